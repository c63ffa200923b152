import type { Outcome } from "./outcome.ts";
import type { FigureName } from "./rows.ts";

/** The benchmark's measures; shares are 0-1. A measure whose figure the file does not tell is left out. */
export interface Measures {
  readonly rows: number;
  readonly answered: number;
  /** Share with a carbohydrate error below 7.5 g (NutriBench, arXiv 2407.12843). */
  readonly acc75?: number;
  readonly carbs_mae_g?: number;
  readonly energy_within_20?: number;
  /** Within 20 kcal or 10 %, whichever is more. */
  readonly energy_within_20_or_10pct?: number;
  readonly energy_mae_kcal?: number;
  /** Mean of estimate minus truth. */
  readonly energy_bias_kcal?: number;
  readonly protein_mae_g?: number;
  readonly fat_mae_g?: number;
}

/** The measures of some outcomes; a description that got no answer counts as wrong. */
export function measure(outcomes: readonly Outcome[]): Measures {
  const carbs = errorsOf(outcomes, "carbs");
  const energy = errorsOf(outcomes, "energy");
  const all = {
    acc75: shareRight(carbs, ({ error }) => Math.abs(error) < 7.5),
    carbs_mae_g: meanAbsolute(carbs),
    energy_within_20: shareRight(energy, ({ error }) => Math.abs(error) <= 20),
    energy_within_20_or_10pct: shareRight(
      energy,
      ({ error, truth }) => Math.abs(error) <= Math.max(20, truth / 10),
    ),
    energy_mae_kcal: meanAbsolute(energy),
    energy_bias_kcal: mean(energy.map(({ error }) => error)),
    protein_mae_g: meanAbsolute(errorsOf(outcomes, "protein")),
    fat_mae_g: meanAbsolute(errorsOf(outcomes, "fat")),
  };
  const known = Object.entries(all).filter(([, value]) => value !== undefined);
  return {
    rows: outcomes.length,
    answered: outcomes.filter(({ items }) => items.length > 0).length,
    ...Object.fromEntries(known),
  };
}

/** How well confidence tells: a tenth of it, and the share of its rows within 20 % of the energy. */
export interface CalibrationBin {
  readonly from: number;
  readonly rows: number;
  readonly meanConfidence: number | undefined;
  readonly within20pct: number | undefined;
  /** Share of rows whose true energy is within the reported range. */
  readonly withinRange: number | undefined;
}

const binWidth = 0.1;

/** Outcomes with an answer and a known energy, by their confidence. */
export function calibrate(outcomes: readonly Outcome[]): CalibrationBin[] {
  const answered = errorsOf(outcomes, "energy").filter(({ isAnswered }) => isAnswered);
  return Array.from({ length: 10 }, (_, place) => {
    const from = place * binWidth;
    const isLast = place === 9;
    const bin = answered.filter(
      ({ outcome }) =>
        outcome.confidence >= from && (isLast || outcome.confidence < from + binWidth),
    );
    return {
      from: round(from),
      rows: bin.length,
      meanConfidence: mean(bin.map(({ outcome }) => outcome.confidence)),
      within20pct: mean(bin.map(({ error, truth }) => (Math.abs(error) <= 0.2 * truth ? 1 : 0))),
      withinRange: mean(bin.map(({ outcome, truth }) => (isInRange(outcome, truth) ? 1 : 0))),
    };
  });
}

function isInRange({ items }: Outcome, truth: number): boolean {
  const sum = (bound: "lowKcal" | "highKcal") =>
    items.reduce((total, item) => total + (item.energyRange[bound] ?? 0), 0);
  return sum("lowKcal") <= truth && truth <= sum("highKcal");
}

interface RowError {
  readonly outcome: Outcome;
  readonly isAnswered: boolean;
  readonly truth: number;
  /** Estimate minus truth. */
  readonly error: number;
}

/** The errors in one figure, over the rows whose file states it. */
export function errorsOf(outcomes: readonly Outcome[], name: FigureName): RowError[] {
  return outcomes.flatMap((outcome) => {
    const truth = outcome.truth[name];
    if (truth === undefined) return [];
    const isAnswered = outcome.items.length > 0;
    return [{ outcome, isAnswered, truth, error: outcome.estimate[name] - truth }];
  });
}

function shareRight(errors: readonly RowError[], isRight: (row: RowError) => boolean) {
  return mean(errors.map((row) => (row.isAnswered && isRight(row) ? 1 : 0)));
}

function meanAbsolute(errors: readonly RowError[]) {
  return mean(errors.map(({ error }) => Math.abs(error)));
}

function mean(values: readonly number[]): number | undefined {
  if (values.length === 0) return undefined;
  return round(values.reduce((sum, value) => sum + value, 0) / values.length);
}

function round(value: number): number {
  return Math.round(value * 10_000) / 10_000;
}
