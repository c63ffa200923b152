/** Is notified of job transitions, to count them. */
export interface JobObserver {
  /** A worker claimed a job; `tries` above 1: an earlier attempt failed or its lease expired. */
  claimed(table: string, tries: number): void;
  /** 'gone': the lease was lost (job cancelled, deleted or claimed again), so nothing was written. */
  ended(table: string, outcome: "completed" | "failed" | "again" | "gone", seconds: number): void;
  /** Jobs whose last attempt's lease expired. */
  abandoned(table: string, people: number): void;
}

export const noopJobObserver: JobObserver = {
  claimed: () => undefined,
  ended: () => undefined,
  abandoned: () => undefined,
};
