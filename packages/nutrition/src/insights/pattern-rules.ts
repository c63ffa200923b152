import { averageOfDays, type DaySum, enoughDays } from "../day-sums.ts";
import { dailyScore } from "../targets.ts";
import { weekdayOf } from "../weekday.ts";
import { daysOf, type InsightRule, namesOf } from "./rule.ts";
import { countFoods, type EatenDay, type WeekFacts } from "./week.ts";

/** "24 different foods over 6 days. Oats, coffee and banana were in your log on the most days." */
export const variety: InsightRule = {
  id: "variety",
  mentionsEnergy: false,
  minDays: enoughDays,
  find(week) {
    if (week.foodsOfWeek.length < 6) return undefined;
    const frequent = mostFrequent(week).slice(0, 3);
    return {
      says: { code: "variety", count: week.foodsOfWeek.length, days: week.days.length, frequent },
      days: daysOf(week),
      foods: namesOf(frequent),
      weight: 0.25,
    };
  },
};

/** "5 foods were not in your log in the four weeks before: mango, tofu and kale among them." */
export const newFoods: InsightRule = {
  id: "new-foods",
  mentionsEnergy: false,
  minDays: enoughDays,
  find(week) {
    if (week.daysBefore.length < 7) return undefined;
    const fresh = mostFrequent(week).filter(({ id }) => !week.foodsBefore.has(id));
    if (fresh.length < 2) return undefined;
    const named = fresh.slice(0, 3);
    return {
      says: { code: "new-foods", count: fresh.length, named },
      days: daysOf(week),
      foods: namesOf(named),
      weight: Math.min(0.6, fresh.length / 10),
    };
  },
};

/** "Oat milk was in your log on 5 of 6 days, 7 times in all." */
export const frequentFood: InsightRule = {
  id: "frequent-food",
  mentionsEnergy: false,
  minDays: enoughDays,
  find(week) {
    const [food] = mostFrequent(week);
    if (!food || food.days < 3) return undefined;
    return {
      says: { code: "frequent-food", food, days: week.days.length },
      days: week.days.filter((day) => hasFood(day, food.id)).map(({ day }) => day),
      foods: [food.name],
      weight: 0.3 * (food.days / week.days.length),
    };
  },
};

/** "The first meal came at about 08:10 and the last at about 19:40, by the middle of 6 days." */
export const mealTimes: InsightRule = {
  id: "meal-times",
  mentionsEnergy: false,
  minDays: enoughDays,
  find(week) {
    const days = week.days.filter(({ meals }) => meals.length >= 2);
    if (days.length < enoughDays) return undefined;
    const minutes = days.map(({ meals }) => meals.map(({ minute }) => minute));
    const first = median(minutes.map((ofDay) => Math.min(...ofDay)));
    const last = median(minutes.map((ofDay) => Math.max(...ofDay)));
    return {
      says: { code: "meal-times", first, last, days: days.length },
      days: days.map(({ day }) => day),
      foods: [],
      weight: 0.28,
    };
  },
};

/** "Wednesday came closest to your targets, with a score of 86: oats, salmon and rice." */
export const closestDay: InsightRule = {
  id: "closest-day",
  mentionsEnergy: false,
  minDays: enoughDays,
  find(week) {
    const ids = ["protein_g", "carbs_g", "fat_g", "fiber_g"] as const;
    const scored = week.sums
      .map(({ day, amounts }) => ({
        day,
        score: dailyScore(amounts, ids, week.targetsOf(day)).score,
      }))
      .sort((one, other) => other.score - one.score);
    const [best, next] = scored;
    if (!best || !next || best.score === next.score || best.score < 40) return undefined;
    const foods = countFoods(week.days.filter(({ day }) => day === best.day))
      .toSorted((one, other) => weightOf(other.amounts) - weightOf(one.amounts))
      .slice(0, 3);
    return {
      says: { code: "closest-day", weekday: weekdayOf(best.day), score: best.score, foods },
      days: [best.day],
      foods: namesOf(foods),
      weight: 0.35,
    };
  },
};

/** "Days were between 1,650 and 2,240 kcal, 1,930 kcal on average over 6 days." */
export const energyRange: InsightRule = {
  id: "energy-range",
  mentionsEnergy: true,
  minDays: enoughDays,
  find(week) {
    const average = averageOfDays(week.sums, "calories_kcal");
    if (average.amount === null || average.days < enoughDays) return undefined;
    const known = week.sums.flatMap(({ amounts }) => amounts.calories_kcal ?? []);
    const [low, high] = [Math.min(...known), Math.max(...known)];
    return {
      says: { code: "energy-range", low, high, average },
      days: daysOf(week),
      foods: [],
      weight: (high - low) / (2 * average.amount),
    };
  },
};

/** "Saturdays and Sundays averaged 2,300 kcal over 8 days, other days 1,900 kcal over 19, in five weeks." */
export const weekend: InsightRule = {
  id: "weekend",
  mentionsEnergy: true,
  minDays: enoughDays,
  find(week) {
    const all = [...week.daysBefore, ...week.sums];
    const [ends, others] = [all.filter(isWeekend), all.filter((sum) => !isWeekend(sum))];
    const [end, other] = [ends, others].map((sums) => averageOfDays(sums, "calories_kcal"));
    if (!end?.amount || !other?.amount || end.days < 4 || other.days < 8) return undefined;
    const change = Math.abs(end.amount / other.amount - 1);
    if (change < 0.08) return undefined;
    return {
      says: { code: "weekend", weekend: end, other },
      days: daysOf(week),
      foods: [],
      weight: change,
    };
  },
};

/** From 18:00 on. */
const eveningMinute = 18 * 60;

/** "46% of the energy came after 18:00, over 6 days." */
export const eveningEnergy: InsightRule = {
  id: "evening-energy",
  mentionsEnergy: true,
  minDays: enoughDays,
  find(week) {
    const meals = week.days.flatMap((day) => day.meals);
    const energyOf = (some: typeof meals) =>
      some.reduce(
        (sum, { foods }) =>
          sum + foods.reduce((all, { nutrients }) => all + (nutrients.calories_kcal ?? 0), 0),
        0,
      );
    const all = energyOf(meals);
    const evening = energyOf(meals.filter(({ minute }) => minute >= eveningMinute));
    if (all === 0 || evening === 0) return undefined;
    return {
      says: {
        code: "evening",
        share: evening / all,
        minute: eveningMinute,
        days: week.days.length,
      },
      days: daysOf(week),
      foods: [],
      weight: Math.abs(evening / all - 0.35),
    };
  },
};

function mostFrequent({ foodsOfWeek }: WeekFacts) {
  return foodsOfWeek.toSorted((one, other) => other.days - one.days || other.times - one.times);
}

function hasFood({ meals }: EatenDay, id: string): boolean {
  return meals.some(({ foods }) => foods.some((food) => food.id === id));
}

function isWeekend({ day }: DaySum): boolean {
  return [0, 6].includes(weekdayOf(day));
}

/** A food's protein, carbs and fat in grams: its size without using energy, which may be hidden. */
function weightOf(amounts: DaySum["amounts"]): number {
  return (amounts.protein_g ?? 0) + (amounts.carbs_g ?? 0) + (amounts.fat_g ?? 0);
}

/** The middle one; of an even count the earlier of both. */
function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? 0;
}
