import type { Language } from "../../../languages/language.ts";
import { roundTo } from "../../../totals.ts";
import type { RecipeRemark } from "../recipe-remark-rules.ts";
import { readFigure } from "../remark-figures.ts";
import type { Range } from "./ingredients.ts";
import type { NetWeight } from "./net-weight.ts";
import type { Piece } from "./piece.ts";
import { isEatenWeight } from "./weight-pieces.ts";

/**
 * The weight of all ingredients, if only the eaten weight is said: "trail mix: 100 g almonds, 50 g raisins. Had 40 g of it".
 * Undefined if one of them is not weighed, or if another figure is said of the dish.
 */
export function findWeightOfMix(
  pieces: readonly Piece[],
  { from, to }: Range,
  language: Language,
): NetWeight | undefined {
  const isOfDish = ({ kind, figures }: Piece) => kind !== "item" && figures.length > 0;
  const [eaten, ...others] = pieces.filter(
    (piece, at) => (at < from || at >= to) && isOfDish(piece),
  );
  const isLast = eaten !== undefined && pieces.indexOf(eaten) >= to;
  if (!isLast || others.length > 0 || !isEatenWeight(eaten, language)) return undefined;
  const weights = pieces
    .slice(from, to)
    .map((piece) => (piece.figures.length > 0 ? gramsOf(piece, language) : undefined));
  const grams = weights.reduce<number>((sum, weight) => sum + (weight ?? Number.NaN), 0);
  if (Number.isNaN(grams)) return undefined;
  const remark: RecipeRemark = {
    start: eaten.start,
    end: eaten.end,
    kind: "cookedWeight",
    groups: { grams: `${roundTo(grams, 1)}`, unit: language.amounts.metricUnit },
    isDividing: false,
    roles: new Set(),
    hasPartCount: false,
  };
  return { remark, pieces: [] };
}

/** A millilitre weighs about a gram. */
function gramsOf({ tokens, figures: [figure] }: Piece, language: Language) {
  const { units: unitsByWord, gramsByUnit, mlByUnit } = language.amounts;
  const at = tokens.findIndex((_, index) => readFigure(tokens, index, language));
  const found = at < 0 ? undefined : readFigure(tokens, at, language);
  const units = found ? tokens.slice(at, found.end + 1) : [];
  const size = units
    .map(({ stem }) => unitsByWord.get(stem) ?? stem)
    .map((unit) => gramsByUnit.get(unit) ?? mlByUnit.get(unit))
    .find((each) => each !== undefined);
  return figure && size !== undefined ? figure.value * size : undefined;
}
