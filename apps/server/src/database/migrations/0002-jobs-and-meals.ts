import { sql } from "kysely";
import type { Queries } from "../connection.ts";
import type { Migration } from "../migrate.ts";

/** Messages with their leases, the meals they became, and the revisions of a person's lists. */
export const jobsAndMeals: Migration = {
  name: "0002-jobs-and-meals",
  async run(queries) {
    await createChatJobs(queries);
    await createMeals(queries);
    await queries.schema
      .createTable("user_revisions")
      .addColumn("user_id", "text", (c) => c.notNull().references("users.id").onDelete("cascade"))
      .addColumn("resource", "text", (c) => c.notNull())
      .addColumn("revision", "bigint", (c) => c.notNull())
      .addPrimaryKeyConstraint("user_revisions_key", ["user_id", "resource"])
      .execute();
  },
};

async function createChatJobs(queries: Queries): Promise<void> {
  await queries.schema
    .createTable("chat_jobs")
    .addColumn("id", "text", (c) => c.primaryKey())
    .addColumn("user_id", "text", (c) => c.notNull().references("users.id").onDelete("cascade"))
    .addColumn("session_id", "text", (c) => c.notNull())
    .addColumn("message", "text", (c) => c.notNull())
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
    .addColumn("idempotency_key", "text")
    .addColumn("created_at", "bigint", (c) => c.notNull())
    .addColumn("updated_at", "bigint", (c) => c.notNull())
    .addUniqueConstraint("chat_jobs_once_per_key", ["user_id", "idempotency_key"])
    .execute();
  await queries.schema
    .createIndex("chat_jobs_newest")
    .on("chat_jobs")
    .columns(["user_id", "created_at"])
    .execute();
  // Most jobs have ended; the worker reads only the others.
  await queries.schema
    .createIndex("chat_jobs_underway")
    .on("chat_jobs")
    .columns(["status", "run_after"])
    .where(sql.ref("status"), "in", sql`('queued', 'processing')`)
    .execute();
}

async function createMeals(queries: Queries): Promise<void> {
  await queries.schema
    .createTable("meals")
    .addColumn("id", "text", (c) => c.primaryKey())
    .addColumn("user_id", "text", (c) => c.notNull().references("users.id").onDelete("cascade"))
    .addColumn("job_id", "text", (c) => c.notNull().references("chat_jobs.id").onDelete("cascade"))
    .addColumn("ordinal", "bigint", (c) => c.notNull())
    .addColumn("title", "text", (c) => c.notNull())
    .addColumn("description", "text", (c) => c.notNull())
    .addColumn("meal_type", "text", (c) => c.notNull())
    .addColumn("consumed_at", "bigint", (c) => c.notNull())
    .addColumn("local_day", "text", (c) => c.notNull())
    .addColumn("time_zone", "text", (c) => c.notNull())
    .addColumn("confidence", "double precision", (c) => c.notNull())
    .addColumn("notes", "text", (c) => c.notNull())
    .addColumn("tags_json", "text", (c) => c.notNull())
    .addColumn("servings", "double precision", (c) => c.notNull())
    .addColumn("serving_size_g", "double precision", (c) => c.notNull())
    .addColumn("household_unit", "text", (c) => c.notNull())
    .addColumn("calories_kcal", "double precision")
    .addColumn("protein_g", "double precision")
    .addColumn("carbs_g", "double precision")
    .addColumn("fat_g", "double precision")
    .addColumn("fiber_g", "double precision")
    .addColumn("sugar_g", "double precision")
    .addColumn("sodium_mg", "double precision")
    .addColumn("lipids_json", "text", (c) => c.notNull())
    .addColumn("micros_json", "text", (c) => c.notNull())
    .addColumn("items_json", "text", (c) => c.notNull())
    .addColumn("version", "bigint", (c) => c.notNull())
    .addColumn("created_at", "bigint", (c) => c.notNull())
    .addColumn("updated_at", "bigint", (c) => c.notNull())
    .addUniqueConstraint("meals_once_per_job", ["job_id", "ordinal"])
    .execute();
  await queries.schema
    .createIndex("meals_newest")
    .on("meals")
    .columns(["user_id", "consumed_at", "id"])
    .execute();
}
