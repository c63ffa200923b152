import type { Food } from "../../food.ts";
import type { Language } from "../../languages/language.ts";
import { unitKeys } from "../../languages/unit-keys.ts";
import type { PortionLabel } from "../match/portion-labels.ts";
import { isDrink, kindsOf } from "./food-kinds.ts";
import { isSingularHead, isUnlikelyCountUnit } from "./piece-features.ts";
import type { PortionQuery } from "./portion-request.ts";

/** What people take of small things if they say "a few": 9 crisps, 12 peanuts, 4 olives. */
const fewGrams = 18;
const few = 3;
const maxTimes = 4;

/**
 * The number of portions that "a few" means: more of small pieces, and one portion, or a part of it, of what is not
 * eaten in pieces. Undefined if the count is a number of measures: "a few slices".
 */
export function countRoughly(
  food: Food,
  portion: PortionLabel,
  query: PortionQuery,
  language: Language,
): number | undefined {
  const { amount } = query;
  if (!amount?.isRough || amount.units.some((unit) => unit !== unitKeys.piece)) return undefined;
  const kinds = kindsOf(language)(food);
  if (isMass(portion, query, language))
    return isDrink(food, language) ? undefined : partOfMass(kinds.has("snack"), portion);
  const fitting = Math.round((fewGrams * amount.count) / few / portion.grams);
  return Math.max(amount.count, Math.min(fitting, maxTimes * amount.count));
}

const partOfMass = (isSnack: boolean, { grams }: PortionLabel) =>
  isSnack ? Math.min(1, fewGrams / grams) : 1;

/** "a few trail mix", "a few popcorn": the portion is not one of several pieces. */
function isMass(portion: PortionLabel, query: PortionQuery, language: Language): boolean {
  const isContainer = portion.mainWords.some((word) =>
    language.portionLabels.pieceContainers.has(word),
  );
  return isUnlikelyCountUnit(portion, query, language) || (isContainer && isSingularHead(query));
}
