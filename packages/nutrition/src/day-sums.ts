import { type NutrientId, nutrientIds } from "./nutrients.ts";
import type { NutrientAmounts } from "./totals.ts";

/** An average needs at least this many days with entries. */
export const enoughDays = 4;

/** How many foods do not report a nutrient. Nutrients that all foods report are absent. */
export type Unreported = Readonly<Partial<Record<NutrientId, number>>>;

/** The sum of a meal, or of a day of meals. */
export interface FoodSum {
  /** Null or absent only if no food reports the nutrient. */
  readonly amounts: Readonly<Partial<NutrientAmounts>>;
  /** A nutrient in here makes its amount a lower bound. */
  readonly unreported: Unreported;
  /** How many foods it is the sum of. */
  readonly foods: number;
}

/** The sum of a local day with entries. A day without entries has no `DaySum`, because it is not zero. */
export interface DaySum extends FoodSum {
  /** 'YYYY-MM-DD' in the person's time zone. */
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

/** The sum of a day's meals. Unknown stays unknown; foods that do not report a nutrient are counted. */
export function sumDay(day: string, meals: readonly FoodSum[]): DaySum {
  // Loops are faster here: a year of meals is summed at once.
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

/** The average daily amount of a nutrient over days with entries. */
export interface DailyAverage {
  /** `null` if the nutrient is unknown on every day. */
  readonly amount: number | null;
  /** The number of days in the average: days on which at least one food reports the nutrient. */
  readonly days: number;
  /** True if some foods of those days do not report it. The average is then a lower bound. */
  readonly isAtLeast: boolean;
}

/** The average of a nutrient over days on which it is known. Days without entries do not count as zero. */
export function averageOfDays(days: readonly DaySum[], id: NutrientId): DailyAverage {
  const known = days.filter(({ amounts }) => amounts[id] !== null);
  const sum = known.reduce((total, { amounts }) => total + (amounts[id] ?? 0), 0);
  return {
    amount: known.length === 0 ? null : sum / known.length,
    days: known.length,
    isAtLeast: known.some(({ unreported }) => (unreported[id] ?? 0) > 0),
  };
}
