import * as amountPhrases from "../../languages/en/amount-phrases.ts";
import * as grammar from "../../languages/en/function-words.ts";
import { fillers, sentenceStops, separatorClasses } from "../../languages/en/stop-words.ts";
import type { Token } from "../words/tokens.ts";
import { isBareArticle, isMeasured, isWeightOrVolume } from "./amount-predicates.ts";
import { addPackageSize, addWholeSize, findEach, isSizeInBrackets } from "./bracketed-size.ts";
import type { Chunk } from "./chunk.ts";
import { type ParsedAmount, readAmount } from "./read-amount.ts";
import { readMeasure } from "./read-measure.ts";
import { addWord, isBoundary } from "./read-words.ts";

/** Appends the amount at this index and the name of its container; returns the index after them. */
export function readAmountChunk(
  tokens: readonly Token[],
  at: number,
  chunks: Chunk[],
): number | undefined {
  const amount = readAmount(tokens, at);
  if (!amount) return undefined;
  const packageEnd =
    addPackageSize(tokens, amount, chunks) ?? addWholeSize(tokens, at, amount, chunks);
  if (packageEnd !== undefined) return packageEnd;
  if (isArticleWithoutFood(tokens, at, amount) || isClockHour(tokens, at, amount))
    return amount.end;
  const container = readNamedContainer(tokens, at, amount, chunks);
  if (container !== undefined) return container;
  const start = tokens[at]?.start ?? 0;
  const end = tokens[amount.end - 1]?.end ?? start;
  const measureStart = tokens[amount.measureFrom]?.start ?? end;
  const appliesToNext = belongsToNext(tokens, amount);
  const eachEnd = findEach(tokens, amount);
  const appliesToPrevious = eachEnd !== undefined || belongsToPrevious(tokens, at, amount, chunks);
  chunks.push({
    kind: "amount",
    amount: amount.value,
    measureStart,
    start,
    end,
    ...(appliesToNext ? { appliesToNext } : {}),
    ...(appliesToPrevious ? { appliesToPrevious } : {}),
    ...(eachEnd === undefined ? {} : { eachEnd: tokens[eachEnd - 1]?.end ?? end }),
  });
  return eachEnd ?? amount.end;
}

/** "2 cups of" */
const belongsToNext = (tokens: readonly Token[], { value, end }: ParsedAmount): boolean =>
  tokens[end - 1]?.text === grammar.partitive &&
  isMeasured(value) &&
  !grammar.referringPronouns.has(tokens[end]?.text ?? "");

/** "x2", "weighing 40 g", "(125 ml)": the amount of the food before it. */
function belongsToPrevious(
  tokens: readonly Token[],
  at: number,
  amount: ParsedAmount,
  chunks: readonly Chunk[],
): boolean {
  if (tokens[at]?.text === amountPhrases.timesSign) return true;
  if (isSizeInBrackets(tokens, at, amount, chunks)) return true;
  if (!isMeasured(amount.value)) return false;
  return followsMeasuringWord(tokens, at) || isServingSize(tokens, at, amount);
}

/** "in a 30 ml serving" */
function isServingSize(
  tokens: readonly Token[],
  at: number,
  { value, end }: ParsedAmount,
): boolean {
  const isServing = amountPhrases.servingNouns.has(tokens[end - 1]?.text ?? "");
  return isServing && isWeightOrVolume(value) && tokens[at - 1]?.text === grammar.containment;
}

/** "weighing 40 g", "a weight of 40 g". */
function followsMeasuringWord(tokens: readonly Token[], at: number): boolean {
  const [before, last] = [tokens[at - 2]?.text, tokens[at - 1]?.text ?? ""];
  if (
    amountPhrases.measuringVerbs.has(last) ||
    (last === grammar.partitive && amountPhrases.measureNouns.has(before ?? ""))
  )
    return true;
  // "sized at one square inch"
  return last === grammar.atWord && amountPhrases.sizingVerbs.has(before ?? "");
}

/** "walnuts as a snack": an article before words that name no food is not an amount. */
function isArticleWithoutFood(
  tokens: readonly Token[],
  at: number,
  { value, end }: ParsedAmount,
): boolean {
  if (!isBareArticle(value) || value.sizes.length > 0 || value.count !== 1) return false;
  let next = end;
  while (fillers.has(tokens[next]?.text ?? "") && !isSeparator(tokens[next])) next += 1;
  const token = tokens[next];
  if (token === undefined || sentenceStops.has(token.text)) return true;
  // "a warm, plain waffle" continues after the comma.
  const endsPhrase =
    token.text !== "," || next === end || tokens[at - 1]?.text === grammar.roleWord;
  return endsPhrase && separatorClasses.has(token.text);
}

/** "a croissant at 9 with Sam": a number after "at" is a time. */
function isClockHour(tokens: readonly Token[], at: number, { value }: ParsedAmount): boolean {
  return tokens[at - 1]?.text === grammar.atWord && !value.isArticle && !isMeasured(value);
}

/** Some separators are also fillers. */
const isSeparator = (token: Token | undefined) => separatorClasses.has(token?.text ?? "");

const maxContainerNameWords = 2;

/** "a juice box of apple juice", "a Snapple bottle of tea": the word before the unit names the container. */
function readNamedContainer(
  tokens: readonly Token[],
  at: number,
  leadingAmount: ParsedAmount,
  chunks: Chunk[],
): number | undefined {
  if (!isBareArticle(leadingAmount.value)) return undefined;
  let unitAt = leadingAmount.end;
  while (unitAt - leadingAmount.end < maxContainerNameWords && isNameWord(tokens, unitAt))
    unitAt += 1;
  if (unitAt === leadingAmount.end) return undefined;
  const unit = readMeasure(tokens, unitAt);
  const contentsAt = skipFillingWords(tokens, unit.end);
  if (unit.value.units.length === 0 || contentsAt === undefined) return undefined;
  const sizes = [...leadingAmount.value.sizes, ...unit.value.sizes];
  chunks.push({
    kind: "amount",
    amount: { ...unit.value, sizes, count: leadingAmount.value.count, isArticle: true },
    measureStart: tokens[unitAt]?.start ?? 0,
    start: tokens[at]?.start ?? 0,
    end: tokens[unit.end - 1]?.end ?? 0,
  });
  for (let word = leadingAmount.end; word < unitAt; word += 1) addWord(tokens, word, chunks);
  // The name continues with the contents of the container.
  const last = chunks.at(-1) as Chunk;
  if (last.kind === "words") {
    const end = tokens[contentsAt - 1]?.end ?? last.end;
    chunks[chunks.length - 1] = { ...last, end, namesContainer: true };
  }
  return contentsAt;
}

/** The index after "of", "filled with" and similar; undefined if no contents follow. */
function skipFillingWords(tokens: readonly Token[], at: number): number | undefined {
  if (tokens[at - 1]?.text === grammar.partitive) return at;
  const next = tokens[at]?.text ?? "";
  if (next === amountPhrases.containingVerb) return at + 1;
  const isFilled =
    amountPhrases.filledWords.has(next) &&
    amountPhrases.fillingPrepositions.has(tokens[at + 1]?.text ?? "");
  return isFilled ? at + 2 : undefined;
}

function isNameWord(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  if (token?.kind !== "word" || isBoundary(token) || fillers.has(token.text)) return false;
  return readAmount(tokens, at) === undefined;
}
