import type { Migration } from "../migrate.ts";

/** What was found by reading a whole table, as the plans of every call among 200,000 people showed. */
export const indexesOfMany: Migration = {
  name: "0027-indexes-of-many",
  async run(queries) {
    // The export of an account, and its end.
    await queries.schema.createIndex("photos_of_user").on("photos").columns(["user_id"]).execute();
    // better-auth forgets old tries at each call that it counts.
    await queries.schema
      .createIndex("rate_limits_oldest")
      .on("rate_limits")
      .columns(["last_request"])
      .execute();
    // Looked for each minute.
    await queries.schema
      .createIndex("calorie_guesses_expiry")
      .on("calorie_guesses")
      .columns(["expires_at"])
      .execute();
  },
};
