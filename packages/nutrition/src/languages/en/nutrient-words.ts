import type { NutrientId } from "../../nutrients.ts";

/**
 * Nutrients in everyday words and on labels, by stem. "Salt" and "sugar" are missing because they
 * are also foods measured in grams.
 */
export const nutrientWords: ReadonlyMap<string, NutrientId> = new Map([
  ["protein", "protein_g"],
  ["carb", "carbs_g"],
  ["carbohydrate", "carbs_g"],
  ["total carb", "carbs_g"],
  ["total carbohydrate", "carbs_g"],
  ["fat", "fat_g"],
  ["total fat", "fat_g"],
  ["saturated fat", "saturated_g"],
  ["sat fat", "saturated_g"],
  ["saturate", "saturated_g"],
  ["fiber", "fiber_g"],
  ["fibre", "fiber_g"],
  ["dietary fiber", "fiber_g"],
  ["total sugar", "sugar_g"],
  ["sodium", "sodium_mg"],
  ["cholesterol", "cholesterol_mg"],
]);
