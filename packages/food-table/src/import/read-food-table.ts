import type { Watch } from "./import-progress.ts";
import type { DownloadFile } from "./open-download.ts";
import { hasLongFiles, readLongTable } from "./read-long-table.ts";
import { findWideFiles, readWideTable } from "./read-wide-table.ts";
import { type TableFood, toTableFood } from "./table-figures.ts";
import { hasEnergy, notTheTable } from "./table-records.ts";
import type { FoodTableEdition, FoodTableLayout } from "./tables/food-table-layout.ts";

/** The foods of a national table, in the order of its files. */
export interface FoodTable {
  readonly edition: FoodTableEdition;
  readonly foods: readonly TableFood[];
}

/** True if the files are those of the table. */
export async function isFoodTable(
  files: readonly DownloadFile[],
  layout: FoodTableLayout,
): Promise<boolean> {
  if (layout.files.shape === "long") return hasLongFiles(files, layout.files);
  const found = await findWideFiles(files, layout, layout.files);
  return found.some(({ headings }) => hasEnergy(layout, new Set(headings.places.keys())));
}

/**
 * Reads the files of a national table.
 *
 * @throws ImportError if they are not those of the table
 */
export async function readFoodTable(
  files: readonly DownloadFile[],
  layout: FoodTableLayout,
  watch: Watch,
): Promise<FoodTable> {
  const { records, columns } =
    layout.files.shape === "wide"
      ? await readWideTable(files, layout, layout.files, watch)
      : await readLongTable(files, layout, layout.files, watch);
  const edition = layout.editions.find(({ column }) => column === undefined || columns.has(column));
  if (edition === undefined || !hasEnergy(layout, columns)) throw notTheTable(layout, watch);
  return { edition, foods: records.map((record) => toTableFood(record, layout, watch)) };
}
