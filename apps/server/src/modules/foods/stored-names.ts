import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { deserialize, serialize } from "node:v8";
import type { Food } from "@morsel/nutrition";
import { type IndexedNames, indexNames } from "@morsel/nutrition/estimate";

/** The indexed names of a food table, and which table it is. */
interface StoredNames {
  readonly foods: number;
  /** Of the names that were indexed. */
  readonly hash: string;
  readonly names: IndexedNames;
}

/** Indexes the names of foods, as a file that `readStoredNames` reads. */
export function formatStoredNames(foods: readonly Food[]): Buffer {
  const stored: StoredNames = {
    foods: foods.length,
    hash: hashNames(foods),
    names: indexNames(foods),
  };
  return serialize(stored);
}

/** The stored names if the file was made of these foods; else undefined, as when foods were imported. */
export function readStoredNames(file: string, foods: readonly Food[]): IndexedNames | undefined {
  const stored: StoredNames = deserialize(readFileSync(file));
  const isOfFoods = stored.foods === foods.length && stored.hash === hashNames(foods);
  return isOfFoods ? stored.names : undefined;
}

/** Of everything that `indexNames` reads of a food. */
function hashNames(foods: readonly Food[]): string {
  const names = foods.map(({ name, aliases, isBranded, isImported }) => [
    name,
    aliases,
    isBranded === true,
    isImported === true,
  ]);
  return createHash("sha256").update(JSON.stringify(names)).digest("base64");
}
