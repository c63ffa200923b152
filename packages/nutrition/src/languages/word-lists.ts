/** The words of a list that is separated by whitespace. */
export const wordSet = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/));

/** Maps each word of a row's list to the value of the row. */
export const wordMap = <const T>(
  rows: readonly (readonly [words: string, value: T])[],
): Map<string, T> =>
  new Map(
    rows.flatMap(([words, value]) =>
      words.split(/\s+/).map((word) => [word, value] as [string, T]),
    ),
  );
