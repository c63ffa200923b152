import type { Selectable } from "kysely";
import type { JobColumns } from "../database/tables.ts";

/** How long a claim lasts without renewal. */
export const leaseMs = 30_000;
/** A job that fails this often ends as failed. */
export const maxAttempts = 3;
/** Jobs of one kind and user that run at the same time; a long queue of one user must not delay others. */
export const maxRunningPerUser = 2;

export const activeJobColumns = [
  "id",
  "status",
  "attempt",
  "tries",
  "run_after",
  "lease_until",
  "created_at",
] as const;

/** A job that has not ended. */
export type ActiveJob = Pick<Selectable<JobColumns>, (typeof activeJobColumns)[number]>;

/** What `job_queue` says about a user with jobs of a kind. */
export interface QueueEntry {
  /** Epoch milliseconds: a worker has nothing to do for the user before. */
  readonly ready_at: number;
  readonly running: number;
  /** Epoch milliseconds: when the oldest waiting job was created. */
  readonly waiting_since: number;
}

/** What a worker does with a user's jobs. */
export interface NextStep {
  /** Jobs whose last attempt's lease has expired. */
  readonly expired: readonly ActiveJob[];
  /** The oldest job that may run; undefined if there is none, or as many run as may. */
  readonly claimable: ActiveJob | undefined;
}

/** @param jobs all of a user's active jobs of a kind, the oldest first */
export function findNextStep(jobs: readonly ActiveJob[], nowMs: number): NextStep {
  const isFree = jobs.filter((job) => isRunning(job, nowMs)).length < maxRunningPerUser;
  return {
    expired: jobs.filter((job) => isExpired(job, nowMs) && job.tries >= maxAttempts),
    claimable: isFree ? jobs.find((job) => isWaiting(job, nowMs)) : undefined,
  };
}

/** The entry of a user with these active jobs; undefined if there are none. */
export function toQueueEntry(jobs: readonly ActiveJob[], nowMs: number): QueueEntry | undefined {
  const [oldest] = jobs;
  if (!oldest) return undefined;
  const running = jobs.filter((job) => isRunning(job, nowMs));
  const others = jobs.filter((job) => !running.includes(job));
  const endsOfLeases = running.map((job) => job.lease_until ?? 0);
  const instants = running.length < maxRunningPerUser ? others.map((job) => readyAt(job)) : [];
  return {
    ready_at: Math.min(...endsOfLeases, ...instants),
    running: running.length,
    waiting_since: (others[0] ?? oldest).created_at,
  };
}

function isRunning({ status, lease_until }: ActiveJob, nowMs: number): boolean {
  return status === "processing" && lease_until !== null && lease_until >= nowMs;
}

function isExpired(job: ActiveJob, nowMs: number): boolean {
  return job.status === "processing" && !isRunning(job, nowMs);
}

function isWaiting(job: ActiveJob, nowMs: number): boolean {
  if (job.status === "queued") return job.run_after <= nowMs;
  return isExpired(job, nowMs) && job.tries < maxAttempts;
}

function readyAt({ status, run_after, lease_until }: ActiveJob): number {
  return status === "queued" ? run_after : (lease_until ?? 0);
}
