import type { TrendDay } from "@morsel/contracts";
import {
  countUnreported,
  type MealItem,
  type MealType,
  roundAmounts,
  sumDay,
} from "@morsel/nutrition";
import type { Queries } from "../../database/connection.ts";
import { bumpRevision } from "../../database/revisions.ts";
import type { MealRow } from "../../database/tables.ts";
import { toLocalMinute } from "./local-day.ts";
import { amountsOfRow } from "./meal-converters.ts";

/** What was eaten on a day, for counts over many days. */
export interface DayIntake {
  /** The local hour, 0-23, and type of each meal. */
  readonly meals: readonly { readonly hour: number; readonly type: MealType }[];
  readonly foods: readonly { readonly id: string; readonly name: string }[];
}

export interface StoredDaySum {
  readonly day: string;
  /** A `TrendDay` as JSON, which an answer takes as it is. */
  readonly sumJson: string;
  readonly eaten: DayIntake;
}

const columns = [
  "consumed_at",
  "time_zone",
  "meal_type",
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

/**
 * Adds the meals of these days up anew. Call it in the transaction that changes them, and after its
 * `bumpRevision` of the meals: on PostgreSQL that is what keeps a change of another meal of the
 * same day waiting, whose sum would else miss this one.
 */
export async function recomputeDaySums(
  queries: Queries,
  userId: string,
  days: Iterable<string>,
): Promise<void> {
  for (const day of new Set(days)) {
    const meals = await queries
      .selectFrom("meals")
      .select(columns)
      .where("user_id", "=", userId)
      .where("local_day", "=", day)
      .execute();
    // Put in order here: for the order SQLite would walk through all of the person's meals.
    meals.sort((one, other) => one.consumed_at - other.consumed_at);
    if (meals.length > 0) await keepSum(queries, userId, day, meals);
    else {
      await queries
        .deleteFrom("day_sums")
        .where("user_id", "=", userId)
        .where("local_day", "=", day)
        .execute();
    }
  }
}

/** The sums of a person's days from one to another, both counted, ascending; only those with meals. */
export async function readDaySums(
  queries: Queries,
  userId: string,
  from: string,
  to: string,
): Promise<readonly StoredDaySum[]> {
  await fillMissing(queries, userId, from, to);
  const rows = await queries
    .selectFrom("day_sums")
    .select(["local_day", "sum_json", "eaten_json"])
    .where("user_id", "=", userId)
    .where("local_day", ">=", from)
    .where("local_day", "<=", to)
    .orderBy("local_day")
    .execute();
  return rows.map((row) => ({
    day: row.local_day,
    sumJson: row.sum_json,
    eaten: JSON.parse(row.eaten_json),
  }));
}

/** Days that have meals from before there were sums. */
async function fillMissing(
  queries: Queries,
  userId: string,
  from: string,
  to: string,
): Promise<void> {
  const missing = await queries
    .selectFrom("meals")
    .select("local_day")
    .distinct()
    .where("user_id", "=", userId)
    .where("local_day", ">=", from)
    .where("local_day", "<=", to)
    .where("local_day", "not in", (sums) =>
      sums
        .selectFrom("day_sums")
        .select("day_sums.local_day")
        .where("user_id", "=", userId)
        .where("day_sums.local_day", ">=", from)
        .where("day_sums.local_day", "<=", to),
    )
    .execute();
  if (missing.length === 0) return;
  await queries.transaction().execute(async (own) => {
    await bumpRevision(own, userId, "meals");
    await recomputeDaySums(
      own,
      userId,
      missing.map((row) => row.local_day),
    );
  });
}

type SummedRow = Pick<MealRow, (typeof columns)[number]>;

async function keepSum(
  queries: Queries,
  userId: string,
  day: string,
  meals: readonly SummedRow[],
): Promise<void> {
  const items = meals.map((meal) => JSON.parse(meal.items_json) as readonly MealItem[]);
  const sum = sumDay(
    day,
    meals.map((meal, at) => ({
      amounts: amountsOfRow(meal),
      unreported: countUnreported((items[at] ?? []).map(({ nutrients }) => nutrients)),
      foods: items[at]?.length ?? 0,
    })),
  );
  const told: TrendDay = { ...sum, amounts: roundAmounts(sum.amounts) };
  const eaten: DayIntake = {
    meals: meals.map(({ consumed_at, time_zone, meal_type }) => ({
      hour: Math.floor(toLocalMinute(consumed_at, time_zone) / 60),
      type: meal_type,
    })),
    foods: items.flat().map(({ food: { id, name } }) => ({ id, name })),
  };
  const kept = { sum_json: JSON.stringify(told), eaten_json: JSON.stringify(eaten) };
  await queries
    .insertInto("day_sums")
    .values({ user_id: userId, local_day: day, ...kept })
    .onConflict((conflict) => conflict.columns(["user_id", "local_day"]).doUpdateSet(kept))
    .execute();
}
