import {
  amountFillers,
  approximateCounts,
  articles,
  fractionWords,
  gramsByUnit,
  mlByUnit,
  numberWords,
  pieceUnits,
  sizeWords,
  units,
} from "../../languages/en/amounts.ts";
import { restaurants } from "../../languages/en/brands.ts";
import { commonWords } from "../../languages/en/common-words.ts";
import { commonNonFoodWords } from "../../languages/en/meal-words.ts";
import { ordinaryWords } from "../../languages/en/ordinary-words.ts";
import { firstNames, placeNames } from "../../languages/en/people-and-places.ts";
import { uncorrectedWords } from "../../languages/en/spelling-exceptions.ts";
import {
  chatter,
  classNouns,
  connectors,
  eatingVerbs,
  fillers,
  genericWords,
  negatedAuxiliaries,
  negations,
  nonFoodUnits,
  separatorClasses,
} from "../../languages/en/stop-words.ts";
import { foodSubstitutes } from "../../languages/en/substitutes.ts";
import { spellingVariants } from "../../languages/en/variants.ts";
import { stem } from "./stem.ts";

/** Names of chains, as stems. */
export const restaurantStems: ReadonlySet<string> = new Set([...restaurants].map(stem));

/** Common words, first names and places, which name no food, as stems. */
export const commonStems: ReadonlySet<string> = new Set(
  [...commonWords, ...firstNames, ...placeNames].map(stem),
);

/** Ordinary words that are part of a food's name, as stems. */
export const ordinaryStems: ReadonlySet<string> = new Set([...ordinaryWords].map(stem));

/** Known words that name no food: amounts, meals, small talk. */
export const nonFoodWords: ReadonlySet<string> = new Set([
  ...amountFillers,
  ...articles,
  ...fractionWords.keys(),
  ...gramsByUnit.keys(),
  ...approximateCounts.keys(),
  ...mlByUnit.keys(),
  ...numberWords.keys(),
  ...pieceUnits.keys(),
  ...sizeWords,
  ...units.keys(),
  ...commonNonFoodWords,
  ...uncorrectedWords,
  ...chatter,
  ...connectors,
  ...negatedAuxiliaries,
  ...eatingVerbs,
  ...fillers,
  ...negations,
  ...nonFoodUnits,
  ...separatorClasses.keys(),
]);

/** All words of the engine's own vocabulary, as words and stems. */
const vocabulary = new Set<string>();
for (const words of [
  nonFoodWords,
  Object.keys(spellingVariants).flatMap((phrase) => phrase.split(" ")),
  Object.keys(foodSubstitutes).flatMap((phrase) => phrase.split(" ")),
  classNouns,
  genericWords,
]) {
  for (const word of words) vocabulary.add(word).add(stem(word));
}

export const isVocabularyWord = (word: string): boolean => vocabulary.has(word);
