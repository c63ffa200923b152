import type { TrendDay } from "@morsel/contracts";
import { countUnreported, type MealItem, roundAmounts, sumDay } from "@morsel/nutrition";
import { mealRange } from "@morsel/nutrition/estimate";
import type { Queries } from "../../database/connection.ts";
import { lockMeals } from "../../database/revisions.ts";
import type { MealRow } from "../../database/tables.ts";
import { toLocalMinute } from "./local-day.ts";
import { amountsOfRow, rangeToEntry } from "./meal-converters.ts";

/** What was eaten on a day, for counts over many days. */
export interface DayIntake {
  /** The local hour of each meal, 0-23. */
  readonly meals: readonly { readonly hour: number }[];
  readonly foods: readonly { readonly id: string; readonly name: string }[];
}

interface StoredDaySum {
  readonly day: string;
  /** A `TrendDay` as JSON, which a response includes unchanged. */
  readonly sumJson: string;
  readonly eaten: DayIntake;
}

/**
 * Deletes the sums of these days; the next `readDaySums` computes them. Call it in the transaction that
 * changes meals, after its `bumpRevision` of the meals: a concurrent `readDaySums` holds that lock while
 * it stores sums, so it cannot store one that misses this change.
 */
export async function deleteDaySums(
  queries: Queries,
  userId: string,
  days: Iterable<string>,
): Promise<void> {
  const distinct = [...new Set(days)];
  if (distinct.length === 0) return;
  await queries
    .deleteFrom("day_sums")
    .where("user_id", "=", userId)
    .where("local_day", "in", distinct)
    .execute();
}

/** The sums of a user's days between two days, both included, ascending; only days with meals. */
export async function readDaySums(
  queries: Queries,
  userId: string,
  from: string,
  to: string,
): Promise<readonly StoredDaySum[]> {
  // One query: read separately, a day could be missing from both the days and the sums.
  const rows = await queries
    .selectFrom((eb) =>
      eb
        .selectFrom("meals")
        .select("local_day")
        .distinct()
        .where("user_id", "=", userId)
        .where("local_day", ">=", from)
        .where("local_day", "<=", to)
        .as("days"),
    )
    .leftJoin("day_sums", (join) =>
      join.on("day_sums.user_id", "=", userId).onRef("day_sums.local_day", "=", "days.local_day"),
    )
    .select(["days.local_day", "day_sums.sum_json", "day_sums.eaten_json"])
    .orderBy("days.local_day")
    .execute();
  const missing = rows.filter((row) => row.sum_json === null).map((row) => row.local_day);
  const computed = missing.length > 0 ? await storeDaySums(queries, userId, missing) : new Map();
  return rows.flatMap(({ local_day: day, sum_json, eaten_json }) => {
    if (sum_json === null || eaten_json === null) return computed.get(day) ?? [];
    return { day, sumJson: sum_json, eaten: JSON.parse(eaten_json) };
  });
}

const columns = [
  "local_day",
  "consumed_at",
  "time_zone",
  "calories_kcal",
  "protein_g",
  "carbs_g",
  "fat_g",
  "fiber_g",
  "sugar_g",
  "sodium_mg",
  "lipids_json",
  "micros_json",
  "items_json",
] as const;

type SummedRow = Pick<MealRow, (typeof columns)[number]>;

/** SQLite takes at most 32,766 values in one statement. */
const daysAtOnce = 1000;

/** Computes and stores the sums of these days; a day without meals has none. */
function storeDaySums(
  queries: Queries,
  userId: string,
  days: readonly string[],
): Promise<ReadonlyMap<string, StoredDaySum>> {
  return queries.transaction().execute(async (trx) => {
    await lockMeals(trx, userId);
    const sums: StoredDaySum[] = [];
    for (let at = 0; at < days.length; at += daysAtOnce) {
      const meals = await trx
        .selectFrom("meals")
        .select(columns)
        .where("user_id", "=", userId)
        .where("local_day", "in", days.slice(at, at + daysAtOnce))
        .execute();
      const ofDays = [...Map.groupBy(meals, ({ local_day }) => local_day)].map(toStoredSum);
      sums.push(...ofDays);
      if (ofDays.length > 0) await insertSums(trx, userId, ofDays);
    }
    return new Map(sums.map((sum) => [sum.day, sum]));
  });
}

async function insertSums(
  queries: Queries,
  userId: string,
  sums: readonly StoredDaySum[],
): Promise<void> {
  await queries
    .insertInto("day_sums")
    .values(
      sums.map(({ day, sumJson, eaten }) => ({
        user_id: userId,
        local_day: day,
        sum_json: sumJson,
        eaten_json: JSON.stringify(eaten),
      })),
    )
    // A concurrent call may have stored them already; under the lock they are the same.
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

function toStoredSum([day, unsorted]: [string, SummedRow[]]): StoredDaySum {
  const meals = unsorted.toSorted((one, other) => one.consumed_at - other.consumed_at);
  const items = meals.map((meal) => JSON.parse(meal.items_json) as readonly MealItem[]);
  const sum = sumDay(
    day,
    meals.map((meal, at) => ({
      amounts: amountsOfRow(meal),
      unreported: countUnreported((items[at] ?? []).map(({ nutrients }) => nutrients)),
      foods: items[at]?.length ?? 0,
    })),
  );
  const isEnergyKnown = sum.unreported.calories_kcal === undefined;
  const trendDay: TrendDay = {
    ...sum,
    amounts: roundAmounts(sum.amounts),
    energy_range: isEnergyKnown ? rangeToEntry(mealRange(items.flat())) : null,
  };
  const eaten: DayIntake = {
    meals: meals.map(({ consumed_at, time_zone }) => ({
      hour: Math.floor(toLocalMinute(consumed_at, time_zone) / 60),
    })),
    foods: items.flat().map(({ food: { id, name } }) => ({ id, name })),
  };
  return { day, sumJson: JSON.stringify(trendDay), eaten };
}
