import { isMetricWeight } from "../chunks/amount-predicates.ts";
import type { Chunk } from "../chunks/chunk.ts";
import { amountAt, stemsOf } from "../chunks/chunk-predicates.ts";
import { fullMatch, isLikely, minLikelySimilarity } from "../match/food-match.ts";
import { wordsOf } from "../match/food-words.ts";
import { amountEvidence } from "./accept-match.ts";
import { isAdjacentWord } from "./chunk-cost.ts";
import { toFoodQuery } from "./food-query.ts";
import type { NameContext } from "./name-context.ts";
import type { FoodSpan } from "./segment-foods.ts";

/**
 * One food for a dish and the ingredients before it: "beef and ale stew", "spinach and ricotta ravioli",
 * "15 pork and chive jiaozi". The ingredients have no amounts of their own and are not plurals. A food before "and"
 * is separate from a dish with a complete name: "bacon and apple pie", "egg and miso soup".
 */
export function joinModifiers(foods: readonly FoodSpan[], context: NameContext): FoodSpan[] {
  const joined: FoodSpan[] = [];
  for (const food of foods.toSorted((a, b) => a.from - b.from))
    joined.push(joinBefore(food, joined, context));
  return joined;
}

/** The food with the ingredients before it, which it takes from the list. */
function joinBefore(food: FoodSpan, before: FoodSpan[], context: NameContext): FoodSpan {
  const { chunks, language } = context;
  const nounAt = findDishNoun(food, context);
  if (nounAt === undefined || (food.amountAt ?? food.to) < food.to) return food;
  let taken = 0;
  let first = food;
  const take = (end: number) => {
    const last = before.at(-1 - taken);
    if (first.amountAt !== food.amountAt || last?.to !== end || !isIngredient(last, context))
      return false;
    taken += 1;
    first = { ...food, ...last };
    return true;
  };
  while (isAdjacentWord(chunks[first.from]) && take(first.from));
  const separator = chunks[first.from - 1];
  const isCoordinate =
    separator?.kind === "separator" &&
    language.functionWords.modifierConjunctions.has(separator.text) &&
    first.from < nounAt;
  if (isCoordinate && !isCompleteSide({ from: first.from, to: nounAt + 1 }, context))
    take(first.from - 1);
  const joined = taken > 0 ? nameDish(food, first, nounAt, context) : undefined;
  if (joined) before.splice(before.length - taken);
  return joined ?? food;
}

/** The noun of a dish that ends the first run of words of a food: "ravioli" in "ravioli with sage". */
function findDishNoun({ from, to }: FoodSpan, { chunks, language }: NameContext) {
  let at = from;
  while (at + 1 < to && isAdjacentWord(chunks[at + 1])) at += 1;
  return isOf(language.foodClasses.dishesOfIngredients, chunks[at]) ? at : undefined;
}

const isOf = (words: ReadonlySet<string>, chunk: Chunk | undefined) =>
  chunk?.kind === "words" && words.has(chunk.stems.at(-1) ?? "");

/** One food that may be a part of a dish: not counted after its name, not weighed, no plural, no side. */
function isIngredient(food: FoodSpan, { chunks, language }: NameContext): boolean {
  const { foodClasses, functionWords, stopWords } = language;
  const amount = amountAt(chunks, food.amountAt);
  if (
    food.amountAt !== undefined &&
    (food.amountAt > food.from || !amount || isMetricWeight(amount))
  )
    return false;
  const words = chunks.slice(food.from, food.to);
  const last = words.at(-1);
  if (last?.kind !== "words" || last.isPlural) return false;
  // "12 fried pork and chive dumplings": the first word describes what was counted.
  const isCounted = food.amountAt !== undefined;
  return (
    words.every((chunk, at) =>
      chunk.kind === "words"
        ? (isCounted && at === 0) || !chunk.stems.some((word) => stopWords.cookingStates.has(word))
        : chunk.kind === "separator" && functionWords.modifierConjunctions.has(chunk.text),
    ) && isOf(foodClasses.ingredients, last)
  );
}

/** "fruit cake", "miso soup": a complete name of a dish that is eaten next to others, or of no ingredient. */
function isCompleteSide({ from, to }: FoodSpan, { chunks, matcher, language }: NameContext) {
  const { ingredients, sideDishes } = language.foodClasses;
  if (!isOf(sideDishes, chunks[to - 1]) && isOf(ingredients, chunks[to - 2])) return false;
  const query = toFoodQuery(chunks.slice(from, to), language);
  return query !== undefined && (matcher(query)?.similarity ?? 0) >= fullMatch;
}

/**
 * By all of its words if the table has such a dish, otherwise by the noun and what it is read with. What is on a
 * bread is a food of its own: "smoked salmon bagel".
 */
function nameDish(
  food: FoodSpan,
  { from, amountAt: at }: FoodSpan,
  nounAt: number,
  { chunks, matcher, language }: NameContext,
): FoodSpan | undefined {
  const amount = amountAt(chunks, at);
  const query = toFoodQuery(chunks.slice(from, nounAt + 1), language, amount);
  const match = query && matcher(query, minLikelySimilarity());
  const noun = chunks.slice(nounAt, nounAt + 1);
  const isKnown =
    match !== undefined &&
    wordsOf(language)(match.food).has(stemsOf(noun).at(-1) ?? "") &&
    isLikely(match, amountEvidence(amount));
  if (!isKnown && isOf(language.foodClasses.breads, noun[0])) return undefined;
  const named = isKnown ? { ...food, from } : { ...food, modifiersFrom: from };
  return at === undefined ? named : { ...named, amountAt: at };
}
