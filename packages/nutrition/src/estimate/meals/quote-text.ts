import { joinList, quotation, wordOthers } from "../../languages/en/quotations.ts";

/** Enough to recognise the words. */
const maxQuoteLength = 60;
const maxQuotes = 6;

/** Shortens words to one line, so that a pasted page is not quoted completely. */
export function shorten(words: string): string {
  const line = words.trim().replace(/\s+/g, " ");
  return line.length <= maxQuoteLength ? line : `${line.slice(0, maxQuoteLength - 1).trimEnd()}…`;
}

/** Words in quotation marks, shortened to one line. */
export const quote = (words: string): string => quotation(shorten(words));

/** "“a”, “b” and “c”"; for many, the first ones and the number of others. */
export function quoteAll(words: readonly string[]): string {
  const distinct = [...new Set(words.map(quote))];
  if (distinct.length <= maxQuotes) return joinList(distinct);
  const shown = distinct.slice(0, maxQuotes - 1);
  return joinList([...shown, wordOthers(distinct.length - shown.length)]);
}
