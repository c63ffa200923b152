import { loadStarterTable } from "@morsel/food-table";
import { buildFoodIndex, type FoodIndex } from "@morsel/nutrition/estimate";

/** The foods that messages are matched against, loaded once for the life of the process. */
export function loadFoods(): FoodIndex {
  return buildFoodIndex(loadStarterTable());
}
