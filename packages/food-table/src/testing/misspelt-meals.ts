import { readFileSync } from "node:fs";
import { estimateMeals, type FoodIndex } from "@morsel/nutrition/estimate";
import { writtenAt } from "../test-messages/check-reading.ts";

/** A meal as it was mistyped, with the same words spelt right. */
export interface MisspeltMeal {
  readonly misspelt: string;
  readonly meant: string;
}

const header = "misspelt\tmeant";

export const isMisspeltMeals = (path: string): boolean =>
  path.endsWith(".tsv") && readFileSync(path, "utf8").startsWith(header);

/** The rows of a tab-separated file of misspelt meals. */
export function readMisspeltMeals(path: string): readonly MisspeltMeal[] {
  const [, ...lines] = readFileSync(path, "utf8").split(/\r?\n/);
  return lines
    .filter((line) => line !== "")
    .map((line) => {
      const [misspelt = "", meant = ""] = line.split("\t");
      return { misspelt, meant };
    });
}

/** The names of the foods of a message, sorted. */
export function namesOfFoods(message: string, index: FoodIndex): readonly string[] {
  const { meals } = estimateMeals(message, index, writtenAt);
  return meals.flatMap(({ items }) => items.map(({ food }) => food.name)).sort();
}

/** True if the misspelt words are read as the foods that were meant. */
export const isReadAlike = ({ misspelt, meant }: MisspeltMeal, index: FoodIndex): boolean =>
  namesOfFoods(misspelt, index).join() === namesOfFoods(meant, index).join();
