/** A shortened word or phrase, and the words that it stands for. */
export interface Clipping {
  readonly written: string;
  readonly meant: string;
  /** Words of which one must be directly before or after it; if both are empty, it always applies. */
  readonly before: ReadonlySet<string>;
  readonly after: ReadonlySet<string>;
}

/**
 * Parses lines of "meant: written, written | words before | words after". In the list of words before,
 * "^" is the start of the text.
 */
export function parseClippings(table: string): readonly Clipping[] {
  return table
    .trim()
    .split("\n")
    .flatMap((line) => {
      const [names = "", before = "", after = ""] = line.split("|");
      const [meant = "", written = ""] = names.trim().split(": ");
      const wordsOf = (words: string) => new Set(words.split(" ").filter((word) => word !== ""));
      return written.split(", ").map((one) => ({
        written: one,
        meant,
        before: wordsOf(before),
        after: wordsOf(after),
      }));
    });
}
