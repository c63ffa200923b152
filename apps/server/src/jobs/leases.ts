import { type Kysely, sql } from "kysely";
import { isActive } from "../database/active-jobs.ts";
import type { Database, Queries } from "../database/connection.ts";
import { bumpRevision } from "../database/revisions.ts";
import type { JobColumns } from "../database/tables.ts";
import { deleteIdleEntry, findReadyUsers, lockEntry, writeEntry } from "./job-queue.ts";
import type { ClaimedJob, JobQueue, JobTable, Lease } from "./job-queues.ts";
import {
  type ActiveJob,
  activeJobColumns,
  findNextStep,
  leaseMs,
  maxAttempts,
  toQueueEntry,
} from "./queue-entry.ts";

export { leaseMs, maxAttempts, maxRunningPerUser } from "./queue-entry.ts";

/** Users whose jobs are looked at before the next ones are searched. */
const usersAtOnce = 8;

/** Writes a job's result in the transaction that ends it. */
export type Write = (queries: Queries) => Promise<void>;

const writeNothing: Write = async () => undefined;

/** A claimed job, and the users whose jobs failed because the leases of all attempts expired. */
export interface Claim<Job> {
  readonly job: Job | undefined;
  readonly abandoned: readonly string[];
  /** False if there was no other job to claim. */
  readonly hasMore: boolean;
}

interface ClaimOfUser<Job> {
  readonly job: Job | undefined;
  readonly hasFailed: boolean;
  /** True if the user has another job to claim. */
  readonly isReady: boolean;
}

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

  /**
   * Claims the oldest job that may run, of the user with the fewest running jobs, in two steps: the users who
   * have work, without a lock; then the jobs of one user, under the lock of the user's entry.
   */
  async claimNext(): Promise<Claim<Job>> {
    const abandoned: string[] = [];
    const seen = new Set<string>();
    for (;;) {
      const ready = await findReadyUsers(this.#database, this.queue.table, usersAtOnce);
      const unseen = ready.filter((userId) => !seen.has(userId));
      if (unseen.length === 0) return { job: undefined, abandoned, hasMore: false };
      for (const userId of unseen) {
        seen.add(userId);
        const claim = await this.#inTransaction((trx) => this.#claimOf(trx, userId));
        if (claim.hasFailed) abandoned.push(userId);
        const hasMore = claim.isReady || ready.length > 1;
        if (claim.job) return { job: claim.job, abandoned, hasMore };
      }
      if (ready.length < usersAtOnce) return { job: undefined, abandoned, hasMore: false };
    }
  }

  /** Fails a user's jobs whose last attempt's lease has expired, and claims the next one. */
  async #claimOf(trx: Queries, userId: string): Promise<ClaimOfUser<Job>> {
    const { table } = this.queue;
    const entry = await lockEntry(this.#database, trx, { kind: table, userId }, "skip-locked");
    if (!entry || entry.readyAt > entry.nowMs) {
      return { job: undefined, hasFailed: false, isReady: false };
    }
    const { nowMs } = entry;
    const jobs = await this.#activeJobs(trx, userId);
    const { expired, claimable } = findNextStep(jobs, nowMs);
    const hasFailed = await this.#failExpired(trx, userId, expired, nowMs);
    const row = claimable && (await this.#claim(trx, userId, claimable, nowMs));
    const left = hasFailed
      ? await this.#activeJobs(trx, userId)
      : jobs.map((job) => (job.id === row?.id ? row : job));
    const next = toQueueEntry(left, nowMs);
    await writeEntry(trx, table, userId, next);
    if (row || hasFailed) await this.#bump(trx, userId);
    const isReady = next !== undefined && next.ready_at <= nowMs;
    return { job: row && this.queue.toJob(row), hasFailed, isReady };
  }

  async #failExpired(
    trx: Queries,
    userId: string,
    expired: readonly ActiveJob[],
    nowMs: number,
  ): Promise<boolean> {
    if (expired.length === 0) return false;
    const { numUpdatedRows } = await this.#jobs(trx)
      .updateTable(this.queue.table)
      .set({ status: "failed", error: "gave_up", lease_until: null, updated_at: nowMs })
      .where("user_id", "=", userId)
      .where(
        "id",
        "in",
        expired.map(({ id }) => id),
      )
      .where("status", "=", "processing")
      // It may have been renewed since it was read.
      .where("lease_until", "<", nowMs)
      .where("tries", ">=", maxAttempts)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  }

  /** Undefined if the job was renewed, ended or cancelled since it was read. */
  #claim(trx: Queries, userId: string, { id, attempt }: ActiveJob, nowMs: number) {
    return this.#jobs(trx)
      .updateTable(this.queue.table)
      .set({
        status: "processing",
        attempt: sql<number>`attempt + 1`,
        tries: sql<number>`tries + 1`,
        lease_until: nowMs + leaseMs,
        updated_at: nowMs,
      })
      .where("user_id", "=", userId)
      .where("id", "=", id)
      .where("attempt", "=", attempt)
      .where((eb) =>
        eb.or([
          eb("status", "=", "queued"),
          eb.and([eb("status", "=", "processing"), eb("lease_until", "<", nowMs)]),
        ]),
      )
      .returningAll()
      .executeTakeFirst();
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
   * Ends the job as completed and runs `write` in the same transaction. True if the user has other jobs that have not
   * ended. Throws a LeaseLostError, having written nothing, if the lease is lost.
   */
  complete(lease: Lease, write: Write): Promise<boolean> {
    return this.#change(lease, async (trx) => {
      await this.#end(trx, lease, "completed", null);
      await write(trx);
    });
  }

  /**
   * Ends the job as failed and runs `write` in the same transaction. True if the user has other jobs that have not
   * ended. Throws a LeaseLostError, having written nothing, if the lease is lost.
   */
  fail(lease: Lease, error: string, write: Write = writeNothing): Promise<boolean> {
    return this.#change(lease, async (trx) => {
      await this.#end(trx, lease, "failed", error);
      await write(trx);
    });
  }

  /** Releases the job: it runs again after `delayMs`, or immediately without counting the attempt. */
  async release(lease: Lease, again: { delayMs: number } | "uncounted"): Promise<void> {
    const now = this.#database.now();
    const delayMs = again === "uncounted" ? 0 : again.delayMs;
    await this.#change(lease, async (trx) => {
      await this.#held(trx, lease)
        .set({
          status: "queued",
          tries: again === "uncounted" ? sql<number>`tries - 1` : sql<number>`tries`,
          run_after: sql<number>`${now} + ${sql.lit(delayMs)}`,
          lease_until: null,
          updated_at: now,
        })
        .execute();
    });
  }

  /**
   * Changes a job, raises the revision of its user's list and updates the user's entry; true if the entry remains. After
   * a lost lease the entry is updated as well, since the user's next job may run in place of one that was cancelled.
   */
  async #change({ userId }: Lease, change: Write): Promise<boolean> {
    try {
      const left = await this.#inTransaction(async (trx) => {
        await change(trx);
        await this.#bump(trx, userId);
        // A claim locks the entry before the job, so waiting for it here would be a deadlock.
        return this.#updateEntry(trx, userId, "skip-locked");
      });
      if (left !== "locked") return left === "some";
    } catch (error) {
      if (error instanceof LeaseLostError) await this.#updateEntryLater(userId);
      throw error;
    }
    await this.#updateEntryLater(userId);
    return true;
  }

  /** In a transaction of its own. If it fails, the entry is ready at the end of the job's lease at the latest. */
  async #updateEntryLater(userId: string): Promise<void> {
    await this.#inTransaction((trx) => this.#updateEntry(trx, userId, "wait")).catch(
      () => undefined,
    );
  }

  /** The user's jobs that have not ended: some, none, or unknown because the entry is locked or missing. */
  async #updateEntry(
    trx: Queries,
    userId: string,
    waiting: "wait" | "skip-locked",
  ): Promise<"some" | "none" | "locked"> {
    const { table } = this.queue;
    const entry = await lockEntry(this.#database, trx, { kind: table, userId }, waiting);
    if (!entry) return "locked";
    // Most users have one job at a time.
    const isLast = entry.running <= 1 && entry.readyAt > entry.nowMs;
    if (isLast && (await deleteIdleEntry(trx, table, userId))) return "none";
    const left = await this.#activeJobs(trx, userId);
    await writeEntry(trx, table, userId, toQueueEntry(left, entry.nowMs));
    return left.length > 0 ? "some" : "none";
  }

  /** All of a user's jobs that have not ended, the oldest first. */
  #activeJobs(queries: Queries, userId: string): Promise<readonly ActiveJob[]> {
    return this.#jobs(queries)
      .selectFrom(this.queue.table)
      .select(activeJobColumns)
      .where("user_id", "=", userId)
      .where(isActive())
      .orderBy("created_at")
      .orderBy("id")
      .execute();
  }

  /** Ends every lease; only allowed if no other process can have one. */
  async expireAll(): Promise<void> {
    await this.#jobs(this.#database.queries)
      .updateTable(this.queue.table)
      .set({ lease_until: 0 })
      .where(isActive())
      .where("status", "=", "processing")
      .execute();
    await this.#database.queries
      .updateTable("job_queue")
      .set({ ready_at: 0 })
      .where("kind", "=", this.queue.table)
      .execute();
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
