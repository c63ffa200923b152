import type { Migration } from "../migrate.ts";

/** Whether a user has switched off the estimate preview. */
export const estimatePreview: Migration = {
  name: "0029-estimate-preview",
  async run(queries) {
    await queries.schema
      .alterTable("user_preferences")
      .addColumn("hide_preview", "bigint", (c) => c.notNull().defaultTo(0))
      .execute();
  },
};
