import { buildFoodIndex, type FoodIndex } from "@morsel/nutrition/estimate";
import { loadStarterTable } from "../starter-table.ts";

/** The starter table and its index, once for all test files of a process. */
export const starterFoods = loadStarterTable();
export const starterIndex: FoodIndex = buildFoodIndex(starterFoods);

let other: FoodIndex | undefined;

/** Another index of the table, read again from its files: no reading may depend on which index it used. */
export function otherStarterIndex(): FoodIndex {
  other ??= buildFoodIndex(loadStarterTable());
  return other;
}
