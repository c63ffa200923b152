import {
  addDays,
  type InsightList,
  readUnits,
  type TrendDay,
  targetsOnDay,
} from "@morsel/contracts";
import type { MealItem } from "@morsel/nutrition";
import { type EatenDay, type EatenWeek, findInsights } from "@morsel/nutrition/insights";
import type { Queries } from "../../database/connection.ts";
import { bumpRevision } from "../../database/revisions.ts";
import { countedFoodId, readDaySums, toLocalMinute } from "../meals/index.ts";
import { readPreferences } from "../preferences/index.ts";

/** Days before the week that it is compared with. */
const daysBefore = 28;

/**
 * The insights of a user's week, without the dismissed ones; `week` is its Monday, and `language` words them: English if
 * undefined.
 */
export async function readInsights(
  queries: Queries,
  userId: string,
  week: string,
  language: Parameters<typeof findInsights>[1],
): Promise<InsightList> {
  const [days, before, dismissed, preferences] = await Promise.all([
    readEatenDays(queries, userId, week, addDays(week, 6)),
    readDaySums(queries, userId, addDays(week, -daysBefore), addDays(week, -1)),
    readDismissed(queries, userId, week),
    readPreferences(queries, userId),
  ]);
  const { mealsVisibleColumns, hide_energy, targets = {}, weekday_targets = {} } = preferences;
  const eaten: EatenWeek = {
    days,
    daysBefore: before.map(({ sumJson }) => JSON.parse(sumJson) as TrendDay),
    foodsBefore: new Set(before.flatMap(({ eaten }) => eaten.foods.map(countedFoodId))),
    targetsOf: (day) => targetsOnDay(targets, weekday_targets, day, preferences.reference_intakes),
    units: readUnits(preferences),
    isEnergyShown: !hide_energy && mealsVisibleColumns.includes("calories"),
  };
  const found = findInsights(eaten, language);
  const items = found
    .filter(({ id }) => !dismissed.has(id))
    .map((insight) => ({ ...insight, days: [...insight.days], foods: [...insight.foods] }));
  return { week, days: days.length, items };
}

/** Dismisses an insight of a week; may be repeated. */
export async function dismissInsight(
  queries: Queries,
  userId: string,
  week: string,
  insight: string,
): Promise<void> {
  await queries.transaction().execute(async (trx) => {
    await trx
      .insertInto("insight_dismissals")
      .values({ user_id: userId, week, insight })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await bumpRevision(trx, userId, "insights");
  });
}

/** Undoes a dismissal. */
export async function restoreInsight(
  queries: Queries,
  userId: string,
  week: string,
  insight: string,
): Promise<void> {
  await queries.transaction().execute(async (trx) => {
    await trx
      .deleteFrom("insight_dismissals")
      .where("user_id", "=", userId)
      .where("week", "=", week)
      .where("insight", "=", insight)
      .execute();
    await bumpRevision(trx, userId, "insights");
  });
}

async function readEatenDays(
  queries: Queries,
  userId: string,
  from: string,
  to: string,
): Promise<readonly EatenDay[]> {
  const rows = await queries
    .selectFrom("meals")
    .select(["local_day", "consumed_at", "time_zone", "meal_type", "items_json"])
    .where("user_id", "=", userId)
    .where("local_day", ">=", from)
    .where("local_day", "<=", to)
    .execute();
  return [...Map.groupBy(rows, ({ local_day }) => local_day)]
    .map(([day, ofDay]) => ({
      day,
      meals: ofDay.map((row) => ({
        type: row.meal_type,
        minute: toLocalMinute(row.consumed_at, row.time_zone),
        foods: (JSON.parse(row.items_json) as readonly MealItem[]).map(({ food, nutrients }) => ({
          id: countedFoodId(food),
          name: food.name,
          nutrients,
        })),
      })),
    }))
    .sort((one, other) => (one.day < other.day ? -1 : 1));
}

async function readDismissed(
  queries: Queries,
  userId: string,
  week: string,
): Promise<ReadonlySet<string>> {
  const rows = await queries
    .selectFrom("insight_dismissals")
    .select("insight")
    .where("user_id", "=", userId)
    .where("week", "=", week)
    .execute();
  return new Set(rows.map((row) => row.insight));
}
