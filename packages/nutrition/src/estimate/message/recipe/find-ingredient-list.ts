import type { Language } from "../../../languages/language.ts";
import { findIngredients, type Range } from "./ingredients.ts";
import type { Piece } from "./piece.ts";
import { readPieces } from "./pieces.ts";

/** The pieces of a message and the range of its ingredients; undefined without ingredients and for a label. */
export function findIngredientList(
  text: string,
  language: Language,
): { readonly pieces: readonly Piece[]; readonly list: Range } | undefined {
  const pieces = readRecipePieces(text, language);
  const list = findIngredients(pieces, language);
  return list && { pieces, list };
}

/** The pieces of a message that may be about a dish; none of a label. */
export function readRecipePieces(text: string, language: Language): readonly Piece[] {
  const pieces = readPieces(text, language);
  return isReadable(text, pieces, language) ? pieces : [];
}

const isReadable = (text: string, pieces: readonly Piece[], language: Language) =>
  pieces.length <= maxPieces && !isNutritionLabel(text, pieces, language);

/** A recipe in a message has fewer. */
const maxPieces = 120;

/** Figures of several nutrients are a label, not ingredients. */
const isNutritionLabel = (text: string, pieces: readonly Piece[], { recipeRemarks }: Language) => {
  const hasEnergy = pieces.some(({ kind }) => kind === "energy");
  const words = recipeRemarks.labelWords.filter((word) => word.test(text)).length;
  return words >= (hasEnergy ? minLabelWords - 1 : minLabelWords);
};
const minLabelWords = 3;
