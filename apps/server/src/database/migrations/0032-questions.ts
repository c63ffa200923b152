import type { Migration } from "../migrate.ts";

/** The question about a meal, the questions that a user has answered or dismissed, and whether any are asked. */
export const questions: Migration = {
  name: "0032-questions",
  async run(queries) {
    for (const [name, type] of [
      ["question_json", "text"],
      ["question_id", "text"],
      ["question_kcal", "double precision"],
    ] as const) {
      await queries.schema.alterTable("meals").addColumn(name, type).execute();
    }
    await queries.schema
      .alterTable("user_preferences")
      .addColumn("hide_questions", "bigint", (c) => c.notNull().defaultTo(0))
      .execute();
    await queries.schema
      .createTable("settled_questions")
      .addColumn("user_id", "text", (c) => c.notNull().references("users.id").onDelete("cascade"))
      .addColumn("question", "text", (c) => c.notNull())
      .addPrimaryKeyConstraint("settled_questions_key", ["user_id", "question"])
      .execute();
  },
};
