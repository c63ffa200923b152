import type { Language } from "../../languages/language.ts";
import type { Amount } from "../chunks/amount.ts";
import {
  isBareArticle,
  isCut,
  isDiameterOnly,
  isMetricWeight,
} from "../chunks/amount-predicates.ts";
import type { Chunk } from "../chunks/chunk.ts";
import { isListSeparator } from "../chunks/chunk-predicates.ts";
import { segmentWeights as weights } from "../weights/index.ts";
import type { SegmentContext } from "./segment-context.ts";

/** The cost of assigning a chunk to no food. */
export function skipChunkCost(chunk: Chunk, weightOf: ReadonlyMap<string, number>): number {
  if (chunk.kind === "words") {
    let weight = 0;
    for (const word of chunk.stems) weight += weightOf.get(word) ?? 1;
    return Math.min(weights.maxSkippedWords, weights.skippedWords * weight);
  }
  if (chunk.kind !== "amount") return 0;
  if (isMetricWeight(chunk.amount) && chunk.amount.count === 0) return 0;
  return chunk.amount.isArticle && chunk.amount.units.length === 0 ? 0 : weights.skippedAmount;
}

/** A word that directly follows another word. */
export function isAdjacentWord(chunk: Chunk | undefined): boolean {
  return chunk?.kind === "words" && chunk.isAdjacentWord;
}

/** True for the noun of a dish: an imported food before it describes it, as "hilsa" in "hilsa curry". */
export const isAdjacentDish = (chunk: Chunk | undefined, { foodClasses }: Language): boolean =>
  chunk?.kind === "words" &&
  chunk.isAdjacentWord &&
  chunk.stems.some((word) => foodClasses.dishesOfIngredients.has(word));

/** The penalty for starting a name in the middle of a run of words. */
export function splitRunCost(context: SegmentContext): number {
  if (context.isShortList) return weights.splitInShortList;
  return context.hasAmounts ? weights.splitAmongAmounts : weights.split;
}

/** The cost of including a chunk in a name; undefined if a name cannot contain it. */
export function spanChunkCost(
  context: SegmentContext,
  at: number,
  before: Amount | undefined,
): number | undefined {
  const chunk = context.chunks[at] as Chunk;
  if (isOfResult(chunk, context.language)) return undefined;
  if (["words", "without", "connector"].includes(chunk.kind)) return 0;
  if (opensIngredients(context, at)) return undefined;
  if (chunk.kind === "separator") return weights[chunk.separatorClass] * weights.separator;
  if (chunk.kind !== "amount") return undefined;
  // "a slice of deep dish 14 inch pizza": the diameter of the pizza.
  if (isDiameterOnly(chunk.amount) && isCut(before, context.language)) return 0;
  if (!isBareArticle(chunk.amount)) return undefined;
  return articleCost(context, at, before !== undefined);
}

/** "3 eggs and ham made into an omelette": the dish has a name of its own. */
const isOfResult = (chunk: Chunk, { functionWords }: Language) =>
  chunk.kind === "connector" && chunk.text === functionWords.resultWord;

/** "smoothie: banana, milk, oats": what follows is a list of what it was made of. */
function opensIngredients({ chunks, language }: SegmentContext, at: number): boolean {
  const [before, mark] = [chunks[at - 1], chunks[at]];
  return (
    mark?.kind === "separator" &&
    mark.text === ":" &&
    before?.kind === "words" &&
    !before.isAdjacentWord &&
    language.foodClasses.ingredientListDishes.has(before.stems.at(-1) ?? "") &&
    chunks.slice(at + 1).some((chunk) => isListSeparator(chunk, language))
  );
}

/** "pasta with a tomato sauce" is one food; "pasta, a tomato" is usually two. */
function articleCost(context: SegmentContext, at: number, hasAmount: boolean): number | undefined {
  const before = context.chunks[at - 1];
  // "a freshly baked medium cookie": the size is part of the name.
  if (before?.kind === "words" && isSizeOnly(context.chunks[at])) return 0;
  // "10 g butter and an apple" are two foods.
  if (
    !context.isProse &&
    before?.kind === "separator" &&
    before.text === context.language.functionWords.conjunction
  )
    return undefined;
  // "burger on a wheat bun" is one food, with or without an article before "burger".
  const isServedOn =
    before?.kind === "connector" && before.text === context.language.functionWords.placement;
  return context.hasWeights || hasAmount || isServedOn ? 0 : undefined;
}

function isSizeOnly(chunk: Chunk | undefined): boolean {
  return (
    chunk?.kind === "amount" && chunk.measureStart === chunk.start && isBareArticle(chunk.amount)
  );
}
