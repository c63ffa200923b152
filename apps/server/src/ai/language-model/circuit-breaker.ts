import { setTimeout as wait } from "node:timers/promises";
import { ModelError } from "./model-error.ts";

export interface GateTiming {
  /** Where the service says nothing: before the next call after it was busy; it doubles from there. */
  readonly busyForMs: number;
  /** It is never waited for longer, whatever the service says. */
  readonly maxWaitMs: number;
  /** How long a service that failed again and again is left alone. */
  readonly restMs: number;
}

/** A call under way: how often the service had said that it was busy when it began. */
interface Turn {
  readonly busyTimes: number;
}

/** How a call went; 'hopeless' where no other will go better. */
export type CallOutcome =
  | "answered"
  | "failed"
  | "fatal"
  | { readonly busyForMs: number | undefined };

/** So many failures in a row open the circuit. */
const failuresToOpen = 5;
const maxConcurrent = 8;

/**
 * Who may call the model, and when. After "too many questions" everybody waits, then one asks
 * alone, and half as many as before may follow. After five failures in a row nobody asks for a
 * while; then one tries.
 */
export class ModelCircuitBreaker {
  readonly #timing: GateTiming;
  #limit = maxConcurrent;
  #running = 0;
  readonly #waiting: (() => void)[] = [];
  /** One asks alone, to see whether it goes again. */
  #isProbing = false;
  #busyUntilMs = 0;
  #busyTimes = 0;
  #failures = 0;
  #openUntilMs = 0;

  constructor(timing: GateTiming) {
    this.#timing = timing;
  }

  /** Waits for a turn, and gives what `leave` wants back. Rejects with a ModelError where the service rests, else with the signal's reason. */
  async acquire(signal: AbortSignal): Promise<Turn> {
    for (;;) {
      this.#requireAwake();
      // Looked at once a round: who found it busy and then free would wait for nobody to leave.
      const busyMs = this.#busyUntilMs - performance.now();
      if (busyMs > 0) await wait(Math.ceil(busyMs), undefined, { signal });
      else if (this.#running >= this.#currentLimit()) await this.#untilNext(signal);
      else break;
    }
    this.#running += 1;
    return { busyTimes: this.#busyTimes };
  }

  /** Gives the turn back, and says how it went. */
  release(turn: Turn, outcome: CallOutcome): void {
    this.#running -= 1;
    if (outcome === "answered") this.#onAnswer(turn);
    else if (outcome === "failed") this.#onFailure(1);
    else if (outcome === "fatal") this.#onFailure(failuresToOpen);
    else this.#onBusy(outcome.busyForMs);
    for (const resume of this.#waiting.splice(0)) resume();
  }

  /** Gives the turn back where the caller hung up: that says nothing of the service. */
  abandon(): void {
    this.#running -= 1;
    for (const resume of this.#waiting.splice(0)) resume();
  }

  #currentLimit(): number {
    return this.#isProbing || this.#failures >= failuresToOpen ? 1 : this.#limit;
  }

  #requireAwake(): void {
    const isOpen = this.#failures >= failuresToOpen;
    const isTried = isOpen && this.#running > 0;
    if (performance.now() < this.#openUntilMs || isTried) {
      throw new ModelError("circuit-open", "it failed so often that it is left alone for a while");
    }
  }

  /** Until somebody leaves. */
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
    // An answer to what was asked before says nothing of now.
    if (busyTimes !== this.#busyTimes) return;
    if (!this.#isProbing) this.#limit = Math.min(maxConcurrent, this.#limit + 1);
    this.#isProbing = false;
    this.#busyTimes = 0;
  }

  #onFailure(weight: number): void {
    this.#failures += weight;
    if (this.#failures >= failuresToOpen) {
      this.#openUntilMs = performance.now() + this.#timing.restMs;
    }
  }

  #onBusy(saidMs: number | undefined): void {
    const { busyForMs, maxWaitMs } = this.#timing;
    const waitMs = Math.min(saidMs ?? busyForMs * 2 ** this.#busyTimes, maxWaitMs);
    this.#busyUntilMs = Math.max(this.#busyUntilMs, performance.now() + waitMs);
    this.#busyTimes += 1;
    // Several calls of one moment are told together, and halve it once.
    if (!this.#isProbing) this.#limit = Math.max(1, Math.floor(this.#limit / 2));
    this.#isProbing = true;
  }
}
