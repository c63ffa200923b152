import { isOneSlip } from "../words/correct-words.ts";
import type { Lexicon } from "./lexicon.ts";

/** Shorter words have too many neighbours. */
const minLength = 5;

/** The translation of a misspelt word: the only known word of the same first letter that is one slip away. */
export function correctWord(word: string, lexicon: Lexicon): string | undefined {
  if (word.length < minLength) return undefined;
  const near = [-1, 0, 1]
    .flatMap((change) => lexicon.byLength.get(word.length + change) ?? [])
    .filter((known) => known[0] === word[0] && isOneSlip(word, known));
  const translations = new Set(near.map((known) => lexicon.words.get(known)));
  return translations.size === 1 ? [...translations][0] : undefined;
}
