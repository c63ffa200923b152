import type { Migration } from "../migrate.ts";

/** The barcode on the package of an own food. */
export const barcodesOfOwnFoods: Migration = {
  name: "0051-barcodes-of-own-foods",
  async run(queries) {
    await queries.schema.alterTable("own_foods").addColumn("barcode", "text").execute();
  },
};
