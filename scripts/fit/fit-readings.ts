import type { MealEstimate } from "@morsel/nutrition";
import {
  applyEdit,
  createEditContext,
  type EditOutcome,
  isOfWording,
  listOutcomes,
  mayBeRanked,
  mostProbable,
  prepareInstruction,
  type ReadingOutcome,
  rankingMode,
  refusalFeature,
} from "@morsel/nutrition/edit";
import type { FoodIndex, MessageContext } from "@morsel/nutrition/estimate";

/** A feature of fewer instructions has no weight. */
const minInstructions = 4;
/** On squared weights. */
const penalty = 2;
const iterations = 150;
const learningRate = 0.5;
const folds = 5;
/** Weights nearer to 0 are left out. */
const minWeight = 0.03;

/** An instruction about a meal, and what is right. */
export interface LabelledInstruction {
  readonly meal: MealEstimate;
  readonly instruction: string;
  readonly foods: FoodIndex;
  readonly written: MessageContext;
  /** How often it counts. */
  readonly weight: number;
  readonly isRight: (outcome: EditOutcome) => boolean;
}

export type ReadingWeights = Readonly<Record<string, number>>;

/** What an instruction may make of its meal; the refusal is right if nothing else is. */
interface Example {
  readonly weight: number;
  readonly readings: readonly {
    readonly features: ReadonlyMap<string, number>;
    readonly isRight: boolean;
  }[];
}

type Judged = ReadingOutcome & { readonly isRight: boolean };

/** An instruction with what it may mean. */
interface JudgedInstruction {
  readonly outcomes: readonly Judged[];
  /** None if nothing can be learned. */
  readonly examples: readonly Example[];
  /** True if no parser reads it and it may be ranked. */
  readonly isUnread: boolean;
}

export interface ReadingFit {
  readonly weights: ReadingWeights;
  readonly instructions: number;
  /** Instructions that no parser reads. */
  readonly unread: number;
  /** The probability, and whether it was right, of what the weights of other sets make of each of them. */
  readonly predictions: readonly { readonly probability: number; readonly isRight: boolean }[];
}

/**
 * Fits the weights of readings: a conditional logistic regression over what each instruction may mean, with a refusal as one of the
 * possibilities. Which reading is right follows from the label of the instruction. Fitted twice: the readings that the first
 * weights prefer are those that the second compare. The predictions are by weights that were fitted without the instruction's set.
 */
export function fitReadings(sets: readonly (readonly LabelledInstruction[])[]): ReadingFit {
  const judgeBy = (weights: ReadingWeights) =>
    sets.map((set) => set.map((one) => judgeReadings(one, weights)));
  const examplesOf = (chosen: readonly (readonly JudgedInstruction[])[]) =>
    chosen.flat().flatMap(({ examples }) => examples);
  const judged = judgeBy(fitExamples(examplesOf(judgeBy(firstWeights))));
  const predictions = Array.from({ length: folds }, (_, fold) => {
    const weights = fitExamples(examplesOf(judged.filter((_set, at) => at % folds !== fold)));
    const held = judged.filter((_set, at) => at % folds === fold).flat();
    return held.flatMap((one) => (one.isUnread ? predict(one, weights) : []));
  });
  return {
    weights: fitExamples(examplesOf(judged)),
    instructions: sets.flat().length,
    unread: judged.flat().filter(({ isUnread }) => isUnread).length,
    predictions: predictions.flat(),
  };
}

function predict({ outcomes }: JudgedInstruction, weights: ReadingWeights) {
  const weightOf = (feature: string) => weights[feature] ?? 0;
  const scored = outcomes.map((one) => {
    let score = 0;
    for (const [name, value] of sumOf(one.reading.features)) score += value * weightOf(name);
    return { ...one, reading: { ...one.reading, score } };
  });
  const found = mostProbable(scored, weightOf);
  return found ? [{ probability: found.probability, isRight: (found.best as Judged).isRight }] : [];
}

/** What an instruction may mean by these weights. */
function judgeReadings(
  { foods, instruction, isRight, meal, weight, written }: LabelledInstruction,
  weights: ReadingWeights,
): JudgedInstruction {
  const context = createEditContext(meal, foods, written, rankingMode());
  const { text } = prepareInstruction(instruction, context);
  const rightOf = new Map<string, boolean>();
  const weightOf = (feature: string) => weights[feature] ?? 0;
  const outcomes = listOutcomes(text, context, weightOf).map((one) => {
    const isOneRight = rightOf.get(one.key) ?? isRight(one.outcome);
    rightOf.set(one.key, isOneRight);
    return { ...one, isRight: isOneRight };
  });
  const parsed = applyEdit(meal, instruction, foods, written, { readsByRanking: false });
  const mayBeRefused = isRight(refused) || !isRight(parsed);
  return {
    outcomes,
    examples: toExample(outcomes, mayBeRefused, weight),
    isUnread: isOfWording(parsed) && mayBeRanked(instruction, context),
  };
}

const refused: EditOutcome = { kind: "refused", refusal: "unread", words: [] };

/** Weights by which the readings are chosen that the first fit compares. */
const firstWeights: ReadingWeights = {
  "read:bias": 4,
  "unused:amount": -2,
  "unused:share": -1.5,
  "unused:figure": -3,
  "unused:time": -1,
  "unused:food": -1,
  "unused:item": -0.5,
  conflict: -2,
  repeat: -2,
  "talk:unused:item": -0.7,
  "talk:unused:counted": -1,
};

/** None if nothing can be learned: no reading, or no right one if a refusal is not known to be right. */
function toExample(
  outcomes: readonly Judged[],
  mayBeRefused: boolean,
  weight: number,
): readonly Example[] {
  const hasRight = outcomes.some(({ isRight }) => isRight);
  if (outcomes.length === 0 || !(hasRight || mayBeRefused)) return [];
  const refusal = { features: new Map([[refusalFeature, 1]]), isRight: !hasRight };
  const readings = outcomes.map(({ reading, isRight }) => ({
    features: sumOf(reading.features),
    isRight,
  }));
  return [{ weight, readings: [...readings, refusal] }];
}

/** The features of all parts of a reading together. */
function sumOf(parts: ReadingOutcome["reading"]["features"]): ReadonlyMap<string, number> {
  const sums = new Map<string, number>();
  for (const [name, value] of parts.flatMap((part) => [...part]))
    sums.set(name, (sums.get(name) ?? 0) + value);
  return sums;
}

function fitExamples(examples: readonly Example[]): ReadingWeights {
  const counts = new Map<string, number>();
  for (const { readings } of examples)
    for (const name of new Set(readings.flatMap(({ features }) => [...features.keys()])))
      counts.set(name, (counts.get(name) ?? 0) + 1);
  const names = [...counts]
    .flatMap(([name, count]) => (count >= minInstructions || name === refusalFeature ? [name] : []))
    .sort();
  const places = new Map(names.map((name, at) => [name, at]));
  const rows = examples.map(({ weight, readings }) => ({
    weight,
    readings: readings.map((one) => toSparse(one, places)),
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

interface Sparse {
  readonly places: Int32Array;
  readonly values: Float64Array;
  readonly isRight: boolean;
}

function toSparse(
  { features, isRight }: Example["readings"][number],
  places: ReadonlyMap<string, number>,
): Sparse {
  const known = [...features].flatMap(([name, value]) => {
    const place = places.get(name);
    return place === undefined ? [] : [[place, value] as const];
  });
  return {
    places: Int32Array.from(known, ([place]) => place),
    values: Float64Array.from(known, ([, value]) => value),
    isRight,
  };
}

/** Adds the slope of the log likelihood that one of the right readings is chosen. */
function addGradient(
  { weight, readings }: { readonly weight: number; readonly readings: readonly Sparse[] },
  weights: Float64Array,
  gradient: Float64Array,
): void {
  const scores = readings.map(({ places, values }) => {
    let score = 0;
    for (let at = 0; at < places.length; at += 1)
      score += (weights[places[at] ?? 0] ?? 0) * (values[at] ?? 0);
    return score;
  });
  const highest = Math.max(...scores);
  const odds = scores.map((score) => Math.exp(score - highest));
  const total = odds.reduce((sum, one) => sum + one, 0);
  const right = odds.reduce((sum, one, at) => sum + (readings[at]?.isRight ? one : 0), 0);
  for (const [at, { places, values, isRight }] of readings.entries()) {
    const odd = odds[at] ?? 0;
    const slope = weight * (odd / total - (isRight ? odd / right : 0));
    if (Math.abs(slope) < 1e-7) continue;
    for (let part = 0; part < places.length; part += 1) {
      const place = places[part] ?? 0;
      gradient[place] = (gradient[place] ?? 0) + slope * (values[part] ?? 0);
    }
  }
}
