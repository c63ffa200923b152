import { writeFileSync } from "node:fs";
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

function lineOf(name: string, measures: Measures): string {
  const percent = (share: number | undefined) =>
    share === undefined ? "-" : `${(100 * share).toFixed(1)} %`;
  const amount = (value: number | undefined) => (value === undefined ? "-" : value.toFixed(1));
  return [
    name.padEnd(38),
    String(measures.rows).padStart(6),
    String(measures.answered).padStart(10),
    percent(measures.acc75).padStart(9),
    amount(measures.carbs_mae_g).padStart(11),
    percent(measures.energy_within_20).padStart(12),
    percent(measures.energy_within_20_or_10pct).padStart(9),
    amount(measures.energy_mae_kcal).padStart(10),
    amount(measures.energy_bias_kcal).padStart(11),
    amount(measures.protein_mae_g).padStart(9),
    amount(measures.fat_mae_g).padStart(7),
  ].join("");
}

/** Confidence against what came true: the columns should agree. */
export function printCalibration(bins: readonly CalibrationBin[]): void {
  console.log("\nconfidence   rows   mean   within 20 % of energy   within the told range");
  for (const bin of bins.filter(({ rows }) => rows > 0)) {
    const share = (value: number | undefined) => (value ?? 0).toFixed(2);
    console.log(
      `${`${bin.from.toFixed(1)}-${(bin.from + 0.1).toFixed(1)}`.padEnd(9)}${String(bin.rows).padStart(8)}${share(bin.meanConfidence).padStart(7)}${share(bin.within20pct).padStart(24)}${share(bin.withinRange).padStart(24)}`,
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
