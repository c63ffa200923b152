import type { Food } from "../../food.ts";
import type { Language } from "../../languages/language.ts";
import type { Amount } from "../chunks/amount.ts";
import {
  isBareArticle,
  isCut,
  isDiameterOnly,
  isDose,
  isMeasured,
  isWeightOrVolume,
} from "../chunks/amount-predicates.ts";
import type { Chunk } from "../chunks/chunk.ts";
import {
  amountAt,
  introducesComponent,
  isListSeparator,
  isPreparationWord,
  isWithSeparator,
} from "../chunks/chunk-predicates.ts";
import type { FoodMatcher } from "../match/food-match.ts";
import { segmentWeights as weights } from "../weights/index.ts";
import { isOfOtherDrink, isSingleItem, scoreTrailingAmount } from "./amount-score.ts";
import {
  isAdjacentDish,
  isAdjacentWord,
  skipChunkCost,
  spanChunkCost,
  splitRunCost,
} from "./chunk-cost.ts";
import { commaPenalty, scoreFood, scoreMatch } from "./food-score.ts";
import { isFood } from "./list-parts.ts";
import { childNode, chunkKey, findNameMatch, type NameNode, rootNode } from "./name-cache.ts";
import { describeContext, type SegmentContext } from "./segment-context.ts";

/** A food of the segmentation; indexes refer to chunks. */
export interface FoodSpan {
  /** The chunks of its name: [from, to). */
  readonly from: number;
  readonly to: number;
  /** The chunk of its amount, before or after the name. */
  readonly amountAt?: number;
  /** The first chunk of ingredients before the name that the matched dish does not name. */
  readonly modifiersFrom?: number;
  /** A pizza's bread base, if the amount is the base's. */
  readonly base?: FoodSpan;
}

/** The highest-scoring segmentation of the chunks. */
export interface SegmentedFoods {
  readonly foods: readonly FoodSpan[];
  /** Indexes of word chunks that belong to no food. */
  readonly skipped: readonly number[];
  /** Its score minus the score of reading no food. */
  readonly value: number;
  readonly context: SegmentContext;
}

const maxNameChunks = 18;
const maxNameWords = 10;

/** Limits the words per name once the effort budget of a message is used up. */
function maxWords(effort: number): number {
  if (effort < 1) return maxNameWords;
  return effort < 2 ? 2 : 1;
}

interface Segmentation {
  readonly value: number;
  readonly from: number;
  readonly food?: FoodSpan;
}

/** Finds the best segmentation by dynamic programming over the chunks. */
export function segmentFoods(
  chunks: readonly Chunk[],
  matcher: FoodMatcher,
  weightOf: ReadonlyMap<string, number>,
  language: Language,
  maskedLength = 0,
): SegmentedFoods {
  const state: SearchState = {
    ...describeContext(chunks, weightOf, language, maskedLength),
    matcher,
    chunkKeys: chunks.map(chunkKey),
    best: [{ value: 0, from: -1 }],
    otherFoods: new Set(),
  };
  for (let at = 0; at < chunks.length; at += 1) {
    const value = state.best[at]?.value ?? 0;
    keepBest(state, at + 1, {
      value: value - skipChunkCost(chunks[at] as Chunk, weightOf),
      from: at,
    });
    const chunk = chunks[at] as Chunk;
    if (chunk.kind === "words") extendNames(state, { start: at, nameFrom: at }, language);
    else if (chunk.kind === "amount") extendNames(state, startAfterAmount(state, at), language);
  }
  return backtrack(state);
}

interface SearchState extends SegmentContext {
  readonly matcher: FoodMatcher;
  /** The matching key of each chunk. */
  readonly chunkKeys: readonly string[];
  /** The best segmentation of the chunks before each index. */
  readonly best: Segmentation[];
  /** Chunks at which a food begins that must not be part of the name before it. */
  readonly otherFoods: Set<number>;
}

function keepBest(state: SearchState, at: number, step: Segmentation): void {
  const existing = state.best[at];
  if (existing === undefined || step.value > existing.value) state.best[at] = step;
}

/** The start of a candidate: its first chunk, the first chunk of its name, its amount and the cost so far. */
interface CandidateStart {
  readonly start: number;
  readonly nameFrom: number;
  readonly amountAt?: number;
  readonly cost?: number;
}

/** "steak 200 g with chips": the weight belongs to the steak. */
function belongsToPreviousFood(chunks: readonly Chunk[], amountAt: number): boolean {
  const [before, amount, next] = [amountAt - 1, amountAt, amountAt + 1].map((at) => chunks[at]);
  if (amount?.kind === "amount" && amount.appliesToPrevious) return true;
  if (isInBracketsAfterFood(chunks, amountAt)) return true;
  // "sushi box 8 pieces (salmon nigiri and maki)"
  if (before?.kind === "words" && isMark(next, "(")) return true;
  // "whey 2 scoops in water"
  if (before?.kind === "words" && isHousehold(amount) && next?.kind === "connector") return true;
  if (before?.kind !== "words" || amount?.kind !== "amount") return false;
  return next?.kind === "separator" && isWeightOrVolumeChunk(amount);
}

/** "pasta (1.5 cups), cheese", "turkey without skin (120 g) and broccoli" */
function isInBracketsAfterFood(chunks: readonly Chunk[], at: number): boolean {
  const [food, opening, , closing] = chunks.slice(Math.max(0, at - 2), at + 2);
  const isFood = food?.kind === "words" || food?.kind === "without";
  return isFood && isMark(opening, "(") && isMark(closing, ")");
}

const isMark = (chunk: Chunk | undefined, mark: string) =>
  chunk?.kind === "separator" && chunk.text === mark;

/** "2 scoops", without "of" */
const isHousehold = (chunk: Chunk | undefined) =>
  chunk?.kind === "amount" &&
  chunk.amount.units.length > 0 &&
  !chunk.amount.isArticle &&
  chunk.appliesToNext !== true;

/** "a cup of non-cola soda"; not "a non-specified type of milk". */
function startsWithExclusion(chunks: readonly Chunk[], amountAt: number, at: number): boolean {
  const amount = chunks[amountAt];
  const isArticle = amount?.kind === "amount" && isBareArticle(amount.amount);
  return chunks[at]?.kind === "without" && !isArticle;
}

/** The first words after an amount; undefined if a stop or another amount precedes them. */
function startAfterAmount(state: SearchState, amountAt: number): CandidateStart | undefined {
  if (belongsToPreviousFood(state.chunks, amountAt)) return undefined;
  let cost = 0;
  let isInNextItem = false;
  for (let at = amountAt + 1; at < Math.min(state.chunks.length, amountAt + 5); at += 1) {
    const chunk = state.chunks[at];
    if (chunk?.kind === "words" || startsWithExclusion(state.chunks, amountAt, at))
      return { start: amountAt, nameFrom: at, amountAt, cost };
    if (chunk?.kind === "separator") {
      isInNextItem = true;
      cost += weights[chunk.separatorClass] * weights.separatorAfterAmount;
    } else if (chunk?.kind !== "connector") {
      // "gel 100 and a banana": the article is the amount of the next item.
      if (chunk?.kind !== "amount" || !isBareArticle(chunk.amount) || isInNextItem)
        return undefined;
    }
  }
  return undefined;
}

const isWeightOrVolumeChunk = (chunk: Chunk | undefined) =>
  chunk?.kind === "amount" && isWeightOrVolume(chunk.amount) && chunk.appliesToNext !== true;

/** Adds all candidates that begin at a start. */
function extendNames(
  state: SearchState,
  candidateStart: CandidateStart | undefined,
  language: Language,
): void {
  if (!candidateStart) return;
  const { nameFrom } = candidateStart;
  let cost = startCost(state, candidateStart);
  let wordCount = 0;
  let innerAmountAt: number | undefined;
  const wordLimit = maxWords(state.matcher.effort());
  const amount = amountAt(state.chunks, candidateStart.amountAt);
  let name = rootNode(state.matcher, amount, language);
  const last = endOfName(state.chunks, candidateStart);
  for (let at = nameFrom; at < last; at += 1) {
    innerAmountAt ??= findInnerAmount(state, at, amount, language);
    const chunkCost = innerAmountAt === at ? 0 : nameChunkCost(state, at, amount);
    if (chunkCost === undefined) return;
    cost += chunkCost;
    name = childNode(name, state.chunkKeys[at] ?? "");
    const kind = state.chunks[at]?.kind;
    if (kind === "words") wordCount += 1;
    if (wordCount > wordLimit) return;
    if (kind === "words" || kind === "without") {
      addCandidate(state, candidateStart, at + 1, { name, amount, cost, innerAmountAt }, language);
    }
  }
}

/** The end of the longest name: "rolls (Brötchen) with butter" does not leave the bracket that it begins in. */
function endOfName(chunks: readonly Chunk[], { nameFrom, amountAt }: CandidateStart): number {
  const longest = chunks.slice(nameFrom, nameFrom + maxNameChunks);
  const closing = longest.findIndex((chunk) => isMark(chunk, ")"));
  // "60 g (dry) basmati"
  const from = amountAt === undefined ? nameFrom : nameFrom - 1;
  const isOpenedInside = chunks.slice(from, nameFrom + closing).some((chunk) => isMark(chunk, "("));
  return nameFrom + (closing < 0 || isOpenedInside ? longest.length : closing);
}

/** The cost of a chunk in a name; undefined if the name ends before it. */
function nameChunkCost(
  state: SearchState,
  at: number,
  amount: Amount | undefined,
): number | undefined {
  // "10 mg cetirizine and toast": the dose ends with the words next to it.
  const isAfterDose = amount !== undefined && isDose(amount) && state.chunks[at]?.kind !== "words";
  return isAfterDose ? undefined : spanChunkCost(state, at, amount);
}

function startCost(state: SearchState, { start, nameFrom, cost = 0 }: CandidateStart): number {
  const isSplit =
    isAdjacentWord(state.chunks[nameFrom]) && start === nameFrom && !state.otherFoods.has(nameFrom);
  return cost + (isSplit ? splitRunCost(state) : 0);
}

/**
 * The index of an amount inside a name ("a tomato soup, measuring 300 ml, made with milk");
 * undefined if this chunk is not one.
 */
function findInnerAmount(
  { chunks }: SearchState,
  at: number,
  before: Amount | undefined,
  language: Language,
): number | undefined {
  const chunk = chunks[at];
  if (chunk?.kind !== "amount" || chunk.appliesToPrevious !== true || !isSingleItem(before))
    return undefined;
  let next = at + 1;
  while (isListSeparator(chunks[next], language)) next += 1;
  const continues =
    introducesComponent(chunks[next], language) ||
    isWithSeparator(chunks[next], language) ||
    isPreparationWord(chunks[next], language);
  return continues ? at : undefined;
}

interface Candidate {
  readonly name: NameNode;
  readonly amount: Amount | undefined;
  readonly cost: number;
  /** The chunk of an amount inside the name. */
  readonly innerAmountAt: number | undefined;
}

function addCandidate(
  state: SearchState,
  candidateStart: CandidateStart,
  to: number,
  candidate: Candidate,
  language: Language,
): void {
  const last = state.chunks[to - 1];
  if (last?.kind === "words" && last.namesContainer) return;
  const { start, nameFrom: from, amountAt } = candidateStart;
  const { name, amount, cost, innerAmountAt } = candidate;
  if (endsInsidePart(state.chunks, from, to)) return;
  const nameMatch = findNameMatch(name, state, from, to, language);
  if (!nameMatch) return;
  if ("otherFoodAt" in nameMatch) {
    state.otherFoods.add(from + nameMatch.otherFoodAt);
    return;
  }
  const { match, words } = nameMatch;
  if (splitsRun(state, candidateStart, to) && match.similarity < weights.confidentSimilarity)
    return;
  if (isAdjacentWord(state.chunks[to]) && isOnlyGrade(words, language)) return;
  if (match.food.isImported && isAdjacentDish(state.chunks[to], language)) return;
  const before = state.best[start]?.value ?? 0;
  const mergePenalty = state.isWeighedProse
    ? 0
    : nameMatch.listPenalty() + commaPenalty(state, from, to, amount, match);
  const value = before + scoreMatch(state, match, words) - cost - mergePenalty;
  if (innerAmountAt !== undefined) {
    const food = { from, to, amountAt: innerAmountAt };
    keepBest(state, to, { value: value + weights.wholeAmountBonus, from: start, food });
    return;
  }
  const bonus = scoreFood(state, from, words, match, amount);
  const food = { from, to, ...(amountAt === undefined ? {} : { amountAt }) };
  keepBest(state, to, { value: value + bonus, from: start, food });
  addTrailingAmount(state, candidateStart, to, value, { amount, food: match.food }, language);
}

/** "nonfat vanilla yogurt": the first word names no skim milk. */
const isOnlyGrade = (words: readonly string[], { dietQualifiers }: Language) =>
  words.every(dietQualifiers.isGradeTerm);

/** "roll with sweet" of "roll with sweet mustard": the last part of a name is a whole run of words. */
function endsInsidePart(chunks: readonly Chunk[], from: number, to: number): boolean {
  if (!isAdjacentWord(chunks[to])) return false;
  let start = to - 1;
  while (start > from && isAdjacentWord(chunks[start])) start -= 1;
  return start > from && chunks[start - 1]?.kind === "separator";
}

/** True if a name takes some words of a run and leaves the adjacent ones. */
function splitsRun(state: SearchState, { start, nameFrom }: CandidateStart, to: number): boolean {
  return (
    isAdjacentWord(state.chunks[to]) ||
    (start === nameFrom && isAdjacentWord(state.chunks[nameFrom]))
  );
}

/** "rice (200 g)", "chicken 150 g", "a bottle of water, 20 fl oz": the amount follows its food. */
function addTrailingAmount(
  state: SearchState,
  candidateStart: CandidateStart,
  to: number,
  value: number,
  { amount, food: matched }: { readonly amount: Amount | undefined; readonly food: Food },
  language: Language,
): void {
  const at = skipToAmount(state.chunks, to);
  const chunk = state.chunks[at];
  if (chunk?.kind !== "amount") return;
  if (at > to && isOfOtherDrink(state.chunks[at - 1], chunk.amount, matched, language)) return;
  if (at === to && isNumberOfName(state.chunks, candidateStart, chunk)) return;
  if (isAmountOfListed(state, candidateStart.nameFrom, to, language)) return;
  const bonus = scoreTrailingAmount(state, at, chunk, amount, at === to);
  if (bonus === undefined) return;
  const isDiameterOfWhole = isCut(amount, language) && isDiameterOnly(chunk.amount);
  const food = {
    from: candidateStart.nameFrom,
    to,
    amountAt: isDiameterOfWhole ? (candidateStart.amountAt ?? at) : at,
  };
  keepBest(state, at + 1, { value: value + bonus, from: candidateStart.start, food });
}

/** "cheese board: brie 40 g": the amount is that of the food after the colon, not of the dish before it. */
function isAmountOfListed(
  { chunks, matcher }: SearchState,
  from: number,
  to: number,
  language: Language,
): boolean {
  const name = chunks.slice(from, to);
  const colon = name.findLastIndex((chunk) => isMark(chunk, language.foodPhrases.kindsOpener));
  return colon > 0 && isFood(name.slice(colon + 1), matcher, language);
}

/** "1 maurten gel 100": counted before its name, so that the number after it is part of the name. */
const isNumberOfName = (
  chunks: readonly Chunk[],
  { nameFrom }: CandidateStart,
  { amount, appliesToPrevious }: Extract<Chunk, { kind: "amount" }>,
) =>
  !appliesToPrevious &&
  !isMeasured(amount) &&
  amount.inches === undefined &&
  amount.cutInches === undefined &&
  amountAt(chunks, nameFrom - 1)?.isArticle === false;

/** The index after separators, and after a part that was left out: "steak without the fat, 200 g". */
function skipToAmount(chunks: readonly Chunk[], from: number): number {
  const start = chunks[from]?.kind === "without" ? from + 1 : from;
  let at = start;
  while (at < start + 3) {
    const kind = chunks[at]?.kind;
    if (kind !== "separator" && kind !== "connector") break;
    at += 1;
  }
  return at;
}

function backtrack(state: SearchState): SegmentedFoods {
  const foods: FoodSpan[] = [];
  const skipped: number[] = [];
  for (let at = state.chunks.length; at > 0; ) {
    const step = state.best[at] as Segmentation;
    if (step.food) foods.push(step.food);
    else if (state.chunks[step.from]?.kind === "words") skipped.push(step.from);
    at = step.from;
  }
  const skipAllCost = state.chunks.reduce(
    (sum, chunk) => sum + skipChunkCost(chunk, state.weightOf),
    0,
  );
  const value = (state.best[state.chunks.length]?.value ?? 0) + skipAllCost;
  return { foods: foods.reverse(), skipped: skipped.reverse(), value, context: state };
}
