import { forLanguage, type Language } from "../../languages/language.ts";
import { createPatternTable, replaceMatches } from "../../languages/pattern-table.ts";

const repeatedTable = forLanguage(({ repeatedFoods }) =>
  createPatternTable(repeatedFoods.repeatedMeals),
);

/**
 * Writes the foods of two meals at each of them: "same salad for lunch and dinner" as "lunch: salad. dinner: salad". Receipts quote
 * the words of the foods, not those of the meals.
 */
export const repeatMeals = (message: string, language: Language): string =>
  replaceMatches(message, repeatedTable(language).matchEach(message), ({ groups = {} }) => {
    const { first, second, foods, rest = "" } = groups;
    return `${first}: ${foods}${rest}. ${second}: ${foods}${rest}`;
  });
