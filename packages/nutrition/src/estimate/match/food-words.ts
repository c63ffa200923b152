import type { Food } from "../../food.ts";
import { forLanguage, type Language } from "../../languages/language.ts";
import { memoize } from "./memoize.ts";
import { parseFoodName } from "./parse-food-name.ts";

const parsedNames = (food: Food, language: Language) =>
  [food.name, ...food.aliases].flatMap((name) => parseFoodName(name, language));

/** The head words of all names of a food, as stems. */
export const headsOf = forLanguage((language) =>
  memoize(
    (food: Food): ReadonlySet<string> =>
      new Set(parsedNames(food, language).flatMap(({ heads }) => heads)),
  ),
);

/** The words of all names of a food, as stems. */
export const wordsOf = forLanguage((language) =>
  memoize(
    (food: Food): ReadonlySet<string> =>
      new Set(parsedNames(food, language).flatMap(({ words }) => words)),
  ),
);

/** True if the stems are all words of one name of a food, in any order. */
export const isNameOf = (food: Food, words: readonly string[], language: Language): boolean =>
  parsedNames(food, language).some(
    (name) =>
      name.words.length === words.length && name.words.every((word) => words.includes(word)),
  );
