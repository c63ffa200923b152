import type { Food } from "../../food.ts";
import { formatFigure, type PortionRequest, type PortionResult } from "./portion-request.ts";

/*
 * What people have of a food at a time, by the reference amounts of 21 CFR 101.12(b): 30 g of sweets,
 * biscuits, crisps, nuts and other dry snacks, 40 g of a bar. A hundred grams of them nobody calls a
 * serving.
 */
const snackGrams = 30;
const barGrams = 40;

/** Sweets, biscuits and nuts begin here; bread and meat end. */
const leastDryKcal = 350;
/** Oils and lard are no snack. */
const mostFatGrams = 60;
/** More servings nobody counts: "10 pretzels" are pieces, whose weight is not known. */
const mostServings = 4;

/** A usual serving of a dry food of which no portion is known. */
export function byUsualServing(
  { name, per100g }: Food,
  { amount, text }: PortionRequest,
): PortionResult | undefined {
  const { calories_kcal: energy, fat_g: fat } = per100g;
  if (energy === null || energy < leastDryKcal || (fat ?? 0) > mostFatGrams) return undefined;
  const said = amount?.count ?? 1;
  const count = said > mostServings ? 1 : said;
  const grams = /\bbar\b/i.test(name) ? barGrams : snackGrams;
  return {
    rule: "default-portion",
    text,
    grams: count * grams,
    working: `${formatFigure(count)} × ${grams} g, a usual serving of such a food`,
    isStated: false,
    count,
    unit: "serving",
    certainty: 0.4,
  };
}
