import { randomUUIDv7 } from "node:crypto";
import type { MealEntry } from "@morsel/contracts";
import type { MealEstimate } from "@morsel/nutrition";
import type { Queries } from "../../database/connection.ts";
import { bumpRevision } from "../../database/revisions.ts";
import { estimateToRow, rowToEntry } from "./meal-converters.ts";

/** The message that meals were read from. */
export interface MealSource {
  readonly userId: string;
  readonly jobId: string;
  readonly timeZone: string;
}

/** Adds the meals of one message, in its order. Call it in the transaction that ends the job. */
export async function insertMeals(
  queries: Queries,
  meals: readonly MealEstimate[],
  source: MealSource,
): Promise<void> {
  const createdAt = Date.now();
  const rows = meals.map((meal, ordinal) =>
    estimateToRow(meal, { ...source, id: randomUUIDv7(), ordinal, createdAt }),
  );
  await queries.insertInto("meals").values(rows).execute();
  await bumpRevision(queries, source.userId, "meals");
}

/** A person's latest meals, the one eaten last first. */
export async function listMeals(
  queries: Queries,
  userId: string,
  limit: number,
): Promise<MealEntry[]> {
  const rows = await queries
    .selectFrom("meals")
    .selectAll()
    .where("user_id", "=", userId)
    .orderBy("consumed_at", "desc")
    .orderBy("id", "desc")
    .limit(limit)
    .execute();
  return rows.map(rowToEntry);
}

/** One of a person's meals; undefined where they have none of that id. */
export async function findMeal(
  queries: Queries,
  userId: string,
  mealId: string,
): Promise<MealEntry | undefined> {
  const row = await queries
    .selectFrom("meals")
    .selectAll()
    .where("user_id", "=", userId)
    .where("id", "=", mealId)
    .executeTakeFirst();
  return row && rowToEntry(row);
}

/** Removes one of a person's meals for good; false where they have none of that id. */
export async function deleteMeal(
  queries: Queries,
  userId: string,
  mealId: string,
): Promise<boolean> {
  return queries.transaction().execute(async (own) => {
    const result = await own
      .deleteFrom("meals")
      .where("user_id", "=", userId)
      .where("id", "=", mealId)
      .executeTakeFirst();
    const isDeleted = result.numDeletedRows > 0n;
    if (isDeleted) await bumpRevision(own, userId, "meals");
    return isDeleted;
  });
}
