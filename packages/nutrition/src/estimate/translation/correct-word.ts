import { isOneSlip } from "../words/correct-words.ts";
import type { Lexicon } from "./lexicon.ts";

/** Shorter words have too many neighbours. */
const minLength = 5;

/** What a misspelt word should be: a known word of the same first letter that is one slip away, if all such mean the same. */
export function correctWord(word: string, lexicon: Lexicon): string | undefined {
  if (word.length < minLength) return undefined;
  const near = [0, 1, -1]
    .flatMap((change) => lexicon.byLength.get(word.length + change) ?? [])
    .filter((known) => known[0] === word[0] && isOneSlip(word, known));
  const meanings = new Set(near.map((known) => lexicon.words.get(known) ?? known));
  return meanings.size === 1 ? near[0] : undefined;
}
