import type { Database, Queries } from "../../database/connection.ts";
import { lockUser } from "../../database/revisions.ts";
import type { Signals } from "../../database/signals.ts";
import { jobTables } from "../../jobs/job-queues.ts";
import { findPersonalTables, type PersonalTable } from "./personal-tables.ts";
import type { DataHolder } from "./user-data-source.ts";

/**
 * Removes a person: sessions first, so that no request arrives during the removal, then what modules hold, then
 * all rows in one transaction. A job that is running then finds its row gone and writes nothing.
 */
export async function deleteAccount(
  database: Database,
  signals: Signals,
  holders: readonly DataHolder[],
  userId: string,
): Promise<void> {
  const { queries } = database;
  await endSessions(queries, signals, userId);
  await stopJobs(queries, signals, userId);
  for (const holder of holders) await holder.forget(userId);
  const tables = await findPersonalTables(queries);
  await queries.transaction().execute((own) => deleteRows(own, tables, userId));
}

async function endSessions(queries: Queries, signals: Signals, userId: string): Promise<void> {
  await queries.deleteFrom("sessions").where("user_id", "=", userId).execute();
  await queries.deleteFrom("access_tokens").where("user_id", "=", userId).execute();
  signals.publish({ kind: "sessions-ended", userId });
}

/** Tells workers to let go: what they have sent to a model is of no use any more. */
async function stopJobs(queries: Queries, signals: Signals, userId: string): Promise<void> {
  for (const table of jobTables) {
    const running = await queries
      .selectFrom(table)
      .select("id")
      .where("user_id", "=", userId)
      .where("status", "=", "processing")
      .execute();
    for (const { id } of running) signals.publish({ kind: "job-cancelled", jobId: id });
  }
}

async function deleteRows(
  own: Queries,
  tables: readonly PersonalTable[],
  userId: string,
): Promise<void> {
  await lockUser(own, userId);
  for (const { name, owner } of inLockOrder(tables)) {
    await own
      .deleteFrom(name as "meals")
      .where(owner, "=", userId)
      .execute();
  }
  await own.deleteFrom("model_readings").where("scope", "=", userId).execute();
  // A sign-in that was begun names the person in its notes.
  await own.deleteFrom("verifications").where("value", "like", `%${userId}%`).execute();
}

/** Jobs before all else and people last, as workers lock them: neither waits for the other in a circle. */
function inLockOrder(tables: readonly PersonalTable[]): readonly PersonalTable[] {
  const rank = ({ name }: PersonalTable) => {
    if (name === "users") return 2;
    return name.endsWith("_jobs") ? 0 : 1;
  };
  return [...tables].sort((one, other) => rank(one) - rank(other));
}
