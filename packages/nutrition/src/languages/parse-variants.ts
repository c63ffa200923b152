/**
 * Parses lines of "replacement: phrase, phrase". `_` in a replacement is the phrase joined to one word:
 * "_ cake: snack cake" replaces "snack cake" by "snackcake cake".
 */
export function parseVariants(table: string): Readonly<Record<string, string>> {
  const rows = table
    .trim()
    .split("\n")
    .flatMap((line) => {
      const [replacement = "", phrases = ""] = line.trim().split(": ");
      return phrases
        .split(", ")
        .map((phrase) => [phrase, replacement.replace("_", phrase.replaceAll(" ", ""))]);
    });
  return Object.fromEntries(rows);
}
