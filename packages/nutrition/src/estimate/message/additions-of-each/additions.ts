import { type Amount, has, type Message, type Range } from "./amounts.ts";
import type { EachWords } from "./find-each.ts";

/** What is on or in each of several pieces, and their number. */
export interface Additions {
  readonly pieces: Amount;
  readonly amounts: readonly Amount[];
  /** The words "each", "on each" and "each of them has", with the joiner that replaces them. */
  readonly words: Range & { readonly joiner: string };
}

/** "we each had a dip" */
export const isOfPeopleBefore = ({ tokens, language }: Message, { from }: EachWords): boolean =>
  has(language.additionsOfEach.people, tokens[from - 1]);

/** "2 slices of gouda with 20 g a slice", "2 bars 60 g each" */
export function isSizeOfPiece({ tokens, language }: Message, { end, isMeasured }: Amount): boolean {
  const { eachWords, anyPiece, perWords } = language.additionsOfEach;
  const [word, noun] = [tokens[end], tokens[end + 1]];
  const isPer = has(perWords, word) || language.amounts.articles.has(word?.text ?? "");
  return isMeasured && (has(eachWords, word) || (isPer && anyPiece.has(noun?.stem ?? "")));
}
