/** A row of features by name, and whether the outcome was right. */
export interface LabelledFeatures {
  readonly features: Readonly<Record<string, number>>;
  readonly isRight: boolean;
  /** How much the row counts. */
  readonly weight: number;
  /** Rows of one source have the same fold. */
  readonly fold: number;
}

export type LinearWeights = Readonly<Record<string, number>>;

const defaultIterations = 3000;
const learningRate = 0.5;

export interface LogisticModel {
  /** The features to fit. */
  readonly names: readonly string[];
  /** On squared weights, but `bias`. */
  readonly penalty: number;
  /** Features whose weight is at most 0. */
  readonly doubts: ReadonlySet<string>;
  /** Rare features need more. */
  readonly iterations?: number;
}

/**
 * Fits a logistic regression by gradient descent from 0. Deterministic: the same rows in the same order
 * give the same weights.
 */
export function fitLogistic(
  rows: readonly LabelledFeatures[],
  { names, penalty, doubts, iterations = defaultIterations }: LogisticModel,
): LinearWeights {
  const places = new Map(names.map((name, at) => [name, at]));
  const sparse = rows.map((row) => ({ ...row, values: toValues(row.features, places) }));
  let weights = names.map(() => 0);
  for (let iteration = 0; iteration < iterations; iteration += 1) {
    const gradients = weights.map((weight, at) => (names[at] === "bias" ? 0 : penalty * weight));
    for (const { values, isRight, weight } of sparse) {
      const error = weight * (sigmoid(dot(values, weights)) - (isRight ? 1 : 0));
      for (const [at, value] of values) gradients[at] = (gradients[at] ?? 0) + error * value;
    }
    weights = weights.map((weight, at) => {
      const next = weight - (learningRate * (gradients[at] ?? 0)) / rows.length;
      return doubts.has(names[at] ?? "") ? Math.min(0, next) : next;
    });
  }
  return Object.fromEntries(names.map((name, at) => [name, weights[at] ?? 0]));
}

/** The probability that a row is right. */
export function predict(
  weights: LinearWeights,
  features: Readonly<Record<string, number>>,
): number {
  let sum = 0;
  for (const [name, value] of Object.entries(features)) sum += value * (weights[name] ?? 0);
  return sigmoid(sum);
}

/** The predictions for each row from weights that were fitted without its fold. */
export function crossValidate(
  rows: readonly LabelledFeatures[],
  model: LogisticModel,
): readonly number[] {
  const weightsOf = new Map(
    [...new Set(rows.map(({ fold }) => fold))].map((fold) => [
      fold,
      fitLogistic(
        rows.filter((row) => row.fold !== fold),
        model,
      ),
    ]),
  );
  return rows.map(({ fold, features }) => predict(weightsOf.get(fold) ?? {}, features));
}

const sigmoid = (value: number) => 1 / (1 + Math.exp(-value));

/** Places and values of features, in the order of their places. */
type Values = readonly (readonly [place: number, value: number])[];

const toValues = (
  features: Readonly<Record<string, number>>,
  places: ReadonlyMap<string, number>,
): Values =>
  Object.entries(features)
    .flatMap(([name, value]) => {
      const at = places.get(name);
      return at === undefined || value === 0 ? [] : [[at, value] as const];
    })
    .sort(([one], [other]) => one - other);

const dot = (values: Values, weights: readonly number[]) =>
  values.reduce((sum, [at, value]) => sum + value * (weights[at] ?? 0), 0);
