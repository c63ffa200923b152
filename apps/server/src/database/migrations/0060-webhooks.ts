import { sql } from "kysely";
import type { Migration } from "../migrate.ts";

/** Addresses that get the events of a user's meals, and the events to be delivered. */
export const webhooks: Migration = {
  name: "0060-webhooks",
  async run(queries) {
    await queries.schema
      .createTable("webhooks")
      .addColumn("user_id", "text", (c) => c.notNull().references("users.id").onDelete("cascade"))
      .addColumn("id", "text", (c) => c.notNull())
      .addColumn("url", "text", (c) => c.notNull())
      .addColumn("signing_key", "text", (c) => c.notNull())
      .addColumn("problem", "text")
      .addColumn("created_at", "bigint", (c) => c.notNull())
      .addColumn("last_delivered_at", "bigint")
      .addPrimaryKeyConstraint("webhooks_key", ["user_id", "id"])
      .execute();
    await queries.schema
      .createTable("webhook_jobs")
      .addColumn("user_id", "text", (c) => c.notNull().references("users.id").onDelete("cascade"))
      .addColumn("id", "text", (c) => c.notNull())
      .addColumn("webhook_id", "text", (c) => c.notNull())
      .addColumn("event_id", "text", (c) => c.notNull())
      .addColumn("event", "text", (c) => c.notNull())
      .addColumn("meal_id", "text", (c) => c.notNull())
      .addColumn("happened_at", "bigint", (c) => c.notNull())
      .addColumn("delivery", "bigint", (c) => c.notNull())
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
      .addPrimaryKeyConstraint("webhook_jobs_key", ["user_id", "id"])
      .execute();
    await queries.schema
      .createIndex("webhook_jobs_underway")
      .on("webhook_jobs")
      .columns(["user_id", "created_at", "id"])
      .where(sql.ref("status"), "in", sql`('queued', 'processing')`)
      .execute();
  },
};
