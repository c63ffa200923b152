import type { Migration } from "../migrate.ts";

/** Deletes the stored sums of days, which have no range of energy; they are computed again when they are read. */
export const energyRangeOfDays: Migration = {
  name: "0033-energy-range-of-days",
  async run(queries) {
    await queries.deleteFrom("day_sums").execute();
  },
};
