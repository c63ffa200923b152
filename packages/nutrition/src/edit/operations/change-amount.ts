import { withRemarks, wordPortion } from "../../estimate/meals/coded-item.ts";
import { energyRange, withPortionRule } from "../../estimate/meals/confidence.ts";
import { itemRemarks } from "../../estimate/meals/item-notes.ts";
import type { ResolvedPortion } from "../../estimate/portions/resolve-portion.ts";
import { type Food, ownDatasets } from "../../food.ts";
import type { Language } from "../../languages/language.ts";
import { wordCode } from "../../languages/wording.ts";
import type { EnergyRange, MealItem } from "../../meal.ts";
import { type NutrientAmounts, roundAmounts, roundTo, scale, scalePer100g } from "../../totals.ts";

/**
 * Scales an item. All figures are computed from the item before it was first scaled, so that rounding
 * errors do not accumulate: doubling and halving restores it exactly.
 */
export function scaleItem(item: MealItem, factor: number, language: Language): MealItem {
  const from = item.scaled?.from ?? item;
  const times = settleTimes((item.scaled?.times ?? 1) * factor);
  if (times === 1) return from;
  const grams = from.grams === null ? null : roundTo(from.grams * times, 1);
  const { portion, energyRange: range } = from;
  const { explanation } = portion;
  return {
    ...from,
    grams,
    portion: {
      ...portion,
      explanation: wordCode(language.wording.receipts, {
        code: "multiplied",
        explanation,
        times,
        grams,
      }),
      isStated: true,
      ...(portion.count === undefined ? {} : { count: portion.count * times }),
    },
    energyRange: scaleRange(range, times),
    nutrients: roundAmounts(scale(from.nutrients, times)),
    scaled: { from, times },
  };
}

/** Removes floating-point errors: a third times three is exactly one. */
function settleTimes(times: number): number {
  const near = roundTo(times, 6);
  return Math.abs(times - near) < 1e-9 ? near : times;
}

function scaleRange({ lowKcal, highKcal }: EnergyRange, times: number): EnergyRange {
  const scaled = (kcal: number | null) => (kcal === null ? null : Math.round(kcal * times));
  return { lowKcal: scaled(lowKcal), highKcal: scaled(highKcal) };
}

/** True if an item's figures are the food's present ones, not stated by the user or from an older record. */
export function isOfRecord(item: MealItem, food: Food | undefined): food is Food {
  return (
    food !== undefined &&
    item.source.dataset === food.source.dataset &&
    item.source.id === food.source.id
  );
}

/** The item in another amount; its figures come from the food, or are scaled if no table has them. */
export function resizeItem(
  item: MealItem,
  portion: ResolvedPortion,
  food: Food | undefined,
  language: Language,
): MealItem {
  const { scaled, remarks, ...kept } = item;
  const from = scaled?.from ?? item;
  // A weight set for an item with stated nutrients changes none of them.
  const times = from.grams === null ? 1 : settleTimes(portion.grams / from.grams);
  const isFromTable = isOfRecord(item, food);
  const nutrients: NutrientAmounts = isFromTable
    ? roundAmounts(scalePer100g(food.per100g, portion.grams))
    : roundAmounts(scale(from.nutrients, times));
  const confidence = confidenceIn(item, portion);
  const resized: MealItem = {
    ...kept,
    grams: portion.grams,
    portion: wordPortion(portion.portion, language),
    confidence,
    energyRange: energyRange(nutrients.calories_kcal, confidence, portion),
    nutrients,
    // Figures that no table has are always computed from those first stored.
    ...(isFromTable || times === 1 ? {} : { scaled: { from, times } }),
  };
  return withRemarks(resized, itemRemarks(resized, portion, []), language);
}

/** The confidence in the food stays; the confidence in the grams is the new portion's. */
function confidenceIn(item: MealItem, portion: ResolvedPortion): number {
  if (item.source.dataset === ownDatasets.stated) return item.confidence;
  return withPortionRule(item.confidence, item.portion.rule, portion.portion.rule);
}
