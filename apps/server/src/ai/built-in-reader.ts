import { estimateMeals, type FoodIndex } from "@morsel/nutrition/estimate";
import type { MealReader } from "./meal-reader.ts";

/** Reads messages with the engine alone: in milliseconds, offline, without a key. */
export function createBuiltInReader(foods: FoodIndex): MealReader {
  return {
    readMeals: async (message, written) => estimateMeals(message, foods, written),
  };
}
