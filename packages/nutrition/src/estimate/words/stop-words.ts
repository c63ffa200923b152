import {
  amountFillers,
  approximateCounts,
  articles,
  fractionWords,
  gramsOfUnit,
  mlOfUnit,
  numberWords,
  pieceUnits,
  sizeWords,
  units,
} from "../vocabulary/amounts.ts";
import { mealWordList } from "../vocabulary/meal-words.ts";
import { plainEnglish } from "../vocabulary/spelling-exceptions.ts";
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
import { variants } from "../vocabulary/variants.ts";
import { stem } from "./stem.ts";

/** Words that the engine knows, and that name no food: amounts, meals, talk. */
export const nonFoodWords: ReadonlySet<string> = new Set([
  ...amountFillers,
  ...articles,
  ...fractionWords.keys(),
  ...gramsOfUnit.keys(),
  ...approximateCounts.keys(),
  ...mlOfUnit.keys(),
  ...numberWords.keys(),
  ...pieceUnits.keys(),
  ...sizeWords,
  ...units.keys(),
  ...mealWordList,
  ...plainEnglish,
  ...chatter,
  ...connectors,
  ...negatedAuxiliaries,
  ...eatingVerbs,
  ...fillers,
  ...negations,
  ...nonFoodUnits,
  ...separatorCosts.keys(),
]);

/** Every word that the engine itself knows, whatever foods a table holds; by word and by stem. */
const known = new Set<string>();
for (const words of [
  nonFoodWords,
  Object.keys(variants).flatMap((phrase) => phrase.split(" ")),
  Object.keys(foodSubstitutes).flatMap((phrase) => phrase.split(" ")),
  classNouns,
  genericWords,
]) {
  for (const word of words) known.add(word).add(stem(word));
}

/** Whether the engine knows a word, as food or as anything else. */
export const isVocabulary = (word: string): boolean => known.has(word);
