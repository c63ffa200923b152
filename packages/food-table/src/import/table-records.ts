import type { Portion } from "@morsel/nutrition";
import { ImportError } from "./import-error.ts";
import type { Watch } from "./import-progress.ts";
import type { FoodTableLayout } from "./tables/food-table-layout.ts";

/** A record of a national table as its files have it. */
export interface TableRecord {
  readonly id: string;
  readonly name: string;
  /** The cells as the table writes them, by the code of the column. */
  readonly cells: ReadonlyMap<string, string>;
  readonly portions: readonly Portion[];
}

/** All records of a table, and the columns that its files have. */
export interface TableRecords {
  readonly records: readonly TableRecord[];
  readonly columns: ReadonlySet<string>;
}

/** The columns that a table's figures use. */
export function listColumns({ nutrients, files, alcohol }: FoodTableLayout): ReadonlySet<string> {
  const terms = Object.values(nutrients).flatMap((figures) => figures.flat());
  const columns = new Set(terms.map(({ column }) => column));
  if (alcohol !== undefined) columns.add(alcohol);
  if (files.shape === "wide" && files.perVolume) {
    columns.add(files.perVolume.column).add(files.perVolume.densityColumn);
  }
  return columns;
}

/** True if one of the table's figures for energy can be had from the columns. */
export function hasEnergy({ nutrients }: FoodTableLayout, columns: ReadonlySet<string>): boolean {
  return (nutrients.calories_kcal ?? []).some((figure) =>
    figure.every(({ column }) => columns.has(column)),
  );
}

/** A heading without what differs between a publisher's workbook and its CSV. */
export const simplifyHeading = (heading: string): string =>
  heading
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, "");

/** A cell without the spaces around it; empty if the row ends before it. */
export const cellAt = (row: readonly string[], place: number): string => (row[place] ?? "").trim();

/** The error for files that are not those of a table. */
export const notTheTable = ({ title, name }: FoodTableLayout, { shownName }: Watch): ImportError =>
  new ImportError(
    `${shownName} is not the table ${name}: it has no columns with the ids, names and energy of ${title}`,
  );
