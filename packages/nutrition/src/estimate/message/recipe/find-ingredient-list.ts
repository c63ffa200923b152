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
  return isReadable(text, pieces, language) ? markCountedFoods(pieces, language) : [];
}

/** "500 g chicken, 8 wraps, serves 4": pieces that are ingredients, because the yield is said after them. */
const markCountedFoods = (pieces: readonly Piece[], { recipeRemarks }: Language) =>
  pieces.map((piece, at): Piece => {
    const [before, next] = [pieces[at - 1], pieces[at + 1]];
    const noun = piece.tokens.at(-1)?.stem ?? "";
    const isCounted =
      piece.kind === "remark" &&
      piece.figures.length === 1 &&
      piece.figures[0]?.kind === "wholeNumber" &&
      [...piece.roles].every((role) => role === "portionNoun") &&
      recipeRemarks.foodNouns.has(noun);
    // "muffins: 200 g flour, 2 eggs, 12 muffins"
    const isOfName = pieces
      .slice(0, at)
      .some(({ tokens }) => tokens.some(({ stem }) => stem === noun));
    const isListed = before?.kind === "item" && piece.lead === "," && !isOfName;
    const isBeforeYield =
      next?.kind === "remark" && next.figures.length > 0 && next.roles.has("feedVerb");
    return isCounted && isListed && isBeforeYield ? { ...piece, kind: "item" } : piece;
  });

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
