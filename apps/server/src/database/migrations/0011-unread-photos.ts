import type { Migration } from "../migrate.ts";

/** Whether a meal's photo was stored only, and the estimate comes from the message's words. */
export const unreadPhotos: Migration = {
  name: "0011-unread-photos",
  async run(queries) {
    await queries.schema
      .alterTable("meals")
      .addColumn("photo_unread", "bigint", (c) => c.notNull().defaultTo(0))
      .execute();
  },
};
