import type { MealEstimate, MealItem } from "../../meal.ts";
import { lowerConfidence } from "../meals/confidence.ts";
import { confidenceWeights as weights } from "../weights/index.ts";
import type { Guesses } from "./translation.ts";

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

/**
 * An item with less confidence for each guessed word. If its words name another food than the one that it takes the
 * figures of, its source says which one that is.
 */
export function doubtItem(item: MealItem, guessesIn: GuessesIn): MealItem {
  const { guessed, neighbour } = guessesIn(item.text);
  const doubted = lowerConfidence(item, guessed.length * weights.guessedWord);
  return neighbour.length === 0 ? doubted : asNeighbour(doubted);
}

function asNeighbour(item: MealItem): MealItem {
  const { source, food } = item;
  const recordOf = [food.name, source.recordOf ?? []].flat().join(": ");
  return lowerConfidence({ ...item, source: { ...source, recordOf } }, weights.approximateName);
}

/** More unknown words say no more about the rest of a meal. */
const maxUnknown = 2;

/** Shorter words are hardly foods. */
const isWorthNaming = (word: string) => word.length >= 4;
