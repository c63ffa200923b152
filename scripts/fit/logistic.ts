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

const iterations = 600;
const learningRate = 0.5;

export interface LogisticModel {
  /** The features to fit. */
  readonly names: readonly string[];
  /** On the squared weight of a feature; not of `bias`. */
  readonly penaltyOf: (name: string) => number;
  /** Features whose weight is at most 0. */
  readonly doubts: ReadonlySet<string>;
}

/**
 * Fits a logistic regression by gradient descent from 0, with steps by the past slopes of each feature (Adagrad). Deterministic: the same rows in the same order
 * give the same weights.
 */
export function fitLogistic(
  rows: readonly LabelledFeatures[],
  { names, penaltyOf, doubts }: LogisticModel,
): LinearWeights {
  const places = new Map(names.map((name, at) => [name, at]));
  const sparse = rows.map((row) => ({ ...row, values: toValues(row.features, places) }));
  const penalties = names.map((name) => (name === "bias" ? 0 : penaltyOf(name)));
  const isDoubt = names.map((name) => doubts.has(name));
  const weights = new Float64Array(names.length);
  const squares = new Float64Array(names.length).fill(1e-6);
  for (let iteration = 0; iteration < iterations; iteration += 1) {
    const gradient = weights.map((weight, at) => (penalties[at] ?? 0) * weight);
    for (const row of sparse) addGradient(row, weights, gradient);
    for (const [at, slope] of gradient.entries()) {
      squares[at] = (squares[at] ?? 0) + slope * slope;
      const next = (weights[at] ?? 0) - (learningRate * slope) / Math.sqrt(squares[at] ?? 1);
      weights[at] = isDoubt[at] ? Math.min(0, next) : next;
    }
  }
  return Object.fromEntries(names.map((name, at) => [name, weights[at] ?? 0]));
}

/** Adds the slope of the log likelihood of a row. */
function addGradient(
  { values, isRight, weight }: LabelledFeatures & { readonly values: Values },
  weights: Float64Array,
  gradient: Float64Array,
): void {
  const error = weight * (sigmoid(dot(values, weights)) - (isRight ? 1 : 0));
  for (const [at, value] of values) gradient[at] = (gradient[at] ?? 0) + error * value;
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

const dot = (values: Values, weights: Float64Array) =>
  values.reduce((sum, [at, value]) => sum + value * (weights[at] ?? 0), 0);
