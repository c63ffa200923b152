import { sql } from "kysely";
import type { Queries } from "../connection.ts";
import type { Migration } from "../migrate.ts";

/** Consent to a language model, its usage per day, and the meals that it reads again. */
export const languageModel: Migration = {
  name: "0008-language-model",
  async run(queries) {
    await queries.schema
      .createTable("model_consents")
      .addColumn("user_id", "text", (c) =>
        c.primaryKey().references("users.id").onDelete("cascade"),
      )
      .addColumn("is_allowed", "bigint", (c) => c.notNull())
      .addColumn("sent_to", "text", (c) => c.notNull())
      .addColumn("answered_at", "bigint", (c) => c.notNull())
      .execute();
    // No foreign key: deleting an account must not reset the budget that all users share.
    await queries.schema
      .createTable("model_readings")
      .addColumn("scope", "text", (c) => c.notNull())
      .addColumn("day", "text", (c) => c.notNull())
      .addColumn("readings", "bigint", (c) => c.notNull())
      .addPrimaryKeyConstraint("model_readings_key", ["scope", "day"])
      .execute();
    await createRefineJobs(queries);
    await queries.schema
      .alterTable("meal_revisions")
      .addColumn("made_by", "text", (c) => c.notNull().defaultTo("person"))
      .execute();
  },
};

async function createRefineJobs(queries: Queries): Promise<void> {
  await queries.schema
    .createTable("refine_jobs")
    .addColumn("id", "text", (c) => c.primaryKey())
    .addColumn("user_id", "text", (c) => c.notNull().references("users.id").onDelete("cascade"))
    .addColumn("meal_id", "text", (c) => c.notNull())
    .addColumn("base_version", "bigint", (c) => c.notNull())
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
    .execute();
  await queries.schema
    .createIndex("refine_jobs_underway")
    .on("refine_jobs")
    .columns(["status", "run_after"])
    .where(sql.ref("status"), "in", sql`('queued', 'processing')`)
    .execute();
  await queries.schema
    .createIndex("refine_jobs_of_meal")
    .on("refine_jobs")
    .columns(["user_id", "meal_id"])
    .execute();
}
