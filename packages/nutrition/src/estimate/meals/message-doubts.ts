import type { MealMentions, StructureUncertainty } from "../food-mention.ts";
import { doubtWeights } from "../weights/index.ts";

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
  /** The sum of the weights of the words, in log odds. */
  readonly logOddsOfWords: number;
}

/** The name of the weight of a word in `weights/doubts.json`. */
export const nameOfWord = (word: string): string => `word ${word}`;

const certain: StructureUncertainty = { times: 0, eaten: 0, meals: 0 };

/** Of figures that come from elsewhere than a message. */
export const noDoubts: MessageDoubts = {
  unusedNumbers: 0,
  wordsPerFood: 0,
  numbersPerFood: 0,
  isPartUnread: false,
  uncertainty: certain,
  words: new Set(),
  logOddsOfWords: 0,
};

/** What speaks against all items of a meal. */
export function findMessageDoubts(meal: MealMentions): MessageDoubts {
  const { mentions, unusedNumbers = 0, isPartUnread = false, uncertainty = certain } = meal;
  const text = meal.description ?? mentions.map((one) => one.text ?? one.words).join(" ");
  const foods = Math.max(1, mentions.filter(({ isNotCounted }) => !isNotCounted).length);
  const countPerFood = (pattern: RegExp) => [...text.matchAll(pattern)].length / foods;
  const words = findWords(text);
  return {
    unusedNumbers,
    wordsPerFood: countPerFood(/\p{L}+/gu),
    numbersPerFood: countPerFood(/\d+/g),
    isPartUnread,
    uncertainty,
    words,
    logOddsOfWords: [...words].reduce(
      (sum, word) => sum + (doubtWeights[nameOfWord(word)] ?? 0),
      0,
    ),
  };
}

function findWords(text: string): ReadonlySet<string> {
  const words = text.toLowerCase().match(/\p{L}+(?:['’]\p{L}+)*|\d+|[^\s\p{L}\d]/gu) ?? [];
  return new Set(words.map((word) => (/^\d/.test(word) ? "#" : word.replaceAll("’", "'"))));
}
