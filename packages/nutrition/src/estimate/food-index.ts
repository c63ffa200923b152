import type { Food } from "../food.ts";

/** Foods prepared for matching: immutable, made once, used for every message. */
export interface FoodIndex {
  readonly foods: readonly Food[];
  readonly byWord: ReadonlyMap<string, readonly number[]>;
}

/** Prepares foods for matching. */
export function buildFoodIndex(foods: readonly Food[]): FoodIndex {
  const byWord = new Map<string, number[]>();
  for (const [position, food] of foods.entries()) {
    for (const word of new Set([food.name, ...food.aliases].flatMap(wordsOf))) {
      byWord.set(word, [...(byWord.get(word) ?? []), position]);
    }
  }
  return { foods, byWord };
}

/** Lower-case words without plural endings. */
export function wordsOf(text: string): string[] {
  const words = text.toLowerCase().match(/[a-z]+/g) ?? [];
  return words.map((word) => (word.length > 3 ? word.replace(/s$/, "") : word));
}
