import { copyFileSync, existsSync, mkdirSync, rmSync, statSync } from "node:fs";
import { basename, join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { ImportError } from "../import/import-error.ts";
import { openImportFolder, putInPlace } from "../import/import-folder.ts";
import { type ImportProgress, newWatch } from "../import/import-progress.ts";
import {
  type Delta,
  findDelta,
  importDelta,
  importOffFile,
  isOffFile,
  untilKey,
} from "./import-off.ts";
import { importUsda } from "./import-usda.ts";
import type { ProductChoice } from "./off-record.ts";
import type { ProductImport } from "./product-import.ts";
import { productSchemaVersion } from "./product-schema.ts";
import { openFoodFacts, type ProductSource, usdaBranded } from "./product-sources.ts";
import { ProductWriter } from "./product-writer.ts";

export interface ProductImportOptions extends ProductChoice {
  readonly dataDir: string;
  /**
   * Downloads of USDA Branded Foods (a zip, folder or JSON file) and of Open Food Facts (.jsonl.gz, .parquet, .csv.gz, or
   * a daily delta .json.gz, which changes the products that are there).
   */
  readonly paths: readonly string[];
  /** Stops the import; the next one of the same files continues. */
  readonly signal?: AbortSignal;
  readonly onProgress?: (progress: ImportProgress) => void;
}

/** What the import of one file did. */
export interface ProductImportReport {
  readonly shownName: string;
  readonly source: ProductSource;
  /** Products that were taken from the file. */
  readonly taken: number;
  /** Rows that were not taken, by reason. */
  readonly refused: ReadonlyMap<string, number>;
  /** The products of this source now. */
  readonly products: number;
  /** True if an interrupted import was continued. */
  readonly isContinued: boolean;
  /** True for a daily delta whose changes were there already: nothing was done. */
  readonly isKnownDelta: boolean;
}

/**
 * Imports products, file by file; those of a source replace the earlier ones at the end of its file. An import that
 * was interrupted continues if it is started again with the same file and options.
 *
 * @throws ImportError if a file is invalid or another import is running
 */
export async function importProducts(
  options: ProductImportOptions,
): Promise<readonly ProductImportReport[]> {
  const { dataDir, paths } = options;
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const folder = openImportFolder(join(dataDir, "products.importing"), "kept");
  const reports: ProductImportReport[] = [];
  try {
    for (const path of paths) reports.push(await importFile(path, folder, options));
  } finally {
    rmSync(join(folder, "process"), { force: true });
  }
  rmSync(folder, { recursive: true, force: true });
  return reports;
}

async function importFile(
  path: string,
  folder: string,
  { dataDir, signal = new AbortController().signal, onProgress, ...choice }: ProductImportOptions,
): Promise<ProductImportReport> {
  if (!existsSync(path)) throw new ImportError(`${path}: there is no such file`);
  const shownName = basename(path);
  const watch = newWatch(signal, onProgress ?? (() => {}));
  watch.shownName = shownName;
  const delta = findDelta(path);
  const source = delta || isOffFile(path) ? openFoodFacts : usdaBranded;
  const place = join(dataDir, source.fileName);
  const made = join(folder, source.fileName);
  const known = delta && findKnownDelta(delta, place, shownName);
  if (known) return { ...known, shownName, source };
  const input = describeInput(path, choice);
  if (!isOfInput(made, input)) {
    rmSync(folder, { recursive: true, force: true });
    openImportFolder(folder, "kept");
    if (delta) copyFileSync(place, made);
  }
  const writer = new ProductWriter(made, input);
  const isContinued = writer.rowsDone > 0;
  try {
    await read({ path, folder, writer, watch, choice }, source);
    for (const [reason, count] of watch.skipped) writer.refuse(reason, count);
    const { taken, refused } = writer;
    if (taken === 0 && !delta) throw nothingTaken(shownName, refused);
    const products = writer.finish(!delta);
    writer.close();
    putInPlace(made, place);
    return { shownName, source, taken, refused, products, isContinued, isKnownDelta: false };
  } catch (cause) {
    if (signal.aborted) writer.commit();
    writer.close();
    throw cause;
  }
}

/**
 * The report of a delta whose changes are there: to apply it again could replace products by older ones of the same
 * day.
 *
 * @throws ImportError if there are no products that a delta could change
 */
function findKnownDelta(
  { until }: Delta,
  place: string,
  shownName: string,
): Omit<ProductImportReport, "shownName" | "source"> | undefined {
  const there = readProductInfo(place);
  if (!there)
    throw new ImportError(
      `${shownName} changes products of Open Food Facts, but none are there, or those of another version: import the .jsonl.gz first`,
    );
  if (until > Number(there.get(untilKey) ?? 0)) return undefined;
  const products = Number(there.get("products"));
  return { taken: 0, refused: new Map(), products, isContinued: false, isKnownDelta: true };
}

/** What a file of products says about itself; undefined if it is missing or of another version. */
function readProductInfo(path: string): ReadonlyMap<string, string> | undefined {
  if (!existsSync(path)) return undefined;
  const file = new DatabaseSync(path, { readOnly: true });
  try {
    const { user_version: version } = file.prepare("PRAGMA user_version").get() ?? {};
    if (version !== productSchemaVersion) return undefined;
    const rows = file.prepare("SELECT key, value FROM info").all();
    return new Map(rows.map(({ key, value }) => [String(key), String(value)]));
  } finally {
    file.close();
  }
}

async function read(job: ProductImport, source: ProductSource): Promise<void> {
  const delta = findDelta(job.path);
  if (delta) await importDelta(job, delta);
  else if (source === openFoodFacts) await importOffFile(job);
  else await importUsda(job);
  job.watch.signal.throwIfAborted();
}

/** Which input, and how it is read: an interrupted import of another one is started again. */
function describeInput(path: string, choice: ProductChoice): string {
  const { size, mtimeMs } = statSync(path);
  return JSON.stringify([path, size, mtimeMs, choice.countries, choice.languages]);
}

/** True if the unfinished file is of this input. */
function isOfInput(made: string, input: string): boolean {
  if (!existsSync(made)) return false;
  const writer = new ProductWriter(made, input, true);
  try {
    return writer.isContinuing;
  } finally {
    writer.close();
  }
}

function nothingTaken(shownName: string, refused: ReadonlyMap<string, number>): ImportError {
  const [[reason] = [], ...others] = [...refused].sort((one, other) => other[1] - one[1]);
  const why =
    reason === undefined
      ? "it has no rows"
      : `${reason}${others.length > 0 ? ", and other reasons" : ""}`;
  return new ImportError(`${shownName}: no product was taken (${why})`);
}
