import figures from "./measured.json" with { type: "json" };

/** The run that wrote figures. */
export interface Source {
  readonly command: string;
  /** As 2026-11-25. */
  readonly date: string;
  readonly commit: string;
}

/** One file of labelled descriptions; shares are 0-1, null if the file has no such label. */
export interface BenchmarkFile {
  readonly file: string;
  readonly descriptions: number;
  /** The share whose carbohydrates are less than 7.5 g wrong. */
  readonly carbsRight: number | null;
  /** The share whose energy is at most 20 kcal wrong. */
  readonly energyRight: number | null;
  /** The mean error of the energy, without its sign. */
  readonly energyErrorKcal: number | null;
}

/** The benchmark read with one table of foods. */
export interface Benchmark {
  readonly source: Source;
  readonly foodCount: number;
  /** NutriBench v1, all files together. */
  readonly pooled: BenchmarkFile;
  readonly files: readonly BenchmarkFile[];
}

/** A set of everyday messages; shares of messages that were right in everything. */
export interface EverydaySet {
  readonly set: string;
  readonly messages: number;
  /** Before the reader was changed for the set. */
  readonly first: number;
  /** At the last run; null if the file is not in the project. */
  readonly now: number | null;
}

/** What runs on this project measured. */
export interface Measured {
  readonly starter: Benchmark;
  readonly all: Benchmark;
  readonly everyday: { readonly source: Source; readonly sets: readonly EverydaySet[] };
  /** From pressing Log Meals to the meal in its row, in a browser. */
  readonly logging: { readonly source: Source; readonly medianMs: number };
}

/** Written by `npm run eval -- --record` and `npm run bench -- submit-to-visible --record`. */
export const measured: Measured = figures;

/** The share of all everyday messages that were right in everything. */
export function everydayShare(when: "first" | "now"): number {
  const sets = measured.everyday.sets.filter((one) => one[when] !== null);
  const messages = sets.reduce((sum, one) => sum + one.messages, 0);
  return sets.reduce((sum, one) => sum + (one[when] ?? 0) * one.messages, 0) / messages;
}
