import type { Language } from "../../../languages/language.ts";
import type { EatenPart } from "../../food-mention.ts";
import type { Span } from "../../words/span.ts";
import { nonFoodWords } from "../../words/stop-words.ts";
import type { Token } from "../../words/tokens.ts";
import { type RecipeMatch, toEatenPart } from "../eaten-part.ts";
import { leavesPart, withoutLeft } from "../join-remarks.ts";
import { readPartOfRecipe } from "../quantities/read-part-of-recipe.ts";
import { toRemark } from "../read-recipe-remarks.ts";
import type { RecipeRemark, RemarkKind, Role } from "../recipe-remark-rules.ts";
import { readFigure, roleAt } from "../remark-figures.ts";
import { findPartOfEach } from "./each-of-several.ts";
import {
  endAtPortions,
  findHeading,
  findIngredients,
  type Heading,
  isOfEach,
  markPortions,
  type Range,
} from "./ingredients.ts";
import { findNetWeight, type NetWeight } from "./net-weight.ts";
import type { Piece } from "./piece.ts";
import { readPieces } from "./pieces.ts";

/** A cooked dish: its ingredients, the part that was eaten, and the words that are neither. */
export interface RecipeMessage extends Span {
  readonly eaten: EatenPart;
  readonly spans: readonly Span[];
  /** The remarks on eaten parts, in order. */
  readonly shares: readonly RecipeMatch[];
  /** Words at the end of a remark that say something else: "cut into 12 squares, walnut topped". */
  readonly unread: readonly Span[];
}

/**
 * Reads a message about a cooked dish by the kinds of its pieces, in any order: a list of ingredients with amounts, remarks on
 * how much it made and on the eaten part, and foods that were eaten with it.
 */
export function readRecipeMessage(text: string, language: Language): RecipeMessage | undefined {
  const found = readPieces(text, language);
  const run = isReadable(text, found, language) ? findIngredients(found, language) : undefined;
  if (run === undefined) return undefined;
  const heading = findHeading(found, run, language);
  const list = endAtPortions(found, run, heading, language);
  const pieces = markPortions(found, list, heading, language);
  const net = findNetWeight(pieces, list, language);
  const remarks = readRemarks(pieces, list, heading, net, language);
  if (!isCooked(pieces, list, remarks)) return undefined;
  const part =
    findPartOfEach(pieces, list, remarks, language) ??
    readPart(remarks, heading !== undefined, net, language);
  const all = part
    ? undefined
    : pieces.find((piece, at) => at >= list.to && isAll(piece, language));
  const eaten = part ?? (heading && all ? { eaten: 1, whole: 1 } : undefined);
  if (eaten === undefined) return undefined;
  const [first, last] = [pieces[list.from], pieces[list.to - 1]];
  if (first === undefined || last === undefined) return undefined;
  return {
    start: heading?.start ?? first.start,
    end: endWithRemarks(pieces, list, remarks),
    eaten: { ...eaten, dish: heading?.dish ?? "" },
    spans: spansOf(pieces, list, { heading, all, net, remarks }, language),
    shares: remarks
      .filter((one) => one.remark.kind === "eaten" && !isLeftOfPortion(one, language))
      .map(({ remark }) => ({ ...remark, text: "" })),
    unread: remarks.flatMap(({ piece }) => unreadWords(piece, heading?.dish ?? "", language) ?? []),
  };
}

/** The same if each word around the ingredients has a role, so that none is left out. */
export function readWholeRecipe(text: string, language: Language): RecipeMessage | undefined {
  const found = readPieces(text, language);
  const list = isReadable(text, found, language) ? findIngredients(found, language) : undefined;
  const ingredients = list && ingredientsOf(text, found, list, language);
  const read = ingredients && readPartOfRecipe(text, ingredients, language);
  if (!read) return undefined;
  const dish = read.dish || (findHeading(found, list, language)?.dish ?? "");
  // "750 ml cola, half a bar (dropped the other half)"
  const isBeside = language.quantityWords.accompanied.test(text.slice(0, ingredients.start));
  if (!read.isDivided && (dish === "" || isBeside)) return undefined;
  return {
    start: 0,
    end: text.length,
    eaten: { ...read.part, dish },
    spans: read.spans,
    shares: [],
    unread: [],
  };
}

/** The ingredients without what they made, before or after them, and without the weight of all. */
function ingredientsOf(
  text: string,
  pieces: readonly Piece[],
  list: Range,
  { quantityWords }: Language,
): Span | undefined {
  const { beforeIngredients, endOfIngredients, makingIngredients, wholeOfDish } = quantityWords;
  let [from, to] = [list.from, list.to];
  const wordsOf = (at: number, next = at) =>
    text.slice(pieces[at]?.start ?? 0, pieces[next]?.end ?? 0);
  const isWhole = (at: number) => wholeOfDish.test(wordsOf(at));
  const isMade = (at: number) =>
    pieces[at]?.isMeasured === false &&
    beforeIngredients.test(text.slice(pieces[at]?.start, pieces[at + 1]?.start));
  while (from < to && (isWhole(from) || isMade(from))) from += 1;
  while (to > from + 1 && isWhole(to - 1)) to -= 1;
  const { start: first, end: last } = {
    start: pieces[from]?.start ?? 0,
    end: pieces[to - 1]?.end ?? 0,
  };
  const start = first + (makingIngredients.exec(text.slice(first, last))?.[0].length ?? 0);
  const length = endOfIngredients.exec(text.slice(start, last))?.index;
  const end = length === undefined ? last : start + length;
  return end > start ? { start, end } : undefined;
}

interface Words {
  readonly heading: Heading | undefined;
  /** "ate the lot" */
  readonly all: Piece | undefined;
  readonly net: NetWeight | undefined;
  readonly remarks: readonly ReadRemark[];
}

/** The words that are not ingredients. */
function spansOf(
  pieces: readonly Piece[],
  list: Range,
  { heading, all, net, remarks }: Words,
  language: Language,
): readonly Span[] {
  const start = pieces[list.from]?.start ?? 0;
  return [
    ...(heading && heading.end > heading.start ? [heading] : []),
    ...findComponents(pieces, list),
    ...(all ? [all] : []),
    ...(net?.pieces ?? []),
    ...introductions(pieces, list, language),
    ...remarks.flatMap(({ piece }) => wordsOfRemark(piece, piece.start < start, language)),
  ];
}

const isReadable = (text: string, pieces: readonly Piece[], language: Language) =>
  pieces.length <= maxPieces && !isNutritionLabel(text, pieces, language);

/** A recipe in a message has fewer. */
const maxPieces = 120;

/** "sushi set 12 pcs (6 nigiri, 6 rolls)": only words of cooking or eating make a recipe of counted foods. */
const isCooked = (
  pieces: readonly Piece[],
  { from, to }: Range,
  remarks: readonly ReadRemark[],
): boolean =>
  pieces.slice(from, to).some(({ isMeasured }) => isMeasured) ||
  remarks.some(({ piece }) => [...piece.roles].some((role) => cookingRoles.has(role)));

const cookingRoles: ReadonlySet<Role> = new Set<Role>([
  "makeVerb",
  "feedVerb",
  "divideVerb",
  "eatVerb",
  "ownWord",
  "groupWord",
  "peopleNoun",
]);

/** Figures of several nutrients are a label, not ingredients. */
const isNutritionLabel = (text: string, pieces: readonly Piece[], { recipeRemarks }: Language) => {
  const hasEnergy = pieces.some(({ kind }) => kind === "energy");
  const words = recipeRemarks.labelWords.filter((word) => word.test(text)).length;
  return words >= (hasEnergy ? minLabelWords - 1 : minLabelWords);
};
const minLabelWords = 3;

/** The index of the first piece that is about the dish: of the heading or the remarks before the ingredients. */
function startOfDish(pieces: readonly Piece[], list: Range, heading: Heading | undefined): number {
  let at = list.from;
  const isOfDish = (index: number) => {
    const piece = pieces[index];
    return (
      piece !== undefined && (piece.kind === "remark" || (heading && piece.end > heading.start))
    );
  };
  while (at > 0 && isOfDish(at - 1)) at -= 1;
  return at;
}

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
function endWithRemarks(
  pieces: readonly Piece[],
  { to }: Range,
  remarks: readonly ReadRemark[],
): number {
  const isRemark = (piece: Piece) => remarks.some((one) => one.piece === piece);
  const next = pieces.findIndex((piece, at) => at >= to && !isRemark(piece));
  return pieces[(next < 0 ? pieces.length : next) - 1]?.end ?? 0;
}

interface ReadRemark {
  readonly piece: Piece;
  readonly remark: RecipeRemark;
}

/** The remarks of a message; those that only make sense after another are read last. */
function readRemarks(
  pieces: readonly Piece[],
  list: Range,
  heading: Heading | undefined,
  net: NetWeight | undefined,
  language: Language,
): readonly ReadRemark[] {
  const from = startOfDish(pieces, list, heading);
  const found = new Map<Piece, RecipeRemark>();
  const isOutside = (at: number) => at < list.from || at >= list.to;
  const read = (piece: Piece, at: number, others: readonly Piece[], isEating: boolean) => {
    const known = net ? [net.remark] : [];
    const before = [...known, ...others.flatMap((one) => found.get(one) ?? [])];
    const isLast = at >= list.to;
    // "fish pie, half each: 300 g cod, ..."
    const isBare = (isLast || isOfEach(piece, language)) && isBarePart(piece);
    const clause = asClause(piece, isEating || isBare, !isLast);
    const remark = toRemark(clause, before);
    if (remark && !isRepeated(piece, remark, before))
      found.set(piece, leaves(piece, language) ? asLeft(remark) : remark);
  };
  const remarks = [...pieces.entries()].filter(
    ([at, piece]) =>
      isOutside(at) && at >= from && piece.kind === "remark" && !net?.pieces.includes(piece),
  );
  for (const [at, piece] of remarks) read(piece, at, pieces.slice(0, at), false);
  for (const [at, piece] of remarks) if (!found.has(piece)) read(piece, at, pieces, false);
  // "two slices of my cake": if no other remark says how much was eaten
  for (const [at, piece] of pieces.slice(0, list.from).entries()) {
    const isEaten = [...found.values()].some(({ kind }) => kind === "eaten");
    if (!isEaten && !found.has(piece) && isPartOf(piece, language)) read(piece, at, pieces, true);
  }
  return pieces.flatMap((piece) => {
    const remark = found.get(piece);
    return remark ? [{ piece, remark }] : [];
  });
}

/** "two slices of my cake", before the ingredients */
const isPartOf = ({ figures, tokens, roles, kind }: Piece, language: Language) =>
  (kind === "item" || kind === "remark") &&
  figures.length === 1 &&
  (roles.has("portionNoun") || figures[0]?.kind !== "wholeNumber") &&
  tokens.some(({ text }) => text === language.functionWords.partitive);

/** "a quarter each", "a sixth of the dish" */
const isBarePart = ({ figures, roles, lead, hasOtherWords }: Piece) =>
  figures.length === 1 &&
  !hasOtherWords &&
  figures[0]?.kind === "part" &&
  lead !== "(" &&
  !roles.has("restWord") &&
  !roles.has("otherPerson");

function asClause(piece: Piece, isLeading: boolean, isBefore: boolean): Piece {
  const added = isLeading ? "eatVerb" : isBefore && piece.isTimes ? "divideVerb" : undefined;
  return added ? { ...piece, roles: new Set([...piece.roles, added]) } : piece;
}

/** "six of us, so six portions" */
const isRepeated = (
  { roles }: Piece,
  { kind, groups }: RecipeRemark,
  before: readonly RecipeRemark[],
) =>
  kind === "eaten" &&
  !roles.has("eatVerb") &&
  !roles.has("ownWord") &&
  before.some((one) => one.kind === "division" && one.groups.count === groups.count);

/** "ate the lot", "drank it all" */
const isAll = ({ roles, figures, tokens }: Piece, language: Language) =>
  figures.length === 0 &&
  roles.has("eatVerb") &&
  !roles.has("otherPerson") &&
  !roles.has("restWord") &&
  tokens.some(({ text }) => language.recipeRemarks.wordsOfAll.has(text));

function readPart(
  remarks: readonly ReadRemark[],
  hasHeading: boolean,
  net: NetWeight | undefined,
  language: Language,
) {
  const ofKind = (kind: RemarkKind): RecipeMatch | undefined => {
    // "had 2 bowls, so 1 serving"
    const isRestated = (at: number) => {
      const next = remarks[at + 1];
      return (
        next?.remark.kind === kind && language.recipeRemarks.restatingWords.has(next.piece.lead)
      );
    };
    const all = remarks.filter(({ remark }, at) => remark.kind === kind && !isRestated(at));
    // "my husband ate half, I ate a quarter": the own part says more, and a number more than none.
    const own = all.filter(({ remark }) => remark.groups.left === undefined);
    const found =
      [...own, ...all].find(({ piece }) => piece.figures.length > 0) ?? own[0] ?? all[0];
    return found && { ...found.remark, text: "" };
  };
  const [division, share] = [ofKind("division"), ofKind("eaten")];
  const weight = net ? { ...net.remark, text: "" } : ofKind("cookedWeight");
  const ofShare = remarks.find(({ remark }) => remark.kind === "eaten")?.piece;
  // "400 g rice, 2 eggs, ate half of it" is half of the eggs
  const isOfAll = hasHeading || division || weight || /[.;!\n>–—-]/.test(ofShare?.lead ?? "");
  if (!isOfAll) return undefined;
  const onePortion = division && { ...division, groups: { count: "1" } };
  const left = remarks.find((one) => isLeftOfPortion(one, language))?.remark;
  const isDivided = remarks.some(
    (one) => one.remark.kind === "division" && isAmongPeople(one, language),
  );
  const isOfPortion = left && (share?.groups.left === undefined || isDivided);
  const isOnlyLeft = isOfPortion && share?.groups.left !== undefined;
  const eaten = (isOnlyLeft ? onePortion : share) ?? onePortion;
  const part = eaten && isOfPortion ? { ...eaten, groups: withoutLeft(eaten.groups, left) } : eaten;
  const whole = part && share ? withRest(remarks, part, division) : division;
  return part && toEatenPart(part, whole, weight, language);
}

/** "left a third of mine", of the person's own portion. */
const isLeftOfPortion = ({ remark, piece }: ReadRemark, language: Language) =>
  remark.groups.left !== undefined && leaves(piece, language);

const leaves = ({ tokens }: Piece, language: Language) =>
  leavesPart(tokens.map(({ text }) => text).join(" "), language);

/** "had my portion and left half" */
const asLeft = (remark: RecipeRemark): RecipeRemark =>
  remark.groups.part === undefined ? remark : { ...remark, groups: { left: remark.groups.part } };

/** "serves 4", "shared between 4", "5 people, equal shares"; not "cut in 4". */
const isAmongPeople = ({ remark, piece }: ReadRemark, { sharing }: Language) =>
  remark.isDividing ||
  piece.tokens.some(
    ({ text, stem }) =>
      sharing.sharingPrepositions.has(text) ||
      sharing.sharingVerbs.has(text) ||
      sharing.personNouns.has(stem),
  );

/** "had one portion, 3 left": the whole is both. */
function withRest(
  remarks: readonly ReadRemark[],
  share: RecipeMatch,
  division: RecipeMatch | undefined,
): RecipeMatch | undefined {
  const piece = remarks.find(({ remark }) => remark.start === division?.start)?.piece;
  const isRest = piece?.roles.has("restWord") || piece?.roles.has("laterPlace");
  const [eaten, rest] = [Number(share.groups.count), Number(division?.groups.count)];
  return division && isRest && eaten + rest > 0
    ? { ...division, groups: { count: `${eaten + rest}` } }
    : division;
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
function unreadWords({ tokens, roles }: Piece, dish: string, language: Language): Span | undefined {
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
