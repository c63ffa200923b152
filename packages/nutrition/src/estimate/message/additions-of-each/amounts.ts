import type { Language } from "../../../languages/language.ts";
import { readCount } from "../../chunks/read-count.ts";
import type { Token } from "../../words/tokens.ts";
import { isMeasure } from "../recipe/figures.ts";

/** The tokens of a message. */
export type Words = readonly Token[];

/** A number with its unit, if any. Indices of tokens. */
export interface Amount {
  readonly at: number;
  /** The end of the number; `at` if there is none: "tsp ghee". */
  readonly countEnd: number;
  readonly end: number;
  readonly count: number;
  /** The stem of its unit, or "". */
  readonly unit: string;
  /** It has a weight, a volume or a household measure. */
  readonly isMeasured: boolean;
  /** It has a measure or a word of pieces: "2 slices". */
  readonly hasUnit: boolean;
  readonly isArticle: boolean;
}

/** A message, and the indices of the numbers in it that are those of additions already. */
export interface Message {
  readonly tokens: Words;
  readonly taken: ReadonlySet<number>;
  readonly language: Language;
}

/** Tokens from `from` up to `to`. */
export interface Range {
  readonly from: number;
  readonly to: number;
}

/** Whether a token is one of these words. */
export const has = (words: ReadonlySet<string>, token: Token | undefined): boolean =>
  words.has(token?.text ?? "");

/** The end of a sentence or of the message. */
export const isBreak = (token: Token | undefined): boolean =>
  token === undefined || (token.kind === "mark" && /[.;!?\n]/.test(token.text));

/** The amounts in a range of tokens. */
export function amountsIn({ tokens, language }: Message, { from, to }: Range): Amount[] {
  const found: Amount[] = [];
  for (let at = from; at < to; at += 1) {
    const amount = amountAt(tokens, at, language) ?? spoonAt(tokens, at, language);
    if (amount === undefined) continue;
    found.push(amount);
    at = amount.end - 1;
  }
  return found;
}

/** The amount that starts with a token. */
export function amountAt(tokens: Words, at: number, language: Language): Amount | undefined {
  const count = readCount(tokens, at, language);
  if (count === undefined) return undefined;
  const { gramsByUnit, units, pieceUnits, sizeWords } = language.amounts;
  const unitAt = sizeWords.has(tokens[count.end]?.text ?? "") ? count.end + 1 : count.end;
  const unit = tokens[unitAt]?.stem ?? "";
  const isMeasured = gramsByUnit.has(unit) || isMeasure(unit, language);
  const hasUnit = isMeasured || units.has(unit) || pieceUnits.has(unit);
  // "a 25 g slice"
  const next =
    count.value.isArticle && !hasUnit ? amountAt(tokens, count.end, language) : undefined;
  if (next?.isMeasured) return next;
  return {
    at,
    countEnd: count.end,
    end: hasUnit ? unitAt + 1 : count.end,
    count: count.value.count,
    unit: hasUnit ? unit : "",
    isMeasured,
    hasUnit,
    isArticle: count.value.isArticle && !isMeasured,
  };
}

/** "3 idlis, tsp ghee each": one of a measure. */
function spoonAt(tokens: Words, at: number, language: Language): Amount | undefined {
  const { spoons, strongJoiners } = language.additionsOfEach;
  const unit = tokens[at]?.stem ?? "";
  const before = tokens[at - 1];
  const isStart = before?.kind === "mark" || has(strongJoiners, before);
  if (!spoons.has(language.amounts.units.get(unit) ?? "") || !isStart) return undefined;
  const one = { at, countEnd: at, end: at + 1, count: 1, unit };
  return { ...one, isMeasured: true, hasUnit: true, isArticle: false };
}

const mostPieces = 24;

/** "3 tacos", "two slices of toast", "2 cups of tea": not "2 tbsp". */
export const isOfPieces = (
  { count, unit, isMeasured, isArticle }: Amount,
  { additionsOfEach, amounts }: Language,
): boolean =>
  (!isMeasured || additionsOfEach.vesselsOfDrinks.has(amounts.units.get(unit) ?? "")) &&
  !isArticle &&
  Number.isInteger(count) &&
  count >= 2 &&
  count <= mostPieces;

/** A unit of energy. */
export const isEnergy = (token: Token | undefined, { nutrientWords }: Language): boolean =>
  nutrientWords.energyUnits.has(token?.stem ?? "");

/** A word that may belong to the name of a food: not a joiner, "on" or "each". */
export function isWordOfName(token: Token | undefined, { additionsOfEach }: Language): boolean {
  const { eachWords, placements, joiners } = additionsOfEach;
  return (
    token?.kind === "word" && ![eachWords, placements, joiners].some((words) => has(words, token))
  );
}

/** A word of a food follows: "10 g butter", not "60 g each". */
export function isOfFood({ tokens, language }: Message, { end }: Amount): boolean {
  const at = tokens[end]?.text === language.functionWords.partitive ? end + 1 : end;
  return isWordOfName(tokens[at], language) && !isEnergy(tokens[at], language);
}
