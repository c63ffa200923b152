import type { Migration } from "../migrate.ts";

/** A user's daily targets, and whether energy is hidden everywhere. */
export const targetsAndHiddenEnergy: Migration = {
  name: "0022-targets-and-hidden-energy",
  async run(queries) {
    await queries.schema
      .alterTable("user_preferences")
      .addColumn("targets_json", "text", (c) => c.notNull().defaultTo("{}"))
      .execute();
    await queries.schema
      .alterTable("user_preferences")
      .addColumn("hide_energy", "bigint", (c) => c.notNull().defaultTo(0))
      .execute();
    // A link that is created while energy is hidden hides it from all who open it.
    await queries.schema
      .alterTable("calorie_guesses")
      .addColumn("energy_hidden", "bigint", (c) => c.notNull().defaultTo(0))
      .execute();
  },
};
