import { once } from "node:events";
import { describe, expect, it, vi } from "vitest";
import { ManualClock } from "../../testing/manual-clock.ts";
import { ModelCircuitBreaker } from "./circuit-breaker.ts";
import { systemClock } from "./clock.ts";

const never = new AbortController().signal;

/** A gate and the clock that it uses. */
function createGate() {
  const clock = new ManualClock();
  return {
    clock,
    gate: new ModelCircuitBreaker({ busyForMs: 5, maxWaitMs: 40, openMs: 40, clock }),
  };
}

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

async function openGate() {
  const { gate, clock } = createGate();
  for (let at = 0; at < 5; at += 1) gate.release(await gate.acquire(never), "failed");
  return { gate, clock };
}

describe("ModelCircuitBreaker", () => {
  it("admits eight concurrent calls", async () => {
    expect(await countFree(createGate().gate)).toBe(8);
  });

  it("no call is admitted while the service is busy, then one call alone, then half as many as before [F28]", async () => {
    const { gate, clock } = createGate();
    const turns = await enterAll(gate, 8);
    const [first, ...others] = turns;
    if (!first) throw new Error("No turn");
    gate.release(first, { busyForMs: 30 });
    // Answers to earlier calls do not show that the service is free now.
    for (const turn of others) gate.release(turn, "answered");
    expect(await countFree(gate)).toBe(0);
    clock.advance(29);
    expect(await countFree(gate)).toBe(0);
    clock.advance(1);
    const probe = await gate.acquire(never);
    expect(await countFree(gate)).toBe(0);
    gate.release(probe, "answered");
    expect(await countFree(gate)).toBe(4);
    gate.release(await gate.acquire(never), "answered");
    expect(await countFree(gate)).toBe(5);
  });

  it("shortens a wait of an hour that the service asks for", async () => {
    const { gate, clock } = createGate();
    gate.release(await gate.acquire(never), { busyForMs: 3_600_000 });
    const next = gate.acquire(never);
    expect(await clock.waiting(1)).toEqual([40]);
    clock.advance(40);
    await next;
  });

  it("doubles the wait after each busy response, up to the longest wait", async () => {
    const { gate, clock } = createGate();
    for (const waitMs of [5, 10, 20, 40, 40]) {
      gate.release(await gate.acquire(never), { busyForMs: undefined });
      const next = gate.acquire(never);
      expect(await clock.waiting(1)).toEqual([waitMs]);
      clock.advance(waitMs);
      await next;
      gate.abandon();
    }
  });

  it("admits a call that arrives as the wait ends", async () => {
    const { gate, clock } = createGate();
    gate.release(await gate.acquire(never), { busyForMs: 10 });
    // The wait ends between two readings of the clock.
    const times = [0, 9.99, 10.01];
    vi.spyOn(clock, "now").mockImplementation(() => times.shift() ?? 20);
    const entered = gate.acquire(never);
    await clock.waiting(1);
    clock.advance(1);
    await expect(entered).resolves.toEqual({ busyTimes: 1 });
  });

  it("opens after five consecutive failures, then admits one trial call, and closes after its success", async () => {
    const { gate, clock } = await openGate();
    clock.advance(39);
    await expect(gate.acquire(never)).rejects.toMatchObject({ failure: "circuit-open" });
    clock.advance(1);
    const trial = await gate.acquire(never);
    await expect(gate.acquire(never)).rejects.toMatchObject({ failure: "circuit-open" });
    gate.release(trial, "answered");
    expect(await countFree(gate)).toBe(8);
  });

  it("opens again after a failed trial call", async () => {
    const { gate, clock } = await openGate();
    clock.advance(40);
    gate.release(await gate.acquire(never), "failed");
    clock.advance(39);
    await expect(gate.acquire(never)).rejects.toMatchObject({ failure: "circuit-open" });
    clock.advance(1);
    gate.release(await gate.acquire(never), "answered");
    expect(await countFree(gate)).toBe(8);
  });

  it("counts only consecutive failures", async () => {
    const { gate } = createGate();
    for (let at = 0; at < 12; at += 1) {
      gate.release(await gate.acquire(never), at % 5 === 4 ? "answered" : "failed");
    }
    expect(await countFree(gate)).toBe(8);
  });
});

describe("systemClock", () => {
  it("ends a wait after its time, or rejects it when its caller leaves", async () => {
    const fromMs = systemClock.now();
    await systemClock.wait(3, never);
    // A timer of Node may end up to a millisecond early.
    expect(systemClock.now() - fromMs).toBeGreaterThan(1);
    await expect(systemClock.wait(1000, AbortSignal.abort())).rejects.toThrow("aborted");
  });

  it("aborts a signal with a TimeoutError after its time", async () => {
    const signal = systemClock.timeout(1);
    await once(signal, "abort");
    expect(signal.reason).toMatchObject({ name: "TimeoutError" });
  });
});
