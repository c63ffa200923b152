import { forLanguage, type Language } from "../../languages/language.ts";
import { createPatternTable, replaceMatches } from "../../languages/pattern-table.ts";

const amountTable = forLanguage(({ estimates }) => createPatternTable(estimates.roughAmounts));
const partTable = forLanguage(({ estimates }) => createPatternTable(estimates.roughParts));

/**
 * Writes the better of two estimates, at the same length: "one and a bit, call it 1.25" as "1.25", and "most of a bag of nuts, say
 * three quarters" as "three quarters of a bag of nuts".
 */
export function restateEstimates(message: string, language: Language): string {
  const exact = replaceMatches(message, amountTable(language).matchEach(message), ({ 0: words }) =>
    " ".repeat(words.length),
  );
  return replaceMatches(exact, partTable(language).matchEach(exact), ({ 0: words, groups }) =>
    `${groups?.part} ${language.functionWords.partitive} ${groups?.name}`.padEnd(words.length),
  );
}
