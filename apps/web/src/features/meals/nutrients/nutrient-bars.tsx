import {
  type DailyTarget,
  type DailyTargets,
  getNutrient,
  type TargetNutrientId,
} from "@morsel/nutrition";
import meterStyles from "../../../ui/meter.module.css";
import { type BarProps, Meter } from "../../../ui/meter.tsx";
import { getMark } from "../../../ui/nutrient-marks.ts";
import { formatAmount, formatTarget } from "./format-amount.ts";
import type { Totals } from "./meal-amounts.ts";

interface Props {
  readonly ids: readonly TargetNutrientId[];
  readonly totals: Totals;
  readonly targets: DailyTargets;
  /** What the totals are made of: 'meal', 'item'. */
  readonly part: string;
}

/** Totals against the daily targets, calories across. */
export function NutrientBars({ ids, totals, targets, part }: Props) {
  return (
    <div className={meterStyles.meters}>
      {ids.map((id) => {
        const target = targets[id];
        const value = totals.amounts[id];
        const { label, unit } = getNutrient(id);
        return (
          <Meter
            key={id}
            label={label}
            mark={getMark(id)}
            value={value}
            goal={target.high ?? target.low ?? 0}
            {...boundsOf(target)}
            valueText={formatAmount(value, id)}
            goalText={formatTarget(target, id)}
            unit={unit}
            notes={notesOf(id, totals, target.high, part)}
            isFull={id === "calories_kcal"}
          />
        );
      })}
    </div>
  );
}

function boundsOf({ low, high }: DailyTarget): Pick<BarProps, "least" | "isOpen"> {
  if (high === null) return { isOpen: true };
  return low === null || low === high ? {} : { least: low };
}

/** What the figure does not say by itself: how far over it is, and what it leaves out. */
function notesOf(
  id: TargetNutrientId,
  totals: Totals,
  most: number | null,
  part: string,
): readonly string[] {
  const value = totals.amounts[id];
  if (value === null) return ["Unknown"];
  const notes: string[] = [];
  const { unit } = getNutrient(id);
  // As precise as the displayed value: 50.1 of 50 is 0.1 over.
  const scale = unit === "g" ? 10 : 1;
  const excess = most === null ? 0 : (Math.round(scale * value) - scale * most) / scale;
  if (excess > 0) notes.push(`${formatAmount(excess, id)}\u00a0${unit} over`);
  const missing = totals.missing[id];
  if (missing > 0) {
    const parts = totals.parts === 1 ? part : `${part}s`;
    notes.push(`At least: ${missing} of ${totals.parts} ${parts} not known in full`);
  }
  return notes;
}
