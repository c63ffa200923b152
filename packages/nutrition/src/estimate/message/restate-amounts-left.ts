import type { Language } from "../../languages/language.ts";
import { roundTo } from "../../totals.ts";
import { readCount } from "../chunks/read-count.ts";
import { type Token, tokenize } from "../words/tokens.ts";
import type { CorrectedMessage } from "./corrected-message.ts";
import { type Edit, findLastNoun } from "./correction-target.ts";
import { isClauseStart, isEnd, skip, skipPerson } from "./find-parts-left.ts";
import { applyInOrder } from "./restate-parts-left.ts";

type Words = readonly Token[];

/** An amount without or with a unit, and the index after it. */
interface Amount {
  readonly count: number;
  /** A stem; undefined for pieces. */
  readonly unit?: string | undefined;
  readonly end: number;
}

/** "left half a cup of the rice": indices of tokens. */
interface AmountLeft {
  readonly from: number;
  readonly end: number;
  readonly amount: Amount;
}

/**
 * Takes an amount that was left or given away off the amount of its food in the same unit: "200 g rice, left 50 g of the
 * rice" as "150 g rice".
 */
export function restateAmountsLeft(
  message: CorrectedMessage,
  language: Language,
): CorrectedMessage {
  if (language.labelLines.energyWords.test(message.corrected)) return message;
  const tokens = tokenize(message.corrected, language);
  for (let at = 1; at < tokens.length; at += 1) {
    const left = isClauseStart(tokens, at, language) ? readLeft(tokens, at, language) : undefined;
    const edits = left && writeEaten(tokens, left, language);
    if (edits) return applyInOrder(message, edits);
  }
  return message;
}

function readLeft(tokens: Words, from: number, language: Language): AmountLeft | undefined {
  const { leavingVerbs, givingVerbs, particles, determiners } = language.partsLeft;
  const verb = skip(tokens, from, language);
  const text = tokens[verb]?.text ?? "";
  if (!leavingVerbs.has(text) && !givingVerbs.has(text)) return undefined;
  const person = skipPerson(tokens, verb + 1, language) ?? verb + 1;
  const next = particles.has(tokens[person]?.text ?? "") ? person + 1 : person;
  const amount = readAmount(tokens, skipApproximation(tokens, next, language), language);
  if (!amount) return undefined;
  const partitive = tokens[amount.end]?.text === language.functionWords.partitive ? 1 : 0;
  const determiner = determiners.has(tokens[amount.end + partitive]?.text ?? "") ? 1 : 0;
  const foodFrom = amount.end + partitive + determiner;
  let end = foodFrom;
  while (end - foodFrom < maxFoodWords && !isEnd(tokens, end, language)) end += 1;
  return end > foodFrom && isEnd(tokens, end, language) ? { from, end, amount } : undefined;
}

const maxFoodWords = 3;

/** After "about", which does not belong to the number. */
function skipApproximation(tokens: Words, from: number, language: Language): number {
  let at = from;
  while (
    language.partsLeft.fillers.has(tokens[at]?.text ?? "") &&
    readCount(tokens, at, language) === undefined
  )
    at += 1;
  return at;
}

function readAmount(tokens: Words, at: number, language: Language): Amount | undefined {
  const count = readCount(tokens, at, language);
  if (!count || count.value.isArticle) return undefined;
  const { gramsByUnit, mlByUnit, units, pieceUnits } = language.amounts;
  const stem = tokens[count.end]?.stem ?? "";
  const isUnit = [gramsByUnit, mlByUnit, units, pieceUnits].some((known) => known.has(stem));
  return {
    count: count.value.count,
    ...(isUnit && { unit: stem }),
    end: isUnit ? count.end + 1 : count.end,
  };
}

/** The clause is blanked, and the amount of the food becomes what was eaten. */
function writeEaten(
  tokens: Words,
  { from, end, amount }: AmountLeft,
  language: Language,
): readonly Edit[] | undefined {
  const [noun, first, mark] = [tokens[end - 1], tokens[from], tokens[from - 1]];
  if (!noun || !first) return undefined;
  const before = tokens.slice(0, from);
  const all = findAmount(before, findLastNoun(before, noun.stem, language), amount, language);
  const isPart = amount.unit === undefined && amount.count < 1;
  const left = all && (isPart ? amount.count * all.count : amount.count);
  if (all === undefined || left === undefined || all.count <= left) return undefined;
  const start = mark?.text === language.functionWords.comma ? mark.start : first.start;
  const eaten = `${roundTo(all.count - left, 2)}`;
  return [
    { start, end: noun.end, text: "" },
    { start: all.start, end: all.end, text: eaten.padEnd(all.end - all.start) },
  ];
}

/** The number of units of a food and its offsets: of "1.5 cups cooked rice", "rice 200 g". */
function findAmount(tokens: Words, nounAt: number, { unit }: Amount, language: Language) {
  if (nounAt < 0) return undefined;
  const isBracket = tokens[nounAt + 1]?.text === "(";
  const places = [
    ...Array.from({ length: maxWordsBetween }, (_, index) => nounAt - 1 - index),
    isBracket ? nounAt + 2 : nounAt + 1,
  ];
  for (const at of places) {
    const amount = at < 0 ? undefined : readAmount(tokens, at, language);
    const [first, last] = [tokens[at], tokens[(amount?.end ?? 0) - (unit === undefined ? 1 : 2)]];
    if (!amount || !first || !last) continue;
    return amount.unit === unit
      ? { count: amount.count, start: first.start, end: last.end }
      : undefined;
  }
  return undefined;
}

const maxWordsBetween = 5;
