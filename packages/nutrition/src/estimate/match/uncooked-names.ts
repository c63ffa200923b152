import type { Food } from "../../food.ts";
import {
  cookedWeightWords,
  driedTerm,
  dryTerm,
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
  const uncooked: NamedFood[] = [];
  const cooked: NamedFood[] = [];
  for (const food of foods) {
    const words = wordsOf(food.name);
    const state = words.find((word) => uncookedWords.has(word));
    if (state !== undefined) uncooked.push({ food, words, state });
    else if (food.aliases.length > 0) cooked.push({ food, words, state: "" });
  }
  const aliases = new Map<string, string[]>(uncooked.map(({ words }) => [withoutState(words), []]));
  for (const { food, words } of cooked)
    aliases.get(withoutState(words))?.push(...food.aliases.filter(hasNoState));
  return new Map(
    uncooked.map(({ food, words, state }) => {
      // "Dried mango" is not "uncooked mango".
      const states = state === driedTerm ? [state] : [state, uncookedTerm];
      if (state === dryTerm) states.push(driedTerm);
      const names = aliases.get(withoutState(words)) ?? [];
      return [food, names.flatMap((name) => states.map((each) => `${each} ${name}`))];
    }),
  );
}

interface NamedFood {
  readonly food: Food;
  readonly words: readonly string[];
  /** "dry", "raw"; '' for other foods. */
  readonly state: string;
}

const wordsOf = (name: string): readonly string[] => name.toLowerCase().match(/[\p{L}\d]+/gu) ?? [];

const isState = (word: string) => uncookedWords.has(word) || cookedWords.has(word);

const hasNoState = (name: string) => !wordsOf(name).some(isState);

/** The words that name the food in any state, in one order. */
const withoutState = (words: readonly string[]) =>
  words
    .filter((word) => !isState(word))
    .map(stem)
    .sort()
    .join(" ");
