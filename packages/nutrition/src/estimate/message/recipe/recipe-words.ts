import type { Language } from "../../../languages/language.ts";
import type { Span } from "../../words/span.ts";
import { nonFoodWords } from "../../words/stop-words.ts";
import type { Token } from "../../words/tokens.ts";
import { readFigure, roleAt } from "../remark-figures.ts";
import type { Heading, Range } from "./ingredients.ts";
import type { NetWeight } from "./net-weight.ts";
import type { Piece } from "./piece.ts";
import type { ReadRemark } from "./read-remarks.ts";

/** What a message about a dish says besides its ingredients. */
export interface WordsOfRecipe {
  readonly heading: Heading | undefined;
  /** "ate the lot" */
  readonly all: Piece | undefined;
  readonly net: NetWeight | undefined;
  readonly remarks: readonly ReadRemark[];
}

/** The words that are not ingredients. */
export function spansOf(
  pieces: readonly Piece[],
  list: Range,
  { heading, all, net, remarks }: WordsOfRecipe,
  language: Language,
): readonly Span[] {
  const start = pieces[list.from]?.start ?? 0;
  return [
    ...(heading && heading.end > heading.start ? [heading] : []),
    ...findComponents(pieces, list),
    ...(all ? [all] : []),
    ...(net?.pieces ?? []),
    ...introductions(pieces, list, language),
    ...spacesBetweenItems(pieces, list),
    ...remarks.flatMap(({ piece }) => wordsOfRemark(piece, piece.start < start, language)),
    ...pieces.slice(list.to).filter(isOfNothing),
  ];
}

/** "2 eggs 300 ml milk": the space is read as a separator. */
const spacesBetweenItems = (pieces: readonly Piece[], { from, to }: Range): readonly Span[] =>
  pieces
    .filter(
      ({ lead, kind }, at) =>
        at > from && at < to && lead === "" && kind === "item" && pieces[at - 1]?.kind === "item",
    )
    .map(({ start }) => ({ start: start - 1, end: start }));

/** "seconds were had" */
const isOfNothing = ({ kind, roles, figures, hasOtherWords }: Piece) =>
  kind === "remark" && roles.has("eatVerb") && figures.length === 0 && !hasOtherWords;

/** "the whole cake:", "recipe was", "ingredients": words directly before the list, without a number. */
const introductions = (
  pieces: readonly Piece[],
  { from }: Range,
  language: Language,
): readonly Span[] =>
  pieces
    .filter(
      ({ kind, figures, roles }, at) =>
        at === from - 1 && kind !== "item" && figures.length === 0 && !roles.has("eatVerb"),
    )
    .flatMap(({ tokens }) => tokens.filter((token) => !isDay(token, language)));

const isDay = ({ text }: Token, language: Language) =>
  isTime({ text } as Token, language) && !language.recipeRemarks.cookingWords.has(text);

/** "icing 200 g cream cheese, 100 g sugar": the name of a part of the dish before its ingredients. */
const findComponents = (pieces: readonly Piece[], { from, to }: Range): readonly Span[] =>
  pieces.filter(
    ({ kind, lead }, at) =>
      at > from &&
      at < to &&
      kind === "name" &&
      /[;.\n]/.test(lead) &&
      /^$|:/.test(pieces[at + 1]?.lead ?? "."),
  );

/** The end of the list and of the remarks directly after it: their meal is that of the dish. */
export function endWithRemarks(
  pieces: readonly Piece[],
  { to }: Range,
  remarks: readonly ReadRemark[],
): number {
  const isRemark = (piece: Piece) => remarks.some((one) => one.piece === piece);
  const next = pieces.findIndex((piece, at) => at >= to && !isRemark(piece));
  return pieces[(next < 0 ? pieces.length : next) - 1]?.end ?? 0;
}

/** The words of a remark without those of its meal and time, and without other words, which may name a food. */
function wordsOfRemark(
  { tokens, roles, isPair, isPortion }: Piece,
  isBeforeList: boolean,
  language: Language,
): readonly Span[] {
  const isWhole =
    isPair ||
    isPortion === true ||
    isBeforeList ||
    roles.has("makeVerb") ||
    roles.has("feedVerb") ||
    roles.has("divideVerb");
  return tokens
    .filter(
      (token, at) =>
        !isTime(token, language) &&
        (isWhole ||
          roleAt(tokens, at, language) !== undefined ||
          roleAt(tokens, at - 1, language)?.length === 2 ||
          readFigure(tokens, at, language) !== undefined ||
          language.recipeRemarks.remarkUnits.has(token.text) ||
          token.kind !== "word"),
    )
    .map(({ start, end }) => ({ start, end }));
}

/** After the portions of a remark on the yield, words that do not name the dish. */
export function unreadWords(
  { tokens, roles }: Piece,
  dish: string,
  language: Language,
): Span | undefined {
  if (!roles.has("makeVerb") && !roles.has("divideVerb")) return undefined;
  const known = (token: Token, at: number) =>
    token.kind !== "word" ||
    roleAt(tokens, at, language) !== undefined ||
    readFigure(tokens, at, language) !== undefined ||
    nonFoodWords(language).has(token.text) ||
    isTime(token, language) ||
    dish.toLowerCase().includes(token.stem);
  const lastKnown = tokens.findLastIndex(known);
  const [before, first, last] = [tokens[lastKnown], tokens[lastKnown + 1], tokens.at(-1)];
  const isPortion =
    before !== undefined && roleAt(tokens, lastKnown, language)?.role === "portionNoun";
  return isPortion && first && last ? { start: first.start, end: last.end } : undefined;
}

const isTime = ({ text }: Token, language: Language) =>
  language.mealNames.mealNames.has(text) || language.recipeRemarks.namelessWords.has(text);
