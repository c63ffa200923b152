import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import {
  type ImportedRelease,
  importedFoodsName,
  listImportedReleases,
} from "../imported-foods.ts";
import { ImportError } from "./import-error.ts";
import { openImportFolder, putInPlace } from "./import-folder.ts";
import { type ImportProgress, newWatch, type Watch } from "./import-progress.ts";
import { type Download, openDownload, unknownTable } from "./open-download.ts";
import { readFdcCsv } from "./read-fdc-csv.ts";
import { readFdcJson } from "./read-fdc-json.ts";
import { isFoodTable, readFoodTable } from "./read-food-table.ts";
import { type FdcKind, nameOfKind, type ReleaseKind } from "./releases.ts";
import { Staging } from "./staging.ts";
import type { FoodTableLayout, TableName } from "./tables/food-table-layout.ts";
import { foodTables, tableNames } from "./tables/index.ts";
import { type StagedFoods, type TableFoods, writeFoods } from "./write-foods.ts";

export interface ImportOptions {
  readonly dataDir: string;
  /** Zips, folders, food.csv or JSON files of FoodData Central; zips, folders or CSV files of tables. */
  readonly paths: readonly string[];
  /** Stops the import; the table stays as it was. */
  readonly signal?: AbortSignal;
  readonly onProgress?: (progress: ImportProgress) => void;
  /** Imports a release even if a newer one of its kind is installed. */
  readonly isOlderWanted?: boolean;
  /** The table that all paths have; found by their columns if it is undefined. */
  readonly table?: TableName;
}

/** What an import did. */
export interface ImportReport {
  /** The releases that were read and are in the table now. */
  readonly imported: readonly ImportedRelease[];
  /** Datasets that the table had and that newer (or other) ones have taken the place of. */
  readonly replaced: readonly string[];
  /** Downloads, or parts of one, that were not taken, and why. */
  readonly leftOut: readonly string[];
  /** Rows left out, per file given, by reason. */
  readonly skipped: ReadonlyMap<string, ReadonlyMap<string, number>>;
  /** Everything that the table of imported foods now holds. */
  readonly releases: readonly ImportedRelease[];
}

/**
 * Imports FoodData Central downloads and national food tables into the table of imported foods, all or none: the new table is
 * written to a temporary file that replaces the old one at the very end. The same downloads give the same
 * table, byte for byte; the newest release of a kind stays.
 *
 * @throws ImportError if a file is invalid or another import is running
 */
export async function importFoods(options: ImportOptions): Promise<ImportReport> {
  const { dataDir, paths, signal = new AbortController().signal } = options;
  // The server starts in no folder that other users may look into.
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const before = listImportedReleases(dataDir);
  const importFolder = openImportFolder(join(dataDir, "foods.importing"), "empty");
  const stagings: Staging[] = [];
  try {
    const found: StagedRelease[] = [];
    const skipped = new Map<string, Watch["skipped"]>();
    for (const [index, path] of paths.entries()) {
      const watch = newWatch(signal, options.onProgress ?? (() => {}));
      const staging = new Staging(join(importFolder, `staging-${index}.db`), watch);
      stagings.push(staging);
      const shownName = await stage(path, staging, watch, found, options.table);
      skipped.set(shownName, watch.skipped);
    }
    const { chosen, leftOut } = choose(found, before, options.isOlderWanted ?? false);
    const table = join(dataDir, importedFoodsName);
    const made = join(importFolder, importedFoodsName);
    const kept = before
      .filter(isFood)
      .filter((release) => !chosen.some(({ kind }) => kind === release.kind));
    const parts = [
      ...chosen,
      ...kept.map((release) => ({ kind: release.kind as ReleaseKind, keptFrom: table })),
    ];
    if (chosen.length === 0)
      return { imported: [], replaced: [], leftOut, skipped, releases: before };
    const now = await writeFoods(made, parts, signal);
    const imported = now.filter(({ kind }) => chosen.some((part) => part.kind === kind));
    for (const { dataset, foods } of imported) if (foods === 0) throw noFigures(dataset);
    signal.throwIfAborted();
    putInPlace(made, table);
    const replaced = before.filter(({ dataset }) =>
      now.every((release) => release.dataset !== dataset),
    );
    return {
      imported,
      replaced: replaced.map(({ dataset }) => dataset),
      leftOut,
      skipped,
      releases: now,
    };
  } finally {
    for (const staging of stagings) staging.close();
    rmSync(importFolder, { recursive: true, force: true });
  }
}

type StagedRelease = (StagedFoods | TableFoods) & { readonly shownName: string };

async function stage(
  path: string,
  staging: Staging,
  watch: Watch,
  found: StagedRelease[],
  table: TableName | undefined,
): Promise<string> {
  const download: Download = await openDownload(path);
  watch.shownName = download.shownName;
  try {
    if (download.layout === "table" || table !== undefined) {
      const layout = await findTable(download, table);
      const { edition, foods } = await readFoodTable(download.files, layout, watch);
      const { shownName } = download;
      found.push({ kind: layout.name, ...edition, records: foods, watch, shownName });
    } else if (download.layout === "csv") await readFdcCsv(download, staging, watch);
    else await readFdcJson(download, staging, watch);
  } finally {
    download.close();
  }
  staging.finish();
  for (const row of staging.database
    .prepare("SELECT kind, max(day) AS day, count(*) AS foods FROM food GROUP BY kind")
    .all()) {
    found.push({
      kind: row.kind as FdcKind,
      date: download.releaseDate ?? String(row.day),
      foods: Number(row.foods),
      shownName: download.shownName,
      staging,
      watch,
    });
  }
  return download.shownName;
}

async function findTable(download: Download, table?: TableName): Promise<FoodTableLayout> {
  for (const layout of foodTables) {
    if (layout.name === table) return layout;
    if (table === undefined && (await isFoodTable(download.files, layout))) return layout;
  }
  throw unknownTable(download, tableNames.join(", "));
}

/** The newest release of each kind, of those read and those there; of equals the last one read. */
function choose(
  found: readonly StagedRelease[],
  before: readonly ImportedRelease[],
  isOlderWanted: boolean,
): { chosen: readonly StagedRelease[]; leftOut: readonly string[] } {
  const chosen = new Map<ReleaseKind, StagedRelease>();
  const leftOut: string[] = [];
  for (const { kind, shownName } of found) {
    if (kind === "branded")
      leftOut.push(`${nameOfKind(kind)} of ${shownName}: npm run products:import has them`);
  }
  const tell = (release: StagedRelease, newer: string) => {
    leftOut.push(
      `${nameOfKind(release.kind)} ${release.date} of ${release.shownName}: ${newer} is newer`,
    );
  };
  for (const release of found.filter(isFood)) {
    const other = chosen.get(release.kind);
    const there = before.find(({ kind }) => kind === release.kind);
    if (!isOlderWanted && there && there.date > release.date) tell(release, there.dataset);
    else if (other && other.date > release.date) tell(release, `that of ${other.shownName}`);
    else {
      if (other && other.date < release.date) tell(other, `that of ${release.shownName}`);
      chosen.set(release.kind, release);
    }
  }
  return { chosen: [...chosen.values()], leftOut };
}

/** Products are in files of their own, which are searched on disk. */
const isFood = ({ kind }: { readonly kind: string }) => kind !== "branded";

function noFigures(dataset: string): ImportError {
  return new ImportError(
    `${dataset}: not one food has its energy, so nothing was imported. Are all files of the same download?`,
  );
}
