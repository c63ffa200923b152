import type { Language } from "../../../languages/language.ts";
import { mergeNumberTokens } from "../../chunks/merge-number-tokens.ts";
import { type Token, tokenize } from "../../words/tokens.ts";
import type { Role } from "../recipe-remark-rules.ts";
import { readFigure, roleAt } from "../remark-figures.ts";
import {
  type FoundFigure,
  figureAt,
  isMeasure,
  isPortion,
  isVesselOfFood,
  wholeAfter,
} from "./figures.ts";
import { type End, endOfFood, endOfRemark, type Food, foodAfter, isMade } from "./foods.ts";
import { type Piece, toPiece } from "./piece.ts";

/** A longer piece without a mark is divided, so that the time grows with the length of the text. */
const maxTokens = 24;

/** Divides a text at its marks and joining words, and before each amount of a food. */
export function readPieces(text: string, language: Language): readonly Piece[] {
  const tokens = mergeNumberTokens(tokenize(text, language), language);
  const pieces: Piece[] = [];
  let lead = "";
  let from = 0;
  for (let at = 0; at <= tokens.length; ) {
    const isLong = at - from >= maxTokens;
    const length = at === tokens.length ? 1 : boundaryAt(tokens, at, from, language);
    if (length === 0 && !isLong) {
      at += 1;
      continue;
    }
    // "frittata for two = 5 eggs, 60 g feta": before the ingredients, not what they made
    const isBeforeList = lead === "=" && pieces.every(({ kind }) => kind !== "item");
    if (at > from)
      pieces.push(...divideClauses(tokens.slice(from, at), isBeforeList ? ":" : lead, language));
    const words = joinWords(tokens.slice(at, at + length));
    lead = at > from ? words : lead + words;
    at += length;
    from = at;
  }
  return pieces;
}

/** "out of", "w/" */
const joinWords = (tokens: readonly Token[]) =>
  tokens.map(({ text }) => text).join(tokens.every(({ kind }) => kind === "word") ? " " : "");

/** Number of tokens of a mark or joining word at this index. */
function boundaryAt(
  tokens: readonly Token[],
  at: number,
  from: number,
  language: Language,
): number {
  const { pieceBoundaries, meansWith } = language.recipeRemarks;
  const [before, token] = [tokens[at - 1], tokens[at]];
  if (token?.kind === "mark") return endsPiece(tokens, at, from, language) ? 1 : 0;
  if (token?.kind !== "word") return 0;
  if (isWithSharer(tokens, at, from, language)) return 0;
  if (isBoundaryOfTwo(tokens, at, language)) return 2;
  if (meansWith.has(token.text)) return 1;
  if (!pieceBoundaries.has(token.text)) return 0;
  // "so far"
  if ((roleAt(tokens, at, language)?.length ?? 1) > 1) return 0;
  // "me and my two flatmates", "a portion and a half"
  const isJoined = joinsPeople(tokens, at, language) || joinsHalf(tokens, at, language);
  return before === undefined || !isJoined ? 1 : 0;
}

/** "w/", "out of" */
const isBoundaryOfTwo = (tokens: readonly Token[], at: number, language: Language) =>
  language.recipeRemarks.meansWith.has(tokens[at]?.text ?? "")
    ? /^[/.]$/.test(tokens[at + 1]?.text ?? "")
    : isOutOfFood(tokens, at, language);

/** "18 muffins out of 300 g flour", not "300 g out of 1.2 kg" */
function isOutOfFood(tokens: readonly Token[], at: number, language: Language): boolean {
  const [before, token, next] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  const isPhrase = language.recipeRemarks.wordsOfMaking.has(`${token?.text} ${next?.text}`);
  const figure = isPhrase ? figureAt(tokens, at + 2, language) : undefined;
  return (
    figure?.value.kind === "weight" &&
    before?.kind === "word" &&
    !isMeasure(before.stem, language) &&
    foodAfter(tokens, figure, language) !== undefined
  );
}

function endsPiece(
  tokens: readonly Token[],
  at: number,
  from: number,
  language: Language,
): boolean {
  const [before, { text, start, end } = { text: "", start: 0, end: 0 }, next] = [
    tokens[at - 1],
    tokens[at],
    tokens[at + 1],
  ];
  // "2-3", "1/2"
  const isInNumber = before?.kind === "number" && next?.kind === "number";
  const isTight = before?.end === start && end === next?.start;
  if (isInNumber && isTight) return false;
  // "m&ms"
  if (text === "&" && isTight) return false;
  if (text === ":" || text === "=") return !isLabel(tokens, from, at, language);
  // "60 g (dry) basmati"
  const isState = (token: Token | undefined) =>
    token !== undefined && language.stopWords.weighedStates.has(token.stem);
  if (text === "(")
    return !(isState(next) && tokens[at + 2]?.text === ")") && !isSizeOfTin(tokens, at, language);
  if (text === ")")
    return (
      !(isState(before) && tokens[at - 2]?.text === "(") && !endsSizeOfTin(tokens, at, language)
    );
  return text !== "'";
}

/** "1 tin (400 ml) coconut milk": the bracket after a unit, before the food. */
function isSizeOfTin(tokens: readonly Token[], open: number, language: Language): boolean {
  const size = readFigure(tokens, open + 1, language);
  return (
    isMeasure(tokens[open - 1]?.stem ?? "", language) &&
    size?.value.kind === "weight" &&
    tokens[size.end]?.text === ")" &&
    tokens[size.end + 1]?.kind === "word"
  );
}

const endsSizeOfTin = (tokens: readonly Token[], close: number, language: Language) =>
  isSizeOfTin(
    tokens,
    tokens.findLastIndex(({ text }, at) => at < close && text === "("),
    language,
  );

/** "Servings: 6", "I ate: 1" */
function isLabel(
  tokens: readonly Token[],
  from: number,
  mark: number,
  language: Language,
): boolean {
  const before = tokens.slice(from, mark);
  const roles = before.map((_, at) => roleAt(before, at, language)?.role);
  const number = tokens[mark + 1]?.kind === "number" && figureAt(tokens, mark + 1, language);
  return (
    number !== undefined &&
    number !== false &&
    foodAfter(tokens, number, language) === undefined &&
    roles.every((role) => role !== undefined) &&
    roles.some((role) => role !== "filler")
  );
}

const personRoles: ReadonlySet<Role | undefined> = new Set<Role>([
  "ownWord",
  "otherPerson",
  "peopleNoun",
  "groupWord",
]);

const joinsPeople = (tokens: readonly Token[], at: number, language: Language) => {
  // "me and" is a phrase of its own.
  const isPerson = (index: number) =>
    personRoles.has(language.recipeRemarks.remarkRoles.get(tokens[index]?.text ?? ""));
  return isPerson(at - 1) && [at + 1, at + 2].some(isPerson) && !isEating(tokens, at + 2, language);
};

const isEating = (tokens: readonly Token[], at: number, language: Language) =>
  roleAt(tokens, at, language)?.role === "eatVerb";

/** "shared equally with my son" */
function isWithSharer(
  tokens: readonly Token[],
  at: number,
  from: number,
  language: Language,
): boolean {
  const { meansWith, wordsBeforeSharer } = language.recipeRemarks;
  const word = tokens[at]?.text ?? "";
  if (!wordsBeforeSharer.has(word) && !meansWith.has(word)) return false;
  const isPerson = [at + 1, at + 2, at + 3].some((index) =>
    personRoles.has(roleAt(tokens, index, language)?.role),
  );
  const isShared = tokens.slice(from, at).some((_, index) => {
    const role = roleAt(tokens, from + index, language)?.role;
    return role === "divideVerb" || role === "equalWord";
  });
  return isPerson && isShared;
}

const joinsHalf = (tokens: readonly Token[], at: number, language: Language) =>
  [at + 1, at + 2].some((index) => readFigure(tokens, index, language)?.value.kind === "part") &&
  (tokens[at - 1]?.kind === "number" ||
    language.amounts.numberWords.has(tokens[at - 1]?.text ?? "") ||
    isPortion(tokens[at - 1], language));

/** "... an onion it made six bowls i had two": clauses without a mark between, after an amount. */
function divideClauses(
  tokens: readonly Token[],
  lead: string,
  language: Language,
): readonly Piece[] {
  // "and an onion it made six bowls"
  const isListed = lead === language.functionWords.conjunction;
  const hasFigure = (until: number) =>
    tokens
      .slice(0, until)
      .some(
        ({ text }, at) =>
          figureAt(tokens, at, language) !== undefined ||
          (isListed && language.amounts.articles.has(text)),
      );
  const at = tokens.findIndex(
    (_, index) => index > 1 && beginsClause(tokens, index, language) && hasFigure(index),
  );
  return at < 0
    ? divide(tokens, lead, language)
    : [
        ...divide(tokens.slice(0, at), lead, language),
        ...divideClauses(tokens.slice(at), "", language),
      ];
}

/** "it was cut", "i had", "we were four", "cut it into ten" */
function beginsClause(tokens: readonly Token[], at: number, language: Language): boolean {
  const { clauseSubjects, wordsOfPastTense } = language.recipeRemarks;
  const { role, length = 0 } = roleAt(tokens, at, language) ?? {};
  const isCount = tokens[at]?.text === language.functionWords.partitive;
  if (role === "groupWord" && length > 1 && !isCount) return true;
  if (role === "divideVerb" && clauseSubjects.has(tokens[at + 1]?.text ?? "")) return true;
  if (!clauseSubjects.has(tokens[at]?.text ?? "")) return false;
  const verb = wordsOfPastTense.has(tokens[at + 1]?.text ?? "") ? at + 2 : at + 1;
  return clauseVerbs.has(roleAt(tokens, verb, language)?.role);
}

const clauseVerbs: ReadonlySet<Role | undefined> = new Set<Role>([
  "makeVerb",
  "divideVerb",
  "feedVerb",
  "weighVerb",
  "eatVerb",
]);

/** One piece, or the words before an amount and the food with it, or a remark and what follows it. */
function divide(tokens: readonly Token[], lead: string, language: Language): readonly Piece[] {
  for (let at = 0; at < tokens.length; at += 1) {
    const figure = figureAt(tokens, at, language);
    if (figure === undefined) continue;
    const parts = divideAt(tokens, at, figure, lead, language);
    if (parts) return parts;
    at = figure.end - 1;
  }
  return tokens.length > 0 ? divideAtContainer(tokens, lead, language) : [];
}

/** "bean salad can kidney beans": the name of a dish and its first ingredient. */
function divideAtContainer(
  tokens: readonly Token[],
  lead: string,
  language: Language,
): readonly Piece[] {
  const figureOf = (at: number) => figureAt(tokens.slice(at), 0, language);
  const at = tokens.findIndex((token, index) => {
    const figure = index > 0 && isVesselOfFood(token, language) ? figureOf(index) : undefined;
    const isAfterName = roleAt(tokens, index - 1, language) === undefined;
    return figure && isAfterName && foodAfter(tokens.slice(index), figure, language);
  });
  const parts = at < 0 ? [tokens] : [tokens.slice(0, at), tokens.slice(at)];
  return parts.flatMap((part, index) =>
    index === 0 ? [toPiece(part, lead, undefined, language)] : divide(part, "", language),
  );
}

/** Divides at a figure: before and after the food that it is of, or at the end of the remark that it is in. */
function divideAt(
  tokens: readonly Token[],
  at: number,
  figure: FoundFigure,
  lead: string,
  language: Language,
): readonly Piece[] | undefined {
  const pair = wholeAfter(tokens, figure, language);
  if (pair) return splitAt(tokens, endOfRemark(tokens, pair.end, language), lead, language);
  if (isMade(tokens, at, figure, lead, language)) return undefined;
  const food = foodAfter(tokens, figure, language);
  if (food) return divideAtFood(tokens, { at, end: figure.end }, food, lead, language);
  const end = endOfRemark(tokens, figure.end, language);
  return end && splitAt(tokens, end, lead, language);
}

/** The words before an amount, the food with it, and what follows. */
function divideAtFood(
  tokens: readonly Token[],
  { at, end }: { readonly at: number; readonly end: number },
  food: Food,
  lead: string,
  language: Language,
): readonly Piece[] {
  const next = endOfFood(tokens, end, language);
  return [
    ...(at > 0 ? [toPiece(tokens.slice(0, at), lead, undefined, language)] : []),
    toPiece(tokens.slice(at, next), at === 0 ? lead : "", food, language),
    ...divide(tokens.slice(next), "", language),
  ];
}

/** A remark, and what follows it: after the word at its end, or from it. */
function splitAt(
  tokens: readonly Token[],
  end: End | undefined,
  lead: string,
  language: Language,
): readonly Piece[] {
  const at = end?.at ?? tokens.length;
  const first = toPiece(tokens.slice(0, at), lead, undefined, language);
  const rest = tokens.slice(end?.isPartOfRest ? at : at + 1);
  const word = end?.isPartOfRest ? "" : (tokens[at]?.text ?? "");
  return rest.length > 0 ? [first, ...divide(rest, word, language)] : [first];
}
