import { columnNutrients, type MealColumnId, mealColumnIds } from "@morsel/contracts/facts";
import type { DisplayUnits, NutrientId } from "@morsel/nutrition";
import { displayNutrient } from "../../../ui/display-nutrient.ts";
import { t } from "../messages.ts";

export interface Column {
  readonly id: MealColumnId;
  /** Undefined for servings, which are not a nutrient. */
  readonly nutrient: NutrientId | undefined;
}

const labels = (): Readonly<Record<MealColumnId, string>> => ({
  calories: t.cals,
  protein: t.prot,
  carbs: t.carb,
  fat: t.fats,
  fiber: t.fiber,
  sugar: t.sugar,
  sodium: t.sodium,
  serving: t.servings,
  cholesterol: t.cholesterol,
  saturated_fat: t.satFat,
});

/** The columns of a meal card (spec section 3), in display order. */
export const columns: readonly Column[] = mealColumnIds.map((id) => ({
  id,
  nutrient: columnNutrients[id],
}));

/** The name of a column; 'Energy' and 'Salt' in the units that a person has chosen. */
export function columnLabel({ id, nutrient }: Column, units: DisplayUnits): string {
  const displayed = nutrient && displayNutrient(nutrient, units);
  return displayed && displayed.factor !== 1 ? displayed.label : labels()[id];
}

/** The chosen columns in display order. */
export function columnsOf(chosen: readonly MealColumnId[]): readonly Column[] {
  return columns.filter((column) => chosen.includes(column.id));
}
