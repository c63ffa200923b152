import { type Food, ownDatasets, usualPortion } from "../../food.ts";
import type { EnergyRange, MealItem, PortionRule } from "../../meal.ts";
import { roundTo } from "../../totals.ts";
import type { FoodMatch } from "../match/food-match.ts";
import type { ResolvedPortion } from "../portions/resolve-portion.ts";
import {
  type ConfidenceFeature,
  doubtWeights,
  rangeWeights,
  confidenceWeights as weights,
} from "../weights/index.ts";
import { maxGrams } from "./item-notes.ts";
import { type MessageDoubts, nameOfWord } from "./message-doubts.ts";

/** What speaks for and against an item whose figures are those of the table. */
export interface FoodEvidence {
  readonly match: FoodMatch;
  readonly portion: ResolvedPortion;
  /** Number of unknown words in the name. */
  readonly unknownCount: number;
  /** The sum of what the corrections of misspelt words cost. */
  readonly slipCost: number;
  /** Natural logarithm of the largest ratio between the energy of equally good matches. */
  readonly candidateSpread: number;
  readonly kcal: number | null;
  /** True if the words name another food, which takes the figures of this one. */
  readonly isOtherFood: boolean;
  readonly doubts: MessageDoubts;
}

/** How the figures of an item were stated. */
export type FiguresFeature = Extract<
  ConfidenceFeature,
  "statedTotal" | "statedPerHundred" | "statedWithoutEnergy" | "contradictoryFigures"
>;

/** What speaks for and against an item whose figures the words state. */
export interface FiguresEvidence {
  readonly figures: FiguresFeature;
  readonly foodName: string;
  /** True if the words name a food that the table lacks. */
  readonly isUnknownFood?: boolean;
  readonly kcal: number | null;
  readonly doubts: MessageDoubts;
}

export type ItemEvidence = FoodEvidence | FiguresEvidence;

/** Named features with their values; a feature that is absent is 0. */
export type Features = Readonly<Partial<Record<ConfidenceFeature, number>>>;

const maxCounted = 3;
const maxSlipCost = 2;
/** Matches below this similarity lack a word. */
const fullSimilarity = 0.99;
/** Matches below this score rest on few or frequent words, which name many foods. */
const strongScore = 8;
/** Above this energy, a stated amount of one food is more often misread than large. */
const largeItemKcal = 400;
/** Meals with less are more often incomplete, those with more are more often misread. */
const usualMealKcal = 500;
const largeMealKcal = 1200;
/** What items without energy, such as water and tea, count in a meal. */
const leastEnergyWeight = 20;
/** Of a meal with words that were not counted, or a stated part or energy that was not used: below what screens show as sure. */
const maxUnreadConfidence = 0.6;
const confidenceRange = { least: 0.01, most: 0.99 };

/** The features of an item; the weight of each is in `weights/confidence.json`. */
export const itemFeatures = (evidence: ItemEvidence): Features =>
  "figures" in evidence ? featuresOfFigures(evidence) : featuresOfFood(evidence);

function featuresOfFood(evidence: FoodEvidence): Features {
  const { match, portion, kcal, doubts, isOtherFood, candidateSpread, slipCost } = evidence;
  const { food } = match;
  const isLarge = portion.portion.isStated && (kcal ?? 0) > largeItemKcal;
  return {
    bias: 1,
    partialName: match.similarity < fullSimilarity ? 1 : 0,
    weakMatch: Math.max(0, 1 - match.score / strongScore),
    candidateSpread,
    approximateName: isOtherFood ? 1 : 0,
    misspelt: Math.min(maxSlipCost, slipCost),
    // What people often log has many names.
    commonFood: Math.log(1 + food.aliases.length),
    largeEnergy: isLarge ? Math.log((kcal ?? 0) / largeItemKcal) : 0,
    implausibleGrams: portion.grams === 0 || portion.grams > maxGrams ? 1 : 0,
    unusualAmount: unusualAmount(food, portion),
    eatenShare: isShare(portion) ? 1 : 0,
    approximatedPortion: portion.approximation === undefined ? 0 : 1,
    ...featuresOfMessage(doubts),
    [portion.portion.rule]: 1,
    ...(portion.doubt === undefined ? {} : { [portion.doubt]: 1 }),
  };
}

const featuresOfFigures = ({
  figures,
  isUnknownFood = false,
  doubts,
}: FiguresEvidence): Features => ({
  [figures]: 1,
  figuresOfUnknownFood: isUnknownFood ? 1 : 0,
  ...featuresOfMessage(doubts),
});

const featuresOfMessage = (doubts: MessageDoubts): Features => ({
  unusedNumbers: Math.min(maxCounted, doubts.unusedNumbers),
  wordsPerFood: Math.log(1 + doubts.wordsPerFood),
  numbersPerFood: Math.log(1 + doubts.numbersPerFood),
  uncertainTimes: doubts.uncertainty.times,
  uncertainEaten: doubts.uncertainty.eaten,
  uncertainMeals: doubts.uncertainty.meals,
});

/** The names of what has a weight in `weights/doubts.json`: the words of the meal, and the food. */
export const doubtNames = (evidence: ItemEvidence): readonly string[] => [
  ...[...evidence.doubts.words].map(nameOfWord),
  ...("match" in evidence ? [nameOfFood(evidence.match)] : []),
];

const nameOfFood = ({ food }: FoodMatch): string => `food ${food.name}`;

/** Natural logarithm of the ratio between the amount and the usual portion, more or less. */
function unusualAmount(food: Food, { grams }: ResolvedPortion): number {
  const usual = usualPortion(food);
  return usual === undefined ? 0 : Math.abs(Math.log(Math.max(1, grams) / usual.grams));
}

/** True if the words say that a part of the amount was eaten. Then the amount may well be unusual. */
const isShare = ({ portion: { receipt } }: ResolvedPortion) =>
  receipt.code === "amount" && receipt.share !== 1;

/** 0 to 1: the probability that food and amount are what was meant. */
export function itemConfidence(evidence: ItemEvidence): number {
  const { doubts } = evidence;
  const ofFood = "match" in evidence ? (doubtWeights[nameOfFood(evidence.match)] ?? 0) : 0;
  const byNames = doubts.logOddsOfWords + ofFood;
  const confidence = toConfidence(sumFeatures(itemFeatures(evidence)) + byNames);
  return doubts.isPartUnread ? Math.min(maxUnreadConfidence, confidence) : confidence;
}

/** The confidence after the amount of an item was found by another rule. */
export function withPortionRule(confidence: number, from: PortionRule, to: PortionRule): number {
  return toConfidence(logit(confidence) - weights[from] + weights[to]);
}

/** An item with a lower confidence and a wider range; `logOdds` is negative or 0. */
export function lowerConfidence(item: MealItem, logOdds: number): MealItem {
  if (logOdds === 0) return item;
  const confidence = toConfidence(logit(item.confidence) + logOdds);
  const kcal = item.nutrients.calories_kcal;
  const { highKcal } = item.energyRange;
  if (kcal === null || highKcal === null || kcal === 0 || isStated.has(item.portion.rule))
    return { ...item, confidence };
  const spread = highKcal / kcal - 1 + rangeWeights.doubt * (item.confidence - confidence);
  return { ...item, confidence, energyRange: rangeOf(kcal, spread) };
}

/** What a meal is judged by besides its items. */
interface MealFacts {
  /** The names of the items' foods. */
  readonly foods: readonly string[];
  /** Undefined if the person states it: then it is not doubted because it is unusual. */
  readonly kcal: number | undefined;
  /** Number of phrases that were not counted. */
  readonly notCounted: number;
  readonly isImplausible?: boolean;
}

/** The features of a meal besides those of its items. */
export function mealFeatures({
  foods,
  kcal = usualMealKcal,
  notCounted,
  isImplausible,
}: MealFacts): Features {
  return {
    moreItems: Math.log(Math.max(1, foods.length)),
    repeatedFoods: Math.min(maxCounted, foods.length - new Set(foods.map(kindOf)).size),
    unusualEnergy: Math.abs(Math.log(Math.max(leastEnergyWeight, kcal) / usualMealKcal)),
    largeMeal: Math.max(0, Math.log(kcal / largeMealKcal)),
    notCounted: Math.min(maxCounted, notCounted),
    implausibleMeal: isImplausible ? 1 : 0,
  };
}

/** The last word before a comma: "rice" of "Fried rice". Two of a kind may be one, named twice. */
const kindOf = (name: string) => name.split(",")[0]?.split(" ").at(-1)?.toLowerCase();

/** 0 to 1: the items' evidence weighted by energy, lowered by phrases that were not counted and by an impossible amount. */
export function mealConfidence(
  items: readonly MealItem[],
  notCounted: number,
  isImplausible = false,
): number {
  if (items.length === 0) return 0;
  const foods = items.map(({ food }) => food.name);
  let total = 0;
  let sum = 0;
  for (const item of items) {
    const weight = energyWeight(item.nutrients.calories_kcal);
    total += weight;
    sum += weight * logit(item.confidence);
  }
  const isKnown = items.every(
    ({ source, confidence }) =>
      source.dataset === ownDatasets.stated || confidence >= weights.statedFigures,
  );
  const kcal = isKnown ? undefined : total;
  const confidence = toConfidence(
    sum / total + sumFeatures(mealFeatures({ foods, kcal, notCounted, isImplausible })),
  );
  return notCounted > 0 ? Math.min(maxUnreadConfidence, confidence) : confidence;
}

/** How much an item counts in the confidence of its meal. */
export const energyWeight = (kcal: number | null): number => Math.max(leastEnergyWeight, kcal ?? 0);

function sumFeatures(features: Features): number {
  let sum = 0;
  for (const [name, value] of Object.entries(features))
    sum += value * weights[name as ConfidenceFeature];
  return sum;
}

const toConfidence = (logOdds: number) => roundTo(1 / (1 + Math.exp(-logOdds)), 2);

/** The log odds of a confidence, within `confidenceRange`. */
function logit(confidence: number): number {
  const inside = Math.min(confidenceRange.most, Math.max(confidenceRange.least, confidence));
  return Math.log(inside / (1 - inside));
}

/** Rules of items whose energy the person states. */
const isStated: ReadonlySet<PortionRule> = new Set(["stated-energy", "stated-figures"]);

/** What the width of a range depends on. */
interface RangePortion {
  readonly portion: { readonly rule: PortionRule };
  readonly approximation?: unknown;
}

/** The likely range of an item's energy: wider if the amount or food was assumed. Unknown energy has no range. */
export function energyRange(
  kcal: number | null,
  confidence: number,
  portion: RangePortion,
): EnergyRange {
  if (kcal === null) return { lowKcal: null, highKcal: null };
  const { rule } = portion.portion;
  // Doubt about the food widens the range of the amount, unless the person states the energy.
  const spread =
    rangeWeights[rule] +
    (portion.approximation === undefined ? 0 : rangeWeights.approximatedPortion) +
    (isStated.has(rule) ? 0 : rangeWeights.doubt * (1 - confidence));
  return rangeOf(kcal, spread);
}

const rangeOf = (kcal: number, spread: number): EnergyRange => ({
  lowKcal: Math.round(kcal / (1 + spread)),
  highKcal: Math.round(kcal * (1 + spread)),
});

/** The range of a meal. Errors of the items are independent, so the half-widths are added as squares. */
export function mealRange(items: readonly MealItem[]): EnergyRange {
  let total = 0;
  let lowSquares = 0;
  let highSquares = 0;
  for (const { nutrients, energyRange: range } of items) {
    const kcal = nutrients.calories_kcal;
    if (kcal === null || range.lowKcal === null || range.highKcal === null) continue;
    total += kcal;
    lowSquares += (kcal - range.lowKcal) ** 2;
    highSquares += (range.highKcal - kcal) ** 2;
  }
  if (items.every((item) => item.nutrients.calories_kcal === null)) {
    return { lowKcal: null, highKcal: null };
  }
  return {
    lowKcal: Math.max(0, Math.round(total - Math.sqrt(lowSquares))),
    highKcal: Math.round(total + Math.sqrt(highSquares)),
  };
}

/** The nutrients besides energy that a meal has a range of. */
export const rangedMacros = ["protein_g", "carbs_g", "fat_g"] as const;
export type RangedMacro = (typeof rangedMacros)[number];
export type MacroRange = { readonly low: number; readonly high: number };

/**
 * The range of each macro of a meal; null if no item reports it. What makes the energy of an item uncertain is above all its
 * amount, so that its macros are uncertain by the same factors. They are added as the energy is.
 */
export function macroRanges(
  items: readonly MealItem[],
): Readonly<Record<RangedMacro, MacroRange | null>> {
  const spreads = items.map(({ nutrients, energyRange: { lowKcal, highKcal } }) => {
    const kcal = nutrients.calories_kcal ?? 0;
    if (kcal === 0 || lowKcal === null || highKcal === null) return { less: 0, more: 0 };
    return { less: Math.max(0, 1 - lowKcal / kcal), more: Math.max(0, highKcal / kcal - 1) };
  });
  const rangeOfMacro = (id: RangedMacro): MacroRange | null => {
    if (items.every(({ nutrients }) => nutrients[id] === null)) return null;
    let [total, lowSquares, highSquares] = [0, 0, 0];
    for (const [at, { nutrients }] of items.entries()) {
      const amount = nutrients[id] ?? 0;
      total += amount;
      lowSquares += (amount * (spreads[at]?.less ?? 0)) ** 2;
      highSquares += (amount * (spreads[at]?.more ?? 0)) ** 2;
    }
    return {
      low: roundTo(Math.max(0, total - Math.sqrt(lowSquares)), 1),
      high: roundTo(total + Math.sqrt(highSquares), 1),
    };
  };
  return {
    protein_g: rangeOfMacro("protein_g"),
    carbs_g: rangeOfMacro("carbs_g"),
    fat_g: rangeOfMacro("fat_g"),
  };
}
