import type { Amount } from "./amount.ts";

/** A weight in grams or the like, as people write who weigh their food; an ounce may be a size. */
export function isMetricWeight(amount: Amount): boolean {
  return amount.gramsEach !== undefined && amount.isOunces !== true;
}

/** Grams of powder that go into one cup or glass; the drink weighs more. */
const mostPowder = 30;

/** So light a weight that it is of the powder and not of the drink. */
export const isPowderWeight = (amount: Amount): boolean =>
  isMetricWeight(amount) && amount.count * (amount.gramsEach ?? 0) <= mostPowder;

/** A weight or a volume, not a count of pieces or cups. */
export const isWeightOrVolume = (amount: Amount) =>
  amount.gramsEach !== undefined || amount.mlEach !== undefined;

/** A weight, a volume or a household unit. */
export const isMeasured = (amount: Amount) => amount.units.length > 0 || isWeightOrVolume(amount);

/** What a thing is cut into. */
export const cuts: readonly string[] = ["slice", "piece", "wedge"];

/** "a slice of": of something that was cut. */
export const isCut = (amount: Amount | undefined) =>
  amount?.units.some((unit) => cuts.includes(unit)) === true;

/** How wide the whole is, of which it may be a piece. */
export const inchesOfWhole = (amount: Amount | undefined) => amount?.cut?.inches ?? amount?.inches;

/** "16 inch" and no more: how wide or long a thing is. */
export const isDiameterOnly = (amount: Amount) =>
  amount.inches !== undefined && !isMeasured(amount);

/** "a", "some", and sizes alone. */
export const isBareArticle = (amount: Amount) => amount.isArticle && !isMeasured(amount);

export const isUncounted = (amount: Amount | undefined) =>
  amount === undefined || isBareArticle(amount);
