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

const weightGain = 4;
const unitGain = 2;
const countGain = 1.3;
const backAmountGain = 2.6;
const bracketAmountGain = 4;
/** An amount that is said to be of the whole: "weighing 40 g". */
export const wholeAmountGain = 5;
/** Among foods with weights, "a tender crust" is more likely a part of one than a food. */
const articleAmongWeights = -6;

/** What speaks for a food that an amount stands before. */
export function scoreLeadingAmount(amount: Amount, match: FoodMatch, isWeighed: boolean): number {
  if (isMetricWeight(amount)) return weightGain;
  if (isMeasured(amount)) return unitGain;
  if (isWeighed && amount.isArticle)
    return match.similarity < confidentSimilarity ? articleAmongWeights : 0;
  return countGain;
}

/** What speaks for an amount being that of the food before it; undefined where it is not. */
export function scoreTrailingAmount(
  scene: SegmentContext,
  at: number,
  chunk: Extract<Chunk, { kind: "amount" }>,
  before: Amount | undefined,
  isNext: boolean,
): number | undefined {
  const { amount: behind, appliesToNext, appliesToPrevious } = chunk;
  const next = scene.chunks[at + 1];
  const isLast = endsItem(next);
  // "a cup of": the food is still to come.
  if (appliesToNext) return undefined;
  if (appliesToPrevious && isSingleItem(before)) return wholeAmountGain;
  if (before) return gainBehindAnother(before, behind, isLast);
  if (isOpeningBracket(scene.chunks[at - 1])) return bracketAmountGain;
  // "popcorn, 3 cups": a unit that no food follows is of the food before.
  if (isLast && (isNext || behind.units.length > 0)) return bracketAmountGain;
  const isBeforeFood = !isNext && next?.kind === "words";
  return isWeightOrVolume(behind) && !isBeforeFood ? backAmountGain : undefined;
}

/** What speaks for a second amount of one food: "a slice of pizza measuring 16 inches", "a can, 330 ml". */
function gainBehindAnother(before: Amount, behind: Amount, isLast: boolean): number | undefined {
  if (isCut(before) && isDiameterOnly(behind)) return unitGain + bracketAmountGain;
  return isWeightOrVolume(before) || !isWeightOrVolume(behind) || !isLast
    ? undefined
    : countGain + 2;
}

/** "a bar weighing 40 g": no figure was said before, nor several. */
export const isSingleItem = (before: Amount | undefined) =>
  before === undefined || (!isWeightOrVolume(before) && before.count === 1);

const isOpeningBracket = (chunk: Chunk | undefined) =>
  chunk?.kind === "separator" && chunk.text === "(";

function endsItem(chunk: Chunk | undefined): boolean {
  return chunk === undefined || !["words", "amount", "connector", "without"].includes(chunk.kind);
}
