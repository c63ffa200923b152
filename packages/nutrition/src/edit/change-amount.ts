import { statedDataset } from "../estimate/meals/apply-stated-nutrients.ts";
import { energyRange } from "../estimate/meals/confidence.ts";
import { itemRemarks } from "../estimate/meals/item-notes.ts";
import { formatNumber } from "../estimate/portions/portion-request.ts";
import { type ResolvedPortion, ruleCertainty } from "../estimate/portions/resolve-portion.ts";
import { withRemarks } from "../estimate/resolve-mention.ts";
import type { Food } from "../food.ts";
import type { EnergyRange, MealItem } from "../meal.ts";
import { type NutrientAmounts, roundAmounts, roundTo, scale, scalePer100g } from "../totals.ts";

/**
 * An item so many times as large. All figures are reckoned from the item as it was before it was
 * first scaled, so that no sequence of factors adds up errors: double and half of it is the item
 * itself again, figure by figure.
 */
export function scaleItem(item: MealItem, factor: number): MealItem {
  const from = item.scaled?.from ?? item;
  const times = settleTimes((item.scaled?.times ?? 1) * factor);
  if (times === 1) return from;
  const grams = from.grams === null ? null : roundTo(from.grams * times, 1);
  const { portion, energyRange: range } = from;
  return {
    ...from,
    grams,
    portion: {
      ...portion,
      explanation: `${portion.explanation}, × ${formatNumber(times)}${grams === null ? "" : ` = ${formatNumber(grams)} g`}`,
      isStated: true,
      ...(portion.count === undefined ? {} : { count: portion.count * times }),
    },
    energyRange: scaleRange(range, times),
    nutrients: roundAmounts(scale(from.nutrients, times)),
    scaled: { from, times },
  };
}

/** A third times three is one again. */
function settleTimes(times: number): number {
  const near = roundTo(times, 6);
  return Math.abs(times - near) < 1e-9 ? near : times;
}

function scaleRange({ lowKcal, highKcal }: EnergyRange, times: number): EnergyRange {
  const scaled = (kcal: number | null) => (kcal === null ? null : Math.round(kcal * times));
  return { lowKcal: scaled(lowKcal), highKcal: scaled(highKcal) };
}

/** Whether an item's figures are the table's own of this food, and not a person's or an older record's. */
export function isOfRecord(item: MealItem, food: Food | undefined): food is Food {
  return (
    food !== undefined &&
    item.source.dataset === food.source.dataset &&
    item.source.id === food.source.id
  );
}

/** The item in another amount; its figures from the food, or from themselves where no table has them. */
export function resizeItem(
  item: MealItem,
  portion: ResolvedPortion,
  food: Food | undefined,
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
    portion: portion.portion,
    confidence,
    energyRange: energyRange(nutrients.calories_kcal, confidence, portion),
    nutrients,
    // What no table has is reckoned from the figures first stored, whatever comes in between.
    ...(isFromTable || times === 1 ? {} : { scaled: { from, times } }),
  };
  return withRemarks(resized, itemRemarks(resized, portion, []));
}

/** How sure the food was stays as it was; how sure the grams are is the new portion's. */
function confidenceIn(item: MealItem, portion: ResolvedPortion): number {
  if (item.source.dataset === statedDataset) return item.confidence;
  const ofFood = Math.min(1, item.confidence / ruleCertainty[item.portion.rule]);
  return roundTo(ofFood * portion.certainty, 2);
}
