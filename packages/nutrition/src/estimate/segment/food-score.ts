import type { Amount } from "../chunks/amount.ts";
import type { Chunk } from "../chunks/chunk.ts";
import type { FoodMatch } from "../match/food-match.ts";
import { cookingStates, genericWords } from "../vocabulary/stop-words.ts";
import { scoreLeadingAmount } from "./amount-score.ts";
import { componentPenalty } from "./component-cost.ts";
import { listJoints, type SegmentContext } from "./segment-context.ts";

/*
 * Costs and gains, as tuned on the development rows of a public benchmark. A food is worth its
 * match, less a price that keeps names from falling apart into many foods; words left over cost
 * what they weigh, up to a limit, for much of a message is no food.
 */
const matchWeight = 0.55;
const perFoodPenalty = 4.5;
const missingAmountPenalty = 3.5;
/** Where foods come with amounts, in prose, one without is doubted the more. */
const noAmountPriceInProse = 2.5;
const missingWeightPenalty = 8;
const similarityBonus = 4;
const listedCost = 3;
/** Words of a name that its food does not have are perhaps a food of their own. */
const leftoverShare = 0.3;
/** In prose, or where the whole is measured, they mostly describe it. */
const leftoverShareOfOne = 0.05;
const repeatShare = 0.4;

/** What a match is worth as a food of the reading, before its amount. */
export function scoreMatch(
  scene: SegmentContext,
  match: FoodMatch,
  words: readonly string[],
  isOpenList: boolean,
): number {
  return (
    matchWeight * match.score -
    perFoodPenalty -
    unmatchedTermPenalty(scene, match, isOpenList) +
    repeatShare * repeatedWeight(words, scene.weightOf)
  );
}

function unmatchedTermPenalty(
  scene: SegmentContext,
  { leftover }: FoodMatch,
  isOpenList: boolean,
): number {
  if (scene.isWeighedProse) return 0;
  return leftover * (scene.isProse || !isOpenList ? leftoverShareOfOne : leftoverShare);
}

/** Weight of the words that a name says again: "a jam sandwich made with jam" is one food. */
function repeatedWeight(words: readonly string[], weightOf: ReadonlyMap<string, number>): number {
  let weight = 0;
  for (const [place, word] of words.entries()) {
    if (words.indexOf(word) < place) weight += weightOf.get(word) ?? 1;
  }
  return weight;
}

/** What speaks for a food by its amount, or against it where it has none and may be a part. */
export function scoreFood(
  scene: SegmentContext,
  from: number,
  words: readonly string[],
  match: FoodMatch,
  amount: Amount | undefined,
): number {
  return gainOf(scene, from, match, amount) - componentPenalty(scene, from, words, amount);
}

function gainOf(
  scene: SegmentContext,
  from: number,
  match: FoodMatch,
  amount: Amount | undefined,
): number {
  if (amount) return scoreLeadingAmount(amount, match, scene.isWeighedProse);
  if (scene.hasWeights && !(isWeighedList(scene, from) && beginsItem(scene.chunks[from - 1])))
    return -missingWeightPenalty;
  const inProse = scene.hasAmounts && scene.isProse ? noAmountPriceInProse : 0;
  return similarityBonus * match.similarity ** 2 - missingAmountPenalty - inProse;
}

/**
 * "100 g chicken, rice and peas": where not all is weighed, foods may stand in a row without a
 * weight; not what is in a food, nor the heading of a list ("quinoa bowl: 100 g quinoa").
 */
const isWeighedList = (
  { hasWeights, isProse, isAfterWith, isHeading }: SegmentContext,
  at: number,
): boolean => hasWeights && !isProse && isAfterWith[at - 1] !== true && isHeading[at] !== true;

/** "milk (2%) or cream": what stands in brackets or behind other words is no next one of a list. */
const beginsItem = (before: Chunk | undefined) =>
  before === undefined ||
  before.kind === "stop" ||
  (before.kind === "separator" &&
    (listJoints.has(before.text) || ["+", "plus"].includes(before.text)));

/**
 * "100 g chicken, rice": what was weighed ends at the comma, where no food is called by such a list
 * and what follows does not tell how it was made ("100 g carrots, sliced").
 */
export function commaPenalty(
  scene: SegmentContext,
  from: number,
  to: number,
  amount: Amount | undefined,
  { food }: FoodMatch,
): number {
  if (amount === undefined || food.name.includes(",") || !isWeighedList(scene, from)) return 0;
  const isListed = scene.chunks
    .slice(from, to)
    .some(
      (chunk, place) =>
        chunk.kind === "separator" &&
        chunk.text === "," &&
        !isState(scene.chunks[from + place + 1]),
    );
  return isListed ? listedCost : 0;
}

/** "100 g carrots, sliced": how it was made, and no food. */
const isState = (chunk: Chunk | undefined) =>
  chunk?.kind === "words" &&
  chunk.stems.every((word) => cookingStates.has(word) || genericWords.has(word));
