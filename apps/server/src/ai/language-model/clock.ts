import { setTimeout as wait } from "node:timers/promises";

/** The time that limits and pauses of calls are measured in. */
export interface Clock {
  /** Milliseconds since a fixed moment; never goes back. */
  now(): number;
  /** Resolves after so many milliseconds. Rejects when the signal is aborted. */
  wait(ms: number, signal: AbortSignal): Promise<void>;
  /** A signal that is aborted with a TimeoutError after so many milliseconds. */
  timeout(ms: number): AbortSignal;
}

export const systemClock: Clock = {
  now: () => performance.now(),
  wait: (ms, signal) => wait(ms, undefined, { signal }),
  timeout: (ms) => AbortSignal.timeout(ms),
};
