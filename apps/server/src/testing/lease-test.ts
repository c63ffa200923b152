import { randomUUIDv7 } from "node:crypto";
import type { Queries } from "../database/connection.ts";
import { enterQueue } from "../jobs/job-queue.ts";
import { type ClaimedJob, editQueue, messageQueue } from "../jobs/job-queues.ts";
import { Leases } from "../jobs/leases.ts";
import { insertMeals } from "../modules/meals/index.ts";
import type { DatabaseKind } from "./databases.ts";
import { eggMeal } from "./estimates.ts";
import { startTestApp, type TestApp } from "./test-app.ts";

export const queues = { chat_jobs: messageQueue, edit_jobs: editQueue };

/** The leases of one table without workers, and common steps of their tests. */
export class LeaseTest {
  readonly app: TestApp;
  readonly leases: Leases;
  readonly users: { readonly ann: string; readonly ben: string };
  readonly #table: keyof typeof queues;
  #createdAt = 0;

  private constructor(
    app: TestApp,
    table: keyof typeof queues,
    users: { readonly ann: string; readonly ben: string },
  ) {
    this.app = app;
    this.#table = table;
    this.users = users;
    this.leases = new Leases<ClaimedJob>(app.application.database, queues[table]);
  }

  static async start(database: DatabaseKind, table: keyof typeof queues): Promise<LeaseTest> {
    const app = await startTestApp({ database });
    for (const worker of app.application.workers) await worker.stop();
    const [ann, ben] = [await app.signUp(), await app.signUp()];
    return new LeaseTest(app, table, { ann: ann.userId, ben: ben.userId });
  }

  get queries(): Queries {
    return this.app.queries;
  }

  async deleteJobs() {
    await this.queries.deleteFrom(this.#table).execute();
    await this.queries.deleteFrom("job_queue").execute();
  }

  /** Inserts jobs, each created later than the one before. */
  async queue(userId: string, count = 1): Promise<void> {
    for (let made = 0; made < count; made += 1) {
      this.#createdAt += 1;
      const row = jobRow(userId, this.#createdAt);
      const ready = { readyAt: 0, nowMs: this.#createdAt };
      await enterQueue(this.queries, this.#table, userId, ready);
      if (this.#table === "chat_jobs") {
        const message = { session_id: "s", message: "an egg" };
        await this.queries
          .insertInto(this.#table)
          .values({ ...row, ...message })
          .execute();
      } else {
        const edit = { meal_id: row.id, base_version: 1, instructions: "double it" };
        await this.queries
          .insertInto(this.#table)
          .values({ ...row, ...edit, error_words_json: null })
          .execute();
      }
    }
  }

  /** Claims the next job; throws if there is none. */
  async claim(): Promise<ClaimedJob> {
    const { job } = await this.leases.claimNext();
    if (!job) throw new Error("There was nothing to claim");
    return job;
  }

  /** Writes the result of a job: a meal, or a revision of one. */
  async write(queries: Queries, job: ClaimedJob): Promise<void> {
    if (this.#table === "chat_jobs") {
      await insertMeals(queries, [eggMeal()], { ...job, timeZone: "UTC" });
      return;
    }
    await queries
      .insertInto("meal_revisions")
      .values({
        user_id: job.userId,
        meal_id: job.jobId,
        version: 2,
        job_id: job.jobId,
        instructions: null,
        undoes_version: null,
        before_json: "{}",
        patch_json: "{}",
        edited_at: 0,
      })
      .execute();
  }

  complete(job: ClaimedJob) {
    return this.leases.complete(job, (queries) => this.write(queries, job));
  }

  columnsOf(job: ClaimedJob) {
    return this.queries
      .selectFrom(this.#table)
      .select(["status", "error", "tries", "lease_until", "run_after", "updated_at"])
      .where("id", "=", job.jobId)
      .executeTakeFirstOrThrow();
  }

  /** How many results of the job are stored. */
  async countWritten(jobId: string): Promise<number> {
    const rows = await this.queries
      .selectFrom(this.#table === "chat_jobs" ? "meals" : "meal_revisions")
      .select("job_id")
      .where("job_id", "=", jobId)
      .execute();
    return rows.length;
  }
}

function jobRow(userId: string, createdAt: number) {
  return {
    id: randomUUIDv7(),
    user_id: userId,
    time_zone: "UTC",
    status: "queued" as const,
    attempt: 0,
    tries: 0,
    run_after: 0,
    lease_until: null,
    error: null,
    idempotency_key: null,
    created_at: createdAt,
    updated_at: createdAt,
  };
}
