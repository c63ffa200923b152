import { dailyTargets, getNutrient, type TargetNutrientId } from "@morsel/nutrition";
import { Bar } from "../../ui/bar.tsx";
import { formatAmount } from "./format-amount.ts";
import type { Totals } from "./meal-amounts.ts";
import { getMark } from "./nutrient-marks.ts";

interface Props {
  readonly ids: readonly TargetNutrientId[];
  readonly totals: Totals;
  /** What the totals are made of: 'meal', 'item'. */
  readonly part: string;
}

/** Totals against the daily targets, calories across. */
export function NutrientBars({ ids, totals, part }: Props) {
  return (
    <div className="bars">
      {ids.map((id) => {
        const goal = dailyTargets[id];
        const value = totals.amounts[id];
        const { label, unit } = getNutrient(id);
        return (
          <Bar
            key={id}
            label={label}
            mark={getMark(id)}
            value={value}
            goal={goal}
            valueText={formatAmount(value, id)}
            goalText={formatAmount(goal, id)}
            unit={unit}
            notes={notesOf(id, totals, part)}
            isFull={id === "calories_kcal"}
          />
        );
      })}
    </div>
  );
}

/** What the figure does not say by itself: how far over it is, and what it leaves out. */
function notesOf(id: TargetNutrientId, totals: Totals, part: string): readonly string[] {
  const value = totals.amounts[id];
  if (value === null) return ["Unknown"];
  const notes: string[] = [];
  const { unit } = getNutrient(id);
  // As fine as the value beside it: what reads 50.1 of 50 is 0.1 over.
  const scale = unit === "g" ? 10 : 1;
  const excess = (Math.round(scale * value) - scale * dailyTargets[id]) / scale;
  if (excess > 0) notes.push(`${formatAmount(excess, id)}\u00a0${unit} over`);
  const missing = totals.missing[id];
  if (missing > 0) {
    const parts = totals.parts === 1 ? part : `${part}s`;
    notes.push(`At least: ${missing} of ${totals.parts} ${parts} not known in full`);
  }
  return notes;
}
