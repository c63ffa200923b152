import { readChunks } from "../estimate/chunks/read-chunks.ts";
import { nameStems } from "../estimate/dictionary-phrases.ts";
import type { DictionaryEntry } from "../estimate/food-mention.ts";
import type { FoodIndex } from "../estimate/match/food-index.ts";
import { rankFoods } from "../estimate/match/match-food.ts";
import { readTokens, toFoodQuery } from "../estimate/segment/food-query.ts";
import { type MessageLanguages, wordsOfTable } from "../estimate/translation/translate-message.ts";
import type { Food, Portion } from "../food.ts";
import type { Language } from "../languages/language.ts";
import type { MealItem } from "../meal.ts";
import { findOwnEntry } from "../own-foods.ts";

const maxAlternatives = 5;

/**
 * The foods that match an item's words, best first, including the chosen one if it still exists, and the
 * household portions of the chosen food. The person's own foods come first.
 */
export function listAlternatives(
  item: MealItem,
  foods: FoodIndex,
  dictionary: readonly DictionaryEntry[] = [],
  languages: MessageLanguages = {},
): { readonly foods: readonly Food[]; readonly portions: readonly Portion[] } {
  const chosen =
    foods.foods.find((food) => food.id === item.food.id) ??
    findOwnEntry(dictionary, item.food.id)?.food;
  const words = wordsOfTable(item.words ?? item.food.name, languages);
  const weighed = findOwnFoods(words, dictionary, foods.language).filter(
    (food) => !food.isWeightUnknown,
  );
  const few = [...weighed, ...rankTableFoods(words, foods, maxAlternatives)].slice(
    0,
    maxAlternatives,
  );
  const isListed = chosen === undefined || few.includes(chosen);
  const listed = isListed ? few : [...few.slice(0, maxAlternatives - 1), chosen];
  return { foods: listed, portions: chosen?.portions ?? [] };
}

const maxSuggestions = 3;

/**
 * The foods nearest to words that no food matches well enough, best first: the person's own foods, then the
 * table's; [] if none is near.
 */
export function suggestFoods(
  words: string,
  foods: FoodIndex,
  dictionary: readonly DictionaryEntry[] = [],
  languages: MessageLanguages = {},
): readonly Food[] {
  const ranked = rankTableFoods(wordsOfTable(words, languages), foods, maxSuggestions);
  return [...findOwnFoods(words, dictionary, foods.language), ...ranked].slice(0, maxSuggestions);
}

function rankTableFoods(words: string, foods: FoodIndex, count: number): readonly Food[] {
  const query = toFoodQuery(readChunks(readTokens(words, foods), foods.language), foods.language);
  return query ? rankFoods(foods, query, count) : [];
}

/** The own foods whose names have a word of the words, those with the most such words first. */
function findOwnFoods(
  words: string,
  dictionary: readonly DictionaryEntry[],
  language: Language,
): readonly Food[] {
  const said = new Set(nameStems(words, language));
  const counts = new Map<Food, number>();
  for (const { phrase, food } of dictionary) {
    const common = nameStems(phrase, language).filter((stem) => said.has(stem)).length;
    if (food && common > 0) counts.set(food, Math.max(common, counts.get(food) ?? 0));
  }
  return [...counts].sort(([, one], [, other]) => other - one).map(([food]) => food);
}
