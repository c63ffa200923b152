import {
  createEditContext,
  leavesOrder,
  listOutcomes,
  mayBeRanked,
  mostProbable,
  prepareInstruction,
  type ReadingOutcome,
  rankingMode,
  refusalFeature,
} from "@morsel/nutrition/edit";
import type { FoodIndex } from "@morsel/nutrition/estimate";
import { everydayContext } from "../eval/everyday.ts";
import {
  findFaults,
  type InstructionRow,
  judgeInstruction,
  logMeal,
} from "../eval/instructions.ts";

/** A feature of fewer instructions has no weight. */
const minInstructions = 4;
/** On squared weights. */
const penalty = 2;
const iterations = 60;
const learningRate = 0.5;
const folds = 5;
/** An instruction as the parsers do not read it counts half. */
const weightWithoutParsers = 0.5;
/** Weights nearer to 0 are left out. */
const minWeight = 0.03;

export type ReadingWeights = Readonly<Record<string, number>>;

/** What an instruction may make of its meal; the refusal is right if nothing else is. */
interface Example {
  readonly weight: number;
  readonly readings: readonly {
    readonly features: ReadonlyMap<string, number>;
    readonly isRight: boolean;
  }[];
}

/** An instruction that no rule reads, for the measure. */
interface Unread {
  readonly outcomes: readonly Judged[];
  /** True for a reading whose talk may be a change, which is refused. */
  readonly isUnclear: (reading: ReadingOutcome["reading"]) => boolean;
}

type Judged = ReadingOutcome & { readonly isRight: boolean };

export interface ReadingFit {
  readonly weights: ReadingWeights;
  readonly instructions: number;
  /** Instructions that no rule reads. */
  readonly unread: number;
  /** The probability, and whether it was right, of what the weights of other sets make of each of them. */
  readonly predictions: readonly { readonly probability: number; readonly isRight: boolean }[];
}

/**
 * Fits the weights of readings: a conditional logistic regression over what each instruction may mean, with a refusal as one of the
 * possibilities. Which reading is right follows from the label of the instruction. The predictions are by weights that were fitted
 * without the instruction's set.
 */
export function fitReadings(
  sets: readonly (readonly InstructionRow[])[],
  index: FoodIndex,
): ReadingFit {
  const read = sets.map((set) => set.flatMap((row) => readRow(row, index) ?? []));
  const examplesOf = (chosen: typeof read) => chosen.flat().flatMap(({ examples }) => examples);
  const predictions = Array.from({ length: folds }, (_, fold) => {
    const weights = fitExamples(examplesOf(read.filter((_set, at) => at % folds !== fold)));
    const held = read.filter((_set, at) => at % folds === fold).flat();
    return held.flatMap(({ unread }) => (unread ? predict(unread, weights) : []));
  });
  return {
    weights: fitExamples(examplesOf(read)),
    instructions: sets.flat().length,
    unread: read.flat().filter(({ unread }) => unread).length,
    predictions: predictions.flat(),
  };
}

function predict({ outcomes, isUnclear }: Unread, weights: ReadingWeights) {
  const weightOf = (feature: string) => weights[feature] ?? 0;
  const scored = outcomes.map((one) => {
    let score = 0;
    for (const [name, value] of sumOf(one.reading.features)) score += value * weightOf(name);
    return { ...one, reading: { ...one.reading, score } };
  });
  const found = mostProbable(scored, weightOf);
  return found && !isUnclear(found.best.reading)
    ? [{ probability: found.probability, isRight: (found.best as Judged).isRight }]
    : [];
}

function readRow(row: InstructionRow, index: FoodIndex) {
  const meal = logMeal(row, index);
  if (!meal || row.expected === "restored") return undefined;
  const isRefused = /^(?:refused|ask-or-refuse)$/.test(row.expected);
  const weightOf = (feature: string) => priorWeights[feature] ?? 0;
  const context = createEditContext(meal, index, everydayContext, rankingMode());
  const { text } = prepareInstruction(row.instruction, context);
  const judged = (usesParsers: boolean): readonly Judged[] => {
    const rightOf = new Map<string, boolean>();
    return listOutcomes(text, context, { weightOf, usesParsers }).map((one) => {
      const isRight =
        rightOf.get(one.key) ?? (!isRefused && findFaults(row, meal, one.outcome).length === 0);
      rightOf.set(one.key, isRight);
      return { ...one, isRight };
    });
  };
  const withParsers = judged(true);
  const { faults, outcome } = judgeInstruction(row, index, { readsByRanking: false });
  const examples = [
    ...toExample(withParsers, 1, isRefused || faults.length > 0),
    ...toExample(judged(false), weightWithoutParsers, false),
  ];
  const mayBeDone =
    outcome.kind === "refused" && mayBeRanked(row.instruction, outcome.refusal, context);
  const isUnclear = (reading: ReadingOutcome["reading"]) => leavesOrder(reading, context);
  return { examples, unread: mayBeDone ? { outcomes: withParsers, isUnclear } : undefined };
}

/** Weights by which the readings are chosen that the fit compares. */
const priorWeights: ReadingWeights = {
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
  weight: number,
  mayBeRefused: boolean,
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
