import { copiedWithinMs, type MealEntry } from "@morsel/contracts";
import type { Database, Queries } from "../../database/connection.ts";
import { bumpRevision, lockUser } from "../../database/revisions.ts";
import { ExpectedError } from "../../http/errors.ts";
import { listMealsOfJob } from "../meals/index.ts";
import { findByKey } from "./message-store.ts";
import { checkSubmitLimits, type SubmitLimits } from "./submit-limits.ts";

export interface ImmediateLog {
  readonly userId: string;
  readonly timeZone: string;
  readonly idempotencyKey: string | null;
}

/**
 * Logs meals that need no reading, and returns them; a resend with the same key returns the first ones.
 * Counts as a message. Throws `rate_limited`, or what `log` throws, without logging anything.
 *
 * @param log adds the meals, under a completed message.
 */
export function logImmediately(
  database: Database,
  limits: SubmitLimits,
  { userId, idempotencyKey }: ImmediateLog,
  log: (trx: Queries, nowMs: number) => Promise<readonly MealEntry[]>,
): Promise<readonly MealEntry[]> {
  return database.queries.transaction().execute(async (trx) => {
    await lockUser(trx, userId);
    const earlier = await findByKey(trx, { userId, idempotencyKey });
    if (earlier) return listMealsOfJob(trx, userId, earlier.id);
    const nowMs = Date.now();
    await checkSubmitLimits(trx, limits, "chat_jobs", userId, nowMs);
    const meals = await log(trx, nowMs);
    await bumpRevision(trx, userId, "jobs");
    return meals;
  });
}

/** Parses an instant to epoch milliseconds. Throws `copy_time_far`. */
export function parseRecentInstant(instant: string, nowMs: number): number {
  const atMs = Date.parse(instant);
  if (Math.abs(atMs - nowMs) > copiedWithinMs) throw new ExpectedError("copy_time_far");
  return atMs;
}
