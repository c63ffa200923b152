import type { Food } from "../../food.ts";
import type { Language } from "../../languages/language.ts";
import { roundTo } from "../../totals.ts";
import { type PortionLabel, portionLabels } from "../match/portion-labels.ts";
import type { PortionRequest, PortionResult } from "./portion-request.ts";

/** "2 inches of cucumber", "a 10 cm piece of baguette" of a food whose table says what an inch weighs. */
export function resolveByLength(
  food: Food,
  { amount, text }: PortionRequest,
  language: Language,
): PortionResult | undefined {
  const { lengthPieces } = language.portionLabels;
  const length = amount?.inches ?? amount?.cutInches;
  if (amount === undefined || length === undefined) return undefined;
  if (amount.units.some((unit) => !lengthPieces.has(unit))) return undefined;
  const portion = portionLabels(language)(food).find((label) => isPerInch(label, language));
  if (portion === undefined) return undefined;
  const { count } = amount;
  const inches = roundTo(length, 1);
  return {
    rule: "household-portion",
    text,
    grams: count * inches * portion.grams,
    calculation: {
      code: "portion",
      count,
      label: portion.label,
      grams: portion.grams,
      scaling: inches === 1 ? undefined : { code: "length", inches, factor: inches },
    },
    isStated: true,
    count,
    unit: language.amountPhrases.inchUnit,
  };
}

/** True for the portion "inch", not for "6 inch". */
const isPerInch = ({ mainWords, inches }: PortionLabel, language: Language) =>
  mainWords.join(" ") === language.amountPhrases.inchUnit && inches.length === 0;
