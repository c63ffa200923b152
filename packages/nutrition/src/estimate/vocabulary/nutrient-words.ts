import type { NutrientId } from "../../nutrients.ts";

/**
 * Nutrients as people and labels call them, by stem. "Salt" and "sugar" alone are foods that are
 * eaten by the gram too, so they are not among them.
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
