import * as grammar from "../../languages/en/function-words.ts";
import type { Token } from "../words/tokens.ts";
import type { Amount } from "./amount.ts";
import { isWeightOrVolume } from "./amount-predicates.ts";
import type { Chunk } from "./chunk.ts";
import type { ParsedAmount } from "./read-amount.ts";
import { isBoundary } from "./read-words.ts";

/** The index after "each" in "3 scoops (30 g each)" and "2 beers (500 ml lager each)". */
export function findEach(
  tokens: readonly Token[],
  { value, end }: ParsedAmount,
): number | undefined {
  if (!isWeightOrVolume(value)) return undefined;
  let at = end;
  while (at < end + maxEachWords && isPlainWord(tokens[at])) at += 1;
  return tokens[at]?.text === grammar.distributives.each ? at + 1 : undefined;
}

const maxEachWords = 2;

const isPlainWord = (token: Token | undefined) =>
  token?.kind === "word" && token.text !== grammar.distributives.each && !isBoundary(token);

const [openingBracket, closingBracket] = ["(", ")"];

/** "3 glasses of prosecco (125 ml)": nothing but a size is in the brackets, and a food before them. */
export const isSizeInBrackets = (
  tokens: readonly Token[],
  at: number,
  { value, end }: ParsedAmount,
  chunks: readonly Chunk[],
) =>
  isWeightOrVolume(value) &&
  tokens[at - 1]?.text === openingBracket &&
  tokens[end]?.text === closingBracket &&
  chunks.at(-2)?.kind === "words";

/** Adds the size of "2 cans (15 oz) black beans" to the containers; returns the index after it. */
export function addPackageSize(
  tokens: readonly Token[],
  { value, end }: ParsedAmount,
  chunks: Chunk[],
): number | undefined {
  const [container, bracket] = chunks.slice(-2);
  const isInBrackets =
    bracket?.kind === "separator" &&
    bracket.text === openingBracket &&
    tokens[end]?.text === closingBracket;
  if (!isInBrackets || container?.kind !== "amount" || container.amount.isArticle) return undefined;
  if (!isWeightOrVolume(value) || isWeightOrVolume(container.amount)) return undefined;
  const { gramsEach, mlEach, isOunces } = value;
  const sized: Amount = {
    ...container.amount,
    ...(gramsEach !== undefined && { gramsEach: gramsEach * value.count }),
    ...(mlEach !== undefined && { mlEach: mlEach * value.count }),
    ...(isOunces && { isOunces }),
  };
  const after = end + 1;
  const isOf = tokens[after]?.text === grammar.partitive;
  chunks.splice(-2, 2, {
    ...container,
    amount: sized,
    end: tokens[end]?.end ?? container.end,
    ...(isOf && { appliesToNext: true }),
  });
  return isOf ? after + 1 : after;
}
