import { type Expression, sql } from "kysely";
import { isActive } from "../database/active-jobs.ts";
import type { Database, Queries } from "../database/connection.ts";
import type { JobTable } from "./job-queues.ts";
import { jobTables } from "./job-queues.ts";
import type { QueueEntry } from "./queue-entry.ts";

/**
 * Enters a user who gets a job, so that a worker finds it from `readyAt` on. Call it in the transaction that
 * queues the job, after `lockUser` and before `bumpRevision`, which is the order of locks.
 */
export async function enterQueue(
  queries: Queries,
  kind: JobTable,
  userId: string,
  { readyAt, nowMs }: { readonly readyAt: Expression<number> | number; readonly nowMs: number },
): Promise<void> {
  await queries
    .insertInto("job_queue")
    .values({ user_id: userId, kind, ready_at: readyAt, running: 0, waiting_since: nowMs })
    .onConflict((conflict) =>
      conflict.columns(["user_id", "kind"]).doUpdateSet({
        ready_at: sql<number>`case when excluded.ready_at < job_queue.ready_at
          then excluded.ready_at else job_queue.ready_at end`,
      }),
    )
    .execute();
}

/** Users for whom a worker has something to do, in the order in which they are served. Locks nothing. */
export async function findReadyUsers(
  { queries, now }: Pick<Database, "queries" | "now">,
  kind: JobTable,
  max: number,
): Promise<readonly string[]> {
  const rows = await queries
    .selectFrom("job_queue")
    .select("user_id")
    .where("kind", "=", kind)
    .where("ready_at", "<=", now())
    .orderBy("running")
    .orderBy("waiting_since")
    .orderBy("user_id")
    .limit(max)
    .execute();
  return rows.map(({ user_id }) => user_id);
}

/** A user's entry as it was when it was locked. */
interface LockedEntry {
  readonly readyAt: number;
  readonly running: number;
  readonly nowMs: number;
}

/**
 * Locks a user's entry until the transaction ends; undefined if there is none. With `skipLocked` also if another
 * transaction has locked it. SQLite has one writer and needs no lock.
 */
export async function lockEntry(
  { engine, now }: Pick<Database, "engine" | "now">,
  trx: Queries,
  { kind, userId }: { readonly kind: JobTable; readonly userId: string },
  waiting: "wait" | "skip-locked",
): Promise<LockedEntry | undefined> {
  const lock = waiting === "wait" ? sql`for update` : sql`for update skip locked`;
  const row = await trx
    .selectFrom("job_queue")
    .select(["ready_at", "running", sql<number>`${now()}`.as("now_ms")])
    .where("user_id", "=", userId)
    .where("kind", "=", kind)
    .$if(engine === "postgres", (query) => query.modifyEnd(lock))
    .executeTakeFirst();
  return row && { readyAt: row.ready_at, running: row.running, nowMs: Number(row.now_ms) };
}

/** Writes a user's entry, or deletes it if there is none. The caller has locked it. */
export async function writeEntry(
  trx: Queries,
  kind: JobTable,
  userId: string,
  entry: QueueEntry | undefined,
): Promise<void> {
  if (!entry) {
    await trx
      .deleteFrom("job_queue")
      .where("user_id", "=", userId)
      .where("kind", "=", kind)
      .execute();
    return;
  }
  await trx
    .updateTable("job_queue")
    .set(entry)
    .where("user_id", "=", userId)
    .where("kind", "=", kind)
    .execute();
}

/** Deletes a user's entry if all of the user's jobs have ended; true if it did. The caller has locked it. */
export async function deleteIdleEntry(
  trx: Queries,
  kind: JobTable,
  userId: string,
): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom("job_queue")
    .where("user_id", "=", userId)
    .where("kind", "=", kind)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom(`${kind as "chat_jobs"} as job`)
            .select("job.id")
            .where("job.user_id", "=", userId)
            .where(isActive("job.status")),
        ),
      ),
    )
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/**
 * Enters the users of jobs that were queued by a version of Morsel without the queue, which may run next to this
 * one during an update.
 */
export async function enterMissingUsers(queries: Queries): Promise<void> {
  for (const kind of jobTables) {
    await queries
      .insertInto("job_queue")
      .columns(["user_id", "kind", "ready_at", "running", "waiting_since"])
      .expression((eb) =>
        eb
          .selectFrom(`${kind as "chat_jobs"} as job`)
          .select(({ fn }) => [
            "job.user_id",
            sql<JobTable>`${sql.lit(kind)}`.as("kind"),
            sql<number>`0`.as("ready_at"),
            sql<number>`0`.as("running"),
            fn.min("job.created_at").as("waiting_since"),
          ])
          .where(isActive("job.status"))
          .groupBy("job.user_id"),
      )
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
}
