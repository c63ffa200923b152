import type { Migration } from "../migrate.ts";

/** What of a message matched no food: an edit of its meal tells it in the notes again. */
export const unmatchedWords: Migration = {
  name: "0006-unmatched-words",
  async run(queries) {
    await queries.schema
      .alterTable("meals")
      .addColumn("unmatched_json", "text", (c) => c.notNull().defaultTo("[]"))
      .execute();
  },
};
