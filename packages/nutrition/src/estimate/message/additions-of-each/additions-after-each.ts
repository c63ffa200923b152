import type { Language } from "../../../languages/language.ts";
import type { Token } from "../../words/tokens.ts";
import { type Additions, isOfPeopleBefore, isSizeOfPiece } from "./additions.ts";
import {
  type Amount,
  amountAt,
  amountsIn,
  has,
  isBreak,
  isOfFood,
  type Message,
} from "./amounts.ts";
import type { EachWords } from "./find-each.ts";
import { findPieces, isBase, startOfSentence } from "./pieces.ts";

/** The first addition of a list after "each". */
interface List {
  readonly first: Amount;
  /** The words between the name of the pieces and the list: "each one of them has". Indices of tokens. */
  readonly from: number;
  readonly to: number;
}

/** "each with 40 g chicken, 20 g cheese": the first addition, and the measured ones in the same list. */
export function findAfter(message: Message, each: EachWords): Additions | undefined {
  const { tokens, language } = message;
  const list = findList(message, each);
  if (!list || isSizeBefore(message, each) || isOfPeopleBefore(message, each)) return undefined;
  const { first, from, to } = list;
  // "3 tacos each with 50 g beef, had 2 of them": a part of all.
  if (tokens.slice(first.end).some((token) => has(language.partsLeft.eatingVerbs, token)))
    return undefined;
  const pieces = piecesBefore(message, from, each);
  const isFilled = tokens.slice(from, to).some(isWordOfFilling(language));
  // "3 cakes each with 40 g flour": made of it
  if (!pieces || !(isFilled || isBase(message, pieces))) return undefined;
  const more = amountsIn(message, { from: first.end, to: endOfList(message, first.end) });
  const amounts = [first, ...more.filter(({ hasUnit }) => hasUnit)].filter(
    (one, index, all) => !isSizeOfPiece(message, one) && !isPerPiece(all[index - 1], one),
  );
  return { pieces, amounts, words: writeJoiner(message, each, to) };
}

/** "each with 40 g chicken", "each 40 g chicken": not "each 40 g" */
function findList(message: Message, each: EachWords): List | undefined {
  const { tokens, language } = message;
  const { strongJoiners, wordsOfHaving } = language.additionsOfEach;
  const from = has(strongJoiners, tokens[each.from - 1]) ? each.from - 1 : each.from;
  const marks = startOfSentence(message, from) === from ? /^[:/,]$/ : /^[:/]$/;
  let to = each.to;
  while (has(wordsOfHaving, tokens[to]) || marks.test(tokens[to]?.text ?? "")) to += 1;
  const isIntroduced = to > each.to || from < each.from;
  const first =
    amountAt(tokens, to, language) ?? (isIntroduced ? amountAfterFood(message, to) : undefined);
  const isList = isIntroduced || first?.hasUnit;
  return first && isList && isOfFood(message, first) ? { first, from, to } : undefined;
}

const isWordOfFilling =
  ({ additionsOfEach }: Language) =>
  (token: Token) =>
    has(additionsOfEach.wordsOfFilling, token);

/** "each one has 2 slices of bread": "with 2 slices of bread" */
function writeJoiner({ tokens, language }: Message, each: EachWords, to: number) {
  const isWith = tokens
    .slice(each.from - 1, to)
    .some((token) => has(language.additionsOfEach.strongJoiners, token));
  if (isWith) return { from: each.from, to: each.to, joiner: "" };
  const isAfterMark = tokens[each.from - 1]?.kind === "mark";
  const from = isAfterMark ? each.from - 1 : each.from;
  return { from, to, joiner: ` ${language.functionWords.accompaniment}` };
}

/** "two packs of noodles 70 g each with a tin of sardines", "two crumpets, 97 kcal each with butter" */
function isSizeBefore(message: Message, each: EachWords): boolean {
  const { energyUnits } = message.language.nutrientWords;
  if (energyUnits.has(message.tokens[each.from - 1]?.stem ?? "")) return true;
  const from = startOfSentence(message, each.from);
  const last = amountsIn(message, { from, to: each.from }).at(-1);
  return !each.isPlaced && last?.end === each.from && last.isMeasured;
}

/** "a slice" in "20 g a slice" */
const isPerPiece = (before: Amount | undefined, { at, isArticle }: Amount) =>
  isArticle && before?.isMeasured === true && before.end === at;

function endOfList({ tokens, language }: Message, from: number): number {
  let to = from;
  while (
    !isBreak(tokens[to]) &&
    tokens[to]?.text !== ")" &&
    !has(language.additionsOfEach.endsOfAdditions, tokens[to])
  )
    to += 1;
  return to;
}

/** The pieces in the same sentence, or in the one before "In each: 50 g ham". */
function piecesBefore(message: Message, to: number, each: EachWords): Amount | undefined {
  const start = startOfSentence(message, to);
  const found = findPieces(message, { from: start, to }, each);
  if (found || start < to || start === 0) return found;
  return findPieces(message, { from: startOfSentence(message, start - 1), to: start - 1 }, each);
}

/** Between a joiner and the amount of the next food. */
const maxWordsOfFood = 2;

/** "each with milk and 1 sugar": the amount after a food without one. */
function amountAfterFood({ tokens, language }: Message, from: number): Amount | undefined {
  const isJoinedAt = (at: number) => has(language.additionsOfEach.joiners, tokens[at]);
  const isConjunction = (at: number) => tokens[at]?.text === language.functionWords.conjunction;
  for (let at = from + 1; at <= from + maxWordsOfFood + 1; at += 1)
    if (isBreak(tokens[at])) return undefined;
    else if (isConjunction(at) || isJoinedAt(at)) return amountAt(tokens, at + 1, language);
  return undefined;
}
