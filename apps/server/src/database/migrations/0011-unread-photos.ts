import type { Migration } from "../migrate.ts";

/** Whether the photo of a meal was kept only, and its estimate comes from the words beside it. */
export const unreadPhotos: Migration = {
  name: "0011-unread-photos",
  async run(queries) {
    await queries.schema
      .alterTable("meals")
      .addColumn("photo_unread", "bigint", (c) => c.notNull().defaultTo(0))
      .execute();
  },
};
