import { randomUUIDv7 } from "node:crypto";
import {
  type ChatJob,
  jobFailures,
  jobsListed,
  type LanguageId,
  type LoggedMeal,
} from "@morsel/contracts";
import type { Database, Queries } from "../../database/connection.ts";
import { bumpRevision, lockUser } from "../../database/revisions.ts";
import { rowLimit } from "../../database/row-limit.ts";
import type { ChatJobRow } from "../../database/tables.ts";
import { enterQueue } from "../../jobs/job-queue.ts";
import { newJob } from "../../jobs/new-job.ts";
import { listJobOutcomes } from "../meals/index.ts";
import { requireUsablePhoto } from "../photos/index.ts";
import { checkSubmitLimits, type SubmitLimits } from "./submit-limits.ts";

/** The label of the messages of copied meals. */
export const logAgainSession = "log-again";

/** A message to be turned into meals. */
interface NewMessage {
  readonly userId: string;
  readonly sessionId: string;
  readonly message: string;
  readonly timeZone: string;
  /** The language of the request. */
  readonly language: LanguageId;
  readonly idempotencyKey: string | null;
  /** Epoch milliseconds: when it was written, if it waited on a device; otherwise null. */
  readonly writtenAt: number | null;
  /** The photo of the message; null if there is none. */
  readonly photoId: string | null;
}

/**
 * Queues a message and returns its job; a resend with the same key returns the job of the first.
 * Throws `rate_limited` if a limit is reached, `photo_not_found` and `photo_used` if the photo cannot be
 * used.
 */
export async function queueMessage(
  database: Database,
  limits: SubmitLimits,
  message: NewMessage,
): Promise<ChatJob> {
  return database.queries.transaction().execute(async (queries) => {
    // The user's other requests wait, so that two concurrent ones count each other.
    await lockUser(queries, message.userId);
    const earlier = await findByKey(queries, message);
    if (earlier) return rowToJob(earlier);
    const nowMs = Date.now();
    await checkSubmitLimits(queries, limits, "chat_jobs", message.userId, nowMs);
    if (message.photoId !== null) {
      await requireUsablePhoto(queries, message.userId, message.photoId);
    }
    const row = await insertJob(queries, message, "queued", nowMs);
    await bumpRevision(queries, message.userId, "jobs");
    return rowToJob(row);
  });
}

/**
 * Adds a completed message for meals that needed no reading (copies, imports), so that it appears in the
 * history; returns its job's id. Call it in the transaction that adds the meals, and raise the revision of the jobs
 * after that of the meals.
 */
export async function insertCompletedJob(
  queries: Queries,
  message: Omit<NewMessage, "language" | "writtenAt" | "photoId">,
): Promise<string> {
  const unread = { ...message, language: "en" as const, writtenAt: null, photoId: null };
  return (await insertJob(queries, unread, "completed", Date.now())).id;
}

async function insertJob(
  queries: Queries,
  message: NewMessage,
  status: "queued" | "completed",
  nowMs: number,
): Promise<ChatJobRow> {
  if (status === "queued") {
    await enterQueue(queries, "chat_jobs", message.userId, { readyAt: 0, nowMs });
  }
  return queries
    .insertInto("chat_jobs")
    .values({
      id: randomUUIDv7(),
      user_id: message.userId,
      session_id: message.sessionId,
      message: message.message,
      time_zone: message.timeZone,
      language: message.language,
      ...newJob(nowMs),
      status,
      written_at: message.writtenAt,
      photo_id: message.photoId,
      idempotency_key: message.idempotencyKey,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** The earlier message with the same key; undefined if there is none. */
export async function findByKey(
  queries: Queries,
  { userId, idempotencyKey }: Pick<NewMessage, "userId" | "idempotencyKey">,
): Promise<ChatJobRow | undefined> {
  if (idempotencyKey === null) return undefined;
  return queries
    .selectFrom("chat_jobs")
    .selectAll()
    .where("user_id", "=", userId)
    .where("idempotency_key", "=", idempotencyKey)
    .executeTakeFirst();
}

/** A user's latest messages, newest first. */
export async function listJobs(queries: Queries, userId: string): Promise<ChatJob[]> {
  const rows = await queries
    .selectFrom("chat_jobs")
    .selectAll()
    .where("user_id", "=", userId)
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .limit(rowLimit(jobsListed))
    .execute();
  return withOutcomes(queries, userId, rows);
}

/** One of a user's messages; undefined if there is none with that id. */
export async function findJob(
  queries: Queries,
  userId: string,
  jobId: string,
): Promise<ChatJob | undefined> {
  const row = await queries
    .selectFrom("chat_jobs")
    .selectAll()
    .where("user_id", "=", userId)
    .where("id", "=", jobId)
    .executeTakeFirst();
  if (!row) return undefined;
  const [job] = await withOutcomes(queries, userId, [row]);
  return job;
}

/** Converts jobs with the meals that they became. */
async function withOutcomes(
  queries: Queries,
  userId: string,
  rows: readonly ChatJobRow[],
): Promise<ChatJob[]> {
  const completed = rows.flatMap(({ id, status }) => (status === "completed" ? [id] : []));
  const outcomes = await listJobOutcomes(queries, userId, completed);
  return rows.map((row) => {
    const { meals: all = [], notCounted = [] } = outcomes.get(row.id) ?? {};
    // The copy of a meal is not another recipe.
    const meals = row.session_id === logAgainSession ? all.map(withoutRecipe) : all;
    return {
      ...rowToJob(row),
      ...(meals.length > 0 && { logged_meals: [...meals] }),
      ...(notCounted.length > 0 && { not_counted: [...notCounted] }),
    };
  });
}

const withoutRecipe = ({ is_recipe, ...meal }: LoggedMeal): LoggedMeal => meal;

/** Cancels a message that has not become meals; either this or the completion succeeds. */
export async function cancelJob(
  database: Database,
  userId: string,
  jobId: string,
): Promise<"cancelled" | "already-ended" | "unknown"> {
  return database.queries.transaction().execute(async (queries) => {
    const result = await queries
      .updateTable("chat_jobs")
      .set({ status: "cancelled", lease_until: null, updated_at: Date.now() })
      .where("user_id", "=", userId)
      .where("id", "=", jobId)
      .where("status", "in", ["queued", "processing"])
      .executeTakeFirst();
    if (result.numUpdatedRows > 0n) {
      await bumpRevision(queries, userId, "jobs");
      return "cancelled";
    }
    const row = await queries
      .selectFrom("chat_jobs")
      .select("id")
      .where("user_id", "=", userId)
      .where("id", "=", jobId)
      .executeTakeFirst();
    return row ? "already-ended" : "unknown";
  });
}

function rowToJob(row: ChatJobRow): ChatJob {
  return {
    id: row.id,
    message: row.message,
    status: row.status,
    ...(row.error === null ? {} : { error: jobFailures[row.error], error_code: row.error }),
    ...(row.photo_id === null ? {} : { photo_id: row.photo_id }),
    created_at: new Date(row.created_at).toISOString(),
  };
}
