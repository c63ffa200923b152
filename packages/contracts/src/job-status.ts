export const jobStatuses = ["queued", "processing", "completed", "failed", "cancelled"] as const;
export type JobStatus = (typeof jobStatuses)[number];

export function isUnderway(status: JobStatus): boolean {
  return status === "queued" || status === "processing";
}
