import { isWeightOrVolume } from "../estimate/chunks/amount-predicates.ts";
import { mergeNumberTokens } from "../estimate/chunks/merge-number-tokens.ts";
import { readAmount } from "../estimate/chunks/read-amount.ts";
import { readCount } from "../estimate/chunks/read-count.ts";
import { readTokens } from "../estimate/segment/food-query.ts";
import { tokenize } from "../estimate/words/tokens.ts";
import { pieceUnits } from "../languages/en/amounts.ts";
import { ofAfterUnit, ofBeforeRest, unitAndHalf, wordOf } from "../languages/en/edits/amounts.ts";
import type { EditContext } from "./edit-context.ts";
import { rewordWith } from "./reword.ts";

/** An amount at the start of words, and the words after it. */
export interface StatedAmountWithRest {
  readonly amount: number;
  readonly unit?: string;
  readonly rest: string;
  /** Only "a", "an" or a size, without a count. */
  readonly isArticle: boolean;
  readonly isSize: boolean;
  readonly isWeight: boolean;
}

const spellOutHalf = rewordWith(unitAndHalf);

/** Reads an amount at the start of words: "2 slices of toast", "half a cup", "large". */
export function readStatedAmount(
  words: string,
  context: EditContext,
): StatedAmountWithRest | undefined {
  const text = spellOutHalf(words.trim());
  const last = tokenize(text).at(-1);
  // "a splash" measures what was named before.
  const measured = pieceUnits.has(last?.stem ?? "") ? wordOf(text) : text;
  const tokens = readTokens(measured, context.search.index);
  const read = readAmount(tokens, 0);
  if (!read) return undefined;
  const { value, measureFrom } = read;
  const end = tokens[read.end - 1]?.end ?? measured.length;
  const start = Math.min(end, tokens[measureFrom]?.start ?? end);
  const unit = measured.slice(start, end).replace(ofAfterUnit, "").trim();
  const isWeight = isWeightOrVolume(value);
  const hasUnit = value.units.length > 0 || isWeight || value.inches !== undefined;
  return {
    amount: value.count,
    ...(unit === "" ? {} : { unit }),
    // Skips the "of" added after a measure; "one spring roll" has no measure.
    rest: measured.slice(end).replace(ofBeforeRest, "").trim().replace(ofAfterUnit, ""),
    isArticle: value.isArticle && unit === "",
    isSize: !hasUnit && value.sizes.length > 0,
    isWeight,
  };
}

/** The value of a number in digits or words: "1,5", "two thirds", "one and a half". */
export function readNumber(words: string): number | undefined {
  const tokens = mergeNumberTokens(tokenize(words));
  const read = readCount(tokens, 0);
  return read?.end === tokens.length ? read.value.count : undefined;
}
