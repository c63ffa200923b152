import type { Food } from "../../food.ts";
import type { Language } from "../../languages/language.ts";
import { unitKeys } from "../../languages/unit-keys.ts";
import type { PortionRequest, PortionResult } from "./portion-request.ts";

/*
 * Typical servings by the reference amounts of 21 CFR 101.12(b): 30 g of sweets, biscuits, crisps,
 * nuts and other dry snacks, 40 g of a bar. 100 g would be too much for them.
 */
const snackGrams = 30;
const barGrams = 40;

/** Sweets, biscuits and nuts have more energy; bread and meat have less. */
const minDryKcal = 350;
/** Oils and lard are not snacks. */
const maxFatGrams = 60;
/** A higher count is of pieces whose weight is unknown: "10 pretzels". */
const maxServings = 4;

/** A usual serving of a dry food without portions. */
export function resolveByReferenceServing(
  { name, per100g }: Food,
  { amount, text }: PortionRequest,
  language: Language,
): PortionResult | undefined {
  const { calories_kcal: energy, fat_g: fat } = per100g;
  if (energy === null || energy < minDryKcal || (fat ?? 0) > maxFatGrams) return undefined;
  const statedCount = amount?.count ?? 1;
  const count = statedCount > maxServings ? 1 : statedCount;
  const grams = language.portionLabels.barNamePattern.test(name) ? barGrams : snackGrams;
  return {
    rule: "default-portion",
    text,
    grams: count * grams,
    calculation: { code: "reference-serving", count, grams },
    isStated: false,
    count,
    unit: unitKeys.serving,
    doubt: "referenceServing",
  };
}
