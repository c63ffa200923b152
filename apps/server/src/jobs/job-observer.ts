/** Is notified of job transitions, to count them. */
export interface JobObserver {
  /** A worker took a job; `tries` above 1 means that an earlier one failed, or vanished. */
  claimed(table: string, tries: number): void;
  /** 'gone': it was cancelled, deleted or taken over, so nothing was written. */
  ended(table: string, outcome: "completed" | "failed" | "again" | "gone", seconds: number): void;
  /** Jobs whose last allowed worker vanished. */
  abandoned(table: string, people: number): void;
}

export const noopJobObserver: JobObserver = {
  claimed: () => undefined,
  ended: () => undefined,
  abandoned: () => undefined,
};
