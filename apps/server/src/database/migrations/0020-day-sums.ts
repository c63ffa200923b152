import type { Migration } from "../migrate.ts";

/** The sums of each day's meals. Earlier days are summed when they are first read. */
export const daySums: Migration = {
  name: "0020-day-sums",
  async run(queries) {
    await queries.schema
      .createTable("day_sums")
      .addColumn("user_id", "text", (c) => c.notNull().references("users.id").onDelete("cascade"))
      .addColumn("local_day", "text", (c) => c.notNull())
      .addColumn("sum_json", "text", (c) => c.notNull())
      .addColumn("eaten_json", "text", (c) => c.notNull())
      .addPrimaryKeyConstraint("day_sums_key", ["user_id", "local_day"])
      .execute();
    await queries.schema
      .createIndex("meals_by_day")
      .on("meals")
      .columns(["user_id", "local_day"])
      .execute();
  },
};
