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
} from "../vocabulary/amounts.ts";
import { commonNonFoodWords } from "../vocabulary/meal-words.ts";
import { uncorrectedWords } from "../vocabulary/spelling-exceptions.ts";
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
  separatorCosts,
} from "../vocabulary/stop-words.ts";
import { foodSubstitutes } from "../vocabulary/substitutes.ts";
import { spellingVariants } from "../vocabulary/variants.ts";
import { stem } from "./stem.ts";

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
  ...separatorCosts.keys(),
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
