import type { Language } from "../../../languages/language.ts";
import { leavesPart } from "../join-remarks.ts";
import { toRemark } from "../read-recipe-remarks.ts";
import type { RecipeRemark } from "../recipe-remark-rules.ts";
import { type Heading, isOfEach, isPartOfBatch, type Range } from "./ingredients.ts";
import type { NetWeight } from "./net-weight.ts";
import type { Piece } from "./piece.ts";

/** A remark and the piece that says it. */
export interface ReadRemark {
  readonly piece: Piece;
  readonly remark: RecipeRemark;
}

/** The remarks around the ingredients; those that only make sense after another are read last. */
export function readRemarks(
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
    if (!isEaten && !found.has(piece) && isPartOf(pieces, at, language))
      read(piece, at, pieces, true);
  }
  return pieces.flatMap((piece) => {
    const remark = found.get(piece);
    return remark ? [{ piece, remark }] : [];
  });
}

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

/** "two slices of my cake" or "had 3 energy balls, batch of 16 =", before the ingredients */
const isPartOf = (pieces: readonly Piece[], at: number, language: Language) => {
  const [before, piece, next] = [pieces[at - 1], pieces[at], pieces[at + 1]];
  if (piece?.figures.length !== 1) return false;
  const isCounted = piece.kind === "item" && !piece.isMeasured;
  const isOfBatch = next?.roles.has("wholeNoun") && next.figures.length === 1;
  if (isCounted && isOfBatch && before?.roles.has("eatVerb")) return true;
  if (isPartOfBatch(pieces, at)) return true;
  const { kind, figures, tokens, roles } = piece;
  return (
    (kind === "item" || kind === "remark") &&
    (roles.has("portionNoun") || figures[0]?.kind !== "wholeNumber") &&
    tokens.some(({ text }) => text === language.functionWords.partitive)
  );
};

/** "a quarter each", "a sixth of the dish" */
const isBarePart = ({ figures, roles, lead, hasOtherWords }: Piece) =>
  figures.length === 1 &&
  !hasOtherWords &&
  figures[0]?.kind === "part" &&
  lead !== "(" &&
  !roles.has("restWord") &&
  !roles.has("otherPerson");

function asClause(piece: Piece, isLeading: boolean, isBefore: boolean): Piece {
  const isYield = isBefore && (piece.isTimes || isBareNumber(piece));
  const added = isLeading ? "eatVerb" : isYield ? "divideVerb" : undefined;
  return added ? { ...piece, roles: new Set([...piece.roles, added]) } : piece;
}

/** "muffins, 12: 300 g flour, ...", before the ingredients */
const isBareNumber = ({ figures: [figure, ...others], roles, hasOtherWords }: Piece) =>
  figure?.kind === "wholeNumber" &&
  figure.value > 1 &&
  others.length === 0 &&
  roles.size === 0 &&
  !hasOtherWords;

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

/** "left a third of mine", of the person's own portion. */
export const isLeftOfPortion = ({ remark, piece }: ReadRemark, language: Language) =>
  remark.groups.left !== undefined && leaves(piece, language);

const leaves = ({ tokens }: Piece, language: Language) =>
  leavesPart(tokens.map(({ text }) => text).join(" "), language);

/** "had my portion and left half" */
const asLeft = (remark: RecipeRemark): RecipeRemark =>
  remark.groups.part === undefined ? remark : { ...remark, groups: { left: remark.groups.part } };
