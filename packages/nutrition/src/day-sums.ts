import { type NutrientId, nutrientIds } from "./nutrients.ts";
import type { NutrientAmounts } from "./totals.ts";

/** Fewer days with entries say little about a week. */
export const enoughDays = 4;

/** How many foods do not report a nutrient; one that all of them report is not in it. */
export type Unreported = Readonly<Partial<Record<NutrientId, number>>>;

/** What a meal, or a day of meals, adds up to. */
export interface FoodSum {
  /** Unknown, or not in here, only where no food reports the nutrient. */
  readonly amounts: Readonly<Partial<NutrientAmounts>>;
  /** A nutrient in here makes its amount an "at least". */
  readonly unreported: Unreported;
  /** How many foods it is the sum of. */
  readonly foods: number;
}

/** A local day that has entries. A day without any is no `DaySum`: a gap is not zero. */
export interface DaySum extends FoodSum {
  /** 'YYYY-MM-DD' where the person was. */
  readonly day: string;
  readonly meals: number;
  readonly amounts: NutrientAmounts;
}

/** How many of these foods do not report each nutrient. */
export function countUnreported(foods: readonly NutrientAmounts[]): Unreported {
  const unreported: Partial<Record<NutrientId, number>> = {};
  for (const id of nutrientIds) {
    const count = foods.filter((food) => (food[id] ?? null) === null).length;
    if (count > 0) unreported[id] = count;
  }
  return unreported;
}

/** The sum of a day's meals. Unknown stays unknown; what some foods leave out is counted. */
export function sumDay(day: string, meals: readonly FoodSum[]): DaySum {
  // Loops: a year of meals comes through here at once.
  const amounts: Partial<Record<NutrientId, number | null>> = {};
  for (const id of nutrientIds) amounts[id] = sumOf(meals, id);
  const unreported: Partial<Record<NutrientId, number>> = {};
  let foods = 0;
  for (const meal of meals) {
    foods += meal.foods;
    for (const id in meal.unreported) {
      const count = meal.unreported[id as NutrientId] ?? 0;
      unreported[id as NutrientId] = (unreported[id as NutrientId] ?? 0) + count;
    }
  }
  return { day, meals: meals.length, foods, amounts: amounts as NutrientAmounts, unreported };
}

function sumOf(meals: readonly FoodSum[], id: NutrientId): number | null {
  let sum: number | null = null;
  for (const { amounts } of meals) {
    const amount = amounts[id] ?? null;
    if (amount !== null) sum = (sum ?? 0) + amount;
  }
  return sum;
}

/** A nutrient a day, over the days that have entries. */
export interface DailyAverage {
  /** `null` where no day knows the nutrient. */
  readonly amount: number | null;
  /** How many days it is the average of: those that know the nutrient, in part at least. */
  readonly days: number;
  /** True where foods of those days do not report it: the average is then the least it can be. */
  readonly isAtLeast: boolean;
}

/** The average of a nutrient over the days that know it. Days without entries do not count as zero. */
export function averageOfDays(days: readonly DaySum[], id: NutrientId): DailyAverage {
  const known = days.filter(({ amounts }) => amounts[id] !== null);
  const sum = known.reduce((total, { amounts }) => total + (amounts[id] ?? 0), 0);
  return {
    amount: known.length === 0 ? null : sum / known.length,
    days: known.length,
    isAtLeast: known.some(({ unreported }) => (unreported[id] ?? 0) > 0),
  };
}
