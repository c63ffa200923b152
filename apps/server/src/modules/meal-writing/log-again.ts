import { randomUUIDv7 } from "node:crypto";
import {
  copiedWithinMs,
  type LogAgainRequest,
  type LoggedAgain,
  messageMaxLength,
} from "@morsel/contracts";
import type { Database, Queries } from "../../database/connection.ts";
import { bumpRevision, takeTurn } from "../../database/revisions.ts";
import type { MealRow } from "../../database/tables.ts";
import { ExpectedError } from "../../http/errors.ts";
import { copyMeals, findMealRow, listMealsOfJob } from "../meals/index.ts";
import { checkSubmitLimits, type SubmitLimits } from "./submit-limits.ts";

export interface Again {
  readonly userId: string;
  readonly meals: LogAgainRequest["meals"];
  readonly timeZone: string;
  readonly idempotencyKey: string | null;
}

/**
 * Logs meals once more, each with its receipts, and gives the new ones; a resend with the same key
 * gives those of the first. It counts as a message and stands in the history as one, and nothing is
 * left for a worker. Throws `meal_not_found`, `copy_time_far` and `rate_limited`; then none is logged.
 */
export async function logAgain(
  database: Database,
  limits: SubmitLimits,
  { userId, meals, timeZone, idempotencyKey }: Again,
): Promise<LoggedAgain> {
  return database.queries.transaction().execute(async (own) => {
    await takeTurn(own, userId);
    const earlier = idempotencyKey && (await findJobByKey(own, userId, idempotencyKey));
    if (earlier) return { items: await listMealsOfJob(own, userId, earlier) };
    const nowMs = Date.now();
    await checkSubmitLimits(own, limits, "chat_jobs", userId, nowMs);
    const copies = [];
    for (const { id, consumed_at } of meals) {
      const meal = await findMealRow(own, userId, id);
      if (!meal) throw new ExpectedError("meal_not_found");
      const consumedAtMs = Date.parse(consumed_at);
      if (Math.abs(consumedAtMs - nowMs) > copiedWithinMs) throw new ExpectedError("copy_time_far");
      copies.push({ meal, consumedAtMs });
    }
    const jobId = randomUUIDv7();
    await own
      .insertInto("chat_jobs")
      .values({
        id: jobId,
        user_id: userId,
        session_id: "log-again",
        message: describe(copies.map(({ meal }) => meal)),
        time_zone: timeZone,
        status: "completed",
        attempt: 0,
        tries: 0,
        run_after: 0,
        lease_until: null,
        error: null,
        photo_id: null,
        idempotency_key: idempotencyKey,
        created_at: nowMs,
        updated_at: nowMs,
      })
      .execute();
    const items = await copyMeals(own, copies, { userId, jobId, timeZone });
    await bumpRevision(own, userId, "jobs");
    return { items };
  });
}

/** 'Again: Porridge, Caesar Salad', as a message of the history. */
function describe(meals: readonly MealRow[]): string {
  return `Again: ${meals.map(({ title }) => title).join(", ")}`.slice(0, messageMaxLength);
}

async function findJobByKey(
  queries: Queries,
  userId: string,
  key: string,
): Promise<string | undefined> {
  const row = await queries
    .selectFrom("chat_jobs")
    .select("id")
    .where("user_id", "=", userId)
    .where("idempotency_key", "=", key)
    .executeTakeFirst();
  return row?.id;
}
