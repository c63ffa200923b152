import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setImmediate } from "node:timers/promises";
import { ImportError } from "../import/import-error.ts";
import { beginStep } from "../import/import-progress.ts";
import { openDownload } from "../import/open-download.ts";
import { readFdcCsv } from "../import/read-fdc-csv.ts";
import { readFdcJson } from "../import/read-fdc-json.ts";
import { Staging } from "../import/staging.ts";
import type { ProductImport } from "./product-import.ts";
import { type StagedProduct, stagedProducts, toProductRecord } from "./usda-record.ts";

/** Products between two looks at whether to stop. */
const productsPerTurn = 2_000;

/**
 * Imports Branded Foods of FoodData Central. Its tables are first gathered product by product in a staging file. An
 * interrupted import reads them again if it was not finished with that, otherwise it continues with the next product.
 */
export async function importUsda(job: ProductImport): Promise<void> {
  const { folder, writer, watch } = job;
  const stagingPath = join(folder, "staging.db");
  const readMark = join(folder, "staging-read");
  if (!existsSync(readMark)) {
    rmSync(stagingPath, { force: true });
    await readDownload(job, stagingPath);
    writeFileSync(readMark, JSON.stringify([...watch.skipped]));
  } else {
    const skipped = JSON.parse(readFileSync(readMark, "utf8")) as [string, number][];
    for (const [reason, count] of skipped) watch.skipped.set(reason, count);
  }
  const staged = new DatabaseSync(stagingPath);
  try {
    const [{ products } = { products: 0 }] = staged
      .prepare("SELECT count(*) AS products FROM food WHERE kind = 'branded' AND is_dropped = 0")
      .all() as { products: number }[];
    if (products === 0) throw new ImportError(`${watch.shownName} has no Branded Foods`);
    beginStep(watch, "writing", products);
    for (const row of staged.prepare(stagedProducts).iterate()) {
      watch.done += 1;
      if (watch.done <= writer.rowsDone) continue;
      writer.addRow(toProductRecord(row as unknown as StagedProduct));
      if (watch.done % productsPerTurn === 0) {
        watch.onProgress(watch);
        await setImmediate();
        watch.signal.throwIfAborted();
      }
    }
  } finally {
    staged.close();
  }
}

async function readDownload({ path, watch }: ProductImport, stagingPath: string): Promise<void> {
  const download = await openDownload(path);
  const staging = new Staging(stagingPath, watch);
  try {
    if (download.layout === "csv") await readFdcCsv(download, staging, watch);
    else if (download.layout === "json") await readFdcJson(download, staging, watch);
    else
      throw new ImportError(
        `${download.shownName} is neither of FoodData Central nor of Open Food Facts`,
      );
    staging.finish();
  } finally {
    staging.close();
    download.close();
  }
}
