import type { MealEntry } from "@morsel/contracts";
import { toLocalDay } from "../../platform/clock.ts";

const dayMs = 24 * 3_600_000;
const maxShown = 3;
/** A meal at a time of day two hours from now has half the weight. */
const halfWeightHours = 2;
/** A meal of 14 days ago has half the weight. */
const halfWeightDays = 14;

/**
 * The meals that the user most likely eats now, likeliest first, weighted by frequency, time of day
 * and age. Each title occurs once, as its latest meal; meals of today and of the last hour are left out.
 */
export function usualMeals(meals: readonly MealEntry[], now: Date): readonly MealEntry[] {
  const byTitle = new Map<string, { meal: MealEntry; weight: number; isJustEaten: boolean }>();
  const today = toLocalDay(now);
  for (const meal of meals) {
    const eatenAt = new Date(meal.context.consumed_at);
    const agoMs = now.getTime() - eatenAt.getTime();
    const known = byTitle.get(meal.title) ?? { meal, weight: 0, isJustEaten: false };
    known.weight +=
      2 ** -(hoursApart(eatenAt, now) / halfWeightHours + agoMs / dayMs / halfWeightDays);
    known.isJustEaten ||= meal.local_day === today || Math.abs(agoMs) < dayMs / 24;
    if (meal.context.consumed_at > known.meal.context.consumed_at) known.meal = meal;
    byTitle.set(meal.title, known);
  }
  return [...byTitle.values()]
    .filter(({ isJustEaten }) => !isJustEaten)
    .sort((one, other) => other.weight - one.weight)
    .slice(0, maxShown)
    .map(({ meal }) => meal);
}

/** Across midnight: 23:00 and 1:00 are two hours apart. */
function hoursApart(one: Date, other: Date): number {
  const hours = Math.abs(clock(one) - clock(other));
  return Math.min(hours, 24 - hours);
}

function clock(date: Date): number {
  return date.getHours() + date.getMinutes() / 60;
}
