import type { Database, Queries } from "../../database/connection.ts";
import { deleteTokens } from "../../database/delete-own-row.ts";
import { lockUser } from "../../database/revisions.ts";
import type { Signals } from "../../database/signals.ts";
import { jobTables } from "../../jobs/job-queues.ts";
import { findPersonalTables, type PersonalTable } from "./personal-tables.ts";
import type { UserDataSource } from "./user-data-source.ts";

/**
 * Deletes a user: first the sessions, so that no request arrives during it, then files of modules, then all
 * rows in one transaction. A running job then finds its row deleted and writes nothing.
 */
export async function deleteAccount(
  database: Database,
  signals: Signals,
  dataSources: readonly UserDataSource[],
  userId: string,
): Promise<void> {
  const { queries } = database;
  await endSessions(queries, signals, userId);
  await stopJobs(queries, signals, userId);
  for (const holder of dataSources) await holder.deleteFiles(userId);
  const tables = await findPersonalTables(queries);
  await queries.transaction().execute((trx) => deleteRows(trx, tables, userId));
  database.eraseDeletedRows();
}

async function endSessions(queries: Queries, signals: Signals, userId: string): Promise<void> {
  await queries.deleteFrom("sessions").where("user_id", "=", userId).execute();
  await deleteTokens(queries, userId);
  signals.publish({ kind: "sessions-ended", userId });
}

/** Cancels the running jobs, so that workers stop waiting for a model. */
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
  trx: Queries,
  tables: readonly PersonalTable[],
  userId: string,
): Promise<void> {
  await lockUser(trx, userId);
  for (const { name, owner } of inLockOrder(tables)) {
    await trx
      .deleteFrom(name as "meals")
      .where(owner, "=", userId)
      .execute();
  }
  await trx.deleteFrom("model_readings").where("scope", "=", userId).execute();
  // An unfinished sign-in contains the user's id.
  await trx.deleteFrom("verifications").where("value", "like", `%${userId}%`).execute();
}

/** The queue and the jobs first and users last, in the order in which workers lock them, to avoid deadlocks. */
function inLockOrder(tables: readonly PersonalTable[]): readonly PersonalTable[] {
  const rank = ({ name }: PersonalTable) => {
    if (name === "job_queue") return 0;
    if (name === "users") return 3;
    return name.endsWith("_jobs") ? 1 : 2;
  };
  return [...tables].sort((one, other) => rank(one) - rank(other));
}
