import type { Amount } from "../chunks/amount.ts";
import { isBareArticle, isUncounted } from "../chunks/amount-predicates.ts";
import { appositionComma, type Chunk } from "../chunks/chunk.ts";
import {
  introducesComponent,
  isPreparationWord,
  isWithSeparator,
} from "../chunks/chunk-predicates.ts";
import { breads, sandwiches, servingBases, toppings } from "../vocabulary/food-classes.ts";
import { classNouns, genericWords } from "../vocabulary/stop-words.ts";
import { listJoints, type SegmentContext } from "./segment-context.ts";

/** Bread beside a sandwich that is told of on its bread is seldom eaten besides. */
const certainBreadPenalty = 12;
/** A sausage may be told of apart from its roll. */
const likelyBread = 6;
const retoldPrice = 10;

/** What speaks against a food of its own: it may be a part of the one before, or that one told again. */
export function componentPenalty(
  scene: SegmentContext,
  from: number,
  words: readonly string[],
  amount: Amount | undefined,
): number {
  const unstated = amount
    ? 0
    : unstatedComponentPenalty(scene, from, words) + genericNounPenalty(scene, words);
  if (!isUncounted(amount)) return unstated;
  return (
    unstated +
    sandwichBreadPenalty(scene, from, words) +
    intendedForPenalty(scene, from, amount) +
    describedByWeightPenalty(scene, from, amount) +
    restatementPenalty(scene, from, amount) +
    toppingPenalty(scene, from, words, amount)
  );
}

/**
 * Among foods with amounts, one without is likely a part of the one before: "a sandwich made with
 * cheese on white bread".
 */
function unstatedComponentPenalty(
  scene: SegmentContext,
  from: number,
  words: readonly string[],
): number {
  if (scene.hasWeights || !scene.hasAmounts) return 0;
  const before = scene.chunks[from - 1];
  if (isServedOn(before, words)) return 0;
  if (introducesComponent(before)) return isCutOf(scene.chunks, from - 1) ? 3 : 4.5;
  if (before?.kind === "separator" && before.text === appositionComma) return 4;
  if (scene.isInPartList[from]) return 3.5;
  if (!isWithSeparator(before)) return 0.5;
  // "filled with", "topped with": of the food before.
  return introducesComponent(scene.chunks[from - 2]) || isPreparationWord(scene.chunks[from - 2])
    ? 3
    : 1;
}

/** "sections of pomelo" are pomelo, where "made of rye" is a part. */
function isCutOf(chunks: readonly Chunk[], at: number): boolean {
  const [before, of] = [chunks[at - 1], chunks[at]];
  return of?.kind === "connector" && of.text === "of" && before?.kind === "words";
}

/** "two eggs on toast", "chicken over rice": what lies below is eaten too. */
function isServedOn(chunk: Chunk | undefined, words: readonly string[]): boolean {
  const isOn = chunk?.kind === "connector" && ["on", "over", "atop"].includes(chunk.text);
  return isOn && words.some((word) => servingBases.has(word));
}

/** "... sandwich made with ham on white bread": the bread is the sandwich's own. */
function sandwichBreadPenalty(
  scene: SegmentContext,
  from: number,
  words: readonly string[],
): number {
  if (!words.some((word) => breads.has(word))) return 0;
  const isCounted = scene.chunks[from - 1]?.kind === "amount";
  const isLaid = isIntroducedByWith(scene.chunks, from - (isCounted ? 2 : 1));
  for (let at = from - 1; at >= 0; at -= 1) {
    const chunk = scene.chunks[at] as Chunk;
    if (endsSandwich(chunk, isLaid)) return 0;
    if (isSandwich(chunk))
      return isLaid && !isFrankfurter(chunk) ? certainBreadPenalty : likelyBread;
  }
  return 0;
}

const isSandwich = (chunk: Chunk) =>
  chunk.kind === "words" && chunk.stems.some((word) => sandwiches.has(word));

const isFrankfurter = (chunk: Chunk) =>
  chunk.kind === "words" && chunk.stems.includes("frankfurter");

/** Whether what follows is told of something else; "a sandwich with egg, served on brown bread" is one. */
function endsSandwich(chunk: Chunk, isLaid: boolean): boolean {
  if (chunk.kind === "amount")
    return !isBareArticle(chunk.amount) && chunk.appliesToPrevious !== true;
  if (chunk.kind !== "separator") return chunk.kind === "stop";
  return chunk.text !== "with" && !(isLaid && [",", "served"].includes(chunk.text));
}

/** "cheese for my sandwich", "crackers, good for soups": what a food is for was not eaten with it, or not told. */
function intendedForPenalty(
  scene: SegmentContext,
  from: number,
  amount: Amount | undefined,
): number {
  const before = scene.chunks[amount === undefined ? from - 1 : from - 2];
  return before?.kind === "connector" && before.text === "for" && scene.hasAmounts ? 6 : 0;
}

/** Where foods are weighed, "200 g noodles in a clear soup" tells of the noodles. */
function describedByWeightPenalty(
  scene: SegmentContext,
  from: number,
  amount: Amount | undefined,
): number {
  if (amount === undefined || !scene.hasWeights) return 0;
  if (!isIntroducedByWith(scene.chunks, from - 2)) return 0;
  const lead = scene.chunks[from - 3];
  return lead?.kind === "connector" && lead.text === "made" ? 8 : 4;
}

/**
 * Where foods are weighed, "40 g of Manchego, a Spanish cheese" is told once more; not so in a list,
 * "40 g of cheese, a pear and 50 g of ham".
 */
function restatementPenalty(
  scene: SegmentContext,
  from: number,
  amount: Amount | undefined,
): number {
  if (amount === undefined || !scene.isWeighedProse) return 0;
  const [before, comma] = [scene.chunks[from - 3], scene.chunks[from - 2]];
  if (before?.kind !== "words" || comma?.kind !== "separator" || comma.text !== ",") return 0;
  const next = scene.chunks.slice(from).find(({ kind }) => kind === "separator" || kind === "stop");
  return next?.kind === "separator" && listJoints.has(next.text) ? 0 : retoldPrice;
}

/** "in a", "made with a": what stands at a place leads to a part of the food before. */
function isIntroducedByWith(chunks: readonly Chunk[], at: number): boolean {
  const chunk = chunks[at];
  return (
    introducesComponent(chunk) || (isWithSeparator(chunk) && introducesComponent(chunks[at - 1]))
  );
}

/** "a cupcake with a thick icing": what lies on a food or in it is part of it. */
function toppingPenalty(
  scene: SegmentContext,
  from: number,
  words: readonly string[],
  amount: Amount | undefined,
): number {
  if (!toppings.has(words.at(-1) ?? "")) return 0;
  if (scene.hasWeights) return amount === undefined ? 0 : 4;
  if (amount === undefined && !scene.hasAmounts) return 0;
  return scene.isAfterWith[amount === undefined ? from - 1 : from - 2] ? 3 : 0;
}

/** Among foods with amounts, "a pear, enjoying this fruit" names no second food. */
function genericNounPenalty(scene: SegmentContext, words: readonly string[]): number {
  if (!scene.hasAmounts) return 0;
  return words.every((word) => classNouns.has(word) || genericWords.has(word)) ? 5 : 0;
}
