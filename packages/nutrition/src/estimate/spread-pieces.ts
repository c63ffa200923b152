import type { Language } from "../languages/language.ts";
import type { Chunk } from "./chunks/chunk.ts";
import type { FoodSpan } from "./segment/segment-foods.ts";

/** Butter on two slices of toast, and milk in two coffees, is counted twice. */
export function countSpreadPieces(
  chunks: readonly Chunk[],
  food: FoodSpan,
  previous: FoodSpan | undefined,
  language: Language,
): number | undefined {
  if (!previous) return undefined;
  const isSpread =
    containsWord(chunks, food, language.foodClasses.spreads) &&
    containsWord(chunks, previous, language.foodClasses.spreadTargets);
  const isStirredIn =
    containsWord(chunks, food, language.foodClasses.drinkAdditions) &&
    containsWord(chunks, previous, language.foodClasses.hotDrinks);
  if (!isSpread && !isStirredIn) return undefined;
  const between = chunks.slice(previous.to, food.from);
  if (between.some((chunk) => chunk.kind === "stop" || chunk.kind === "amount")) return undefined;
  const amount = previous.amountAt === undefined ? undefined : chunks[previous.amountAt];
  if (amount?.kind !== "amount" || amount.amount.gramsEach !== undefined) return 1;
  return Math.max(1, amount.amount.count);
}

function containsWord(
  chunks: readonly Chunk[],
  food: FoodSpan,
  words: ReadonlySet<string>,
): boolean {
  return chunks
    .slice(food.from, food.to)
    .some((chunk) => chunk.kind === "words" && chunk.stems.some((word) => words.has(word)));
}
