import { isActive } from "../../database/active-jobs.ts";
import type { Queries } from "../../database/connection.ts";
import { ExpectedError } from "../../http/errors.ts";

/** Limits per user, for messages and for edits; the two are counted separately. */
export interface SubmitLimits {
  readonly submitsPer10Minutes: number;
  readonly submitsPerDay: number;
  readonly submitsConcurrent: number;
}

/** Words for the error messages. */
const kinds = {
  chat_jobs: { tooMany: "messages are still being read", may: "log", many: "messages" },
  edit_jobs: { tooMany: "edits are still being made", may: "send", many: "edits" },
} as const;
type Kind = keyof typeof kinds;

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
const concurrentRetrySeconds = 5;

/** Throws `rate_limited`, saying which limit and for how long, if a person has used one up. */
export async function checkSubmitLimits(
  queries: Queries,
  limits: SubmitLimits,
  kind: Kind,
  userId: string,
  nowMs: number,
): Promise<void> {
  await checkConcurrent(queries, kind, userId, nowMs, limits.submitsConcurrent);
  await checkWindow(queries, kind, userId, nowMs, {
    max: limits.submitsPer10Minutes,
    lengthMs: 10 * minuteMs,
    name: "10 minutes",
  });
  await checkWindow(queries, kind, userId, nowMs, {
    max: limits.submitsPerDay,
    lengthMs: dayMs,
    name: "a day",
  });
}

async function checkConcurrent(
  queries: Queries,
  kind: Kind,
  userId: string,
  nowMs: number,
  max: number,
): Promise<void> {
  const { count } = await queries
    .selectFrom(kind)
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where("user_id", "=", userId)
    .where(isActive())
    // No job is active for longer, and older ended ones need not be read.
    .where("created_at", ">", nowMs - dayMs)
    .executeTakeFirstOrThrow();
  if (count < max) return;
  throw new ExpectedError("rate_limited", {
    detail: `${max} of your ${kinds[kind].tooMany}. Try again in a moment.`,
    retryAfterSeconds: concurrentRetrySeconds,
  });
}

interface Window {
  readonly max: number;
  readonly lengthMs: number;
  readonly name: string;
}

async function checkWindow(
  queries: Queries,
  kind: Kind,
  userId: string,
  nowMs: number,
  window: Window,
): Promise<void> {
  // If the `max`-th latest message is inside the window, the window is full until it leaves.
  const row = await queries
    .selectFrom(kind)
    .select("created_at")
    .where("user_id", "=", userId)
    .where("created_at", ">", nowMs - window.lengthMs)
    .orderBy("created_at", "desc")
    .limit(1)
    .offset(window.max - 1)
    .executeTakeFirst();
  if (!row) return;
  const waitMs = row.created_at + window.lengthMs - nowMs;
  const { may: verb, many: noun } = kinds[kind];
  throw new ExpectedError("rate_limited", {
    detail: `You can ${verb} ${window.max} ${noun} in ${window.name}. Try again in ${Math.ceil(waitMs / minuteMs)} min.`,
    retryAfterSeconds: Math.ceil(waitMs / 1000),
  });
}
