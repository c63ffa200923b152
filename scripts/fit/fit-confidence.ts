import {
  doubtNames,
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
/** Of a single word or food: most of them say little. */
const penaltyOfName = 20;
/** A word or food of fewer messages has no weight. */
const minMessages = 8;
/** Weights of words and foods nearer to 0 are left out. */
const minWeight = 0.05;
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
const firstScore = 0.744;

/**
 * The log odds by which all messages are doubted more than the share that was right. What screens call sure (0.7 or more) is to be
 * wrong in at most 3 of 100 messages: without this it was in 5.5 of 100 of the blind sets bv and bw, with 0.25 in 3.5 of bx and by, with 0.4 in
 * 4 and with 0.5 in 2.5 of bz, ca, cb and cc, but in 6.5 of cd and ce.
 */
const sureMargin = 0.65;

/** What each item has one of, according to whose figures it has. */
const intercepts = ["bias", "statedTotal", "statedPerHundred", "statedWithoutEnergy"];

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
  "statedTotal",
  "statedPerHundred",
  "statedWithoutEnergy",
]);

/** Messages whose foods and grams are labelled, which the tests read. */
const tested = readEverydayMessages();

/**
 * Fits the log odds that a message is read rightly in everything, to labelled messages and to the messages of the tests. `context` is that of the former. The measures are those of the blind sets of
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
  const counts = new Map<string, number>();
  for (const { features } of labelled)
    for (const [name, value] of Object.entries(features))
      if (value !== 0) counts.set(name, (counts.get(name) ?? 0) + 1);
  // A feature that no message has keeps its weight.
  const names = [...counts]
    .flatMap(([name, count]) => (!isOfName(name) || count >= minMessages ? [name] : []))
    .filter((name) => !setByHand.has(name))
    .sort();
  const model = {
    names,
    penaltyOf: (name: string) => (isOfName(name) ? penaltyOfName : penalty),
    doubts: new Set(names.filter((name) => !supports.has(name) && !isOfName(name))),
  };
  const fresh = labelled.filter(({ isFresh }) => isFresh);
  const held = crossValidate(labelled, model).filter((_, at) => labelled[at]?.isFresh);
  const confidencesOf = (isRight: boolean) =>
    held.filter((_, at) => fresh[at]?.isRight === isRight);
  const sure = Math.log(sureConfidence / (1 - sureConfidence)) + sureMargin;
  const shareSure = (isRight: boolean) =>
    confidencesOf(isRight).filter((each) => Math.log(each / (1 - each)) >= sure).length /
    fresh.length;
  const fitted = Object.entries(
    withMargin(withMeanConfidence(fitLogistic(labelled, model), fresh, firstScore)),
  );
  return {
    rows: labelled.length,
    messages: fresh.length,
    weights: Object.fromEntries(fitted.filter(([name]) => !isOfName(name))),
    /** Of words and foods. */
    doubts: Object.fromEntries(
      fitted.filter(([name, weight]) => isOfName(name) && Math.abs(weight) >= minWeight),
    ),
    area: areaUnderCurve(confidencesOf(true), confidencesOf(false)),
    wrongAndSure: shareSure(false),
    rightAndSure: shareSure(true),
  };
}

/** True for the features of `doubtNames`. */
const isOfName = (name: string) => name.includes(" ");

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

const withMargin = (weights: LinearWeights): LinearWeights => ({
  ...weights,
  ...Object.fromEntries(intercepts.map((name) => [name, (weights[name] ?? 0) - sureMargin])),
});

function toFeatures(
  message: string,
  context: MessageContext,
  index: FoodIndex,
  judge: (reading: MealReading) => boolean,
): Pick<LabelledFeatures, "features" | "isRight">[] {
  const evidence: MealEvidence[] = [];
  const reading = estimateMeals(message, index, context, (each) => evidence.push(each));
  const meals = evidence.filter(({ items }) => items.length > 0);
  return meals.length === 0 ? [] : [{ features: combine(meals), isRight: judge(reading) }];
}

/** The mean of the features of meals: those of the items, weighted by energy as in `mealConfidence`, and those of the meal. */
function combine(meals: readonly MealEvidence[]): Readonly<Record<string, number>> {
  const combined: Record<string, number> = {};
  const add = (features: Features | Readonly<Record<string, number>>, weight: number) => {
    for (const [name, value] of Object.entries(features))
      combined[name] = (combined[name] ?? 0) + (weight * value) / meals.length;
  };
  for (const { items, notCounted } of meals) {
    const total = items.reduce((sum, { kcal }) => sum + energyWeight(kcal), 0);
    for (const item of items) {
      const weight = energyWeight(item.kcal) / total;
      add(itemFeatures(item), weight);
      for (const name of doubtNames(item)) add({ [name]: 1 }, weight);
    }
    const foods = items.map((item) => ("match" in item ? item.match.food.name : item.foodName));
    const kcal = items.every((item) => "figures" in item) ? undefined : total;
    add(mealFeatures({ foods, kcal, notCounted }), 1);
  }
  return combined;
}
