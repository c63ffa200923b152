import type { FastifyRateLimitStore } from "@fastify/rate-limit";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { databases } from "../testing/databases.ts";
import { startTestApp, type TestApp } from "../testing/test-app.ts";
import { SharedRateLimitStore } from "./rate-limit-store.ts";

const minuteMs = 60_000;

describe.each(databases)("SharedRateLimitStore with several processes on %s", (database) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp({ database });
    vi.useFakeTimers({ toFake: ["Date"], now: Date.UTC(2031, 0, 1) });
  });
  afterAll(async () => {
    vi.useRealTimers();
    await test.close();
  });

  afterEach(() => void vi.restoreAllMocks());

  const newProcess = () => new SharedRateLimitStore(test.queries);
  const call = (process: FastifyRateLimitStore, caller: string, most: number) =>
    new Promise<{ current: number; ttl: number }>((resolve, reject) => {
      const tell = (error: Error | null, counted = { current: 0, ttl: 0 }) =>
        error ? reject(error) : resolve(counted);
      process.incr(caller, tell, minuteMs, most);
    });
  /** How many calls pass if a caller makes 1,000, at each process in turn. */
  const pass = async (
    processes: readonly FastifyRateLimitStore[],
    caller: string,
    most: number,
  ) => {
    let passed = 0;
    for (let at = 0; at < 1000; at += 1) {
      const process = processes[at % processes.length] as FastifyRateLimitStore;
      if ((await call(process, caller, most)).current <= most) passed += 1;
    }
    return passed;
  };

  it("admits at least the limit, and at most a twentieth more per process", async () => {
    const processes = [newProcess(), newProcess(), newProcess()];
    const passed = await pass(processes, "ann", 600);
    expect(passed).toBeGreaterThanOrEqual(600);
    expect(passed).toBeLessThanOrEqual(600 * 1.15);
    expect(await pass([newProcess()], "ann", 600), "a process that starts later").toBeLessThan(31);
    expect(await pass([newProcess()], "ben", 600)).toBe(600);
    expect(await pass([newProcess(), newProcess()], "eve", 6), "few are counted exactly").toBe(6);
  });

  it("starts at 0 in each window of the clock, counts routes separately, and stores no user id", async () => {
    const [one, other] = [newProcess(), newProcess()];
    for (const process of [one, other, one, other]) await call(process, "cat", 2);
    expect((await call(one, "cat", 2)).current).toBeGreaterThan(2);
    vi.setSystemTime(Date.now() + 20_000);
    const { current, ttl } = await call(other, "cat", 2);
    expect(current).toBeGreaterThan(2);
    expect(ttl).toBe(40_000);
    vi.setSystemTime(Date.now() + 40_000);
    expect(await call(other, "cat", 2)).toEqual({ current: 1, ttl: minuteMs });
    const elsewhere = { routeInfo: { method: "GET", url: "/else" } } as object;
    const ofRoute = one.child(elsewhere as Parameters<typeof one.child>[0]);
    expect(await call(ofRoute, "cat", 2)).toMatchObject({ current: 1 });
    const another = { routeInfo: { method: "POST", url: "/else" } } as object;
    const ofAnother = other.child(another as Parameters<typeof one.child>[0]);
    expect(await call(ofAnother, "cat", 2)).toMatchObject({ current: 1 });
    const rows = await test.queries.selectFrom("rate_limits").selectAll().execute();
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows.map(({ key }) => key))).not.toMatch(/cat|ann/);
    // The purge deletes what ended long ago.
    for (const row of rows) {
      expect(row.key).toMatch(new RegExp(`^calls\\|[\\w-]{43}\\|${row.last_request}$`));
      expect(Number(row.last_request) % minuteMs).toBe(0);
    }
  });

  it("writes to the database once per twentieth of the limit, and not after the limit is exceeded", async () => {
    const execute = vi.spyOn(
      Object.getPrototypeOf(Object.getPrototypeOf(test.queries.getExecutor())),
      "executeQuery",
    );
    // The application's own timers write as well.
    const writes = () =>
      execute.mock.calls.filter(([query]) => JSON.stringify(query).includes("rate_limits")).length;
    const process = newProcess();
    for (let at = 0; at < 199; at += 1) await call(process, "dan", 200);
    expect(writes()).toBe(19);
    for (let at = 0; at < 300; at += 1) await call(process, "dan", 200);
    expect(writes()).toBe(21);
  });

  it("fails if the database fails", async () => {
    vi.spyOn(
      Object.getPrototypeOf(Object.getPrototypeOf(test.queries.getExecutor())),
      "executeQuery",
    ).mockRejectedValue(new Error("no database"));
    await expect(call(newProcess(), "fay", 2)).rejects.toThrow("no database");
  });
});

describe("SharedRateLimitStore in one process", () => {
  const count = (store: FastifyRateLimitStore, caller: string) => {
    const done = vi.fn();
    store.incr(caller, done, minuteMs, 5);
    return done.mock.lastCall?.[1] as { current: number; ttl: number };
  };

  it("counts each call immediately, in a window that begins with the first call", () => {
    vi.useFakeTimers({ toFake: ["Date"], now: Date.UTC(2031, 0, 1) + 20_000 });
    const store = new SharedRateLimitStore(undefined);
    expect(count(store, "ann")).toEqual({ current: 1, ttl: minuteMs });
    vi.setSystemTime(Date.now() + minuteMs - 1);
    expect(count(store, "ann")).toEqual({ current: 2, ttl: 1 });
    vi.setSystemTime(Date.now() + 1);
    expect(count(store, "ann")).toEqual({ current: 1, ttl: minuteMs });
    vi.useRealTimers();
  });

  it("forgets the first of more than 10,000 callers", () => {
    const store = new SharedRateLimitStore(undefined);
    for (let at = 0; at < 10_000; at += 1) count(store, `caller-${at}`);
    expect(count(store, "caller-0").current).toBe(2);
    count(store, "one more");
    expect(count(store, "caller-1").current).toBe(2);
    expect(count(store, "caller-0").current).toBe(1);
  });
});
