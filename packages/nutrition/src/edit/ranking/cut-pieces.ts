import type { EditContext } from "../edit-context.ts";
import { labelWords } from "../roles/label-words.ts";
import { isValue, mayBeginChange } from "../roles/roles.ts";
import type { Piece } from "../segment-instruction.ts";

/** A piece that may begin without a separator. */
export interface CutPiece extends Piece {
  /** True if it does: it may belong to the one before it. */
  readonly isCut?: boolean;
}

/** Instructions of more pieces are not cut. */
const maxCutPieces = 20;
/** More words of an instruction have no roles. */
export const maxWords = 200;

/** Pieces that are also cut between a value and the next value or verb, once a food or time was named: "oats 60 g milk 300 ml drop the banana". */
export function cutPieces(
  text: string,
  pieces: readonly Piece[],
  context: EditContext,
): readonly CutPiece[] {
  const cut = pieces.flatMap((piece) => {
    const words = labelWords(text.slice(piece.start, piece.end), context, maxWords);
    const starts = [piece.start];
    let hasName = false;
    for (const [at, { role, start }] of words.entries()) {
      const before = words[at - 1];
      // "skimmed milk in the chai" is not cut before "chai".
      if (before && isValue(before) && hasName && mayBeginChange(role)) {
        starts.push(piece.start + start);
      }
      hasName ||= role === "item" || role === "food" || role === "time";
    }
    return starts.map((start, at): CutPiece => {
      const end = starts[at + 1] ?? piece.end;
      return at === 0
        ? { ...piece, end }
        : { ...piece, start, end, isSentence: false, isCut: true };
    });
  });
  return cut.length > maxCutPieces ? pieces : cut;
}
