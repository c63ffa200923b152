import type { EnergyRange, MealItem } from "../../meal.ts";
import { roundTo } from "../../totals.ts";
import type { FoodMatch } from "../match/food-match.ts";
import type { ResolvedPortion } from "../portions/resolve-portion.ts";

/** 0 to 1: the probability that the food is correct and the grams are close. */
export function itemConfidence(
  match: FoodMatch,
  portion: ResolvedPortion,
  unknownCount: number,
): number {
  // People omit words that a table has, so a similarity of half is mostly correct.
  const foodConfidence =
    Math.min(1, 0.35 + 0.65 * match.similarity) * unknownWordFactor ** unknownCount;
  const plausibility = portion.grams === 0 || portion.grams > 4000 ? implausibleFactor : 1;
  return roundTo(foodConfidence * portion.certainty * plausibility, 2);
}

/** Factor per unknown word: it may change the food. */
const unknownWordFactor = 0.75;
/** Factor for an impossible amount. */
const implausibleFactor = 0.1;

/** Factor per unmatched mention: its energy is unknown. */
const unmatchedFactor = 0.7;

/** 0 to 1: the items' confidence weighted by energy, lowered by unmatched mentions and an impossible amount. */
export function mealConfidence(
  items: readonly MealItem[],
  unmatchedCount: number,
  isImplausible = false,
): number {
  let weights = 0;
  let sum = 0;
  for (const item of items) {
    // Items without energy, such as water and tea, still count a little.
    const weight = Math.max(1, item.nutrients.calories_kcal ?? 0);
    weights += weight;
    sum += weight * item.confidence;
  }
  const itemsConfidence = weights === 0 ? 0 : sum / weights;
  const plausibility = isImplausible ? implausibleFactor : 1;
  return roundTo(itemsConfidence * unmatchedFactor ** unmatchedCount * plausibility, 2);
}

/** The likely range of an item's energy: wider if the amount or food was assumed. Unknown energy has no range. */
export function energyRange(
  kcal: number | null,
  confidence: number,
  portion: Pick<ResolvedPortion, "spread">,
): EnergyRange {
  if (kcal === null) return { lowKcal: null, highKcal: null };
  // Doubt about the food widens the range of the amount.
  const spread = portion.spread + doubtSpreadFactor * (1 - confidence);
  return {
    lowKcal: Math.round(kcal / (1 + spread)),
    highKcal: Math.round(kcal * (1 + spread)),
  };
}

const doubtSpreadFactor = 0.8;

/** The range of a meal. Errors of the items are independent, so the half-widths are added as squares. */
export function mealRange(items: readonly MealItem[]): EnergyRange {
  let total = 0;
  let lowSquares = 0;
  let highSquares = 0;
  for (const { nutrients, energyRange: range } of items) {
    const kcal = nutrients.calories_kcal;
    if (kcal === null || range.lowKcal === null || range.highKcal === null) continue;
    total += kcal;
    lowSquares += (kcal - range.lowKcal) ** 2;
    highSquares += (range.highKcal - kcal) ** 2;
  }
  if (items.every((item) => item.nutrients.calories_kcal === null)) {
    return { lowKcal: null, highKcal: null };
  }
  return {
    lowKcal: Math.max(0, Math.round(total - Math.sqrt(lowSquares))),
    highKcal: Math.round(total + Math.sqrt(highSquares)),
  };
}
