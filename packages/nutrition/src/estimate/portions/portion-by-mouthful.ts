import type { Food } from "../../food.ts";
import type { Language } from "../../languages/language.ts";
import { portionLabels } from "../match/portion-labels.ts";
import type { PortionRequest, PortionResult } from "./portion-request.ts";

/** "a couple bites of cake", "two sips of beer" of a food without such a portion. */
export function resolveByMouthful(
  food: Food,
  { amount, text }: PortionRequest,
  language: Language,
): PortionResult | undefined {
  const unit = amount?.units.find((name) => language.amounts.mouthfulGrams.has(name));
  if (amount === undefined || unit === undefined) return undefined;
  if (portionLabels(language)(food).some(({ words }) => words.has(unit))) return undefined;
  const { count } = amount;
  const grams = language.amounts.mouthfulGrams.get(unit) ?? 0;
  return {
    rule: "household-portion",
    text,
    grams: count * grams,
    calculation: { code: "portion", count, label: unit, grams },
    isStated: true,
    count,
    unit,
    doubt: "mouthful",
  };
}
