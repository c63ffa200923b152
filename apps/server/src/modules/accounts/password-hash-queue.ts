import { ExpectedError } from "../../http/errors.ts";

/** Each takes 16 MB and 65 ms of one core; more at a time would leave none for other calls. */
const hashesAtOnce = 2;
/** Further ones wait for about a second. */
const mostWaiting = 30;

/** Lets few passwords be hashed at a time. */
export class HashTurns {
  #running = 0;
  readonly #waiting: (() => void)[] = [];

  /** Throws `unavailable` where too many are waiting already. */
  async take<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.#running >= hashesAtOnce) {
      if (this.#waiting.length >= mostWaiting) throw new ExpectedError("unavailable");
      await new Promise<void>((go) => this.#waiting.push(go));
    } else this.#running += 1;
    try {
      return await work();
    } finally {
      const next = this.#waiting.shift();
      if (next) next();
      else this.#running -= 1;
    }
  }
}
