import {
  type DailyTarget,
  type DailyTargets,
  getNutrient,
  type TargetNutrientId,
} from "@morsel/nutrition";
import meterStyles from "../../../ui/meter.module.css";
import { Meter, type MeterProps } from "../../../ui/meter.tsx";
import { getMark } from "../../../ui/nutrient-marks.ts";
import { formatAmount, formatTarget } from "./format-amount.ts";
import type { Totals } from "./meal-amounts.ts";

interface Props {
  readonly ids: readonly TargetNutrientId[];
  readonly totals: Totals;
  readonly targets: DailyTargets;
  /** The parts of the totals: 'meal', 'item'. */
  readonly part: string;
  /** The likely range of the energy, in words. */
  readonly energyRange?: string | undefined;
}

/** A meter per nutrient; calories take the full width. */
export function NutrientMeters({ ids, totals, targets, part, energyRange }: Props) {
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
            {...meterBounds(target)}
            valueText={formatAmount(value, id)}
            goalText={formatTarget(target, id)}
            unit={unit}
            notes={meterNotes(id, totals, target.high, part)}
            {...(id === "calories_kcal" && { isFull: true, range: energyRange })}
          />
        );
      })}
    </div>
  );
}

function meterBounds({ low, high }: DailyTarget): Pick<MeterProps, "low" | "isUnbounded"> {
  if (high === null) return { isUnbounded: true };
  return low === null || low === high ? {} : { low };
}

/** How far the value exceeds the target, and how many parts are unknown. */
function meterNotes(
  id: TargetNutrientId,
  totals: Totals,
  high: number | null,
  part: string,
): readonly string[] {
  const value = totals.amounts[id];
  if (value === null) return ["Unknown"];
  const notes: string[] = [];
  const { unit } = getNutrient(id);
  // As precise as the displayed value: 50.1 of 50 is 0.1 over.
  const scale = unit === "g" ? 10 : 1;
  const excess = high === null ? 0 : (Math.round(scale * value) - scale * high) / scale;
  if (excess > 0) notes.push(`${formatAmount(excess, id)}\u00a0${unit} over`);
  const missing = totals.missing[id];
  if (missing > 0) {
    const parts = totals.parts === 1 ? part : `${part}s`;
    notes.push(`At least: ${missing} of ${totals.parts} ${parts} not known in full`);
  }
  return notes;
}
