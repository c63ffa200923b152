import type { Log } from "../../http/log.ts";

/** How late a reminder may be while the server runs. */
const intervalMs = 15_000;

/** Queues the reminders that are due, at intervals from `start` to `stop`. */
export class ReminderTimer {
  readonly #queueDue: () => Promise<unknown>;
  readonly #log: Pick<Log, "error">;
  #timer: NodeJS.Timeout | undefined;
  #running: Promise<unknown> | undefined;

  constructor(queueDue: () => Promise<unknown>, log: Pick<Log, "error">) {
    this.#queueDue = queueDue;
    this.#log = log;
  }

  start(): void {
    this.#timer = setInterval(() => this.wake(), intervalMs);
    this.wake();
  }

  /** Queues what is due now. */
  wake(): void {
    this.#running ??= this.#queueDue()
      .catch((error: unknown) => this.#log.error({ err: error }, "queuing reminders failed"))
      .finally(() => {
        this.#running = undefined;
      });
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await this.#running;
  }
}
