import { loadFoodNames } from "@morsel/food-table";
import {
  createReaderLanguage,
  type FoodIndex,
  type MessageLanguages,
  type ReaderLanguage,
} from "@morsel/nutrition/estimate";
import { packLoaders } from "@morsel/nutrition/languages";

/** Finds the languages of a user's messages. */
export type FindLanguages = (userId: string) => Promise<MessageLanguages>;

/**
 * `readLanguage` gives the tag of the language that the user has chosen. All languages are loaded on first use: a
 * message may be in another than the user's.
 */
export function createLanguageFinder(
  getFoods: () => FoodIndex,
  readLanguage: (userId: string) => Promise<string | undefined>,
): FindLanguages {
  let loading: Promise<readonly ReaderLanguage[]> | undefined;
  return async (userId) => {
    loading ??= loadLanguages(getFoods());
    const languages = await loading;
    const chosen = await readLanguage(userId);
    // The language of "pt-BR" is "pt".
    const language = languages.find(({ tag }) => tag === chosen?.split("-")[0]);
    return { ...(language && { language }), otherLanguages: languages };
  };
}

const loadLanguages = (foods: FoodIndex): Promise<readonly ReaderLanguage[]> =>
  Promise.all(
    Object.entries(packLoaders).map(async ([tag, load]) =>
      createReaderLanguage(await load(), loadFoodNames(tag), foods),
    ),
  );
