import type { MealMentions, StructureUncertainty } from "../food-mention.ts";

/** What the words of a meal say about all of its items. */
export interface MessageDoubts {
  /** Number of numbers that no item uses. */
  readonly unusedNumbers: number;
  /** Many words or numbers for one food may mean more than what was read. */
  readonly wordsPerFood: number;
  readonly numbersPerFood: number;
  /** True if a yield, a share or an energy was stated that no item uses. */
  readonly isPartUnread: boolean;
  readonly uncertainty: StructureUncertainty;
  /** The distinct words and marks; "#" stands for numbers. Meals with some of them are misread more often. */
  readonly words: ReadonlySet<string>;
}

const certain: StructureUncertainty = { times: 0, eaten: 0, meals: 0 };

/** What speaks against all items of a meal. */
export function findMessageDoubts(meal: MealMentions): MessageDoubts {
  const { mentions, unusedNumbers = 0, isPartUnread = false, uncertainty = certain } = meal;
  const text = meal.description ?? mentions.map((one) => one.text ?? one.words).join(" ");
  const foods = Math.max(1, mentions.filter(({ isNotCounted }) => !isNotCounted).length);
  const countPerFood = (pattern: RegExp) => [...text.matchAll(pattern)].length / foods;
  return {
    unusedNumbers,
    wordsPerFood: countPerFood(/\p{L}+/gu),
    numbersPerFood: countPerFood(/\d+/g),
    isPartUnread,
    uncertainty,
    words: findWords(text),
  };
}

function findWords(text: string): ReadonlySet<string> {
  const words = text.toLowerCase().match(/\p{L}+(?:['’]\p{L}+)*|\d+|[^\s\p{L}\d]/gu) ?? [];
  return new Set(words.map((word) => (/^\d/.test(word) ? "#" : word.replaceAll("’", "'"))));
}
