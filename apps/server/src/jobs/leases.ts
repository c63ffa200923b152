import { type Expression, type Kysely, sql } from "kysely";
import { isActive } from "../database/active-jobs.ts";
import type { Database, Queries } from "../database/connection.ts";
import { bumpRevision } from "../database/revisions.ts";
import type { JobColumns } from "../database/tables.ts";
import type { ClaimedJob, JobQueue, JobTable, Lease } from "./job-queues.ts";

/** How long a claim lasts without renewal. */
export const leaseMs = 30_000;
/** A job that fails this often ends as failed. */
export const maxAttempts = 3;
/** Jobs of one kind and user that run at the same time; a long queue of one user must not delay others. */
export const maxRunningPerUser = 2;

/** Writes a job's result in the transaction that ends it. */
export type Write = (queries: Queries) => Promise<void>;

const writeNothing: Write = async () => undefined;

/** The job tables, reduced to their common columns. */
type JobQueries = Kysely<Record<JobTable, JobColumns>>;

/** The lease has passed to another worker, or the job was cancelled: nothing may be written. */
export class LeaseLostError extends Error {}

/**
 * The transitions of one kind of job after it was queued. Each is one conditional UPDATE; a worker's
 * include its attempt number, so that a late worker writes nothing.
 */
export class Leases<Job extends ClaimedJob = ClaimedJob> {
  readonly queue: JobQueue<Job>;
  readonly #database: Database;

  constructor(database: Database, queue: JobQueue<Job>) {
    this.#database = database;
    this.queue = queue;
  }

  /** Claims the oldest job that may run, of the user with the fewest running jobs. */
  async claimNext(): Promise<Job | undefined> {
    const now = this.#database.now();
    return this.#inTransaction(async (queries) => {
      const row = await this.#jobs(queries)
        .updateTable(this.queue.table)
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
      if (row) await this.#bump(queries, row.user_id);
      return row && this.queue.toJob(row);
    });
  }

  /** Renews the lease; false if it is lost. */
  async renew(lease: Lease): Promise<boolean> {
    const now = this.#database.now();
    const result = await this.#held(this.#database.queries, lease)
      .set({ lease_until: sql<number>`${now} + ${sql.lit(leaseMs)}` })
      .executeTakeFirst();
    return result.numUpdatedRows > 0n;
  }

  /**
   * Ends the job as completed and runs `write` in the same transaction. Throws a LeaseLostError, having
   * written nothing, if the lease is lost.
   */
  async complete(lease: Lease, write: Write): Promise<void> {
    await this.#inTransaction(async (queries) => {
      await this.#end(queries, lease, "completed", null);
      await write(queries);
      await this.#bump(queries, lease.userId);
    });
  }

  /**
   * Ends the job as failed and runs `write` in the same transaction. Throws a LeaseLostError, having
   * written nothing, if the lease is lost.
   */
  async fail(lease: Lease, error: string, write: Write = writeNothing): Promise<void> {
    await this.#inTransaction(async (queries) => {
      await this.#end(queries, lease, "failed", error);
      await write(queries);
      await this.#bump(queries, lease.userId);
    });
  }

  /** Releases the job: it runs again after `delayMs`, or immediately without counting the attempt. */
  async release(lease: Lease, again: { delayMs: number } | "uncounted"): Promise<void> {
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
      await this.#bump(queries, lease.userId);
    });
  }

  /** Fails the jobs whose last attempt's lease has expired; returns the ids of their users. */
  async failExpired(): Promise<readonly string[]> {
    const now = this.#database.now();
    return this.#inTransaction(async (queries) => {
      const rows = await this.#jobs(queries)
        .updateTable(this.queue.table)
        .set({ status: "failed", error: "gave_up", lease_until: null, updated_at: now })
        .where(isActive())
        .where("status", "=", "processing")
        .where("lease_until", "<", now)
        .where("tries", ">=", maxAttempts)
        .returning("user_id")
        .execute();
      const userIds = [...new Set(rows.map((row) => row.user_id))].sort();
      for (const userId of userIds) await this.#bump(queries, userId);
      return userIds;
    });
  }

  /** Ends every lease; only allowed if no other process can have one. */
  async expireAll(): Promise<void> {
    await this.#jobs(this.#database.queries)
      .updateTable(this.queue.table)
      .set({ lease_until: 0 })
      .where(isActive())
      .where("status", "=", "processing")
      .execute();
  }

  #nextClaimable(queries: Queries, now: Expression<number>) {
    const running = this.#jobs(queries)
      .selectFrom(this.queue.table)
      .select(["user_id", (eb) => eb.fn.countAll<number>().as("count")])
      .where(isActive())
      .where("status", "=", "processing")
      .where("lease_until", ">=", now)
      .groupBy("user_id")
      .as("running");
    const count = sql<number>`coalesce(running.count, 0)`;
    return this.#jobs(queries)
      .selectFrom(`${this.queue.table} as job`)
      .leftJoin(running, "running.user_id", "job.user_id")
      .select("job.id")
      .where(isActive("job.status"))
      .where((eb) =>
        eb.or([
          eb.and([eb("job.status", "=", "queued"), eb("job.run_after", "<=", now)]),
          eb.and([
            eb("job.status", "=", "processing"),
            eb("job.lease_until", "<", now),
            eb("job.tries", "<", maxAttempts),
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
    return this.#jobs(queries)
      .updateTable(this.queue.table)
      .where("id", "=", lease.jobId)
      .where("user_id", "=", lease.userId)
      .where("status", "=", "processing")
      .where("attempt", "=", lease.attempt);
  }

  async #end(
    queries: Queries,
    lease: Lease,
    status: "completed" | "failed",
    error: string | null,
  ): Promise<void> {
    const result = await this.#held(queries, lease)
      .set({ status, error, lease_until: null, updated_at: this.#database.now() })
      .executeTakeFirst();
    if (result.numUpdatedRows === 0n) throw new LeaseLostError(lease.jobId);
  }

  #jobs(queries: Queries): JobQueries {
    return queries as unknown as JobQueries;
  }

  async #bump(queries: Queries, userId: string): Promise<void> {
    if (this.queue.list) await bumpRevision(queries, userId, this.queue.list);
  }

  #inTransaction<Result>(work: (queries: Queries) => Promise<Result>): Promise<Result> {
    return this.#database.queries.transaction().execute(work);
  }
}
