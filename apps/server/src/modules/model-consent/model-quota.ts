import { sql } from "kysely";
import type { Queries } from "../../database/connection.ts";
import { ExpectedError } from "../../http/errors.ts";

/** Limits of readings in a day (UTC), per user and for all users. */
interface ReadingBudget {
  readonly readingsPerDay: number;
  readonly readingsPerDayTotal: number;
}

const allUsers = "all";
const dayMs = 24 * 60 * 60_000;

/** Counts one reading by the model; false, with nothing counted, if today's quota is used up. */
export async function consumeQuota(
  queries: Queries,
  userId: string,
  { readingsPerDay, readingsPerDayTotal }: ReadingBudget,
): Promise<boolean> {
  try {
    await queries.transaction().execute(async (trx) => {
      // The row of all users last, so that it is locked for a shorter time.
      await countOne(trx, userId, readingsPerDay);
      await countOne(trx, allUsers, readingsPerDayTotal);
    });
    return true;
  } catch (error) {
    if (error instanceof BudgetSpentError) return false;
    throw error;
  }
}

/**
 * The same for what only the model can read: throws `rate_limited` with the time to wait if the quota is
 * used up.
 */
export async function requireReading(
  queries: Queries,
  userId: string,
  budget: ReadingBudget,
): Promise<void> {
  if (await consumeQuota(queries, userId, budget)) return;
  const nowMs = Date.now();
  const waitMs = (Math.floor(nowMs / dayMs) + 1) * dayMs - nowMs;
  const hours = Math.ceil(waitMs / 3_600_000);
  throw new ExpectedError("rate_limited", {
    detail: `The AI has read as much as it may today. Try again in ${hours} h, or write what you ate.`,
    retryAfterSeconds: Math.ceil(waitMs / 1000),
  });
}

/** Deletes the counts of past days. */
export async function deleteOldUsage(queries: Queries): Promise<void> {
  await queries.deleteFrom("model_readings").where("day", "<", today()).execute();
}

class BudgetSpentError extends Error {}

async function countOne(queries: Queries, scope: string, max: number): Promise<void> {
  const counted = await queries
    .insertInto("model_readings")
    .values({ scope, day: today(), readings: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(["scope", "day"])
        .doUpdateSet({ readings: sql`model_readings.readings + 1` })
        .where("model_readings.readings", "<", max),
    )
    .returning("readings")
    .executeTakeFirst();
  if (!counted) throw new BudgetSpentError();
}

const today = () => new Date().toISOString().slice(0, 10);
