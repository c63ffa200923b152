import type { Migration } from "../migrate.ts";

/** The units in which a user sees figures, and the reference intakes that are their default targets. */
export const displayUnits: Migration = {
  name: "0036-display-units",
  async run(queries) {
    for (const [name, type, value] of [
      ["energy_unit", "text", "kcal"],
      ["shows_salt", "bigint", 0],
      ["reference_intakes", "text", "us"],
    ] as const) {
      await queries.schema
        .alterTable("user_preferences")
        .addColumn(name, type, (c) => c.notNull().defaultTo(value))
        .execute();
    }
  },
};
