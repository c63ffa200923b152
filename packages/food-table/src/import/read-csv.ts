import { Transform, Writable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { type CsvError, parse } from "csv-parse";
import { ImportError } from "./import-error.ts";
import { reportBytes, type Watch } from "./import-progress.ts";
import type { DownloadFile } from "./open-download.ts";

/** The cells of one row in the order of the columns asked for; empty if the file lacks one. */
export type CsvRow = readonly string[];

/** How a file writes its rows. */
export interface CsvFormat {
  readonly delimiter: string;
  readonly encoding: string;
  /** True if rows may have fewer or more cells than the first: sheets saved from a workbook. */
  readonly isRagged: boolean;
}

const downloadFormat: CsvFormat = { delimiter: ",", encoding: "utf-8", isRagged: false };

/**
 * Streams the rows of a CSV file of a download.
 *
 * @param required columns that the file must have
 * @param optional columns that releases may leave out; their cells come after the required ones
 * @throws ImportError if a column is missing or a row is broken; it names the file and the line
 */
export async function readCsv(
  file: DownloadFile,
  required: readonly string[],
  optional: readonly string[],
  watch: Watch,
  onRow: (row: CsvRow) => void,
): Promise<void> {
  let places: readonly number[] | undefined;
  const row: string[] = [];
  await streamRows(file, downloadFormat, watch, (cells) => {
    if (places === undefined) {
      places = findColumns(file, cells, required, optional);
      return;
    }
    for (const [index, place] of places.entries()) row[index] = cells[place] ?? "";
    watch.rows += 1;
    onRow(row);
  });
  if (places === undefined) throw new ImportError(`${file.shownName} is empty`);
}

/**
 * Streams all rows of a file, headings too.
 *
 * @throws ImportError if a row is broken; it names the file and the line
 */
export async function streamRows(
  file: DownloadFile,
  { delimiter, encoding, isRagged }: CsvFormat,
  watch: Watch,
  onRow: (cells: readonly string[]) => void,
): Promise<void> {
  const parser = parse({
    bom: true,
    delimiter,
    relax_column_count: isRagged,
    on_record: (cells: readonly string[]) => {
      onRow(cells);
      return null;
    },
  });
  const nothing = new Writable({ objectMode: true, write: (_record, _encoding, done) => done() });
  const steps = [countBytes(watch), ...(encoding === "utf-8" ? [] : [toUtf8(encoding)])];
  try {
    await pipeline([await file.open(), ...steps, parser, nothing], { signal: watch.signal });
  } catch (cause) {
    throw explain(file, cause);
  }
}

function toUtf8(encoding: string): Transform {
  const decoder = new TextDecoder(encoding);
  return new Transform({
    transform: (chunk: Buffer, _encoding, done) =>
      done(null, decoder.decode(chunk, { stream: true })),
    flush: (done) => done(null, decoder.decode()),
  });
}

function findColumns(
  file: DownloadFile,
  header: readonly string[],
  required: readonly string[],
  optional: readonly string[],
): number[] {
  const missing = required.filter((column) => !header.includes(column));
  if (missing.length > 0) {
    throw new ImportError(
      `${file.shownName} has no column ${missing.join(" and ")}: it is not that of FoodData Central`,
    );
  }
  return [...required, ...optional].map((column) => header.indexOf(column));
}

/** Hands chunks on, telling how many bytes went by. */
export function countBytes(watch: Watch): Transform {
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      reportBytes(watch, chunk.length);
      done(null, chunk);
    },
  });
}

function explain(file: DownloadFile, cause: unknown): unknown {
  const { code, lines, message } = cause as Partial<CsvError>;
  if (typeof code !== "string" || !code.startsWith("CSV_")) return cause;
  return new ImportError(`${file.shownName}, line ${lines}: the row is broken (${message})`, {
    cause,
  });
}

/** A number; undefined for an empty cell or other text. */
export function readNumber(cell: string): number | undefined {
  if (cell === "") return undefined;
  const value = Number(cell);
  return Number.isFinite(value) ? value : undefined;
}
