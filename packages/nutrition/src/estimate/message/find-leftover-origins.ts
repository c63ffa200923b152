import { forLanguage, type Language } from "../../languages/language.ts";
import { createPatternTable } from "../../languages/pattern-table.ts";
import type { Span } from "../words/span.ts";

const origins = forLanguage((language) => createPatternTable(language.leftovers.leftoverOrigins));

/** The spans of words that say when left-overs were made: "last night's pizza". */
export function findLeftoverOrigins(message: string, language: Language): Span[] {
  return origins(language)
    .matchAll(message.replaceAll("’", "'"))
    .map(({ index, 0: words }) => ({
      start: index,
      end: index + words.length,
    }));
}
