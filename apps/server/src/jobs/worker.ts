import { randomInt } from "node:crypto";
import type { EditFailureId, EventName, JobFailureId } from "@morsel/contracts";
import type { Signals } from "../database/signals.ts";
import type { RefineFailureId } from "../database/tables.ts";
import { type JobObserver, noopJobObserver } from "./job-observer.ts";
import type { ClaimedJob, JobQueue } from "./job-queues.ts";
import { LeaseLostError, type Leases, maxAttempts, type Write } from "./leases.ts";

type FailureId = JobFailureId | EditFailureId | RefineFailureId;

/** The outcome of a job, and what to write in the transaction that ends it. */
export type JobOutcome =
  | {
      readonly kind: "completed";
      readonly write: Write;
      /** `write` queues further jobs of this list. */
      readonly queued?: NonNullable<JobQueue<ClaimedJob>["list"]>;
    }
  | {
      readonly kind: "failed";
      readonly error: FailureId;
      readonly write?: Write;
    };

/** Thrown by a `write` whose meal has changed: nothing is written and the job ends as failed. */
export class JobSupersededError extends Error {
  readonly error: FailureId;

  constructor(error: FailureId) {
    super(error);
    this.error = error;
  }
}

/** Thrown by a job that another service asks to try again, but not before `delayMs` have passed. */
export class RetryLaterError extends Error {
  readonly delayMs: number;

  constructor(message: string, delayMs: number) {
    super(message);
    this.delayMs = delayMs;
  }
}

/** Performs one job. It may be called again for the same job, and should stop when `signal` aborts. */
export type PerformJob<Job extends ClaimedJob> = (
  job: Job,
  signal: AbortSignal,
) => Promise<JobOutcome>;

interface WorkerLog {
  info(details: object, message: string): void;
  warn(details: object, message: string): void;
  error(details: object, message: string): void;
}

export interface WorkerOptions<Job extends ClaimedJob> {
  readonly leases: Leases<Job>;
  readonly perform: PerformJob<Job>;
  /** Deletes expired rows; called at intervals. */
  readonly cleanup?: () => Promise<void>;
  readonly signals: Signals;
  readonly jobConcurrency: number;
  readonly log: WorkerLog;
  readonly observer?: JobObserver;
  /** Tests shorten these. */
  readonly timing?: Partial<WorkerTiming>;
}

export interface WorkerTiming {
  /** A third of the lease, so that two renewals may fail before it runs out. */
  readonly renewIntervalMs: number;
  /** Finds jobs without a signal: an expired lease, a lost signal. */
  readonly pollIntervalMs: number;
  /** The poll after a claimed job if signals do not arrive; each further one waits twice as long, up to `pollIntervalMs`. */
  readonly firstPollMs: number;
  readonly attemptTimeoutMs: number;
  readonly cleanupIntervalMs: number;
  /** The wait before the second attempt; it doubles with each further one. */
  readonly retryAfterMs: number;
}

const defaultTiming: WorkerTiming = {
  renewIntervalMs: 10_000,
  pollIntervalMs: 2000,
  firstPollMs: 100,
  attemptTimeoutMs: 60_000,
  cleanupIntervalMs: 60_000,
  retryAfterMs: 2000,
};

/** Claims jobs of one kind and performs them, a few at a time, from `start` to `stop`. */
export class Worker<Job extends ClaimedJob = ClaimedJob> {
  readonly #options: WorkerOptions<Job>;
  readonly #timing: WorkerTiming;
  readonly #running = new Map<string, { abort: AbortController; done: Promise<void> }>();
  readonly #timers = new Set<NodeJS.Timeout>();
  #unsubscribe: () => void = () => undefined;
  #claiming: Promise<void> | undefined;
  #shouldClaimAgain = false;
  #cleaning: Promise<void> | undefined;
  #isStopping = false;
  #pollDelayMs: number;

  constructor(options: WorkerOptions<Job>) {
    this.#options = options;
    this.#timing = { ...defaultTiming, ...options.timing };
    this.#pollDelayMs = this.#timing.pollIntervalMs;
  }

  start(): void {
    this.#unsubscribe = this.#options.signals.subscribe((signal) => {
      const { list } = this.#options.leases.queue;
      if (signal.kind === "signals-missed") this.wake();
      if (signal.kind === "job-queued" && signal.list === list) this.#wakeAfter(signal.afterMs);
      if (signal.kind === "job-cancelled") this.#running.get(signal.jobId)?.abort.abort();
    });
    this.#pollLater();
    const { cleanup } = this.#options;
    if (cleanup)
      this.#timers.add(setInterval(() => this.#cleanup(cleanup), this.#timing.cleanupIntervalMs));
    this.wake();
  }

  /** Claims jobs now. */
  wake(): void {
    this.#shouldClaimAgain = true;
    this.#claiming ??= this.#claimJobs().finally(() => {
      this.#claiming = undefined;
      if (this.#shouldClaimAgain && this.#hasCapacity()) this.wake();
    });
  }

  #pollLater(): void {
    const delayMs = this.#pollDelayMs;
    this.#pollDelayMs = Math.min(2 * delayMs, this.#timing.pollIntervalMs);
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      this.wake();
      this.#pollLater();
    }, delayMs);
    this.#timers.add(timer);
  }

  #wakeAfter(delayMs = 0): void {
    if (delayMs === 0) {
      this.wake();
      return;
    }
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      // Requests that have already arrived are handled first.
      setImmediate(() => this.wake());
    }, delayMs + 1);
    this.#timers.add(timer);
  }

  /** Claims no more jobs, aborts the running ones and releases them without counting the attempt. */
  async stop(): Promise<void> {
    this.#isStopping = true;
    this.#unsubscribe();
    for (const timer of this.#timers) clearInterval(timer);
    await this.#claiming;
    await this.#cleaning;
    const running = [...this.#running.values()];
    for (const job of running) job.abort.abort();
    await Promise.all(running.map((job) => job.done));
  }

  get #observer(): JobObserver {
    return this.#options.observer ?? noopJobObserver;
  }

  get #kind(): string {
    return this.#options.leases.queue.table;
  }

  #hasCapacity(): boolean {
    return !this.#isStopping && this.#running.size < this.#options.jobConcurrency;
  }

  async #claimJobs(): Promise<void> {
    const { leases, log } = this.#options;
    this.#shouldClaimAgain = false;
    try {
      while (this.#hasCapacity()) {
        const { job, abandoned, hasMore } = await leases.claimNext();
        for (const userId of abandoned) this.#hint(userId);
        if (abandoned.length > 0) this.#observer.abandoned(this.#kind, abandoned.length);
        if (!job) return;
        if (!this.#options.signals.reachesAll) this.#pollSoon();
        this.#hint(job.userId);
        this.#observer.claimed(this.#kind, job.tries);
        this.#run(job);
        if (!hasMore) return;
      }
    } catch (error) {
      log.error({ err: error }, "claiming jobs failed");
    }
  }

  /** More jobs are likely to follow. */
  #pollSoon(): void {
    this.#pollDelayMs = Math.min(this.#timing.firstPollMs, this.#timing.pollIntervalMs);
  }

  #cleanup(cleanup: () => Promise<void>): void {
    this.#cleaning ??= cleanup()
      .catch((error: unknown) => this.#options.log.error({ err: error }, "cleanup failed"))
      .finally(() => {
        this.#cleaning = undefined;
      });
  }

  #run(job: Job): void {
    const abort = new AbortController();
    const renewal = setInterval(() => this.#renew(job, abort), this.#timing.renewIntervalMs);
    const done = this.#performAndEnd(job, abort.signal)
      .catch((error: unknown) => {
        this.#options.log.error({ err: error, jobId: job.jobId }, "job left to its lease");
        return true;
      })
      .then((hasMore) => {
        clearInterval(renewal);
        const wasFull = !this.#hasCapacity();
        this.#running.delete(job.jobId);
        if (hasMore || wasFull) this.wake();
      });
    this.#running.set(job.jobId, { abort, done });
  }

  async #renew(job: Job, abort: AbortController): Promise<void> {
    const isHeld = await this.#options.leases.renew(job).catch(() => true);
    if (!isHeld) abort.abort();
  }

  /** True if the user may have another job that can run now. */
  async #performAndEnd(job: Job, stopped: AbortSignal): Promise<boolean> {
    const { leases, log } = this.#options;
    const startedAt = performance.now();
    try {
      const signal = AbortSignal.any([stopped, AbortSignal.timeout(this.#timing.attemptTimeoutMs)]);
      const outcome = await untilAborted(this.#options.perform(job, signal), signal);
      const hasMore =
        outcome.kind === "completed"
          ? await leases.complete(job, outcome.write)
          : await leases.fail(job, outcome.error, outcome.write);
      this.#hint(job.userId, "meals");
      if (outcome.kind === "completed" && outcome.queued) {
        this.#options.signals.publish({ kind: "job-queued", list: outcome.queued });
      }
      const ms = Math.round(performance.now() - startedAt);
      log.info({ jobId: job.jobId, attempt: job.attempt, outcome: outcome.kind, ms }, "job ended");
      this.#observer.ended(this.#kind, outcome.kind, ms / 1000);
      return hasMore;
    } catch (error) {
      const isGone = error instanceof LeaseLostError;
      const seconds = (performance.now() - startedAt) / 1000;
      this.#observer.ended(this.#kind, isGone ? "gone" : "again", seconds);
      if (!isGone) {
        await this.#failOrRelease(job, stopped, error);
        this.#hint(job.userId);
      }
      return true;
    }
  }

  async #failOrRelease(job: Job, stopped: AbortSignal, error: unknown): Promise<void> {
    const { leases, log } = this.#options;
    if (error instanceof JobSupersededError) {
      await leases.fail(job, error.error).catch(ignoreLostLease);
      return;
    }
    if (stopped.aborted) return leases.release(job, "uncounted");
    log.warn({ err: error, jobId: job.jobId, tries: job.tries }, "job failed");
    if (job.tries >= maxAttempts) {
      await leases.fail(job, "gave_up").catch(ignoreLostLease);
      return;
    }
    const askedMs = error instanceof RetryLaterError ? error.delayMs : 0;
    const delayMs = Math.max(this.#retryDelay(job.tries), askedMs);
    await leases.release(job, { delayMs });
    this.#wakeAfter(delayMs);
  }

  /** Doubles with each attempt; the random part spreads the retries of jobs that failed together. */
  #retryDelay(tries: number): number {
    return Math.round(this.#timing.retryAfterMs * 2 ** (tries - 1) * (1 + randomInt(250) / 1000));
  }

  /** Publishes that the user's list of these jobs has changed, and `others`; nothing if there is no list. */
  #hint(userId: string, ...others: readonly EventName[]): void {
    const { signals, leases } = this.#options;
    const { list } = leases.queue;
    if (list) signals.publish({ kind: "hint", userId, events: [list, ...others] });
  }
}

/** Settles as `work` does, or rejects when `signal` aborts, whichever is first. */
async function untilAborted<Result>(work: Promise<Result>, signal: AbortSignal): Promise<Result> {
  const { promise: aborted, reject } = Promise.withResolvers<never>();
  const onAbort = () => reject(signal.reason);
  signal.addEventListener("abort", onAbort, { once: true });
  if (signal.aborted) onAbort();
  try {
    return await Promise.race([work, aborted]);
  } finally {
    signal.removeEventListener("abort", onAbort);
  }
}

function ignoreLostLease(error: unknown): void {
  if (!(error instanceof LeaseLostError)) throw error;
}
