import { forLanguage, type Language } from "../../languages/language.ts";
import { createPatternTable } from "../../languages/pattern-table.ts";
import { type Span, spanOfMatch } from "../words/span.ts";

const orderTable = forLanguage(({ usualOrders }) => createPatternTable(usualOrders.usualOrders));
const mealTable = forLanguage(({ usualOrders }) => createPatternTable(usualOrders.usualMeals));

/** The words for what a person always has, which name no food: "my usual starbucks". */
export const findUsualOrders = (message: string, language: Language): readonly Span[] =>
  orderTable(language).matchAll(message).map(spanOfMatch);

/** The same for a meal: "my usual breakfast". */
export const findUsualMeals = (message: string, language: Language): readonly Span[] =>
  mealTable(language).matchAll(message).map(spanOfMatch);
