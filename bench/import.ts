import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Figure } from "./figure.ts";
import type { TableMeasures } from "./measure-table.ts";
import { runAlone } from "./run-alone.ts";
import { brandedFolderName, writeBrandedDownload } from "./synthetic-foods.ts";

/** Synthetic branded foods, a fifth of the official release; MORSEL_BENCH_FOODS sets another number. */
const foodCount = Number(process.env.MORSEL_BENCH_FOODS ?? 400_000);

/** The import of a synthetic Branded release, and a start with the imported foods. */
export async function benchImport(): Promise<readonly Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), "morsel-bench-import-"));
  try {
    const download = join(folder, brandedFolderName);
    const rows = await writeBrandedDownload(download, foodCount);
    const dataDir = join(folder, "data");
    const imported = runAlone<{ ms: number; peakMb: number }>("measure-import.ts", [
      dataDir,
      download,
    ]);
    const table = runAlone<TableMeasures>("measure-table.ts", [dataDir]);
    const size = `${foodCount.toLocaleString("en")} branded foods`;
    return [
      { name: `${size} (${rows} rows) imported`, value: imported.ms, unit: "ms" },
      { name: "a million rows imported", value: (imported.ms * 1e6) / rows, unit: "ms" },
      { name: "most memory while importing", value: imported.peakMb, unit: "MB", goal: 512 },
      { name: "they and the starter table read", value: table.readMs, unit: "ms" },
      { name: "indexed", value: table.indexMs, unit: "ms" },
      { name: "memory of the process, indexed", value: table.residentMb, unit: "MB" },
      { name: "most memory at any time", value: table.peakMb, unit: "MB", goal: 1000 },
      { name: "a message, median", value: table.medianMs, unit: "ms", goal: 5 },
      { name: "a message, p99", value: table.p99Ms, unit: "ms" },
    ];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
