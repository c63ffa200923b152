import type { Language } from "../../languages/language.ts";
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
  language: Language,
): number | undefined {
  if (!isWeightOrVolume(value)) return undefined;
  let at = end;
  while (at < end + maxEachWords && isPlainWord(tokens[at], language)) at += 1;
  return tokens[at]?.text === language.functionWords.distributives.each ? at + 1 : undefined;
}

const maxEachWords = 2;

const isPlainWord = (token: Token | undefined, language: Language) =>
  token?.kind === "word" &&
  token.text !== language.functionWords.distributives.each &&
  !isBoundary(token, language);

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
  language: Language,
): number | undefined {
  const [container, bracket] = chunks.slice(-2);
  const isInBrackets =
    bracket?.kind === "separator" &&
    bracket.text === openingBracket &&
    tokens[end]?.text === closingBracket;
  if (!isInBrackets || container?.kind !== "amount" || container.amount.isArticle) return undefined;
  if (!isWeightOrVolume(value) || isWeightOrVolume(container.amount)) return undefined;
  const sized = withSize(container.amount, value);
  const after = end + 1;
  const isOf = tokens[after]?.text === language.functionWords.partitive;
  chunks.splice(-2, 2, {
    ...container,
    amount: sized,
    end: tokens[end]?.end ?? container.end,
    ...(isOf && { appliesToNext: true }),
  });
  return isOf ? after + 1 : after;
}

function withSize(container: Amount, { count, gramsEach, mlEach, isOunces }: Amount): Amount {
  return {
    ...container,
    ...(gramsEach !== undefined && { gramsEach: gramsEach * count }),
    ...(mlEach !== undefined && { mlEach: mlEach * count }),
    ...(isOunces && { isOunces }),
  };
}

/**
 * Adds the size of the whole package, said after the food, to a part of it: "half a bag of crisps (the
 * big 300 g one)", "half a tub of ice cream, the 458 ml tub". Returns the index after it.
 */
export function addWholeSize(
  tokens: readonly Token[],
  from: number,
  { value, end }: ParsedAmount,
  chunks: Chunk[],
  language: Language,
): number | undefined {
  const mark = chunks.at(-1);
  if (!isWeightOrVolume(value) || mark?.kind !== "separator") return undefined;
  const after = tokens[end]?.text === language.functionWords.pronounOne ? end + 1 : end;
  const namesWhole = after > end || isContainer(tokens[end - 1], language);
  const next = tokens[after];
  if (!namesWhole || (next !== undefined && next.kind !== "mark")) return undefined;
  const at = chunks.findLastIndex(({ kind }) => kind === "amount" || kind === "stop");
  const part = chunks[at];
  if (part?.kind !== "amount" || part.amount.count >= 1) return undefined;
  if (part.amount.units.length === 0 || isWeightOrVolume(part.amount)) return undefined;
  const size = { start: tokens[from]?.start ?? 0, end: tokens[end - 1]?.end ?? 0 };
  chunks[at] = { ...part, amount: withSize(part.amount, value), wholeSize: size };
  chunks.pop();
  return next?.text === closingBracket ? after + 1 : after;
}

const isContainer = (token: Token | undefined, language: Language) =>
  language.portionLabels.sizedContainers.has(language.amounts.units.get(token?.stem ?? "") ?? "");
