import { columnNutrients, type MealColumnId, mealColumnIds } from "@morsel/contracts/facts";
import type { DisplayUnits, NutrientId } from "@morsel/nutrition";
import { displayNutrient } from "../../../ui/display-nutrient.ts";
import { t } from "../messages.ts";

export interface Column {
  readonly id: MealColumnId;
  readonly label: string;
  /** Undefined for servings, which are not a nutrient. */
  readonly nutrient: NutrientId | undefined;
}

const labels: Readonly<Record<MealColumnId, string>> = {
  get calories() {
    return t.cals;
  },
  get protein() {
    return t.prot;
  },
  get carbs() {
    return t.carb;
  },
  get fat() {
    return t.fats;
  },
  get fiber() {
    return t.fiber;
  },
  get sugar() {
    return t.sugar;
  },
  get sodium() {
    return t.sodium;
  },
  get serving() {
    return t.servings;
  },
  get cholesterol() {
    return t.cholesterol;
  },
  get saturated_fat() {
    return t.satFat;
  },
};

/** The columns of a meal card (spec section 3), in display order. */
export const columns: readonly Column[] = mealColumnIds.map((id) => ({
  id,
  get label() {
    return labels[id];
  },
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
