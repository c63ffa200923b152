import type { ExpressionBuilder } from "kysely";
import { isActive } from "../../database/active-jobs.ts";
import type { Queries } from "../../database/connection.ts";
import type { Tables } from "../../database/tables.ts";
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
  const counted = { kind, userId, nowMs };
  const { submitsPer10Minutes, submitsPerDay, submitsConcurrent } = limits;
  const tenMinutes = { max: submitsPer10Minutes, lengthMs: 10 * minuteMs, name: "10 minutes" };
  const day = { max: submitsPerDay, lengthMs: dayMs, name: "a day" };
  // One statement instead of three.
  const found = await queries
    .selectNoFrom((eb) => [
      countActive(eb, counted).as("active"),
      findFirstOfFull(eb, counted, tenMinutes).as("firstOfTenMinutes"),
      findFirstOfFull(eb, counted, day).as("firstOfDay"),
    ])
    .executeTakeFirstOrThrow();
  if (Number(found.active) >= submitsConcurrent) {
    throw new ExpectedError("rate_limited", {
      detail: `${submitsConcurrent} of your ${kinds[kind].tooMany}. Try again in a moment.`,
      retryAfterSeconds: concurrentRetrySeconds,
    });
  }
  checkWindow(counted, tenMinutes, found.firstOfTenMinutes);
  checkWindow(counted, day, found.firstOfDay);
}

/** What is counted, and when. */
interface Counted {
  readonly kind: Kind;
  readonly userId: string;
  readonly nowMs: number;
}

type Expressions = ExpressionBuilder<Tables, never>;

function countActive(eb: Expressions, { kind, userId, nowMs }: Counted) {
  return (
    eb
      .selectFrom(kind)
      .select(({ fn }) => fn.countAll<number>().as("count"))
      .where("user_id", "=", userId)
      .where(isActive())
      // No job is active for longer, and older ended ones need not be read.
      .where("created_at", ">", nowMs - dayMs)
  );
}

interface Window {
  readonly max: number;
  readonly lengthMs: number;
  readonly name: string;
}

/** When the `max`-th latest message was sent, if it is inside the window; the window is full until it leaves. */
function findFirstOfFull(eb: Expressions, { kind, userId, nowMs }: Counted, window: Window) {
  return eb
    .selectFrom(kind)
    .select("created_at")
    .where("user_id", "=", userId)
    .where("created_at", ">", nowMs - window.lengthMs)
    .orderBy("created_at", "desc")
    .limit(1)
    .offset(window.max - 1);
}

function checkWindow({ kind, nowMs }: Counted, window: Window, first: number | null): void {
  if (first === null) return;
  const waitMs = first + window.lengthMs - nowMs;
  const { may: verb, many: noun } = kinds[kind];
  throw new ExpectedError("rate_limited", {
    detail: `You can ${verb} ${window.max} ${noun} in ${window.name}. Try again in ${Math.ceil(waitMs / minuteMs)} min.`,
    retryAfterSeconds: Math.ceil(waitMs / 1000),
  });
}
