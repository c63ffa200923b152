import type { Migration } from "../migrate.ts";

/** The language that a message or an edit was sent in, for users who have chosen none. */
export const languageOfJobs: Migration = {
  name: "0062-language-of-jobs",
  async run(queries) {
    for (const table of ["chat_jobs", "edit_jobs", "refine_jobs"]) {
      await queries.schema
        .alterTable(table)
        .addColumn("language", "text", (c) => c.notNull().defaultTo("en"))
        .execute();
    }
  },
};
