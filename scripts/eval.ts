// Measures the accuracy of the meal reader on labelled descriptions, without a server.
import { writeFileSync } from "node:fs";
import { basename, resolve } from "node:path";
import { parseArgs } from "node:util";
import { loadFoods, loadStarterTable } from "@morsel/food-table";
import type { Food, NutrientId } from "@morsel/nutrition";
import { buildFoodIndex, estimateMeals, type MealReading } from "@morsel/nutrition/estimate";
import { calibrate, type Measures, measure, type Outcome } from "./eval/measure.ts";
import { formatCsvLine, type Row, readRows } from "./eval/rows.ts";
import { root } from "./setup.mjs";

const usage = `Measures the accuracy of the meal reader on labelled descriptions.

  npm run eval -- [OPTION...] FILE.csv...

  --foods starter|all      the starter table, or that and what was imported into DATA_DIR (starter)
  --reader built-in|model  what reads the words (built-in)
  --json                   one object on standard output, and nothing else
  --predictions FILE.csv   what was read, a row per description
  --worst N                the N descriptions with the greatest error, with their working
  --calibration            how often each confidence was right

Files are CSV with the columns query, carbs_g and optionally energy_kcal, protein_g and fat_g.
The published benchmark is NutriBench (https://huggingface.co/datasets/dongx1997/NutriBench,
CC BY-NC-SA 4.0): fetch it yourself, it is not part of this project. Files whose names begin
with nutribench-v1 are pooled as "v1".
`;

const { values: options, positionals: files } = parseArgs({
  allowPositionals: true,
  options: {
    foods: { type: "string", default: "starter" },
    reader: { type: "string", default: "built-in" },
    json: { type: "boolean", default: false },
    predictions: { type: "string" },
    worst: { type: "string", default: "0" },
    calibration: { type: "boolean", default: false },
    help: { type: "boolean", default: false },
  },
});

function main(): void {
  if (files.length === 0 || options.help) {
    process.stdout.write(usage);
    return;
  }
  const foods = chooseFoods();
  const read = makeReader(foods);
  const outcomes = files.flatMap((file) =>
    readRows(file).map((row, place) => judge(basename(file), place + 1, row, read)),
  );
  const report = {
    foods: foods.length,
    reader: options.reader,
    files: files.map((file) => ({
      file: basename(file),
      ...measure(outcomes.filter((outcome) => outcome.file === basename(file))),
    })),
    pooled: { v1: measure(outcomes.filter(isOfV1)) },
  };
  if (options.predictions) writePredictions(options.predictions, outcomes);
  if (options.json) {
    console.log(JSON.stringify(report, null, 2));
    return;
  }
  printTable(report, outcomes);
  if (options.calibration) console.table(calibrate(outcomes));
  printWorst(outcomes, Number(options.worst));
}

const isOfV1 = ({ file }: Outcome) => file.startsWith("nutribench-v1");

function chooseFoods(): readonly Food[] {
  if (options.foods === "starter") return loadStarterTable();
  if (options.foods !== "all") throw new Error(`--foods is starter or all, not ${options.foods}`);
  return loadFoods({ dataDir: resolve(process.env.DATA_DIR ?? resolve(root, "data")) });
}

function makeReader(foods: readonly Food[]): (query: string) => MealReading {
  if (options.reader === "model") throw new Error("This build has no model reader to measure.");
  if (options.reader !== "built-in") {
    throw new Error(`--reader is built-in or model, not ${options.reader}`);
  }
  const index = buildFoodIndex(foods);
  const written = { nowMs: Date.UTC(2025, 0, 15, 20), timeZone: "UTC" };
  return (query) => estimateMeals(query, index, written);
}

function judge(
  file: string,
  rowNumber: number,
  row: Row,
  read: (query: string) => MealReading,
): Outcome {
  const began = performance.now();
  const { meals } = read(row.query);
  const milliseconds = performance.now() - began;
  const items = meals.flatMap((meal) => meal.items);
  const sum = (id: NutrientId) =>
    items.reduce((total, item) => total + (item.nutrients[id] ?? 0), 0);
  const sumOver = (of: (meal: (typeof meals)[number]) => number | null) =>
    meals.reduce((total, meal) => total + (of(meal) ?? 0), 0);
  return {
    ...row,
    file,
    rowNumber,
    isAnswered: items.length > 0,
    estimate: {
      carbs: sum("carbs_g"),
      energy: sum("calories_kcal"),
      protein: sum("protein_g"),
      fat: sum("fat_g"),
    },
    confidence: items.length === 0 ? 0 : Math.min(...meals.map((meal) => meal.confidence)),
    range: {
      lowKcal: sumOver((meal) => meal.energyRange.lowKcal),
      highKcal: sumOver((meal) => meal.energyRange.highKcal),
    },
    working: items.map(
      (item) => `${item.food.name}: ${item.portion.explanation} [${item.portion.rule}]`,
    ),
    milliseconds,
  };
}

function writePredictions(file: string, outcomes: readonly Outcome[]): void {
  const header = ["file", "row", "energy", "protein", "carbs", "fat", "confidence", "items"];
  const lines = outcomes.map(({ file: of, rowNumber, estimate, confidence, working }) => [
    of,
    rowNumber,
    ...[estimate.energy, estimate.protein, estimate.carbs, estimate.fat].map((value) =>
      Number(value.toFixed(3)),
    ),
    confidence,
    working.join("; "),
  ]);
  writeFileSync(file, [header, ...lines].map(formatCsvLine).join(""));
}

interface Report {
  readonly foods: number;
  readonly reader: string;
  readonly files: readonly (Measures & { readonly file: string })[];
  readonly pooled: { readonly v1: Measures };
}

function printTable(report: Report, outcomes: readonly Outcome[]): void {
  console.log(`${report.foods} foods (${options.foods}), ${report.reader} reader`);
  const rows = [...report.files, { file: "pooled v1", ...report.pooled.v1 }];
  console.table(
    Object.fromEntries(
      rows.map(({ file, ...figures }) => [file.replace(/^nutribench-|-dev\.csv$/g, ""), figures]),
    ),
  );
  const times = outcomes.map((outcome) => outcome.milliseconds).sort((a, b) => a - b);
  const at = (share: number) => (times[Math.floor(share * (times.length - 1))] ?? 0).toFixed(2);
  console.log(`per description: median ${at(0.5)} ms, p99 ${at(0.99)} ms`);
}

function printWorst(outcomes: readonly Outcome[], count: number): void {
  const errorOf = ({ truth, estimate }: Outcome) => Math.abs(estimate.carbs - (truth.carbs ?? 0));
  for (const outcome of [...outcomes].sort((a, b) => errorOf(b) - errorOf(a)).slice(0, count)) {
    const { file, rowNumber, query, truth, estimate, working } = outcome;
    console.log(`\n${file} ${rowNumber}: ${query}`);
    console.log(`  carbs ${truth.carbs} g, estimated ${estimate.carbs.toFixed(1)} g`);
    for (const line of working) console.log(`  ${line}`);
  }
}

try {
  main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
