import { randomUUIDv7 } from "node:crypto";
import {
  type LoggedMeal,
  type MealEntry,
  mealRestorableMs,
  mealsPerJobListed,
} from "@morsel/contracts";
import {
  areRecipeReceipts,
  type MealEstimate,
  type MealItem,
  recipeReceiptStart,
} from "@morsel/nutrition";
import { sql } from "kysely";
import type { Queries } from "../../database/connection.ts";
import { bumpRevision, lockUser } from "../../database/revisions.ts";
import { rowLimit } from "../../database/row-limit.ts";
import type { MealRow, NewMealRow } from "../../database/tables.ts";
import { queueWebhooks } from "../../jobs/queue-webhooks.ts";
import { deleteDaySums } from "./day-sums.ts";
import { askedQuestion, entrySelection, findMeal } from "./find-meal.ts";
import { toLocalDay } from "./local-day.ts";
import {
  type AskedRow,
  askedToEntry,
  estimateToRow,
  questionToColumns,
  rowToContent,
  rowToEntry,
  rowToEntryJson,
} from "./meal-converters.ts";
import { cancelEdits, forgetEdits } from "./meal-history.ts";

/** The message that meals were read from. */
export interface MealSource {
  readonly userId: string;
  readonly jobId: string;
  readonly timeZone: string;
  /** The photo that was sent with it; unset if there was none. */
  readonly photoId?: string | null;
  /** True if nothing looked at that photo. */
  readonly isPhotoUnread?: boolean;
}

/** Adds the meals of one message, in its order, and gives their ids. Call it in the transaction that ends the job. */
export async function insertMeals(
  queries: Queries,
  meals: readonly MealEstimate[],
  source: MealSource,
): Promise<readonly string[]> {
  const createdAt = Date.now();
  const rows = meals.map((meal, ordinal) =>
    estimateToRow(meal, { ...source, id: randomUUIDv7(), ordinal, createdAt }),
  );
  await insertRows(queries, source.userId, rows);
  return rows.map((row) => row.id);
}

/** A meal that was eaten again. */
interface MealCopy {
  readonly meal: MealRow;
  readonly consumedAtMs: number;
}

/** Adds meals that are as others are, with their receipts but without their photos, questions and history. */
export async function copyMeals(
  queries: Queries,
  copies: readonly MealCopy[],
  { userId, jobId, timeZone }: Pick<MealSource, "userId" | "jobId" | "timeZone">,
): Promise<MealEntry[]> {
  const createdAt = Date.now();
  const rows = copies.map(({ meal, consumedAtMs }, ordinal) => ({
    ...rowToContent(meal),
    ...questionToColumns(undefined),
    consumed_at: consumedAtMs,
    local_day: toLocalDay(consumedAtMs, timeZone),
    time_zone: timeZone,
    id: randomUUIDv7(),
    user_id: userId,
    job_id: jobId,
    ordinal,
    photo_id: null,
    photo_unread: 0,
    version: 1,
    created_at: createdAt,
    updated_at: createdAt,
  }));
  await insertRows(queries, userId, rows);
  return rows.map((row) => rowToEntry({ ...row, asked_json: null }));
}

async function insertRows(
  queries: Queries,
  userId: string,
  rows: readonly NewMealRow[],
): Promise<void> {
  await queries.insertInto("meals").values(rows).execute();
  await bumpRevision(queries, userId, "meals");
  const days = rows.map((row) => row.local_day);
  await deleteDaySums(queries, userId, days);
  const ids = rows.map(({ id }) => id);
  await queueWebhooks(queries, userId, "meal.logged", ids);
}

/** A person's latest meals, of one local day ('YYYY-MM-DD') or of all, the one eaten last first; each as JSON. */
export async function listMealsJson(
  queries: Queries,
  userId: string,
  limit: number,
  day?: string,
): Promise<string[]> {
  let query = queries
    .selectFrom("meals")
    .select(entrySelection(userId))
    .where("user_id", "=", userId);
  if (day !== undefined) query = query.where("local_day", "=", day);
  const rows = await query
    .orderBy("consumed_at", "desc")
    .orderBy("id", "desc")
    .limit(rowLimit(limit))
    .execute();
  return rows.map(rowToEntryJson);
}

/** The meals that a message became and that are still there, in its order. */
export async function listMealsOfJob(
  queries: Queries,
  userId: string,
  jobId: string,
): Promise<MealEntry[]> {
  const rows = await queries
    .selectFrom("meals")
    .select(entrySelection(userId))
    .where("user_id", "=", userId)
    .where("job_id", "=", jobId)
    .orderBy("ordinal")
    .execute();
  return rows.map(rowToEntry);
}

/** What a history shows of the meals that a message became. */
interface JobOutcome {
  /** In the order of the message; [] if there are more than `mealsPerJobListed`. */
  readonly meals: readonly LoggedMeal[];
  /** The words of all its meals that look like food and match none. */
  readonly notCounted: readonly string[];
}

/** What messages became, by their jobs; a job without meals is absent. */
export async function listJobOutcomes(
  queries: Queries,
  userId: string,
  jobIds: readonly string[],
): Promise<ReadonlyMap<string, JobOutcome>> {
  if (jobIds.length === 0) return new Map();
  const rows = await queries
    .selectFrom("meals")
    .select([
      "job_id",
      "id",
      "title",
      "local_day",
      "calories_kcal",
      "unmatched_json",
      "version",
      askedQuestion(userId),
      recipeItems,
    ])
    .where("user_id", "=", userId)
    .where("job_id", "in", jobIds)
    // An import may have thousands of meals.
    .where(({ or, eb }) =>
      or([eb("ordinal", "<=", mealsPerJobListed), eb("unmatched_json", "!=", "[]")]),
    )
    .orderBy("job_id")
    .orderBy("ordinal")
    .execute();
  const byJob = Map.groupBy(rows, ({ job_id }) => job_id);
  return new Map(
    [...byJob].map(([jobId, ofJob]) => {
      const isListed = ofJob.length <= mealsPerJobListed;
      const meals = isListed ? ofJob.map(toLoggedMeal) : [];
      const notCounted = ofJob.flatMap((row): string[] => JSON.parse(row.unmatched_json));
      return [jobId, { meals, notCounted }];
    }),
  );
}

/** The items of a meal that may be a recipe, so that those of other meals are not read. */
const recipeItems = sql<string | null>`case when version = 1
  and items_json like ${`%"explanation":"${recipeReceiptStart}%`} then items_json end`.as(
  "recipe_items_json",
);

type LoggedRow = Pick<MealRow, "id" | "title" | "local_day" | "calories_kcal" | "version"> &
  AskedRow & { readonly recipe_items_json: string | null };

function toLoggedMeal(row: LoggedRow): LoggedMeal {
  const { id, title, local_day, calories_kcal, version, recipe_items_json: items } = row;
  const question = askedToEntry(row);
  return {
    ...{ id, title, local_day, calories_kcal },
    ...(items !== null && isRecipe(items) && { is_recipe: true }),
    ...(question && { asks: { question, version } }),
  };
}

function isRecipe(itemsJson: string): boolean {
  const items = JSON.parse(itemsJson) as readonly Pick<MealItem, "portion">[];
  return areRecipeReceipts(items.map(({ portion }) => portion.explanation));
}

/** One of a person's meals as it is stored; undefined if they have none of that id. */
export async function findMealRow(
  queries: Queries,
  userId: string,
  mealId: string,
): Promise<MealRow | undefined> {
  return queries
    .selectFrom("meals")
    .selectAll()
    .where("user_id", "=", userId)
    .where("id", "=", mealId)
    .executeTakeFirst();
}

/**
 * Removes one of a user's meals, and cancels its active edit if there is one; returns the
 * cancelled jobs' ids, undefined if they have no meal of that id. It can be restored for
 * `mealRestorableMs`, and is deleted permanently after that.
 */
export async function deleteMeal(
  queries: Queries,
  userId: string,
  mealId: string,
): Promise<readonly string[] | undefined> {
  return queries.transaction().execute(async (trx) => {
    await lockUser(trx, userId);
    const cancelled = await cancelEdits(trx, userId, mealId);
    const row = await trx
      .deleteFrom("meals")
      .where("user_id", "=", userId)
      .where("id", "=", mealId)
      .returningAll()
      .executeTakeFirst();
    if (!row) return undefined;
    await trx
      .insertInto("deleted_meals")
      .values({
        id: row.id,
        user_id: userId,
        row_json: JSON.stringify(row),
        photo_id: row.photo_id,
        deleted_at: Date.now(),
      })
      .execute();
    await bumpRevision(trx, userId, "meals");
    await deleteDaySums(trx, userId, [row.local_day]);
    await bumpRevision(trx, userId, "edits");
    await queueWebhooks(trx, userId, "meal.deleted", [mealId]);
    return cancelled;
  });
}

/**
 * Restores a deleted meal unchanged, and returns it; undefined if there is none of that id
 * to bring back any more. A meal that is there already stays as it is, so that asking twice
 * harms nothing.
 */
export async function restoreMeal(
  queries: Queries,
  userId: string,
  mealId: string,
): Promise<MealEntry | undefined> {
  return queries.transaction().execute(async (trx) => {
    await lockUser(trx, userId);
    const kept = await trx
      .deleteFrom("deleted_meals")
      .where("user_id", "=", userId)
      .where("id", "=", mealId)
      .where("deleted_at", ">", Date.now() - mealRestorableMs)
      .returning("row_json")
      .executeTakeFirst();
    if (!kept) return findMeal(trx, userId, mealId);
    // A meal that was deleted before there were photos knows none.
    const row: MealRow = { photo_id: null, photo_unread: 0, ...JSON.parse(kept.row_json) };
    await trx.insertInto("meals").values(row).execute();
    await bumpRevision(trx, userId, "meals");
    await deleteDaySums(trx, userId, [row.local_day]);
    await bumpRevision(trx, userId, "edits");
    await queueWebhooks(trx, userId, "meal.logged", [mealId]);
    return findMeal(trx, userId, mealId);
  });
}

/** Meals forgotten per purge. */
const purgeBatchSize = 500;

/**
 * Forgets the deleted meals that can no longer be restored, with their history, and the messages that have no
 * other meal. The jobs are locked before the meals. Returns the owners of the meals.
 *
 * @param deleteShares of a meal, in the transaction that forgets it
 */
export async function purgeDeletedMeals(
  queries: Queries,
  deleteShares: (trx: Queries, userId: string, mealId: string) => Promise<void>,
): Promise<readonly string[]> {
  const gone = await queries
    .selectFrom("deleted_meals")
    .select(["user_id", "id", "row_json"])
    .where("deleted_at", "<=", Date.now() - mealRestorableMs)
    .orderBy("deleted_at")
    .limit(rowLimit(purgeBatchSize))
    .execute();
  for (const { user_id, id, row_json } of gone) {
    const { job_id } = JSON.parse(row_json) as Pick<MealRow, "job_id">;
    await queries.transaction().execute(async (trx) => {
      await forgetMessage(trx, user_id, { jobId: job_id, mealId: id });
      await forgetEdits(trx, user_id, id);
      await deleteShares(trx, user_id, id);
      await trx
        .deleteFrom("deleted_meals")
        .where("user_id", "=", user_id)
        .where("id", "=", id)
        .execute();
    });
  }
  return gone.map(({ user_id }) => user_id);
}

/**
 * Empties a message if this was its last meal; one that can be restored counts. Its row stays, so that the
 * message is not logged again if it is sent again. A list does not show empty messages.
 */
async function forgetMessage(
  queries: Queries,
  userId: string,
  { jobId, mealId }: { readonly jobId: string; readonly mealId: string },
): Promise<void> {
  const { numUpdatedRows } = await queries
    .updateTable("chat_jobs")
    .set({ message: "" })
    .where("user_id", "=", userId)
    .where("id", "=", jobId)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("meals")
            .select("meals.id")
            .where("meals.user_id", "=", userId)
            .where("meals.job_id", "=", jobId),
        ),
      ),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("deleted_meals")
            .select("deleted_meals.id")
            .where("deleted_meals.user_id", "=", userId)
            .where("deleted_meals.id", "!=", mealId)
            .where("deleted_meals.row_json", "like", `%"job_id":"${jobId}"%`),
        ),
      ),
    )
    .executeTakeFirst();
  if (numUpdatedRows > 0n) await bumpRevision(queries, userId, "jobs");
}
