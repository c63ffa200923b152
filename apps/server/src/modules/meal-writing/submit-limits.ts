import type { Queries } from "../../database/connection.ts";
import { ExpectedError } from "../../http/errors.ts";

/** How many messages one person may log. */
export interface SubmitLimits {
  readonly submitsPer10Minutes: number;
  readonly submitsPerDay: number;
  readonly submitsUnderway: number;
}

const minuteMs = 60_000;
const underwayRetrySeconds = 5;

/** Throws `rate_limited`, saying which limit and for how long, where a person has used one up. */
export async function checkSubmitLimits(
  queries: Queries,
  limits: SubmitLimits,
  userId: string,
  nowMs: number,
): Promise<void> {
  await checkUnderway(queries, userId, limits.submitsUnderway);
  await checkWindow(queries, userId, nowMs, {
    most: limits.submitsPer10Minutes,
    lengthMs: 10 * minuteMs,
    name: "10 minutes",
  });
  await checkWindow(queries, userId, nowMs, {
    most: limits.submitsPerDay,
    lengthMs: 24 * 60 * minuteMs,
    name: "a day",
  });
}

async function checkUnderway(queries: Queries, userId: string, most: number): Promise<void> {
  const { count } = await queries
    .selectFrom("chat_jobs")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where("user_id", "=", userId)
    .where("status", "in", ["queued", "processing"])
    .executeTakeFirstOrThrow();
  if (count < most) return;
  throw new ExpectedError("rate_limited", {
    detail: `${most} of your messages are still being read. Try again in a moment.`,
    retryAfterSeconds: underwayRetrySeconds,
  });
}

interface Window {
  readonly most: number;
  readonly lengthMs: number;
  readonly name: string;
}

async function checkWindow(
  queries: Queries,
  userId: string,
  nowMs: number,
  window: Window,
): Promise<void> {
  // The `most`-th latest message: where it is inside the window, the window is full until it leaves.
  const row = await queries
    .selectFrom("chat_jobs")
    .select("created_at")
    .where("user_id", "=", userId)
    .where("created_at", ">", nowMs - window.lengthMs)
    .orderBy("created_at", "desc")
    .limit(1)
    .offset(window.most - 1)
    .executeTakeFirst();
  if (!row) return;
  const waitMs = row.created_at + window.lengthMs - nowMs;
  throw new ExpectedError("rate_limited", {
    detail: `You can log ${window.most} messages in ${window.name}. Try again in ${Math.ceil(waitMs / minuteMs)} min.`,
    retryAfterSeconds: Math.ceil(waitMs / 1000),
  });
}
