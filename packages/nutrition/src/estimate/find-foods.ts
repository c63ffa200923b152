import { queryOf } from "./food-query.ts";
import type { FoodMatch, FoodMatcher } from "./match-food.ts";
import type { Amount } from "./read-amount.ts";
import type { Chunk } from "./read-chunks.ts";

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
const leastScore = 3.2;
const leastSimilarity = 0.3;
const separatorShare = 0.7;
const connectorCost = 0.05;
const longestName = 13;

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
    isWeighed: chunks.some((chunk) => chunk.kind === "amount" && isMetricWeight(chunk.amount)),
    best: [{ value: 0, from: -1 }],
  };
  for (let at = 0; at < chunks.length; at += 1) {
    const value = search.best[at]?.value ?? 0;
    offer(search, at + 1, { value: value - skipCost(chunks[at] as Chunk, weightOf), from: at });
    if (chunks[at]?.kind === "words") tryNames(search, at, at);
    else if (chunks[at]?.kind === "amount") tryNames(search, at, nameAfter(search, at), at);
  }
  return trace(search);
}

interface Search {
  readonly chunks: readonly Chunk[];
  readonly matcher: FoodMatcher;
  /** Some amount is a weight: then every food is expected to have one. */
  readonly isWeighed: boolean;
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
    return Math.min(4.5, 0.6 * weight);
  }
  if (chunk.kind !== "amount") return 0;
  if (isMetricWeight(chunk.amount)) return chunk.amount.count === 0 ? 0 : 7;
  return chunk.amount.isArticle && chunk.amount.units.length === 0 ? 0.3 : 2.5;
}

/** The first chunk of words behind an amount; -1 where a stop or another amount comes first. */
function nameAfter(search: Search, amountAt: number): number {
  for (let at = amountAt + 1; at < Math.min(search.chunks.length, amountAt + 5); at += 1) {
    const chunk = search.chunks[at];
    if (chunk?.kind === "words") return at;
    const isBareArticle = chunk?.kind === "amount" && isPlainArticle(chunk.amount);
    if (chunk?.kind !== "separator" && chunk?.kind !== "connector" && !isBareArticle) return -1;
  }
  return -1;
}

function isPlainArticle(amount: Amount): boolean {
  return (
    amount.isArticle &&
    amount.units.length === 0 &&
    amount.gramsEach === undefined &&
    amount.mlEach === undefined
  );
}

/** Offers every name that begins at a chunk of words, with the amount before it if there is one. */
function tryNames(search: Search, start: number, nameFrom: number, amountAt?: number): void {
  if (nameFrom < 0) return;
  let cost = 0;
  const last = Math.min(search.chunks.length, nameFrom + longestName);
  for (let at = nameFrom; at < last; at += 1) {
    const crossing = crossingCost(search, at, amountAt !== undefined);
    if (crossing === undefined) return;
    cost += crossing;
    const kind = search.chunks[at]?.kind;
    if (kind === "words" || kind === "without") {
      offerName(search, start, nameFrom, at + 1, cost, amountAt);
    }
  }
}

/** What it costs a name to hold this chunk; undefined where no name goes on. */
function crossingCost(search: Search, at: number, hasAmount: boolean): number | undefined {
  const chunk = search.chunks[at] as Chunk;
  if (chunk.kind === "words" || chunk.kind === "without") return 0;
  if (chunk.kind === "separator") return chunk.cost * separatorShare;
  if (chunk.kind === "connector") return connectorCost;
  if (chunk.kind === "stop" || !isPlainArticle(chunk.amount)) return undefined;
  return articleCost(search, at, chunk.amount, hasAmount);
}

/** "pasta with a tomato sauce" is one food; "pasta, a tomato" is hardly one. */
function articleCost(
  search: Search,
  at: number,
  amount: Amount,
  hasAmount: boolean,
): number | undefined {
  const before = search.chunks[at - 1];
  const isJoined =
    before?.kind === "connector" || (before?.kind === "separator" && before.text === "with");
  if (search.isWeighed) return isJoined ? 0.3 : 1.4;
  if (!hasAmount) return undefined;
  return (isJoined ? 0.2 : 1.4) + (amount.sizes.length > 0 ? 1 : 0);
}

function offerName(
  search: Search,
  start: number,
  from: number,
  to: number,
  cost: number,
  amountAt: number | undefined,
): void {
  const amountChunk = amountAt === undefined ? undefined : search.chunks[amountAt];
  const amount = amountChunk?.kind === "amount" ? amountChunk.amount : undefined;
  const name = search.chunks.slice(from, to);
  const query = queryOf(name, amount?.units);
  const match = query && search.matcher(query);
  if (!match || !isLikely(match, amount)) return;
  const value = (search.best[start]?.value ?? 0) + matchShare * match.score - foodPrice - cost;
  if (amount && amountAt !== undefined) {
    const gain = gainOfAmount(amount, match, search.isWeighed);
    offer(search, to, { value: value + gain, from: start, food: { from, to, amountAt } });
  } else {
    const isChatter = name.every(isAllChatter);
    if (isChatter) return;
    const price = search.isWeighed
      ? noWeightPrice
      : noAmountPrice - fitGain * match.similarity ** 2;
    offer(search, to, { value: value - price, from: start, food: { from, to } });
  }
  offerBackAmount(search, start, from, to, value, amount);
}

function isAllChatter(chunk: Chunk): boolean {
  return chunk.kind !== "words" || chunk.chatterCount === chunk.stems.length;
}

function isLikely(match: FoodMatch, amount: Amount | undefined): boolean {
  if (match.similarity < leastSimilarity) return false;
  if (amount !== undefined && isMetricWeight(amount)) return true;
  return match.score > leastScore && (match.namesFood || match.similarity >= 0.5);
}

function gainOfAmount(amount: Amount, match: FoodMatch, isWeighed: boolean): number {
  if (isMetricWeight(amount)) return weightGain;
  if (amount.units.length > 0 || amount.mlEach !== undefined || amount.gramsEach !== undefined) {
    return unitGain;
  }
  if (isWeighed && amount.isArticle) return -4 + fitGain * match.similarity ** 2;
  return countGain;
}

/** "rice (200 g)", "chicken 150 g", "a bottle of water, 20 fl oz": the amount stands behind. */
function offerBackAmount(
  search: Search,
  start: number,
  from: number,
  to: number,
  value: number,
  amount: Amount | undefined,
): void {
  if (amount && (amount.gramsEach !== undefined || amount.mlEach !== undefined)) return;
  const at = skipJoints(search.chunks, to);
  const chunk = search.chunks[at];
  if (chunk?.kind !== "amount") return;
  const before = search.chunks[at - 1];
  const isBracketed = before?.kind === "separator" && before.text === "(";
  const isFigure = chunk.amount.gramsEach !== undefined || chunk.amount.mlEach !== undefined;
  const next = search.chunks[at + 1];
  if (amount && (!isFigure || next?.kind === "words")) return;
  if (!isFigure && !isBracketed) return;
  const gain = amount ? countGain + 2 : isBracketed ? bracketAmountGain : backAmountGain;
  offer(search, at + 1, { value: value + gain, from: start, food: { from, to, amountAt: at } });
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
