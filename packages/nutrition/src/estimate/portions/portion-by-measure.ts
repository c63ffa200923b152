import type { Food } from "../../food.ts";
import type { Language } from "../../languages/language.ts";
import { unitKeys } from "../../languages/unit-keys.ts";
import { roundTo } from "../../totals.ts";
import type { Amount } from "../chunks/amount.ts";
import { amountKeys, labelKeys } from "../chunks/label-keys.ts";
import {
  containerMl,
  isSizeOnly,
  type PortionLabel,
  portionLabels,
  portionMl,
} from "../match/portion-labels.ts";
import { isCookedMeat, meatYield } from "./cooked-meat.ts";
import { isDrink } from "./food-kinds.ts";
import type { PortionRequest, PortionResult } from "./portion-request.ts";
import { sizeFactor } from "./size-factor.ts";

/** "150 g", and ounces unless the food is a drink. */
export function resolveByWeight(
  food: Food,
  request: PortionRequest,
  language: Language,
): PortionResult | undefined {
  if (request.amount?.isOunces && hasFluidOunces(food, language)) return undefined;
  const yieldResult = resolveByYield(food, request, language);
  if (yieldResult) return yieldResult;
  const stated = resolveByStatedWeight(request);
  const cooking =
    stated &&
    (findEdibleFactor(food, request.words, language) ??
      findCookingFactor(food, request.words, language) ??
      findDrainedFactor(food, request, language));
  if (!stated || !cooking) return stated;
  const calculation = { code: "cooking", grams: stated.grams, ...cooking } as const;
  return { ...stated, grams: stated.grams * cooking.factor, calculation, doubt: "cookingFactor" };
}

/** "a 10 oz package of frozen spinach, cooked": the label states the cooked weight. */
function resolveByYield(
  food: Food,
  { amount, text }: PortionRequest,
  language: Language,
): PortionResult | undefined {
  const keys = amount === undefined ? [] : amountKeys(amount, language);
  if (amount === undefined || keys.length === 0) return undefined;
  const hasPackageKey = (portion: PortionLabel) =>
    labelKeys(portion, language).some((key) => keys.includes(key));
  const packagePortion = portionLabels(language)(food).find(
    (portion) => portion.words.has(language.portionLabels.yieldTerm) && hasPackageKey(portion),
  );
  return (
    packagePortion && {
      rule: "household-portion",
      text,
      grams: amount.count * packagePortion.grams,
      calculation: {
        code: "portion",
        count: amount.count,
        label: packagePortion.label,
        grams: packagePortion.grams,
      },
      isStated: true,
      count: amount.count,
      unit: packagePortion.mainWords.join(" "),
    }
  );
}

/** "100 g of dates with stones": what is eaten of it, if a portion states it for an ounce ("oz, with stone, yields"). */
function findEdibleFactor(
  food: Food,
  words: ReadonlySet<string>,
  language: Language,
): { readonly state: string; readonly factor: number } | undefined {
  const { inedibleParts, edibleWeightWords } = language.portionLabels;
  if (!words.isDisjointFrom(edibleWeightWords)) return undefined;
  for (const [word, { label, state }] of inedibleParts) {
    if (!words.has(word)) continue;
    const factor = findYield(food, label, language);
    if (factor !== undefined) return { state, factor };
  }
  return undefined;
}

/** A can that weighs so many times what is left of one when drained was weighed with its liquid. */
const minTimesDrained = 1.4;

/** "a 400 g tin of chickpeas": what is eaten of it, if a portion states what a drained can holds. */
function findDrainedFactor(
  food: Food,
  { amount }: PortionRequest,
  language: Language,
): { readonly state: string; readonly factor: number } | undefined {
  const { drainedTerm, drainedShare, originContainers } = language.portionLabels;
  const container = amount?.units.find((unit) => originContainers.has(unit));
  if (amount?.gramsEach === undefined || container === undefined) return undefined;
  // "400 g tin" and "14 oz can" without an article are counts of grams and ounces.
  const isUnit = amount.gramsEach <= language.amounts.gramsPerOunce;
  const gramsOfOne = isUnit ? amount.count * amount.gramsEach : amount.gramsEach;
  const drained = portionLabels(language)(food).find(
    ({ mainWords, words }) => mainWords.includes(container) && words.has(drainedTerm),
  );
  return drained && gramsOfOne >= minTimesDrained * drained.grams
    ? { state: drainedTerm, factor: drainedShare }
    : undefined;
}

/** What an ounce in a state yields, as a factor; undefined if no portion states it. */
function findYield(food: Food, state: string, language: Language): number | undefined {
  const portion = portionLabels(language)(food).find(
    ({ mainWords, words }) =>
      mainWords[0] === unitKeys.ounce &&
      words.has(state) &&
      words.has(language.portionLabels.yieldTerm),
  );
  return portion && roundTo(portion.grams / language.amounts.gramsPerOunce, 2);
}

/** "50 g of dry pasta": converts to the cooked weight if a portion states the yield of an ounce. */
function findCookingFactor(
  food: Food,
  words: ReadonlySet<string>,
  language: Language,
): { readonly state: string; readonly factor: number } | undefined {
  if (language.portionLabels.cookedWeightWords.some((word) => words.has(word))) return undefined;
  for (const [writtenWord, state] of language.portionLabels.uncookedWords) {
    if (!words.has(writtenWord)) continue;
    const factor = findYield(food, state, language);
    if (factor !== undefined) return { state, factor };
    if (language.portionLabels.rawMeatWords.has(writtenWord) && isCookedMeat(food, language))
      return { state: writtenWord, factor: meatYield };
  }
  return undefined;
}

/** The stated weight, for any food. */
export function resolveByStatedWeight({ amount, text }: PortionRequest): PortionResult | undefined {
  if (amount?.gramsEach === undefined) return undefined;
  const { count, gramsEach } = amount;
  // "150 g" needs no calculation in the receipt.
  const isPlain = gramsEach === 1 || (count === 1 && Number.isInteger(gramsEach));
  return {
    rule: "stated-weight",
    text,
    grams: count * gramsEach,
    calculation: isPlain ? undefined : { code: "weight", count, grams: gramsEach },
    isStated: true,
    count: 1,
    unit: unitKeys.serving,
  };
}

function hasFluidOunces(food: Food, language: Language): boolean {
  return portionLabels(language)(food).some(
    (portion) => portion.mainWords[0] === unitKeys.fluidOunce,
  );
}

/** "200 ml", "12 fl oz", and cups and spoons if the food has no such portion. */
export function resolveByVolume(
  food: Food,
  request: PortionRequest,
  language: Language,
): PortionResult | undefined {
  const { amount, text } = request;
  const ml = amount === undefined ? undefined : amountMl(food, request, amount, language);
  if (amount === undefined || ml === undefined) return undefined;
  const density = computeDensity(food, language);
  const usedDensity = roundTo(density ?? estimateDensity(food), 3);
  return {
    rule: "stated-volume",
    text,
    grams: amount.count * ml * usedDensity,
    calculation: {
      code: "volume",
      ml: amount.count * ml,
      gramsPerMl: usedDensity,
      isAssumed: density === undefined,
    },
    isStated: true,
    count: 1,
    unit: unitKeys.serving,
    ...(density === undefined ? { doubt: "assumedDensity" as const } : {}),
  };
}

function amountMl(
  food: Food,
  request: PortionRequest,
  amount: Amount,
  language: Language,
): number | undefined {
  if (amount.mlEach !== undefined) return amount.mlEach;
  if (amount.isOunces && amount.gramsEach !== undefined) {
    return (amount.gramsEach / language.amounts.gramsPerOunce) * language.amounts.mlPerFluidOunce;
  }
  const [unit, ...others] = amount.units;
  const ml = language.amounts.mlByUnit.get(unit ?? "");
  if (ml === undefined || others.length > 0) return undefined;
  return hasUnit(food, unit ?? "", request, language)
    ? undefined
    : ml * (sizeFactor(amount, language)?.factor ?? 1);
}

function hasUnit(food: Food, unit: string, request: PortionRequest, language: Language): boolean {
  const isSmallCup = unit === unitKeys.cup && request.amount?.sizes.length !== 0;
  return portionLabels(language)(food).some(
    (portion) =>
      portion.mainWords[0] === unit ||
      (isSmallCup && (portion.words.has(unit) || isSizeOnly(portion, language))),
  );
}

/**
 * Grams per millilitre of the largest volume portion, which has the smallest rounding error.
 * Portions of drinks with ice or of dry grains are used only if there is no other.
 */
export function computeDensity(food: Food, language: Language): number | undefined {
  let best: { ml: number; grams: number; isUnreliable: boolean } | undefined;
  for (const portion of portionLabels(language)(food)) {
    const ml = portionMl(portion, language) ?? containerMl(portion, language);
    if (ml === undefined || isCupOfCafe(food, portion, ml, language)) continue;
    const isUnreliable =
      !portion.words.isDisjointFrom(language.portionLabels.unreliableVolumeWords) &&
      !portion.words.has(language.portionLabels.denialInLabel);
    if (best && (isUnreliable !== best.isUnreliable ? isUnreliable : ml <= best.ml)) continue;
    best = { ml, grams: portion.grams, isUnreliable };
  }
  return best && best.grams / best.ml;
}

/** Lighter drinks are foams and shakes; powders have more energy than drinks. */
const minDrinkDensity = 0.88;
const maxDrinkKcal = 300;

/** The cup of a small coffee, of sake or of mint tea is not the measure. */
function isCupOfCafe(
  food: Food,
  { mainWords, grams }: PortionLabel,
  ml: number,
  language: Language,
): boolean {
  if (mainWords[0] !== unitKeys.cup || grams / ml >= minDrinkDensity) return false;
  return isDrink(food, language) && (food.per100g.calories_kcal ?? 0) < maxDrinkKcal;
}

/** Typical USDA cup weights in g/ml. Watery foods have the density of water. */
const oilDensity = 0.92;
const foodDensity = 0.9;
/** Of dry and airy foods. */
const airyDensity = 0.55;

/** The density of a food without a volume portion. */
export function estimateDensity(food: Food): number {
  const energy = food.per100g.calories_kcal ?? 0;
  if ((food.per100g.fat_g ?? 0) > 80) return oilDensity;
  if (energy < 80) return 1;
  return energy > 300 ? airyDensity : foodDensity;
}
