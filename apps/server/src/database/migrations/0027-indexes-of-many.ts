import type { Migration } from "../migrate.ts";

/** Indexes for queries that read a whole table, found in the query plans with 200,000 users. */
export const indexesOfMany: Migration = {
  name: "0027-indexes-of-many",
  async run(queries) {
    // For the export and the deletion of an account.
    await queries.schema.createIndex("photos_of_user").on("photos").columns(["user_id"]).execute();
    // better-auth deletes old rows with each call that it counts.
    await queries.schema
      .createIndex("rate_limits_oldest")
      .on("rate_limits")
      .columns(["last_request"])
      .execute();
    // Expired links are purged each minute.
    await queries.schema
      .createIndex("calorie_guesses_expiry")
      .on("calorie_guesses")
      .columns(["expires_at"])
      .execute();
  },
};
