import type { MealItem } from "../meal.ts";
import { roundTo } from "../totals.ts";
import type { FoodMatch } from "./match-food.ts";
import type { ResolvedPortion } from "./resolve-portion.ts";

/** 0-1: that the food is the one meant and the grams are near. */
export function itemConfidence(match: FoodMatch, portion: ResolvedPortion): number {
  // People leave out words that a table has, so that even a half-like name is mostly right.
  const food = Math.min(1, 0.35 + 0.65 * match.similarity);
  return food * portion.certainty;
}

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
