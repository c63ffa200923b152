import { queryOf } from "./food-query.ts";
import { type Evidence, type FoodMatch, type FoodMatcher, isLikely } from "./match-food.ts";
import type { Amount } from "./read-amount.ts";
import type { Chunk } from "./read-chunks.ts";
import { breads, sandwiches } from "./vocabulary-foods.ts";
import { classNouns, genericWords, partLeads } from "./vocabulary-words.ts";

/** One food found among the chunks: from `start` up to `end`, chunk by chunk. */
export interface FoundFood {
  /** The chunks of its name. */
  readonly from: number;
  readonly to: number;
  /** The chunk that holds its amount, before or behind the name. */
  readonly amountAt?: number;
}

/** The best way to read chunks as foods. */
export interface FoundFoods {
  readonly foods: readonly FoundFood[];
  /** Chunks of words that belong to no food. */
  readonly skipped: readonly number[];
}

/*
 * Costs and gains, as tuned on the development rows of a public benchmark. A food is worth its
 * match, less a price that keeps names from falling apart into many foods; words left over cost
 * what they weigh, up to a limit, for much of a message is no food.
 */
const matchShare = 0.55;
const foodPrice = 4.5;
const noAmountPrice = 3.5;
const noWeightPrice = 8;
const fitGain = 4;
const weightGain = 4;
const unitGain = 2;
const countGain = 1.3;
const backAmountGain = 2.6;
const bracketAmountGain = 4;
const separatorShare = 0.7;
const connectorCost = 0.05;
/** Among foods with weights, "a tender crust" is more likely a part of one than a food. */
const articleAmongWeights = -6;
/** Words of a name that its food does not have are perhaps a food of their own. */
const leftoverShare = 0.05;
const repeatShare = 0.4;
const longestName = 18;
const mostWords = 10;
/** What it costs to part words that nothing stands between: "eggs toast coffee". */
const runCost = 2.5;
const runCostAmongAmounts = 4.5;
const runCostWhereTerse = 1.2;
const mostTerse = 6;
const runSkipLimit = 4.5;
/** Only a food that is named in full is parted from the words beside it. */
const sureSimilarity = 0.75;

interface Step {
  readonly value: number;
  readonly from: number;
  readonly food?: FoundFood;
}

/** Finds the foods by dynamic programming over the chunks. */
export function findFoods(
  chunks: readonly Chunk[],
  matcher: FoodMatcher,
  weightOf: ReadonlyMap<string, number>,
): FoundFoods {
  const search: Search = {
    chunks,
    matcher,
    weightOf,
    isWeighed: chunks.some((chunk) => chunk.kind === "amount" && isMetricWeight(chunk.amount)),
    hasAmounts: chunks.some((chunk) => chunk.kind === "amount"),
    isTerse: isTerse(chunks),
    best: [{ value: 0, from: -1 }],
  };
  for (let at = 0; at < chunks.length; at += 1) {
    const value = search.best[at]?.value ?? 0;
    offer(search, at + 1, { value: value - skipCost(chunks[at] as Chunk, weightOf), from: at });
    const chunk = chunks[at] as Chunk;
    if (chunk.kind === "words") tryNames(search, { start: at, nameFrom: at });
    else if (chunk.kind === "amount") tryNames(search, nameAfter(search, at));
  }
  return trace(search);
}

function isTerse(chunks: readonly Chunk[]): boolean {
  const hasMeasures = chunks.some(
    (chunk) => chunk.kind === "amount" && (chunk.amount.units.length > 0 || isFigure(chunk.amount)),
  );
  return !hasMeasures && chunks.length <= mostTerse;
}

interface Search {
  readonly chunks: readonly Chunk[];
  readonly matcher: FoodMatcher;
  readonly weightOf: ReadonlyMap<string, number>;
  /** Some amount is a weight: then every food is expected to have one. */
  readonly isWeighed: boolean;
  readonly hasAmounts: boolean;
  /** Few words, and no measures among them: foods are called out, "two eggs bacon and toast". */
  readonly isTerse: boolean;
  /** The best reading of the chunks before each place. */
  readonly best: Step[];
}

function isMetricWeight(amount: Amount): boolean {
  return amount.gramsEach !== undefined && amount.isOunces !== true;
}

function offer(search: Search, at: number, step: Step): void {
  const known = search.best[at];
  if (known === undefined || step.value > known.value) search.best[at] = step;
}

function skipCost(chunk: Chunk, weightOf: ReadonlyMap<string, number>): number {
  if (chunk.kind === "words") {
    let weight = 0;
    for (const word of chunk.stems) weight += weightOf.get(word) ?? 1;
    return Math.min(chunk.isInRun ? runSkipLimit : 4.5, 0.6 * weight);
  }
  if (chunk.kind !== "amount") return 0;
  if (isMetricWeight(chunk.amount)) return chunk.amount.count === 0 ? 0 : 7;
  return chunk.amount.isArticle && chunk.amount.units.length === 0 ? 0.3 : 2.5;
}

/** Where a food may begin, what its amount is, and the cost so far. */
interface Opening {
  readonly start: number;
  readonly nameFrom: number;
  readonly amountAt?: number;
  readonly cost?: number;
}

/** A mark between an amount and a name: "200 g, rice" are seldom one. */
const amountCrossingShare = 1.5;

/** The first words behind an amount; undefined where a stop or another amount comes first. */
function nameAfter(search: Search, amountAt: number): Opening | undefined {
  let cost = 0;
  for (let at = amountAt + 1; at < Math.min(search.chunks.length, amountAt + 5); at += 1) {
    const chunk = search.chunks[at];
    if (chunk?.kind === "words") return { start: amountAt, nameFrom: at, amountAt, cost };
    if (chunk?.kind === "separator") cost += chunk.cost * amountCrossingShare;
    else if (chunk?.kind !== "connector") {
      if (chunk?.kind !== "amount" || !isPlainArticle(chunk.amount)) return undefined;
    }
  }
  return undefined;
}

const isUncounted = (amount: Amount | undefined) =>
  amount === undefined || isPlainArticle(amount);

function isPlainArticle(amount: Amount): boolean {
  return (
    amount.isArticle &&
    amount.units.length === 0 &&
    amount.gramsEach === undefined &&
    amount.mlEach === undefined
  );
}

/** Offers every name that begins at an opening. */
function tryNames(search: Search, opening: Opening | undefined): void {
  if (!opening) return;
  const { nameFrom } = opening;
  const first = search.chunks[nameFrom];
  const partingCost = partingCostIn(search);
  const isParted = isInRun(first) && opening.start === nameFrom;
  let cost = (opening.cost ?? 0) + (isParted ? partingCost : 0);
  let wordCount = 0;
  const last = Math.min(search.chunks.length, nameFrom + longestName);
  for (let at = nameFrom; at < last; at += 1) {
    const crossing = crossingCost(search, at, opening.amountAt !== undefined);
    if (crossing === undefined) return;
    cost += crossing;
    const kind = search.chunks[at]?.kind;
    if (kind === "words") wordCount += 1;
    if (wordCount > mostWords) return;
    if (kind === "words" || kind === "without") offerName(search, opening, at + 1, cost);
  }
}

function partingCostIn(search: Search): number {
  if (search.isTerse) return runCostWhereTerse;
  return search.hasAmounts ? runCostAmongAmounts : runCost;
}

/** A word right behind another, with nothing between them. */
function isInRun(chunk: Chunk | undefined): boolean {
  return chunk?.kind === "words" && chunk.isInRun;
}

/** What it costs a name to hold this chunk; undefined where no name goes on. */
function crossingCost(search: Search, at: number, hasAmount: boolean): number | undefined {
  const chunk = search.chunks[at] as Chunk;
  if (chunk.kind === "words" || chunk.kind === "without") return 0;
  if (chunk.kind === "separator") return chunk.cost * separatorShare;
  if (chunk.kind === "connector") return connectorCost;
  if (chunk.kind !== "amount" || !isPlainArticle(chunk.amount)) return undefined;
  return articleCost(search, at, chunk.amount, hasAmount);
}

function isSizeOnly(chunk: Chunk | undefined): boolean {
  return (
    chunk?.kind === "amount" && chunk.measureStart === chunk.start && isPlainArticle(chunk.amount)
  );
}

/** "pasta with a tomato sauce" is one food; "pasta, a tomato" is hardly one. */
function articleCost(
  search: Search,
  at: number,
  amount: Amount,
  hasAmount: boolean,
): number | undefined {
  const before = search.chunks[at - 1];
  // "a freshly baked medium cookie": the size is one more word of the name.
  if (before?.kind === "words" && isSizeOnly(search.chunks[at])) return 0.1;
  const isJoined =
    before?.kind === "connector" || (before?.kind === "separator" && before.text === "with");
  if (search.isWeighed) return isJoined ? 0.3 : 1.4;
  if (!hasAmount) return undefined;
  return (isJoined ? 0.2 : 1.4) + (amount.sizes.length > 0 ? 1 : 0);
}

function offerName(search: Search, opening: Opening, to: number, cost: number): void {
  const { start, nameFrom: from, amountAt } = opening;
  const amountChunk = amountAt === undefined ? undefined : search.chunks[amountAt];
  const amount = amountChunk?.kind === "amount" ? amountChunk.amount : undefined;
  const name = search.chunks.slice(from, to);
  const query = queryOf(name, [...(amount?.units ?? []), ...(amount?.sizes ?? [])]);
  const match = query && search.matcher(query);
  if (!match || !isLikely(match, evidenceOf(amount))) return;
  if (partsRun(search, opening, to) && match.similarity < sureSimilarity) return;
  if (amount === undefined && isChatter(name, match)) return;
  if (match.isUnnamedDish && isList(name)) return;
  const value =
    (search.best[start]?.value ?? 0) +
    matchShare * match.score -
    foodPrice -
    cost -
    (search.isWeighed ? 0 : leftoverShare * match.leftover) +
    repeatShare * repeatedWeight(query.words, search.weightOf);
  const unstatedPrice = amount ? 0 : partPrice(search, from) + classPrice(search, query.words);
  const ownPrice = isUncounted(amount) ? breadPrice(search, from, query.words) : 0;
  const gain = gainOf(search, match, amount) - unstatedPrice - ownPrice;
  const food = { from, to, ...(amountAt === undefined ? {} : { amountAt }) };
  offer(search, to, { value: value + gain, from: start, food });
  offerBackAmount(search, opening, to, value, amount);
}

/** Foods side by side, in a row or with "and" between them; not "egg on a muffin". */
function isList(name: readonly Chunk[]): boolean {
  const joints = name.filter((chunk) => chunk.kind !== "words");
  return joints.every((chunk) => chunk.kind === "separator") && name.length > 1;
}

/** Weight of the words that a name says again: "a jam sandwich made with jam" is one food. */
function repeatedWeight(words: readonly string[], weightOf: ReadonlyMap<string, number>): number {
  let weight = 0;
  for (const [place, word] of words.entries()) {
    if (words.indexOf(word) < place) weight += weightOf.get(word) ?? 1;
  }
  return weight;
}

/** Whether a name takes some words of a run and leaves its neighbours. */
function partsRun(search: Search, { start, nameFrom }: Opening, to: number): boolean {
  return isInRun(search.chunks[to]) || (start === nameFrom && isInRun(search.chunks[nameFrom]));
}

/**
 * Among foods with amounts, one without is likely a part of the one before: "a sandwich made with
 * cheese on white bread".
 */
function partPrice(search: Search, from: number): number {
  if (search.isWeighed || !search.hasAmounts) return 0;
  const before = search.chunks[from - 1];
  if (leadsPart(before)) return 3;
  if (before?.kind !== "separator" || before.text !== "with") return 0.5;
  // "filled with", "topped with": of the food before.
  return leadsPart(search.chunks[from - 2]) ? 3 : 1;
}

/** "... sandwich made with ham on white bread": the bread is the sandwich's own. */
function breadPrice(search: Search, from: number, words: readonly string[]): number {
  if (!words.some((word) => breads.has(word))) return 0;
  for (let at = from - 1; at >= 0; at -= 1) {
    const chunk = search.chunks[at];
    if (chunk?.kind === "words" && chunk.stems.some((word) => sandwiches.has(word))) return 6;
    if (chunk?.kind === "stop" || (chunk?.kind === "separator" && chunk.text !== "with")) return 0;
    if (chunk?.kind === "amount" && !isPlainArticle(chunk.amount)) return 0;
  }
  return 0;
}

function leadsPart(chunk: Chunk | undefined): boolean {
  return chunk?.kind === "connector" || (chunk?.kind === "separator" && partLeads.has(chunk.text));
}

/** Among foods with amounts, "a pear, enjoying this fruit" names no second food. */
function classPrice(search: Search, words: readonly string[]): number {
  if (!search.hasAmounts) return 0;
  return words.every((word) => classNouns.has(word) || genericWords.has(word)) ? 5 : 0;
}

function gainOf(search: Search, match: FoodMatch, amount: Amount | undefined): number {
  if (amount) return gainOfAmount(amount, match, search.isWeighed);
  return search.isWeighed ? -noWeightPrice : fitGain * match.similarity ** 2 - noAmountPrice;
}

/** "my dog is cute": with words of chatter in it, only a food named in full counts. */
function isChatter(name: readonly Chunk[], match: FoodMatch): boolean {
  const words = name.filter((chunk) => chunk.kind === "words");
  const chatterCount = words.reduce((sum, chunk) => sum + chunk.chatterCount, 0);
  if (chatterCount === 0) return false;
  return chatterCount >= words.length || match.similarity < sureSimilarity;
}

function evidenceOf(amount: Amount | undefined): Evidence {
  if (amount === undefined) return "none";
  return isMetricWeight(amount) ? "weight" : "amount";
}

function gainOfAmount(amount: Amount, match: FoodMatch, isWeighed: boolean): number {
  if (isMetricWeight(amount)) return weightGain;
  if (amount.units.length > 0 || amount.mlEach !== undefined || amount.gramsEach !== undefined) {
    return unitGain;
  }
  if (isWeighed && amount.isArticle)
    return match.similarity < sureSimilarity ? articleAmongWeights : 0;
  return countGain;
}

/** "rice (200 g)", "chicken 150 g", "a bottle of water, 20 fl oz": the amount stands behind. */
function offerBackAmount(
  search: Search,
  opening: Opening,
  to: number,
  value: number,
  amount: Amount | undefined,
): void {
  const at = skipJoints(search.chunks, to);
  const chunk = search.chunks[at];
  if (chunk?.kind !== "amount") return;
  const gain = gainOfBackAmount(search, at, chunk.amount, amount, at === to);
  if (gain === undefined) return;
  const food = { from: opening.nameFrom, to, amountAt: at };
  offer(search, at + 1, { value: value + gain, from: opening.start, food });
}

/** What speaks for an amount being that of the food before it; undefined where it is not. */
function gainOfBackAmount(
  search: Search,
  at: number,
  behind: Amount,
  before: Amount | undefined,
  isNext: boolean,
): number | undefined {
  const next = search.chunks[at + 1];
  const isLast = endsItem(next);
  if (before) {
    return isFigure(before) || !isFigure(behind) || !isLast ? undefined : countGain + 2;
  }
  if (isOpeningBracket(search.chunks[at - 1])) return bracketAmountGain;
  // "popcorn, 3 cups": a unit that no food follows is of the food before.
  if (isLast && (isNext || behind.units.length > 0)) return bracketAmountGain;
  const isOfNext = !isNext && next?.kind === "words";
  return isFigure(behind) && !isOfNext ? backAmountGain : undefined;
}

const isFigure = (amount: Amount) => amount.gramsEach !== undefined || amount.mlEach !== undefined;

const isOpeningBracket = (chunk: Chunk | undefined) =>
  chunk?.kind === "separator" && chunk.text === "(";

function endsItem(chunk: Chunk | undefined): boolean {
  return chunk === undefined || !["words", "amount", "connector", "without"].includes(chunk.kind);
}

function skipJoints(chunks: readonly Chunk[], from: number): number {
  let at = from;
  while (at < from + 3) {
    const kind = chunks[at]?.kind;
    if (kind !== "separator" && kind !== "connector") break;
    at += 1;
  }
  return at;
}

function trace(search: Search): FoundFoods {
  const foods: FoundFood[] = [];
  const skipped: number[] = [];
  for (let at = search.chunks.length; at > 0; ) {
    const step = search.best[at] as Step;
    if (step.food) foods.push(step.food);
    else if (search.chunks[step.from]?.kind === "words") skipped.push(step.from);
    at = step.from;
  }
  return { foods: foods.reverse(), skipped: skipped.reverse() };
}
