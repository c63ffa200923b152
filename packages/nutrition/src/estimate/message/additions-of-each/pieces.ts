import type { Token } from "../../words/tokens.ts";
import {
  type Amount,
  amountsIn,
  has,
  isBreak,
  isOfPieces,
  type Message,
  type Range,
  type Words,
} from "./amounts.ts";
import type { EachWords } from "./find-each.ts";

/** "bagels x2": the name is before the number. */
const maxWordsBefore = 2;
/** "2 slices of toasted brown bread" */
const maxWordsAfter = 5;

/** The words that name pieces, before and after their number: "3 corn tacos", "bagels x2". */
export function nameOfPieces({ tokens, language }: Message, { at, countEnd, end }: Amount): Words {
  const { strongJoiners, eachWords } = language.additionsOfEach;
  const isName = (token: Token | undefined) =>
    token?.kind === "word" &&
    token.text !== language.functionWords.conjunction &&
    !has(strongJoiners, token) &&
    !has(eachWords, token);
  let to = end;
  while (to - end < maxWordsAfter && isName(tokens[to])) to += 1;
  return [...tokens.slice(Math.max(0, at - maxWordsBefore), at), ...tokens.slice(countEnd, to)];
}

/** "3 tacos", "bagels x2": what holds or carries its additions. */
export function isBase(message: Message, pieces: Amount): boolean {
  const { foodClasses, additionsOfEach } = message.language;
  const { basesWithAdditions, servingBases, spreadTargets, hotDrinks } = foodClasses;
  const { carriers, moreBases } = additionsOfEach;
  const bases = [basesWithAdditions, servingBases, spreadTargets, hotDrinks, carriers, moreBases];
  return nameOfPieces(message, pieces).some(({ stem }) => bases.some((words) => words.has(stem)));
}

/** The start of the sentence of a token. */
export function startOfSentence({ tokens }: Message, at: number): number {
  let start = at;
  while (start > 0 && !isBreak(tokens[start - 1])) start -= 1;
  return start;
}

/** The pieces that have additions: those that the noun after "each" names, or else the last ones that hold others. */
export function findPieces(message: Message, range: Range, each: EachWords): Amount | undefined {
  const { nounStem } = each;
  const all = amountsIn(message, range).filter(
    (amount) => isOfPieces(amount, message.language) && !message.taken.has(amount.at),
  );
  const last = () => all.findLast((pieces) => isBase(message, pieces)) ?? all.at(-1);
  if (nounStem === undefined) return last();
  const isNamed = (pieces: Amount) =>
    nameOfPieces(message, pieces).some(({ stem }) => stem === nounStem);
  const named = all.findLast(isNamed);
  return named ?? (message.language.additionsOfEach.anyPiece.has(nounStem) ? last() : undefined);
}

/** "with hummus (30 g": a food before an amount, which is not that of the pieces. */
export function isNamedBefore(message: Message, amount: Amount, pieces: Amount): boolean {
  const { tokens, language } = message;
  const at = tokens.findLastIndex(({ kind }, index) => index < amount.at && kind === "word");
  const word = tokens[at];
  return (
    word !== undefined &&
    at >= pieces.end &&
    !nameOfPieces(message, pieces).includes(word) &&
    !has(language.additionsOfEach.strongJoiners, word) &&
    !has(language.additionsOfEach.wordsBeforeSize, word)
  );
}
