import { columnNutrients, type MealColumnId, mealColumnIds } from "@morsel/contracts/facts";
import { type DisplayUnits, displayNutrient, type NutrientId } from "@morsel/nutrition";

export interface Column {
  readonly id: MealColumnId;
  readonly label: string;
  /** Undefined for servings, which are not a nutrient. */
  readonly nutrient: NutrientId | undefined;
}

const labels: Readonly<Record<MealColumnId, string>> = {
  calories: "Cals",
  protein: "Prot",
  carbs: "Carb",
  fat: "Fats",
  fiber: "Fiber",
  sugar: "Sugar",
  sodium: "Sodium",
  serving: "Servings",
  cholesterol: "Cholesterol",
  saturated_fat: "Sat Fat",
};

/** The columns of a meal card (spec section 3), in display order. */
export const columns: readonly Column[] = mealColumnIds.map((id) => ({
  id,
  label: labels[id],
  nutrient: columnNutrients[id],
}));

/** The name of a column; 'Energy' and 'Salt' in the units that a person has chosen. */
export function columnLabel({ label, nutrient }: Column, units: DisplayUnits): string {
  const displayed = nutrient && displayNutrient(nutrient, units);
  return displayed && displayed.factor !== 1 ? displayed.label : label;
}

/** The chosen columns in display order. */
export function columnsOf(chosen: readonly MealColumnId[]): readonly Column[] {
  return columns.filter((column) => chosen.includes(column.id));
}
