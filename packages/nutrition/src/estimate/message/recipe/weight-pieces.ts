import type { Language } from "../../../languages/language.ts";
import type { Piece } from "./piece.ts";

/** One figure, a weight or volume. */
export const hasWeight = ({ figures }: Piece) =>
  figures.length === 1 && figures[0]?.kind === "weight";

/** A weight without other words. */
export const isAmount = (piece: Piece) => piece.kind === "amount" && hasWeight(piece);

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
export const isWeightAfterSign = (piece: Piece) => isAmount(piece) && /[=>→]$/.test(piece.lead);

/** "had 300 g", "a bowl of 300 g", "300 g of that" */
export const isEatenWeight = (piece: Piece, language: Language) =>
  hasWeight(piece) &&
  (isWeightOfThat(piece, language) ||
    (piece.kind === "remark" &&
      (piece.roles.has("eatVerb") ||
        piece.roles.has("ownWord") ||
        piece.roles.has("portionNoun"))));

/** "220 g of that" */
export const isWeightOfThat = (piece: Piece, { functionWords }: Language) =>
  isAmount(piece) &&
  piece.tokens.some(
    ({ text }, at) =>
      text === functionWords.partitive &&
      functionWords.referringPronouns.has(piece.tokens[at + 1]?.text ?? ""),
  );
