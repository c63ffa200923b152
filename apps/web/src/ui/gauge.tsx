import type { ReactNode } from "react";
import styles from "./gauge.module.css";
import targetDot from "./target-dot.module.css";

const radius = 43;
const circumference = 2 * Math.PI * radius;

interface Props {
  /** 0-100. */
  readonly percent: number;
  /** In px. */
  readonly size: number;
  /** For screen readers. */
  readonly label: string;
  /** The content in the middle. */
  readonly children: ReactNode;
}

/** A ring that fills clockwise up to the target, a dot at 12 o'clock. */
export function Ring({ percent, size, label, children }: Props) {
  const filled = (Math.min(100, Math.max(0, percent)) / 100) * circumference;
  return (
    <div
      className={styles.gauge}
      style={{ width: size, height: size }}
      role="img"
      aria-label={label}
    >
      <svg viewBox="0 0 100 100" aria-hidden="true">
        <g fill="none" strokeWidth="10">
          <circle cx="50" cy="50" r={radius} stroke="var(--track)" />
          {filled > 0 ? (
            <circle
              className={styles.arc}
              cx="50"
              cy="50"
              r={radius}
              stroke="var(--accent)"
              strokeLinecap="round"
              strokeDasharray={`${filled.toFixed(2)} ${circumference.toFixed(2)}`}
              transform="rotate(-90 50 50)"
            />
          ) : null}
        </g>
        <circle cx="50" cy="7" r="7.5" fill="var(--surface)" />
        <circle className={targetDot.targetDot} cx="50" cy="7" r="4.7" />
      </svg>
      <div className={styles.value} aria-hidden="true">
        {children}
      </div>
    </div>
  );
}
