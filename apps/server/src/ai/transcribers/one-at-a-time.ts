import { TranscriberError } from "../transcriber.ts";

/** A person waits no longer than this many others take. */
const mostWaiting = 4;

/** For recognisers that use the whole machine: a second reading would only make both slower. */
export class OneAtATime {
  #last: Promise<unknown> = Promise.resolve();
  #count = 0;

  /** Runs the task after those before it, unless its signal is aborted by then. */
  async run<Result>(signal: AbortSignal, task: () => Promise<Result>): Promise<Result> {
    if (this.#count > mostWaiting) throw new TranscriberError("busy", "too many recordings wait");
    this.#count += 1;
    const result = this.#last.then(() => {
      signal.throwIfAborted();
      return task();
    });
    this.#last = result.then(
      () => undefined,
      () => undefined,
    );
    try {
      return await result;
    } finally {
      this.#count -= 1;
    }
  }
}
