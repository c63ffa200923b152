import { writeFileSync } from "node:fs";
import { markdownTable } from "../doc-figures.ts";
import { type CalibrationBin, errorsOf, type Measures } from "./measures.ts";
import type { Outcome } from "./outcome.ts";

export interface Report {
  readonly foods: "starter" | "all";
  readonly food_count: number;
  readonly reader: "built-in" | "model";
  readonly files: readonly ({ readonly file: string } & Measures)[];
  readonly pooled: { readonly v1?: Measures };
  readonly milliseconds: { readonly median: number; readonly p99: number };
}

/** The report as a person reads it: shares in percent. */
export function printReport(report: Report): void {
  console.log(`${report.foods} foods (${report.food_count}), ${report.reader} reader\n`);
  console.log(
    `${"".padEnd(38)}  rows  answered  acc@7.5  carbs MAE  energy ±20  ±20|10%  MAE kcal  bias kcal  protein    fat`,
  );
  for (const { file, ...measures } of report.files) console.log(lineOf(file, measures));
  if (report.pooled.v1) console.log(lineOf("pooled v1", report.pooled.v1));
  const { median, p99 } = report.milliseconds;
  console.log(`\nper description: median ${median.toFixed(2)} ms, p99 ${p99.toFixed(2)} ms`);
}

/** The report as Markdown, for docs/accuracy.md. */
export function reportMarkdown(report: Report, bins: readonly CalibrationBin[]): string {
  const { foods, food_count: count, files, pooled } = report;
  const columns =
    "rows, answered, acc@7.5, carbs MAE (g), energy within 20 kcal, within 20 kcal or 10 %, energy MAE (kcal), energy bias (kcal), protein MAE (g), fat MAE (g)";
  const rows = files.map(({ file, ...measures }) => [`\`${file}\``, ...figuresOf(measures)]);
  const all = pooled.v1 ? [...rows, ["**v1 pooled**", ...figuresOf(pooled.v1)]] : rows;
  const share = (value: number | undefined) => (value ?? 0).toFixed(2);
  const calibration = bins
    .filter((bin) => bin.rows > 0)
    .map((bin) => [
      rangeOf(bin),
      String(bin.rows),
      share(bin.meanConfidence),
      share(bin.within20pct),
      share(bin.withinRange),
    ]);
  const calibrationColumns = ["rows", "mean", "within 20 % of the energy", "within the range"];
  return [
    `${count.toLocaleString("en-US")} foods (\`--foods ${foods}\`), ${report.reader} reader.\n`,
    markdownTable(["file", ...columns.split(", ")], all),
    "The confidence against what came true:\n",
    markdownTable(["confidence", ...calibrationColumns], calibration),
  ].join("\n");
}

function lineOf(name: string, measures: Measures): string {
  const widths = [6, 10, 9, 11, 12, 9, 10, 11, 9, 7];
  const figures = figuresOf(measures).map((figure, at) => figure.padStart(widths[at] ?? 0));
  return [name.padEnd(38), ...figures].join("");
}

function figuresOf(measures: Measures): string[] {
  const percent = (share: number | undefined) =>
    share === undefined ? "-" : `${(100 * share).toFixed(1)} %`;
  const amount = (value: number | undefined) => (value === undefined ? "-" : value.toFixed(1));
  return [
    String(measures.rows),
    String(measures.answered),
    percent(measures.acc75),
    amount(measures.carbs_mae_g),
    percent(measures.energy_within_20),
    percent(measures.energy_within_20_or_10pct),
    amount(measures.energy_mae_kcal),
    amount(measures.energy_bias_kcal),
    amount(measures.protein_mae_g),
    amount(measures.fat_mae_g),
  ];
}

const rangeOf = ({ from }: CalibrationBin) => `${from.toFixed(1)}-${(from + 0.1).toFixed(1)}`;

/** Confidence against what came true: the columns should agree. */
export function printCalibration(bins: readonly CalibrationBin[]): void {
  console.log("\nconfidence   rows   mean   within 20 % of energy   within the range");
  for (const bin of bins.filter(({ rows }) => rows > 0)) {
    const share = (value: number | undefined) => (value ?? 0).toFixed(2);
    console.log(
      `${rangeOf(bin).padEnd(9)}${String(bin.rows).padStart(8)}${share(bin.meanConfidence).padStart(7)}${share(bin.within20pct).padStart(24)}${share(bin.withinRange).padStart(24)}`,
    );
  }
}

/** The descriptions with the largest carbohydrate errors, with their receipts. */
export function printWorst(outcomes: readonly Outcome[], count: number): void {
  const worst = errorsOf(outcomes, "carbs").sort((a, b) => Math.abs(b.error) - Math.abs(a.error));
  for (const { outcome, truth } of worst.slice(0, count)) {
    console.log(`\n${outcome.file}:${outcome.row}  ${outcome.query}`);
    console.log(`  carbs ${truth} g, estimated ${outcome.estimate.carbs.toFixed(1)} g`);
    for (const { food, portion } of outcome.items) {
      console.log(`  ${portion.explanation} of ${food.name} [${portion.rule}]`);
    }
  }
}

const predictionColumns =
  "file,row,energy_kcal,protein_g,carbs_g,fat_g,confidence,items_count,items\n";

/** One line a description, for other tools. */
export function writePredictions(path: string, outcomes: readonly Outcome[]): void {
  const lines = outcomes.map(({ file, row, estimate, confidence, items }) => {
    const { energy, protein, carbs, fat } = estimate;
    const figures = [energy, protein, carbs, fat].map((figure) => figure.toFixed(3));
    const read = items.map((item) => `${item.grams} g ${item.food.name}`).join("; ");
    const quoted = `"${read.replaceAll('"', '""')}"`;
    return `${[file, row, ...figures, confidence.toFixed(3), items.length, quoted].join(",")}\n`;
  });
  writeFileSync(path, predictionColumns + lines.join(""));
}
