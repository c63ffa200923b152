import type { Migration } from "../migrate.ts";

/** The index of a day's meals also has their order, so that a day is read without its neighbours. */
export const mealsByDayInOrder: Migration = {
  name: "0030-meals-by-day-in-order",
  async run(queries) {
    await queries.schema.dropIndex("meals_by_day").execute();
    await queries.schema
      .createIndex("meals_by_day")
      .on("meals")
      .columns(["user_id", "local_day", "consumed_at", "id"])
      .execute();
  },
};
