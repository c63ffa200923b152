// The figures of the page /accuracy and of LANDING_FIGURES=measured, as a run measured them.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type {
  Benchmark,
  BenchmarkFile,
  EverydaySet,
  Measured,
} from "../apps/web/src/api/measured.ts";
import { sourceOf } from "./doc-figures.ts";
import type { Measures } from "./eval/measures.ts";
import type { Report } from "./eval/report.ts";
import { root, say } from "./setup.mjs";

const path = "apps/web/src/api/measured.json";

/** Replaces one section of the figures, and writes which command measured it, when and at which commit. */
export function recordMeasured<Section extends keyof Measured>(
  section: Section,
  command: string,
  figures: Omit<Measured[Section], "source">,
): void {
  const all = JSON.parse(readFileSync(join(root, path), "utf8"));
  all[section] = { source: sourceOf(command), ...figures };
  writeFileSync(join(root, path), `${JSON.stringify(all, null, 2)}\n`);
  say(`The figures are in ${path}`);
}

/** The benchmark's section of a report. Throws if the report lacks NutriBench v1. */
export function benchmarkOf({ food_count, files, pooled }: Report): Omit<Benchmark, "source"> {
  if (!pooled.v1) throw new Error("--record needs the files of NutriBench v1");
  return {
    foodCount: food_count,
    pooled: fileOf("v1", pooled.v1),
    files: files.map(({ file, ...measures }) => fileOf(file, measures)),
  };
}

function fileOf(file: string, measures: Measures): BenchmarkFile {
  const rounded = (value: number | undefined) =>
    value === undefined ? null : Number(value.toFixed(4));
  return {
    file,
    descriptions: measures.rows,
    carbsRight: rounded(measures.acc75),
    energyRight: rounded(measures.energy_within_20),
    energyErrorKcal: rounded(measures.energy_mae_kcal),
  };
}

/** Sets of everyday messages are files such as fresh-2026-11-25-w.tsv: this is set w. After z comes aa. */
const setOfFile = /^fresh-[\d-]+-([a-z]{1,2})\.tsv$/;

/**
 * The sets of everyday messages: their first scores from the table in docs/blind-sets.md, where they are kept as
 * history, and the share that is right now by file.
 */
export function everydaySets(now: ReadonlyMap<string, number>): readonly EverydaySet[] {
  const page = readFileSync(join(root, "docs", "blind-sets.md"), "utf8");
  const [, section = ""] = page.split("## Everyday messages");
  const [table = ""] = section.slice(section.indexOf("| set |")).split("\n\n");
  const bySet = new Map([...now].map(([file, share]) => [setOfFile.exec(file)?.[1], share]));
  const sets = [...table.matchAll(/^\| ([a-z]{1,2})([ ,][^|]*)? \| (\d+) %/gm)].map(
    ([, set = "", notes = "", first]) => ({
      set,
      messages: Number(/(\d+) messages/.exec(notes)?.[1] ?? 100),
      first: Number(first) / 100,
      now: bySet.get(set) ?? null,
    }),
  );
  if (sets.length === 0) throw new Error("docs/blind-sets.md has no table of first scores");
  return sets;
}
