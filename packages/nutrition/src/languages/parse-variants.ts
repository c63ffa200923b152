/**
 * Parses lines of "replacement: phrase, phrase". `_` in a replacement is the phrase joined to one word:
 * "_ cake: snack cake" replaces "snack cake" by "snackcake cake", and "snackcake" as well.
 */
export function parseVariants(table: string): Readonly<Record<string, string>> {
  const rows = table
    .trim()
    .split("\n")
    .flatMap((line) => {
      const [replacement = "", phrases = ""] = line.trim().split(": ");
      return phrases.split(", ").flatMap((phrase) => {
        const joined = phrase.replaceAll(" ", "");
        const words = replacement.replace("_", joined);
        return words.startsWith(`${joined} `)
          ? [
              [joined, words],
              [phrase, words],
            ]
          : [[phrase, words]];
      });
    });
  return Object.fromEntries(rows);
}
