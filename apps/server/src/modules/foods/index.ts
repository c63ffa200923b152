import { loadFoods as loadFoodTable } from "@morsel/food-table";
import { buildFoodIndex, type FoodIndex } from "@morsel/nutrition/estimate";

/**
 * The foods that messages are matched against: the starter table and what was imported into
 * `dataDir`. Loaded once for the life of the process.
 */
export function loadFoods(dataDir: string): FoodIndex {
  return buildFoodIndex(loadFoodTable({ dataDir }));
}
