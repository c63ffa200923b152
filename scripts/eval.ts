import { readFileSync } from "node:fs";
import { basename } from "node:path";
import { parseArgs } from "node:util";
import { loadStarterTable } from "@morsel/food-table";
import type { NutrientId } from "@morsel/nutrition";
import { buildFoodIndex, estimateMeals, type FoodIndex } from "@morsel/nutrition/estimate";

const usage = `Measures the accuracy of the built-in meal reader on labelled descriptions.

  npm run eval -- [--json] [--worst N] FILE.csv...

Files are CSV with the columns query, carbs_g and optionally energy_kcal, protein_g and fat_g.
The published benchmark is NutriBench (https://huggingface.co/datasets/dongx1997/NutriBench,
CC BY-NC-SA 4.0): fetch it yourself, it is not part of this project. Files whose names begin
with nutribench-v1 are pooled as "v1".
`;

const { values: options, positionals: files } = parseArgs({
  allowPositionals: true,
  options: { json: { type: "boolean", default: false }, worst: { type: "string", default: "0" } },
});

/** One description with what it truly holds; undefined where the file does not say. */
interface Row {
  readonly query: string;
  readonly truth: Figures;
}

interface Figures {
  readonly carbs: number;
  readonly energy: number | undefined;
  readonly protein: number | undefined;
  readonly fat: number | undefined;
}

interface Outcome extends Row {
  readonly file: string;
  readonly isAnswered: boolean;
  readonly estimate: Required<{ [Key in keyof Figures]: number }>;
  readonly working: readonly string[];
  readonly milliseconds: number;
}

function main(): void {
  if (files.length === 0) {
    process.stdout.write(usage);
    return;
  }
  const foods = loadStarterTable();
  const index = buildFoodIndex(foods);
  const outcomes = files.flatMap((file) => readRows(file).map((row) => estimate(file, row, index)));
  const report = {
    foods: foods.length,
    reader: "built-in",
    files: files.map((file) => ({
      file: basename(file),
      ...measure(outcomes.filter((outcome) => outcome.file === file)),
    })),
    pooled: {
      v1: measure(outcomes.filter(({ file }) => basename(file).startsWith("nutribench-v1"))),
    },
    milliseconds: timing(outcomes),
  };
  if (options.json) console.log(JSON.stringify(report, null, 2));
  else printTable(report);
  printWorst(outcomes, Number(options.worst));
}

function readRows(file: string): Row[] {
  const [header = [], ...lines] = parseCsv(readFileSync(file, "utf8"));
  const column = (name: string) => header.indexOf(name);
  const numberAt = (line: readonly string[], name: string) => {
    const text = line[column(name)];
    return text === undefined || text === "" ? undefined : Number(text);
  };
  if (column("query") < 0 || column("carbs_g") < 0) {
    throw new Error(`${file} needs the columns query and carbs_g`);
  }
  return lines.map((line) => ({
    query: line[column("query")] ?? "",
    truth: {
      carbs: numberAt(line, "carbs_g") ?? 0,
      energy: numberAt(line, "energy_kcal"),
      protein: numberAt(line, "protein_g"),
      fat: numberAt(line, "fat_g"),
    },
  }));
}

/** RFC 4180: quoted fields may hold commas, quotes and line breaks. */
function parseCsv(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  for (const match of text.matchAll(/("(?:[^"]|"")*"|[^,\r\n]*)(,|\r?\n|$)/g)) {
    const field = match[1] ?? "";
    row.push(field.startsWith('"') ? field.slice(1, -1).replaceAll('""', '"') : field);
    if (match[2] === ",") continue;
    if (row.length > 1 || row[0] !== "") rows.push(row);
    row = [];
    if (match.index + match[0].length >= text.length) break;
  }
  return rows;
}

const written = { nowMs: Date.UTC(2025, 0, 15, 20), timeZone: "UTC" };

function estimate(file: string, row: Row, index: FoodIndex): Outcome {
  const began = performance.now();
  const { meals } = estimateMeals(row.query, index, written);
  const milliseconds = performance.now() - began;
  const items = meals.flatMap((meal) => meal.items);
  const sum = (id: NutrientId) =>
    items.reduce((total, item) => total + (item.nutrients[id] ?? 0), 0);
  return {
    ...row,
    file,
    isAnswered: items.length > 0,
    estimate: {
      carbs: sum("carbs_g"),
      energy: sum("calories_kcal"),
      protein: sum("protein_g"),
      fat: sum("fat_g"),
    },
    working: items.map(
      (item) => `${item.portion.explanation} of ${item.food.name} [${item.portion.rule}]`,
    ),
    milliseconds,
  };
}

type Measures = ReturnType<typeof measure>;

/** Figures as the benchmark defines them; a description without an answer counts as wrong. */
function measure(outcomes: readonly Outcome[]) {
  const errors = (key: keyof Figures) =>
    outcomes.flatMap((outcome) => {
      const truth = outcome.truth[key];
      return truth === undefined
        ? []
        : [{ ...outcome, truth, error: outcome.estimate[key] - truth }];
    });
  const shareOf = (key: keyof Figures, isRight: (error: number, truth: number) => boolean) =>
    mean(errors(key).map((row) => (row.isAnswered && isRight(row.error, row.truth) ? 100 : 0)));
  const mae = (key: keyof Figures) => mean(errors(key).map((row) => Math.abs(row.error)));
  return {
    rows: outcomes.length,
    answered: outcomes.filter((outcome) => outcome.isAnswered).length,
    acc75: shareOf("carbs", (error) => Math.abs(error) < 7.5),
    carbs_mae_g: mae("carbs"),
    energy_within_20: shareOf("energy", (error) => Math.abs(error) <= 20),
    energy_within_20_or_10pct: shareOf(
      "energy",
      (error, truth) => Math.abs(error) <= Math.max(20, 0.1 * truth),
    ),
    energy_mae_kcal: mae("energy"),
    energy_bias_kcal: mean(errors("energy").map((row) => row.error)),
    protein_mae_g: mae("protein"),
    fat_mae_g: mae("fat"),
  };
}

/** The mean, to two decimals; null where there is nothing to measure. */
function mean(values: readonly number[]): number | null {
  if (values.length === 0) return null;
  return Math.round((100 * values.reduce((sum, value) => sum + value, 0)) / values.length) / 100;
}

function timing(outcomes: readonly Outcome[]) {
  const times = outcomes.map((outcome) => outcome.milliseconds).sort((a, b) => a - b);
  const at = (share: number) =>
    Number((times[Math.floor(share * (times.length - 1))] ?? 0).toFixed(2));
  return { median: at(0.5), p99: at(0.99) };
}

interface Report {
  readonly foods: number;
  readonly reader: string;
  readonly files: readonly (Measures & { readonly file: string })[];
  readonly pooled: { readonly v1: Measures };
  readonly milliseconds: { readonly median: number; readonly p99: number };
}

function printTable(report: Report): void {
  console.log(`${report.foods} foods, ${report.reader} reader`);
  const rows = [...report.files, { file: "pooled v1", ...report.pooled.v1 }];
  console.table(Object.fromEntries(rows.map(({ file, ...figures }) => [file, figures])));
  const { median, p99 } = report.milliseconds;
  console.log(`per description: median ${median} ms, p99 ${p99} ms`);
}

function printWorst(outcomes: readonly Outcome[], count: number): void {
  const errorOf = ({ truth, estimate: given }: Outcome) => Math.abs(given.carbs - truth.carbs);
  for (const outcome of [...outcomes].sort((a, b) => errorOf(b) - errorOf(a)).slice(0, count)) {
    console.log(`\n${outcome.query}`);
    console.log(
      `  carbs ${outcome.truth.carbs} g, estimated ${outcome.estimate.carbs.toFixed(1)} g`,
    );
    for (const line of outcome.working) console.log(`  ${line}`);
  }
}

main();
