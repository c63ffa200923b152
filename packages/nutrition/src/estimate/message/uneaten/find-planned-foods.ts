import { forLanguage, type Language } from "../../../languages/language.ts";
import { createPatternTable } from "../../../languages/pattern-table.ts";
import type { Span } from "../../words/span.ts";

const plannedTable = forLanguage((language) =>
  createPatternTable(language.plannedFoods.plannedFoods),
);
const marksAround = /^[\s,;]*|[\s,;]*$/g;

/** The parts of a message about food of another day, without the marks around them. */
export const findPlannedFoods = (message: string, language: Language): readonly Span[] =>
  plannedTable(language)
    .matchAll(message)
    .map(({ index, 0: part }) => {
      const start = index + part.length - part.replace(/^[\s,;]+/, "").length;
      return { start, end: start + part.replaceAll(marksAround, "").length };
    });
