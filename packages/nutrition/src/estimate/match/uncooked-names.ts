import type { Food } from "../../food.ts";
import {
  cookedWeightWords,
  driedTerm,
  uncookedTerm,
  uncookedWords,
} from "../../languages/en/portion-labels.ts";
import { cookingStates } from "../../languages/en/stop-words.ts";
import { stem } from "../words/stem.ts";

const cookedWords = new Set([...cookingStates, ...cookedWeightWords]);

/**
 * More names for uncooked foods: the aliases of the same food cooked, each with the state. If cooked
 * white rice is also "basmati rice", dry white rice is also "dry basmati rice".
 */
export function findUncookedNames(foods: readonly Food[]): ReadonlyMap<Food, readonly string[]> {
  const uncooked = foods.filter(({ name }) => stateOf(name) !== undefined);
  const aliases = new Map<string, string[]>(
    uncooked.map(({ name }) => [nameWithoutState(name), []]),
  );
  for (const food of foods) {
    if (stateOf(food.name) !== undefined) continue;
    aliases.get(nameWithoutState(food.name))?.push(...food.aliases.filter(hasNoState));
  }
  return new Map(
    uncooked.map((food) => {
      const state = stateOf(food.name) ?? "";
      // "Dried mango" is not "uncooked mango".
      const states = state === driedTerm ? [state] : [state, uncookedTerm];
      const names = aliases.get(nameWithoutState(food.name)) ?? [];
      return [food, names.flatMap((name) => states.map((state) => `${state} ${name}`))];
    }),
  );
}

const wordsOf = (name: string) => name.toLowerCase().match(/[\p{L}\d]+/gu) ?? [];

const stateOf = (name: string) => wordsOf(name).find((word) => uncookedWords.has(word));

const isState = (word: string) => uncookedWords.has(word) || cookedWords.has(word);

const hasNoState = (name: string) => !wordsOf(name).some(isState);

/** The words that name the food in any state, in one order. */
const nameWithoutState = (name: string) =>
  wordsOf(name)
    .filter((word) => !isState(word))
    .map(stem)
    .sort()
    .join(" ");
