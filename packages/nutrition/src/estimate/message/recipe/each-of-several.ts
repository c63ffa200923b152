import type { Language } from "../../../languages/language.ts";
import type { Part } from "../eaten-part.ts";
import type { RecipeRemark } from "../recipe-remark-rules.ts";
import { isOfEach, type Range } from "./ingredients.ts";
import type { Piece } from "./piece.ts";

/** "sandwiches x2: each 2 slices of bread, 40 g ham": the ingredients are of one of several. */
const isListOfEach = (pieces: readonly Piece[], { from }: Range, language: Language) =>
  pieces
    .slice(0, from)
    .some(
      (piece) => isOfEach(piece, language) && !piece.figures.some(({ kind }) => kind === "part"),
    );

/** How often the ingredients of one were eaten: all of them, "ate 2 of them" or "had half". */
export function findPartOfEach(
  pieces: readonly Piece[],
  list: Range,
  remarks: readonly { readonly piece: Piece; readonly remark: RecipeRemark }[],
  language: Language,
): Part | undefined {
  if (!isListOfEach(pieces, list, language)) return undefined;
  const count = pieces
    .slice(0, list.from)
    .flatMap(({ figures }) => figures)
    .find(({ kind, value }) => kind === "wholeNumber" && value > 1);
  if (count === undefined) return undefined;
  const share = remarks.find(
    ({ piece, remark }) => remark.kind === "eaten" && !isOfEach(piece, language),
  )?.remark.groups;
  if (share === undefined) return { eaten: count.value, whole: 1 };
  const eaten = Number(share.count ?? Number(share.part) * count.value);
  return eaten > 0 && eaten <= count.value ? { eaten, whole: 1 } : undefined;
}
