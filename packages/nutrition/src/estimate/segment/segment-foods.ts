import type { Amount } from "../chunks/amount.ts";
import {
  isBareArticle,
  isCut,
  isDiameterOnly,
  isUncounted,
  isWeightOrVolume,
} from "../chunks/amount-predicates.ts";
import type { Chunk } from "../chunks/chunk.ts";
import {
  amountAt,
  introducesComponent,
  isPreparationWord,
  isWithSeparator,
} from "../chunks/chunk-predicates.ts";
import type { FoodMatcher } from "../match/food-match.ts";
import { confidentSimilarity } from "./accept-match.ts";
import { isSingleItem, scoreTrailingAmount, wholeAmountGain } from "./amount-score.ts";
import { isAdjacentWord, skipChunkCost, spanChunkCost, splitRunCost } from "./chunk-cost.ts";
import { commaPenalty, scoreFood, scoreMatch } from "./food-score.ts";
import { chunkKey, emptyName, extendName, type NameNode, nameFood } from "./name-cache.ts";
import { describeContext, type SegmentContext } from "./segment-context.ts";

/** One food found among the chunks: from `start` up to `end`, chunk by chunk. */
export interface FoundFood {
  /** The chunks of its name. */
  readonly from: number;
  readonly to: number;
  /** The chunk that holds its amount, before or behind the name. */
  readonly amountAt?: number;
  /** The bread that it is on, where that says how much there is of it. */
  readonly base?: FoundFood;
}

/** The best way to read chunks as foods. */
export interface FoundFoods {
  readonly foods: readonly FoundFood[];
  /** Chunks of words that belong to no food. */
  readonly skipped: readonly number[];
  /** How much better it is to read the chunks so than not to read them at all. */
  readonly value: number;
}

const longestName = 18;
const mostWords = 10;

/** Once a message has taken what it may, only short names are looked for; then only single words. */
function wordLimit(effort: number): number {
  if (effort < 1) return mostWords;
  return effort < 2 ? 2 : 1;
}

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
    ...describeContext(chunks, weightOf),
    matcher,
    sayings: chunks.map(chunkKey),
    best: [{ value: 0, from: -1 }],
  };
  for (let at = 0; at < chunks.length; at += 1) {
    const value = search.best[at]?.value ?? 0;
    relax(search, at + 1, {
      value: value - skipChunkCost(chunks[at] as Chunk, weightOf),
      from: at,
    });
    const chunk = chunks[at] as Chunk;
    if (chunk.kind === "words") extendNames(search, { start: at, nameFrom: at });
    else if (chunk.kind === "amount") extendNames(search, nameAfter(search, at));
  }
  return trace(search);
}

interface Search extends SegmentContext {
  readonly matcher: FoodMatcher;
  /** By chunk: what it says, for names that hold it. */
  readonly sayings: readonly string[];
  /** The best reading of the chunks before each place. */
  readonly best: Step[];
}

function relax(search: Search, at: number, step: Step): void {
  const known = search.best[at];
  if (known === undefined || step.value > known.value) search.best[at] = step;
}

/** Where a food may begin, what its amount is, and the cost so far. */
interface NameStart {
  readonly start: number;
  readonly nameFrom: number;
  readonly amountAt?: number;
  readonly cost?: number;
}

/** A mark between an amount and a name: "200 g, rice" are seldom one. */
const amountCrossingShare = 1.5;

/** "steak 200 g with chips": the weight is of the steak. */
function isOfFoodBefore(chunks: readonly Chunk[], amountAt: number): boolean {
  const [before, amount, next] = [amountAt - 1, amountAt, amountAt + 1].map((at) => chunks[at]);
  const isBehind =
    next?.kind === "separator" || (amount?.kind === "amount" && amount.appliesToPrevious);
  return before?.kind === "words" && isBehind === true && isFigureChunk(amount);
}

/** "a cup of non-cola soda"; not so "a non-specified type of milk". */
function isDenialFirst(chunks: readonly Chunk[], amountAt: number, at: number): boolean {
  const amount = chunks[amountAt];
  const isArticle = amount?.kind === "amount" && isBareArticle(amount.amount);
  return chunks[at]?.kind === "without" && !isArticle;
}

/** The first words behind an amount; undefined where a stop or another amount comes first. */
function nameAfter(search: Search, amountAt: number): NameStart | undefined {
  if (isOfFoodBefore(search.chunks, amountAt)) return undefined;
  let cost = 0;
  for (let at = amountAt + 1; at < Math.min(search.chunks.length, amountAt + 5); at += 1) {
    const chunk = search.chunks[at];
    if (chunk?.kind === "words" || isDenialFirst(search.chunks, amountAt, at))
      return { start: amountAt, nameFrom: at, amountAt, cost };
    if (chunk?.kind === "separator") cost += chunk.cost * amountCrossingShare;
    else if (chunk?.kind !== "connector") {
      if (chunk?.kind !== "amount" || !isBareArticle(chunk.amount)) return undefined;
    }
  }
  return undefined;
}

const isFigureChunk = (chunk: Chunk | undefined) =>
  chunk?.kind === "amount" && isWeightOrVolume(chunk.amount) && chunk.appliesToNext !== true;

/** Offers every name that begins at an opening. */
function extendNames(search: Search, opening: NameStart | undefined): void {
  if (!opening) return;
  const { nameFrom } = opening;
  let cost = costOf(search, opening);
  let wordCount = 0;
  let within: number | undefined;
  const limit = wordLimit(search.matcher.effort());
  const amount = amountAt(search.chunks, opening.amountAt);
  let name = emptyName(search.matcher, amount);
  const last = Math.min(search.chunks.length, nameFrom + longestName);
  for (let at = nameFrom; at < last; at += 1) {
    within ??= amountWithin(search, at, amount);
    const crossing = within === at ? 0 : spanChunkCost(search, at, amount);
    if (crossing === undefined) return;
    cost += crossing;
    name = extendName(name, search.sayings[at] ?? "");
    const kind = search.chunks[at]?.kind;
    if (kind === "words") wordCount += 1;
    if (wordCount > limit) return;
    if (kind === "words" || kind === "without") {
      offerName(search, opening, at + 1, { name, amount, cost, within });
    }
  }
}

/** What it costs to begin a name here. */
function costOf(search: Search, { start, nameFrom, cost = 0 }: NameStart): number {
  const isParted = isAdjacentWord(search.chunks[nameFrom]) && start === nameFrom;
  return cost + (isParted ? splitRunCost(search) : 0);
}

/**
 * The place of the amount in "a tomato soup, measuring 300 ml, made with milk", whose name goes on
 * behind it; undefined where none stands here.
 */
function amountWithin(
  { chunks }: Search,
  at: number,
  before: Amount | undefined,
): number | undefined {
  const chunk = chunks[at];
  if (chunk?.kind !== "amount" || chunk.appliesToPrevious !== true || !isSingleItem(before))
    return undefined;
  let next = at + 1;
  while (isListJoint(chunks[next])) next += 1;
  const goesOn =
    introducesComponent(chunks[next]) ||
    isWithSeparator(chunks[next]) ||
    isPreparationWord(chunks[next]);
  return goesOn ? at : undefined;
}

const isListJoint = (chunk: Chunk | undefined) =>
  chunk?.kind === "separator" && (chunk.text === "," || chunk.text === "and");

interface Offer {
  readonly name: NameNode;
  readonly amount: Amount | undefined;
  readonly cost: number;
  /** The chunk of an amount that the name goes on behind. */
  readonly within: number | undefined;
}

function offerName(search: Search, opening: NameStart, to: number, offered: Offer): void {
  const last = search.chunks[to - 1];
  if (last?.kind === "words" && last.isOfContainer) return;
  const { start, nameFrom: from, amountAt } = opening;
  const { name, amount, cost, within } = offered;
  const named = nameFood(name, search, from, to);
  if (!named) return;
  const { match, words } = named;
  if (partsRun(search, opening, to) && match.similarity < confidentSimilarity) return;
  const before = search.best[start]?.value ?? 0;
  const isOpenList = isUncounted(amount) && named.isList;
  const fusion = search.isWeighedProse
    ? 0
    : named.listPrice() + commaPenalty(search, from, to, amount, match);
  const value = before + scoreMatch(search, match, words, isOpenList) - cost - fusion;
  if (within !== undefined) {
    const food = { from, to, amountAt: within };
    relax(search, to, { value: value + wholeAmountGain, from: start, food });
    return;
  }
  const gain = scoreFood(search, from, words, match, amount);
  const food = { from, to, ...(amountAt === undefined ? {} : { amountAt }) };
  relax(search, to, { value: value + gain, from: start, food });
  offerBackAmount(search, opening, to, value, amount);
}

/** Whether a name takes some words of a run and leaves its neighbours. */
function partsRun(search: Search, { start, nameFrom }: NameStart, to: number): boolean {
  return (
    isAdjacentWord(search.chunks[to]) ||
    (start === nameFrom && isAdjacentWord(search.chunks[nameFrom]))
  );
}

/** "rice (200 g)", "chicken 150 g", "a bottle of water, 20 fl oz": the amount stands behind. */
function offerBackAmount(
  search: Search,
  opening: NameStart,
  to: number,
  value: number,
  amount: Amount | undefined,
): void {
  const at = skipJoints(search.chunks, to);
  const chunk = search.chunks[at];
  if (chunk?.kind !== "amount") return;
  const gain = scoreTrailingAmount(search, at, chunk, amount, at === to);
  if (gain === undefined) return;
  const isOfWhole = isCut(amount) && isDiameterOnly(chunk.amount);
  const food = { from: opening.nameFrom, to, amountAt: isOfWhole ? (opening.amountAt ?? at) : at };
  relax(search, at + 1, { value: value + gain, from: opening.start, food });
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
  const unread = search.chunks.reduce(
    (sum, chunk) => sum + skipChunkCost(chunk, search.weightOf),
    0,
  );
  const value = (search.best[search.chunks.length]?.value ?? 0) + unread;
  return { foods: foods.reverse(), skipped: skipped.reverse(), value };
}
