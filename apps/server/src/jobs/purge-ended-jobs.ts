import { hasEnded } from "../database/active-jobs.ts";
import type { Queries } from "../database/connection.ts";
import type { JobTable } from "./job-queues.ts";

const keptMs = 24 * 60 * 60_000;

/** The kinds of jobs that no list shows. */
export const purgedJobTables: readonly JobTable[] = [
  "refine_jobs",
  "reminder_jobs",
  "webhook_jobs",
];

/** Deletes jobs of these kinds that ended more than a day ago. */
export async function purgeEndedJobs(queries: Queries): Promise<void> {
  for (const table of purgedJobTables) {
    await queries
      .deleteFrom(table)
      .where(hasEnded())
      .where("updated_at", "<", Date.now() - keptMs)
      .execute();
  }
}
