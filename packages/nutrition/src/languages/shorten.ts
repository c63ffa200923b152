/** Enough to recognise the words. */
const maxLength = 60;

/** Shortens words to one line, so that a pasted page is not quoted completely. */
export function shorten(words: string): string {
  const line = words.trim().replace(/\s+/g, " ");
  return line.length <= maxLength ? line : `${line.slice(0, maxLength - 1).trimEnd()}…`;
}
