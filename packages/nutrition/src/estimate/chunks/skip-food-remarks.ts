import { articles } from "../vocabulary/amounts.ts";
import { fillers } from "../vocabulary/stop-words.ts";
import type { Token } from "../words/tokens.ts";
import { isMeasured, isMetricWeight } from "./amount-predicates.ts";
import type { Chunk } from "./chunk.ts";
import { numberOf } from "./read-count.ts";
import { isBoundary } from "./read-words.ts";

/** The place behind what is said of a food and is neither its name nor its amount. */
export function skipFoodRemark(
  tokens: readonly Token[],
  at: number,
  before: readonly Chunk[],
): number | undefined {
  return (
    endOfYield(tokens, at, before) ??
    endOfPurpose(tokens, at) ??
    endOfIce(tokens, at) ??
    endOfOwnJuice(tokens, at) ??
    endOfTimeOfWeighing(tokens, at) ??
    endOfCookingVerb(tokens, at) ??
    endOfSingleServing(tokens, at) ??
    endOfFillingShape(tokens, at, before) ??
    endOfFlavorArticle(tokens, at) ??
    endOfDishArticle(tokens, at, before)
  );
}

const textAt = (tokens: readonly Token[], at: number) => tokens[at]?.text ?? "";

/** Phrases by their first word; of several that fit, the earlier one counts. */
type Phrases = ReadonlyMap<string, readonly (readonly string[])[]>;

function phrasesOf(...phrases: readonly string[]): Phrases {
  return Map.groupBy(
    phrases.map((phrase) => phrase.split(" ")),
    ([first = ""]) => first,
  );
}

/** The place behind a phrase that stands here. */
function follows(tokens: readonly Token[], at: number, phrases: Phrases): number | undefined {
  const found = phrases
    .get(textAt(tokens, at))
    ?.find((words) => words.every((word, place) => textAt(tokens, at + place) === word));
  return found && at + found.length;
}

function endOfClause(tokens: readonly Token[], at: number): number {
  const end = tokens.findIndex((token, place) => place >= at && token.kind === "mark");
  return end < 0 ? tokens.length : end;
}

const yields = phrasesOf(
  "resulting in",
  "yielding",
  "that yields",
  "which yields",
  "that makes",
  "which makes",
  "that will make",
  "which will make",
  "which will produce",
  "that will produce",
  "enough to make",
  "sufficient to make",
  "enough for",
);

/** "a packet of custard powder, which makes two cups": the packet says how much. */
function endOfYield(
  tokens: readonly Token[],
  at: number,
  chunks: readonly Chunk[],
): number | undefined {
  let end = follows(tokens, at, yields);
  if (end === undefined || !chunks.some(tellsHowMuch)) return undefined;
  while (["about", "approximately", "roughly", "around"].includes(textAt(tokens, end))) end += 1;
  const isAmount = numberOf(tokens[end]) !== undefined || articles.has(textAt(tokens, end));
  return isAmount || textAt(tokens, end) === "half" ? endOfClause(tokens, end) : undefined;
}

/** "a serving, yielding half a cup" does not: there the yield does. */
const tellsHowMuch = (chunk: Chunk) =>
  chunk.kind === "amount" && isMeasured(chunk.amount) && !chunk.amount.units.includes("serving");

const purposes = phrasesOf("ideal for", "perfect for", "suitable for", "good for");

/** "syrup, ideal for pancakes", "sauce, perfect for dipping bread": what it is good for. */
function endOfPurpose(tokens: readonly Token[], at: number): number | undefined {
  const end = follows(tokens, at, purposes);
  if (end === undefined) return undefined;
  let last = end;
  while (tokens[last]?.kind === "word" && !isPartedFrom(tokens, last)) last += 1;
  return last > end ? last : undefined;
}

const isPartedFrom = (tokens: readonly Token[], at: number) =>
  ["and", "with", "but", "then", "plus", "alongside"].includes(textAt(tokens, at)) ||
  numberOf(tokens[at]) !== undefined;

const ices = phrasesOf("with ice", "over ice", "on ice", "with ice cubes");

/** "a cola with ice", "whisky over ice": frozen water is no food beside a drink. */
function endOfIce(tokens: readonly Token[], at: number): number | undefined {
  const end = follows(tokens, at, ices);
  const next = end === undefined ? undefined : tokens[end];
  const isOfFood = next?.kind === "word" && !isBoundary(next) && !fillers.has(next.text);
  return isOfFood ? undefined : end;
}

const juices = new Set(["juice", "juices", "liquid", "liquids"]);

/** "ham with natural juices", "clams in their liquid": what came out of the food itself. */
function endOfOwnJuice(tokens: readonly Token[], at: number): number | undefined {
  if (!["with", "in"].includes(textAt(tokens, at))) return undefined;
  let end = at + 1;
  while (["its", "their", "own", "natural"].includes(textAt(tokens, end))) end += 1;
  return end > at + 1 && juices.has(textAt(tokens, end)) ? end + 1 : undefined;
}

const timesOfWeighing = phrasesOf("prior to cooking", "before cooking", "before being cooked");

/** "150 g before cooking". */
function endOfTimeOfWeighing(tokens: readonly Token[], at: number): number | undefined {
  return follows(tokens, at, timesOfWeighing);
}

const singleServings = phrasesOf(
  "containing a single serving of",
  "in a single serving",
  "in a single portion",
  "as a single serving",
  "as a single portion",
);

/** "a large bag of crisps served as a single portion": the bag says how much. */
function endOfSingleServing(tokens: readonly Token[], at: number): number | undefined {
  const isLed = ["served", "intended", "packed"].includes(textAt(tokens, at));
  return follows(tokens, isLed ? at + 1 : at, singleServings);
}

const fillings = phrasesOf("filled with", "full of", "loaded with", "packed with", "containing");

/** "a cup filled with slices of mango": the cup says how much. */
function endOfFillingShape(
  tokens: readonly Token[],
  at: number,
  chunks: readonly Chunk[],
): number | undefined {
  const shape = follows(tokens, at, fillings);
  const last = chunks.at(-1);
  if (shape === undefined || last?.kind !== "amount" || !isMeasured(last.amount)) return undefined;
  const { stem = "", text = "" } = tokens[shape] ?? {};
  const isOfMany = stem !== text && cutShapes.has(stem) && textAt(tokens, shape + 1) === "of";
  return isOfMany ? shape + 2 : undefined;
}

const cutShapes = new Set("slice piece section segment chunk cube wedge half ball".split(" "));

const cookingVerbs = new Set("bake fry cook boil roast grill toast pop make prepare".split(" "));

/** "dough to bake", "oil to pop popcorn": what is to be done with it. */
function endOfCookingVerb(tokens: readonly Token[], at: number): number | undefined {
  return textAt(tokens, at) === "to" && cookingVerbs.has(textAt(tokens, at + 1))
    ? at + 2
    : undefined;
}

const flavors = new Set(["flavor", "flavour", "taste"]);
const longestFlavor = 3;

/** The article of "tea with a lemon flavor": it counts no lemon. */
function endOfFlavorArticle(tokens: readonly Token[], at: number): number | undefined {
  return leadsTo(tokens, at, flavors) ? at + 1 : undefined;
}

const dishLeads = new Set("with in by and featuring on".split(" "));
const dishParts = new Set(
  "sauce crust shell filling topping dressing gravy icing frosting".split(" "),
);
const vagueShares = new Set("layer selection variety assortment choice blend".split(" "));

/**
 * The article of "rice with a soy sauce", and all of "with a variety of" vegetables: parts of a
 * dish. Where foods are weighed, the sauce stands beside the weight of the other.
 */
function endOfDishArticle(
  tokens: readonly Token[],
  at: number,
  before: readonly Chunk[],
): number | undefined {
  if (!dishLeads.has(textAt(tokens, at - 1)) || !articles.has(textAt(tokens, at))) return undefined;
  if (vagueShares.has(textAt(tokens, at + 1)) && textAt(tokens, at + 2) === "of") return at + 3;
  return !before.some(isWeight) && leadsTo(tokens, at, dishParts) ? at + 1 : undefined;
}

const isWeight = (chunk: Chunk) => chunk.kind === "amount" && isMetricWeight(chunk.amount);

/** Whether an article stands before one of these words, with one to three words between. */
function leadsTo(tokens: readonly Token[], at: number, heads: ReadonlySet<string>): boolean {
  if (!articles.has(textAt(tokens, at))) return false;
  for (let place = at + 1; place <= at + 1 + longestFlavor; place += 1) {
    const token = tokens[place];
    if (heads.has(token?.text ?? "")) return place > at + 1;
    if (token?.kind !== "word" || isBoundary(token)) return false;
  }
  return false;
}
