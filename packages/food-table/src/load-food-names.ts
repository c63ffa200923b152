import { readFileSync } from "node:fs";
import { parseFoodNames } from "./food-names.ts";

/** The names of foods in a language, such as "de", by the food's id. Reads the disk on every call. */
export const loadFoodNames = (tag: string): ReadonlyMap<string, readonly string[]> =>
  parseFoodNames(readFileSync(new URL(`../names/${tag}.tsv`, import.meta.url), "utf8"));
