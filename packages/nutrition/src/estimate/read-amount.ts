import type { Amount, Read } from "./amount.ts";
import { readCount } from "./read-count.ts";
import { isSizeAt, readMeasure } from "./read-measure.ts";
import type { Token } from "./tokens.ts";
import { units as unitWords } from "./vocabulary-amounts.ts";

/** An amount read, and where its measure begins: what stands before is the count. */
export interface AmountRead extends Read<Amount> {
  readonly measureFrom: number;
}

/** Reads an amount at a place: "two slices of", "1 1/2 cups", "a 12 fl oz can of", "half a", "large". */
export function readAmount(tokens: readonly Token[], at: number): AmountRead | undefined {
  const count = readCount(tokens, at);
  if (!count && !startsMeasure(tokens, at)) return undefined;
  const measureFrom = count?.end ?? at;
  const { value: measure, end } = readMeasure(tokens, measureFrom);
  if (end === at) return undefined;
  const { count: number, isArticle } = count?.value ?? { count: 1, isArticle: true };
  // "6 inch sub": the figure is the length of one.
  if (measure.inches === 1) {
    const value = { ...measure, inches: number, count: 1, isArticle: false };
    return { value, end, measureFrom: at };
  }
  return { value: { ...measure, count: number, isArticle }, end, measureFrom };
}

/** Where nothing counts it, "regular coffee" and "standard milk" say a kind and no size. */
const middleSizes = new Set(["regular", "standard", "normal", "average"]);

/** "cup of", "slices of", "large": a measure that nothing counts. */
function startsMeasure(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  if (token === undefined) return false;
  if (isSizeAt(tokens, at)) return !middleSizes.has(token.text);
  return unitWords.has(token.stem) && tokens[at + 1]?.text === "of";
}
