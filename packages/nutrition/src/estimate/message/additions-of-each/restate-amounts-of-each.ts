import type { Language } from "../../../languages/language.ts";
import { type Token, tokenize } from "../../words/tokens.ts";
import type { CorrectedMessage } from "../corrected-message.ts";
import type { Edit } from "../correction-target.ts";
import { applyInOrder } from "../restate-parts-left.ts";
import { type Amount, amountsIn, has, isWordOfName, type Range, type Words } from "./amounts.ts";

/** Of one food in the list. */
const maxWordsOfName = 3;
/** One food is not a list. */
const minFoods = 2;

/** Writes the amount of each food of a list before its name: "200 g each of butter and sugar", "butter and sugar, 200 g each". */
export function restateAmountsOfEach(
  message: CorrectedMessage,
  language: Language,
): CorrectedMessage {
  const tokens = tokenize(message.corrected, language);
  const amounts = amountsIn(
    { tokens, taken: new Set(), language },
    { from: 0, to: tokens.length },
  ).filter(({ isMeasured }) => isMeasured);
  const edits = amounts.flatMap((amount, at) => {
    const each = eachAfter(tokens, amount.end, language);
    if (!each) return [];
    const written = message.corrected.slice(tokens[amount.at]?.start, tokens[amount.end - 1]?.end);
    const before = amounts[at - 1]?.end ?? 0;
    return (
      writeBeforeNames(tokens, amount, each, written, language) ??
      writeAfterNames(tokens, amount, each, written, before, language) ??
      []
    );
  });
  return edits.length > 0 ? applyInOrder(message, edits) : message;
}

/** "each", "each of", "of each" */
function eachAfter(tokens: Words, from: number, language: Language): Range | undefined {
  const isOf = (at: number) => tokens[at]?.text === language.functionWords.partitive;
  const at = isOf(from) ? from + 1 : from;
  if (!has(language.additionsOfEach.eachWords, tokens[at])) return undefined;
  return { from, to: at === from && isOf(at + 1) ? at + 2 : at + 1 };
}

/** "200 g each of butter, sugar and flour" */
function writeBeforeNames(
  tokens: Words,
  { at: start }: Amount,
  each: Range,
  amount: string,
  language: Language,
): readonly Edit[] | undefined {
  const names: Token[] = [];
  let at = each.to;
  for (;;) {
    const end = endOfName(tokens, at, language);
    const first = tokens[at];
    if (end === at || !first) break;
    names.push(first);
    at = skipJoiners(tokens, end, language);
    if (at === end) break;
  }
  const isOf = each.to - each.from > 1;
  if (names.length < minFoods || (!isOf && isOfPieces(tokens, endOfWords(tokens, start))))
    return undefined;
  const [, ...others] = names;
  return [
    blank(tokens, each),
    ...others.map(({ start: index }) => ({ start: index, end: index, text: `${amount} ` })),
  ];
}

/** "4 sausages, 50 g each": a number in the words before an index, from the last mark on. */
const isOfPieces = (tokens: Words, to: number): boolean => {
  const stop = tokens.findLastIndex(
    ({ kind, text }, at) => at < to && kind === "mark" && /[,.;:(\n]/.test(text),
  );
  return tokens.slice(stop + 1, to).some(({ kind }) => kind === "number");
};

/** The index after the words before an amount, without the mark between. */
function endOfWords(tokens: Words, amountAt: number): number {
  const before = tokens[amountAt - 1];
  return before?.kind === "mark" && /[,(–—:-]/.test(before.text) ? amountAt - 1 : amountAt;
}

/** "butter, sugar and flour, 200 g each" */
function writeAfterNames(
  tokens: Words,
  amount: Amount,
  each: Range,
  written: string,
  lowest: number,
  language: Language,
): readonly Edit[] | undefined {
  const next = tokens[each.to];
  if (next !== undefined && next.kind !== "mark" && !isListEnd(next, language)) return undefined;
  const to = endOfWords(tokens, amount.at);
  const { names, from } = namesBefore(tokens, { from: lowest, to }, language);
  if (names.length < minFoods || isOfPieces(tokens, from)) return undefined;
  return [
    ...names.map(({ start }) => ({ start, end: start, text: `${written} ` })),
    blank(tokens, { from: to, to: each.to }),
  ];
}

/** The first words of the names at the end of a range, and where they begin. */
function namesBefore(
  tokens: Words,
  range: Range,
  language: Language,
): { readonly names: readonly Token[]; readonly from: number } {
  const names: Token[] = [];
  let to = range.to;
  while (to > range.from) {
    const from = startOfName(tokens, { from: range.from, to }, language);
    const first = tokens[from];
    if (from === to || !first || isName(tokens[from - 1], language)) break;
    names.unshift(first);
    to = from;
    while (to > range.from && isJoiner(tokens[to - 1], language)) to -= 1;
    if (to === from) break;
  }
  return { names, from: to };
}

function startOfName(tokens: Words, { from: lowest, to }: Range, language: Language): number {
  let from = to;
  while (from > lowest && to - from < maxWordsOfName && isName(tokens[from - 1], language))
    from -= 1;
  return from;
}

const isListEnd = (token: Token, { additionsOfEach, functionWords }: Language) =>
  has(additionsOfEach.endsOfAdditions, token) || token.text === functionWords.accompaniment;

const blank = (tokens: Words, { from, to }: Range): Edit => ({
  start: tokens[from]?.start ?? 0,
  end: tokens[to - 1]?.end ?? 0,
  text: "",
});

const isJoiner = (token: Token | undefined, { exclusions }: Language) =>
  has(exclusions.exclusionListSeparators, token) || /^[&+]$/.test(token?.text ?? "");

function skipJoiners(tokens: Words, from: number, language: Language): number {
  let at = from;
  while (isJoiner(tokens[at], language)) at += 1;
  return at;
}

/** A word of a food, not one that goes on about what was done with it: "made 12", "i had two". */
const isName = (token: Token | undefined, language: Language): boolean =>
  isWordOfName(token, language) &&
  !isJoiner(token, language) &&
  !language.recipeRemarks.remarkRoles.has(token?.text ?? "") &&
  !language.mealNames.mealNames.has(token?.text ?? "");

function endOfName(tokens: Words, from: number, language: Language): number {
  let at = from;
  while (at - from < maxWordsOfName && isName(tokens[at], language)) at += 1;
  return at;
}
