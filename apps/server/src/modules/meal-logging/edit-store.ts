import { randomUUIDv7 } from "node:crypto";
import {
  type EditStart,
  type EditStatus,
  editFailureSentence,
  type LanguageId,
} from "@morsel/contracts";
import { sql } from "kysely";
import { isActive } from "../../database/active-jobs.ts";
import type { Database, Queries } from "../../database/connection.ts";
import { bumpRevision, lockUser } from "../../database/revisions.ts";
import type { EditJobRow } from "../../database/tables.ts";
import { ExpectedError } from "../../http/errors.ts";
import { enterQueue } from "../../jobs/job-queue.ts";
import { newJob } from "../../jobs/new-job.ts";
import { findMealRow } from "../meals/index.ts";
import { checkSubmitLimits, type SubmitLimits } from "./submit-limits.ts";

/** Instructions for a meal. */
interface NewEdit {
  readonly userId: string;
  readonly mealId: string;
  readonly instructions: string;
  /** Undefined: the meal's. */
  readonly timeZone: string | undefined;
  readonly language: LanguageId;
  readonly idempotencyKey: string | null;
  /** When the request arrived, on the clock of `performance.now()`. */
  readonly arrivedAtMs: number;
}

export interface EditRules {
  readonly limits: SubmitLimits;
  /**
   * How long an edit waits before a worker may claim it. The engine needs a millisecond, so without the
   * delay both requests of a double tap would be applied. With it, the second finds the first one active.
   */
  readonly debounceMs: number;
}

export const editDebounceMs = 200;

/**
 * Queues instructions and returns their job; a resend with the same key returns the first one's job.
 * Throws `meal_not_found`, `edit_underway` or `rate_limited`.
 */
export async function queueEdit(
  database: Database,
  { limits, debounceMs }: EditRules,
  edit: NewEdit,
): Promise<EditStart> {
  return database.queries.transaction().execute(async (queries) => {
    await lockUser(queries, edit.userId);
    const meal = await findMealRow(queries, edit.userId, edit.mealId);
    if (!meal) throw new ExpectedError("meal_not_found");
    const earlier = await findByKey(queries, edit);
    if (earlier) return { job_id: earlier.id, status: toShownStatus(earlier.status) };
    await requireNoActiveEdit(queries, edit.userId, edit.mealId);
    await requireNoEditSince(database, queries, edit);
    const nowMs = Date.now();
    await checkSubmitLimits(queries, limits, "edit_jobs", edit.userId, nowMs);
    const id = randomUUIDv7();
    const runAfter = sql<number>`${database.now()} + ${sql.lit(debounceMs)}`;
    await enterQueue(queries, "edit_jobs", edit.userId, { readyAt: runAfter, nowMs });
    await queries
      .insertInto("edit_jobs")
      .values({
        id,
        user_id: edit.userId,
        meal_id: edit.mealId,
        base_version: meal.version,
        instructions: edit.instructions,
        time_zone: edit.timeZone ?? meal.time_zone,
        language: edit.language,
        ...newJob(nowMs),
        run_after: runAfter,
        error_words_json: null,
        idempotency_key: edit.idempotencyKey,
      })
      .execute();
    await bumpRevision(queries, edit.userId, "edits");
    return { job_id: id, status: toShownStatus("queued") };
  });
}

async function findByKey(queries: Queries, edit: NewEdit) {
  if (edit.idempotencyKey === null) return undefined;
  return queries
    .selectFrom("edit_jobs")
    .select(["id", "status"])
    .where("user_id", "=", edit.userId)
    .where("meal_id", "=", edit.mealId)
    .where("idempotency_key", "=", edit.idempotencyKey)
    .executeTakeFirst();
}

/** A queued edit is shown as processing, since the spec has no status for it. */
function toShownStatus(status: EditJobRow["status"]): EditStart["status"] {
  return status === "queued" ? "processing" : status;
}

/** Throws `edit_underway` if an edit is running. The caller holds the user's lock. */
export async function requireNoActiveEdit(
  queries: Queries,
  userId: string,
  mealId: string,
): Promise<void> {
  const row = await queries
    .selectFrom("edit_jobs")
    .select("id")
    .where("user_id", "=", userId)
    .where("meal_id", "=", mealId)
    .where(isActive())
    .executeTakeFirst();
  if (row) throw new ExpectedError("edit_underway");
}

/** Throws `edit_underway` if an edit has ended since the request arrived, which its sender did not know. */
async function requireNoEditSince(
  database: Database,
  queries: Queries,
  { userId, mealId, arrivedAtMs }: NewEdit,
): Promise<void> {
  const waitedMs = sql.lit(Math.floor(performance.now() - arrivedAtMs));
  const row = await queries
    .selectFrom("edit_jobs")
    .select("id")
    .where("user_id", "=", userId)
    .where("meal_id", "=", mealId)
    .where("updated_at", ">", sql<number>`${database.now()} - ${waitedMs}`)
    .executeTakeFirst();
  if (row) throw new ExpectedError("edit_underway");
}

/** The status of a meal's latest edit. Throws `meal_not_found` or `edit_not_found`. */
export async function getEditStatus(
  queries: Queries,
  userId: string,
  mealId: string,
): Promise<EditStatus> {
  if (!(await findMealRow(queries, userId, mealId))) throw new ExpectedError("meal_not_found");
  const row = await queries
    .selectFrom("edit_jobs as job")
    .leftJoin("meal_revisions as made", (join) =>
      join
        .on("made.user_id", "=", userId)
        .onRef("made.meal_id", "=", "job.meal_id")
        .onRef("made.job_id", "=", "job.id"),
    )
    .select(["job.status", "job.error", "job.error_words_json", "made.patch_json"])
    .where("job.user_id", "=", userId)
    .where("job.meal_id", "=", mealId)
    .orderBy("job.created_at", "desc")
    .orderBy("job.id", "desc")
    .executeTakeFirst();
  if (!row) throw new ExpectedError("edit_not_found");
  return rowToStatus(row);
}

function rowToStatus(
  row: Pick<EditJobRow, "status" | "error" | "error_words_json"> & { patch_json: string | null },
): EditStatus {
  const words = JSON.parse(row.error_words_json ?? "[]") as string[];
  return {
    status: toShownStatus(row.status),
    ...(row.error === null ? {} : { error: editFailureSentence(row.error, words) }),
    ...(row.patch_json === null ? {} : { patch: JSON.parse(row.patch_json) }),
  };
}

/** The ids of a user's meals that are being edited. */
export async function listMealsUnderEdit(queries: Queries, userId: string): Promise<string[]> {
  const rows = await queries
    .selectFrom("edit_jobs")
    .select("meal_id")
    .where("user_id", "=", userId)
    .where(isActive())
    .orderBy("meal_id")
    .execute();
  return rows.map((row) => row.meal_id);
}
