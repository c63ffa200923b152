import { isWeightOrVolume } from "../chunks/amount-predicates.ts";
import type { Chunk } from "../chunks/chunk.ts";
import { amountAt } from "../chunks/chunk-predicates.ts";
import type { FoodMention } from "../food-mention.ts";
import type { FoodSpan } from "../segment/segment-foods.ts";
import { multiply } from "./read-remarks.ts";

/** "3 beers (330 ml)", "4 sausages (50 g each)": the size after counted pieces is that of each. */
export function countEach(
  chunks: readonly Chunk[],
  food: FoodSpan,
  previous: FoodSpan | undefined,
): number {
  const own = amountAt(chunks, food.amountAt);
  const chunk = food.amountAt === undefined ? undefined : chunks[food.amountAt];
  const isEach = chunk?.kind === "amount" && chunk.eachEnd !== undefined;
  const isOfEach = isEach || own?.mlEach !== undefined || own?.isOunces === true;
  if (food.amountAt === undefined || food.amountAt < food.to || !isOfEach || own?.count === 0)
    return 1;
  const before = food.from - 1;
  const leading = amountAt(chunks, before);
  if (leading === undefined || previous?.amountAt === before || isWeightOrVolume(leading)) return 1;
  return Math.max(1, leading.count);
}

/** A smaller weight or volume is that of a unit: 1 in "40 g". */
const leastSize = 5;
const largestSize = 1000;
const mostPieces = 24;

/** The number of pieces whose weights or volumes are summed: also 2 in "two 330 ml cans". */
export function countWeighed(
  chunks: readonly Chunk[],
  food: FoodSpan,
  previous: FoodSpan | undefined,
): number {
  const { count = 1, gramsEach, mlEach } = amountAt(chunks, food.amountAt) ?? {};
  const size = gramsEach ?? mlEach ?? 0;
  const isOfPieces =
    Number.isInteger(count) && count <= mostPieces && size >= leastSize && size < largestSize;
  return isOfPieces ? count : countEach(chunks, food, previous);
}

/** "3 beers (330 ml), 140 kcal each": the figures of each piece, of pieces whose weights are summed. */
export function withFiguresOfAll(pieces: number, mention: FoodMention): FoodMention {
  const { figures } = mention;
  return pieces > 1 && figures?.per === "piece"
    ? { ...mention, figures: multiply(figures, pieces) }
    : mention;
}
