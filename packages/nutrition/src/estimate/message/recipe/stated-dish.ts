import type { Language } from "../../../languages/language.ts";
import type { Range } from "./ingredients.ts";
import type { Piece } from "./piece.ts";

/** The only energy in a message, which is not that of one portion: "the tray has 3200 kcal". */
export function findStatedDish(pieces: readonly Piece[], language: Language): Range | undefined {
  const at = pieces.findIndex(({ kind }) => kind === "energy");
  const [piece, next] = [pieces[at], pieces[at + 1]];
  if (piece === undefined || pieces.findLastIndex(({ kind }) => kind === "energy") > at)
    return undefined;
  const { each, per } = language.functionWords.distributives;
  const isOfOne = [piece, next].some((one) =>
    one?.tokens.some(({ text }) => text === each || text === per),
  );
  // A figure that was read before.
  const isRead = pieces.some(({ lead }) => lead.includes(language.energyUnits.kilocalorieSign));
  return isOfOne || isRead || piece.figures.length > 1 ? undefined : { from: at, to: at + 1 };
}
