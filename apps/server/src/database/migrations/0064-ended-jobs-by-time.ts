import { sql } from "kysely";
import type { Migration } from "../migrate.ts";

/**
 * The operator's page counts the jobs that ended in the last day. These two queues keep their jobs permanently, the others
 * for a day.
 */
export const endedJobsByTime: Migration = {
  name: "0064-ended-jobs-by-time",
  async run(queries) {
    for (const table of ["chat_jobs", "edit_jobs"]) {
      await queries.schema
        .createIndex(`${table}_ended`)
        .on(table)
        .column("updated_at")
        .where(sql.ref("status"), "in", sql`('completed', 'failed')`)
        .execute();
    }
  },
};
