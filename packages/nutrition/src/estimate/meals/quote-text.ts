/** Enough of a person's words to know which are meant. */
const longestQuote = 60;
const mostQuoted = 6;

/** A person's words cut to one line: a pasted page does not come back whole. */
export function shorten(words: string): string {
  const line = words.trim().replace(/\s+/g, " ");
  return line.length <= longestQuote ? line : `${line.slice(0, longestQuote - 1).trimEnd()}…`;
}

/** Words in quotation marks, cut to one line. */
export const quote = (words: string): string => `“${shorten(words)}”`;

/** "“a”, “b” and “c”"; of many the first, and how many more. */
export function quoteAll(words: readonly string[]): string {
  const distinct = [...new Set(words.map(quote))];
  if (distinct.length <= mostQuoted) return listOf(distinct);
  const kept = distinct.slice(0, mostQuoted - 1);
  return listOf([...kept, `${distinct.length - kept.length} more`]);
}

/** "a, b and c". */
export function listOf(parts: readonly string[]): string {
  if (parts.length < 2) return parts[0] ?? "";
  return `${parts.slice(0, -1).join(", ")} and ${parts.at(-1)}`;
}
