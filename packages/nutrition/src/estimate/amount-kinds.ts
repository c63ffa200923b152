import type { Amount } from "./amount.ts";

/** A weight in grams or the like, as people write who weigh their food; an ounce may be a size. */
export function isMetricWeight(amount: Amount): boolean {
  return amount.gramsEach !== undefined && amount.isOunces !== true;
}

/** A weight or a volume, not a count of pieces or cups. */
export const isFigure = (amount: Amount) =>
  amount.gramsEach !== undefined || amount.mlEach !== undefined;

/** A weight, a volume or a household unit. */
export const isMeasured = (amount: Amount) => amount.units.length > 0 || isFigure(amount);

/** "a", "some", and sizes alone. */
export const isPlainArticle = (amount: Amount) => amount.isArticle && !isMeasured(amount);

export const isUncounted = (amount: Amount | undefined) =>
  amount === undefined || isPlainArticle(amount);
