import type { Migration } from "../migrate.ts";

/** The insights that users have dismissed, by week. */
export const insightDismissals: Migration = {
  name: "0021-insight-dismissals",
  async run(queries) {
    await queries.schema
      .createTable("insight_dismissals")
      .addColumn("user_id", "text", (c) => c.notNull().references("users.id").onDelete("cascade"))
      .addColumn("week", "text", (c) => c.notNull())
      .addColumn("insight", "text", (c) => c.notNull())
      .addPrimaryKeyConstraint("insight_dismissals_key", ["user_id", "week", "insight"])
      .execute();
  },
};
