import type { Trends } from "@morsel/contracts";
import type { Queries } from "../../database/connection.ts";
import { countedFoodId, type DayIntake, readDaySums } from "../meals/index.ts";

/** How many of the most frequent foods are returned. */
const maxFoods = 12;

/**
 * A user's days between two days, both included, as the JSON of `Trends`; it contains the stored JSON of
 * each day's sum unchanged.
 */
export async function readTrends(
  queries: Queries,
  userId: string,
  from: string,
  to: string,
): Promise<string> {
  const days = await readDaySums(queries, userId, from, to);
  const eaten = days.map((day) => day.eaten);
  const counted: Omit<Trends, "days"> = {
    from,
    to,
    hours: countHours(eaten),
    foods: findFrequentFoods(eaten),
  };
  const rest = JSON.stringify(counted).slice(1);
  return `{"days":[${days.map(({ sumJson }) => sumJson).join()}],${rest}`;
}

function countHours(days: readonly DayIntake[]): Trends["hours"] {
  const hours = new Map<number, number>();
  for (const { hour } of days.flatMap(({ meals }) => meals)) {
    hours.set(hour, (hours.get(hour) ?? 0) + 1);
  }
  return [...hours].sort(([a], [b]) => a - b).map(([hour, meals]) => ({ hour, meals }));
}

/** Sorted by the number of days, then by how often they were eaten. */
function findFrequentFoods(days: readonly DayIntake[]): Trends["foods"] {
  const foods = new Map<string, { food_id: string; food: string; times: number; days: number }>();
  for (const day of days) {
    const seen = new Set<string>();
    for (const food of day.foods) {
      const id = countedFoodId(food);
      const count = foods.get(id) ?? { food_id: id, food: food.name, times: 0, days: 0 };
      count.times += 1;
      if (!seen.has(id)) count.days += 1;
      seen.add(id);
      foods.set(id, count);
    }
  }
  return [...foods.values()]
    .sort((a, b) => b.days - a.days || b.times - a.times || (a.food_id < b.food_id ? -1 : 1))
    .slice(0, maxFoods);
}
