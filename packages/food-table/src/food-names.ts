/**
 * Reads names of foods in a language: lines of a food's id, a tab, and names joined by "; ", the shown one first. A name
 * with "~" is of another food, which takes the figures of this one.
 */
export function parseFoodNames(text: string): ReadonlyMap<string, readonly string[]> {
  return new Map(
    text.split("\n").flatMap((line) => {
      const [id, names] = line.split("\t");
      return id && names ? [[id, names.split(";").map((name) => name.trim())] as const] : [];
    }),
  );
}
