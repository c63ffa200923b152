import type { Food } from "../../food.ts";
import { forLanguage, type Language } from "../../languages/language.ts";

const cookedWords = forLanguage(
  (language) =>
    new Set([...language.stopWords.cookingStates, ...language.portionLabels.cookedWeightWords]),
);

/**
 * More names for uncooked foods: the aliases of the same food cooked, each with the state. If cooked
 * white rice is also "basmati rice", dry white rice is also "dry basmati rice".
 */
export function findUncookedNames(
  foods: readonly Food[],
  language: Language,
): ReadonlyMap<Food, readonly string[]> {
  const uncooked: NamedFood[] = [];
  const cooked: NamedFood[] = [];
  for (const food of foods) {
    const words = wordsOf(food.name);
    const state = words.find((word) => language.portionLabels.uncookedWords.has(word));
    if (state !== undefined) uncooked.push({ food, words, state });
    else if (food.aliases.length > 0) cooked.push({ food, words, state: "" });
  }
  const aliases = new Map<string, string[]>(
    uncooked.map(({ words }) => [withoutState(words, language), []]),
  );
  for (const { food, words } of cooked)
    aliases
      .get(withoutState(words, language))
      ?.push(...food.aliases.filter((name) => hasNoState(name, language)));
  return new Map(
    uncooked.map(({ food, words, state }) => {
      // "Dried mango" is not "uncooked mango".
      const states =
        state === language.portionLabels.driedTerm
          ? [state]
          : [state, language.portionLabels.uncookedTerm];
      if (state === language.portionLabels.dryTerm) states.push(language.portionLabels.driedTerm);
      const names = aliases.get(withoutState(words, language)) ?? [];
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

const isState = (word: string, language: Language) =>
  language.portionLabels.uncookedWords.has(word) || cookedWords(language).has(word);

const hasNoState = (name: string, language: Language) =>
  !wordsOf(name).some((word) => isState(word, language));

/** The words that name the food in any state, in one order. */
const withoutState = (words: readonly string[], language: Language) =>
  words
    .filter((word) => !isState(word, language))
    .map((word) => language.stem(word))
    .sort()
    .join(" ");
