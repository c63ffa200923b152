import type { Language } from "../../../languages/language.ts";
import { roundTo } from "../../../totals.ts";
import type { RecipeRemark } from "../recipe-remark-rules.ts";
import type { Range } from "./ingredients.ts";
import type { Piece } from "./piece.ts";

export interface NetWeight {
  readonly remark: RecipeRemark;
  readonly pieces: readonly Piece[];
}

/** The weight of the dish without its vessel, and the pieces that say so: "pot 2.1 kg with food, 1.2 empty". */
export function findNetWeight(
  pieces: readonly Piece[],
  { from, to }: Range,
  language: Language,
): NetWeight | undefined {
  const outside = pieces.filter((_, at) => at < from || at >= to);
  const empty = outside.find((piece) => isEmptyVessel(piece, language));
  const [ofEmpty] = empty?.figures ?? [];
  if (empty === undefined || ofEmpty === undefined) return undefined;
  const full = outside.find(
    ({ roles, figures: [figure] }) =>
      !roles.has("eatVerb") &&
      !roles.has("ownWord") &&
      figure?.kind === "weight" &&
      figure.value > ofEmpty.value &&
      (ofEmpty.unit === undefined || ofEmpty.unit === figure.unit),
  );
  const [ofFull] = full?.figures ?? [];
  if (full === undefined || ofFull?.unit === undefined) return undefined;
  const grams = `${roundTo(ofFull.value - ofEmpty.value, 3)}`;
  const remark: RecipeRemark = {
    start: empty.start,
    end: empty.end,
    kind: "cookedWeight",
    groups: { grams, unit: ofFull.unit },
    isDividing: false,
    roles: new Set(),
    hasPartCount: false,
  };
  // "with the stew in it" is between them.
  const [first, last] = [outside.indexOf(full), outside.indexOf(empty)].sort((a, b) => a - b);
  const between = outside
    .slice(first, (last ?? 0) + 1)
    .filter(({ figures }) => figures.length === 0);
  return { remark, pieces: [full, empty, ...between] };
}

const isEmptyVessel = ({ tokens, figures }: Piece, { recipeRemarks }: Language) =>
  figures.length > 0 && tokens.some(({ text }) => recipeRemarks.emptyWords.has(text));
