import type { Clock } from "./clock.ts";
import { ModelError } from "./model-error.ts";

export interface CircuitBreakerTiming {
  /** The wait after a 429 without Retry-After; it doubles each time. */
  readonly busyForMs: number;
  /** The longest wait, whatever Retry-After says. */
  readonly maxWaitMs: number;
  /** How long an open circuit rejects all calls. */
  readonly openMs: number;
  readonly clock: Clock;
}

/** A running call, with the number of busy answers in a row when it began. */
interface Turn {
  readonly busyTimes: number;
}

/** How a call ended; 'fatal' opens the circuit at once, since no further call can succeed. */
export type CallOutcome =
  | "answered"
  | "failed"
  | "fatal"
  | { readonly busyForMs: number | undefined };

/** So many failures in a row open the circuit. */
const failuresToOpen = 5;
const maxConcurrent = 8;

/**
 * Limits the calls to the model. After a 429 all calls wait, then one probes alone, then half as many
 * as before may run; each answer allows one more. After five failures in a row the circuit is open for
 * a while; then one call probes it.
 */
export class ModelCircuitBreaker {
  readonly #timing: CircuitBreakerTiming;
  #limit = maxConcurrent;
  #running = 0;
  readonly #waiting: (() => void)[] = [];
  /** After a busy answer only one call runs, until it is answered. */
  #isProbing = false;
  #busyUntilMs = 0;
  #busyTimes = 0;
  #failures = 0;
  #openUntilMs = 0;

  constructor(timing: CircuitBreakerTiming) {
    this.#timing = timing;
  }

  /** Waits for a turn; pass it to `release`. Rejects with a ModelError if the circuit is open, or with the signal's reason. */
  async acquire(signal: AbortSignal): Promise<Turn> {
    const { clock } = this.#timing;
    for (;;) {
      this.#requireClosed();
      // Read once per round: otherwise a caller could wait for a slot that is already free.
      const busyMs = this.#busyUntilMs - clock.now();
      if (busyMs > 0) await clock.wait(Math.ceil(busyMs), signal);
      else if (this.#running >= this.#currentLimit()) await this.#untilNext(signal);
      else break;
    }
    this.#running += 1;
    return { busyTimes: this.#busyTimes };
  }

  /** Ends a turn with its outcome. */
  release(turn: Turn, outcome: CallOutcome): void {
    this.#running -= 1;
    if (outcome === "answered") this.#onAnswer(turn);
    else if (outcome === "failed") this.#onFailure(1);
    else if (outcome === "fatal") this.#onFailure(failuresToOpen);
    else this.#onBusy(outcome.busyForMs);
    for (const resume of this.#waiting.splice(0)) resume();
  }

  /** Ends a turn whose caller has aborted, which says nothing about the service. */
  abandon(): void {
    this.#running -= 1;
    for (const resume of this.#waiting.splice(0)) resume();
  }

  #currentLimit(): number {
    return this.#isProbing || this.#failures >= failuresToOpen ? 1 : this.#limit;
  }

  #requireClosed(): void {
    const isOpen = this.#failures >= failuresToOpen;
    const isProbed = isOpen && this.#running > 0;
    if (this.#timing.clock.now() < this.#openUntilMs || isProbed) {
      throw new ModelError("circuit-open", "it failed so often that it is left alone for a while");
    }
  }

  /** Waits until a turn ends. */
  async #untilNext(signal: AbortSignal): Promise<void> {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const onAbort = () => reject(signal.reason);
    signal.addEventListener("abort", onAbort, { once: true });
    if (signal.aborted) onAbort();
    this.#waiting.push(resolve);
    await promise.finally(() => signal.removeEventListener("abort", onAbort));
  }

  #onAnswer({ busyTimes }: Turn): void {
    this.#failures = 0;
    // An answer to a call from before the last busy answer says nothing about the present.
    if (busyTimes !== this.#busyTimes) return;
    if (!this.#isProbing) this.#limit = Math.min(maxConcurrent, this.#limit + 1);
    this.#isProbing = false;
    this.#busyTimes = 0;
  }

  #onFailure(weight: number): void {
    this.#failures += weight;
    if (this.#failures >= failuresToOpen) {
      this.#openUntilMs = this.#timing.clock.now() + this.#timing.openMs;
    }
  }

  #onBusy(retryAfterMs: number | undefined): void {
    const { busyForMs, maxWaitMs, clock } = this.#timing;
    const waitMs = Math.min(retryAfterMs ?? busyForMs * 2 ** this.#busyTimes, maxWaitMs);
    this.#busyUntilMs = Math.max(this.#busyUntilMs, clock.now() + waitMs);
    this.#busyTimes += 1;
    // Several calls may be refused at the same time; they halve the limit once.
    if (!this.#isProbing) this.#limit = Math.max(1, Math.floor(this.#limit / 2));
    this.#isProbing = true;
  }
}
