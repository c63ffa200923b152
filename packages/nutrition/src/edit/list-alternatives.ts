import { readChunks } from "../estimate/chunks/read-chunks.ts";
import type { FoodIndex } from "../estimate/match/food-index.ts";
import { rankFoods } from "../estimate/match/match-food.ts";
import { readTokens, toFoodQuery } from "../estimate/segment/food-query.ts";
import type { Food, Portion } from "../food.ts";
import type { MealItem } from "../meal.ts";

const maxAlternatives = 5;

/**
 * The foods that match an item's words, best first, including the chosen one if the table has it, and the
 * household portions of the chosen food.
 */
export function listAlternatives(
  item: MealItem,
  foods: FoodIndex,
): { readonly foods: readonly Food[]; readonly portions: readonly Portion[] } {
  const chosen = foods.foods.find((food) => food.id === item.food.id);
  const query = toFoodQuery(readChunks(readTokens(item.words ?? item.food.name, foods)));
  const ranked = query ? rankFoods(foods, query, maxAlternatives) : [];
  const isListed = chosen === undefined || ranked.includes(chosen);
  const listed = isListed ? ranked : [...ranked.slice(0, maxAlternatives - 1), chosen];
  return { foods: listed, portions: chosen?.portions ?? [] };
}

const maxSuggestions = 3;

/** The foods of the table nearest to words that no food matches well enough, best first; [] if none is near. */
export function suggestFoods(words: string, foods: FoodIndex): readonly Food[] {
  const query = toFoodQuery(readChunks(readTokens(words, foods)));
  return query ? rankFoods(foods, query, maxSuggestions) : [];
}
