import type { LanguageId } from "@morsel/contracts";
import { loadFoodNames } from "@morsel/food-table";
import {
  createReaderLanguage,
  type FoodIndex,
  type MessageLanguages,
  type ReaderLanguage,
} from "@morsel/nutrition/estimate";
import { packLoaders } from "@morsel/nutrition/languages";

/** The languages of a user. */
export interface UserLanguages extends MessageLanguages {
  /** The language of the user's screens without its region: names of products are shown in it. */
  readonly tag: string;
}

/**
 * Finds the languages of a user's messages. `asked` is the language of the request, which is that of the screens: it
 * counts if the user has chosen none.
 */
export type FindLanguages = (userId: string, asked: LanguageId) => Promise<UserLanguages>;

/**
 * `readChosen` gives the language that the user has chosen. All languages are loaded on first use: a
 * message may be in another than the user's.
 */
export function createLanguageFinder(
  getFoods: () => FoodIndex,
  readChosen: (userId: string) => Promise<LanguageId | undefined>,
): FindLanguages {
  return async (userId, asked) => {
    const languages = await loadLanguages(getFoods());
    const wanted = (await readChosen(userId)) ?? asked;
    // The language of "pt-BR" is "pt".
    const [tag = wanted] = wanted.split("-");
    const language = languages.find((one) => one.tag === tag);
    return { tag, ...(language && { language }), otherLanguages: languages };
  };
}

/** By the index that they were made for: servers with the same index, as in tests, share them. */
const loading = new WeakMap<FoodIndex, Promise<readonly ReaderLanguage[]>>();

/** All languages besides that of the table. */
export function loadLanguages(foods: FoodIndex): Promise<readonly ReaderLanguage[]> {
  const known = loading.get(foods);
  if (known) return known;
  const languages = Promise.all(
    Object.entries(packLoaders).map(async ([tag, load]) =>
      createReaderLanguage(await load(), loadFoodNames(tag), foods),
    ),
  );
  loading.set(foods, languages);
  return languages;
}
