import targetDot from "../../ui/target-dot.module.css";

const heights = [30, 52, 44, 66, 58, 72, 50];
const baseline = 96;

/** A drawing of a bar chart, for a screen without data. */
export function ChartPicture() {
  return (
    <svg viewBox="0 0 120 120" aria-hidden="true">
      {heights.map((height, index) => {
        const x = 12 + 14 * index;
        return (
          <rect
            key={x}
            x={x}
            y={baseline - height}
            width="8"
            height={height}
            rx="4"
            fill="var(--track)"
          />
        );
      })}
      <path d="M8 34H112" stroke="var(--line-strong)" strokeWidth="1.5" strokeDasharray="3 4" />
      <circle className={targetDot.targetDot} cx="86" cy="24" r="5" />
    </svg>
  );
}
