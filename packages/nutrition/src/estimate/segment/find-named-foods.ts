import { type Food, usualPortion } from "../../food.ts";
import type { Language } from "../../languages/language.ts";
import type { SeparatorClass } from "../../languages/separator-class.ts";
import type { Amount } from "../chunks/amount.ts";
import { isMetricWeight } from "../chunks/amount-predicates.ts";
import type { Chunk } from "../chunks/chunk.ts";
import { amountAt, introducesComponent, stemsOf } from "../chunks/chunk-predicates.ts";
import { fullMatch } from "../match/food-match.ts";
import { isNameOf } from "../match/food-words.ts";
import { parseFoodName } from "../match/parse-food-name.ts";
import { nameWords } from "../match/rank-foods.ts";
import { isAdjacentWord } from "./chunk-cost.ts";
import { toFoodQuery } from "./food-query.ts";
import { moveVarietiesBeforeFoods } from "./move-varieties.ts";
import type { NameContext } from "./name-context.ts";
import type { FoodSpan } from "./segment-foods.ts";

/**
 * Divides a run of words that belongs to no food into foods: "toast tea" is toast and tea. Each must
 * be named completely; undefined if any word is left over, or if the run is the heading of what
 * follows ("porridge from 60 g oats") or repeats a food that is counted.
 */
export function findNamedFoods(
  run: FoodSpan,
  foods: readonly FoodSpan[],
  context: NameContext,
): readonly FoodSpan[] | undefined {
  if (isDetailedAfter(run, context)) return undefined;
  const words = new Set(stemsOf(context.chunks.slice(run.from, run.to)));
  if (foods.some((food) => hasWordOf(words, context.chunks, food))) return undefined;
  return divideIntoNames(run, context);
}

/** The chunks with the separators that a writer left out: "2 bacon beans toast tea", "2 jam toast", "2 toast butter". */
export function addSeparators(context: NameContext): readonly Chunk[] {
  const varieties = moveVarietiesBeforeFoods(context);
  const spreads = moveSpreadsBehindBread({ ...context, chunks: varieties });
  const chunks = separateSpreads({ ...context, chunks: spreads });
  return separateRunOnLists({ ...context, chunks });
}

/** Fewer foods without separators may be one dish: "chicken rice", "egg cheese bagel". */
const minFoodsOfList = 3;

/**
 * Puts separators into lists without any: "2 bacon beans toast tea" is a list, "2 chicken noodle soup"
 * is not. Only runs of complete names, without a dish that the others may describe.
 */
function separateRunOnLists(context: NameContext): Chunk[] {
  const { chunks, language } = context;
  const { dishNouns } = language.foodClasses;
  const { comma } = language.functionWords;
  return groupWords(chunks).flatMap((run) => {
    const parts = chunks.slice(run.from, run.to);
    if (run.to - run.from < minFoodsOfList || !chunks.some(({ kind }) => kind === "amount"))
      return parts;
    if (stemsOf(parts).some((word) => dishNouns.has(word))) return parts;
    if (isNameOfFood(parts, context)) return parts;
    const names = divideIntoNames(run, context);
    if (names === undefined || names.length < minFoodsOfList) return parts;
    return names.flatMap(({ from, to }) => {
      const [first, ...rest] = chunks.slice(from, to) as [Chunk, ...Chunk[]];
      if (from === run.from) return [first, ...rest];
      const { end } = chunks[from - 1] as Chunk;
      const separator = toSeparator(comma, "comma", end);
      return [separator, { ...first, isAdjacentWord: false } as Chunk, ...rest];
    });
  });
}

/** "Butter pecan ice cream" is all of another name of a food. */
function isNameOfFood(name: readonly Chunk[], { matcher, language }: NameContext): boolean {
  const query = toFoodQuery(name, language);
  const match = query && matcher(query);
  return match !== undefined && isNameOf(match.food, query?.words ?? [], language);
}

/**
 * "150 g steak with chips and salad" weighs the steak: foods after "with" that its record does not have
 * are foods of their own. Not of a dish, which they are components of: "200 g stew with potatoes".
 */
export function separateSides(
  food: FoodSpan,
  context: NameContext,
  foodOf: (span: FoodSpan) => Food | undefined,
): readonly FoodSpan[] {
  const { chunks, language } = context;
  const amount = amountAt(chunks, food.amountAt);
  const [main, ...sides] = splitAtSeparators(food, chunks);
  if (!amount || !isMetricWeight(amount) || !main || sides.length === 0) return [food];
  // "100 g yogurt made with sugar"
  if (chunks.slice(main.from, main.to).some((chunk) => introducesComponent(chunk, language)))
    return [food];
  const stems = (span: FoodSpan) => stemsOf(chunks.slice(span.from, span.to));
  if (stems(main).some((word) => language.foodClasses.dishNouns.has(word))) return [food];
  if (!isNamed(main, context) || !sides.every((side) => isNamed(side, context))) return [food];
  const matched = foodOf(food);
  const known = matched ? nameWords(language)(matched) : new Set();
  const isOfDish = sides.every((side) => stems(side).some((word) => known.has(word)));
  const isWhole = !matched || isNamedInFull(matched, stems(food), language);
  return isOfDish && (isWhole || !isTooLittle(amount, matched))
    ? [food]
    : [{ ...main, ...(food.amountAt !== undefined && { amountAt: food.amountAt }) }, ...sides];
}

/** True if the words have the food's own name, not only another one. */
const isNamedInFull = (food: Food, stems: readonly string[], language: Language) =>
  parseFoodName(food.name, language).some(({ words }) =>
    words.every((word) => stems.includes(word)),
  );

/** A smaller share of a usual dish is the weight of its first food: "50 g oats with milk". */
const leastDishShare = 0.4;

function isTooLittle({ count, gramsEach = 0 }: Amount, food: Food): boolean {
  const usual = usualPortion(food)?.grams ?? 0;
  return count * gramsEach < leastDishShare * usual;
}

function splitAtSeparators({ from, to }: FoodSpan, chunks: readonly Chunk[]): readonly FoodSpan[] {
  const spans: { from: number; to: number }[] = [{ from, to: from }];
  for (let at = from; at < to; at += 1) {
    if (chunks[at]?.kind === "separator") spans.push({ from: at + 1, to: at + 1 });
    else (spans.at(-1) as { to: number }).to = at + 1;
  }
  return spans;
}

const isNamed = (span: FoodSpan, context: NameContext) =>
  findNameEnd(span, span.from, context) === span.to;

const isOf = (words: ReadonlySet<string>, chunk: Chunk | undefined) =>
  chunk?.kind === "words" && chunk.stems.every((word) => words.has(word));

/** "2 toast butter" is toast with butter, "bread butter pudding" one dish. */
function separateSpreads(context: NameContext): readonly Chunk[] {
  const { chunks, language } = context;
  const { spreadsBeforeBread, spreadTargets } = language.foodClasses;
  return chunks.flatMap((spread, at) => {
    const [bread, next] = [chunks[at - 1], chunks[at + 1]];
    const isSpread = isOf(spreadTargets, bread) && isOf(spreadsBeforeBread, spread);
    if (!isSpread || !bread || !isAdjacentWord(spread) || isAdjacentWord(next)) return [spread];
    if (isNamed({ from: at - 1, to: at + 1 }, context)) return [spread];
    const separator = toSeparator(language.functionWords.accompaniment, "with", bread.end);
    return [separator, { ...spread, isAdjacentWord: false } as Chunk];
  });
}

/** "2 jam toast" is two slices of toast with jam: the spread moves behind its bread and what counts it. */
function moveSpreadsBehindBread(context: NameContext): readonly Chunk[] {
  const { chunks, language } = context;
  const { spreadsBeforeBread, spreadTargets } = language.foodClasses;
  const moved = [...chunks];
  for (let at = 0; at + 1 < moved.length; at += 1) {
    const [spread, bread, count] = moved.slice(at, at + 3) as [Chunk, Chunk, Chunk | undefined];
    if (!isOf(spreadsBeforeBread, spread) || !isOf(spreadTargets, bread)) continue;
    if (bread.kind !== "words" || !bread.isAdjacentWord || spread.kind !== "words") continue;
    if (isNamed({ from: at, to: at + 2 }, { ...context, chunks: moved })) continue;
    const counted = count?.kind === "amount" && count.appliesToPrevious === true ? [count] : [];
    const separator = toSeparator(language.functionWords.accompaniment, "with", bread.end);
    moved.splice(
      at,
      2 + counted.length,
      { ...bread, isAdjacentWord: spread.isAdjacentWord },
      ...counted,
      separator,
      { ...spread, isAdjacentWord: false },
    );
    at += 2 + counted.length;
  }
  return moved;
}

/** A separator without a word of the message. */
function toSeparator(text: string, separatorClass: SeparatorClass, at: number): Chunk {
  return { kind: "separator", separatorClass, text, start: at, end: at };
}

/** Runs of adjacent words, and every other chunk by itself. */
function groupWords(chunks: readonly Chunk[]): readonly FoodSpan[] {
  const runs: { from: number; to: number }[] = [];
  for (const [at, chunk] of chunks.entries()) {
    const last = runs.at(-1);
    if (isAdjacentWord(chunk) && last) last.to = at + 1;
    else runs.push({ from: at, to: at + 1 });
  }
  return runs;
}

/** The complete names, longest first, that the words of a run are made of; undefined if any is left over. */
function divideIntoNames(run: FoodSpan, context: NameContext): readonly FoodSpan[] | undefined {
  const names: FoodSpan[] = [];
  for (let from = run.from; from < run.to; ) {
    const to = findNameEnd(run, from, context);
    if (to === undefined) return undefined;
    names.push(toSpan(run, from, to));
    from = to;
  }
  return names;
}

const maxNameWords = 5;

/** The end of the longest complete name that begins here. */
function findNameEnd(
  run: FoodSpan,
  from: number,
  { chunks, matcher, language }: NameContext,
): number | undefined {
  for (let to = Math.min(run.to, from + maxNameWords); to > from; to -= 1) {
    const { amountAt: at } = toSpan(run, from, to);
    const query = toFoodQuery(
      withoutStates(chunks.slice(from, to), language),
      language,
      amountAt(chunks, at),
    );
    const match = query && matcher(query, fullMatch);
    if (match && match.similarity >= fullMatch) return to;
  }
  return undefined;
}

/** The name of "grilled beef steak" is "beef steak". */
function withoutStates(name: readonly Chunk[], language: Language): readonly Chunk[] {
  const { cookingStates } = language.stopWords;
  const isState = (chunk: Chunk) => stemsOf([chunk]).every((word) => cookingStates.has(word));
  return name.filter((chunk, at) => at === name.length - 1 || !isState(chunk));
}

/** The run's amount belongs to the name next to it. */
function toSpan({ from: start, to: end, amountAt: at }: FoodSpan, from: number, to: number) {
  const isNext = at !== undefined && (at < start ? from === start : to === end);
  return { from, to, ...(isNext && { amountAt: at }) };
}

/** "porridge from 60 g oats", "overnight oats (50 g oats, milk)" */
function isDetailedAfter({ to }: FoodSpan, { chunks, language }: NameContext): boolean {
  const next = chunks[to];
  const { listOpeners } = language.foodPhrases;
  return (
    introducesComponent(next, language) ||
    (next?.kind === "separator" && listOpeners.has(next.text))
  );
}

/** A loop without lists: in a long text each run is compared with each food. */
function hasWordOf(words: ReadonlySet<string>, chunks: readonly Chunk[], food: FoodSpan): boolean {
  for (let at = food.from; at < food.to; at += 1) {
    const chunk = chunks[at];
    if (chunk?.kind === "words" && chunk.stems.some((stem) => words.has(stem))) return true;
  }
  return false;
}
