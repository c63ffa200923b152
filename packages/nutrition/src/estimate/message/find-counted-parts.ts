import { forLanguage, type Language } from "../../languages/language.ts";
import type { Span } from "../words/span.ts";

const setPattern = forLanguage((language) => new RegExp(language.foodPhrases.setWords, "i"));

/**
 * The words that say a number of pieces twice: the whole if the parts say what they are, otherwise the parts:
 * "6 donuts (2 glazed, 4 jam)".
 */
export function findCountedParts(message: string, language: Language): readonly Span[] {
  return [...message.matchAll(language.foodPhrases.countedList)].flatMap(
    ({ index, 0: all, groups = {} }) => {
      const { whole = "", count, noun = "", parts = "" } = groups;
      const counts = parts.match(/\d+/g) ?? [];
      if (counts.reduce((sum, each) => sum + Number(each), 0) !== Number(count)) return [];
      const namesPieces = noun.replace(setPattern(language), "").trim() !== "";
      return namesPieces
        ? [{ start: index + whole.length, end: index + all.length }]
        : [{ start: index, end: index + whole.length + 1 }];
    },
  );
}
