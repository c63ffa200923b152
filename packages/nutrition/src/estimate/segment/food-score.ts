import type { Language } from "../../languages/language.ts";
import type { Amount } from "../chunks/amount.ts";
import type { Chunk } from "../chunks/chunk.ts";
import type { FoodMatch } from "../match/food-match.ts";
import { segmentWeights as weights } from "../weights/index.ts";
import { scoreLeadingAmount } from "./amount-score.ts";
import { componentPenalty } from "./component-cost.ts";
import type { SegmentContext } from "./segment-context.ts";

/*
 * Weights of the segmentation score, tuned on the development rows of a public benchmark. A food
 * scores its match minus a constant that prevents splitting a name into many foods. Unassigned
 * words cost their weight up to a limit, because much of a message is not food.
 */

/** The score of a match without its amount. */
export function scoreMatch(
  context: SegmentContext,
  match: FoodMatch,
  words: readonly string[],
): number {
  return (
    weights.matchWeight * match.score -
    weights.perFoodPenalty -
    unmatchedTermPenalty(context, match) +
    weights.repeatedWords * repeatedWeight(words, context.weightOf)
  );
}

const unmatchedTermPenalty = (context: SegmentContext, { unmatchedWeight }: FoodMatch): number =>
  context.isWeighedProse ? 0 : weights.unmatchedWords * unmatchedWeight;

/** Total weight of the repeated words: "a jam sandwich made with jam" is one food. */
function repeatedWeight(words: readonly string[], weightOf: ReadonlyMap<string, number>): number {
  let weight = 0;
  for (const [position, word] of words.entries()) {
    if (words.indexOf(word) < position) weight += weightOf.get(word) ?? 1;
  }
  return weight;
}

/** The bonus for the amount of a food, minus the penalties for probable components. */
export function scoreFood(
  context: SegmentContext,
  from: number,
  words: readonly string[],
  match: FoodMatch,
  amount: Amount | undefined,
): number {
  return amountScore(context, from, match, amount) - componentPenalty(context, from, words, amount);
}

function amountScore(
  context: SegmentContext,
  from: number,
  match: FoodMatch,
  amount: Amount | undefined,
): number {
  if (amount) return scoreLeadingAmount(amount, context.isWeighedProse);
  if (
    context.hasWeights &&
    !(isWeighedList(context, from) && startsListItem(context.chunks[from - 1], context.language))
  )
    return -weights.missingWeightPenalty;
  return weights.similarityBonus * match.similarity ** 2 - weights.missingAmountPenalty;
}

/**
 * "100 g chicken, rice and peas": some foods of a list have no weight. Components and list headings
 * ("quinoa bowl: 100 g quinoa") are excluded.
 */
const isWeighedList = (
  { hasWeights, isProse, isAfterWith, isHeading }: SegmentContext,
  at: number,
): boolean => hasWeights && !isProse && isAfterWith[at - 1] !== true && isHeading[at] !== true;

/** "milk (2%) or cream": a word after a bracket or another word does not start a list item. */
const startsListItem = (before: Chunk | undefined, language: Language) =>
  before === undefined ||
  before.kind === "stop" ||
  (before.kind === "separator" &&
    (language.functionWords.listSeparators.has(before.text) ||
      language.functionWords.additionSeparators.has(before.text)));

/**
 * In "100 g chicken, rice" the weighed food ends at the comma, unless the food's name contains a
 * comma or a preparation state follows ("100 g carrots, sliced").
 */
export function commaPenalty(
  context: SegmentContext,
  from: number,
  to: number,
  amount: Amount | undefined,
  { food }: FoodMatch,
): number {
  if (amount === undefined || food.name.includes(",") || !isWeighedList(context, from)) return 0;
  const hasListComma = context.chunks
    .slice(from, to)
    .some(
      (chunk, position) =>
        chunk.kind === "separator" &&
        chunk.text === "," &&
        !isPreparationState(context.chunks[from + position + 1], context.language),
    );
  return hasListComma ? weights.weighedListPenalty : 0;
}

/** A preparation state ("sliced") is not a food. */
const isPreparationState = (chunk: Chunk | undefined, language: Language) =>
  chunk?.kind === "words" &&
  chunk.stems.every(
    (word) =>
      language.stopWords.cookingStates.has(word) || language.stopWords.genericWords.has(word),
  );
