import { sql } from "kysely";
import type { Queries } from "../connection.ts";
import type { Migration } from "../migrate.ts";

/** Reminders to log a meal, the devices that show them, and the server's keys for sending them. */
export const reminders: Migration = {
  name: "0035-reminders",
  async run(queries) {
    await queries.schema
      .createTable("server_keys")
      .addColumn("name", "text", (c) => c.primaryKey())
      .addColumn("value", "text", (c) => c.notNull())
      .addColumn("created_at", "bigint", (c) => c.notNull())
      .execute();
    await createReminders(queries);
    await createSubscriptions(queries);
    await createJobs(queries);
  },
};

async function createReminders(queries: Queries): Promise<void> {
  await queries.schema
    .createTable("reminders")
    .addColumn("user_id", "text", (c) => c.notNull().references("users.id").onDelete("cascade"))
    .addColumn("meal_type", "text", (c) => c.notNull())
    .addColumn("time_of_day", "text", (c) => c.notNull())
    .addColumn("weekdays_json", "text", (c) => c.notNull())
    .addColumn("time_zone", "text", (c) => c.notNull())
    .addColumn("next_at", "bigint", (c) => c.notNull())
    .addPrimaryKeyConstraint("reminders_key", ["user_id", "meal_type"])
    .execute();
  await queries.schema
    .createIndex("reminders_by_time")
    .on("reminders")
    .columns(["next_at"])
    .execute();
}

async function createSubscriptions(queries: Queries): Promise<void> {
  await queries.schema
    .createTable("push_subscriptions")
    .addColumn("user_id", "text", (c) => c.notNull().references("users.id").onDelete("cascade"))
    .addColumn("id", "text", (c) => c.notNull())
    .addColumn("session_id", "text", (c) =>
      c.notNull().unique().references("sessions.id").onDelete("cascade"),
    )
    .addColumn("endpoint", "text", (c) => c.notNull().unique())
    .addColumn("p256dh_key", "text", (c) => c.notNull())
    .addColumn("auth_key", "text", (c) => c.notNull())
    .addColumn("device", "text", (c) => c.notNull())
    .addColumn("problem", "text")
    .addColumn("created_at", "bigint", (c) => c.notNull())
    .addPrimaryKeyConstraint("push_subscriptions_key", ["user_id", "id"])
    .execute();
}

async function createJobs(queries: Queries): Promise<void> {
  await queries.schema
    .createTable("reminder_jobs")
    .addColumn("id", "text", (c) => c.primaryKey())
    .addColumn("user_id", "text", (c) => c.notNull().references("users.id").onDelete("cascade"))
    .addColumn("subscription_id", "text", (c) => c.notNull())
    .addColumn("meal_type", "text", (c) => c.notNull())
    .addColumn("local_day", "text", (c) => c.notNull())
    .addColumn("due_at", "bigint", (c) => c.notNull())
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
    .createIndex("reminder_jobs_underway")
    .on("reminder_jobs")
    .columns(["status", "run_after"])
    .where(sql.ref("status"), "in", sql`('queued', 'processing')`)
    .execute();
  await queries.schema
    .createIndex("reminder_jobs_of_user")
    .on("reminder_jobs")
    .columns(["user_id"])
    .execute();
}
