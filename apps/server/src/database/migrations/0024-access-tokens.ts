import type { Migration } from "../migrate.ts";

/** Tokens for people's own tools, as hashes. */
export const accessTokens: Migration = {
  name: "0024-access-tokens",
  async run(queries) {
    await queries.schema
      .createTable("access_tokens")
      .addColumn("user_id", "text", (c) => c.notNull().references("users.id").onDelete("cascade"))
      .addColumn("id", "text", (c) => c.notNull())
      .addColumn("name", "text", (c) => c.notNull())
      .addColumn("scope", "text", (c) => c.notNull())
      .addColumn("token_hash", "text", (c) => c.notNull().unique())
      .addColumn("created_at", "bigint", (c) => c.notNull())
      .addColumn("last_used_at", "bigint")
      .addPrimaryKeyConstraint("access_tokens_key", ["user_id", "id"])
      .execute();
  },
};
