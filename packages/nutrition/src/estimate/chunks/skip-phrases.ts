import { articles, numberWords, units } from "../../languages/en/amounts.ts";
import { cookingStates, nonFoodUnits } from "../../languages/en/stop-words.ts";
import { wordSet } from "../../languages/word-lists.ts";
import type { Token } from "../words/tokens.ts";
import { isBareArticle } from "./amount-predicates.ts";
import type { Chunk } from "./chunk.ts";
import { numberOf } from "./read-count.ts";
import { isBoundary } from "./read-words.ts";
import { skipFoodRemark } from "./skip-food-remarks.ts";

/** The index after words that contain neither a food nor its amount; undefined if none begin here. */
export function skipPhrase(
  tokens: readonly Token[],
  at: number,
  precedingChunks: readonly Chunk[],
): number | undefined {
  return (
    skipAside(tokens, at) ??
    skipFoodRemark(tokens, at, precedingChunks) ??
    skipComparison(tokens, at) ??
    skipPortionOfEach(tokens, at) ??
    skipOneOfEach(tokens, at) ??
    skipWeightWord(tokens, at) ??
    skipClassApposition(tokens, at) ??
    skipStyleArticle(tokens, at) ??
    skipOrigin(tokens, at, precedingChunks) ??
    skipDimension(tokens, at) ??
    skipNonFoodCount(tokens, at)
  );
}

/** The article in "beans in a Mexican style". */
function skipStyleArticle(tokens: readonly Token[], at: number): number | undefined {
  if (tokens[at - 1]?.text !== "in" || !articles.has(tokens[at]?.text ?? "")) return undefined;
  const isStyle = tokens.slice(at + 2, at + 4).some(({ text }) => text === "style");
  return isStyle ? at + 1 : undefined;
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

/** ", which was delicious" */
function skipAside(tokens: readonly Token[], at: number): number | undefined {
  if (tokens[at]?.text !== "which") return undefined;
  if (!/^(?:is|was|are|were)$/.test(tokens[at + 1]?.text ?? "")) return undefined;
  // ", which is 8 fl oz" is an amount.
  if (numberOf(tokens[at + 2]) !== undefined) return at + 2;
  // ", which was breaded and fried" describes the preparation.
  const first = tokens[at + 2]?.text === "both" ? at + 3 : at + 2;
  if (cookingStates.has(tokens[first]?.text ?? "")) return first;
  const end = tokens.findIndex((token, position) => position > at && token.kind === "mark");
  return end < 0 ? tokens.length : end;
}

const comparisons: readonly (readonly string[])[] = [
  ["similar", "to"],
  ["comparable", "to"],
  ["resembling"],
  ["the", "size", "of"],
  ["the", "shape", "of"],
];

/** "the size of an egg", "similar to a wafer" */
function skipComparison(tokens: readonly Token[], at: number): number | undefined {
  const phrase = comparisons.find((words) =>
    words.every((word, position) => tokens[at + position]?.text === word),
  );
  if (phrase === undefined) return undefined;
  let end = at + phrase.length;
  while (tokens[end]?.kind === "word" && !isBoundary(tokens[end] as Token)) end += 1;
  return end;
}

/** "every bite of" is not a count. */
function skipPortionOfEach(tokens: readonly Token[], at: number): number | undefined {
  const isMouthful = tokens[at]?.text === "every" && mouthfulWords.has(tokens[at + 1]?.stem ?? "");
  if (!isMouthful) return undefined;
  return tokens[at + 2]?.text === "of" ? at + 3 : at + 2;
}

const mouthfulWords = wordSet("bite bit sip mouthful spoonful morsel");

/** "one of each", "enjoying one fruit of each" refer to previous foods. */
function skipOneOfEach(tokens: readonly Token[], at: number): number | undefined {
  if (tokens[at]?.text !== "one") return undefined;
  const of = tokens[at + 1]?.text === "of" ? at + 1 : at + 2;
  return tokens[of]?.text === "of" && tokens[of + 1]?.text === "each" ? of + 2 : undefined;
}

/** "a weight of", if a number follows. */
function skipWeightWord(tokens: readonly Token[], at: number): number | undefined {
  const first = articles.has(tokens[at]?.text ?? "") ? at + 1 : at;
  if (!weightWords.has(tokens[first]?.text ?? "") || tokens[first + 1]?.text !== "of") {
    return undefined;
  }
  return numberOf(tokens[first + 2]) === undefined ? undefined : first + 2;
}

const weightWords = new Set(["weight", "volume", "area"]);

const classWords = wordSet("type kind sort form variety version style");

/** ", a type of stew" describes the previous food. */
function skipClassApposition(tokens: readonly Token[], at: number): number | undefined {
  const [comma, article, kind, of] = tokens.slice(at, at + 4);
  if (comma?.text !== "," || (article?.text !== "a" && article?.text !== "an")) return undefined;
  if (!classWords.has(kind?.text ?? "") || of?.text !== "of") return undefined;
  const end = tokens.findIndex((token, position) => position > at && token.kind === "mark");
  return end < 0 ? tokens.length : end;
}

/** A count of something that is not food: "5k", "30 minutes", "two hours". */
function skipNonFoodCount(tokens: readonly Token[], at: number): number | undefined {
  const token = tokens[at];
  const isCount = token?.kind === "number" || numberWords.has(token?.text ?? "");
  const unit = tokens[at + 1];
  if (!isCount || unit?.kind !== "word" || !nonFoodUnits.has(unit.stem)) return undefined;
  return tokens[at + 2]?.text === "of" ? at + 3 : at + 2;
}

/** Containers that may follow "from". */
const containers = wordSet("can bottle package packet jar box carton bag tub");
const determiners = wordSet("a an the my our");

/** "from a can" and "out of the box" */
function readOrigin(tokens: readonly Token[], at: number): number | undefined {
  const word = tokens[at]?.text ?? "";
  const isOutOf = word === "out" && tokens[at + 1]?.text === "of";
  if (word !== "from" && !isOutOf) return undefined;
  let end = at + (isOutOf ? 2 : 1);
  if (determiners.has(tokens[end]?.text ?? "")) end += 1;
  const isContainer = containers.has(units.get(tokens[end]?.stem ?? "") ?? "");
  return isContainer && tokens[end + 1]?.text !== "of" ? end + 1 : undefined;
}

const dimensionAdjectives = wordSet("long wide thick high tall deep across square");
const dimensionNouns = wordSet("length diameter width thickness height size");

/** "5 inches long", "1/4 inch in diameter", "1/8 inch of fat": dimensions of the previous food. */
function skipDimension(tokens: readonly Token[], at: number): number | undefined {
  const inchAt = skipFigure(tokens, at);
  const inchToken = inchAt === undefined ? undefined : tokens[inchAt];
  if (inchAt === undefined || (inchToken?.stem !== "inch" && inchToken?.text !== '"'))
    return undefined;
  const [next, following] = [tokens[inchAt + 1], tokens[inchAt + 2]];
  if (next?.text === "in" && dimensionNouns.has(following?.text ?? "")) return inchAt + 3;
  if (next?.text === "fat") return inchAt + 2;
  if (next?.text === "of" && following?.text === "fat") return inchAt + 3;
  // "a 6 inch long sub" is a sub of that length.
  const isDimension = dimensionAdjectives.has(next?.text ?? "") && following?.kind !== "word";
  return isDimension || next?.text === "across" ? inchAt + 2 : undefined;
}

/** The index after "5", "1/4", "1-1/2" or "2 to 3". */
function skipFigure(tokens: readonly Token[], at: number): number | undefined {
  if (numberOf(tokens[at]) === undefined) return undefined;
  let end = at + 1;
  while (["/", "-", "to"].includes(tokens[end]?.text ?? "") && numberOf(tokens[end + 1])) end += 2;
  return end;
}
