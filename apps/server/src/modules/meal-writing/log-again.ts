import {
  copiedWithinMs,
  type LogAgainRequest,
  type LoggedAgain,
  messageMaxLength,
} from "@morsel/contracts";
import type { Database } from "../../database/connection.ts";
import { takeTurn } from "../../database/revisions.ts";
import type { MealRow } from "../../database/tables.ts";
import { ExpectedError } from "../../http/errors.ts";
import { copyMeals, findMealRow, listMealsOfJob } from "../meals/index.ts";
import { findByKey, insertCompletedJob } from "./message-store.ts";
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
    const earlier = await findByKey(own, { userId, idempotencyKey });
    if (earlier) return { items: await listMealsOfJob(own, userId, earlier.id) };
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
    const jobId = await insertCompletedJob(own, {
      userId,
      sessionId: "log-again",
      message: describe(copies.map(({ meal }) => meal)),
      timeZone,
      idempotencyKey,
    });
    return { items: await copyMeals(own, copies, { userId, jobId, timeZone }) };
  });
}

/** 'Again: Porridge, Caesar Salad', as a message of the history. */
function describe(meals: readonly MealRow[]): string {
  return `Again: ${meals.map(({ title }) => title).join(", ")}`.slice(0, messageMaxLength);
}
