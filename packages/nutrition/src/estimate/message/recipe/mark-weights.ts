import type { Language } from "../../../languages/language.ts";
import type { Role } from "../recipe-remark-rules.ts";
import type { Range } from "./ingredients.ts";
import type { Piece } from "./piece.ts";

/**
 * Marks the weights of all and of the eaten part that have no word of it: "60 g oats, 350 ml milk, cooked to 380 g. Ate 250 g",
 * "curry pot 1.6 kg: 600 g chicken, ...", "came to 800 g. 200 g for lunch", "my plate: 350 g curry".
 */
export function markWeights(
  pieces: readonly Piece[],
  list: Range,
  language: Language,
): readonly Piece[] {
  const isOnPlateAt = (at: number) => at >= list.to && isOnPlate(pieces, at, language);
  const isEaten = pieces.some(
    (piece, at) => (at >= list.to && isEatenWeight(piece)) || isOnPlateAt(at),
  );
  const weighed = pieces.findIndex(
    (piece, at) =>
      (at >= list.to && (isWeightOfAll(piece) || isWeightAfterSign(piece))) ||
      (at === list.from - 1 && isWeightOfAll(piece)),
  );
  const roleAfterWeight = (piece: Piece, at: number): Role | undefined => {
    if (!isAmount(piece) || at < list.to || at < weighed) return undefined;
    return at === weighed ? "weighVerb" : "eatVerb";
  };
  const isOfAll = (piece: Piece, at: number) =>
    isEaten &&
    ((at === list.to && isAmount(piece)) ||
      (at === list.from - 1 && isWeightBeforeList(pieces, at)));
  return pieces.map((piece, at) => {
    if (isOnPlateAt(at)) return { ...withRole(piece, "ownWord"), isPortion: true };
    const role =
      weighed >= 0 ? roleAfterWeight(piece, at) : isOfAll(piece, at) ? "weighVerb" : undefined;
    return role ? withRole(piece, role) : piece;
  });
}

const withRole = (piece: Piece, role: Role): Piece => ({
  ...piece,
  kind: "remark",
  roles: new Set([...piece.roles, role]),
});

const hasWeight = ({ figures }: Piece) => figures.length === 1 && figures[0]?.kind === "weight";

const isAmount = (piece: Piece) => piece.kind === "amount" && hasWeight(piece);

/** "came to 800 g" */
const isWeightOfAll = (piece: Piece) =>
  piece.kind === "remark" &&
  hasWeight(piece) &&
  !piece.roles.has("eatVerb") &&
  !piece.roles.has("ownWord") &&
  [...piece.roles].some((role) => rolesOfAll.has(role));

const rolesOfAll: ReadonlySet<Role> = new Set<Role>([
  "makeVerb",
  "weighVerb",
  "wholeNoun",
  "cookedWord",
]);

/** "granola, 500 g: 300 g oats, ...", "1.6 kg curry (600 g chicken, ...)" */
export const isWeightBeforeList = (pieces: readonly Piece[], at: number): boolean => {
  const piece = pieces[at];
  if (piece === undefined || !hasWeight(piece)) return false;
  const isIntroduced = introducesItems(pieces, at);
  return piece.kind === "item"
    ? piece.roles.has("wholeNoun") || isIntroduced
    : isAmount(piece) && isIntroduced;
};

/** "(600 g chicken, 1 onion" after a weight, not "(5 % fat)" */
export function introducesItems(pieces: readonly Piece[], at: number): boolean {
  const [first, second] = [pieces[at + 1], pieces[at + 2]];
  return (
    first?.kind === "item" &&
    /[:(]$/.test(first.lead) &&
    second?.kind === "item" &&
    !second.lead.startsWith(")")
  );
}

/** "..., 60 g honey = 500 g" */
const isWeightAfterSign = (piece: Piece) => isAmount(piece) && /[=>→]$/.test(piece.lead);

/** "had 300 g", "a bowl of 300 g" */
export const isEatenWeight = (piece: Piece) =>
  piece.kind === "remark" &&
  hasWeight(piece) &&
  (piece.roles.has("eatVerb") || piece.roles.has("ownWord") || piece.roles.has("portionNoun"));

/** "my plate was 260 g of sauce": a weight of the dish directly after words for the own portion. */
function isOnPlate(pieces: readonly Piece[], at: number, { recipeRemarks }: Language): boolean {
  const [before, piece] = [pieces[at - 1], pieces[at]];
  return (
    piece?.kind === "item" &&
    /^[:=]?$/.test(piece.lead) &&
    hasWeight(piece) &&
    recipeRemarks.wholeDishes.has(piece.tokens.at(-1)?.text ?? "") &&
    before?.kind === "remark" &&
    before.figures.length === 0 &&
    before.roles.has("ownWord")
  );
}
