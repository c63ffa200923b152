import type { Language } from "../../languages/language.ts";
import { unitKeys } from "../../languages/unit-keys.ts";
import { roundTo } from "../../totals.ts";
import type { Amount } from "./amount.ts";
import { isWeightOrVolume } from "./amount-predicates.ts";

/*
 * Keys for package sizes and cuts. People copy "a 19 oz can" or "an eighth of a 9 inch pie" from a
 * label, so a food whose portion has the same key is a better match and has the exact weight.
 */

/** The keys of an amount: "can 19oz", "1/8 of 9inch"; empty if it names neither a package nor a cut. */
export function amountKeys(amount: Amount, language: Language): readonly string[] {
  const { units, gramsEach, mlEach, isOunces, cut } = amount;
  if (cut?.pieces !== undefined) return [cutKey(cut.pieces, cut.inches)];
  const packageUnit = isWeightOrVolume(amount)
    ? units.find((unit) => language.portionLabels.sizedContainers.has(unit))
    : undefined;
  if (packageUnit === undefined) return noKeys;
  if (mlEach !== undefined) {
    return [
      packageKey(packageUnit, perItem(amount, mlEach / language.amounts.mlPerFluidOunce), "fl oz"),
    ];
  }
  if (!isOunces || gramsEach === undefined) return noKeys;
  const ounces = perItem(amount, gramsEach / language.amounts.gramsPerOunce);
  return [
    packageKey(packageUnit, ounces, unitKeys.ounce),
    weightKey(packageUnit, ounces * language.amounts.gramsPerOunce),
  ];
}

const noKeys: readonly string[] = [];

/** "19 oz can" without an article is parsed as a count of 19 ounces, "two 19 oz cans" as two of 19 ounces. */
const perItem = ({ count }: Amount, ounces: number) => roundTo(ounces === 1 ? count : ounces, 2);

interface Label {
  readonly label: string;
  /** The words of the label before a bracket. */
  readonly mainWords: readonly string[];
  readonly grams: number;
}

/** The keys of a portion: of "can (19 oz)", of "piece (1/8 of 9" dia)"; for packages also their weight. */
export function labelKeys({ label, mainWords, grams }: Label, language: Language): string[] {
  const [, pieces, inches] = language.portionLabels.cutPattern.exec(label) ?? [];
  if (pieces !== undefined) return [cutKey(Number(pieces), Number(inches))];
  const packageUnit = mainWords.find((word) => language.portionLabels.sizedContainers.has(word));
  if (packageUnit === undefined) return [];
  const [, size, unit] = language.portionLabels.packageSizePattern.exec(label) ?? [];
  const sizeKeys = size === undefined ? [] : [packageKey(packageUnit, Number(size), unit)];
  return [...sizeKeys, weightKey(packageUnit, grams)];
}

const packageKey = (packageUnit: string, size: number, unit = "") =>
  `${packageUnit} ${size}${unit}`;

/** Rounded to 5 g because 6 oz is 170 g in one table and 171 g in another. */
const weightKey = (packageUnit: string, grams: number) =>
  `${packageUnit} ${5 * Math.round(grams / 5)}g`;

const cutKey = (pieces: number, inches: number) => `1/${pieces} of ${inches}inch`;
