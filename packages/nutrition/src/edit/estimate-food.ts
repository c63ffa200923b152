import type { DictionaryEntry } from "../estimate/food-mention.ts";
import type { FoodIndex } from "../estimate/match/food-index.ts";
import { assignMealTimes } from "../estimate/meals/assign-meal-times.ts";
import { composeMeal } from "../estimate/meals/compose-meal.ts";
import type { ReaderLanguage } from "../estimate/translation/reader-language.ts";
import type { MealEstimate, MealType } from "../meal.ts";
import { createFoodSearch } from "./find-variant.ts";
import { createChosenItem } from "./operations/change-food.ts";
import { setGrams, setPortion } from "./operations/find-amount.ts";

/** A food that a person chose, without a message. */
export interface ChosenFood {
  readonly foodId: string;
  /** Grams, or the number of portions if `portion` is set; above 0. */
  readonly amount: number;
  /** The label of one of the food's portions. */
  readonly portion?: string | undefined;
  /** Depends on the hour if absent. */
  readonly mealType?: MealType | undefined;
  /** Epoch milliseconds. */
  readonly consumedAtMs: number;
}

/**
 * The meal of one food; undefined if neither the table nor the dictionary has it, or it has no such portion. Throws a
 * RangeError for an unknown time zone.
 */
export function estimateFood(
  { foodId, amount, portion, mealType, consumedAtMs }: ChosenFood,
  foods: FoodIndex,
  timeZone: string,
  dictionary?: readonly DictionaryEntry[],
  language?: ReaderLanguage,
): MealEstimate | undefined {
  const index = language?.wordedIndex(foods) ?? foods;
  const search = createFoodSearch(index, dictionary);
  const food = search.foodOfId(foodId);
  if (!food) return undefined;
  const name = language?.foodName(food.id, food.name) ?? food.name;
  const text = `${portion === undefined ? `${amount} g` : `${amount} × ${portion}`} ${name}`;
  const chosen = createChosenItem({ words: name, text }, food, search);
  const item = { ...chosen, food: { id: food.id, name } };
  const sized =
    portion === undefined
      ? setGrams(item, amount, food, index.language)
      : setPortion(item, portion, amount, food, index.language);
  if (!sized) return undefined;
  const mention = { words: name, text };
  const mentionedMeal = { mentions: [mention], ...(mealType && { mealType }) };
  const [timedMeal] = assignMealTimes(
    [mentionedMeal],
    { nowMs: consumedAtMs, timeZone },
    index.language,
  );
  return composeMeal(
    {
      description: text,
      items: [sized],
      unmatched: [],
      mealType: timedMeal?.mealType ?? "snack",
      consumedAtMs,
    },
    index.language,
  );
}
