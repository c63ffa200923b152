/** A row of features by name, and whether the outcome was right. */
export interface LabelledFeatures {
  readonly features: Readonly<Record<string, number>>;
  readonly isRight: boolean;
  /** How much the row counts. */
  readonly weight: number;
}

export type LinearWeights = Readonly<Record<string, number>>;

const iterations = 3000;
const learningRate = 0.5;

export interface LogisticModel {
  /** The features to fit. */
  readonly names: readonly string[];
  /** On squared weights, but `bias`. */
  readonly penalty: number;
  /** Features whose weight is at most 0. */
  readonly doubts: ReadonlySet<string>;
}

/**
 * Fits a logistic regression by gradient descent from 0. Deterministic: the same rows in the same order
 * give the same weights.
 */
export function fitLogistic(
  rows: readonly LabelledFeatures[],
  { names, penalty, doubts }: LogisticModel,
): LinearWeights {
  const matrix = rows.map(({ features }) => names.map((name) => features[name] ?? 0));
  let weights = names.map(() => 0);
  for (let iteration = 0; iteration < iterations; iteration += 1) {
    const errors = matrix.map(
      (row, at) =>
        (rows[at]?.weight ?? 0) * (sigmoid(dot(row, weights)) - (rows[at]?.isRight ? 1 : 0)),
    );
    weights = weights.map((weight, feature) => {
      const gradient = matrix.reduce(
        (sum, row, at) => sum + (errors[at] ?? 0) * (row[feature] ?? 0),
        names[feature] === "bias" ? 0 : penalty * weight,
      );
      const next = weight - (learningRate * gradient) / rows.length;
      return doubts.has(names[feature] ?? "") ? Math.min(0, next) : next;
    });
  }
  return Object.fromEntries(names.map((name, at) => [name, weights[at] ?? 0]));
}

/** The probability that a row is right. */
export function predict(weights: LinearWeights, { features }: LabelledFeatures): number {
  let sum = 0;
  for (const [name, value] of Object.entries(features)) sum += value * (weights[name] ?? 0);
  return sigmoid(sum);
}

/** The predictions for each row from weights that were fitted without its fold. */
export function crossValidate(
  rows: readonly LabelledFeatures[],
  model: LogisticModel,
  folds: number,
): readonly number[] {
  const predictions: number[] = [];
  for (let fold = 0; fold < folds; fold += 1) {
    const weights = fitLogistic(
      rows.filter((_, at) => at % folds !== fold),
      model,
    );
    for (const [at, row] of rows.entries())
      if (at % folds === fold) predictions[at] = predict(weights, row);
  }
  return predictions;
}

const sigmoid = (value: number) => 1 / (1 + Math.exp(-value));

const dot = (row: readonly number[], weights: readonly number[]) =>
  row.reduce((sum, value, at) => sum + value * (weights[at] ?? 0), 0);
