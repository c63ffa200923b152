import { type LogAgainRequest, type LoggedAgain, messageMaxLength } from "@morsel/contracts";
import type { Database } from "../../database/connection.ts";
import type { MealRow } from "../../database/tables.ts";
import { ExpectedError } from "../../http/errors.ts";
import { copyMeals, findMealRow } from "../meals/index.ts";
import { type ImmediateLog, logImmediately, parseRecentInstant } from "./log-immediately.ts";
import { insertCompletedJob, logAgainSession } from "./message-store.ts";
import type { SubmitLimits } from "./submit-limits.ts";

export interface Again extends ImmediateLog {
  readonly meals: LogAgainRequest["meals"];
}

/**
 * Logs copies of meals with `logImmediately`. Also throws `meal_not_found` and `copy_time_far`.
 */
export async function logAgain(
  database: Database,
  limits: SubmitLimits,
  { meals, ...who }: Again,
): Promise<LoggedAgain> {
  const { userId, timeZone } = who;
  const items = await logImmediately(database, limits, who, async (trx, nowMs) => {
    const copies = [];
    for (const { id, consumed_at } of meals) {
      const meal = await findMealRow(trx, userId, id);
      if (!meal) throw new ExpectedError("meal_not_found");
      copies.push({ meal, consumedAtMs: parseRecentInstant(consumed_at, nowMs) });
    }
    const message = describe(copies.map(({ meal }) => meal));
    const jobId = await insertCompletedJob(trx, { ...who, sessionId: logAgainSession, message });
    return copyMeals(trx, copies, { userId, jobId, timeZone });
  });
  return { items: [...items] };
}

/** The message shown in the history: 'Again: Porridge, Caesar Salad'. */
function describe(meals: readonly MealRow[]): string {
  return `Again: ${meals.map(({ title }) => title).join(", ")}`.slice(0, messageMaxLength);
}
