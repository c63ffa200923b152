import type { PatternRow } from "../languages/pattern-rows.ts";

/** The texts of a phrasing's named groups. */
export type Groups = Readonly<Record<string, string | undefined>>;

const compiled = new WeakMap<readonly PatternRow[], readonly RegExp[]>();

/** The groups of each phrasing that fits all of the words. */
export function* matchPhrases(phrases: readonly PatternRow[], words: string): Generator<Groups> {
  const patterns =
    compiled.get(phrases) ?? phrases.map(({ pattern }) => new RegExp(`^(?:${pattern})$`, "i"));
  compiled.set(phrases, patterns);
  for (const pattern of patterns) {
    const match = pattern.exec(words);
    if (match) yield match.groups ?? {};
  }
}
