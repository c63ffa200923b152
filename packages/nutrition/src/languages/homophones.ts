import type { PhrasePattern } from "./language-pack.ts";

/** Words that speech recognition writes for a food, and the words next to which they mean it. */
export interface Homophone {
  /** The source of an expression of what is written. */
  readonly written: string;
  /** The food in the engine's own language. */
  readonly food: string;
  /** Sources of expressions of what is directly before or after; one of them is enough. Always, if there are none. */
  readonly after?: string;
  readonly before?: string;
  /** A text and its translation. */
  readonly example: readonly [text: string, translation: string];
}

/** The pattern of a homophone. A pack has it before its other patterns, which may take a word of its context. */
export function homophonePattern({
  written,
  food,
  after,
  before,
  example,
}: Homophone): PhrasePattern {
  const contexts = [
    after && `(?<=(?<![\\p{L}\\d])(?:${after}) ?(?:${written}))`,
    before && `(?= (?:${before})(?!\\p{L}))`,
  ].filter((context) => context !== undefined);
  const context = contexts.length > 0 ? `(?:${contexts.join("|")})` : "";
  return { pattern: `(?:${written})(?!\\p{L})${context}`, to: food, example };
}
