/** A pattern with examples, which are its tests. */
export interface PatternRow {
  /** The source of a regular expression. */
  readonly pattern: string;
  /** What a match is replaced by, if the table replaces; not longer than the match. */
  readonly replacement: string;
  /** Texts that it matches; the match is in brackets. */
  readonly examples: readonly string[];
  /** Texts that no row of the table matches. */
  readonly counterexamples: readonly string[];
}

/**
 * Parses a table with one pattern per line, each followed by lines of "= replacement" (optional),
 * "+ example" and "- counterexample".
 */
export function parsePatternRows(table: string): readonly PatternRow[] {
  const lines = table.trim().split(/\n */);
  const starts = lines.flatMap((line, at) => (/^[=+-] /.test(line) ? [] : [at]));
  return starts.map((start, row) => {
    const [pattern = "", ...texts] = lines.slice(start, starts[row + 1]);
    const withMark = (mark: string) =>
      texts.filter((text) => text.startsWith(mark)).map((text) => text.slice(mark.length));
    const [replacement = ""] = withMark("= ");
    return {
      pattern,
      replacement,
      examples: withMark("+ "),
      counterexamples: withMark("- "),
    };
  });
}

/** The source of a regular expression that matches any row. */
export const anyRow = (rows: readonly PatternRow[]): string =>
  rows.map(({ pattern }) => pattern).join("|");

/** The source of a regular expression that matches any of the words of a list. */
export const anyOf = (words: string): string => `(?:${words.trim().split(/\s+/).join("|")})`;

/** The same of phrases that are separated by commas. */
export const anyPhrase = (phrases: string): string =>
  `(?:${phrases
    .trim()
    .split(/\s*,\s*/)
    .join("|")
    .replace(/\s+/g, " ")})`;
