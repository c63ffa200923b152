import { loadFoods } from "@morsel/food-table";
import { buildFoodIndex, type FoodIndex } from "@morsel/nutrition/estimate";

/**
 * The foods that messages are matched against: the starter table and what was imported into
 * `dataDir`. Loaded when first asked for, and kept for the life of the process: a process that
 * only serves may never need them.
 */
export function createFoodIndexLoader(dataDir: string): () => FoodIndex {
  let foods: FoodIndex | undefined;
  return () => {
    foods ??= buildFoodIndex(loadFoods({ dataDir }));
    return foods;
  };
}
