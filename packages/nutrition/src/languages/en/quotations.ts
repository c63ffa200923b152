import { shorten } from "../shorten.ts";

/** Words in quotation marks. */
export const quotation = (words: string): string => `“${words}”`;

/** Words in quotation marks, shortened to one line. */
export const quote = (words: string): string => quotation(shorten(words));

const maxQuotes = 6;

/** "“a”, “b” and “c”"; for many, the first ones and the number of others. */
export function quoteAll(words: readonly string[]): string {
  const distinct = [...new Set(words.map(quote))];
  if (distinct.length <= maxQuotes) return joinList(distinct);
  const shown = distinct.slice(0, maxQuotes - 1);
  return joinList([...shown, wordOthers(distinct.length - shown.length)]);
}

/** "a, b and c". */
export function joinList(parts: readonly string[]): string {
  if (parts.length < 2) return parts[0] ?? "";
  return `${parts.slice(0, -1).join(", ")} and ${parts.at(-1)}`;
}

/** The last part of a list that is cut off. */
export const wordOthers = (count: number): string => `${count} more`;
