import { vi } from "vitest";

/**
 * Waits until the page has done what it can do now: tasks of a lower priority than any of React or of a
 * response. It does not wait for idle time between frames, which a busy machine may not have.
 */
export function tasksDone(): Promise<unknown> {
  return scheduler.postTask(() => undefined, { priority: "background" });
}

/**
 * Waits until the page has nothing left to do: what the fake server answered is rendered. Before a check
 * that something does not appear, which would otherwise pass too early.
 */
export async function untilIdle(): Promise<void> {
  for (let round = 0; round < 3; round++) {
    // Data arrives in a timer of 0 ms; React renders in tasks.
    await new Promise((done) => setTimeout(done, 0));
    await tasksDone();
  }
}

/**
 * With fake timers: waits until `isDone` while no time passes. The time limit of the test is the only one.
 */
export async function untilWithoutTime(isDone: () => boolean): Promise<void> {
  while (!isDone()) {
    // Responses are delivered in timers of 0 ms.
    await vi.advanceTimersByTimeAsync(0);
    await tasksDone();
  }
}
