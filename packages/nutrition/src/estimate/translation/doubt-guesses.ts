import type { MealEstimate, MealItem } from "../../meal.ts";
import { lowerConfidence } from "../meals/confidence.ts";
import { confidenceWeights as weights } from "../weights/index.ts";
import type { Guesses } from "./translate.ts";

/** What is not sure in words of a translation. */
export type GuessesIn = (words: string) => Guesses;

/** A meal of a translated message that says which of its words were guessed: by its confidence and as not counted. */
export function doubtMeal(meal: MealEstimate, guessesIn: GuessesIn): MealEstimate {
  const { items, unmatched = [] } = meal;
  const reported = unmatched.join(" ");
  const unknown = items
    .flatMap(({ text }) => guessesIn(text).unknown)
    .filter((word) => isWorthNaming(word) && !reported.includes(word));
  const notCounted = [...new Set([...unmatched, ...unknown])];
  const count = notCounted.flatMap((words) => guessesIn(words).unknown).length;
  const doubt = Math.min(maxUnknown, count) * weights.unknownWord;
  return {
    ...meal,
    items: items.map((item) => lowerConfidence(doubtItem(item, guessesIn), doubt)),
    ...(notCounted.length > 0 && { unmatched: notCounted }),
  };
}

/** An item with less confidence for each guessed word. */
export function doubtItem(item: MealItem, guessesIn: GuessesIn): MealItem {
  const count = guessesIn(item.text).guessed.length;
  return lowerConfidence(item, count * weights.guessedWord);
}

/** More unknown words say no more about the rest of a meal. */
const maxUnknown = 2;

/** Shorter words are hardly foods. */
const isWorthNaming = (word: string) => word.length >= 4;
