import { readdirSync, readFileSync } from "node:fs";
import type { Food } from "@morsel/nutrition";
import { parseFoodTable } from "./food-csv.ts";

/** The folder of the starter table: one file per food group. */
const starterDataUrl = new URL("../data/", import.meta.url);

/** The text of each file of the starter table, in the order of file names. */
export function readStarterFiles(): { readonly fileName: string; readonly csvText: string }[] {
  return readdirSync(starterDataUrl)
    .filter((fileName) => fileName.endsWith(".csv"))
    .sort()
    .map((fileName) => ({
      fileName,
      csvText: readFileSync(new URL(fileName, starterDataUrl), "utf8"),
    }));
}

/**
 * The foods that come with the product, group by group, always in the same order. Amounts are per
 * 100 g of what is eaten; `null` is unknown. Ids and aliases are unique over the whole table, and
 * every food has a default portion; the tests of this package hold the files to that.
 *
 * Reads the disk on every call: keep the result.
 *
 * @throws FoodTableError if a file is not in the format
 */
export function loadStarterTable(): readonly Food[] {
  return readStarterFiles().flatMap(({ fileName, csvText }) => parseFoodTable(csvText, fileName));
}
