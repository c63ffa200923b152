import type { Migration } from "../migrate.ts";

/** What each person has chosen. */
export const userPreferences: Migration = {
  name: "0004-user-preferences",
  async run(queries) {
    await queries.schema
      .createTable("user_preferences")
      .addColumn("user_id", "text", (c) =>
        c.primaryKey().references("users.id").onDelete("cascade"),
      )
      .addColumn("meals_visible_columns_json", "text", (c) => c.notNull())
      .addColumn("updated_at", "bigint", (c) => c.notNull())
      .execute();
  },
};
