import { basename } from "node:path";
import type { FoodIndex } from "@morsel/nutrition/estimate";
import {
  isReadAlike,
  namesOfFoods,
  readMisspeltMeals,
} from "../../packages/food-table/src/testing/misspelt-meals.ts";

/** Prints how many misspelt meals are read as the foods that were meant, and the first `count` that are not. */
export function printMisspelt(path: string, index: FoodIndex, count: number): void {
  const rows = readMisspeltMeals(path);
  const wrong = rows.filter((row) => !isReadAlike(row, index));
  const share = (100 * (rows.length - wrong.length)) / rows.length;
  console.log(
    `${basename(path)}: ${rows.length} misspelt meals, ${share.toFixed(1)} % read as the foods that were meant`,
  );
  for (const { misspelt, meant } of wrong.slice(0, count))
    console.log(`  ${misspelt} (${meant}): ${namesOfFoods(misspelt, index).join(", ")}`);
}
