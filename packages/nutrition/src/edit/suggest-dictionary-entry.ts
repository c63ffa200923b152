import { isUsablePhrase } from "../estimate/dictionary-phrases.ts";
import { estimateMeals } from "../estimate/estimate-meals.ts";
import type { DictionaryEntry } from "../estimate/food-mention.ts";
import type { FoodIndex } from "../estimate/match/food-index.ts";
import type { Language } from "../languages/language.ts";
import type { MealEstimate, MealItem } from "../meal.ts";

/**
 * A dictionary entry suggested by an edit: the words that the user used for one food now mean the food
 * that replaced it. Undefined if the edit changed no food or several foods, or only a stated
 * amount, which belongs to this meal and not to the words. The entry reads as exactly the new food.
 */
export function suggestDictionaryEntry(
  before: MealEstimate,
  after: MealEstimate,
  foods: FoodIndex,
): DictionaryEntry | undefined {
  const pair = findChanged(before.items, after.items);
  if (!pair) return undefined;
  const { was, is } = pair;
  const phrase = (was.words ?? "").trim().toLowerCase();
  const isOtherFood = was.food.id !== is.food.id;
  if (!isUsablePhrase(phrase, foods.language) || (!isOtherFood && was.portion.isStated))
    return undefined;
  const isMeant = (meaning: string) => {
    const { meals, unmatched } = estimateMeals(meaning, foods, { nowMs: 0, timeZone: "UTC" });
    const [read, ...others] = meals.flatMap(({ items }) => items);
    if (!read || others.length > 0 || unmatched.length > 0) return false;
    // A stated amount is not part of the meaning: "2 lattes" are two of the new food.
    const isSameAmount = was.portion.isStated || read.grams === is.grams;
    return read.food.id === is.food.id && isSameAmount;
  };
  const meaning = phrasesFor(was, is, foods.language).find(isMeant);
  return meaning === undefined || meaning.toLowerCase() === phrase
    ? undefined
    : { phrase, meaning };
}

function phrasesFor(was: MealItem, is: MealItem, language: Language): readonly string[] {
  const names = [...new Set([is.words ?? is.food.name, is.food.name])];
  if (was.portion.isStated) return names;
  const grams =
    is.grams === null
      ? []
      : names.map((name) => `${language.wording.formatNumber(is.grams ?? 0)} g ${name}`);
  return is.portion.isStated && is.text !== was.text ? [is.text, ...grams] : grams;
}

/** The one item whose food or grams changed. */
function findChanged(
  before: readonly MealItem[],
  after: readonly MealItem[],
): { readonly was: MealItem; readonly is: MealItem } | undefined {
  if (before.length !== after.length) return undefined;
  const pairs = before.flatMap((was, place) => {
    const is = after[place];
    const isSame = is && was.food.id === is.food.id && was.grams === is.grams;
    return is && !isSame ? [{ was, is }] : [];
  });
  return pairs.length === 1 ? pairs[0] : undefined;
}
