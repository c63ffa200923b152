import type { FastifyRateLimitStore } from "@fastify/rate-limit";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { databases } from "../testing/databases.ts";
import { startTestApp, type TestApp } from "../testing/test-app.ts";
import { SharedRateLimitStore } from "./rate-limit-store.ts";

const minuteMs = 60_000;

describe.each(databases)("calls that several processes count together on %s", (database) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp({ database });
    vi.useFakeTimers({ toFake: ["Date"], now: Date.UTC(2031, 0, 1) });
  });
  afterAll(async () => {
    vi.useRealTimers();
    await test.close();
  });

  const newProcess = () => new SharedRateLimitStore(test.queries);
  const call = (process: FastifyRateLimitStore, caller: string, most: number) =>
    new Promise<{ current: number; ttl: number }>((resolve, reject) => {
      const tell = (error: Error | null, counted = { current: 0, ttl: 0 }) =>
        error ? reject(error) : resolve(counted);
      process.incr(caller, tell, minuteMs, most);
    });
  /** How many calls pass where a caller makes 1,000, at each process in turn. */
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

  it("pass a limit by a twentieth a process at most, and never fall short of it", async () => {
    const processes = [newProcess(), newProcess(), newProcess()];
    const passed = await pass(processes, "ann", 600);
    expect(passed).toBeGreaterThanOrEqual(600);
    expect(passed).toBeLessThanOrEqual(600 * 1.15);
    expect(await pass([newProcess()], "ann", 600), "a process that starts later").toBeLessThan(31);
    expect(await pass([newProcess()], "ben", 600)).toBe(600);
    expect(await pass([newProcess(), newProcess()], "eve", 6), "few are counted exactly").toBe(6);
  });

  it("start at 0 in each window of the clock, and contain no user id", async () => {
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
    const keys = await test.queries.selectFrom("rate_limits").select("key").execute();
    expect(keys.length).toBeGreaterThan(0);
    expect(JSON.stringify(keys)).not.toMatch(/cat|ann/);
  });
});
