import { averageOfDays, enoughDays } from "../day-sums.ts";
import { mealTypes } from "../meal.ts";
import { lipidIds, microIds, type NutrientId } from "../nutrients.ts";
import { type TargetNutrientId, targetMidpoint } from "../targets.ts";
import { weekdayOf } from "../weekday.ts";
import { daysOf, type InsightRule, namesOf } from "./rule.ts";
import {
  countFoods,
  type FoodOfWeek,
  knownSum,
  mainSources,
  reportedShare,
  type WeekFacts,
} from "./week.ts";

/** "fiber" of "fiber_g". */
const withoutUnit = (id: NutrientId) => id.slice(0, id.lastIndexOf("_"));

/** "Fiber averaged 14 g of 28 g over 6 days. Tuesday had the most, 22 g: lentils, oats and berries." */
export function averageRule(nutrient: TargetNutrientId): InsightRule {
  return {
    id: `${withoutUnit(nutrient)}-average`,
    mentionsEnergy: false,
    minDays: enoughDays,
    find(week) {
      const average = averageOfDays(week.sums, nutrient);
      if (average.amount === null || average.days < enoughDays) return undefined;
      const target = week.targets[nutrient];
      const most = week.sums.toSorted(
        (one, other) => (other.amounts[nutrient] ?? 0) - (one.amounts[nutrient] ?? 0),
      )[0];
      const sources = mainSources(
        countFoods(week.days.filter(({ day }) => day === most?.day)),
        nutrient,
      );
      if (!most || sources.length === 0) return undefined;
      return {
        says: {
          code: "average",
          nutrient,
          average,
          target,
          most: {
            weekday: weekdayOf(most.day),
            amount: most.amounts[nutrient] ?? 0,
            foods: sources,
          },
        },
        days: daysOf(week),
        foods: namesOf(sources),
        weight: Math.abs(1 - average.amount / targetMidpoint(target)),
      };
    },
  };
}

/** "Sodium averaged 2,900 mg" with its target and days, then "Soy sauce, bread and cheese gave 51% of the known amount." */
export function sourcesRule(nutrient: TargetNutrientId): InsightRule {
  return {
    id: `${withoutUnit(nutrient)}-sources`,
    mentionsEnergy: false,
    minDays: enoughDays,
    find(week) {
      const average = averageOfDays(week.sums, nutrient);
      const sources = mainSources(week.foodsOfWeek, nutrient);
      if (average.amount === null || average.days < enoughDays || sources.length < 2) {
        return undefined;
      }
      const target = week.targets[nutrient];
      const share = knownSum(sources, nutrient) / knownSum(week.foodsOfWeek, nutrient);
      return {
        says: { code: "sources", nutrient, average, target, foods: sources, share },
        days: daysOf(week),
        foods: namesOf(sources),
        // Less than others: there are three of this kind.
        weight: 0.6 * share * Math.min(1, average.amount / targetMidpoint(target)),
      };
    },
  };
}

/** "Carrots gave 61% of the known vitamin A over 6 days." */
export const singleSource: InsightRule = {
  id: "single-source",
  mentionsEnergy: false,
  minDays: enoughDays,
  find(week) {
    const ids: readonly NutrientId[] = [...microIds.filter((id) => id !== "sodium_mg"), "omega3_g"];
    const found = ids
      .filter((id) => reportedShare(week, id) >= 0.6)
      .map((id) => {
        const [food] = mainSources(week.foodsOfWeek, id, 1);
        const share = food ? (food.amounts[id] ?? 0) / knownSum(week.foodsOfWeek, id) : 0;
        return { id, food, share };
      })
      .sort((one, other) => other.share - one.share)[0];
    if (!found?.food || found.share < 0.5) return undefined;
    return {
      says: {
        code: "single-source",
        nutrient: found.id,
        foods: [found.food],
        share: found.share,
        days: week.days.length,
      },
      days: daysOf(week),
      foods: [found.food.name],
      weight: found.share - 0.3,
    };
  },
};

/** "Choline is known for 12 of 40 foods, so Trends shows “at least”." */
export const littleKnown: InsightRule = {
  id: "little-known",
  mentionsEnergy: false,
  minDays: enoughDays,
  find(week) {
    if (week.foods.length < 10) return undefined;
    const ids: readonly NutrientId[] = [...microIds, ...lipidIds];
    const found = ids
      .map((id) => ({ id, share: reportedShare(week, id) }))
      .filter(({ share }) => share > 0 && share < 0.6)
      .sort((one, other) => one.share - other.share)[0];
    if (!found) return undefined;
    const known = week.foods.filter(({ nutrients }) => nutrients[found.id] !== null);
    return {
      says: {
        code: "little-known",
        nutrient: found.id,
        known: known.length,
        foods: week.foods.length,
      },
      days: daysOf(week),
      foods: namesOf(known).slice(0, 5),
      weight: 0.1,
    };
  },
};

/** "Protein averaged 72 g over 6 days, and 60 g over the 24 days with entries in the four weeks before." */
export const changeFromBefore: InsightRule = {
  id: "change-from-before",
  mentionsEnergy: false,
  minDays: enoughDays,
  find(week) {
    const ids = ["protein_g", "carbs_g", "fat_g", "fiber_g"] as const;
    const changes = ids.flatMap((id) => {
      const [now, before] = [averageOfDays(week.sums, id), averageOfDays(week.daysBefore, id)];
      if (!now.amount || !before.amount || now.days < enoughDays || before.days < 7) return [];
      return [{ id, now, before, change: Math.abs(Math.log(now.amount / before.amount)) }];
    });
    const [found] = changes.sort((one, other) => other.change - one.change);
    if (!found || found.change < 0.14) return undefined;
    const { id, now, before } = found;
    return {
      says: { code: "change", nutrient: id, now, before },
      days: daysOf(week),
      foods: namesOf(mainSources(week.foodsOfWeek, id)),
      weight: found.change,
    };
  },
};

/** "A day's protein was 9 g at breakfast, 24 g at lunch and 41 g at dinner, on average over 6 days." */
export const proteinByMeal: InsightRule = {
  id: "protein-by-meal",
  mentionsEnergy: false,
  minDays: enoughDays,
  find(week) {
    const parts = mealTypes.map((type) => partOf(week, type));
    const known = parts.filter(({ amount }) => amount > 0);
    if (known.length < 2) return undefined;
    const total = known.reduce((sum, { amount }) => sum + amount, 0);
    const most = known.toSorted((one, other) => other.amount - one.amount)[0];
    if (!most) return undefined;
    const days = week.days.length;
    const meals = known.map(({ type, amount }) => ({ type, grams: amount / days }));
    return {
      says: {
        code: "protein-by-meal",
        meals,
        isAtLeast: reportedShare(week, "protein_g") < 1,
        days,
      },
      days: daysOf(week),
      foods: namesOf(most.sources),
      weight: most.amount / total - 0.35,
    };
  },
};

function partOf({ days }: WeekFacts, type: "breakfast" | "lunch" | "dinner" | "snack") {
  const own = days.map((day) => ({
    ...day,
    meals: day.meals.filter((meal) => meal.type === type),
  }));
  const foods: readonly FoodOfWeek[] = countFoods(own);
  const amount = knownSum(foods, "protein_g");
  return { type, amount, sources: mainSources(foods, "protein_g") };
}
