import type { Migration } from "../migrate.ts";

/** Users' dictionaries, and the phrases that they declined to add. */
export const ownDictionary: Migration = {
  name: "0028-own-dictionary",
  async run(queries) {
    await queries.schema
      .createTable("own_words")
      .addColumn("user_id", "text", (c) => c.notNull().references("users.id").onDelete("cascade"))
      .addColumn("id", "text", (c) => c.notNull())
      .addColumn("phrase_key", "text", (c) => c.notNull())
      .addColumn("phrase", "text", (c) => c.notNull())
      .addColumn("meaning", "text", (c) => c.notNull())
      .addColumn("created_at", "bigint", (c) => c.notNull())
      .addPrimaryKeyConstraint("own_words_key", ["user_id", "id"])
      .addUniqueConstraint("own_words_phrase", ["user_id", "phrase_key"])
      .execute();
    await queries.schema
      .createTable("own_word_refusals")
      .addColumn("user_id", "text", (c) => c.notNull().references("users.id").onDelete("cascade"))
      .addColumn("phrase_key", "text", (c) => c.notNull())
      .addPrimaryKeyConstraint("own_word_refusals_key", ["user_id", "phrase_key"])
      .execute();
  },
};
