import { randomUUIDv7 } from "node:crypto";
import fc from "fast-check";
import { CompiledQuery, sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { Queries } from "../database/connection.ts";
import { readRevisions } from "../database/revisions.ts";
import { insertMeals } from "../modules/meals/index.ts";
import { databases } from "../testing/databases.ts";
import { eggMeal } from "../testing/estimates.ts";
import { startTestApp, type TestApp } from "../testing/test-app.ts";
import { type ClaimedJob, editQueue, messageQueue } from "./job-queues.ts";
import { LeaseLostError, Leases, maxAttempts, maxRunningPerUser } from "./leases.ts";

const queues = { chat_jobs: messageQueue, edit_jobs: editQueue };
const cases = databases.flatMap((database) =>
  (["chat_jobs", "edit_jobs"] as const).map((table) => ({ database, table })),
);

describe.each(cases)("leases of $table on $database", ({ database, table }) => {
  let test: TestApp;
  let leases: Leases;
  const users = { ann: "", ben: "" };

  beforeAll(async () => {
    test = await startTestApp({ database });
    for (const worker of test.application.workers) await worker.stop();
    leases = new Leases<ClaimedJob>(test.application.database, queues[table]);
    for (const name of ["ann", "ben"] as const) {
      const person = await test.signUp();
      const row = await test.queries
        .selectFrom("users")
        .select("id")
        .where("email", "=", person.email)
        .executeTakeFirstOrThrow();
      users[name] = row.id;
    }
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    await forgetJobs();
  });

  const forgetJobs = () => test.queries.deleteFrom(table).execute();

  let createdAt = 0;
  async function queue(userId: string, count = 1): Promise<void> {
    for (let made = 0; made < count; made += 1) {
      createdAt += 1;
      const row = jobRow(userId, createdAt);
      if (table === "chat_jobs") {
        const message = { session_id: "s", message: "an egg" };
        await test.queries
          .insertInto(table)
          .values({ ...row, ...message })
          .execute();
      } else {
        const edit = { meal_id: row.id, base_version: 1, instructions: "double it" };
        await test.queries
          .insertInto(table)
          .values({ ...row, ...edit, error_words_json: null })
          .execute();
      }
    }
  }

  async function claim(): Promise<ClaimedJob> {
    const job = await leases.claimNext();
    if (!job) throw new Error("There was nothing to claim");
    return job;
  }

  const letLeasesExpire = () => leases.expireAll();
  /** What a job becomes: a meal, or a revision of one. */
  async function write(queries: Queries, job: ClaimedJob): Promise<void> {
    if (table === "chat_jobs") {
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

  const complete = (job: ClaimedJob) => leases.complete(job, (queries) => write(queries, job));

  async function statusOf(job: ClaimedJob) {
    return test.queries
      .selectFrom(table)
      .select(["status", "error", "tries"])
      .where("id", "=", job.jobId)
      .executeTakeFirstOrThrow();
  }

  async function columnsOf(job: ClaimedJob) {
    return test.queries
      .selectFrom(table)
      .select(["status", "error", "tries", "lease_until", "run_after", "updated_at"])
      .where("id", "=", job.jobId)
      .executeTakeFirstOrThrow();
  }

  async function countWritten(jobId: string): Promise<number> {
    const rows = await test.queries
      .selectFrom(table === "chat_jobs" ? "meals" : "meal_revisions")
      .select("job_id")
      .where("job_id", "=", jobId)
      .execute();
    return rows.length;
  }

  it.runIf(database === "sqlite")("are looked for among the jobs underway only", async () => {
    const executor = Object.getPrototypeOf(Object.getPrototypeOf(test.queries.getExecutor()));
    const execute = vi.spyOn(executor, "executeQuery");
    await leases.claimNext();
    await leases.failExpired();
    await leases.expireAll();
    const asked = execute.mock.calls.map(([query]) => query as CompiledQuery);
    execute.mockRestore();
    const onJobs = asked.filter((query) => query.sql.startsWith(`update "${table}"`));
    expect(onJobs).toHaveLength(3);
    for (const query of onJobs) {
      const plan = CompiledQuery.raw(`explain query plan ${query.sql}`, [...query.parameters]);
      const { rows } = await test.queries.executeQuery<{ detail: string }>(plan);
      const details = rows.map((row) => row.detail);
      expect(details.some((detail) => detail.includes(`${table}_underway`))).toBe(true);
      expect(details.filter((detail) => /^SCAN (job|chat_jobs|edit_jobs)$/.test(detail))).toEqual(
        [],
      );
    }
  });

  it("give a job to one claimer only", async () => {
    await queue(users.ann);
    const claims = await Promise.all([1, 2, 3, 4].map(() => leases.claimNext()));
    expect(claims.filter(Boolean)).toHaveLength(1);
  });

  it("leave a person's further jobs waiting, so that the next person is not behind them [F06]", async () => {
    await queue(users.ann, 20);
    await queue(users.ben, 1);
    const claimed = [await claim(), await claim(), await claim()];
    expect(claimed.map((job) => job.userId).sort()).toEqual(
      [users.ann, users.ann, users.ben].sort(),
    );
    expect(claimed.slice(0, maxRunningPerUser).map((job) => job.userId)).toContain(users.ben);
    expect(await leases.claimNext()).toBeUndefined();
  });

  it("are claimed by another worker after they ran out [F03]", async () => {
    await queue(users.ann);
    const first = await claim();
    expect(await leases.claimNext()).toBeUndefined();
    await letLeasesExpire();
    const second = await claim();
    expect(second.jobId).toBe(first.jobId);
    expect(second.attempt).toBe(first.attempt + 1);
  });

  it("refuse the commit of a worker that comes back late [F04]", async () => {
    await queue(users.ann);
    const late = await claim();
    await letLeasesExpire();
    const current = await claim();
    await expect(complete(late)).rejects.toThrow(LeaseLostError);
    expect(await leases.renew(late)).toBe(false);
    expect(await countWritten(late.jobId)).toBe(0);
    await complete(current);
    expect(await countWritten(current.jobId)).toBe(1);
    await expect(leases.fail(late, "gave_up")).rejects.toThrow(LeaseLostError);
    expect((await statusOf(current)).status).toBe("completed");
  });

  it("are kept by renewing them [F03]", async () => {
    await queue(users.ann);
    const job = await claim();
    await letLeasesExpire();
    expect(await leases.renew(job)).toBe(true);
    expect(await leases.claimNext()).toBeUndefined();
  });

  it("last for 30 s from the claim and from each renewal", async () => {
    await queue(users.ann);
    const job = await claim();
    const { lease_until, updated_at } = await columnsOf(job);
    expect(Number(lease_until) - Number(updated_at)).toBe(30_000);
    expect(Math.abs(Number(updated_at) - Date.now())).toBeLessThan(20_000);
    await letLeasesExpire();
    expect((await columnsOf(job)).lease_until).toBe(0);
    await leases.renew(job);
    const renewed = Number((await columnsOf(job)).lease_until);
    expect(renewed).toBeGreaterThanOrEqual(Number(lease_until));
    expect(renewed - Number(lease_until)).toBeLessThan(20_000);
  });

  it("go to the oldest job first, and to the person with the fewest that are running", async () => {
    await queue(users.ann, 2);
    await queue(users.ben, 2);
    const order = [await claim(), await claim(), await claim(), await claim()];
    expect(order.map((job) => job.userId)).toEqual([users.ann, users.ben, users.ann, users.ben]);
    const rows = await test.queries
      .selectFrom(table)
      .select("id")
      .orderBy("user_id")
      .orderBy("created_at")
      .execute();
    const byPerson = order.toSorted((one, other) => (one.userId < other.userId ? -1 : 1));
    expect(byPerson.map((job) => job.jobId)).toEqual(rows.map(({ id }) => id));
  });

  it("are held by the person, the job and the attempt that were claimed", async () => {
    await queue(users.ann, 2);
    const job = await claim();
    const waiting = (await test.queries.selectFrom(table).select("id").execute()).find(
      ({ id }) => id !== job.jobId,
    );
    const others = [
      { ...job, userId: users.ben },
      { ...job, jobId: waiting?.id ?? "" },
      { ...job, attempt: job.attempt + 1 },
    ];
    for (const other of others) {
      expect(await leases.renew(other)).toBe(false);
      await expect(leases.fail(other, "gave_up")).rejects.toThrow(LeaseLostError);
    }
    expect(await leases.renew(job)).toBe(true);
  });

  it("leave no lease on a job that has ended or was released", async () => {
    await queue(users.ann, 3);
    const completed = await claim();
    await complete(completed);
    const failed = await claim();
    await leases.fail(failed, "gave_up");
    const released = await claim();
    await leases.release(released, { delayMs: 60_000 });
    expect(await columnsOf(completed)).toMatchObject({ status: "completed", lease_until: null });
    expect(await columnsOf(failed)).toMatchObject({ status: "failed", lease_until: null });
    const { status, lease_until, run_after, updated_at, tries } = await columnsOf(released);
    expect({ status, lease_until, tries }).toEqual({
      status: "queued",
      lease_until: null,
      tries: 1,
    });
    expect(Number(run_after) - Number(updated_at)).toBe(60_000);
  });

  it("raise the revision of the person's list with each step of a job", async () => {
    const revision = async () => {
      const [found = 0] = await readRevisions(test.queries, users.ann, [queues[table].list]);
      return found;
    };
    await queue(users.ann, 3);
    let before = await revision();
    const isRaised = async () => {
      const now = await revision();
      const raised = now > before;
      before = now;
      return raised;
    };
    const first = await claim();
    expect(await isRaised()).toBe(true);
    await leases.release(first, { delayMs: 0 });
    expect(await isRaised()).toBe(true);
    await complete(await claim());
    expect(await isRaised()).toBe(true);
    await leases.fail(await claim(), "gave_up");
    expect(await isRaised()).toBe(true);
    for (let round = 0; round < 3; round += 1) {
      await leases.claimNext();
      await letLeasesExpire();
    }
    before = await revision();
    expect(await leases.failExpired()).toEqual([users.ann]);
    expect(await isRaised()).toBe(true);
  });

  it("fail the jobs of several people that ran out, and name each person once", async () => {
    await queue(users.ben, 2);
    await queue(users.ann, 1);
    const hands = [await claim(), await claim(), await claim()];
    await test.queries.updateTable(table).set({ tries: 3 }).execute();
    expect(await leases.failExpired()).toEqual([]);
    await letLeasesExpire();
    expect(await leases.failExpired()).toEqual([users.ann, users.ben].sort());
    for (const job of hands) {
      const row = await columnsOf(job);
      expect(row).toMatchObject({ status: "failed", error: "gave_up", lease_until: null });
    }
    expect(await leases.failExpired()).toEqual([]);
  });

  it("complete a job and write what it became together, or neither", async () => {
    await queue(users.ann);
    const job = await claim();
    const failing = leases.complete(job, async (queries) => {
      await write(queries, job);
      await sql`insert into no_such_table values (1)`.execute(queries);
    });
    await expect(failing).rejects.toThrow();
    expect((await statusOf(job)).status).toBe("processing");
    expect(await countWritten(job.jobId)).toBe(0);
  });

  it("never let what a job became in twice", async () => {
    await queue(users.ann);
    const job = await claim();
    await complete(job);
    const again = test.queries.transaction().execute((queries) => write(queries, job));
    await expect(again).rejects.toThrow();
    expect(await countWritten(job.jobId)).toBe(1);
  });

  it("do not count the try of a worker that gave the job back while stopping", async () => {
    await queue(users.ann);
    for (let round = 0; round < maxAttempts + 2; round += 1) {
      await leases.release(await claim(), "uncounted");
    }
    const job = await claim();
    expect(job.tries).toBe(1);
    expect(job.attempt).toBe(maxAttempts + 3);
  });

  it("write what there is to say of a failure together with it, or neither", async () => {
    await queue(users.ann);
    const job = await claim();
    const failing = leases.fail(job, "gave_up", async (queries) => {
      await write(queries, job);
      await sql`insert into no_such_table values (1)`.execute(queries);
    });
    await expect(failing).rejects.toThrow();
    expect(await statusOf(job)).toMatchObject({ status: "processing", error: null });
    expect(await countWritten(job.jobId)).toBe(0);
    await leases.fail(job, "gave_up", (queries) => write(queries, job));
    expect(await statusOf(job)).toMatchObject({ status: "failed", error: "gave_up" });
    expect(await countWritten(job.jobId)).toBe(1);
  });

  it("wait before a job that failed is tried again", async () => {
    await queue(users.ann);
    await leases.release(await claim(), { delayMs: 60_000 });
    expect(await leases.claimNext()).toBeUndefined();
  });

  it("end as failed when the last allowed worker vanished [F05]", async () => {
    await queue(users.ann);
    for (const tries of [1, 2]) {
      expect((await claim()).tries).toBe(tries);
      await letLeasesExpire();
      expect(await leases.failExpired()).toEqual([]);
    }
    const job = await claim();
    expect(job.tries).toBe(3);
    await letLeasesExpire();
    expect(await leases.claimNext()).toBeUndefined();
    expect(await leases.failExpired()).toEqual([users.ann]);
    expect(await statusOf(job)).toMatchObject({ status: "failed", error: "gave_up" });
  });

  it("keep every job single in any order of claims, crashes, cancels and completions", async () => {
    const names = Object.keys(happenings) as (keyof typeof happenings)[];
    const step = fc.constantFrom(...names);
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 14 }), async (steps) => {
        await forgetJobs();
        await queue(users.ann);
        const hands: ClaimedJob[] = [];
        for (const name of steps) await happenings[name](hands);
        await checkInvariants();
      }),
      { numRuns: 60 },
    );
  });

  /** What can happen to a job; hands are the leases that workers hold or held, oldest first. */
  const happenings = {
    claim: async (hands: ClaimedJob[]) => {
      const job = await leases.claimNext();
      if (job) hands.push(job);
    },
    crash: () => leases.expireAll(),
    complete: async (hands: ClaimedJob[]) => {
      const job = hands.at(-1);
      if (job) await complete(job).catch(ignoreLost);
    },
    late: async (hands: ClaimedJob[]) => {
      if (hands[0]) await complete(hands[0]).catch(ignoreLost);
    },
    fail: async (hands: ClaimedJob[]) => {
      const job = hands.at(-1);
      if (job) await leases.fail(job, "gave_up").catch(ignoreLost);
    },
    cancel: async () => {
      await test.queries
        .updateTable(table)
        .set({ status: "cancelled", lease_until: null })
        .where("status", "in", ["queued", "processing"])
        .execute();
    },
  };

  async function checkInvariants(): Promise<void> {
    const jobs = await test.queries.selectFrom(table).select(["id", "status", "tries"]).execute();
    for (const job of jobs) {
      expect(await countWritten(job.id)).toBe(job.status === "completed" ? 1 : 0);
      expect(job.tries).toBeLessThanOrEqual(maxAttempts);
    }
  }
});

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

function ignoreLost(error: unknown): void {
  if (!(error instanceof LeaseLostError)) throw error;
}
