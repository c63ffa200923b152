import type { Migration } from "../migrate.ts";

/** The language that a user has chosen. */
export const userLanguage: Migration = {
  name: "0061-language",
  async run(queries) {
    await queries.schema
      .alterTable("user_preferences")
      .addColumn("language", "text", (c) => c.notNull().defaultTo(""))
      .execute();
  },
};
