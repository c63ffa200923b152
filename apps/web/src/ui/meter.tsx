import { type Mark, Swatch } from "./legend-mark.tsx";
import { t } from "./messages-on-demand.ts";
import styles from "./meter.module.css";

export interface MeterProps {
  readonly label: string;
  readonly mark: Mark;
  /** null if unknown. */
  readonly value: number | null;
  readonly goal: number;
  /** The lower bound of a range that ends at `goal`; shown as a second tick. */
  readonly low?: number;
  /** The goal has no upper bound. */
  readonly isUnbounded?: boolean;
  /** The value and goal as shown, without unit. */
  readonly valueText: string;
  readonly goalText: string;
  readonly unit: string;
  /** What the value is likely to be; shown below the bar. */
  readonly range?: string | undefined;
  /** Lines in words below the bar. */
  readonly notes?: readonly string[];
  /** Takes the whole row of a grid of meters. */
  readonly isFull?: boolean;
}

/** A value against its goal: clamped at the goal's tick, in the danger colour beyond it. */
export function Meter({
  label,
  mark,
  value,
  goal,
  low,
  isUnbounded = false,
  valueText,
  goalText,
  unit,
  range,
  notes = [],
  isFull,
}: MeterProps) {
  const known = value ?? 0;
  const isOver = known > goal && !isUnbounded;
  const spoken =
    value === null
      ? t.unknown
      : t.valueTextGoalTextUnitForm({ valueText, goalText, unit, form: isOver ? t.over : "" });
  return (
    // biome-ignore lint/a11y/useSemanticElements: a <meter> has no place for its label, tick and notes.
    <div
      className={`${styles.meter} ${isOver ? styles.over : ""} ${isFull ? styles.fullWidth : ""}`}
      role="meter"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={goal}
      aria-valuenow={Math.min(known, goal)}
      aria-valuetext={spoken}
    >
      <div className={styles.label}>
        <b>
          <Swatch mark={mark} />
          {label}
        </b>
        <span>
          <i>{valueText}</i> / {goalText}&nbsp;{unit}
        </span>
      </div>
      <div className={styles.track}>
        <div
          className={styles.fill}
          style={{
            width: `${(100 * Math.min(1, known / goal)).toFixed(1)}%`,
            background: mark.color,
          }}
        />
        {low === undefined ? null : (
          <div
            className={styles.goal}
            style={{ right: `${(100 * (1 - low / goal)).toFixed(1)}%` }}
          />
        )}
        <div className={styles.goal} />
      </div>
      {notes.map((note, index) => (
        <div key={note} className={index === 0 ? `${styles.note} ${styles.first}` : styles.note}>
          {note}
        </div>
      ))}
      {range === undefined ? null : <div className={styles.note}>{range}</div>}
    </div>
  );
}
