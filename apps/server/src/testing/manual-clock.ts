import type { Clock } from "../ai/language-model/clock.ts";

interface Timer {
  readonly endMs: number;
  readonly isWait: boolean;
  readonly end: () => void;
}

/** A clock that advances only when a test says so: a busy machine changes nothing. */
export class ManualClock implements Clock {
  #nowMs = 0;
  readonly #timers = new Set<Timer>();
  #watchers: (() => void)[] = [];

  now(): number {
    return this.#nowMs;
  }

  wait(ms: number, signal: AbortSignal): Promise<void> {
    if (ms <= 0) return Promise.resolve();
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const timer = this.#add(ms, true, resolve);
    signal.addEventListener("abort", () => {
      this.#timers.delete(timer);
      reject(signal.reason);
    });
    for (const watcher of this.#watchers.splice(0)) watcher();
    return promise;
  }

  timeout(ms: number): AbortSignal {
    const abort = new AbortController();
    this.#add(ms, false, () => abort.abort(new DOMException("Too late", "TimeoutError")));
    return abort.signal;
  }

  /** Resolves with the milliseconds that each caller of `wait` still waits when there are so many. */
  async waiting(count: number): Promise<readonly number[]> {
    for (;;) {
      const waits = [...this.#timers].filter(({ isWait }) => isWait);
      if (waits.length >= count) return waits.map(({ endMs }) => endMs - this.#nowMs);
      await new Promise<void>((resolve) => this.#watchers.push(resolve));
    }
  }

  /** Lets so many milliseconds pass. */
  advance(ms: number): void {
    this.#nowMs += ms;
    for (const timer of this.#timers) {
      if (timer.endMs > this.#nowMs) continue;
      this.#timers.delete(timer);
      timer.end();
    }
  }

  #add(ms: number, isWait: boolean, end: () => void): Timer {
    const timer = { endMs: this.#nowMs + ms, isWait, end };
    this.#timers.add(timer);
    return timer;
  }
}
