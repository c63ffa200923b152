import { isMeasured } from "../chunks/amount-predicates.ts";
import type { Chunk } from "../chunks/chunk.ts";
import { stemsOf } from "../chunks/chunk-predicates.ts";
import { fullMatch } from "../match/food-match.ts";
import { isAdjacentWord } from "./chunk-cost.ts";
import { toFoodQuery } from "./food-query.ts";
import { isFood } from "./list-parts.ts";
import type { NameContext } from "./name-context.ts";

/** A variety after the amount has at most this many words. */
const maxVarietyWords = 2;

/**
 * Moves a variety that is written after the amount before its food: "yogurt 150 g strawberry" is strawberry yogurt, if
 * the table has such a food. A food that is eaten alone stays: "rice 200 g chicken".
 */
export function moveVarietiesBeforeFoods(context: NameContext): readonly Chunk[] {
  const moved = [...context.chunks];
  for (let at = 1; at + 1 < moved.length; at += 1) {
    if (moved[at]?.kind !== "amount") continue;
    const from = startOfRun(moved, at);
    const end = endOfRun(moved, at + 1);
    const [food, amount, variety] = [moved.slice(from, at), moved[at], moved.slice(at + 1, end)];
    if (!amount || !isVariety(moved, food, variety, end, context)) continue;
    const [first, ...rest] = food as [Chunk, ...Chunk[]];
    const [firstOfVariety, ...others] = variety as [Chunk, ...Chunk[]];
    const isAfterWord = isAdjacentWord(first);
    moved.splice(
      from,
      end - from,
      { ...firstOfVariety, isAdjacentWord: isAfterWord } as Chunk,
      ...others,
      { ...first, isAdjacentWord: true } as Chunk,
      ...rest,
      amount,
    );
  }
  return moved;
}

function isVariety(
  chunks: readonly Chunk[],
  food: readonly Chunk[],
  variety: readonly Chunk[],
  end: number,
  { matcher, language }: NameContext,
): boolean {
  const next = chunks[end];
  const endsItem = next === undefined || next.kind === "separator" || next.kind === "stop";
  const isCountedBefore = chunks[end - variety.length - food.length - 2]?.kind === "amount";
  if (food.length === 0 || !endsItem || isCountedBefore) return false;
  if (variety.length === 0 || variety.length > maxVarietyWords) return false;
  const { flavors, filledDishes, ingredientListDishes } = language.foodClasses;
  // "smoothie 1 banana, 250 ml milk": a number of pieces that are in the dish.
  const amount = chunks[end - variety.length - 1];
  const isPieces = amount?.kind === "amount" && !isMeasured(amount.amount);
  if (isPieces && ingredientListDishes.has(stemsOf(food).at(-1) ?? "")) return false;
  const describes =
    stemsOf(variety).every((word) => flavors.has(word)) ||
    filledDishes.has(stemsOf(food).at(-1) ?? "") ||
    !isFood(variety, matcher, language);
  if (!describes || !isFood(food, matcher, language)) return false;
  const query = toFoodQuery([...variety, ...food], language);
  const match = query && matcher(query, fullMatch);
  return match !== undefined && match.similarity >= fullMatch && match.matchesHead;
}

function startOfRun(chunks: readonly Chunk[], end: number): number {
  let start = end;
  while (start > 0 && chunks[start - 1]?.kind === "words") {
    start -= 1;
    if (!isAdjacentWord(chunks[start])) break;
  }
  return start;
}

function endOfRun(chunks: readonly Chunk[], start: number): number {
  let end = start;
  while (chunks[end]?.kind === "words") end += 1;
  return end;
}
