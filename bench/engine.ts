import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { importFoods } from "@morsel/food-table/import";
import type { Figure } from "./figure.ts";
import type { TableMeasures } from "./measure-table.ts";
import { runBest } from "./run-alone.ts";
import { writeFdcDownload } from "./synthetic-foods.ts";

const runs = 3;

/** Synthetic foods, as many as both USDA releases that people import have. */
const importedCount = 14_000;

/** Start-up and reading times of the engine with the starter table, alone and with imported foods. */
export async function benchEngine(): Promise<readonly Figure[]> {
  const starter = runBest<TableMeasures>(runs, "measure-table.ts", []);
  const folder = mkdtempSync(join(tmpdir(), "morsel-bench-engine-"));
  try {
    const download = join(folder, "FoodData_Central_sr_legacy_food_csv_2018-04");
    await writeFdcDownload(download, importedCount, "sr_legacy_food");
    await importFoods({ dataDir: folder, paths: [download] });
    const all = runBest<TableMeasures>(runs, "measure-table.ts", [folder]);
    return [
      { name: `starter table of ${starter.foods} foods read`, value: starter.readMs, unit: "ms" },
      { name: "food index built", value: starter.indexMs, unit: "ms" },
      { name: "starter table ready", value: starter.readyMs, unit: "ms", goal: 200 },
      { name: "memory that it adds", value: starter.grownMb, unit: "MB" },
      ...readingFigures(starter),
      { name: `ready with ${all.foods} foods`, value: all.readyMs, unit: "ms", goal: 1500 },
      { name: "memory that they add", value: all.grownMb, unit: "MB", goal: 150 },
      ...readingFigures(all),
    ];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function readingFigures(measures: TableMeasures): Figure[] {
  const { medianMs, p99Ms, worstMs, editMedianMs, editP99Ms, editWorstMs } = measures;
  return [
    { name: "a message, median", value: medianMs, unit: "ms", goal: 2 },
    { name: "a message, p99", value: p99Ms, unit: "ms", goal: 15 },
    { name: "an instruction about a meal, median", value: editMedianMs, unit: "ms", goal: 5 },
    { name: "an instruction about a meal, p99", value: editP99Ms, unit: "ms", goal: 50 },
    { name: "2,000 odd characters about a meal", value: editWorstMs, unit: "ms", goal: 100 },
    { name: "4,000 odd characters, the worst kind", value: worstMs, unit: "ms", goal: 100 },
  ];
}
