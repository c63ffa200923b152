import type { Migration } from "../migrate.ts";

/** Whether a shared page stays after its meal was deleted: only if its owner chose so. */
export const sharesEndWithMeals: Migration = {
  name: "0031-shares-end-with-meals",
  async run(queries) {
    await queries.schema
      .alterTable("calorie_guesses")
      .addColumn("outlives_meal", "bigint", (c) => c.notNull().defaultTo(0))
      .execute();
  },
};
