import type { Queries } from "../database/connection.ts";
import { type JobTable, jobTables } from "../jobs/job-queues.ts";

/** Lets the leases of these jobs expire and their retries begin, as if the time had passed. */
export async function expireLeases(
  queries: Queries,
  kinds: readonly JobTable[] = jobTables,
): Promise<void> {
  for (const kind of kinds) {
    await queries
      .updateTable(kind)
      .set({ lease_until: 0 })
      .where("status", "=", "processing")
      .execute();
    await queries.updateTable(kind).set({ run_after: 0 }).where("status", "=", "queued").execute();
    await queries.updateTable("job_queue").set({ ready_at: 0 }).where("kind", "=", kind).execute();
  }
}
