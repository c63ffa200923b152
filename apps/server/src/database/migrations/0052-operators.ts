import type { Migration } from "../migrate.ts";

/** Who operates the installation, disabled accounts, invitations, and what operators set on their page. */
export const operators: Migration = {
  name: "0052-operators",
  async run(queries) {
    await queries.schema
      .createTable("account_states")
      .addColumn("user_id", "text", (c) =>
        c.notNull().primaryKey().references("users.id").onDelete("cascade"),
      )
      .addColumn("is_admin", "integer", (c) => c.notNull())
      .addColumn("disabled_at", "bigint")
      .execute();
    await queries.schema
      .createTable("invitations")
      .addColumn("id", "text", (c) => c.notNull().primaryKey())
      .addColumn("token_hash", "text", (c) => c.notNull().unique())
      .addColumn("note", "text", (c) => c.notNull())
      .addColumn("created_at", "bigint", (c) => c.notNull())
      .addColumn("expires_at", "bigint", (c) => c.notNull())
      .addColumn("used_at", "bigint")
      .execute();
    await queries.schema
      .createTable("server_settings")
      .addColumn("name", "text", (c) => c.notNull().primaryKey())
      .addColumn("value", "text", (c) => c.notNull())
      .execute();
    // The first account is the operator's.
    const first = await queries
      .selectFrom("users")
      .select("id")
      .orderBy("created_at")
      .orderBy("id")
      .executeTakeFirst();
    if (!first) return;
    await queries
      .insertInto("account_states")
      .values({ user_id: first.id, is_admin: 1, disabled_at: null })
      .execute();
  },
};
