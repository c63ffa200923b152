// `node --expose-gc bench/measure-table.ts [DATA_DIR]`: makes the starter table, and the foods imported
// into DATA_DIR, ready in this process, reads messages with them, and prints what that took.
import { loadFoods, loadStarterTable } from "@morsel/food-table";
import { applyEdit } from "@morsel/nutrition/edit";
import { buildFoodIndex, estimateMeals } from "@morsel/nutrition/estimate";
import { oddInstructions, oddTexts } from "../packages/food-table/src/testing/adversarial-texts.ts";
import { percentile } from "./machine-calibration.ts";
import { instructions, messages } from "./messages.ts";
import { processorMs } from "./processor-time.ts";

export interface TableMeasures extends Readonly<Record<string, number>> {
  readonly foods: number;
  readonly readMs: number;
  readonly indexMs: number;
  /** Read and indexed. */
  readonly readyMs: number;
  /** Resident memory that foods and index added, after a collection of garbage. */
  readonly grownMb: number;
  /** Resident memory of the whole process, after a collection of garbage. */
  readonly residentMb: number;
  /** The peak resident memory while foods were read and indexed. */
  readonly peakMb: number;
  readonly medianMs: number;
  readonly p99Ms: number;
  /** The slowest of the odd texts of 4,000 characters. */
  readonly worstMs: number;
  /** An instruction about a meal: read, and the meal changed. */
  readonly editMedianMs: number;
  readonly editP99Ms: number;
  /** The slowest of the odd instructions of up to 2,000 characters. */
  readonly editWorstMs: number;
}

const [dataDir] = process.argv.slice(2);
const rounds = 40;
const written = { nowMs: Date.UTC(2026, 0, 15, 12), timeZone: "Europe/Paris" };

const residentBefore = residentMb();
const started = processorMs();
const foods = dataDir === undefined ? loadStarterTable() : loadFoods({ dataDir });
const read = processorMs();
const index = buildFoodIndex(foods);
const indexed = processorMs();
const peakMb = process.resourceUsage().maxRSS / 1e3;
const resident = residentMb();

const times: number[] = [];
for (let round = 0; round < rounds; round += 1) {
  for (const message of messages) {
    const ms = msOf(message);
    if (round > 0) times.push(ms);
  }
}
const meal = estimateMeals(messages[2], index, written).meals[0];
if (!meal) throw new Error(`"${messages[2]}" is no meal`);
const edited = meal;
const editTimes: number[] = [];
for (let round = 0; round < rounds; round += 1) {
  for (const instruction of instructions) {
    index.spelling.nearWords.clear();
    const before = performance.now();
    applyEdit(meal, instruction, index, written);
    if (round > 0) editTimes.push(performance.now() - before);
  }
}
const odd = oddTexts(index).map(([, text]) => Math.min(msOf(text), msOf(text), msOf(text)));
const worstMs = Math.max(...odd);

const oddEditMs = oddInstructions(index).map((text) =>
  Math.min(editMsOf(text), editMsOf(text), editMsOf(text)),
);

const measures: TableMeasures = {
  foods: foods.length,
  readMs: read - started,
  indexMs: indexed - read,
  readyMs: indexed - started,
  grownMb: resident - residentBefore,
  residentMb: resident,
  peakMb,
  medianMs: percentile(times, 0.5),
  p99Ms: percentile(times, 0.99),
  worstMs,
  editMedianMs: percentile(editTimes, 0.5),
  editP99Ms: percentile(editTimes, 0.99),
  editWorstMs: Math.max(...oddEditMs),
};
console.log(JSON.stringify(measures));

function residentMb(): number {
  globalThis.gc?.();
  return process.memoryUsage().rss / 1e6;
}

function editMsOf(text: string): number {
  index.spelling.nearWords.clear();
  const before = performance.now();
  applyEdit(edited, text, index, written);
  return performance.now() - before;
}

function msOf(text: string): number {
  // Corrections are cached: each text is read as if it were the first.
  index.spelling.nearWords.clear();
  // Wall-clock time, since processor time is counted in steps of some milliseconds.
  const before = performance.now();
  estimateMeals(text, index, written);
  return performance.now() - before;
}
