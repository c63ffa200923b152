import type { Migration } from "../migrate.ts";

/**
 * Deleted meals that can still be restored. In a separate table, so that no query of `meals` can show
 * them because a condition is missing.
 */
export const deletedMeals: Migration = {
  name: "0005-deleted-meals",
  async run(queries) {
    await queries.schema
      .createTable("deleted_meals")
      .addColumn("id", "text", (c) => c.primaryKey())
      .addColumn("user_id", "text", (c) => c.notNull().references("users.id").onDelete("cascade"))
      .addColumn("row_json", "text", (c) => c.notNull())
      .addColumn("deleted_at", "bigint", (c) => c.notNull())
      .execute();
    await queries.schema
      .createIndex("deleted_meals_oldest")
      .on("deleted_meals")
      .columns(["deleted_at"])
      .execute();
    await queries.schema
      .createIndex("deleted_meals_of_user")
      .on("deleted_meals")
      .columns(["user_id"])
      .execute();
  },
};
