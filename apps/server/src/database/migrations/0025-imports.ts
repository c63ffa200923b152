import type { Migration } from "../migrate.ts";

/** Imports of other apps' exports, and the rows of each. */
export const imports: Migration = {
  name: "0025-imports",
  async run(queries) {
    await queries.schema
      .createTable("imports")
      .addColumn("user_id", "text", (c) => c.notNull().references("users.id").onDelete("cascade"))
      .addColumn("id", "text", (c) => c.notNull())
      .addColumn("source", "text", (c) => c.notNull())
      .addColumn("meals", "bigint", (c) => c.notNull())
      .addColumn("first_day", "text", (c) => c.notNull())
      .addColumn("last_day", "text", (c) => c.notNull())
      .addColumn("created_at", "bigint", (c) => c.notNull())
      .addPrimaryKeyConstraint("imports_key", ["user_id", "id"])
      .execute();
    await queries.schema
      .createTable("imported_rows")
      .addColumn("user_id", "text", (c) => c.notNull().references("users.id").onDelete("cascade"))
      .addColumn("row_key", "text", (c) => c.notNull())
      .addColumn("import_id", "text", (c) => c.notNull())
      .addPrimaryKeyConstraint("imported_rows_key", ["user_id", "row_key"])
      .execute();
  },
};
