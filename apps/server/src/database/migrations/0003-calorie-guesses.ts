import { sql } from "kysely";
import type { Migration } from "../migrate.ts";

/** Estimates that people share by a link. */
export const calorieGuesses: Migration = {
  name: "0003-calorie-guesses",
  async run(queries) {
    await queries.schema
      .createTable("calorie_guesses")
      // 22 characters of base64url are 132 bits: a link cannot be guessed.
      .addColumn("id", "text", (c) => c.primaryKey().check(sql`length(id) >= 22`))
      .addColumn("user_id", "text", (c) => c.notNull().references("users.id").onDelete("cascade"))
      .addColumn("image_url", "text")
      .addColumn("total_calories_kcal", "double precision")
      .addColumn("notes", "text", (c) => c.notNull())
      .addColumn("meals_json", "text", (c) => c.notNull())
      .addColumn("created_at", "bigint", (c) => c.notNull())
      .addColumn("expires_at", "bigint", (c) => c.notNull())
      .addColumn("revoked_at", "bigint")
      .execute();
    await queries.schema
      .createIndex("calorie_guesses_newest")
      .on("calorie_guesses")
      .columns(["user_id", "created_at"])
      .execute();
  },
};
