import type { OperatorJobKind } from "@morsel/contracts";
import { hasCompletedOrFailed, isActive } from "../../database/active-jobs.ts";
import type { Queries } from "../../database/connection.ts";
import { jobTables } from "../../jobs/job-queues.ts";

const dayMs = 86_400_000;

const names: Readonly<Record<(typeof jobTables)[number], string>> = {
  chat_jobs: "messages",
  edit_jobs: "edits",
  refine_jobs: "readings by the model",
  reminder_jobs: "reminders",
  webhook_jobs: "webhooks",
};

/** The jobs of each kind: those that have not ended, and how the others of the last day ended. */
export async function countJobs(queries: Queries, nowMs: number): Promise<OperatorJobKind[]> {
  const kinds: OperatorJobKind[] = [];
  for (const table of jobTables) {
    const count = queries
      .selectFrom(table)
      .select((eb) => ["status", "error", eb.fn.countAll<number>().as("count")])
      .groupBy(["status", "error"]);
    // One query with both conditions would read all rows.
    const rows = [
      ...(await count.where(isActive()).execute()),
      ...(await count
        .where(hasCompletedOrFailed())
        .where("updated_at", ">", nowMs - dayMs)
        .execute()),
    ];
    const sum = (status: string) =>
      rows
        .filter((row) => row.status === status)
        .reduce((total, { count }) => total + Number(count), 0);
    kinds.push({
      kind: names[table],
      queued: sum("queued"),
      running: sum("processing"),
      completed: sum("completed"),
      failed: sum("failed"),
      failures: rows
        .filter(({ status }) => status === "failed")
        .map(({ error, count }) => ({ error: error ?? "unknown", count: Number(count) }))
        .sort((one, other) => other.count - one.count),
    });
  }
  return kinds;
}
