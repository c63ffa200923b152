import { type MealColumnId, mealColumnIds } from "@morsel/contracts/facts";
import type { NutrientId } from "@morsel/nutrition";

export interface Column {
  readonly id: MealColumnId;
  readonly label: string;
  /** Undefined for what is no nutrient: servings. */
  readonly nutrient: NutrientId | undefined;
}

const columnsById: Readonly<Record<MealColumnId, Omit<Column, "id">>> = {
  calories: { label: "Cals", nutrient: "calories_kcal" },
  protein: { label: "Prot", nutrient: "protein_g" },
  carbs: { label: "Carb", nutrient: "carbs_g" },
  fat: { label: "Fats", nutrient: "fat_g" },
  fiber: { label: "Fiber", nutrient: "fiber_g" },
  sugar: { label: "Sugar", nutrient: "sugar_g" },
  sodium: { label: "Sodium", nutrient: "sodium_mg" },
  serving: { label: "Servings", nutrient: undefined },
  cholesterol: { label: "Cholesterol", nutrient: "cholesterol_mg" },
  saturated_fat: { label: "Sat Fat", nutrient: "saturated_g" },
};

/** What a meal card can show (spec section 3), in the order in which it does. */
export const columns: readonly Column[] = mealColumnIds.map((id) => ({ id, ...columnsById[id] }));

/** The chosen columns in the order in which they show. */
export function columnsOf(chosen: readonly MealColumnId[]): readonly Column[] {
  return columns.filter((column) => chosen.includes(column.id));
}
