import type { OperatorJobKind } from "@morsel/contracts";
import type { SelectQueryBuilder } from "kysely";
import { hasCompletedOrFailed, hasEnded, isActive } from "../../database/active-jobs.ts";
import type { Queries } from "../../database/connection.ts";
import type { JobColumns, Tables } from "../../database/tables.ts";
import { type JobTable, jobTables } from "../../jobs/job-queues.ts";
import { purgedJobTables } from "../../jobs/purge-ended-jobs.ts";
import { countLimit } from "./count-rows.ts";

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
    const jobs = queries.selectFrom(table).select(["status", "error"]).limit(countLimit);
    const rows = [
      ...(await countByEnd(queries, jobs.where(isActive()))),
      ...(await countByEnd(
        queries,
        jobs
          .where(purgedJobTables.includes(table) ? hasEnded() : hasCompletedOrFailed())
          .where("updated_at", ">", nowMs - dayMs)
          .orderBy("updated_at", "desc"),
      )),
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

type Jobs = SelectQueryBuilder<Tables, JobTable, Pick<JobColumns, "status" | "error">>;

function countByEnd(queries: Queries, jobs: Jobs) {
  return queries
    .selectFrom(jobs.as("job"))
    .select((eb) => ["status", "error", eb.fn.countAll<number>().as("count")])
    .groupBy(["status", "error"])
    .execute();
}
