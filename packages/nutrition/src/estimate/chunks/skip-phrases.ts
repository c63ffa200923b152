import { articles, numberWords, units } from "../vocabulary/amounts.ts";
import { cookingStates, nonFoodUnits } from "../vocabulary/stop-words.ts";
import type { Token } from "../words/tokens.ts";
import { isBareArticle } from "./amount-predicates.ts";
import type { Chunk } from "./chunk.ts";
import { numberOf } from "./read-count.ts";
import { isBoundary } from "./read-words.ts";
import { skipFoodRemark } from "./skip-food-remarks.ts";

/** The place behind words that tell neither a food nor its amount; undefined where none begin here. */
export function skipPhrase(
  tokens: readonly Token[],
  at: number,
  before: readonly Chunk[],
): number | undefined {
  return (
    endOfAside(tokens, at) ??
    skipFoodRemark(tokens, at, before) ??
    endOfComparison(tokens, at) ??
    skipPraise(tokens, at) ??
    endOfEach(tokens, at) ??
    endOfWeightWord(tokens, at) ??
    endOfKind(tokens, at) ??
    endOfManner(tokens, at) ??
    originBehindAmount(tokens, at, before) ??
    endOfDimension(tokens, at) ??
    endOfOtherCount(tokens, at)
  );
}

/** The place behind the "a" of "beans in a Mexican style", which counts no food. */
function endOfManner(tokens: readonly Token[], at: number): number | undefined {
  if (tokens[at - 1]?.text !== "in" || !articles.has(tokens[at]?.text ?? "")) return undefined;
  const isStyle = tokens.slice(at + 2, at + 4).some(({ text }) => text === "style");
  return isStyle ? at + 1 : undefined;
}

/** "a cup of soup from a can": the cup says how much, so the can does not. */
function originBehindAmount(
  tokens: readonly Token[],
  at: number,
  chunks: readonly Chunk[],
): number | undefined {
  const end = endOfOrigin(tokens, at);
  if (end === undefined) return undefined;
  const item = chunks.findLastIndex((chunk) => chunk.kind === "stop" || chunk.kind === "separator");
  const isMeasured = chunks
    .slice(item + 1)
    .some((chunk) => chunk.kind === "amount" && !isBareArticle(chunk.amount));
  return isMeasured ? end : undefined;
}

/** The place behind ", which was delicious". */
function endOfAside(tokens: readonly Token[], at: number): number | undefined {
  if (tokens[at]?.text !== "which") return undefined;
  if (!/^(?:is|was|are|were)$/.test(tokens[at + 1]?.text ?? "")) return undefined;
  // ", which is 8 fl oz" says how much.
  if (numberOf(tokens[at + 2]) !== undefined) return at + 2;
  // ", which was breaded and fried" says how it was cooked.
  const first = tokens[at + 2]?.text === "both" ? at + 3 : at + 2;
  if (cookingStates.has(tokens[first]?.text ?? "")) return first;
  const end = tokens.findIndex((token, place) => place > at && token.kind === "mark");
  return end < 0 ? tokens.length : end;
}

const comparisons: readonly (readonly string[])[] = [
  ["similar", "to"],
  ["comparable", "to"],
  ["resembling"],
  ["the", "size", "of"],
  ["the", "shape", "of"],
];

/** The place behind "the size of an egg", "similar to a wafer": what a food is like is no food. */
function endOfComparison(tokens: readonly Token[], at: number): number | undefined {
  const lead = comparisons.find((words) =>
    words.every((word, place) => tokens[at + place]?.text === word),
  );
  if (lead === undefined) return undefined;
  let end = at + lead.length;
  while (tokens[end]?.kind === "word" && !isBoundary(tokens[end] as Token)) end += 1;
  return end;
}

/** The place behind "every bite of": it praises, and counts nothing. */
function skipPraise(tokens: readonly Token[], at: number): number | undefined {
  const isPraise = tokens[at]?.text === "every" && praised.has(tokens[at + 1]?.stem ?? "");
  if (!isPraise) return undefined;
  return tokens[at + 2]?.text === "of" ? at + 3 : at + 2;
}

const praised = new Set(["bite", "bit", "sip", "mouthful", "spoonful", "morsel"]);

/** The place behind "one of each", "enjoying one fruit of each": the foods were told before. */
function endOfEach(tokens: readonly Token[], at: number): number | undefined {
  if (tokens[at]?.text !== "one") return undefined;
  const of = tokens[at + 1]?.text === "of" ? at + 1 : at + 2;
  return tokens[of]?.text === "of" && tokens[of + 1]?.text === "each" ? of + 2 : undefined;
}

/** The place behind "a weight of", where a figure follows. */
function endOfWeightWord(tokens: readonly Token[], at: number): number | undefined {
  const first = articles.has(tokens[at]?.text ?? "") ? at + 1 : at;
  if (!weightWords.has(tokens[first]?.text ?? "") || tokens[first + 1]?.text !== "of") {
    return undefined;
  }
  return numberOf(tokens[first + 2]) === undefined ? undefined : first + 2;
}

const weightWords = new Set(["weight", "volume", "area"]);

const kinds = new Set("type kind sort form variety version style".split(" "));

/** The place behind ", a type of stew": it tells what the food before is. */
function endOfKind(tokens: readonly Token[], at: number): number | undefined {
  const [comma, article, kind, of] = tokens.slice(at, at + 4);
  if (comma?.text !== "," || (article?.text !== "a" && article?.text !== "an")) return undefined;
  if (!kinds.has(kind?.text ?? "") || of?.text !== "of") return undefined;
  const end = tokens.findIndex((token, place) => place > at && token.kind === "mark");
  return end < 0 ? tokens.length : end;
}

/** The place behind a count of what is no food: "5k", "30 minutes", "two hours". */
function endOfOtherCount(tokens: readonly Token[], at: number): number | undefined {
  const token = tokens[at];
  const isCount = token?.kind === "number" || numberWords.has(token?.text ?? "");
  const unit = tokens[at + 1];
  if (!isCount || unit?.kind !== "word" || !nonFoodUnits.has(unit.stem)) return undefined;
  return tokens[at + 2]?.text === "of" ? at + 3 : at + 2;
}

/** What food is kept in, and so may come "from". */
const keptIn = new Set([
  "can",
  "bottle",
  "package",
  "packet",
  "jar",
  "box",
  "carton",
  "bag",
  "tub",
]);
const determiners = new Set(["a", "an", "the", "my", "our"]);

/**
 * The place behind "from a can" and "out of the box", where it is told of a food whose amount was
 * said: then it says where the food comes from, and not how much there was.
 */
function endOfOrigin(tokens: readonly Token[], at: number): number | undefined {
  const word = tokens[at]?.text ?? "";
  const isOutOf = word === "out" && tokens[at + 1]?.text === "of";
  if (word !== "from" && !isOutOf) return undefined;
  let end = at + (isOutOf ? 2 : 1);
  if (determiners.has(tokens[end]?.text ?? "")) end += 1;
  const isKept = keptIn.has(units.get(tokens[end]?.stem ?? "") ?? "");
  return isKept && tokens[end + 1]?.text !== "of" ? end + 1 : undefined;
}

const directions = new Set(["long", "wide", "thick", "high", "tall", "deep", "across", "square"]);
const extents = new Set(["length", "diameter", "width", "thickness", "height", "size"]);

/**
 * The place behind "5 inches long", "1/4 inch in diameter", "1/8 inch of fat": what tells a size
 * of the food before is no amount of a food behind.
 */
function endOfDimension(tokens: readonly Token[], at: number): number | undefined {
  const inchAt = endOfFigure(tokens, at);
  const inch = inchAt === undefined ? undefined : tokens[inchAt];
  if (inchAt === undefined || (inch?.stem !== "inch" && inch?.text !== '"')) return undefined;
  const [next, behind] = [tokens[inchAt + 1], tokens[inchAt + 2]];
  if (next?.text === "in" && extents.has(behind?.text ?? "")) return inchAt + 3;
  if (next?.text === "fat") return inchAt + 2;
  if (next?.text === "of" && behind?.text === "fat") return inchAt + 3;
  // "a 6 inch long sub" is a sub of that length.
  const isSide = directions.has(next?.text ?? "") && behind?.kind !== "word";
  return isSide || next?.text === "across" ? inchAt + 2 : undefined;
}

/** The place behind "5", "1/4", "1-1/2" or "2 to 3". */
function endOfFigure(tokens: readonly Token[], at: number): number | undefined {
  if (numberOf(tokens[at]) === undefined) return undefined;
  let end = at + 1;
  while (["/", "-", "to"].includes(tokens[end]?.text ?? "") && numberOf(tokens[end + 1])) end += 2;
  return end;
}
