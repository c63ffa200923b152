import { sql } from "kysely";
import type { Queries } from "../connection.ts";
import type { Migration } from "../migrate.ts";

/**
 * Active edits, and the meals as they were before each edit. Neither refers to `meals`: a
 * deleted meal leaves that table for a while and comes back with its history.
 */
export const edits: Migration = {
  name: "0007-edits",
  async run(queries) {
    await createEditJobs(queries);
    await createEditJobIndexes(queries);
    await queries.schema
      .createTable("meal_revisions")
      .addColumn("user_id", "text", (c) => c.notNull().references("users.id").onDelete("cascade"))
      .addColumn("meal_id", "text", (c) => c.notNull())
      .addColumn("version", "bigint", (c) => c.notNull())
      .addColumn("job_id", "text")
      .addColumn("instructions", "text")
      .addColumn("undoes_version", "bigint")
      .addColumn("before_json", "text", (c) => c.notNull())
      .addColumn("patch_json", "text", (c) => c.notNull())
      .addColumn("edited_at", "bigint", (c) => c.notNull())
      .addPrimaryKeyConstraint("meal_revisions_key", ["user_id", "meal_id", "version"])
      .execute();
  },
};

async function createEditJobs(queries: Queries): Promise<void> {
  await queries.schema
    .createTable("edit_jobs")
    .addColumn("id", "text", (c) => c.primaryKey())
    .addColumn("user_id", "text", (c) => c.notNull().references("users.id").onDelete("cascade"))
    .addColumn("meal_id", "text", (c) => c.notNull())
    .addColumn("base_version", "bigint", (c) => c.notNull())
    .addColumn("instructions", "text", (c) => c.notNull())
    .addColumn("time_zone", "text", (c) => c.notNull())
    .addColumn("status", "text", (c) =>
      c
        .notNull()
        .check(sql`status in ('queued', 'processing', 'completed', 'failed', 'cancelled')`),
    )
    .addColumn("attempt", "bigint", (c) => c.notNull())
    .addColumn("tries", "bigint", (c) => c.notNull())
    .addColumn("run_after", "bigint", (c) => c.notNull())
    .addColumn("lease_until", "bigint")
    .addColumn("error", "text")
    .addColumn("error_words_json", "text")
    .addColumn("idempotency_key", "text")
    .addColumn("created_at", "bigint", (c) => c.notNull())
    .addColumn("updated_at", "bigint", (c) => c.notNull())
    .addUniqueConstraint("edit_jobs_once_per_key", ["user_id", "meal_id", "idempotency_key"])
    .execute();
}

async function createEditJobIndexes(queries: Queries): Promise<void> {
  await queries.schema
    .createIndex("edit_jobs_one_underway")
    .on("edit_jobs")
    .columns(["user_id", "meal_id"])
    .unique()
    .where(sql.ref("status"), "in", sql`('queued', 'processing')`)
    .execute();
  await queries.schema
    .createIndex("edit_jobs_underway")
    .on("edit_jobs")
    .columns(["status", "run_after"])
    .where(sql.ref("status"), "in", sql`('queued', 'processing')`)
    .execute();
  await queries.schema
    .createIndex("edit_jobs_newest")
    .on("edit_jobs")
    .columns(["user_id", "created_at"])
    .execute();
}
