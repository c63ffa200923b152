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
  /** How many parts lack a figure for each nutrient: above 0, a known amount is an "at least". */
  readonly missing: Readonly<Record<NutrientId, number>>;
  readonly parts: number;
}

/** One meal's amounts, and how many of its items lack each. */
export function totalsOfMeal(meal: MealEntry): Totals {
  const missing = countBy((id) => itemsWithout(meal, id));
  return { amounts: amountsOf(meal), missing, parts: meal.items.length };
}

/** Several meals' amounts, and how many of the meals lack each in whole or in part. */
export function totalsOfMeals(meals: readonly MealEntry[]): Totals {
  const parts = meals.map(amountsOf);
  const { amounts } = sumNutrients(parts);
  const missing = countBy(
    (id) =>
      meals.filter((meal, at) => parts[at]?.[id] === null || itemsWithout(meal, id) > 0).length,
  );
  return { amounts, missing, parts: meals.length };
}

/** How many of a meal's items lack a nutrient. Items tell their macros only. */
export function itemsWithout(meal: MealEntry, id: NutrientId): number {
  const macro = macroIds.find((other) => other === id);
  return macro ? meal.items.filter((item) => item.macros[macro] === null).length : 0;
}

function countBy(count: (id: NutrientId) => number): Readonly<Record<NutrientId, number>> {
  return Object.fromEntries(nutrientIds.map((id) => [id, count(id)])) as Record<NutrientId, number>;
}
