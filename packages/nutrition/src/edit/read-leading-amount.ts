import type { Amount } from "../estimate/chunks/amount.ts";
import { isWeightOrVolume } from "../estimate/chunks/amount-predicates.ts";
import { readAmount } from "../estimate/chunks/read-amount.ts";
import { readTokens } from "../estimate/segment/food-query.ts";
import { pieceUnits } from "../languages/en/amounts.ts";
import type { EditContext } from "./edit-context.ts";

/** Words before an approximate or surprising amount. */
const hedges =
  "(?:only|just|about|around|roughly|approximately|approx\\.?|circa|ca\\.?|actually|really|probably|perhaps|maybe|more like|closer to|near(?:er|ly)?(?: to)?|almost|exactly|a total of|like|say|i'?d say|i guess|i think|something like|in fact|all of|under|over|up to)";
const sizes = "(?:huge|massive|big|large|giant|small|tiny|little|medium|decent|generous)";
const amountLead = new RegExp(
  `^(?:(?:${sizes}(?:,| and| so)? )?(?:${hedges}[\\s,]+)+(?=\\S)|${sizes},? (?=\\d))`,
  "i",
);

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

/** Reads an amount at the start of words: "2 slices of toast", "half a cup", "large". */
export function readStatedAmount(
  words: string,
  context: EditContext,
): StatedAmountWithRest | undefined {
  const text = words
    .trim()
    .replace(amountLead, "")
    .replace(/^an? ([a-z]+) and a half\b/i, "1.5 $1s");
  const last = /[a-z]+$/i.exec(text)?.[0].toLowerCase() ?? "";
  // "a splash" measures what was named before.
  const measured =
    pieceUnits.has(last.replace(/s$/, "")) || pieceUnits.has(last) ? `${text} of` : text;
  const tokens = readTokens(measured, context.search.index);
  const read = readAmount(tokens, 0);
  if (!read) return undefined;
  const start = tokens[read.measureFrom]?.start ?? measured.length;
  const end = tokens[read.end - 1]?.end ?? measured.length;
  const unit =
    start < end
      ? measured
          .slice(start, end)
          .replace(/\bof(?: an?| the)?$/i, "")
          .trim()
      : "";
  const rest = measured
    .slice(end)
    .replace(/^\s*(?:of\s+)?(?:the\s+|my\s+)?/i, "")
    .trim();
  return {
    amount: read.value.count,
    ...(unit === "" ? {} : { unit }),
    // Skips the "of" added after a measure; "one spring roll" has no measure.
    rest: rest.replace(/ ?\bof$/i, ""),
    ...kindOf(read.value, unit),
  };
}

function kindOf(amount: Amount, unit: string) {
  const hasUnit =
    amount.units.length > 0 || isWeightOrVolume(amount) || amount.inches !== undefined;
  return {
    isArticle: amount.isArticle && unit === "",
    isSize: !hasUnit && amount.sizes.length > 0,
    isWeight: isWeightOrVolume(amount),
  };
}
