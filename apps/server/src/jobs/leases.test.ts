import fc from "fast-check";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { isActive } from "../database/active-jobs.ts";
import { readRevisions } from "../database/revisions.ts";
import { databases } from "../testing/databases.ts";
import { explainQueries } from "../testing/explain-queries.ts";
import { LeaseTest, queues } from "../testing/lease-test.ts";
import { soon } from "../testing/soon.ts";
import { enterMissingUsers } from "./job-queue.ts";
import type { ClaimedJob } from "./job-queues.ts";
import { LeaseLostError, type Leases, maxAttempts, maxRunningPerUser } from "./leases.ts";
import { activeJobColumns, toQueueEntry } from "./queue-entry.ts";

const cases = databases.flatMap((database) =>
  (["chat_jobs", "edit_jobs"] as const).map((table) => ({ database, table })),
);

describe.each(cases)("leases of $table on $database", ({ database, table }) => {
  let test: LeaseTest;
  let leases: Leases;
  let users: LeaseTest["users"];

  beforeAll(async () => {
    test = await LeaseTest.start(database, table);
    ({ leases, users } = test);
  });
  afterAll(() => test.app.close());
  beforeEach(async () => {
    await test.deleteJobs();
  });

  /** The claimed job; undefined if there is none to claim. */
  const claimNext = async () => (await leases.claimNext()).job;

  it.runIf(database === "sqlite")("are found by indexes", async () => {
    const plans = await explainQueries(test.queries, async () => {
      await test.queue(users.ann);
      await test.complete(await test.claim());
    });
    const onJobs = plans.filter(({ text }) =>
      /^(select|update|delete) .*"(job_queue|\w+_jobs)"/.test(text),
    );
    expect(onJobs.length).toBeGreaterThan(6);
    for (const { steps } of onJobs) {
      expect(
        steps.filter((step) => step.startsWith("SCAN") || !/ USING |SUBQUERY/.test(step)),
      ).toEqual([]);
    }
  });

  it("give a job to one worker only", async () => {
    await test.queue(users.ann);
    const claims = await Promise.all([1, 2, 3, 4].map(claimNext));
    expect(claims.filter(Boolean)).toHaveLength(1);
  });

  it("the running jobs of a user are limited, so that another user's job is claimed next [F06]", async () => {
    await test.queue(users.ann, 20);
    await test.queue(users.ben, 1);
    const claimed = [await test.claim(), await test.claim(), await test.claim()];
    expect(claimed.map((job) => job.userId).sort()).toEqual(
      [users.ann, users.ann, users.ben].sort(),
    );
    expect(claimed.slice(0, maxRunningPerUser).map((job) => job.userId)).toContain(users.ben);
    expect(await claimNext()).toBeUndefined();
  });

  it("an expired lease is claimed by another worker [F03]", async () => {
    await test.queue(users.ann);
    const first = await test.claim();
    expect(await claimNext()).toBeUndefined();
    await leases.expireAll();
    const second = await test.claim();
    expect(second.jobId).toBe(first.jobId);
    expect(second.attempt).toBe(first.attempt + 1);
  });

  it("the commit of a worker is refused if another worker has claimed its expired lease [F04]", async () => {
    await test.queue(users.ann);
    const late = await test.claim();
    await leases.expireAll();
    const current = await test.claim();
    await expect(test.complete(late)).rejects.toThrow(LeaseLostError);
    expect(await leases.renew(late)).toBe(false);
    expect(await test.countWritten(late.jobId)).toBe(0);
    await test.complete(current);
    expect(await test.countWritten(current.jobId)).toBe(1);
    await expect(leases.fail(late, "gave_up")).rejects.toThrow(LeaseLostError);
    expect((await test.columnsOf(current)).status).toBe("completed");
  });

  it("a renewed lease is not claimed by another worker [F03]", async () => {
    await test.queue(users.ann);
    const job = await test.claim();
    await leases.expireAll();
    expect(await leases.renew(job)).toBe(true);
    expect(await claimNext()).toBeUndefined();
  });

  it("last for 30 s from the claim and from each renewal", async () => {
    await test.queue(users.ann);
    const job = await test.claim();
    const { lease_until, updated_at } = await test.columnsOf(job);
    expect(Number(lease_until) - Number(updated_at)).toBe(30_000);
    expect(Math.abs(Number(updated_at) - Date.now())).toBeLessThan(20_000);
    await leases.expireAll();
    expect((await test.columnsOf(job)).lease_until).toBe(0);
    await leases.renew(job);
    const renewed = Number((await test.columnsOf(job)).lease_until);
    expect(renewed).toBeGreaterThanOrEqual(Number(lease_until));
    expect(renewed - Number(lease_until)).toBeLessThan(20_000);
  });

  it("of one user are at most two, also if many workers claim at the same time", async () => {
    await test.queue(users.ann, 12);
    for (let round = 0; round < 3; round += 1) {
      await Promise.all(Array.from({ length: 8 }, claimNext));
    }
    const running = await test.queries
      .selectFrom(table)
      .select("id")
      .where("status", "=", "processing")
      .execute();
    expect(running).toHaveLength(maxRunningPerUser);
  });

  it("go to a user's waiting job when one of the running jobs turns out to be cancelled", async () => {
    await test.queue(users.ann, 3);
    const [first] = [await test.claim(), await test.claim()];
    expect(await claimNext()).toBeUndefined();
    await test.queries
      .updateTable(table)
      .set({ status: "cancelled", lease_until: null })
      .where("id", "=", first.jobId)
      .execute();
    await expect(test.complete(first)).rejects.toThrow(LeaseLostError);
    expect(await claimNext()).toBeDefined();
  });

  it("are found for jobs that were queued without an entry of the queue", async () => {
    await test.queue(users.ann);
    await test.queries.deleteFrom("job_queue").execute();
    expect(await claimNext()).toBeUndefined();
    await enterMissingUsers(test.queries);
    await enterMissingUsers(test.queries);
    expect((await test.claim()).userId).toBe(users.ann);
  });

  it("leave no entry of the queue when a user's jobs have ended", async () => {
    await test.queue(users.ann, 2);
    await test.complete(await test.claim());
    expect(await test.queries.selectFrom("job_queue").select("user_id").execute()).toHaveLength(1);
    await test.complete(await test.claim());
    expect(await test.queries.selectFrom("job_queue").select("user_id").execute()).toEqual([]);
  });

  it("say if another job can be claimed, so that a worker does not search in vain", async () => {
    await test.queue(users.ann, 3);
    const found = [await leases.claimNext(), await leases.claimNext(), await leases.claimNext()];
    expect(found.map(({ hasMore }) => hasMore)).toEqual([true, false, false]);
    await test.deleteJobs();
    await test.queue(users.ann, 1);
    await test.queue(users.ben, 1);
    expect((await leases.claimNext()).hasMore).toBe(true);
    expect((await leases.claimNext()).hasMore).toBe(false);
  });

  it("say at the end of a job if its user has others", async () => {
    await test.queue(users.ann, 3);
    await test.queue(users.ben, 1);
    const claimed = [await test.claim(), await test.claim(), await test.claim()];
    const ofAnn = claimed.filter(({ userId }) => userId === users.ann);
    const [ofBen] = claimed.filter(({ userId }) => userId === users.ben);
    if (!ofAnn[0] || !ofAnn[1] || !ofBen) throw new Error("Not two of Ann and one of Ben");
    expect(await test.complete(ofBen)).toBe(false);
    expect(await test.complete(ofAnn[0])).toBe(true);
    expect(await leases.fail(ofAnn[1], "gave_up")).toBe(true);
    expect(await leases.fail(await test.claim(), "gave_up")).toBe(false);
  });

  it.runIf(database === "postgres")(
    "end a job while another transaction holds the user's entry, and update the entry later",
    async () => {
      await test.queue(users.ann);
      const job = await test.claim();
      const { promise: released, resolve: release } = Promise.withResolvers<void>();
      const { promise: held, resolve: hold } = Promise.withResolvers<void>();
      const holder = test.queries.transaction().execute(async (trx) => {
        await trx.selectFrom("job_queue").select("kind").forUpdate().execute();
        hold();
        await released;
      });
      await held;
      const ending = test.complete(job);
      await vi.waitFor(
        async () => expect((await test.columnsOf(job)).status).toBe("completed"),
        soon,
      );
      release();
      await Promise.all([holder, ending]);
      expect(await test.queries.selectFrom("job_queue").select("kind").execute()).toEqual([]);
    },
  );

  it("go to the oldest job of the user with the fewest running jobs", async () => {
    await test.queue(users.ann, 2);
    await test.queue(users.ben, 2);
    const order = [await test.claim(), await test.claim(), await test.claim(), await test.claim()];
    expect(order.map((job) => job.userId)).toEqual([users.ann, users.ben, users.ann, users.ben]);
    const rows = await test.queries
      .selectFrom(table)
      .select("id")
      .orderBy("user_id")
      .orderBy("created_at")
      .execute();
    const byUser = order.toSorted((one, other) => (one.userId < other.userId ? -1 : 1));
    expect(byUser.map((job) => job.jobId)).toEqual(rows.map(({ id }) => id));
  });

  it("belong to the user, the job and the attempt that were claimed", async () => {
    await test.queue(users.ann, 2);
    const job = await test.claim();
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

  it("are removed from a job that has ended or was released", async () => {
    await test.queue(users.ann, 3);
    const completed = await test.claim();
    await test.complete(completed);
    const failed = await test.claim();
    await leases.fail(failed, "gave_up");
    const released = await test.claim();
    await leases.release(released, { delayMs: 60_000 });
    expect(await test.columnsOf(completed)).toMatchObject({
      status: "completed",
      lease_until: null,
    });
    expect(await test.columnsOf(failed)).toMatchObject({ status: "failed", lease_until: null });
    const { status, lease_until, run_after, updated_at, tries } = await test.columnsOf(released);
    expect({ status, lease_until, tries }).toEqual({
      status: "queued",
      lease_until: null,
      tries: 1,
    });
    expect(Number(run_after) - Number(updated_at)).toBe(60_000);
  });

  it("raise the revision of the user's list with each step of a job", async () => {
    const revision = async () => {
      const [found = 0] = await readRevisions(test.queries, users.ann, [
        queues[table].list ?? "jobs",
      ]);
      return found;
    };
    await test.queue(users.ann, 3);
    let before = await revision();
    const isRaised = async () => {
      const now = await revision();
      const raised = now > before;
      before = now;
      return raised;
    };
    const first = await test.claim();
    expect(await isRaised()).toBe(true);
    await leases.release(first, { delayMs: 0 });
    expect(await isRaised()).toBe(true);
    await test.complete(await test.claim());
    expect(await isRaised()).toBe(true);
    await leases.fail(await test.claim(), "gave_up");
    expect(await isRaised()).toBe(true);
    for (let round = 0; round < 3; round += 1) {
      await claimNext();
      await leases.expireAll();
    }
    before = await revision();
    expect((await leases.claimNext()).abandoned).toEqual([users.ann]);
    expect(await isRaised()).toBe(true);
  });

  it("fail the jobs of several users whose last attempt expired, and return each user once", async () => {
    await test.queue(users.ben, 2);
    await test.queue(users.ann, 1);
    const held = [await test.claim(), await test.claim(), await test.claim()];
    await test.queries.updateTable(table).set({ tries: 3 }).execute();
    expect(await leases.claimNext()).toEqual({ job: undefined, abandoned: [], hasMore: false });
    await leases.expireAll();
    expect((await leases.claimNext()).abandoned.toSorted()).toEqual([users.ann, users.ben].sort());
    for (const job of held) {
      const row = await test.columnsOf(job);
      expect(row).toMatchObject({ status: "failed", error: "gave_up", lease_until: null });
    }
    expect(await leases.claimNext()).toEqual({ job: undefined, abandoned: [], hasMore: false });
  });

  it("complete a job and write its result together, or neither", async () => {
    await test.queue(users.ann);
    const job = await test.claim();
    const failing = leases.complete(job, async (queries) => {
      await test.write(queries, job);
      await sql`insert into no_such_table values (1)`.execute(queries);
    });
    await expect(failing).rejects.toThrow();
    expect((await test.columnsOf(job)).status).toBe("processing");
    expect(await test.countWritten(job.jobId)).toBe(0);
  });

  it("accept the result of a job once", async () => {
    await test.queue(users.ann);
    const job = await test.claim();
    await test.complete(job);
    const again = test.queries.transaction().execute((queries) => test.write(queries, job));
    await expect(again).rejects.toThrow();
    expect(await test.countWritten(job.jobId)).toBe(1);
  });

  it("do not count the attempt of a worker that released the job while stopping", async () => {
    await test.queue(users.ann);
    for (let round = 0; round < maxAttempts + 2; round += 1) {
      await leases.release(await test.claim(), "uncounted");
    }
    const job = await test.claim();
    expect(job.tries).toBe(1);
    expect(job.attempt).toBe(maxAttempts + 3);
  });

  it("write a failure and its result together, or neither", async () => {
    await test.queue(users.ann);
    const job = await test.claim();
    const failing = leases.fail(job, "gave_up", async (queries) => {
      await test.write(queries, job);
      await sql`insert into no_such_table values (1)`.execute(queries);
    });
    await expect(failing).rejects.toThrow();
    expect(await test.columnsOf(job)).toMatchObject({ status: "processing", error: null });
    expect(await test.countWritten(job.jobId)).toBe(0);
    await leases.fail(job, "gave_up", (queries) => test.write(queries, job));
    expect(await test.columnsOf(job)).toMatchObject({ status: "failed", error: "gave_up" });
    expect(await test.countWritten(job.jobId)).toBe(1);
  });

  it("are not claimed before the delay of a retry has passed", async () => {
    await test.queue(users.ann);
    await leases.release(await test.claim(), { delayMs: 60_000 });
    expect(await claimNext()).toBeUndefined();
  });

  it("a job fails if the lease of its last allowed attempt expires [F05]", async () => {
    await test.queue(users.ann);
    for (const tries of [1, 2]) {
      expect((await test.claim()).tries).toBe(tries);
      await leases.expireAll();
    }
    const job = await test.claim();
    expect(job.tries).toBe(3);
    await leases.expireAll();
    expect(await leases.claimNext()).toEqual({
      job: undefined,
      abandoned: [users.ann],
      hasMore: false,
    });
    expect(await test.columnsOf(job)).toMatchObject({ status: "failed", error: "gave_up" });
  });

  it("write at most one result per job in any order of claims, crashes, cancels and completions", async () => {
    const names = Object.keys(steps) as (keyof typeof steps)[];
    const anyNames = fc.array(fc.constantFrom(...names), { minLength: 3, maxLength: 14 });
    await fc.assert(
      fc.asyncProperty(anyNames, async (chosen) => {
        await test.deleteJobs();
        await test.queue(users.ann);
        const held: ClaimedJob[] = [];
        for (const name of chosen) await steps[name](held);
        await checkInvariants();
      }),
      { numRuns: 60 },
    );
  });

  /** The steps of a job; `held` are the leases that workers hold or have lost, oldest first. */
  const steps = {
    claim: async (held: ClaimedJob[]) => {
      const job = await claimNext();
      if (job) held.push(job);
    },
    crash: () => leases.expireAll(),
    complete: async (held: ClaimedJob[]) => {
      const job = held.at(-1);
      if (job) await test.complete(job).catch(ignoreLost);
    },
    late: async (held: ClaimedJob[]) => {
      if (held[0]) await test.complete(held[0]).catch(ignoreLost);
    },
    fail: async (held: ClaimedJob[]) => {
      const job = held.at(-1);
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

  /** A worker finds the user's jobs no later than when one of them can be claimed. */
  async function checkEntry(userId: string): Promise<void> {
    const active = await test.queries
      .selectFrom(table)
      .select(activeJobColumns)
      .where("user_id", "=", userId)
      .where(isActive())
      .orderBy("created_at")
      .execute();
    const needed = toQueueEntry(active, Date.now());
    if (!needed) return;
    const entry = await test.queries
      .selectFrom("job_queue")
      .select("ready_at")
      .where("user_id", "=", userId)
      .executeTakeFirstOrThrow();
    expect(entry.ready_at).toBeLessThanOrEqual(needed.ready_at);
  }

  async function checkInvariants(): Promise<void> {
    const jobs = await test.queries.selectFrom(table).select(["id", "status", "tries"]).execute();
    for (const job of jobs) {
      expect(await test.countWritten(job.id)).toBe(job.status === "completed" ? 1 : 0);
      expect(job.tries).toBeLessThanOrEqual(maxAttempts);
    }
    await checkEntry(users.ann);
  }
});

function ignoreLost(error: unknown): void {
  if (!(error instanceof LeaseLostError)) throw error;
}
