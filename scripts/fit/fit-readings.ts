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
  sharedFeatures,
  withSharedWeights,
} from "@morsel/nutrition/edit";
import type { FoodIndex, MessageContext } from "@morsel/nutrition/estimate";
import { type ChoiceModel, type ChoiceWeights, type Example, fitChoices } from "./choice-model.ts";

const folds = 5;
/** The first weights only choose readings, so that one set of so many is enough. */
const setsOfFirstFit = 3;
const model: ChoiceModel = {
  minExamples: 4,
  penalty: 4,
  iterations: 150,
  minWeight: 0.03,
  kept: new Set([refusalFeature]),
  shared: sharedFeatures,
};
const fitExamples = (examples: readonly Example[]) => fitChoices(examples, model);

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

export type ReadingWeights = ChoiceWeights;

type Judged = ReadingOutcome & { readonly isRight: boolean };

/** An instruction with what it may mean. */
interface JudgedInstruction {
  readonly outcomes: readonly Judged[];
  /** What it may make of the meal; the refusal is right if nothing else is. None if nothing can be learned. */
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
  const judgeBy = (weights: ReadingWeights, chosen = sets) =>
    chosen.map((set) => set.map((one) => judgeReadings(one, weights)));
  const examplesOf = (chosen: readonly (readonly JudgedInstruction[])[]) =>
    chosen.flat().flatMap(({ examples }) => examples);
  const some = sets.filter((_set, at) => at % setsOfFirstFit === 0);
  const judged = judgeBy(fitExamples(examplesOf(judgeBy(firstWeights, some))));
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
  const weightOf = weigh(weights);
  const scored = outcomes.map((one) => {
    let score = 0;
    for (const [name, value] of sumOf(one.reading.features)) score += value * weightOf(name);
    return { ...one, reading: { ...one.reading, score } };
  });
  const found = mostProbable(scored, weightOf);
  return found ? [{ probability: found.probability, isRight: (found.best as Judged).isRight }] : [];
}

const weigh = (weights: ReadingWeights) =>
  withSharedWeights((feature: string) => weights[feature] ?? 0);

/** What an instruction may mean by these weights. */
function judgeReadings(
  { foods, instruction, isRight, meal, weight, written }: LabelledInstruction,
  weights: ReadingWeights,
): JudgedInstruction {
  const context = createEditContext(meal, foods, written, rankingMode());
  const { text } = prepareInstruction(instruction, context);
  const rightOf = new Map<string, boolean>();
  const weightOf = weigh(weights);
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
  return [{ weight, choices: [...readings, refusal] }];
}

/** The features of all parts of a reading together. */
function sumOf(parts: ReadingOutcome["reading"]["features"]): ReadonlyMap<string, number> {
  const sums = new Map<string, number>();
  for (const [name, value] of parts.flatMap((part) => [...part]))
    sums.set(name, (sums.get(name) ?? 0) + value);
  return sums;
}
