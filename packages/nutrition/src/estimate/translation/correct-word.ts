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

/** One letter more, less or other, or two adjacent ones swapped. */
function isOneSlip(one: string, other: string): boolean {
  let start = 0;
  while (start < one.length && one[start] === other[start]) start += 1;
  const [restOne, restOther] = [one.slice(start), other.slice(start)];
  return (
    restOne.slice(1) === restOther.slice(1) ||
    restOne.slice(1) === restOther ||
    restOne === restOther.slice(1) ||
    (restOne.slice(2) === restOther.slice(2) &&
      restOne[0] === restOther[1] &&
      restOne[1] === restOther[0])
  );
}
