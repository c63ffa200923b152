import { unitInches, varietySizes } from "../../languages/en/amount-phrases.ts";
import {
  articles,
  fractionWords,
  pieceUnits,
  units as unitWords,
} from "../../languages/en/amounts.ts";
import { conjunction, partitive } from "../../languages/en/function-words.ts";
import type { Token } from "../words/tokens.ts";
import type { Amount, ParseResult } from "./amount.ts";
import { isMeasured } from "./amount-predicates.ts";
import { readCount } from "./read-count.ts";
import { isSizeAt, readMeasure } from "./read-measure.ts";

/** A parsed amount; the tokens before `measureFrom` are its count. */
export interface ParsedAmount extends ParseResult<Amount> {
  readonly measureFrom: number;
}

/** Parses an amount: "two slices of", "1 1/2 cups", "a 12 fl oz can of", "half a", "large". */
export function readAmount(tokens: readonly Token[], at: number): ParsedAmount | undefined {
  const parsedCount = readCount(tokens, at);
  if (!parsedCount && !startsMeasure(tokens, at)) return undefined;
  const measureFrom = parsedCount?.end ?? at;
  const { value: measure, end } = readMeasure(tokens, measureFrom);
  if (end === at) return undefined;
  const { count, isArticle } = parsedCount?.value ?? { count: 1, isArticle: true };
  // "6 inch sub": the number is the length of one item.
  if (measure.inches === 1) {
    const value = { ...measure, inches: count, count: 1, isArticle: false };
    return { value, end, measureFrom: at };
  }
  const value = { ...measure, count, isArticle };
  const fraction = isMeasured(value) ? readTrailingFraction(tokens, end) : undefined;
  if (!fraction) return { value, end, measureFrom };
  return {
    value: { ...value, count: count + fraction.value, isArticle: false },
    end: fraction.end,
    measureFrom,
  };
}

/** "and a half of" in "a cup and a half of rice"; without "of" the half belongs to the next food. */
function readTrailingFraction(
  tokens: readonly Token[],
  at: number,
): ParseResult<number> | undefined {
  if (tokens[at]?.text !== conjunction) return undefined;
  const wordAt = articles.has(tokens[at + 1]?.text ?? "") ? at + 2 : at + 1;
  const value = fractionWords.get(tokens[wordAt]?.stem ?? "");
  const next = tokens[wordAt + 1];
  if (value === undefined || (next?.kind === "word" && next.text !== partitive)) return undefined;
  return { value, end: next?.text === partitive ? wordAt + 2 : wordAt + 1 };
}

/** "cup of", "slices of", "large": a measure without a count. */
function startsMeasure(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  if (token === undefined) return false;
  if (isSizeAt(tokens, at)) return !varietySizes.has(token.text);
  if (unitInches.has(token.stem)) return true;
  if (tokens[at + 1]?.text !== partitive) return false;
  // "splash of milk": a shape that means a spoon; "stick of" may begin a name.
  const piece = pieceUnits.get(token.stem);
  return unitWords.has(token.stem) || (piece !== undefined && unitWords.has(piece));
}
