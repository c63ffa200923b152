import { describe, expect, it } from "vitest";
import { KeyedSemaphore, Semaphore } from "./semaphore.ts";

const onFull = () => new Error("full");

describe("a semaphore", () => {
  it("no more tasks run at the same time than allowed, and a full queue rejects further tasks [V56]", async () => {
    const semaphore = new Semaphore({ concurrency: 2, maxWaiting: 3, onFull });
    const finishers: (() => void)[] = [];
    const order: number[] = [];
    let running = 0;
    let maxRunning = 0;
    const start = (number: number) =>
      semaphore.run(async () => {
        running += 1;
        maxRunning = Math.max(maxRunning, running);
        order.push(number);
        await new Promise<void>((resolve) => finishers.push(resolve));
        running -= 1;
        return number;
      });
    const all = [1, 2, 3, 4, 5].map(start);
    await expect(start(6)).rejects.toThrow("full");
    for (let finished = 0; finished < 5; finished += 1) {
      await expect.poll(() => finishers.length).toBeGreaterThan(finished);
      finishers[finished]?.();
    }
    expect(await Promise.all(all)).toEqual([1, 2, 3, 4, 5]);
    expect(order).toEqual([1, 2, 3, 4, 5]);
    expect(maxRunning).toBe(2);
    expect(semaphore.isIdle).toBe(true);
    expect(await semaphore.run(async () => "next")).toBe("next");
  });

  it("continues after a failed task, and skips a task whose signal is aborted", async () => {
    const semaphore = new Semaphore({ concurrency: 1, maxWaiting: 3, onFull });
    const abort = new AbortController();
    const events: string[] = [];
    const task = (name: string) => async () => {
      events.push(`${name} begins`);
      await Promise.resolve();
      events.push(`${name} ends`);
      if (name === "b") throw new Error("failed");
      return name;
    };
    const all = [
      semaphore.run(task("a")),
      semaphore.run(task("b")),
      semaphore.run(task("c"), abort.signal),
      semaphore.run(task("d")),
    ];
    abort.abort(new Error("aborted"));
    await expect(all[1]).rejects.toThrow("failed");
    await expect(all[2]).rejects.toThrow("aborted");
    expect([await all[0], await all[3]]).toEqual(["a", "d"]);
    expect(events).toEqual(["a", "b", "d"].flatMap((name) => [`${name} begins`, `${name} ends`]));
  });

  it("makes the next permit ready once, also if a waiting permit is released, or one twice", async () => {
    const semaphore = new Semaphore({ concurrency: 1, maxWaiting: 3, onFull });
    const [first, second, third, fourth] = [1, 2, 3, 4].map(() => semaphore.acquire());
    const ready: string[] = [];
    void third?.ready.then(() => ready.push("third"));
    void fourth?.ready.then(() => ready.push("fourth"));
    second?.release();
    second?.release();
    await first?.ready;
    expect(ready).toEqual([]);
    first?.release();
    first?.release();
    await third?.ready;
    expect(ready).toEqual(["third"]);
    third?.release();
    await fourth?.ready;
    fourth?.release();
    expect(semaphore.isIdle).toBe(true);
  });
});

describe("a semaphore for each key", () => {
  it("limits each key separately, and admits a key again when one of its permits is released", async () => {
    const semaphore = new KeyedSemaphore({ concurrency: 1, maxWaiting: 1, onFull });
    const running = semaphore.acquire("ann");
    const waiting = semaphore.acquire("ann");
    expect(() => semaphore.acquire("ann")).toThrow("full");
    const other = semaphore.acquire("bob");
    await Promise.all([running.ready, other.ready]);
    running.release();
    await waiting.ready;
    const next = semaphore.acquire("ann");
    expect(() => semaphore.acquire("ann")).toThrow("full");
    for (const permit of [waiting, next, other]) permit.release();
    await semaphore.acquire("ann").ready;
  });
});
