/** Permission to run, once it is ready. */
interface Permit {
  /** Fulfilled when the caller may run. */
  readonly ready: Promise<void>;
  /** Gives the permit back, or stops waiting for it. Call it in every case. */
  release(): void;
}

interface SemaphoreOptions {
  readonly concurrency: number;
  readonly maxWaiting: number;
  /** The error for a caller that finds the queue full. */
  readonly onFull: () => Error;
}

/** Runs a limited number of tasks at the same time, in order of arrival. In this process only. */
export class Semaphore {
  readonly #options: SemaphoreOptions;
  /** Resolvers of the permits: the first `concurrency` run, the others wait. */
  readonly #queue: (() => void)[] = [];

  constructor(options: SemaphoreOptions) {
    this.#options = options;
  }

  get isIdle(): boolean {
    return this.#queue.length === 0;
  }

  /** Joins the queue. Throws `onFull()` if it is full. */
  acquire(): Permit {
    const { concurrency, maxWaiting, onFull } = this.#options;
    if (this.#queue.length >= concurrency + maxWaiting) throw onFull();
    const { promise: ready, resolve } = Promise.withResolvers<void>();
    this.#queue.push(resolve);
    if (this.#queue.length <= concurrency) resolve();
    const release = () => {
      const place = this.#queue.indexOf(resolve);
      if (place < 0) return;
      this.#queue.splice(place, 1);
      if (place < concurrency) this.#queue[concurrency - 1]?.();
    };
    return { ready, release };
  }

  /** Runs the task when a permit is ready. Rejects with the signal's reason if it is aborted before that. */
  async run<Result>(task: () => Promise<Result>, signal?: AbortSignal): Promise<Result> {
    const permit = this.acquire();
    try {
      await permit.ready;
      signal?.throwIfAborted();
      return await task();
    } finally {
      permit.release();
    }
  }
}

/** One semaphore for each key, such as a user id, so that no key waits for another. */
export class KeyedSemaphore {
  readonly #options: SemaphoreOptions;
  readonly #byKey = new Map<string, Semaphore>();

  constructor(options: SemaphoreOptions) {
    this.#options = options;
  }

  /** Joins the queue of the key. Throws `onFull()` if it is full. */
  acquire(key: string): Permit {
    const semaphore = this.#byKey.get(key) ?? new Semaphore(this.#options);
    this.#byKey.set(key, semaphore);
    const { ready, release } = semaphore.acquire();
    return {
      ready,
      release: () => {
        release();
        if (semaphore.isIdle && this.#byKey.get(key) === semaphore) this.#byKey.delete(key);
      },
    };
  }
}
