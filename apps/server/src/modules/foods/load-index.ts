import { loadFoods } from "@morsel/food-table";
import { buildFoodIndex, type FoodIndex } from "@morsel/nutrition/estimate";
import { readStoredNames } from "./stored-names.ts";
import { storedNamesFile } from "./stored-names-file.ts";

/**
 * Returns a function that gives the index of all foods: the starter table and the foods imported into
 * `dataDir`. They are loaded on first use, since a process with ROLE=serve may never need them.
 */
export function createFoodIndexLoader(
  dataDir: string,
  namesFile = storedNamesFile,
): () => FoodIndex {
  let index: FoodIndex | undefined;
  return () => {
    index ??= loadIndex(dataDir, namesFile);
    return index;
  };
}

function loadIndex(dataDir: string, namesFile: string | undefined): FoodIndex {
  const foods = loadFoods({ dataDir });
  // Indexing the names takes a third of the processor time of a start.
  const names = namesFile === undefined ? undefined : readStoredNames(namesFile, foods);
  return buildFoodIndex(foods, undefined, names);
}
