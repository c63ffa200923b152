import { closeSync, openSync } from "node:fs";
import { basename } from "node:path";
import { asyncBufferFromFile, parquetMetadataAsync, parquetSchema } from "hyparquet";
import { ImportError } from "../import/import-error.ts";
import { beginStep, reportBytes, type Watch } from "../import/import-progress.ts";
import type { OffRow } from "./off-record.ts";
import { type Cell, type ColumnChunk, openColumn } from "./parquet-column.ts";
import { number, tags, text, unitOf } from "./read-off.ts";

/** The columns that are read, by their paths in the file without "list" and "element". */
const leaves = [
  "code",
  "lang",
  "product_name.lang",
  "product_name.text",
  "brands",
  "quantity",
  "product_quantity",
  "product_quantity_unit",
  "serving_size",
  "serving_quantity",
  "countries_tags",
  "data_quality_errors_tags",
  "last_modified_t",
  "unique_scans_n",
  "nutriments.name",
  "nutriments.100g",
] as const;

const requiredLeaves: readonly Leaf[] = [
  "code",
  "product_name.text",
  "nutriments.name",
  "nutriments.100g",
];

type Leaf = (typeof leaves)[number];
/** The cells of a row. */
type Row = (leaf: Leaf) => Cell;

/**
 * The rows of the Parquet export after the first `rowsDone`. Of a group of rows only a page of each column is in memory.
 *
 * @throws ImportError if the file is not a whole Parquet file, or not an export of Open Food Facts
 */
export async function* readParquet(
  path: string,
  watch: Watch,
  rowsDone: number,
): AsyncGenerator<OffRow> {
  const shownName = basename(path);
  const file = await asyncBufferFromFile(path);
  const metadata = await parquetMetadataAsync(file).catch((cause) => {
    throw notWhole(shownName, cause);
  });
  beginStep(watch, "reading", file.byteLength);
  const schema = parquetSchema(metadata);
  let rowsRead = 0;
  for (const group of metadata.row_groups) {
    watch.signal.throwIfAborted();
    const count = Number(group.num_rows);
    const toSkip = Math.max(0, Math.min(count, rowsDone - rowsRead));
    if (toSkip < count) {
      const columns = findColumns(group.columns, shownName);
      try {
        yield* readGroup(path, columns, schema, count, toSkip);
      } catch (cause) {
        throw notWhole(shownName, cause);
      }
    }
    rowsRead += count;
    reportBytes(watch, file.byteLength * (count / Number(metadata.num_rows)));
  }
}

function* readGroup(
  path: string,
  columns: ReadonlyMap<Leaf, ColumnChunk>,
  schema: ReturnType<typeof parquetSchema>,
  count: number,
  toSkip: number,
): Generator<OffRow> {
  const file = openSync(path, "r");
  try {
    const cells = new Map<Leaf, Generator<Cell>>();
    for (const [leaf, chunk] of columns) cells.set(leaf, openColumn(file, chunk, schema));
    for (let at = 0; at < count; at += 1) {
      const row = new Map<Leaf, Cell>();
      for (const [leaf, column] of cells) {
        const { value, done } = column.next();
        if (done) throw new Error(`its column ${leaf} is too short`);
        row.set(leaf, value);
      }
      if (at >= toSkip) yield toOffRow((leaf) => row.get(leaf) ?? []);
    }
  } finally {
    closeSync(file);
  }
}

function findColumns(
  columns: readonly ColumnChunk[],
  shownName: string,
): ReadonlyMap<Leaf, ColumnChunk> {
  const found = new Map(
    columns.flatMap((column): [Leaf, ColumnChunk][] => {
      const path = column.meta_data?.path_in_schema ?? [];
      const name = path.filter((part) => part !== "list" && part !== "element").join(".");
      const leaf = leaves.find((one) => one === name);
      return leaf ? [[leaf, column]] : [];
    }),
  );
  const missing = requiredLeaves.filter((leaf) => !found.has(leaf));
  if (missing.length > 0)
    throw new ImportError(
      `${shownName} has no column ${missing.join(" and ")}: it is no Parquet export of Open Food Facts`,
    );
  return found;
}

const notWhole = (shownName: string, cause: unknown) =>
  new ImportError(
    `${shownName} is not a whole Parquet file (${(cause as Error).message}): download it again`,
    { cause },
  );

/** A single-precision figure has about seven digits: 0.009999999776482582 is 0.01. */
const singlePrecisionDigits = 7;

function toOffRow(row: Row): OffRow {
  const one = (leaf: Leaf) => row(leaf)[0];
  const figures = new Map<string, number>();
  // "100g" is in grams whatever the unit of the figure is, except for energy and alcohol.
  const amounts = row("nutriments.100g");
  for (const [at, name] of row("nutriments.name").entries()) {
    const amount = amounts[at];
    if (typeof amount === "number" && Number.isFinite(amount))
      figures.set(text(name), Number(amount.toPrecision(singlePrecisionDigits)));
  }
  const servingText = text(one("serving_size"));
  return {
    code: text(one("code")),
    names: readNames(row),
    brands: text(one("brands")),
    quantity: text(one("quantity")),
    packageSize: number(one("product_quantity")),
    packageUnit: text(one("product_quantity_unit")),
    servingText,
    servingSize: number(one("serving_quantity")),
    servingUnit: unitOf(servingText),
    countries: tags(row("countries_tags")),
    errors: tags(row("data_quality_errors_tags")),
    modified: Number(one("last_modified_t") ?? 0),
    scans: Number(one("unique_scans_n") ?? 0),
    figures: (name) => figures.get(name),
    per: undefined,
  };
}

/** Names by language, that of the product's own language first: it is "main", and again under its own code. */
function readNames(row: Row): ReadonlyMap<string, string> {
  const own = text(row("lang")[0]);
  const languages = row("product_name.lang").map((lang) => (lang === "main" ? own : text(lang)));
  const all = row("product_name.text").map((name, at) => ({
    language: languages[at] ?? "",
    name: text(name).trim(),
  }));
  const ownFirst = all.toSorted(
    (one, other) => Number(other.language === own) - Number(one.language === own),
  );
  const names = new Map<string, string>();
  for (const { language, name } of ownFirst) {
    if (name !== "" && !names.has(language)) names.set(language, name);
  }
  return names;
}
