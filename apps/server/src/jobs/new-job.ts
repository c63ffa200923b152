/** The columns of a job that no worker has claimed yet; it may run at once. */
export const newJob = (nowMs: number) => ({
  status: "queued" as const,
  attempt: 0,
  tries: 0,
  run_after: 0,
  lease_until: null,
  error: null,
  created_at: nowMs,
  updated_at: nowMs,
});
