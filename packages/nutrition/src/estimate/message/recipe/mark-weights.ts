import type { Language } from "../../../languages/language.ts";
import type { Role } from "../recipe-remark-rules.ts";
import type { Range } from "./ingredients.ts";
import type { Piece } from "./piece.ts";
import {
  hasWeight,
  isAmount,
  isEatenWeight,
  isWeightAfterSign,
  isWeightBeforeList,
  isWeightOfThat,
} from "./weight-pieces.ts";

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
    (piece, at) => (at >= list.to && isEatenWeight(piece, language)) || isOnPlateAt(at),
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
    if (at >= list.to && isWeightOfThat(piece, language)) return withRole(piece, "eatVerb");
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
