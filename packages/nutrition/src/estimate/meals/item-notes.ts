import type { ItemRemark, MealNote } from "../../languages/wording.ts";
import type { MealItem } from "../../meal.ts";
import { maxItemKcal } from "../message/write-figures.ts";
import type { ResolvedPortion } from "../portions/resolve-portion.ts";

/** Maximum plausible amount of one food at a meal; more is a typing error or a wrong unit. */
export const maxGrams = 4000;
/** Maximum plausible energy of a meal. */
const maxMealKcal = 6000;
/** Half a teaspoon of salt is a day's sodium; five tablespoons would be an emergency. */
const maxSodiumMg = 30_000;

/** True if a person cannot have eaten that much. */
export function isImplausible(item: Pick<MealItem, "grams" | "nutrients">): boolean {
  const { calories_kcal, sodium_mg } = item.nutrients;
  return (
    (item.grams ?? 0) > maxGrams ||
    (calories_kcal ?? 0) > maxItemKcal ||
    (sodium_mg ?? 0) > maxSodiumMg
  );
}

/** As many helpings in the same words are a pasted text, not a meal. */
const minRepetitions = 8;

/** Doubts about a meal of plausible items: its energy, and the same words again and again. */
export function findMealDoubts(items: readonly MealItem[]): MealNote[] {
  const kcal = items.reduce((sum, item) => sum + (item.nutrients.calories_kcal ?? 0), 0);
  const repeated = Map.groupBy(items, ({ food, text }) => `${food.id} ${text.toLowerCase()}`)
    .values()
    .filter((same) => same.length >= minRepetitions)
    .map(([first, ...others]) => repeatedNote(first?.text ?? "", others.length + 1));
  // "egg egg egg ...": one item.
  const words = items.flatMap(({ text }) => {
    const word = findRepeatedWord(text);
    return word ? [word] : [];
  });
  const isTooMuch = kcal > maxMealKcal && !items.some(isImplausible);
  return [...(isTooMuch ? [{ code: "implausible-meal" as const }] : []), ...repeated, ...words];
}

const repeatedNote = (text: string, count: number) => ({ code: "repeated" as const, text, count });

function findRepeatedWord(text: string) {
  const words = text.toLowerCase().split(/\s+/);
  if (words.length < minRepetitions) return undefined;
  const same = Map.groupBy(words, (word) => word)
    .entries()
    .find(([, each]) => each.length >= minRepetitions);
  return same && repeatedNote(same[0], same[1].length);
}

/** The note about a food without an amount that was named so often and counted once. */
export const findRepetition = (text: string, count: number) =>
  count >= minRepetitions ? repeatedNote(text, count) : undefined;

/** Remarks for the meal's notes: implausible amounts and unknown words. */
export function itemRemarks(
  item: Pick<MealItem, "text" | "food" | "grams" | "nutrients">,
  { approximation }: ResolvedPortion,
  unknown: readonly string[],
): ItemRemark[] {
  const { text, food } = item;
  return [
    ...(item.grams === 0 ? [{ code: "nothing", text } as const] : []),
    ...(isImplausible(item) ? [{ code: "implausible", text } as const] : []),
    ...(approximation ? [{ code: "approximation", text, approximation } as const] : []),
    ...(unknown.length > 0
      ? [{ code: "unknown-words", words: unknown, text, food: food.name } as const]
      : []),
  ];
}
