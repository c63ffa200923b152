import type { Migration } from "../migrate.ts";

/** Words of a message that matched no food: an edit of the meal repeats them in the notes. */
export const unmatchedWords: Migration = {
  name: "0006-unmatched-words",
  async run(queries) {
    await queries.schema
      .alterTable("meals")
      .addColumn("unmatched_json", "text", (c) => c.notNull().defaultTo("[]"))
      .execute();
  },
};
