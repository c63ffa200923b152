import { articles, fractionWords, units as unitWords } from "../vocabulary/amounts.ts";
import type { Token } from "../words/tokens.ts";
import type { Amount, ParseResult } from "./amount.ts";
import { isMeasured } from "./amount-predicates.ts";
import { readCount } from "./read-count.ts";
import { isSizeAt, readMeasure } from "./read-measure.ts";

/** An amount read, and where its measure begins: what stands before is the count. */
export interface AmountRead extends ParseResult<Amount> {
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
  const amount = { ...measure, count: number, isArticle };
  const part = isMeasured(amount) ? readPartBehind(tokens, end) : undefined;
  if (!part) return { value: amount, end, measureFrom };
  return {
    value: { ...amount, count: number + part.value, isArticle: false },
    end: part.end,
    measureFrom,
  };
}

/** The "and a half of" of "a cup and a half of rice"; without "of" the half is of the food behind. */
function readPartBehind(tokens: readonly Token[], at: number): ParseResult<number> | undefined {
  if (tokens[at]?.text !== "and") return undefined;
  const place = articles.has(tokens[at + 1]?.text ?? "") ? at + 2 : at + 1;
  const value = fractionWords.get(tokens[place]?.stem ?? "");
  const next = tokens[place + 1];
  if (value === undefined || (next?.kind === "word" && next.text !== "of")) return undefined;
  return { value, end: next?.text === "of" ? place + 2 : place + 1 };
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
