import { expect, it } from "vitest";
import { Semaphore } from "./few-at-once.ts";

it("never does more at once than it may, and refuses when too many wait [V56]", async () => {
  const room = new Semaphore(2, 3);
  const doors: (() => void)[] = [];
  const order: number[] = [];
  let running = 0;
  let most = 0;
  const work = (number: number) =>
    room.run(async () => {
      running += 1;
      most = Math.max(most, running);
      order.push(number);
      await new Promise<void>((resolve) => doors.push(resolve));
      running -= 1;
      return number;
    });
  const all = [1, 2, 3, 4, 5].map(work);
  await expect(work(6)).rejects.toThrow("busy");
  for (let opened = 0; opened < 5; opened += 1) {
    await expect.poll(() => doors.length).toBeGreaterThan(opened);
    doors[opened]?.();
  }
  expect(await Promise.all(all)).toEqual([1, 2, 3, 4, 5]);
  expect(order).toEqual([1, 2, 3, 4, 5]);
  expect(most).toBe(2);
});

it("goes on after a failure, and leaves out what nobody waits for any more", async () => {
  const room = new Semaphore(1, 3);
  const abort = new AbortController();
  const failing = room.run(() => Promise.reject(new Error("torn")));
  const unwanted = room.run(async () => "drawn", abort.signal);
  const wanted = room.run(async () => "drawn");
  abort.abort(new Error("gone"));
  await expect(failing).rejects.toThrow("torn");
  await expect(unwanted).rejects.toThrow("gone");
  expect(await wanted).toBe("drawn");
});
