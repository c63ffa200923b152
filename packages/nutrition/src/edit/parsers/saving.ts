import { isUsablePhrase } from "../../estimate/dictionary-phrases.ts";
import { ownNameMaxLength } from "../../own-foods.ts";
import { refuse } from "../edit-outcome.ts";
import type { EditParser } from "./edit-parser.ts";

/** "save this as my chili": the meal becomes a recipe of the person. */
export const savingParser: EditParser = {
  phrases: (language) => language.edits.recipes.recipeSavings,
  extract({ name = "" }, { language }) {
    const clean = name.trim().replace(/^["'“](.*)["'”]$/, "$1");
    if (clean.length > ownNameMaxLength || !isUsablePhrase(clean, language))
      return refuse("unread", name);
    return [{ kind: "save-recipe", name: clean }];
  },
};
