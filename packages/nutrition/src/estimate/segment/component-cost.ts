import type { Language } from "../../languages/language.ts";
import type { Amount } from "../chunks/amount.ts";
import { isBareArticle, isUncounted } from "../chunks/amount-predicates.ts";
import type { Chunk } from "../chunks/chunk.ts";
import {
  introducesComponent,
  isPreparationWord,
  isWithSeparator,
} from "../chunks/chunk-predicates.ts";
import { segmentWeights as weights } from "../weights/index.ts";
import type { SegmentContext } from "./segment-context.ts";

/** The penalty for a food that is probably a component or a restatement of the previous food. */
export function componentPenalty(
  context: SegmentContext,
  from: number,
  words: readonly string[],
  amount: Amount | undefined,
): number {
  if (!isUncounted(amount)) return 0;
  return (
    (amount ? 0 : unstatedComponentPenalty(context, from, words)) +
    sandwichBreadPenalty(context, from, words) +
    restatementPenalty(context, from, amount) +
    toppingPenalty(context, words, amount)
  );
}

/**
 * If other foods have amounts, a food without one is often a component: "a sandwich made with
 * cheese on white bread".
 */
function unstatedComponentPenalty(
  context: SegmentContext,
  from: number,
  words: readonly string[],
): number {
  if (context.hasWeights || !context.hasAmounts) return 0;
  const before = context.chunks[from - 1];
  if (isServedOnBase(before, words, context.language)) return 0;
  if (introducesComponent(before, context.language))
    return isPieceOf(context.chunks, from - 1, context.language)
      ? weights.pieceOfFood
      : weights.componentWithoutAmount;
  if (!isWithSeparator(before, context.language)) return weights.foodWithoutAmount;
  // "filled with", "topped with" introduce components of the previous food.
  return introducesComponent(context.chunks[from - 2], context.language) ||
    isPreparationWord(context.chunks[from - 2], context.language)
    ? weights.filling
    : weights.accompaniment;
}

/** In "sections of pomelo", "of" introduces the food itself; in "made of rye", a component. */
function isPieceOf(chunks: readonly Chunk[], at: number, language: Language): boolean {
  const [before, of] = [chunks[at - 1], chunks[at]];
  return (
    of?.kind === "connector" &&
    of.text === language.functionWords.partitive &&
    before?.kind === "words"
  );
}

/** "two eggs on toast", "chicken over rice": the base is eaten as well. */
function isServedOnBase(
  chunk: Chunk | undefined,
  words: readonly string[],
  language: Language,
): boolean {
  const isOn =
    chunk?.kind === "connector" && language.foodPhrases.servingPrepositions.has(chunk.text);
  return isOn && words.some((word) => language.foodClasses.servingBases.has(word));
}

/** "sandwich made with ham on white bread": the bread is part of the sandwich. */
export function sandwichBreadPenalty(
  context: SegmentContext,
  from: number,
  words: readonly string[],
): number {
  if (!words.some((word) => context.language.foodClasses.breads.has(word))) return 0;
  const isCounted = context.chunks[from - 1]?.kind === "amount";
  if (!introducesComponentAt(context.chunks, from - (isCounted ? 2 : 1), context.language))
    return 0;
  for (let at = from - 1; at >= 0; at -= 1) {
    const chunk = context.chunks[at] as Chunk;
    if (endsSandwich(chunk, context.language)) return 0;
    if (isSandwich(chunk, context.language))
      return isFrankfurter(chunk, context.language) ? 0 : weights.sandwichBread;
  }
  return 0;
}

const isSandwich = (chunk: Chunk, language: Language) =>
  chunk.kind === "words" && chunk.stems.some((word) => language.foodClasses.sandwiches.has(word));

const isFrankfurter = (chunk: Chunk, language: Language) =>
  chunk.kind === "words" && chunk.stems.includes(language.foodPhrases.sandwichWithSeparateBread);

/** True if the chunk ends the description of a sandwich; "a sandwich with egg, served on brown bread" goes on. */
function endsSandwich(chunk: Chunk, language: Language): boolean {
  if (chunk.kind === "amount")
    return !isBareArticle(chunk.amount) && chunk.appliesToPrevious !== true;
  if (chunk.kind !== "separator") return chunk.kind === "stop";
  return (
    chunk.text !== language.functionWords.accompaniment &&
    !language.foodPhrases.sandwichSeparators.has(chunk.text)
  );
}

/**
 * If foods are weighed, "40 g of Manchego, a Spanish cheese" describes one food; "40 g of cheese, a
 * pear and 50 g of ham" is a list.
 */
function restatementPenalty(
  context: SegmentContext,
  from: number,
  amount: Amount | undefined,
): number {
  if (amount === undefined || !context.isWeighedProse) return 0;
  const [before, comma] = [context.chunks[from - 3], context.chunks[from - 2]];
  if (before?.kind !== "words" || comma?.kind !== "separator" || comma.text !== ",") return 0;
  const next = context.chunks
    .slice(from)
    .find(({ kind }) => kind === "separator" || kind === "stop");
  return next?.kind === "separator" && context.language.functionWords.listSeparators.has(next.text)
    ? 0
    : weights.restatedFood;
}

/** True if the chunk at this index introduces a component: "in a", "made with a". */
function introducesComponentAt(chunks: readonly Chunk[], at: number, language: Language): boolean {
  const chunk = chunks[at];
  return (
    introducesComponent(chunk, language) ||
    (isWithSeparator(chunk, language) && introducesComponent(chunks[at - 1], language))
  );
}

/** If foods are weighed, "a 60 g cake with a thick icing" is one food. */
const toppingPenalty = (
  { language, hasWeights }: SegmentContext,
  words: readonly string[],
  amount: Amount | undefined,
): number =>
  hasWeights && amount !== undefined && language.foodClasses.toppings.has(words.at(-1) ?? "")
    ? weights.topping
    : 0;
