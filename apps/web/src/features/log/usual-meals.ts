import type { MealEntry } from "@morsel/contracts";

const dayMs = 24 * 3_600_000;
const shownMost = 3;
/** A meal eaten two hours away from now counts half as much as one at this hour. */
const halfHours = 2;
/** One of a fortnight ago counts half as much as one of now. */
const halfDays = 14;

/**
 * The meals that somebody most likely eats now: by how often, how near to this time of day, and how
 * lately; each title once, by its latest meal, the likeliest first. Those of the last hour are eaten.
 */
export function usualMeals(meals: readonly MealEntry[], now: Date): readonly MealEntry[] {
  const usual = new Map<string, { meal: MealEntry; weight: number; isJustEaten: boolean }>();
  for (const meal of meals) {
    const eaten = new Date(meal.context.consumed_at);
    const agoMs = now.getTime() - eaten.getTime();
    const known = usual.get(meal.title) ?? { meal, weight: 0, isJustEaten: false };
    known.weight += 2 ** -(hoursApart(eaten, now) / halfHours + agoMs / dayMs / halfDays);
    known.isJustEaten ||= Math.abs(agoMs) < dayMs / 24;
    if (meal.context.consumed_at > known.meal.context.consumed_at) known.meal = meal;
    usual.set(meal.title, known);
  }
  return [...usual.values()]
    .filter(({ isJustEaten }) => !isJustEaten)
    .sort((one, other) => other.weight - one.weight)
    .slice(0, shownMost)
    .map(({ meal }) => meal);
}

/** Round the clock: 23:00 and 1:00 are two hours apart. */
function hoursApart(one: Date, other: Date): number {
  const hours = Math.abs(clock(one) - clock(other));
  return Math.min(hours, 24 - hours);
}

function clock(date: Date): number {
  return date.getHours() + date.getMinutes() / 60;
}
