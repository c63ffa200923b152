import type { MealEntry } from "@morsel/contracts";
import {
  macroIds,
  type NutrientAmounts,
  type NutrientId,
  nutrientAmounts,
  nutrientIds,
  sumNutrients,
} from "@morsel/nutrition";

/** All amounts of a meal, as one list. */
export function amountsOf(meal: MealEntry): NutrientAmounts {
  return nutrientAmounts({ ...meal.micros, ...meal.lipids_detail, ...meal.macros });
}

export interface Totals {
  readonly amounts: NutrientAmounts;
  /** The number of parts that do not report each nutrient: above 0, the amount is a minimum. */
  readonly missing: Readonly<Record<NutrientId, number>>;
  readonly parts: number;
}

/** The amounts of a meal, and how many of its items do not report each. */
export function totalsOfMeal(meal: MealEntry): Totals {
  const missing = countBy((id) => itemsWithout(meal, id));
  return { amounts: amountsOf(meal), missing, parts: meal.items.length };
}

/** The sums of meals, and how many of the meals do not report each completely. */
export function totalsOfMeals(meals: readonly MealEntry[]): Totals {
  const parts = meals.map(amountsOf);
  const { amounts } = sumNutrients(parts);
  const missing = countBy(
    (id) =>
      meals.filter((meal, at) => parts[at]?.[id] === null || itemsWithout(meal, id) > 0).length,
  );
  return { amounts, missing, parts: meals.length };
}

/** How many of a meal's items do not report a nutrient. Items report macros only. */
export function itemsWithout(meal: MealEntry, id: NutrientId): number {
  const macro = macroIds.find((other) => other === id);
  return macro ? meal.items.filter((item) => item.macros[macro] === null).length : 0;
}

function countBy(count: (id: NutrientId) => number): Readonly<Record<NutrientId, number>> {
  return Object.fromEntries(nutrientIds.map((id) => [id, count(id)])) as Record<NutrientId, number>;
}
