import { forLanguage, type Language } from "../../languages/language.ts";
import { unitKeys } from "../../languages/unit-keys.ts";
import type { Token } from "../words/tokens.ts";
import { isBareArticle, isMeasured } from "./amount-predicates.ts";
import type { Chunk } from "./chunk.ts";
import { numberOf } from "./read-count.ts";
import { isBoundary } from "./read-words.ts";

/** The index after words that contain neither a food nor its amount; undefined if none begin here. */
export function skipPhrase(
  tokens: readonly Token[],
  at: number,
  precedingChunks: readonly Chunk[],
  language: Language,
): number | undefined {
  return (
    skipAside(tokens, at, language) ??
    skipIce(tokens, at, language) ??
    skipPhraseAt(tokens, at, plainPhrases(language)) ??
    skipYield(tokens, at, precedingChunks, language) ??
    skipFillingShape(tokens, at, precedingChunks, language) ??
    skipComparison(tokens, at, language) ??
    skipClassApposition(tokens, at, language) ??
    skipStyleArticle(tokens, at, language) ??
    skipOrigin(tokens, at, precedingChunks, language) ??
    skipDimension(tokens, at, language) ??
    skipNonFoodCount(tokens, at, language)
  );
}

const textAt = (tokens: readonly Token[], at: number) => tokens[at]?.text ?? "";

/** Phrases by their first word; the first match wins. */
type Phrases = ReadonlyMap<string, readonly (readonly string[])[]>;

function groupPhrases({ phrases }: { readonly phrases: readonly string[] }): Phrases {
  return Map.groupBy(
    phrases.map((phrase) => phrase.split(" ")),
    ([first = ""]) => first,
  );
}

/** The index after a phrase at this index. */
function skipPhraseAt(tokens: readonly Token[], at: number, phrases: Phrases): number | undefined {
  const found = phrases
    .get(textAt(tokens, at))
    ?.find((words) => words.every((word, index) => textAt(tokens, at + index) === word));
  return found && at + found.length;
}

/** ", which was delicious" */
function skipAside(tokens: readonly Token[], at: number, language: Language): number | undefined {
  if (tokens[at]?.text !== language.remarks.relativePronoun) return undefined;
  if (!language.remarks.copulas.has(tokens[at + 1]?.text ?? "")) return undefined;
  // ", which is 8 fl oz" is an amount.
  if (numberOf(tokens[at + 2], language) !== undefined) return at + 2;
  // ", which was breaded and fried" describes the preparation.
  const first = tokens[at + 2]?.text === language.remarks.correlative ? at + 3 : at + 2;
  if (language.stopWords.cookingStates.has(tokens[first]?.text ?? "")) return first;
  return endOfClause(tokens, at + 1);
}

const icePhrases = forLanguage((language) => groupPhrases(language.remarks.iceRemark));

/** "a cola with ice", "whisky over ice": ice in a drink is not a food. */
function skipIce(tokens: readonly Token[], at: number, language: Language): number | undefined {
  const end = skipPhraseAt(tokens, at, icePhrases(language));
  const next = end === undefined ? undefined : tokens[end];
  const describesFood =
    next?.kind === "word" &&
    !isBoundary(next, language) &&
    !language.stopWords.fillers.has(next.text);
  return describesFood ? undefined : end;
}

const plainPhrases = forLanguage((language) => groupPhrases(language.remarks.plainRemark));
const yieldPhrases = forLanguage((language) => groupPhrases(language.remarks.yieldRemark));

/** "a packet of custard powder, which makes two cups": the packet is the amount. */
function skipYield(
  tokens: readonly Token[],
  at: number,
  chunks: readonly Chunk[],
  language: Language,
): number | undefined {
  const end = skipPhraseAt(tokens, at, yieldPhrases(language));
  return end !== undefined && chunks.some(hasMeasure) ? endOfClause(tokens, end) : undefined;
}

/** "a serving, yielding half a cup": the yield is the amount. */
const hasMeasure = (chunk: Chunk) =>
  chunk.kind === "amount" &&
  isMeasured(chunk.amount) &&
  !chunk.amount.units.includes(unitKeys.serving);

function endOfClause(tokens: readonly Token[], at: number): number {
  const end = tokens.findIndex((token, index) => index >= at && token.kind === "mark");
  return end < 0 ? tokens.length : end;
}

/** The article in "beans in a Mexican style". */
function skipStyleArticle(
  tokens: readonly Token[],
  at: number,
  language: Language,
): number | undefined {
  if (
    textAt(tokens, at - 1) !== language.functionWords.containment ||
    !language.amounts.articles.has(textAt(tokens, at))
  )
    return undefined;
  const isStyle = tokens
    .slice(at + 2, at + 4)
    .some(({ text }) => text === language.remarks.styleNoun);
  return isStyle ? at + 1 : undefined;
}

const fillingPhrases = forLanguage((language) => groupPhrases(language.remarks.fillingRemark));

/** "a cup filled with slices of mango": the cup is the amount. */
function skipFillingShape(
  tokens: readonly Token[],
  at: number,
  chunks: readonly Chunk[],
  language: Language,
): number | undefined {
  const shapeAt = skipPhraseAt(tokens, at, fillingPhrases(language));
  const last = chunks.at(-1);
  if (shapeAt === undefined || last?.kind !== "amount" || !isMeasured(last.amount))
    return undefined;
  const { stem = "", text = "" } = tokens[shapeAt] ?? {};
  const isPluralShape =
    stem !== text &&
    language.remarks.cutShapes.has(stem) &&
    textAt(tokens, shapeAt + 1) === language.functionWords.partitive;
  return isPluralShape ? shapeAt + 2 : undefined;
}

const comparisonPhrases = forLanguage((language) =>
  groupPhrases(language.remarks.comparisonRemark),
);

/** "the size of an egg", "similar to a wafer" */
function skipComparison(
  tokens: readonly Token[],
  at: number,
  language: Language,
): number | undefined {
  let end = skipPhraseAt(tokens, at, comparisonPhrases(language));
  if (end === undefined) return undefined;
  while (tokens[end]?.kind === "word" && !isBoundary(tokens[end] as Token, language)) end += 1;
  return end;
}

/** ", a type of stew" describes the previous food. */
function skipClassApposition(
  tokens: readonly Token[],
  at: number,
  language: Language,
): number | undefined {
  const [comma, article, kind, of] = tokens.slice(at, at + 4);
  if (comma?.text !== "," || !language.functionWords.indefiniteArticles.has(article?.text ?? ""))
    return undefined;
  if (
    !language.remarks.kindNouns.has(kind?.text ?? "") ||
    of?.text !== language.functionWords.partitive
  )
    return undefined;
  return endOfClause(tokens, at + 1);
}

/** "a cup of soup from a can": the cup is the amount, not the can. */
function skipOrigin(
  tokens: readonly Token[],
  at: number,
  chunks: readonly Chunk[],
  language: Language,
): number | undefined {
  const end = readOrigin(tokens, at, language);
  if (end === undefined) return undefined;
  const itemStart = chunks.findLastIndex(
    (chunk) => chunk.kind === "stop" || chunk.kind === "separator",
  );
  const isMeasured = chunks
    .slice(itemStart + 1)
    .some((chunk) => chunk.kind === "amount" && !isBareArticle(chunk.amount));
  return isMeasured ? end : undefined;
}

/** "from a can" and "out of the box" */
function readOrigin(tokens: readonly Token[], at: number, language: Language): number | undefined {
  const word = tokens[at]?.text ?? "";
  const isOutOf =
    word === language.remarks.outWord && tokens[at + 1]?.text === language.functionWords.partitive;
  if (word !== language.functionWords.originWord && !isOutOf) return undefined;
  let end = at + (isOutOf ? 2 : 1);
  if (language.remarks.originDeterminers.has(tokens[end]?.text ?? "")) end += 1;
  const isContainer = language.portionLabels.originContainers.has(
    language.amounts.units.get(tokens[end]?.stem ?? "") ?? "",
  );
  return isContainer && tokens[end + 1]?.text !== language.functionWords.partitive
    ? end + 1
    : undefined;
}

/** "5 inches long", "1/4 inch in diameter", "1/8 inch of fat": dimensions of the previous food. */
function skipDimension(
  tokens: readonly Token[],
  at: number,
  language: Language,
): number | undefined {
  const inchAt = skipFigure(tokens, at, language);
  const inchToken = inchAt === undefined ? undefined : tokens[inchAt];
  if (
    inchAt === undefined ||
    (inchToken?.stem !== language.amountPhrases.inchUnit && inchToken?.text !== '"')
  )
    return undefined;
  const [next, following] = [tokens[inchAt + 1], tokens[inchAt + 2]];
  if (
    next?.text === language.functionWords.containment &&
    language.remarks.dimensionNouns.has(following?.text ?? "")
  )
    return inchAt + 3;
  if (next?.text === language.remarks.trimmedPart) return inchAt + 2;
  if (
    next?.text === language.functionWords.partitive &&
    following?.text === language.remarks.trimmedPart
  )
    return inchAt + 3;
  // "a 6 inch long sub" is a sub of that length.
  const isDimension =
    language.remarks.dimensionAdjectives.has(next?.text ?? "") && following?.kind !== "word";
  return isDimension || next?.text === language.remarks.crosswise ? inchAt + 2 : undefined;
}

/** The index after "5", "1/4", "1-1/2" or "2 to 3". */
function skipFigure(tokens: readonly Token[], at: number, language: Language): number | undefined {
  if (numberOf(tokens[at], language) === undefined) return undefined;
  let end = at + 1;
  while (
    language.amountPhrases.dimensionSeparators.has(tokens[end]?.text ?? "") &&
    numberOf(tokens[end + 1], language)
  )
    end += 2;
  return end;
}

/** A count of something that is not food: "5k", "30 minutes", "two hours". */
function skipNonFoodCount(
  tokens: readonly Token[],
  at: number,
  language: Language,
): number | undefined {
  const token = tokens[at];
  const isCount = token?.kind === "number" || language.amounts.numberWords.has(token?.text ?? "");
  const unit = tokens[at + 1];
  if (!isCount || unit?.kind !== "word" || !language.stopWords.nonFoodUnits.has(unit.stem))
    return undefined;
  return tokens[at + 2]?.text === language.functionWords.partitive ? at + 3 : at + 2;
}
