import { isWeightOrVolume } from "../estimate/chunks/amount-predicates.ts";
import { mergeNumberTokens } from "../estimate/chunks/merge-number-tokens.ts";
import { readAmount } from "../estimate/chunks/read-amount.ts";
import { readCount } from "../estimate/chunks/read-count.ts";
import { readTokens } from "../estimate/segment/food-query.ts";
import { tokenize } from "../estimate/words/tokens.ts";
import { forLanguage, type Language } from "../languages/language.ts";
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

const spellOutHalf = forLanguage((language) => rewordWith(language.edits.amounts.unitAndHalf));

/** Reads an amount at the start of words: "2 slices of toast", "half a cup", "large". */
export function readStatedAmount(
  words: string,
  context: EditContext,
): StatedAmountWithRest | undefined {
  const text = spellOutHalf(context.language)(words.trim());
  const last = tokenize(text, context.language).at(-1);
  // "a splash" measures what was named before.
  const measured = context.language.amounts.pieceUnits.has(last?.stem ?? "")
    ? context.language.edits.amounts.wordOf(text)
    : text;
  const tokens = readTokens(measured, context.search.index);
  const read = readAmount(tokens, 0, context.language);
  if (!read) return undefined;
  const { value, measureFrom } = read;
  const end = tokens[read.end - 1]?.end ?? measured.length;
  const start = Math.min(end, tokens[measureFrom]?.start ?? end);
  const unit = measured
    .slice(start, end)
    .replace(context.language.edits.amounts.ofAfterUnit, "")
    .trim();
  const isWeight = isWeightOrVolume(value);
  const hasUnit = value.units.length > 0 || isWeight || value.inches !== undefined;
  return {
    amount: value.count,
    ...(unit === "" ? {} : { unit }),
    // Skips the "of" added after a measure; "one spring roll" has no measure.
    rest: measured
      .slice(end)
      .replace(context.language.edits.amounts.ofBeforeRest, "")
      .trim()
      .replace(context.language.edits.amounts.ofAfterUnit, ""),
    isArticle: value.isArticle && unit === "",
    isSize: !hasUnit && value.sizes.length > 0,
    isWeight,
  };
}

/** The value of a number in digits or words: "1,5", "two thirds", "one and a half". */
export function readNumber(words: string, language: Language): number | undefined {
  const tokens = mergeNumberTokens(tokenize(words, language), language);
  const read = readCount(tokens, 0, language);
  return read?.end === tokens.length ? read.value.count : undefined;
}
