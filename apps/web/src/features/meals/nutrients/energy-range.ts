import type { MealEntry } from "@morsel/contracts";
import type { DisplayUnits } from "@morsel/nutrition";
import { formatEnergyRange } from "../../../ui/format-energy.ts";
import { formatNutrient } from "../../../ui/format-nutrient.ts";
import { itemsWithout } from "./meal-amounts.ts";

/** A likely range, in kilocalories, around the sum of the meals. */
interface EnergyRange {
  readonly kcal: number;
  readonly lowKcal: number;
  readonly highKcal: number;
}

/**
 * The likely range of the energy of meals; undefined if the energy of a meal or item is unknown. As within a
 * meal, errors are independent, so the half-widths are added as squares.
 */
export function rangeOfMeals(meals: readonly MealEntry[]): EnergyRange | undefined {
  let kcal = 0;
  let lowSquares = 0;
  let highSquares = 0;
  for (const meal of meals) {
    const { calories_kcal: energy } = meal.macros;
    const range = meal.energy_range;
    const isKnown = itemsWithout(meal, "calories_kcal") === 0;
    if (energy === null || range === null || !isKnown) return undefined;
    kcal += energy;
    lowSquares += (energy - range.low_kcal) ** 2;
    highSquares += (range.high_kcal - energy) ** 2;
  }
  return {
    kcal,
    lowKcal: Math.max(0, kcal - Math.sqrt(lowSquares)),
    highKcal: kcal + Math.sqrt(highSquares),
  };
}

/** '≈ 540 (460–640)'; undefined if there is no range or it has no width. */
export function describeRange(
  range: EnergyRange | undefined,
  units: DisplayUnits,
): string | undefined {
  const bounds = describeBounds(range, units);
  return (
    range && bounds && `≈\u00a0${formatNutrient(range.kcal, "calories_kcal", units)} (${bounds})`
  );
}

/** '460–640'; undefined if there is no range or it has no width. */
export function describeBounds(
  range: EnergyRange | undefined,
  units: DisplayUnits,
): string | undefined {
  if (!range || Math.round(range.lowKcal) === Math.round(range.highKcal)) return undefined;
  return formatEnergyRange(range.lowKcal, range.highKcal, units);
}
