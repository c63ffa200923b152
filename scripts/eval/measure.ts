import type { Figures, Row } from "./rows.ts";

/** A row with what the reader made of it. */
export interface Outcome extends Row {
  readonly file: string;
  /** Counted from 1, without the header. */
  readonly rowNumber: number;
  readonly isAnswered: boolean;
  readonly estimate: Figures;
  /** 0-1; 0 where nothing was read. */
  readonly confidence: number;
  readonly range: { readonly lowKcal: number; readonly highKcal: number };
  /** How each item was found, one line each. */
  readonly working: readonly string[];
  readonly milliseconds: number;
}

/** Shares are 0-1; a measure that the files have no truth for is left out. */
export interface Measures {
  readonly rows: number;
  readonly answered: number;
  readonly acc75?: number;
  readonly carbs_mae_g?: number;
  readonly energy_within_20?: number;
  readonly energy_within_20_or_10pct?: number;
  readonly energy_mae_kcal?: number;
  readonly energy_bias_kcal?: number;
  readonly protein_mae_g?: number;
  readonly fat_mae_g?: number;
}

/** Figures as the benchmark defines them; a description without an answer counts as wrong. */
export function measure(outcomes: readonly Outcome[]): Measures {
  const share = (key: keyof Figures, isRight: (error: number, truth: number) => boolean) =>
    mean(
      errorsOf(outcomes, key).map(({ isAnswered, error, truth }) =>
        isAnswered && isRight(Math.abs(error), truth) ? 1 : 0,
      ),
    );
  const mae = (key: keyof Figures) =>
    mean(errorsOf(outcomes, key).map(({ error }) => Math.abs(error)));
  const measures = {
    acc75: share("carbs", (error) => error < 7.5),
    carbs_mae_g: mae("carbs"),
    energy_within_20: share("energy", (error) => error <= 20),
    energy_within_20_or_10pct: share("energy", (error, truth) => error <= Math.max(20, truth / 10)),
    energy_mae_kcal: mae("energy"),
    energy_bias_kcal: mean(errorsOf(outcomes, "energy").map(({ error }) => error)),
    protein_mae_g: mae("protein"),
    fat_mae_g: mae("fat"),
  };
  return {
    rows: outcomes.length,
    answered: outcomes.filter(({ isAnswered }) => isAnswered).length,
    ...(Object.fromEntries(
      Object.entries(measures).filter(([, value]) => value !== undefined),
    ) as Partial<Record<keyof typeof measures, number>>),
  };
}

function errorsOf(outcomes: readonly Outcome[], key: keyof Figures) {
  return outcomes.flatMap(({ isAnswered, estimate, truth }) => {
    const value = truth[key];
    return value === undefined ? [] : [{ isAnswered, truth: value, error: estimate[key] - value }];
  });
}

/** The mean, to four decimals; undefined where there is nothing to measure. */
function mean(values: readonly number[]): number | undefined {
  if (values.length === 0) return undefined;
  return Number((values.reduce((sum, value) => sum + value, 0) / values.length).toFixed(4));
}

/** One step of the calibration table. */
export interface CalibrationStep {
  readonly confidence: string;
  readonly rows: number;
  /** The mean confidence of these rows, and the share of them that it should be. */
  readonly meanConfidence: number;
  readonly within20pct: number;
  /** The share of rows whose true energy lies in the range given. */
  readonly inRange: number;
}

/** Among rows with confidence c, about c should be within 20 % of the true energy. */
export function calibrate(outcomes: readonly Outcome[]): CalibrationStep[] {
  const known = outcomes.filter(
    ({ isAnswered, truth }) => isAnswered && truth.energy !== undefined,
  );
  return Array.from({ length: 10 }, (_, step) => step).flatMap((step) => {
    const rows = known.filter(
      ({ confidence }) => Math.min(9, Math.floor(confidence * 10 + 1e-9)) === step,
    );
    if (rows.length === 0) return [];
    return [
      {
        confidence: `${step / 10} to ${(step + 1) / 10}`,
        rows: rows.length,
        meanConfidence: mean(rows.map(({ confidence }) => confidence)) ?? 0,
        within20pct: mean(rows.map((row) => Number(isNear(row)))) ?? 0,
        inRange: mean(rows.map((row) => Number(isInRange(row)))) ?? 0,
      },
    ];
  });
}

const isNear = ({ estimate, truth }: Outcome) =>
  Math.abs(estimate.energy - (truth.energy ?? 0)) <= 0.2 * (truth.energy ?? 0);

const isInRange = ({ range, truth }: Outcome) =>
  range.lowKcal <= (truth.energy ?? 0) && (truth.energy ?? 0) <= range.highKcal;
