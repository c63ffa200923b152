/** Something that may be chosen, by features. */
export interface Choice {
  readonly features: ReadonlyMap<string, number>;
  readonly isRight: boolean;
}

/** Alternatives; at least one is right. */
export interface Example {
  /** How often it counts. */
  readonly weight: number;
  readonly choices: readonly Choice[];
}

export type ChoiceWeights = Readonly<Record<string, number>>;

export interface ChoiceModel {
  /** A feature of fewer examples has no weight. */
  readonly minExamples: number;
  /** On squared weights. */
  readonly penalty: number;
  readonly iterations: number;
  /** Weights nearer to 0 are left out. */
  readonly minWeight: number;
  /** Features that always have a weight. */
  readonly kept?: ReadonlySet<string>;
  /** The features that a feature stands for besides itself. */
  readonly shared?: (feature: string) => readonly string[];
}

const learningRate = 0.5;

/** Fits a conditional logistic regression: the probability that a right one of the choices is chosen. Deterministic. */
export function fitChoices(
  examples: readonly Example[],
  { minExamples, penalty, iterations, minWeight, kept = new Set(), shared = () => [] }: ChoiceModel,
): ChoiceWeights {
  const { counts, sharedOf } = countFeatures(examples, shared);
  const names = [...counts]
    .flatMap(([name, count]) => (count >= minExamples || kept.has(name) ? [name] : []))
    .sort();
  const placeOf = new Map(names.map((name, at) => [name, at]));
  const places = new Map(
    [...sharedOf].map(([name, others]) => [
      name,
      [name, ...others].flatMap((one) => placeOf.get(one) ?? []),
    ]),
  );
  const rows = examples.map(({ weight, choices }) => ({
    weight,
    choices: choices.map((one) => toSparse(one, places)),
  }));
  const weights = new Float64Array(names.length);
  const squares = new Float64Array(names.length).fill(1e-6);
  for (let iteration = 0; iteration < iterations; iteration += 1) {
    const gradient = weights.map((weight) => penalty * weight);
    for (const row of rows) addGradient(row, weights, gradient);
    for (const [at, slope] of gradient.entries()) {
      squares[at] = (squares[at] ?? 0) + slope * slope;
      weights[at] = (weights[at] ?? 0) - (learningRate * slope) / Math.sqrt(squares[at] ?? 1);
    }
  }
  const entries = names.map((name, at) => [name, weights[at] ?? 0] as const);
  return Object.fromEntries(entries.filter(([, weight]) => Math.abs(weight) >= minWeight));
}

/** The examples that have each feature, and what each feature shares with others. */
function countFeatures(
  examples: readonly Example[],
  shared: (feature: string) => readonly string[],
) {
  const counts = new Map<string, number>();
  const sharedOf = new Map<string, readonly string[]>();
  for (const { choices } of examples) {
    const said = new Set(choices.flatMap(({ features }) => [...features.keys()]));
    for (const name of said) if (!sharedOf.has(name)) sharedOf.set(name, shared(name));
    const all = new Set([...said].flatMap((name) => [name, ...(sharedOf.get(name) ?? [])]));
    for (const name of all) counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return { counts, sharedOf };
}

interface Sparse {
  readonly places: Int32Array;
  readonly values: Float64Array;
  readonly isRight: boolean;
}

function toSparse(
  { features, isRight }: Choice,
  places: ReadonlyMap<string, readonly number[]>,
): Sparse {
  const known = [...features].flatMap(([name, value]) =>
    (places.get(name) ?? []).map((place) => [place, value] as const),
  );
  return {
    places: Int32Array.from(known, ([place]) => place),
    values: Float64Array.from(known, ([, value]) => value),
    isRight,
  };
}

/** Adds the slope of the log likelihood that one of the right choices is chosen. */
function addGradient(
  { weight, choices }: { readonly weight: number; readonly choices: readonly Sparse[] },
  weights: Float64Array,
  gradient: Float64Array,
): void {
  const scores = choices.map(({ places, values }) => {
    let score = 0;
    for (let at = 0; at < places.length; at += 1)
      score += (weights[places[at] ?? 0] ?? 0) * (values[at] ?? 0);
    return score;
  });
  const highest = Math.max(...scores);
  const odds = scores.map((score) => Math.exp(score - highest));
  const total = odds.reduce((sum, one) => sum + one, 0);
  const right = odds.reduce((sum, one, at) => sum + (choices[at]?.isRight ? one : 0), 0);
  for (const [at, { places, values, isRight }] of choices.entries()) {
    const odd = odds[at] ?? 0;
    const slope = weight * (odd / total - (isRight ? odd / right : 0));
    if (Math.abs(slope) < 1e-7) continue;
    for (let part = 0; part < places.length; part += 1) {
      const place = places[part] ?? 0;
      gradient[place] = (gradient[place] ?? 0) + slope * (values[part] ?? 0);
    }
  }
}
