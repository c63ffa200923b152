import type { Migration } from "../migrate.ts";

/** When a message was written, if it waited on a device for a connection. */
export const writtenAt: Migration = {
  name: "0026-written-at",
  async run(queries) {
    await queries.schema.alterTable("chat_jobs").addColumn("written_at", "bigint").execute();
  },
};
