import { type WeekdayId, weekdayIds } from "@morsel/contracts/facts";
import { useId } from "react";
import { t } from "./messages.ts";
import type { EditedDay } from "./target-draft.ts";
import styles from "./weekday-choice.module.css";

interface Props {
  readonly value: EditedDay;
  /** The weekdays with targets of their own. */
  readonly marked: readonly WeekdayId[];
  readonly onChange: (day: EditedDay) => void;
}

/** Chooses the day whose targets are edited. */
export function WeekdayChoice({ value, marked, onChange }: Props) {
  const name = useId();
  const choices: readonly EditedDay[] = ["every-day", ...weekdayIds];
  return (
    <div className={styles.days} role="radiogroup" aria-label={t.targetsFor}>
      {choices.map((day) => (
        <label key={day} className={styles.day}>
          <input
            type="radio"
            name={name}
            checked={day === value}
            aria-label={describeDay(day, marked)}
            onChange={() => onChange(day)}
          />
          <span className={isMarked(day, marked) ? styles.marked : undefined}>
            {day === "every-day" ? t.everyDay : nameOfDay(day).slice(0, 3)}
          </span>
        </label>
      ))}
    </div>
  );
}

/** 'Monday'. */
export function nameOfDay(day: WeekdayId): string {
  return day.charAt(0).toUpperCase() + day.slice(1);
}

function describeDay(day: EditedDay, marked: Props["marked"]): string {
  if (day === "every-day") return t.everyDay;
  return isMarked(day, marked) ? t.dayHasOwnTargets({ day: nameOfDay(day) }) : nameOfDay(day);
}

function isMarked(day: EditedDay, marked: Props["marked"]): boolean {
  return day !== "every-day" && marked.includes(day);
}
