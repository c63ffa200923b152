import { closeSync, existsSync, openSync, readSync } from "node:fs";
import { basename } from "node:path";
import { ImportError } from "../import/import-error.ts";
import type { Watch } from "../import/import-progress.ts";
import { type OffRow, toDay, toRecord } from "./off-record.ts";
import type { ProductImport } from "./product-import.ts";
import { type ReadRecord, refusals } from "./product-record.ts";
import type { ProductWriter } from "./product-writer.ts";
import { readLines } from "./read-lines.ts";
import { csvColumns, readCsvRow, readJsonLine } from "./read-off.ts";
import { readParquet } from "./read-off-parquet.ts";

/** The times of a delta, in seconds since 1970, from its name. */
export interface Delta {
  readonly from: number;
  readonly until: number;
}

/** A daily delta is named after its times: openfoodfacts_products_1638076899_1638162314.json.gz. */
export function findDelta(path: string): Delta | undefined {
  const [, from, until] =
    /^openfoodfacts_products_(\d+)_(\d+)\.json(\.gz)?$/.exec(basename(path)) ?? [];
  return from === undefined ? undefined : { from: Number(from), until: Number(until) };
}

/** True for an export of Open Food Facts. */
export function isOffFile(path: string): boolean {
  if (/\.(jsonl(\.gz)?|csv\.gz|parquet)$/i.test(path)) return true;
  return /\.(csv|tsv)$/i.test(path) && existsSync(path) && readStart(path).startsWith("code\t");
}

function readStart(path: string): string {
  const bytes = Buffer.alloc(16);
  const file = openSync(path, "r");
  const count = readSync(file, bytes);
  closeSync(file);
  return bytes.toString("utf8", 0, count).replace(/^\uFEFF/, "");
}

/** Info of the file of products: changes until this second, since 1970, are in it. */
export const untilKey = "until";

/** Imports an export in the format that its name says. */
export async function importOffFile(job: ProductImport): Promise<void> {
  await importRows(job);
  job.writer.setInfo(untilKey, String(job.writer.newestChange));
}

function importRows(job: ProductImport): Promise<void> {
  if (/\.jsonl(\.gz)?$/i.test(job.path)) return importJsonLines(job);
  return /\.parquet$/i.test(job.path) ? importParquet(job) : importCsv(job);
}

/**
 * Applies the changes of a day. A product that is no longer usable is removed.
 *
 * @throws ImportError if the changes before the delta are missing
 */
export async function importDelta(job: ProductImport, { from, until }: Delta): Promise<void> {
  const there = Number(job.writer.getInfo(untilKey) ?? 0);
  const shownName = basename(job.path);
  if (from > there + maxGapSeconds)
    throw new ImportError(
      `${shownName} begins on ${day(from)}, but the products are of ${day(there)}: import the deltas between first, or the .jsonl.gz again`,
    );
  await importJsonLines(job);
  job.writer.setInfo(untilKey, String(Math.max(there, until)));
}

/** The newest change of an export is somewhat older than the export, and products change every few seconds. */
const maxGapSeconds = 7_200;

const day = (seconds: number) => new Date(seconds * 1000).toISOString().slice(0, 10);

/** Rows between two looks at whether to stop. */
const rowsPerTurn = 1_000;

function reportRow(watch: Watch, rows: number): void {
  watch.rows = rows;
  if (rows % rowsPerTurn > 0) return;
  watch.onProgress(watch);
  watch.signal.throwIfAborted();
}

async function importJsonLines({ path, writer, watch, choice }: ProductImport): Promise<void> {
  const isDelta = findDelta(path) !== undefined;
  let rows = 0;
  for await (const line of readLines(path, watch)) {
    if (line === "") continue;
    rows += 1;
    reportRow(watch, rows);
    if (rows <= writer.rowsDone) continue;
    const row = readJsonLine(line);
    if (row) noteChange(writer, row);
    const record: ReadRecord = row ? toRecord(row, choice) : { refused: refusals.broken };
    if (isDelta && row && "refused" in record) writer.remove(row.code, toDay(row.modified));
    writer.addRow(record);
  }
}

function noteChange(writer: ProductWriter, { modified }: OffRow): void {
  writer.newestChange = Math.max(writer.newestChange, modified);
}

async function importParquet({ path, writer, watch, choice }: ProductImport): Promise<void> {
  let rows = writer.rowsDone;
  for await (const row of readParquet(path, watch, writer.rowsDone)) {
    rows += 1;
    reportRow(watch, rows);
    noteChange(writer, row);
    writer.addRow(toRecord(row, choice));
  }
}

async function importCsv({ path, writer, watch, choice }: ProductImport): Promise<void> {
  if (choice.languages.length > 0)
    throw new ImportError(
      `${basename(path)} does not say the language of a name: import the .jsonl.gz to choose languages`,
    );
  let places: ReadonlyMap<string, number> | undefined;
  let rows = 0;
  for await (const line of readLines(path, watch)) {
    const cells = line.split("\t");
    if (places === undefined) {
      places = findColumns(basename(path), cells);
      continue;
    }
    rows += 1;
    reportRow(watch, rows);
    if (rows <= writer.rowsDone) continue;
    const known = places;
    const row = readCsvRow((column) => cells[known.get(column) ?? -1] ?? "");
    noteChange(writer, row);
    writer.addRow(cells.length < known.size ? { refused: refusals.broken } : toRecord(row, choice));
  }
}

function findColumns(shownName: string, header: readonly string[]): ReadonlyMap<string, number> {
  const places = new Map(header.map((column, place) => [column.replace(/^\uFEFF/, ""), place]));
  const missing = csvColumns.required.filter((column) => !places.has(column));
  if (missing.length > 0)
    throw new ImportError(
      `${shownName} has no column ${missing.join(" and ")}: it is no CSV export of Open Food Facts`,
    );
  return places;
}
