import { forLanguage, type Language } from "../../languages/language.ts";
import { createPatternTable } from "../../languages/pattern-table.ts";
import { type Span, spanOfMatch } from "../words/span.ts";

const idiomTable = forLanguage((language) =>
  createPatternTable(language.idioms.idioms, { before: "(?<![\\w'])", after: "(?![\\w])" }),
);

/** The spans of phrases that contain a food word but do not mention food: idioms, objects, body parts, medicine. */
export function findIdioms(message: string, language: Language): Span[] {
  return idiomTable(language).matchAll(normalizeApostrophes(message)).map(spanOfMatch);
}

/** Replaces typographic apostrophes; keeps the length. */
const normalizeApostrophes = (message: string) => message.replaceAll("’", "'");
