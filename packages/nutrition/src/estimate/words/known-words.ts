import {
  amountFillers,
  articles,
  fractionWords,
  gramsOfUnit,
  looseCounts,
  mlOfUnit,
  numberWords,
  shapeUnits,
  sizeWords,
  units,
} from "../vocabulary/amounts.ts";
import { plainEnglish } from "../vocabulary/english.ts";
import { mealWordList } from "../vocabulary/meals.ts";
import { nearestFoods } from "../vocabulary/nearest.ts";
import { variants } from "../vocabulary/variants.ts";
import {
  chatter,
  classNouns,
  connectors,
  deniers,
  eatingVerbs,
  fillers,
  genericWords,
  negations,
  nonFoodUnits,
  separatorCosts,
} from "../vocabulary/words.ts";
import { stem } from "./stem.ts";

/** Words that the engine knows, and that name no food: amounts, meals, talk. */
export const besideFoods: ReadonlySet<string> = new Set([
  ...amountFillers,
  ...articles,
  ...fractionWords.keys(),
  ...gramsOfUnit.keys(),
  ...looseCounts.keys(),
  ...mlOfUnit.keys(),
  ...numberWords.keys(),
  ...shapeUnits.keys(),
  ...sizeWords,
  ...units.keys(),
  ...mealWordList,
  ...plainEnglish,
  ...chatter,
  ...connectors,
  ...deniers,
  ...eatingVerbs,
  ...fillers,
  ...negations,
  ...nonFoodUnits,
  ...separatorCosts.keys(),
]);

/** Every word that the engine itself knows, whatever foods a table holds; by word and by stem. */
const known = new Set<string>();
for (const words of [
  besideFoods,
  Object.keys(variants).flatMap((phrase) => phrase.split(" ")),
  Object.keys(nearestFoods).flatMap((phrase) => phrase.split(" ")),
  classNouns,
  genericWords,
]) {
  for (const word of words) known.add(word).add(stem(word));
}

/** Whether the engine knows a word, as food or as anything else. */
export const isVocabulary = (word: string): boolean => known.has(word);
