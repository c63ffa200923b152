import { ExpectedError } from "../../http/errors.ts";

/** Does a few things at a time; a few more wait, in the order in which they came. In this process only. */
export class Semaphore {
  readonly #atOnce: number;
  readonly #mostWaiting: number;
  readonly #waiting: (() => void)[] = [];
  #running = 0;

  constructor(atOnce: number, mostWaiting: number) {
    this.#atOnce = atOnce;
    this.#mostWaiting = mostWaiting;
  }

  /** Throws `unavailable` where too many wait, and the signal's reason where it aborts before the turn. */
  async run<Result>(work: () => Promise<Result>, signal?: AbortSignal): Promise<Result> {
    if (this.#running < this.#atOnce) this.#running += 1;
    else await this.#wait();
    try {
      signal?.throwIfAborted();
      return await work();
    } finally {
      const next = this.#waiting.shift();
      if (next) next();
      else this.#running -= 1;
    }
  }

  #wait(): Promise<void> {
    if (this.#waiting.length >= this.#mostWaiting) throw new ExpectedError("unavailable");
    return new Promise((resolve) => this.#waiting.push(resolve));
  }
}
