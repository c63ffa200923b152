import type { WeightFile } from "@morsel/nutrition/estimate";
import { replaceWeights } from "@morsel/nutrition/estimate";

type Changes = Readonly<Record<string, number>>;

/** The scores of all rows with the present weights, 0 to 1; always in the same order. */
export type ScoreRows = () => readonly number[];

export interface Improvement {
  readonly changes: Changes;
  /** Mean score of the rows before and after. */
  readonly before: number;
  readonly after: number;
  /** Mean score of rows with weights that were chosen without their fold. */
  readonly crossValidated: number;
}

/** A weight is tried at these multiples of its value. */
const factors = [0.75, 1.33];
/** A change must be worth this many standard errors of its gain. */
const minStandardErrors = 2;

/**
 * Tries each weight at other values, and combines the changes whose gain is significant. Weights
 * without evidence keep their values, which is the regularization. Deterministic.
 */
export function improveWeights(
  file: WeightFile,
  weights: Changes,
  scoreRows: ScoreRows,
  folds: number,
): Improvement {
  const base = scoreRows();
  const trials = Object.entries(weights).flatMap(([name, value]) =>
    factors.map((factor) => {
      const change = { [name]: Math.round(value * factor * 1000) / 1000 };
      return {
        name,
        change,
        gains: withWeights(file, change, scoreRows).map((score, at) => score - (base[at] ?? 0)),
      };
    }),
  );
  /** The significant changes according to the rows that `isUsed` accepts. */
  const choose = (isUsed: (row: number) => boolean): Changes => {
    const best = new Map<string, { readonly change: Changes; readonly gain: number }>();
    for (const { name, change, gains } of trials) {
      const used = gains.filter((_, row) => isUsed(row));
      const gain = mean(used);
      const error = Math.sqrt(mean(used.map((each) => (each - gain) ** 2)) / used.length);
      if (gain > minStandardErrors * error && gain > (best.get(name)?.gain ?? 0))
        best.set(name, { change, gain });
    }
    return Object.assign({}, ...[...best.values()].map(({ change }) => change));
  };
  const held: number[] = [];
  for (let fold = 0; fold < folds; fold += 1) {
    const scores = withWeights(
      file,
      choose((row) => row % folds !== fold),
      scoreRows,
    );
    for (const [row, score] of scores.entries()) if (row % folds === fold) held[row] = score;
  }
  const changes = choose(() => true);
  return {
    changes,
    before: mean(base),
    after: mean(withWeights(file, changes, scoreRows)),
    crossValidated: mean(held),
  };
}

export function withWeights<T>(file: WeightFile, changes: Changes, run: () => T): T {
  const before = replaceWeights(file, changes);
  try {
    return run();
  } finally {
    replaceWeights(file, before);
  }
}

const mean = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
