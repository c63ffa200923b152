import iconStyles from "./icon.module.css";
import styles from "./spinner.module.css";
import textStyles from "./text.module.css";
/** Show a text with it that says what is loading. */
export function Spinner() {
  return (
    <svg
      className={`${iconStyles.icon} ${iconStyles.spinning}`}
      viewBox="0 0 24 24"
      fill="none"
      aria-hidden="true"
    >
      <circle cx="12" cy="12" r="8.5" stroke="var(--track)" strokeWidth="3" />
      <path
        d="M12 3.5a8.5 8.5 0 0 1 8.5 8.5"
        stroke="var(--caution)"
        strokeWidth="3"
        strokeLinecap="round"
      />
    </svg>
  );
}

/** A spinner in the middle of the screen. */
export function FullScreenSpinner({ label }: { readonly label: string }) {
  return (
    <div className={styles.screen} role="status">
      <Spinner />
      <span className={textStyles.muted}>{label}</span>
    </div>
  );
}
