import targetDot from "./target-dot.module.css";
/** An empty plate; its dot is dashed if something is missing. */
export function EmptyPlate({ isMissing = false }: { readonly isMissing?: boolean }) {
  return (
    <svg viewBox="0 0 120 120" aria-hidden="true">
      <circle
        cx="60"
        cy="60"
        r="46"
        fill="var(--surface)"
        stroke="var(--line-strong)"
        strokeWidth="1.5"
      />
      <circle cx="60" cy="60" r="31" fill="none" stroke="var(--line)" strokeWidth="1.5" />
      <circle cx="92.5" cy="27.5" r="9.5" fill="var(--page)" />
      {isMissing ? (
        <circle
          cx="92.5"
          cy="27.5"
          r="6.5"
          fill="none"
          stroke="var(--line-strong)"
          strokeWidth="1.5"
          strokeDasharray="2.5 3"
        />
      ) : (
        <circle className={targetDot.targetDot} cx="92.5" cy="27.5" r="6.5" />
      )}
    </svg>
  );
}

/** A placeholder for a plate. */
export function DashedPlate() {
  return (
    <svg width="36" height="36" viewBox="0 0 40 40" aria-hidden="true">
      <circle
        cx="20"
        cy="20"
        r="16"
        fill="none"
        stroke="var(--line-strong)"
        strokeWidth="1.5"
        strokeDasharray="3 4"
      />
    </svg>
  );
}
