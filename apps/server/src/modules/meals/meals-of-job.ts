import { randomUUIDv7 } from "node:crypto";
import type { MealEstimate } from "@morsel/nutrition";
import type { Queries } from "../../database/connection.ts";
import { bumpRevision } from "../../database/revisions.ts";
import { deleteDaySums } from "./day-sums.ts";
import { estimateToRow } from "./meal-converters.ts";
import type { MealSource } from "./meal-store.ts";

/** SQLite takes 32,766 values in one statement; a meal has thirty. */
const mealsAtOnce = 200;

/**
 * Adds many meals of one job, and deletes the sums of their days. Call it in a transaction.
 */
export async function insertManyMeals(
  queries: Queries,
  meals: readonly MealEstimate[],
  source: MealSource,
): Promise<void> {
  await insertMealsOfJobs(queries, source.userId, [{ meals, source }]);
}

interface MealsOfJob {
  readonly meals: readonly MealEstimate[];
  readonly source: MealSource;
}

/** The same for the meals of many jobs of one user; returns their ids in this order. */
export async function insertMealsOfJobs(
  queries: Queries,
  userId: string,
  jobs: readonly MealsOfJob[],
): Promise<readonly string[]> {
  const createdAt = Date.now();
  const rows = jobs.flatMap(({ meals, source }) =>
    meals.map((meal, ordinal) =>
      estimateToRow(meal, { ...source, id: randomUUIDv7(), ordinal, createdAt }),
    ),
  );
  for (let at = 0; at < rows.length; at += mealsAtOnce) {
    await queries
      .insertInto("meals")
      .values(rows.slice(at, at + mealsAtOnce))
      .execute();
  }
  await bumpRevision(queries, userId, "meals");
  await deleteDaySums(
    queries,
    userId,
    rows.map((row) => row.local_day),
  );
  return rows.map((row) => row.id);
}

/** Deletes all meals of a job permanently, with their history. Call it in a transaction. */
export async function deleteMealsOfJob(
  queries: Queries,
  userId: string,
  jobId: string,
): Promise<void> {
  await bumpRevision(queries, userId, "meals");
  await bumpRevision(queries, userId, "edits");
  for (const table of ["meal_revisions", "edit_jobs", "refine_jobs"] as const) {
    await queries
      .deleteFrom(table)
      .where("user_id", "=", userId)
      .where("meal_id", "in", (eb) =>
        eb
          .selectFrom("meals")
          .select("meals.id")
          .where("meals.user_id", "=", userId)
          .where("meals.job_id", "=", jobId),
      )
      .execute();
  }
  const deleted = await queries
    .deleteFrom("meals")
    .where("user_id", "=", userId)
    .where("job_id", "=", jobId)
    .returning("local_day")
    .execute();
  await deleteDaySums(
    queries,
    userId,
    deleted.map((row) => row.local_day),
  );
}
