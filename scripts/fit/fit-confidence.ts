import {
  energyWeight,
  estimateMeals,
  type Features,
  type FoodIndex,
  itemFeatures,
  type MealEvidence,
  type MealReading,
  type MessageContext,
  mealFeatures,
} from "@morsel/nutrition/estimate";
import {
  findReadingFaults,
  matchesId,
  writtenAt,
} from "../../packages/food-table/src/test-messages/check-reading.ts";
import { readEverydayMessages } from "../../packages/food-table/src/test-messages/everyday-data.ts";
import {
  areaUnderCurve,
  type EverydayRow,
  judgeReading,
  sureConfidence,
} from "../eval/everyday.ts";
import {
  crossValidate,
  fitLogistic,
  type LabelledFeatures,
  type LinearWeights,
  predict,
} from "./logistic.ts";

const penalty = 2;
export const folds = 5;

/** The tests are simpler than what people write, and were used to develop the reader. */
const testedWeight = 0.1;

/** Labelled messages of one writer. */
export interface LabelledSet {
  readonly rows: readonly EverydayRow[];
  /** How much each message counts. */
  readonly weight: number;
  /** True for a blind set of everyday messages. */
  readonly isFresh: boolean;
}

/**
 * The share of the blind sets that was right at their first scores (docs/accuracy.md). The reader was
 * changed for them since, so what it reads right of them now overstates what it reads of the next messages.
 */
const firstScore = 0.688;

/** An impossible amount and a neighbouring food are doubted even if the rest of the message is right. */
const setByHand: ReadonlySet<string> = new Set(["implausibleGrams", "approximateName"]);

/** What may speak for an item. With few messages, chance could make any other feature do so. */
const supports: ReadonlySet<string> = new Set([
  "bias",
  "commonFood",
  "stated-weight",
  "stated-volume",
  "household-portion",
  "size-word",
  "piece-count",
  "default-portion",
  "eatenShare",
]);

/** Messages whose foods and grams are labelled, which the tests read. */
const tested = readEverydayMessages();

/**
 * Fits the log odds that a meal is right in everything, to labelled messages with one meal and to the
 * messages of the tests. `context` is that of the former. The measures are those of the blind sets of
 * everyday messages, predicted without their fold of sets.
 */
export function fitConfidence(
  sets: readonly LabelledSet[],
  index: FoodIndex,
  context: MessageContext,
) {
  const hasFood = (pattern: string) => index.foods.some(({ id }) => matchesId(pattern, id));
  const messages = sets.flatMap(({ rows, weight, isFresh }, set) =>
    rows.flatMap((row) => {
      const judge = (reading: MealReading) => judgeReading(row, reading).faults.length === 0;
      const read = toFeatures(row.message, context, index, judge);
      return read.map((each) => ({ ...each, weight, isFresh, fold: set % folds }));
    }),
  );
  const simple = tested.flatMap((line, at) => {
    const judge = (reading: MealReading) => findReadingFaults(line, reading, hasFood).length === 0;
    const read = toFeatures(line.message, writtenAt, index, judge);
    return read.map((each) => ({
      ...each,
      weight: testedWeight,
      isFresh: false,
      fold: at % folds,
    }));
  });
  const labelled = [...messages, ...simple];
  // A feature that no message has keeps its weight.
  const present = labelled.flatMap(({ features }) =>
    Object.entries(features).flatMap(([name, value]) => (value === 0 ? [] : name)),
  );
  const names = [...new Set(present)].filter((name) => !setByHand.has(name)).sort();
  const model = { names, penalty, doubts: new Set(names.filter((name) => !supports.has(name))) };
  const fresh = labelled.filter(({ isFresh }) => isFresh);
  const held = crossValidate(labelled, model).filter((_, at) => labelled[at]?.isFresh);
  const confidencesOf = (isRight: boolean) =>
    held.filter((_, at) => fresh[at]?.isRight === isRight);
  const shareSure = (isRight: boolean) =>
    confidencesOf(isRight).filter((each) => each >= sureConfidence).length / fresh.length;
  return {
    rows: labelled.length,
    messages: fresh.length,
    weights: withMeanConfidence(fitLogistic(labelled, model), fresh, firstScore),
    area: areaUnderCurve(confidencesOf(true), confidencesOf(false)),
    wrongAndSure: shareSure(false),
    rightAndSure: shareSure(true),
  };
}

const biasSteps = 30;
const biasRange = 4;

/** The weights with the bias for which the mean confidence of the messages is the goal. */
function withMeanConfidence(
  weights: LinearWeights,
  messages: readonly LabelledFeatures[],
  goal: number,
): LinearWeights {
  const withShift = (shift: number) => ({ ...weights, bias: (weights.bias ?? 0) + shift });
  const meanWith = (shift: number) =>
    messages.reduce((sum, message) => sum + predict(withShift(shift), message.features), 0) /
    messages.length;
  let [low, high] = [-biasRange, biasRange];
  for (let step = 0; step < biasSteps; step += 1) {
    const middle = (low + high) / 2;
    if (meanWith(middle) < goal) low = middle;
    else high = middle;
  }
  return withShift(low);
}

function toFeatures(
  message: string,
  context: MessageContext,
  index: FoodIndex,
  judge: (reading: MealReading) => boolean,
): Pick<LabelledFeatures, "features" | "isRight">[] {
  const evidence: MealEvidence[] = [];
  const reading = estimateMeals(message, index, context, (each) => evidence.push(each));
  const [meal] = evidence;
  if (meal === undefined || evidence.length > 1 || meal.items.length === 0) return [];
  return [{ features: combine(meal), isRight: judge(reading) }];
}

/** The features of the items, weighted by energy as in `mealConfidence`, and those of the meal. */
function combine({ items, notCounted }: MealEvidence): Readonly<Record<string, number>> {
  const total = items.reduce((sum, { kcal }) => sum + energyWeight(kcal), 0);
  const combined: Record<string, number> = {};
  const add = (features: Features, weight: number) => {
    for (const [name, value] of Object.entries(features))
      combined[name] = (combined[name] ?? 0) + weight * value;
  };
  for (const item of items) add(itemFeatures(item), energyWeight(item.kcal) / total);
  const foods = items.map(({ match }) => match.food.name);
  add(mealFeatures({ foods, kcal: total, notCounted }), 1);
  return combined;
}
