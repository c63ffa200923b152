import type { JobFailureId } from "@morsel/contracts";
import { type Expression, sql } from "kysely";
import type { Database, Queries } from "../database/connection.ts";
import { bumpRevision } from "../database/revisions.ts";
import type { ChatJobRow } from "../database/tables.ts";

/** How long a claimed job stays with a worker that says nothing. */
export const leaseMs = 30_000;
/** A job that fails this often ends as failed. */
export const maxTries = 3;
/** One person's jobs that are read at the same time, so that nobody waits for another's pile. */
export const maxRunningPerUser = 2;

/** A job in the hands of a worker; the attempt number proves that the hands are still the same. */
export interface Lease {
  readonly jobId: string;
  readonly userId: string;
  readonly attempt: number;
}

export interface ClaimedJob extends Lease {
  readonly message: string;
  readonly timeZone: string;
  readonly createdAt: number;
  readonly tries: number;
}

/** The lease has passed to another worker, or the job was cancelled: nothing may be written. */
export class LeaseLostError extends Error {}

/**
 * The life of a job after it was queued. Each transition is one conditional UPDATE; those
 * of a worker carry its attempt number, so that a worker that comes back late writes nothing.
 */
export class Leases {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  /** Takes the next job: of the person with the fewest running, the oldest that may run. */
  async claimNext(): Promise<ClaimedJob | undefined> {
    const now = this.#database.now();
    return this.#inTransaction(async (queries) => {
      const row = await queries
        .updateTable("chat_jobs")
        .set({
          status: "processing",
          attempt: sql<number>`attempt + 1`,
          tries: sql<number>`tries + 1`,
          lease_until: sql<number>`${now} + ${sql.lit(leaseMs)}`,
          updated_at: now,
        })
        .where("id", "=", this.#nextClaimable(queries, now))
        .returningAll()
        .executeTakeFirst();
      if (row) await bumpRevision(queries, row.user_id, "jobs");
      return row && toClaimedJob(row);
    });
  }

  /** Keeps the lease for another while; false where it is lost. */
  async renew(lease: Lease): Promise<boolean> {
    const now = this.#database.now();
    const result = await this.#held(this.#database.queries, lease)
      .set({ lease_until: sql<number>`${now} + ${sql.lit(leaseMs)}` })
      .executeTakeFirst();
    return result.numUpdatedRows > 0n;
  }

  /**
   * Ends the job as completed and lets `write` add what it became, both or neither. Throws
   * a LeaseLostError, having written nothing, where the lease is lost.
   */
  async complete(lease: Lease, write: (queries: Queries) => Promise<void>): Promise<void> {
    await this.#inTransaction(async (queries) => {
      await this.#end(queries, lease, "completed", null);
      await write(queries);
      await bumpRevision(queries, lease.userId, "jobs");
    });
  }

  /** Ends the job as failed. Throws a LeaseLostError where the lease is lost. */
  async fail(lease: Lease, error: JobFailureId): Promise<void> {
    await this.#inTransaction(async (queries) => {
      await this.#end(queries, lease, "failed", error);
      await bumpRevision(queries, lease.userId, "jobs");
    });
  }

  /** Gives the job back: to run again after `delayMs`, or at once and without counting the try. */
  async giveBack(lease: Lease, again: { delayMs: number } | "uncounted"): Promise<void> {
    const now = this.#database.now();
    const delayMs = again === "uncounted" ? 0 : again.delayMs;
    await this.#inTransaction(async (queries) => {
      await this.#held(queries, lease)
        .set({
          status: "queued",
          tries: again === "uncounted" ? sql<number>`tries - 1` : sql<number>`tries`,
          run_after: sql<number>`${now} + ${sql.lit(delayMs)}`,
          lease_until: null,
          updated_at: now,
        })
        .execute();
      await bumpRevision(queries, lease.userId, "jobs");
    });
  }

  /** Fails the jobs whose last allowed worker vanished; gives whose they were. */
  async failAbandoned(): Promise<readonly string[]> {
    const now = this.#database.now();
    return this.#inTransaction(async (queries) => {
      const rows = await queries
        .updateTable("chat_jobs")
        .set({ status: "failed", error: "gave_up", lease_until: null, updated_at: now })
        .where("status", "=", "processing")
        .where("lease_until", "<", now)
        .where("tries", ">=", maxTries)
        .returning("user_id")
        .execute();
      const userIds = [...new Set(rows.map((row) => row.user_id))].sort();
      for (const userId of userIds) await bumpRevision(queries, userId, "jobs");
      return userIds;
    });
  }

  /** Ends every lease: right where no other process can hold one. */
  async expireAll(): Promise<void> {
    await this.#database.queries
      .updateTable("chat_jobs")
      .set({ lease_until: 0 })
      .where("status", "=", "processing")
      .execute();
  }

  #nextClaimable(queries: Queries, now: Expression<number>) {
    const running = queries
      .selectFrom("chat_jobs")
      .select(["user_id", (eb) => eb.fn.countAll<number>().as("count")])
      .where("status", "=", "processing")
      .where("lease_until", ">=", now)
      .groupBy("user_id")
      .as("running");
    const count = sql<number>`coalesce(running.count, 0)`;
    return queries
      .selectFrom("chat_jobs as job")
      .leftJoin(running, "running.user_id", "job.user_id")
      .select("job.id")
      .where((eb) =>
        eb.or([
          eb.and([eb("job.status", "=", "queued"), eb("job.run_after", "<=", now)]),
          eb.and([
            eb("job.status", "=", "processing"),
            eb("job.lease_until", "<", now),
            eb("job.tries", "<", maxTries),
          ]),
        ]),
      )
      .where(count, "<", maxRunningPerUser)
      .orderBy(count)
      .orderBy("job.created_at")
      .orderBy("job.id")
      .limit(1)
      .$if(this.#database.engine === "postgres", (query) =>
        query.modifyEnd(sql`for update of job skip locked`),
      );
  }

  #held(queries: Queries, lease: Lease) {
    return queries
      .updateTable("chat_jobs")
      .where("id", "=", lease.jobId)
      .where("user_id", "=", lease.userId)
      .where("status", "=", "processing")
      .where("attempt", "=", lease.attempt);
  }

  async #end(
    queries: Queries,
    lease: Lease,
    status: "completed" | "failed",
    error: JobFailureId | null,
  ): Promise<void> {
    const result = await this.#held(queries, lease)
      .set({ status, error, lease_until: null, updated_at: this.#database.now() })
      .executeTakeFirst();
    if (result.numUpdatedRows === 0n) throw new LeaseLostError(lease.jobId);
  }

  #inTransaction<Result>(work: (queries: Queries) => Promise<Result>): Promise<Result> {
    return this.#database.queries.transaction().execute(work);
  }
}

function toClaimedJob(row: ChatJobRow): ClaimedJob {
  return {
    jobId: row.id,
    userId: row.user_id,
    attempt: row.attempt,
    tries: row.tries,
    message: row.message,
    timeZone: row.time_zone,
    createdAt: row.created_at,
  };
}
