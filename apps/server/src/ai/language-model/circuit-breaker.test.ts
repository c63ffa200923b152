import { describe, expect, it, vi } from "vitest";
import { ModelCircuitBreaker } from "./circuit-breaker.ts";

const timing = { busyForMs: 5, maxWaitMs: 40, openMs: 40 };
const never = new AbortController().signal;

/** How many calls the gate admits now. */
async function countFree(gate: ModelCircuitBreaker): Promise<number> {
  const stop = new AbortController();
  let free = 0;
  const tries = Array.from({ length: 20 }, () =>
    gate.acquire(stop.signal).then(() => {
      free += 1;
    }),
  );
  // A call that does not have to wait is admitted before the next macrotask.
  await new Promise((resolve) => setImmediate(resolve));
  stop.abort();
  await Promise.allSettled(tries);
  for (let at = 0; at < free; at += 1) gate.abandon();
  return free;
}

const enterAll = (gate: ModelCircuitBreaker, count: number) =>
  Promise.all(Array.from({ length: count }, () => gate.acquire(never)));

describe("ModelCircuitBreaker", () => {
  it("admits eight concurrent calls", async () => {
    expect(await countFree(new ModelCircuitBreaker(timing))).toBe(8);
  });

  it("no call is admitted while the service is busy, then one call alone, then half as many as before [F28]", async () => {
    const gate = new ModelCircuitBreaker(timing);
    const turns = await enterAll(gate, 8);
    const [first, ...others] = turns;
    if (!first) throw new Error("No turn");
    const began = performance.now();
    gate.release(first, { busyForMs: 30 });
    // Answers to earlier calls do not show that the service is free now.
    for (const turn of others) gate.release(turn, "answered");
    expect(await countFree(gate)).toBe(0);
    const probe = await gate.acquire(never);
    expect(performance.now() - began).toBeGreaterThan(28);
    expect(await countFree(gate)).toBe(0);
    gate.release(probe, "answered");
    expect(await countFree(gate)).toBe(4);
    gate.release(await gate.acquire(never), "answered");
    expect(await countFree(gate)).toBe(5);
  });

  it("shortens a wait of an hour that the service asks for", async () => {
    const gate = new ModelCircuitBreaker(timing);
    gate.release(await gate.acquire(never), { busyForMs: 3_600_000 });
    const began = performance.now();
    await gate.acquire(never);
    expect(performance.now() - began).toBeLessThan(2000);
  });

  it("doubles the wait after each busy response", async () => {
    const gate = new ModelCircuitBreaker({ ...timing, busyForMs: 10, maxWaitMs: 1000 });
    const waits: number[] = [];
    for (let at = 0; at < 3; at += 1) {
      gate.release(await gate.acquire(never), { busyForMs: undefined });
      const began = performance.now();
      gate.release(await gate.acquire(never), { busyForMs: 0 });
      waits.push(performance.now() - began);
    }
    // Each round has a second busy response, with a wait of 0; it counts too.
    for (const [place, waited] of waits.entries()) {
      expect(waited).toBeGreaterThan(10 * 4 ** place - 1);
    }
  });

  it("admits a call that arrives as the wait ends", async () => {
    const gate = new ModelCircuitBreaker(timing);
    const turn = await gate.acquire(never);
    const times = [0];
    const clock = vi.spyOn(performance, "now").mockImplementation(() => times.shift() ?? 20);
    gate.release(turn, { busyForMs: 10 });
    times.push(0, 9.99, 10.01);
    const entered = gate.acquire(never);
    await expect(entered).resolves.toEqual({ busyTimes: 1 });
    clock.mockRestore();
  });

  it("opens after five consecutive failures, then admits one trial call, and closes after its success", async () => {
    const gate = new ModelCircuitBreaker(timing);
    for (let at = 0; at < 5; at += 1) gate.release(await gate.acquire(never), "failed");
    await expect(gate.acquire(never)).rejects.toMatchObject({ failure: "circuit-open" });
    const trial = await vi.waitFor(() => gate.acquire(never), { interval: 5, timeout: 3000 });
    await expect(gate.acquire(never)).rejects.toMatchObject({ failure: "circuit-open" });
    gate.release(trial, "answered");
    expect(await countFree(gate)).toBe(8);
  });

  it("opens again after a failed trial call", async () => {
    const gate = new ModelCircuitBreaker(timing);
    for (let at = 0; at < 5; at += 1) gate.release(await gate.acquire(never), "failed");
    const trial = await vi.waitFor(() => gate.acquire(never), { interval: 5, timeout: 3000 });
    gate.release(trial, "failed");
    await expect(gate.acquire(never)).rejects.toMatchObject({ failure: "circuit-open" });
    const next = await vi.waitFor(() => gate.acquire(never), { interval: 5, timeout: 3000 });
    gate.release(next, "answered");
    expect(await countFree(gate)).toBe(8);
  });

  it("counts only consecutive failures", async () => {
    const gate = new ModelCircuitBreaker(timing);
    for (let at = 0; at < 12; at += 1) {
      gate.release(await gate.acquire(never), at % 5 === 4 ? "answered" : "failed");
    }
    expect(await countFree(gate)).toBe(8);
  });
});
