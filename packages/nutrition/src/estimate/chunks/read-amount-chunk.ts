import type { Language } from "../../languages/language.ts";
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
  language: Language,
): number | undefined {
  const amount = readAmount(tokens, at, language);
  if (!amount) return undefined;
  if (!isNumberOfFood(tokens, at, amount, chunks, language))
    return addAmount(tokens, at, amount, chunks, language);
  if (isCounted(chunks)) return amount.end;
  return addAmount(tokens, at, toGrams(amount), chunks, language);
}

function addAmount(
  tokens: readonly Token[],
  at: number,
  amount: ParsedAmount,
  chunks: Chunk[],
  language: Language,
): number {
  const packageEnd =
    addPackageSize(tokens, amount, chunks, language) ??
    addWholeSize(tokens, at, amount, chunks, language);
  if (packageEnd !== undefined) return packageEnd;
  if (
    isArticleWithoutFood(tokens, at, amount, language) ||
    isClockHour(tokens, at, amount, language)
  )
    return amount.end;
  const container = readNamedContainer(tokens, at, amount, chunks, language);
  if (container !== undefined) return container;
  const start = tokens[at]?.start ?? 0;
  const end = tokens[amount.end - 1]?.end ?? start;
  const measureStart = tokens[amount.measureFrom]?.start ?? end;
  const appliesToNext = belongsToNext(tokens, amount, language);
  const eachEnd = findEach(tokens, amount, language);
  const pronounEnd = findPronoun(tokens, at, amount, language);
  const appliesToPrevious =
    eachEnd !== undefined ||
    pronounEnd !== undefined ||
    belongsToPrevious(tokens, at, amount, chunks, language);
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
  return eachEnd ?? pronounEnd ?? amount.end;
}

/** A higher number after one food is its weight; "chicken 65" is a dish. */
const minBareGrams = 70;

/** "rice 200, chicken 150": grams, unless the food is a plural ("almonds 100"). */
function isNumberOfFood(
  tokens: readonly Token[],
  at: number,
  { value, end }: ParsedAmount,
  chunks: readonly Chunk[],
  language: Language,
): boolean {
  const isBare = end === at + 1 && tokens[at]?.kind === "number" && !isMeasured(value);
  const last = chunks.at(-1);
  if (!isBare || value.count < minBareGrams || last?.kind !== "words" || last.isPlural)
    return false;
  const next = tokens[end];
  const isAtEnd = next?.kind !== "word" || isBoundary(next, language);
  return tokens[at - 1]?.kind === "word" && isAtEnd;
}

const toGrams = (amount: ParsedAmount): ParsedAmount => ({
  ...amount,
  value: { ...amount.value, count: 1, gramsEach: amount.value.count },
});

/** "1 maurten gel 100": with an amount before its name, the number is part of the name. */
function isCounted(chunks: readonly Chunk[]): boolean {
  const before = chunks.findLast(({ kind }) => kind !== "words");
  return before?.kind === "amount" && !before.amount.isArticle;
}

/** The index after "of them" in "hobnobs, 3 of them". */
function findPronoun(
  tokens: readonly Token[],
  at: number,
  { value, end }: ParsedAmount,
  { amounts, functionWords }: Language,
): number | undefined {
  const before = tokens[at - 1];
  const isSetOff = before?.kind === "mark" || amounts.amountFillers.has(before?.text ?? "");
  if (!isSetOff || value.count <= 1 || isMeasured(value)) return undefined;
  const ofAt = [end - 1, end].find((at) => tokens[at]?.text === functionWords.partitive);
  if (ofAt === undefined) return undefined;
  return functionWords.referringPronouns.has(tokens[ofAt + 1]?.text ?? "") ? ofAt + 2 : undefined;
}

/** "2 cups of" */
const belongsToNext = (
  tokens: readonly Token[],
  { value, end }: ParsedAmount,
  language: Language,
): boolean =>
  tokens[end - 1]?.text === language.functionWords.partitive &&
  isMeasured(value) &&
  !language.functionWords.referringPronouns.has(tokens[end]?.text ?? "");

/** "x2", "weighing 40 g", "(125 ml)": the amount of the food before it. */
function belongsToPrevious(
  tokens: readonly Token[],
  at: number,
  amount: ParsedAmount,
  chunks: readonly Chunk[],
  language: Language,
): boolean {
  if (tokens[at]?.text === language.amountPhrases.timesSign) return true;
  if (isSizeInBrackets(tokens, at, amount, chunks)) return true;
  if (!isMeasured(amount.value)) return false;
  return followsMeasuringWord(tokens, at, language) || isServingSize(tokens, at, amount, language);
}

/** "in a 30 ml serving" */
function isServingSize(
  tokens: readonly Token[],
  at: number,
  { value, end }: ParsedAmount,
  language: Language,
): boolean {
  const isServing = language.amountPhrases.servingNouns.has(tokens[end - 1]?.text ?? "");
  return (
    isServing &&
    isWeightOrVolume(value) &&
    tokens[at - 1]?.text === language.functionWords.containment
  );
}

/** "weighing 40 g", "a weight of 40 g". */
function followsMeasuringWord(tokens: readonly Token[], at: number, language: Language): boolean {
  const [before, last] = [tokens[at - 2]?.text, tokens[at - 1]?.text ?? ""];
  if (
    language.amountPhrases.measuringVerbs.has(last) ||
    (last === language.functionWords.partitive &&
      language.amountPhrases.measureNouns.has(before ?? ""))
  )
    return true;
  // "sized at one square inch"
  return (
    last === language.functionWords.atWord && language.amountPhrases.sizingVerbs.has(before ?? "")
  );
}

/** "walnuts as a snack": an article before words that name no food is not an amount. */
function isArticleWithoutFood(
  tokens: readonly Token[],
  at: number,
  { value, end }: ParsedAmount,
  language: Language,
): boolean {
  if (!isBareArticle(value) || value.sizes.length > 0 || value.count !== 1) return false;
  let next = end;
  while (
    language.stopWords.fillers.has(tokens[next]?.text ?? "") &&
    !isSeparator(tokens[next], language)
  )
    next += 1;
  const token = tokens[next];
  if (token === undefined || language.stopWords.sentenceStops.has(token.text)) return true;
  // "a warm, plain waffle" continues after the comma.
  const endsPhrase =
    token.text !== "," || next === end || tokens[at - 1]?.text === language.functionWords.roleWord;
  return endsPhrase && language.stopWords.separatorClasses.has(token.text);
}

/** "a croissant at 9 with Sam": a number after "at" is a time. */
function isClockHour(
  tokens: readonly Token[],
  at: number,
  { value }: ParsedAmount,
  language: Language,
): boolean {
  return (
    tokens[at - 1]?.text === language.functionWords.atWord && !value.isArticle && !isMeasured(value)
  );
}

/** Some separators are also fillers. */
const isSeparator = (token: Token | undefined, language: Language) =>
  language.stopWords.separatorClasses.has(token?.text ?? "");

const maxContainerNameWords = 2;

/** "a juice box of apple juice", "a Snapple bottle of tea": the word before the unit names the container. */
function readNamedContainer(
  tokens: readonly Token[],
  at: number,
  leadingAmount: ParsedAmount,
  chunks: Chunk[],
  language: Language,
): number | undefined {
  if (!isBareArticle(leadingAmount.value)) return undefined;
  let unitAt = leadingAmount.end;
  while (unitAt - leadingAmount.end < maxContainerNameWords && isNameWord(tokens, unitAt, language))
    unitAt += 1;
  if (unitAt === leadingAmount.end) return undefined;
  const unit = readMeasure(tokens, unitAt, language);
  const contentsAt = skipFillingWords(tokens, unit.end, language);
  if (unit.value.units.length === 0 || contentsAt === undefined) return undefined;
  const sizes = [...leadingAmount.value.sizes, ...unit.value.sizes];
  chunks.push({
    kind: "amount",
    amount: { ...unit.value, sizes, count: leadingAmount.value.count, isArticle: true },
    measureStart: tokens[unitAt]?.start ?? 0,
    start: tokens[at]?.start ?? 0,
    end: tokens[unit.end - 1]?.end ?? 0,
  });
  for (let word = leadingAmount.end; word < unitAt; word += 1)
    addWord(tokens, word, chunks, language);
  // The name continues with the contents of the container.
  const last = chunks.at(-1) as Chunk;
  if (last.kind === "words") {
    const end = tokens[contentsAt - 1]?.end ?? last.end;
    chunks[chunks.length - 1] = { ...last, end, namesContainer: true };
  }
  return contentsAt;
}

/** The index after "of", "filled with" and similar; undefined if no contents follow. */
function skipFillingWords(
  tokens: readonly Token[],
  at: number,
  language: Language,
): number | undefined {
  if (tokens[at - 1]?.text === language.functionWords.partitive) return at;
  const next = tokens[at]?.text ?? "";
  if (next === language.amountPhrases.containingVerb) return at + 1;
  const isFilled =
    language.amountPhrases.filledWords.has(next) &&
    language.amountPhrases.fillingPrepositions.has(tokens[at + 1]?.text ?? "");
  return isFilled ? at + 2 : undefined;
}

function isNameWord(tokens: readonly Token[], at: number, language: Language): boolean {
  const token = tokens[at];
  if (
    token?.kind !== "word" ||
    isBoundary(token, language) ||
    language.stopWords.fillers.has(token.text)
  )
    return false;
  return readAmount(tokens, at, language) === undefined;
}
