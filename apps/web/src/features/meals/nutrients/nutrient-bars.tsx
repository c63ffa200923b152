import type { DailyTarget, DailyTargets, DisplayUnits, TargetNutrientId } from "@morsel/nutrition";
import { useUnits } from "../../../api/units.ts";
import { displayNutrient } from "../../../ui/display-nutrient.ts";
import { formatNutrient, formatTarget } from "../../../ui/format-nutrient.ts";
import meterStyles from "../../../ui/meter.module.css";
import { Meter, type MeterProps } from "../../../ui/meter.tsx";
import { getMark } from "../../../ui/nutrient-marks.ts";
import { t } from "../messages.ts";
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

/** More characters do not fit into half a row of a narrow screen. */
const halfRowMaxLength = 15;

/** A meter per nutrient. Calories, long figures, and meters without a neighbour take the full width. */
export function NutrientMeters({ ids, totals, targets, part, energyRange }: Props) {
  const units = useUnits();
  const rows = ids.map((id) => {
    const { label, unit } = displayNutrient(id, units);
    const valueText = formatNutrient(totals.amounts[id], id, units);
    const goalText = formatTarget(targets[id], id, units);
    return { id, label, unit, valueText, goalText };
  });
  const isFull = findFullRows(
    rows.map(
      ({ id, label, unit, valueText, goalText }) =>
        id === "calories_kcal" ||
        `${label}${valueText}${goalText}${unit}`.length > halfRowMaxLength,
    ),
  );
  return (
    <div className={meterStyles.meters}>
      {rows.map(({ id, ...texts }, place) => {
        const target = targets[id];
        return (
          <Meter
            key={id}
            {...texts}
            mark={getMark(id)}
            value={totals.amounts[id]}
            goal={target.high ?? target.low ?? 0}
            {...meterBounds(target)}
            isFull={isFull[place] ?? false}
            notes={meterNotes(id, totals, target.high, part, units)}
            {...(id === "calories_kcal" && { range: energyRange })}
          />
        );
      })}
    </div>
  );
}

/** Which of the meters take a whole row: those that need it, and those without a neighbour. */
function findFullRows(needsRow: readonly boolean[]): readonly boolean[] {
  const isFull = [...needsRow];
  let isSecond = false;
  for (const [place, needs] of needsRow.entries()) {
    const isAlone = !needs && !isSecond && (needsRow[place + 1] ?? true);
    if (isAlone) isFull[place] = true;
    isSecond = !isFull[place] && !isSecond;
  }
  return isFull;
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
  units: DisplayUnits,
): readonly string[] {
  const value = totals.amounts[id];
  if (value === null) return [t.unknown];
  const notes: string[] = [];
  const { unit, factor } = displayNutrient(id, units);
  // As precise as the displayed value: 50.1 of 50 is 0.1 over.
  const scale = factor * (unit === "g" ? 10 : 1);
  const excess = high === null ? 0 : (Math.round(scale * value) - Math.round(scale * high)) / scale;
  if (excess > 0) notes.push(t.excessUnitOver({ excess: formatNutrient(excess, id, units), unit }));
  const missing = totals.missing[id];
  if (missing > 0) {
    const describeMissing = part === "item" ? t.missingItems : t.missingMeals;
    notes.push(describeMissing(totals.parts, { missing }));
  }
  return notes;
}
