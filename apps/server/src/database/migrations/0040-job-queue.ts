import type { Migration } from "../migrate.ts";

/** The users who have jobs. Workers add the users of jobs that were queued before. */
export const jobQueue: Migration = {
  name: "0040-job-queue",
  async run(queries) {
    await queries.schema
      .createTable("job_queue")
      .addColumn("user_id", "text", (c) => c.notNull().references("users.id").onDelete("cascade"))
      .addColumn("kind", "text", (c) => c.notNull())
      .addColumn("ready_at", "bigint", (c) => c.notNull())
      .addColumn("running", "bigint", (c) => c.notNull())
      .addColumn("waiting_since", "bigint", (c) => c.notNull())
      .addPrimaryKeyConstraint("job_queue_key", ["user_id", "kind"])
      .execute();
    // In the order in which users are served: the rows that are not ready yet are few, those of running jobs.
    await queries.schema
      .createIndex("job_queue_in_order")
      .on("job_queue")
      .columns(["kind", "running", "waiting_since", "user_id"])
      .execute();
  },
};
