/** A shortened word or phrase, and the words that it stands for. */
export interface Clipping {
  readonly written: string;
  readonly meant: string;
  /** One of these words must be directly before or after it; if both sets are empty, none is needed. */
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
