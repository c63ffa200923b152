import { forLanguage, type Language } from "../../languages/language.ts";
import { createPatternTable, replaceMatches } from "../../languages/pattern-table.ts";

const inchTable = forLanguage(({ diameters }) => createPatternTable(diameters.shortInches));

/** "12in pizza" with the sign of inches, so that no reader takes the number for a count. Keeps the length. */
export const writeInches = (message: string, language: Language): string =>
  replaceMatches(message, inchTable(language).matchEach(message), ({ 0: words }) =>
    language.diameters.inchSign.padEnd(words.length),
  );
