interface Timer {
  readonly id: number;
  at: number;
  readonly everyMs: number | undefined;
  readonly call: () => void;
}

const real = {
  setTimeout: globalThis.setTimeout,
  clearTimeout: globalThis.clearTimeout,
  setInterval: globalThis.setInterval,
  clearInterval: globalThis.clearInterval,
  setImmediate: globalThis.setImmediate,
  dateNow: Date.now,
  performanceNow: performance.now,
  abortTimeout: AbortSignal.timeout,
};

/** A clock that advances only when the test says so, for every timer and every reading of the time. */
export class FakeClock {
  readonly #timers = new Map<number, Timer>();
  /** The monotonic time of timers and `performance.now`. */
  #elapsedMs = 0;
  /** The offset of `Date.now`. */
  #dateMs: number;
  #lastId = 0;

  constructor(dateMs: number) {
    this.#dateMs = dateMs;
  }

  /** Replaces the real timers until `remove`. */
  install(): void {
    const handle = (id: number) => ({ id, unref: () => undefined, ref: () => undefined });
    const add = (call: () => void, ms = 0, everyMs?: number) => {
      this.#lastId += 1;
      const at = this.#elapsedMs + Math.max(ms, 1);
      this.#timers.set(this.#lastId, { id: this.#lastId, at, everyMs, call });
      return handle(this.#lastId);
    };
    // Node's own fetch passes arguments to its timers.
    type Call = (...passed: unknown[]) => void;
    const bind = (call: Call, passed: unknown[]) => () => call(...passed);
    const clear = (timer: { id: number } | undefined) => void this.#timers.delete(timer?.id ?? 0);
    Object.assign(globalThis, {
      setTimeout: (call: Call, ms?: number, ...passed: unknown[]) => add(bind(call, passed), ms),
      clearTimeout: clear,
      setInterval: (call: Call, ms: number, ...passed: unknown[]) =>
        add(bind(call, passed), ms, Math.max(ms, 1)),
      clearInterval: clear,
      setImmediate: (call: Call, ...passed: unknown[]) => add(bind(call, passed)),
    });
    Date.now = () => this.#dateMs + Math.floor(this.#elapsedMs);
    performance.now = () => this.#elapsedMs;
    AbortSignal.timeout = (ms) => {
      const abort = new AbortController();
      add(() => abort.abort(new DOMException("Too late", "TimeoutError")), ms);
      return abort.signal;
    };
  }

  remove(): void {
    const { dateNow, performanceNow, abortTimeout, ...timers } = real;
    Object.assign(globalThis, timers);
    Date.now = dateNow;
    performance.now = performanceNow;
    AbortSignal.timeout = abortTimeout;
  }

  /** Sets the date, like an operator or a time server; timers are not affected. */
  jump(ms: number): void {
    this.#dateMs += ms;
  }

  /** Advances the time and runs each timer when it is due. */
  async advance(ms: number): Promise<void> {
    const end = this.#elapsedMs + ms;
    await quiet();
    for (let next = this.#next(end); next; next = this.#next(end)) {
      this.#elapsedMs = next.at;
      if (next.everyMs === undefined) this.#timers.delete(next.id);
      else next.at += next.everyMs;
      next.call();
      await quiet();
    }
    this.#elapsedMs = end;
  }

  #next(end: number): Timer | undefined {
    let first: Timer | undefined;
    for (const timer of this.#timers.values()) {
      if (timer.at <= end && (!first || timer.at < first.at)) first = timer;
    }
    return first;
  }
}

/** Resolves when nothing is left to run before the next timer. */
export function quiet(): Promise<void> {
  return new Promise((done) => real.setImmediate(done));
}
