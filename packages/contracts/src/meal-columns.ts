import type { TargetNutrientId } from "@morsel/nutrition";

/** The columns of a meal card (spec section 3), in their order. */
export const mealColumnIds = [
  "calories",
  "protein",
  "carbs",
  "fat",
  "fiber",
  "sugar",
  "sodium",
  "serving",
  "cholesterol",
  "saturated_fat",
] as const;
export type MealColumnId = (typeof mealColumnIds)[number];

/** The columns that are shown by default (spec section 9). */
export const defaultMealColumns: readonly MealColumnId[] = ["calories", "protein", "carbs", "fat"];

/** The nutrient that each column shows and adds to the daily score; undefined for columns that show something else. */
export const columnNutrients: Readonly<Record<MealColumnId, TargetNutrientId | undefined>> = {
  calories: "calories_kcal",
  protein: "protein_g",
  carbs: "carbs_g",
  fat: "fat_g",
  fiber: "fiber_g",
  sugar: "sugar_g",
  sodium: "sodium_mg",
  serving: undefined,
  cholesterol: "cholesterol_mg",
  saturated_fat: "saturated_g",
};
