import type { Migration } from "../migrate.ts";

/** The size of a photo's file, so that the space that a person's photos take is one query. */
export const bytesOfPhotos: Migration = {
  name: "0063-bytes-of-photos",
  async run(queries) {
    await queries.schema.alterTable("photos").addColumn("bytes", "bigint").execute();
  },
};
