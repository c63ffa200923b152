import type { Migration } from "../migrate.ts";

/** The meal that an own food was saved from, and the key of the request that added it. */
export const originOfOwnFoods: Migration = {
  name: "0038-origin-of-own-foods",
  async run(queries) {
    const table = queries.schema.alterTable("own_foods");
    await table.addColumn("meal_id", "text").execute();
    await table.addColumn("idempotency_key", "text").execute();
    await queries.schema
      .createIndex("own_foods_by_idempotency_key")
      .unique()
      .on("own_foods")
      .columns(["user_id", "idempotency_key"])
      .execute();
  },
};
