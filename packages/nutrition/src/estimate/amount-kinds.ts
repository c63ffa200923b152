import type { Amount } from "./amount.ts";

/** A weight in grams or the like, as people write who weigh their food; an ounce may be a size. */
export function isMetricWeight(amount: Amount): boolean {
  return amount.gramsEach !== undefined && amount.isOunces !== true;
}

/** "a", "some", and sizes alone. */
export function isPlainArticle(amount: Amount): boolean {
  return (
    amount.isArticle &&
    amount.units.length === 0 &&
    amount.gramsEach === undefined &&
    amount.mlEach === undefined
  );
}

export const isUncounted = (amount: Amount | undefined) =>
  amount === undefined || isPlainArticle(amount);

/** A weight or a volume, not a count of pieces or cups. */
export const isFigure = (amount: Amount) =>
  amount.gramsEach !== undefined || amount.mlEach !== undefined;
