import { dimensionSeparators, inchUnit } from "../../languages/en/amount-phrases.ts";
import { articles, numberWords, units } from "../../languages/en/amounts.ts";
import * as grammar from "../../languages/en/function-words.ts";
import { originContainers } from "../../languages/en/portion-labels.ts";
import * as remarks from "../../languages/en/remarks.ts";
import { cookingStates, fillers, nonFoodUnits } from "../../languages/en/stop-words.ts";
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
): number | undefined {
  return (
    skipAside(tokens, at) ??
    skipIce(tokens, at) ??
    skipPhraseAt(tokens, at, plainPhrases) ??
    skipYield(tokens, at, precedingChunks) ??
    skipFillingShape(tokens, at, precedingChunks) ??
    skipComparison(tokens, at) ??
    skipClassApposition(tokens, at) ??
    skipStyleArticle(tokens, at) ??
    skipOrigin(tokens, at, precedingChunks) ??
    skipDimension(tokens, at) ??
    skipNonFoodCount(tokens, at)
  );
}

const textAt = (tokens: readonly Token[], at: number) => tokens[at]?.text ?? "";

/** Phrases by their first word; the first match wins. */
type Phrases = ReadonlyMap<string, readonly (readonly string[])[]>;

function groupPhrases({ phrases }: remarks.Remark): Phrases {
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
function skipAside(tokens: readonly Token[], at: number): number | undefined {
  if (tokens[at]?.text !== remarks.relativePronoun) return undefined;
  if (!remarks.copulas.has(tokens[at + 1]?.text ?? "")) return undefined;
  // ", which is 8 fl oz" is an amount.
  if (numberOf(tokens[at + 2]) !== undefined) return at + 2;
  // ", which was breaded and fried" describes the preparation.
  const first = tokens[at + 2]?.text === remarks.correlative ? at + 3 : at + 2;
  if (cookingStates.has(tokens[first]?.text ?? "")) return first;
  return endOfClause(tokens, at + 1);
}

const icePhrases = groupPhrases(remarks.iceRemark);

/** "a cola with ice", "whisky over ice": ice in a drink is not a food. */
function skipIce(tokens: readonly Token[], at: number): number | undefined {
  const end = skipPhraseAt(tokens, at, icePhrases);
  const next = end === undefined ? undefined : tokens[end];
  const describesFood = next?.kind === "word" && !isBoundary(next) && !fillers.has(next.text);
  return describesFood ? undefined : end;
}

const plainPhrases = groupPhrases(remarks.plainRemark);
const yieldPhrases = groupPhrases(remarks.yieldRemark);

/** "a packet of custard powder, which makes two cups": the packet is the amount. */
function skipYield(
  tokens: readonly Token[],
  at: number,
  chunks: readonly Chunk[],
): number | undefined {
  const end = skipPhraseAt(tokens, at, yieldPhrases);
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
function skipStyleArticle(tokens: readonly Token[], at: number): number | undefined {
  if (textAt(tokens, at - 1) !== grammar.containment || !articles.has(textAt(tokens, at)))
    return undefined;
  const isStyle = tokens.slice(at + 2, at + 4).some(({ text }) => text === remarks.styleNoun);
  return isStyle ? at + 1 : undefined;
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
    stem !== text &&
    remarks.cutShapes.has(stem) &&
    textAt(tokens, shapeAt + 1) === grammar.partitive;
  return isPluralShape ? shapeAt + 2 : undefined;
}

const comparisonPhrases = groupPhrases(remarks.comparisonRemark);

/** "the size of an egg", "similar to a wafer" */
function skipComparison(tokens: readonly Token[], at: number): number | undefined {
  let end = skipPhraseAt(tokens, at, comparisonPhrases);
  if (end === undefined) return undefined;
  while (tokens[end]?.kind === "word" && !isBoundary(tokens[end] as Token)) end += 1;
  return end;
}

/** ", a type of stew" describes the previous food. */
function skipClassApposition(tokens: readonly Token[], at: number): number | undefined {
  const [comma, article, kind, of] = tokens.slice(at, at + 4);
  if (comma?.text !== "," || !grammar.indefiniteArticles.has(article?.text ?? "")) return undefined;
  if (!remarks.kindNouns.has(kind?.text ?? "") || of?.text !== grammar.partitive) return undefined;
  return endOfClause(tokens, at + 1);
}

/** "a cup of soup from a can": the cup is the amount, not the can. */
function skipOrigin(
  tokens: readonly Token[],
  at: number,
  chunks: readonly Chunk[],
): number | undefined {
  const end = readOrigin(tokens, at);
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
function readOrigin(tokens: readonly Token[], at: number): number | undefined {
  const word = tokens[at]?.text ?? "";
  const isOutOf = word === remarks.outWord && tokens[at + 1]?.text === grammar.partitive;
  if (word !== grammar.originWord && !isOutOf) return undefined;
  let end = at + (isOutOf ? 2 : 1);
  if (remarks.originDeterminers.has(tokens[end]?.text ?? "")) end += 1;
  const isContainer = originContainers.has(units.get(tokens[end]?.stem ?? "") ?? "");
  return isContainer && tokens[end + 1]?.text !== grammar.partitive ? end + 1 : undefined;
}

/** "5 inches long", "1/4 inch in diameter", "1/8 inch of fat": dimensions of the previous food. */
function skipDimension(tokens: readonly Token[], at: number): number | undefined {
  const inchAt = skipFigure(tokens, at);
  const inchToken = inchAt === undefined ? undefined : tokens[inchAt];
  if (inchAt === undefined || (inchToken?.stem !== inchUnit && inchToken?.text !== '"'))
    return undefined;
  const [next, following] = [tokens[inchAt + 1], tokens[inchAt + 2]];
  if (next?.text === grammar.containment && remarks.dimensionNouns.has(following?.text ?? ""))
    return inchAt + 3;
  if (next?.text === remarks.trimmedPart) return inchAt + 2;
  if (next?.text === grammar.partitive && following?.text === remarks.trimmedPart)
    return inchAt + 3;
  // "a 6 inch long sub" is a sub of that length.
  const isDimension =
    remarks.dimensionAdjectives.has(next?.text ?? "") && following?.kind !== "word";
  return isDimension || next?.text === remarks.crosswise ? inchAt + 2 : undefined;
}

/** The index after "5", "1/4", "1-1/2" or "2 to 3". */
function skipFigure(tokens: readonly Token[], at: number): number | undefined {
  if (numberOf(tokens[at]) === undefined) return undefined;
  let end = at + 1;
  while (dimensionSeparators.has(tokens[end]?.text ?? "") && numberOf(tokens[end + 1])) end += 2;
  return end;
}

/** A count of something that is not food: "5k", "30 minutes", "two hours". */
function skipNonFoodCount(tokens: readonly Token[], at: number): number | undefined {
  const token = tokens[at];
  const isCount = token?.kind === "number" || numberWords.has(token?.text ?? "");
  const unit = tokens[at + 1];
  if (!isCount || unit?.kind !== "word" || !nonFoodUnits.has(unit.stem)) return undefined;
  return tokens[at + 2]?.text === grammar.partitive ? at + 3 : at + 2;
}
