import type { Migration } from "../migrate.ts";

/** A user's targets of single days of the week. */
export const weekdayTargets: Migration = {
  name: "0034-weekday-targets",
  async run(queries) {
    await queries.schema
      .alterTable("user_preferences")
      .addColumn("weekday_targets_json", "text", (c) => c.notNull().defaultTo("{}"))
      .execute();
  },
};
