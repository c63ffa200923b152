import { halfWord } from "../../languages/en/amount-phrases.ts";
import { articles } from "../../languages/en/amounts.ts";
import { partitive } from "../../languages/en/function-words.ts";
import type { Remark } from "../../languages/en/remarks.ts";
import * as remarks from "../../languages/en/remarks.ts";
import { fillers } from "../../languages/en/stop-words.ts";
import { unitKeys } from "../../languages/unit-keys.ts";
import type { Token } from "../words/tokens.ts";
import { isMeasured, isMetricWeight } from "./amount-predicates.ts";
import type { Chunk } from "./chunk.ts";
import { numberOf } from "./read-count.ts";
import { isBoundary } from "./read-words.ts";

/** The index after a remark on a food that contains neither its name nor its amount; undefined if none begins here. */
export function skipFoodRemark(
  tokens: readonly Token[],
  at: number,
  precedingChunks: readonly Chunk[],
): number | undefined {
  return (
    skipYield(tokens, at, precedingChunks) ??
    skipPurpose(tokens, at) ??
    skipIce(tokens, at) ??
    skipOwnJuice(tokens, at) ??
    skipWeighingTime(tokens, at) ??
    skipCookingPurpose(tokens, at) ??
    skipSingleServing(tokens, at) ??
    skipFillingShape(tokens, at, precedingChunks) ??
    skipFlavorArticle(tokens, at) ??
    skipDishArticle(tokens, at, precedingChunks)
  );
}

const textAt = (tokens: readonly Token[], at: number) => tokens[at]?.text ?? "";

/** Phrases by their first word; the first match wins. */
type Phrases = ReadonlyMap<string, readonly (readonly string[])[]>;

export function groupPhrases({ phrases }: Remark): Phrases {
  return Map.groupBy(
    phrases.map((phrase) => phrase.split(" ")),
    ([first = ""]) => first,
  );
}

/** The index after a phrase at this index. */
export function skipPhraseAt(
  tokens: readonly Token[],
  at: number,
  phrases: Phrases,
): number | undefined {
  const found = phrases
    .get(textAt(tokens, at))
    ?.find((words) => words.every((word, index) => textAt(tokens, at + index) === word));
  return found && at + found.length;
}

function endOfClause(tokens: readonly Token[], at: number): number {
  const end = tokens.findIndex((token, index) => index >= at && token.kind === "mark");
  return end < 0 ? tokens.length : end;
}

const yieldPhrases = groupPhrases(remarks.yieldRemark);

/** "a packet of custard powder, which makes two cups": the packet is the amount. */
function skipYield(
  tokens: readonly Token[],
  at: number,
  chunks: readonly Chunk[],
): number | undefined {
  let end = skipPhraseAt(tokens, at, yieldPhrases);
  if (end === undefined || !chunks.some(hasMeasure)) return undefined;
  while (remarks.approximations.has(textAt(tokens, end))) end += 1;
  const isAmount = numberOf(tokens[end]) !== undefined || articles.has(textAt(tokens, end));
  return isAmount || textAt(tokens, end) === halfWord ? endOfClause(tokens, end) : undefined;
}

/** "a serving, yielding half a cup": the yield is the amount. */
const hasMeasure = (chunk: Chunk) =>
  chunk.kind === "amount" &&
  isMeasured(chunk.amount) &&
  !chunk.amount.units.includes(unitKeys.serving);

const purposePhrases = groupPhrases(remarks.purposeRemark);

/** "syrup, ideal for pancakes", "sauce, perfect for dipping bread". */
function skipPurpose(tokens: readonly Token[], at: number): number | undefined {
  const end = skipPhraseAt(tokens, at, purposePhrases);
  if (end === undefined) return undefined;
  let last = end;
  while (tokens[last]?.kind === "word" && !endsPurpose(tokens, last)) last += 1;
  return last > end ? last : undefined;
}

const endsPurpose = (tokens: readonly Token[], at: number) =>
  remarks.wordsAfterPurposeRemark.has(textAt(tokens, at)) || numberOf(tokens[at]) !== undefined;

const icePhrases = groupPhrases(remarks.iceRemark);

/** "a cola with ice", "whisky over ice": ice in a drink is not a food. */
function skipIce(tokens: readonly Token[], at: number): number | undefined {
  const end = skipPhraseAt(tokens, at, icePhrases);
  const next = end === undefined ? undefined : tokens[end];
  const describesFood = next?.kind === "word" && !isBoundary(next) && !fillers.has(next.text);
  return describesFood ? undefined : end;
}

/** "ham with natural juices", "clams in their liquid": the food's own liquid. */
function skipOwnJuice(tokens: readonly Token[], at: number): number | undefined {
  if (!remarks.ownLiquidPrepositions.has(textAt(tokens, at))) return undefined;
  let end = at + 1;
  while (remarks.ownLiquidAdjectives.has(textAt(tokens, end))) end += 1;
  return end > at + 1 && remarks.ownLiquids.has(textAt(tokens, end)) ? end + 1 : undefined;
}

const weighingTimePhrases = groupPhrases(remarks.weighingTimeRemark);

/** "150 g before cooking". */
function skipWeighingTime(tokens: readonly Token[], at: number): number | undefined {
  return skipPhraseAt(tokens, at, weighingTimePhrases);
}

const singleServingPhrases = groupPhrases(remarks.singleServingRemark);

/** "a large bag of crisps served as a single portion": the bag is the amount. */
function skipSingleServing(tokens: readonly Token[], at: number): number | undefined {
  const hasVerb = remarks.servingVerbs.has(textAt(tokens, at));
  return skipPhraseAt(tokens, hasVerb ? at + 1 : at, singleServingPhrases);
}

const fillingPhrases = groupPhrases(remarks.fillingRemark);

/** "a cup filled with slices of mango": the cup is the amount. */
function skipFillingShape(
  tokens: readonly Token[],
  at: number,
  chunks: readonly Chunk[],
): number | undefined {
  const shapeAt = skipPhraseAt(tokens, at, fillingPhrases);
  const last = chunks.at(-1);
  if (shapeAt === undefined || last?.kind !== "amount" || !isMeasured(last.amount))
    return undefined;
  const { stem = "", text = "" } = tokens[shapeAt] ?? {};
  const isPluralShape =
    stem !== text && remarks.cutShapes.has(stem) && textAt(tokens, shapeAt + 1) === partitive;
  return isPluralShape ? shapeAt + 2 : undefined;
}

const cookingPurposePhrases = groupPhrases(remarks.cookingPurposeRemark);

/** "dough to bake", "oil to pop popcorn". */
function skipCookingPurpose(tokens: readonly Token[], at: number): number | undefined {
  return skipPhraseAt(tokens, at, cookingPurposePhrases);
}

const maxWordsBetween = 3;

/** The article of "tea with a lemon flavor" does not count a lemon. */
function skipFlavorArticle(tokens: readonly Token[], at: number): number | undefined {
  return isArticleOfHead(tokens, at, remarks.flavorNouns) ? at + 1 : undefined;
}

/**
 * The article of "rice with a soy sauce", and all of "with a variety of" vegetables: components of
 * a dish. If foods are weighed, the sauce is a separate food.
 */
function skipDishArticle(
  tokens: readonly Token[],
  at: number,
  precedingChunks: readonly Chunk[],
): number | undefined {
  if (!remarks.dishPrepositions.has(textAt(tokens, at - 1)) || !articles.has(textAt(tokens, at)))
    return undefined;
  if (remarks.varietyNouns.has(textAt(tokens, at + 1)) && textAt(tokens, at + 2) === partitive)
    return at + 3;
  return !precedingChunks.some(isWeight) && isArticleOfHead(tokens, at, remarks.dishComponents)
    ? at + 1
    : undefined;
}

const isWeight = (chunk: Chunk) => chunk.kind === "amount" && isMetricWeight(chunk.amount);

/** True if an article precedes one of these words, with one to three words between them. */
function isArticleOfHead(
  tokens: readonly Token[],
  at: number,
  heads: ReadonlySet<string>,
): boolean {
  if (!articles.has(textAt(tokens, at))) return false;
  for (let index = at + 1; index <= at + 1 + maxWordsBetween; index += 1) {
    const token = tokens[index];
    if (heads.has(token?.text ?? "")) return index > at + 1;
    if (token?.kind !== "word" || isBoundary(token)) return false;
  }
  return false;
}
