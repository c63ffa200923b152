import { forLanguage, type Language } from "../../languages/language.ts";
import { createPatternTable, type PatternTable } from "../../languages/pattern-table.ts";
import type { Span } from "../words/span.ts";

const orderTable = forLanguage(({ usualOrders }) => createPatternTable(usualOrders.usualOrders));
const mealTable = forLanguage(({ usualOrders }) => createPatternTable(usualOrders.usualMeals));

const findSpans = (table: PatternTable, message: string): readonly Span[] =>
  table
    .matchAll(message)
    .map(({ index, 0: words }) => ({ start: index, end: index + words.length }));

/** The words for what a person always has, which name no food: "my usual starbucks". */
export const findUsualOrders = (message: string, language: Language): readonly Span[] =>
  findSpans(orderTable(language), message);

/** The same for a meal: "my usual breakfast". */
export const findUsualMeals = (message: string, language: Language): readonly Span[] =>
  findSpans(mealTable(language), message);
