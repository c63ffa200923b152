import type { Migration } from "../migrate.ts";

/** Users' own foods and recipes, and their names, which are unique per user. */
export const ownFoods: Migration = {
  name: "0037-own-foods",
  async run(queries) {
    await queries.schema
      .createTable("own_foods")
      .addColumn("user_id", "text", (c) => c.notNull().references("users.id").onDelete("cascade"))
      .addColumn("id", "text", (c) => c.notNull())
      .addColumn("kind", "text", (c) => c.notNull())
      .addColumn("name", "text", (c) => c.notNull())
      .addColumn("other_names_json", "text", (c) => c.notNull())
      .addColumn("per", "text", (c) => c.notNull())
      .addColumn("serving_g", "double precision")
      .addColumn("figures_json", "text", (c) => c.notNull())
      .addColumn("recipe_json", "text")
      .addColumn("version", "integer", (c) => c.notNull())
      .addColumn("created_at", "bigint", (c) => c.notNull())
      .addColumn("updated_at", "bigint", (c) => c.notNull())
      .addColumn("deleted_at", "bigint")
      .addPrimaryKeyConstraint("own_foods_key", ["user_id", "id"])
      .execute();
    await queries.schema
      .createTable("own_food_names")
      .addColumn("user_id", "text", (c) => c.notNull().references("users.id").onDelete("cascade"))
      .addColumn("name_key", "text", (c) => c.notNull())
      .addColumn("food_id", "text", (c) => c.notNull())
      .addPrimaryKeyConstraint("own_food_names_key", ["user_id", "name_key"])
      .execute();
  },
};
