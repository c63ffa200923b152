import type { Language } from "../../languages/language.ts";
import { roundTo } from "../../totals.ts";
import { readCount } from "../chunks/read-count.ts";
import { type Token, tokenize } from "../words/tokens.ts";
import type { CorrectedMessage } from "./corrected-message.ts";
import type { Edit } from "./correction-target.ts";
import { isMeasure } from "./recipe/figures.ts";
import { applyInOrder } from "./restate-parts-left.ts";

type Words = readonly Token[];

/** A number with its unit, if any. Indices of tokens. */
interface Amount {
  readonly at: number;
  readonly countEnd: number;
  readonly end: number;
  readonly count: number;
  /** It has a weight, a volume or a household measure. */
  readonly isMeasured: boolean;
  /** It has a measure or a word of pieces: "2 slices". */
  readonly hasUnit: boolean;
  readonly isArticle: boolean;
}

/** What is on or in each of several pieces, and their number. */
interface Additions {
  readonly pieces: Amount;
  readonly amounts: readonly Amount[];
  /** The words "each" and "on each". Indices of tokens. */
  readonly from: number;
  readonly to: number;
}

/**
 * Writes what is on each of several pieces as what is on all: "3 crackers with 10 g cheddar on each" as "3 crackers with
 * 30 g cheddar", and pieces that are only named by their fillings as what holds these: "3 tacos" as "3 tortillas".
 */
export function restateAdditionsOfEach(
  message: CorrectedMessage,
  language: Language,
): CorrectedMessage {
  const { eachWords } = language.additionsOfEach;
  const tokens = tokenize(message.corrected, language);
  for (let at = 1; at < tokens.length; at += 1) {
    if (!eachWords.has(tokens[at]?.text ?? "")) continue;
    const found = findAfter(tokens, at, language) ?? findBefore(tokens, at, language);
    if (found) return applyInOrder(message, writeAll(tokens, found, language));
  }
  return message;
}

const has = (words: ReadonlySet<string>, token: Token | undefined) => words.has(token?.text ?? "");

const isBreak = (token: Token | undefined) =>
  token === undefined || (token.kind === "mark" && /[.;!?\n]/.test(token.text));

/** "each with 40 g chicken, 20 g cheese": the first addition, and the measured ones in the same list. */
function findAfter(tokens: Words, each: number, language: Language): Additions | undefined {
  const { strongJoiners, endsOfAdditions } = language.additionsOfEach;
  const isJoined = has(strongJoiners, tokens[each - 1]);
  let from = each + 1;
  while (has(strongJoiners, tokens[from]) || /^[:/]$/.test(tokens[from]?.text ?? "")) from += 1;
  const first = amountAt(tokens, from, language) ?? amountAfterFood(tokens, from, each, language);
  const isList = from > each + 1 || isJoined || first?.hasUnit;
  if (first === undefined || !isList || !isOfFood(tokens, first, language)) return undefined;
  let to = first.end;
  while (!isBreak(tokens[to]) && tokens[to]?.text !== ")" && !has(endsOfAdditions, tokens[to]))
    to += 1;
  // "3 tacos each with 50 g beef, had 2 of them": a part of all.
  if (tokens.slice(first.end).some((token) => has(language.partsLeft.eatingVerbs, token)))
    return undefined;
  const pieces = piecesBefore(tokens, isJoined ? each - 1 : each, language);
  // "3 cakes each with 40 g flour": made of it
  if (!pieces || !isBase(tokens, pieces, each, language)) return undefined;
  const more = amountsIn(tokens, { from: first.end, to }, language);
  const amounts = [first, ...more.filter(({ hasUnit }) => hasUnit)];
  return { pieces, amounts, from: each, to: each + 1 };
}

/** Between a joiner and the amount of the next food. */
const maxWordsOfFood = 2;

/** "each with milk and 1 sugar": the amount after a food without one. */
function amountAfterFood(tokens: Words, from: number, each: number, language: Language) {
  if (from === each + 1) return undefined;
  const isJoinedAt = (at: number) => has(language.additionsOfEach.joiners, tokens[at]);
  const isConjunction = (at: number) => tokens[at]?.text === language.functionWords.conjunction;
  for (let at = from + 1; at <= from + maxWordsOfFood + 1; at += 1)
    if (isBreak(tokens[at])) return undefined;
    else if (isConjunction(at) || isJoinedAt(at)) return amountAt(tokens, at + 1, language);
  return undefined;
}

/** "10 g butter on each", "with 20 g butter each", "with hummus (30 g each)" */
function findBefore(tokens: Words, each: number, language: Language): Additions | undefined {
  const { placements, strongJoiners, wordsAfterEach } = language.additionsOfEach;
  const isPlaced = has(placements, tokens[each - 1]);
  const from = isPlaced ? each - 1 : each;
  let start = from;
  while (start > 0 && !isBreak(tokens[start - 1])) start -= 1;
  const all = amountsIn(tokens, { from: start, to: from }, language);
  const last = all.at(-1);
  if (last === undefined) return undefined;
  const at = all.findLastIndex((amount) => amount !== last && isOfPieces(amount));
  const pieces = all[at];
  // "3 rice cakes (9 g each) with ..."
  const isSizeOfEach = (amount: Amount) =>
    amount !== last && has(language.additionsOfEach.eachWords, tokens[amount.end]);
  const amounts = all.slice(at + 1).filter((amount) => !isSizeOfEach(amount));
  const [first] = amounts;
  if (!pieces || !first) return undefined;
  const between = tokens.slice(pieces.end, first.at);
  const isJoined = between.some((token) => has(strongJoiners, token));
  // "2 bars of 60 g each": the size of each
  const hasFood =
    isOfFood(tokens, last, language) ||
    (isJoined && last.isMeasured && endsWithFood(between, language));
  if (
    !hasFood ||
    !(isPlaced || isJoined) ||
    amounts.some(({ end }) => isEnergy(tokens[end], language))
  )
    return undefined;
  const to = isPlaced && has(wordsAfterEach, tokens[each + 1]) ? each + 2 : each + 1;
  return { pieces, amounts, from, to };
}

const isEnergy = (token: Token | undefined, { nutrientWords }: Language) =>
  nutrientWords.energyUnits.has(token?.stem ?? "");

/** "with hummus (" */
const endsWithFood = (between: Words, { additionsOfEach }: Language) =>
  !has(
    additionsOfEach.strongJoiners,
    between.findLast(({ kind }) => kind === "word"),
  );

/** A word of a food follows: "10 g butter", not "60 g each". */
function isOfFood(tokens: Words, { end }: Amount, language: Language): boolean {
  const at = tokens[end]?.text === language.functionWords.partitive ? end + 1 : end;
  const { eachWords, placements, joiners } = language.additionsOfEach;
  const token = tokens[at];
  return (
    token?.kind === "word" &&
    !isEnergy(token, language) &&
    ![eachWords, placements, joiners].some((words) => has(words, token))
  );
}

const mostPieces = 24;

/** "3 tacos", "two slices of toast" */
const isOfPieces = ({ count, isMeasured, isArticle }: Amount) =>
  !isMeasured && !isArticle && Number.isInteger(count) && count >= 2 && count <= mostPieces;

/** "3 tacos", "bagels x2": what holds or carries its additions. */
function isBase(tokens: Words, pieces: Amount, to: number, language: Language): boolean {
  const { basesWithAdditions, servingBases, spreadTargets } = language.foodClasses;
  const { carriers } = language.additionsOfEach;
  const bases = [basesWithAdditions, servingBases, spreadTargets, carriers];
  return nameOf(tokens, pieces, to).some(({ stem }) => bases.some((words) => words.has(stem)));
}

/** The words around a number of pieces. */
const nameOf = (tokens: Words, { at }: Amount, to: number): Words =>
  tokens.slice(Math.max(0, at - maxNameWords), to).filter((token) => token !== tokens[at]);

/** "bagels x2": the name is before the number. */
const maxNameWords = 2;

/** The last number of pieces before these words, in the same sentence: "3 tacos", "bagels x2". */
function piecesBefore(tokens: Words, to: number, language: Language): Amount | undefined {
  let from = to;
  while (from > 0 && !isBreak(tokens[from - 1])) from -= 1;
  const last = amountsIn(tokens, { from, to }, language).at(-1);
  return last && isOfPieces(last) ? last : undefined;
}

function amountsIn(
  tokens: Words,
  { from, to }: Pick<Additions, "from" | "to">,
  language: Language,
): readonly Amount[] {
  const found: Amount[] = [];
  for (let at = from; at < to; at += 1) {
    const amount = amountAt(tokens, at, language);
    if (amount === undefined) continue;
    found.push(amount);
    at = amount.end - 1;
  }
  return found;
}

function amountAt(tokens: Words, at: number, language: Language): Amount | undefined {
  const count = readCount(tokens, at, language);
  if (count === undefined) return undefined;
  const { gramsByUnit, units, pieceUnits, sizeWords } = language.amounts;
  const unitAt = sizeWords.has(tokens[count.end]?.text ?? "") ? count.end + 1 : count.end;
  const unit = tokens[unitAt]?.stem ?? "";
  const isMeasured = gramsByUnit.has(unit) || isMeasure(unit, language);
  const hasUnit = isMeasured || units.has(unit) || pieceUnits.has(unit);
  return {
    at,
    countEnd: count.end,
    end: hasUnit ? unitAt + 1 : count.end,
    count: count.value.count,
    isMeasured,
    hasUnit,
    isArticle: count.value.isArticle && !isMeasured,
  };
}

function writeAll(
  tokens: Words,
  { pieces, amounts, from, to }: Additions,
  language: Language,
): readonly Edit[] {
  const numbers = amounts.flatMap(({ at, countEnd, count }) => {
    const [first, last] = [tokens[at], tokens[countEnd - 1]];
    const text = `${roundTo(count * pieces.count, 2)}`;
    return first && last ? [{ start: first.start, end: last.end, text }] : [];
  });
  const [each, eachEnd] = [tokens[from], tokens[to - 1]];
  const words = each && eachEnd ? [{ start: each.start, end: eachEnd.end, text: "" }] : [];
  return [...words, ...numbers, ...writeCarrier(tokens, pieces, amounts, language)];
}

/** "3 corn tacos" of weighed fillings as "3 corn tortillas" */
function writeCarrier(
  tokens: Words,
  pieces: Amount,
  amounts: readonly Amount[],
  { additionsOfEach, amounts: { gramsByUnit } }: Language,
): readonly Edit[] {
  const isWeighed = amounts.some(({ end }) => gramsByUnit.has(tokens[end - 1]?.stem ?? ""));
  const [first] = amounts;
  const noun = nameOf(tokens, pieces, first?.at ?? pieces.end).find(({ stem }) =>
    additionsOfEach.carriers.has(stem),
  );
  const text = additionsOfEach.carriers.get(noun?.stem ?? "");
  return isWeighed && noun && text !== undefined
    ? [{ start: noun.start, end: noun.end, text }]
    : [];
}
