import type { Language } from "../../languages/language.ts";
import type { Amount } from "./amount.ts";

/** A weight in grams or similar, from a person who weighs food. An ounce may be a package size. */
export function isMetricWeight(amount: Amount): boolean {
  return amount.gramsEach !== undefined && amount.isOunces !== true;
}

/** Grams of powder for one cup or glass; a drink weighs more. */
const maxPowderGrams = 30;

/** True if the weight is too small for the drink, so that it is the powder's. */
export const isPowderWeight = (amount: Amount): boolean =>
  isMetricWeight(amount) && amount.count * (amount.gramsEach ?? 0) <= maxPowderGrams;

/** Grams of one milligram. */
const milligram = 0.001;

/** "1000 mg": the dose of a supplement, never the weight of a food. */
export const isDose = ({ gramsEach }: Amount): boolean =>
  gramsEach !== undefined && gramsEach <= milligram;

/** A weight or a volume, not a count of pieces or cups. */
export const isWeightOrVolume = (amount: Amount) =>
  amount.gramsEach !== undefined || amount.mlEach !== undefined;

/** A weight, a volume or a household unit. */
export const isMeasured = (amount: Amount) => amount.units.length > 0 || isWeightOrVolume(amount);

/** "a slice of" */
export const isCut = (amount: Amount | undefined, language: Language) =>
  amount?.units.some((unit) => language.portionLabels.cutUnits.includes(unit)) === true;

/** The diameter of the whole item, also if the amount is a piece of it. */
export const wholeDiameter = (amount: Amount | undefined) => amount?.cut?.inches ?? amount?.inches;

/** "16 inch": a diameter or length without other measures. */
export const isDiameterOnly = (amount: Amount) =>
  amount.inches !== undefined && !isMeasured(amount);

/** "a", "some", and sizes without a count. */
export const isBareArticle = (amount: Amount) => amount.isArticle && !isMeasured(amount);

export const isUncounted = (amount: Amount | undefined) =>
  amount === undefined || isBareArticle(amount);

/** No amount, an article, a size or a part: "half still" counts nothing. */
export const isWeakAmount = (amount: Amount | undefined) =>
  amount === undefined || isBareArticle(amount) || amount.count < 1;
