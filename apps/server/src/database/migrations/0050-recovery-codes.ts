import type { Migration } from "../migrate.ts";

/** Codes that set a new password without mail; each is deleted when it is used. */
export const recoveryCodes: Migration = {
  name: "0050-recovery-codes",
  async run(queries) {
    await queries.schema
      .createTable("recovery_codes")
      .addColumn("user_id", "text", (c) => c.notNull().references("users.id").onDelete("cascade"))
      .addColumn("code_hash", "text", (c) => c.notNull())
      .addColumn("created_at", "bigint", (c) => c.notNull())
      .addPrimaryKeyConstraint("recovery_codes_key", ["user_id", "code_hash"])
      .execute();
  },
};
