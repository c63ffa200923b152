import { ExpectedError } from "./errors.ts";

/** Files of one person that may be here at a time: one that is worked on, and those that wait. */
const mostInLine = 3;
const retrySeconds = 5;

/** A place in somebody's line. */
export interface QueueTicket {
  /** Fulfilled when those before are done. */
  readonly turn: Promise<void>;
  /** Lets the next one go on; call it in any case. */
  leave(): void;
}

/** Lets the files of one person through one after the other. In this process only. */
export class PerUserQueue {
  readonly #fullWords: string;
  readonly #lines = new Map<string, { last: Promise<void>; count: number }>();

  /** @param fullWords What is said where the line is full. */
  constructor(fullWords: string) {
    this.#fullWords = fullWords;
  }

  /** Throws `rate_limited` where the line is full. */
  join(userId: string): QueueTicket {
    const line = this.#lines.get(userId) ?? { last: Promise.resolve(), count: 0 };
    if (line.count >= mostInLine) {
      throw new ExpectedError("rate_limited", {
        detail: this.#fullWords,
        retryAfterSeconds: retrySeconds,
      });
    }
    const turn = line.last;
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#lines.set(userId, { last: turn.then(() => promise), count: line.count + 1 });
    return { turn, leave: () => this.#leave(userId, resolve) };
  }

  #leave(userId: string, letNext: () => void): void {
    letNext();
    const line = this.#lines.get(userId);
    if (!line) return;
    if (line.count > 1) this.#lines.set(userId, { ...line, count: line.count - 1 });
    else this.#lines.delete(userId);
  }
}
