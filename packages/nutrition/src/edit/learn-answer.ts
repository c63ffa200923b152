import { isUsablePhrase, phraseKey } from "../estimate/dictionary-phrases.ts";
import { estimateMeals } from "../estimate/estimate-meals.ts";
import type { DictionaryEntry } from "../estimate/food-mention.ts";
import type { FoodIndex } from "../estimate/match/food-index.ts";
import type { MealItem, QuestionAnswer } from "../meal.ts";

/**
 * The dictionary entry that an answer teaches: the words that were asked about mean the answer from now on.
 * Undefined if no words are read as exactly it.
 */
export function learnAnswer(
  asked: MealItem,
  answered: MealItem,
  answer: QuestionAnswer,
  foods: FoodIndex,
): DictionaryEntry | undefined {
  const phrase = (asked.words ?? "").trim().toLowerCase();
  if (!isUsablePhrase(phrase, foods.language)) return undefined;
  const isMeant = (meaning: string) => {
    const { meals, unmatched } = estimateMeals(meaning, foods, { nowMs: 0, timeZone: "UTC" });
    const [read, ...others] = meals.flatMap(({ items }) => items);
    if (!read || others.length > 0 || unmatched.length > 0) return false;
    const isSameAmount = answer.portion === undefined || read.grams === answered.grams;
    return read.food.id === answered.food.id && isSameAmount;
  };
  const { name } = answered.food;
  const grams = `${foods.language.wording.formatNumber(answered.grams ?? 0)} g`;
  const meanings =
    answer.portion === undefined
      ? [name]
      : [`${answer.portion} ${phrase}`, `${grams} ${phrase}`, `${grams} ${name}`];
  const meaning = meanings.find(isMeant);
  if (
    meaning === undefined ||
    phraseKey(meaning, foods.language) === phraseKey(phrase, foods.language)
  )
    return undefined;
  return { phrase, meaning };
}
