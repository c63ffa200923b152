import type { Amount } from "../chunks/amount.ts";
import {
  isCut,
  isDiameterOnly,
  isMeasured,
  isMetricWeight,
  isWeightOrVolume,
} from "../chunks/amount-predicates.ts";
import type { Chunk } from "../chunks/chunk.ts";
import type { FoodMatch } from "../match/food-match.ts";
import { confidentSimilarity } from "./accept-match.ts";
import type { SegmentContext } from "./segment-context.ts";

const metricWeightBonus = 4;
const unitBonus = 2;
const countBonus = 1.3;
const trailingMeasureBonus = 2.6;
const trailingAmountBonus = 4;
/** The amount of the whole item: "weighing 40 g". */
export const wholeAmountBonus = 5;
/** Among weighed foods, an article ("a tender crust") more often introduces a part than a food. */
const articleScoreAmongWeights = -6;

/** The bonus for a food that follows its amount. */
export function scoreLeadingAmount(
  amount: Amount,
  match: FoodMatch,
  isWeighedProse: boolean,
): number {
  if (isMetricWeight(amount)) return metricWeightBonus;
  if (isMeasured(amount)) return unitBonus;
  if (isWeighedProse && amount.isArticle)
    return match.similarity < confidentSimilarity ? articleScoreAmongWeights : 0;
  return countBonus;
}

/** The bonus for an amount that follows its food; undefined if the amount does not belong to it. */
export function scoreTrailingAmount(
  context: SegmentContext,
  at: number,
  chunk: Extract<Chunk, { kind: "amount" }>,
  leadingAmount: Amount | undefined,
  isAdjacent: boolean,
): number | undefined {
  const { amount, appliesToNext, appliesToPrevious } = chunk;
  const next = context.chunks[at + 1];
  const isLast = endsItem(next);
  // "a cup of" measures the next food.
  if (appliesToNext) return undefined;
  if (appliesToPrevious && isSingleItem(leadingAmount)) return wholeAmountBonus;
  if (leadingAmount) return secondAmountBonus(leadingAmount, amount, isLast);
  if (isOpeningBracket(context.chunks[at - 1])) return trailingAmountBonus;
  // "popcorn, 3 cups": a unit that no food follows belongs to the previous food.
  if (isLast && (isAdjacent || amount.units.length > 0)) return trailingAmountBonus;
  const isBeforeFood = !isAdjacent && next?.kind === "words";
  return isWeightOrVolume(amount) && !isBeforeFood ? trailingMeasureBonus : undefined;
}

/** The bonus for a second amount of the same food: "a slice of pizza measuring 16 inches", "a can, 330 ml". */
function secondAmountBonus(first: Amount, second: Amount, isLast: boolean): number | undefined {
  if (isCut(first) && isDiameterOnly(second)) return unitBonus + trailingAmountBonus;
  return isWeightOrVolume(first) || !isWeightOrVolume(second) || !isLast
    ? undefined
    : countBonus + 2;
}

/** "a bar weighing 40 g": no weight, volume or plural count precedes. */
export const isSingleItem = (amount: Amount | undefined) =>
  amount === undefined || (!isWeightOrVolume(amount) && amount.count === 1);

const isOpeningBracket = (chunk: Chunk | undefined) =>
  chunk?.kind === "separator" && chunk.text === "(";

function endsItem(chunk: Chunk | undefined): boolean {
  return chunk === undefined || !["words", "amount", "connector", "without"].includes(chunk.kind);
}
