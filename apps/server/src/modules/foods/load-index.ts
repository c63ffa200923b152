import { loadFoods } from "@morsel/food-table";
import { buildFoodIndex, type FoodIndex } from "@morsel/nutrition/estimate";

/**
 * Returns a function that gives the index of all foods: the starter table and the foods imported into
 * `dataDir`. They are loaded on first use, since a process with ROLE=serve may never need them.
 */
export function createFoodIndexLoader(dataDir: string): () => FoodIndex {
  let foods: FoodIndex | undefined;
  return () => {
    foods ??= buildFoodIndex(loadFoods({ dataDir }));
    return foods;
  };
}
