import { forLanguage, type Language } from "../../languages/language.ts";
import { createPatternTable } from "../../languages/pattern-table.ts";

const asides = forLanguage((language) => createPatternTable(language.recipes.dishAsides));

/** The name of a cooked dish in its words: "apple cake" of "apple cake today". */
export const nameDish = (words: string, language: Language): string =>
  asides(language)
    .matchAll(words)
    .reduce((name, { 0: aside }) => name.replace(aside, ""), words)
    .trim();
