import { createHash, randomUUIDv7 } from "node:crypto";
import type { Queries } from "../connection.ts";
import type { Migration } from "../migrate.ts";

/** Photos of meals; hashes of shared links in place of the links. */
export const photosAndShares: Migration = {
  name: "0009-photos-and-shares",
  async run(queries) {
    await queries.schema
      .createTable("photos")
      .addColumn("id", "text", (c) => c.primaryKey())
      .addColumn("user_id", "text", (c) => c.notNull())
      .addColumn("width", "bigint", (c) => c.notNull())
      .addColumn("height", "bigint", (c) => c.notNull())
      .addColumn("created_at", "bigint", (c) => c.notNull())
      .execute();
    for (const table of ["chat_jobs", "meals", "deleted_meals"] as const) {
      await queries.schema.alterTable(table).addColumn("photo_id", "text").execute();
      await addPhotoIndex(queries, table);
    }
    await hashLinks(queries);
    await addPhotoIndex(queries, "calorie_guesses");
  },
};

async function addPhotoIndex(queries: Queries, table: string): Promise<void> {
  await queries.schema
    .createIndex(`${table}_photo`)
    .on(table)
    .columns(["photo_id"])
    .where("photo_id", "is not", null)
    .execute();
}

interface OldGuess {
  readonly id: string;
  readonly user_id: string;
  readonly total_calories_kcal: number | null;
  readonly notes: string;
  readonly meals_json: string;
  readonly created_at: number;
  readonly expires_at: number;
}

/** Shared links stay valid; revoked ones are deleted. */
async function hashLinks(queries: Queries): Promise<void> {
  const old = (await queries
    .selectFrom("calorie_guesses")
    .selectAll()
    .where("revoked_at" as never, "is", null)
    .execute()) as unknown as readonly OldGuess[];
  await queries.schema.dropTable("calorie_guesses").execute();
  await createGuesses(queries);
  for (const guess of old) {
    await queries
      .insertInto("calorie_guesses")
      .values({
        id: randomUUIDv7(),
        link_hash: createHash("sha256").update(guess.id).digest("hex"),
        user_id: guess.user_id,
        meal_id: null,
        photo_id: null,
        title: JSON.parse(guess.meals_json)[0]?.title ?? "",
        total_calories_kcal: guess.total_calories_kcal,
        notes: guess.notes,
        meals_json: guess.meals_json,
        created_at: guess.created_at,
        expires_at: guess.expires_at,
      })
      .execute();
  }
}

async function createGuesses(queries: Queries): Promise<void> {
  await queries.schema
    .createTable("calorie_guesses")
    .addColumn("id", "text", (c) => c.primaryKey())
    .addColumn("link_hash", "text", (c) => c.notNull().unique())
    .addColumn("user_id", "text", (c) => c.notNull().references("users.id").onDelete("cascade"))
    .addColumn("meal_id", "text")
    .addColumn("photo_id", "text")
    .addColumn("title", "text", (c) => c.notNull())
    .addColumn("total_calories_kcal", "double precision")
    .addColumn("notes", "text", (c) => c.notNull())
    .addColumn("meals_json", "text", (c) => c.notNull())
    .addColumn("created_at", "bigint", (c) => c.notNull())
    .addColumn("expires_at", "bigint", (c) => c.notNull())
    .execute();
  await queries.schema
    .createIndex("calorie_guesses_newest")
    .on("calorie_guesses")
    .columns(["user_id", "created_at"])
    .execute();
}
