import type { EnergyRange, MealItem } from "../../meal.ts";
import { roundTo } from "../../totals.ts";
import type { FoodMatch } from "../match/food-match.ts";
import type { ResolvedPortion } from "../portions/resolve-portion.ts";

/** 0-1: that the food is the one meant and the grams are near. */
export function itemConfidence(
  match: FoodMatch,
  portion: ResolvedPortion,
  unknownCount: number,
): number {
  // People leave out words that a table has, so that even a half-like name is mostly right.
  const food = Math.min(1, 0.35 + 0.65 * match.similarity) * unknownShare ** unknownCount;
  const odd = portion.grams === 0 || portion.grams > 4000 ? oddShare : 1;
  return roundTo(food * portion.certainty * odd, 2);
}

/** What each word that nobody knows takes away: it may have made another food of it. */
const unknownShare = 0.75;
/** What an amount that cannot be takes away. */
const oddShare = 0.1;

/** What an unmatched mention takes from a meal's confidence: its energy is unknown. */
const unmatchedShare = 0.7;

/** 0-1: the items' confidence, each weighing its energy; unmatched mentions lower it. */
export function mealConfidence(items: readonly MealItem[], unmatchedCount: number): number {
  let weights = 0;
  let sum = 0;
  for (const item of items) {
    // Water and tea have no energy, and count a little all the same.
    const weight = Math.max(1, item.nutrients.calories_kcal ?? 0);
    weights += weight;
    sum += weight * item.confidence;
  }
  const known = weights === 0 ? 0 : sum / weights;
  return roundTo(known * unmatchedShare ** unmatchedCount, 2);
}

/**
 * The energy that an item has between its likely least and most: wide where amount or food were
 * assumed, narrow where they were said. Unknown energy gives no range.
 */
export function energyRange(
  kcal: number | null,
  confidence: number,
  portion: Pick<ResolvedPortion, "spread">,
): EnergyRange {
  if (kcal === null) return { lowKcal: null, highKcal: null };
  // What is doubted of the food widens what the amount leaves open.
  const spread = portion.spread + doubtSpread * (1 - confidence);
  return {
    lowKcal: Math.round(kcal / (1 + spread)),
    highKcal: Math.round(kcal * (1 + spread)),
  };
}

const doubtSpread = 0.8;

/**
 * A meal's range. Errors of its items partly cancel out, so that the half-widths add up as
 * independent ones do, by their squares.
 */
export function mealRange(items: readonly MealItem[]): EnergyRange {
  let total = 0;
  let below = 0;
  let above = 0;
  for (const { nutrients, energyRange: range } of items) {
    const kcal = nutrients.calories_kcal;
    if (kcal === null || range.lowKcal === null || range.highKcal === null) continue;
    total += kcal;
    below += (kcal - range.lowKcal) ** 2;
    above += (range.highKcal - kcal) ** 2;
  }
  if (items.every((item) => item.nutrients.calories_kcal === null)) {
    return { lowKcal: null, highKcal: null };
  }
  return {
    lowKcal: Math.max(0, Math.round(total - Math.sqrt(below))),
    highKcal: Math.round(total + Math.sqrt(above)),
  };
}
