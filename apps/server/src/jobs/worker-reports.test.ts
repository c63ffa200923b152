import { randomUUIDv7 } from "node:crypto";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { Signal } from "../database/signals.ts";
import { soon } from "../testing/soon.ts";
import { startTestApp, type TestApp } from "../testing/test-app.ts";
import { enterQueue } from "./job-queue.ts";
import { type MessageJob, messageQueue } from "./job-queues.ts";
import { Leases } from "./leases.ts";
import {
  type JobOutcome,
  JobSupersededError,
  type PerformJob,
  Worker,
  type WorkerOptions,
} from "./worker.ts";

type Perform = PerformJob<MessageJob>;
const done: JobOutcome = { kind: "completed", write: async () => undefined };

describe("a worker", () => {
  let test: TestApp;
  let userId = "";
  let worker: Worker<MessageJob> | undefined;
  let signals: Signal[] = [];
  let unsubscribe = () => {};
  const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
  const observer = { claimed: vi.fn(), ended: vi.fn(), abandoned: vi.fn() };

  beforeAll(async () => {
    test = await startTestApp({ database: "sqlite" });
    for (const own of test.application.workers) await own.stop();
    userId = (await test.signUp()).userId;
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    await test.queries.deleteFrom("chat_jobs").execute();
    signals = [];
    unsubscribe = test.application.signals.subscribe((signal) => signals.push(signal));
  });
  afterEach(async () => {
    await worker?.stop();
    worker = undefined;
    unsubscribe();
    vi.clearAllMocks();
  });

  function start(perform: Perform, options: Partial<WorkerOptions<MessageJob>> = {}) {
    const leases = new Leases(test.application.database, messageQueue);
    worker = new Worker({
      ...{ leases, perform, signals: test.application.signals, jobConcurrency: 2, log, observer },
      ...options,
      timing: { retryAfterMs: 1, ...options.timing },
    });
    worker.start();
    return { leases, worker };
  }

  async function queue(message = "an egg"): Promise<string> {
    const id = randomUUIDv7();
    await enterQueue(test.queries, "chat_jobs", userId, { readyAt: 0, nowMs: Date.now() });
    await test.queries
      .insertInto("chat_jobs")
      .values({
        ...{ id, user_id: userId, session_id: "s", message, time_zone: "UTC", status: "queued" },
        ...{ attempt: 0, tries: 0, run_after: 0, lease_until: null, error: null },
        ...{ idempotency_key: null, created_at: Date.now(), updated_at: Date.now() },
      })
      .execute();
    return id;
  }

  const announce = (afterMs?: number) =>
    test.application.signals.publish({
      ...{ kind: "job-queued", list: "jobs" },
      ...(afterMs === undefined ? {} : { afterMs }),
    });

  const rowOf = (id: string) =>
    test.queries.selectFrom("chat_jobs").selectAll().where("id", "=", id).executeTakeFirst();

  const untilStatus = (id: string, status: string) =>
    vi.waitFor(async () => expect((await rowOf(id))?.status).toBe(status), soon);

  const hints = () => signals.filter(({ kind }) => kind === "hint");

  it("announces the job list when it claims a job, and also the meals when the job has ended", async () => {
    const id = await queue();
    start(async () => done);
    await untilStatus(id, "completed");
    await vi.waitFor(() => expect(hints()).toHaveLength(2), soon);
    expect(hints()).toEqual([
      { kind: "hint", userId, events: ["jobs"] },
      { kind: "hint", userId, events: ["jobs", "meals"] },
    ]);
    expect(observer.claimed.mock.calls).toEqual([["chat_jobs", 1]]);
    expect(observer.ended.mock.calls).toEqual([["chat_jobs", "completed", expect.any(Number)]]);
    const [[, , seconds = -1] = []] = observer.ended.mock.calls;
    expect(seconds).toBeGreaterThanOrEqual(0);
    expect(seconds).toBeLessThan(20);
    expect(log.info.mock.calls).toEqual([
      [{ jobId: id, attempt: 1, outcome: "completed", ms: expect.any(Number) }, "job ended"],
    ]);
    expect(log.warn).not.toHaveBeenCalled();
    expect(log.error).not.toHaveBeenCalled();
  });

  it("wakes the workers of jobs that a completed job has queued", async () => {
    const id = await queue();
    start(async () => ({ ...done, queued: "edits" }) as JobOutcome);
    await untilStatus(id, "completed");
    await vi.waitFor(
      () => expect(signals).toContainEqual({ kind: "job-queued", list: "edits" }),
      soon,
    );
  });

  it("stores the result of a failed job with its error, and reports the failure", async () => {
    const id = await queue();
    const write = vi.fn(async () => undefined);
    start(async () => ({ kind: "failed", error: "no_food_found", write }));
    await untilStatus(id, "failed");
    expect((await rowOf(id))?.error).toBe("no_food_found");
    expect(write).toHaveBeenCalledOnce();
    await vi.waitFor(() => expect(observer.ended).toHaveBeenCalled(), soon);
    expect(observer.ended.mock.calls[0]?.slice(0, 2)).toEqual(["chat_jobs", "failed"]);
    expect(log.info.mock.calls[0]?.[0]).toMatchObject({ outcome: "failed" });
  });

  it("fails a job without a retry if its meal has changed", async () => {
    const id = await queue();
    start(async () => ({
      kind: "completed",
      write: async () => {
        throw new JobSupersededError("meal_changed" as never);
      },
    }));
    await untilStatus(id, "failed");
    expect(await rowOf(id)).toMatchObject({ error: "meal_changed", tries: 1 });
    expect(log.warn).not.toHaveBeenCalled();
  });

  it("retries a failed job twice, doubles the wait, and logs a warning for each attempt", async () => {
    const id = await queue();
    const waits: number[] = [];
    const { leases } = start(async () => {
      throw new Error("cannot");
    });
    const release = vi.spyOn(leases, "release");
    await untilStatus(id, "failed");
    for (const [, again] of release.mock.calls) waits.push((again as { delayMs: number }).delayMs);
    expect(waits).toEqual([1, 2]);
    expect(await rowOf(id)).toMatchObject({ error: "gave_up", tries: 3, attempt: 3 });
    expect(log.warn.mock.calls).toEqual(
      [1, 2, 3].map((tries) => [{ err: expect.any(Error), jobId: id, tries }, "job failed"]),
    );
    expect(observer.claimed.mock.calls.map(([, tries]) => tries)).toEqual([1, 2, 3]);
    await vi.waitFor(() => expect(observer.ended).toHaveBeenCalledTimes(3), soon);
    expect(observer.ended.mock.calls.map(([, outcome]) => outcome)).toEqual([
      "again",
      "again",
      "again",
    ]);
    expect(hints().at(-1)).toEqual({ kind: "hint", userId, events: ["jobs"] });
  });

  it("waits 2 s to 2.5 s before the second attempt", async () => {
    await queue();
    const { leases } = start(
      async () => {
        throw new Error("cannot");
      },
      { timing: { retryAfterMs: 2000 } },
    );
    const release = vi.spyOn(leases, "release");
    await vi.waitFor(() => expect(release).toHaveBeenCalledOnce(), soon);
    const [[, again] = []] = release.mock.calls;
    const delayMs = again === undefined || again === "uncounted" ? 0 : again.delayMs;
    expect(delayMs).toBeGreaterThanOrEqual(2000);
    expect(delayMs).toBeLessThan(2500);
  });

  it("runs no more jobs than its concurrency, and claims the next when one has ended", async () => {
    const ids = [await queue("1"), await queue("2"), await queue("3")];
    const finish = new Map<string, () => void>();
    start(
      (job) =>
        new Promise((resolve) => {
          finish.set(job.message, () => resolve(done));
        }),
      { jobConcurrency: 1 },
    );
    // Jobs of the same millisecond are claimed in any order.
    for (let ended = 0; ended < ids.length; ended += 1) {
      await vi.waitFor(() => expect(finish.size).toBe(ended + 1), soon);
      const states = await Promise.all(ids.map(async (id) => (await rowOf(id))?.status));
      expect(states.toSorted()).toEqual([
        ...Array(ended).fill("completed"),
        "processing",
        ...Array(ids.length - 1 - ended).fill("queued"),
      ]);
      const [message, end] = [...finish].at(-1) ?? [];
      end?.();
      await untilStatus(ids[Number(message) - 1] ?? "", "completed");
    }
  });

  it("wakes up for a job of its own queue, immediately or after a delay, and not for another queue", async () => {
    const { worker: own } = start(async () => done, { timing: { pollIntervalMs: 600_000 } });
    const wake = vi.spyOn(own, "wake");
    test.application.signals.publish({ kind: "job-queued", list: "edits" });
    expect(wake).not.toHaveBeenCalled();
    announce();
    expect(wake).toHaveBeenCalledOnce();
    test.application.signals.publish({ kind: "signals-missed" });
    expect(wake).toHaveBeenCalledTimes(2);
    announce(5);
    expect(wake).toHaveBeenCalledTimes(2);
    await vi.waitFor(() => expect(wake).toHaveBeenCalledTimes(3), soon);
    const id = await queue();
    announce();
    await untilStatus(id, "completed");
  });

  it("finds a job without a signal at its next poll", async () => {
    start(async () => done, { timing: { pollIntervalMs: 5 } });
    const id = await queue();
    await untilStatus(id, "completed");
  });

  it("aborts a job whose lease is lost, and reports its end", async () => {
    const id = await queue();
    let signal: AbortSignal | undefined;
    start(
      (_job, given) => {
        signal = given;
        return new Promise(() => undefined);
      },
      { timing: { renewIntervalMs: 5 } },
    );
    await vi.waitFor(() => expect(signal).toBeDefined(), soon);
    await test.queries.updateTable("chat_jobs").set({ status: "cancelled" }).execute();
    await vi.waitFor(() => expect(signal?.aborted).toBe(true), soon);
    await vi.waitFor(() => expect(observer.ended).toHaveBeenCalledOnce(), soon);
    expect((await rowOf(id))?.status).toBe("cancelled");
  });

  it("keeps the lease of a long job by renewing it", async () => {
    const id = await queue();
    start(() => new Promise(() => undefined), { timing: { renewIntervalMs: 5 } });
    await untilStatus(id, "processing");
    await test.queries.updateTable("chat_jobs").set({ lease_until: 0 }).execute();
    await vi.waitFor(
      async () => expect(Number((await rowOf(id))?.lease_until)).toBeGreaterThan(0),
      soon,
    );
  });

  it("writes nothing for a job that another worker has claimed, and reports it as gone", async () => {
    const id = await queue();
    const finish = Promise.withResolvers<JobOutcome>();
    start(() => finish.promise);
    await untilStatus(id, "processing");
    await test.queries.updateTable("chat_jobs").set({ attempt: 2 }).execute();
    finish.resolve(done);
    await vi.waitFor(() => expect(observer.ended).toHaveBeenCalledOnce(), soon);
    expect(observer.ended.mock.calls[0]?.slice(0, 2)).toEqual(["chat_jobs", "gone"]);
    expect((await rowOf(id))?.status).toBe("processing");
    expect(log.warn).not.toHaveBeenCalled();
    expect(log.info).not.toHaveBeenCalled();
  });

  it("aborts an attempt that takes too long, and counts it", async () => {
    const id = await queue();
    const { leases } = start(() => new Promise(() => undefined), {
      timing: { attemptTimeoutMs: 5 },
    });
    const release = vi.spyOn(leases, "release");
    await vi.waitFor(() => expect(release).toHaveBeenCalled(), soon);
    expect(release.mock.calls[0]?.[1]).toEqual({ delayMs: expect.any(Number) });
    await untilStatus(id, "failed");
    expect((await rowOf(id))?.tries).toBe(3);
  });

  it("releases its job without counting the attempt when it is stopped, and claims no other", async () => {
    const id = await queue();
    const perform = vi.fn<Perform>(() => new Promise(() => undefined));
    const { worker: own } = start(perform, { timing: { pollIntervalMs: 1 } });
    await vi.waitFor(() => expect(perform).toHaveBeenCalledOnce(), soon);
    await own.stop();
    expect(await rowOf(id)).toMatchObject({
      status: "queued",
      tries: 0,
      run_after: expect.any(Number),
    });
    expect(log.warn).not.toHaveBeenCalled();
    own.wake();
    announce();
    test.application.signals.publish({ kind: "signals-missed" });
    await test.queries.selectFrom("chat_jobs").select("id").execute();
    expect(perform).toHaveBeenCalledOnce();
  });

  it("announces and counts the jobs that it abandons after their last attempt", async () => {
    const id = await queue();
    await test.queries
      .updateTable("chat_jobs")
      .set({ status: "processing", tries: 3, lease_until: 1 })
      .execute();
    start(async () => done);
    await untilStatus(id, "failed");
    await vi.waitFor(() => expect(observer.abandoned).toHaveBeenCalledOnce(), soon);
    expect(observer.abandoned.mock.calls).toEqual([["chat_jobs", 1]]);
    expect(hints()).toEqual([{ kind: "hint", userId, events: ["jobs"] }]);
    expect(observer.claimed).not.toHaveBeenCalled();
  });

  it("counts no abandoned job if there was none", async () => {
    const id = await queue();
    start(async () => done);
    await untilStatus(id, "completed");
    expect(observer.abandoned).not.toHaveBeenCalled();
  });

  it("logs a failure to claim jobs, and claims again when it wakes up", async () => {
    const { leases, worker: own } = start(async () => done, {
      timing: { pollIntervalMs: 600_000 },
    });
    vi.spyOn(leases, "claimNext").mockRejectedValueOnce(new Error("away"));
    const id = await queue();
    own.wake();
    await vi.waitFor(() => expect(log.error).toHaveBeenCalledOnce(), soon);
    expect(log.error.mock.calls[0]).toEqual([{ err: expect.any(Error) }, "claiming jobs failed"]);
    own.wake();
    await untilStatus(id, "completed");
  });

  it("logs a job whose end could not be stored, and keeps it until its lease expires", async () => {
    const id = await queue();
    const { leases } = start(async () => {
      throw new Error("cannot");
    });
    vi.spyOn(leases, "release").mockRejectedValueOnce(new Error("away"));
    await vi.waitFor(() => expect(log.error).toHaveBeenCalledOnce(), soon);
    expect(log.error.mock.calls[0]).toEqual([
      { err: expect.objectContaining({ message: "away" }), jobId: id },
      "job left to its lease",
    ]);
    expect((await rowOf(id))?.status).toBe("processing");
  });

  it("runs the cleanup repeatedly, logs a failed run, and ends it when stopped", async () => {
    const first = Promise.withResolvers<void>();
    const cleanup = vi.fn(() => first.promise);
    const { worker: own } = start(async () => done, { cleanup, timing: { cleanupIntervalMs: 2 } });
    await vi.waitFor(() => expect(cleanup).toHaveBeenCalledOnce(), soon);
    first.reject(new Error("away"));
    await vi.waitFor(() => expect(cleanup.mock.calls.length).toBeGreaterThan(1), soon);
    expect(log.error.mock.calls[0]).toEqual([{ err: expect.any(Error) }, "cleanup failed"]);
    await own.stop();
    const runs = cleanup.mock.calls.length;
    await test.queries.selectFrom("chat_jobs").select("id").execute();
    expect(cleanup).toHaveBeenCalledTimes(runs);
  });
});
