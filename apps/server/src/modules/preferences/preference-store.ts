import {
  defaultMealColumns,
  type MealColumnId,
  mealColumnIds,
  type UserPreferences,
} from "@morsel/contracts";
import type { Queries } from "../../database/connection.ts";
import { bumpRevision } from "../../database/revisions.ts";

/** What a person has chosen; the defaults where they have not. */
export async function readPreferences(queries: Queries, userId: string): Promise<UserPreferences> {
  const row = await queries
    .selectFrom("user_preferences")
    .select("meals_visible_columns_json")
    .where("user_id", "=", userId)
    .executeTakeFirst();
  return { mealsVisibleColumns: row ? readColumns(row.meals_visible_columns_json) : defaults() };
}

/** Keeps what a person chose, in place of what they chose before. */
export async function savePreferences(
  queries: Queries,
  userId: string,
  preferences: UserPreferences,
): Promise<UserPreferences> {
  const mealsVisibleColumns = inOrder(preferences.mealsVisibleColumns);
  const chosen = {
    meals_visible_columns_json: JSON.stringify(mealsVisibleColumns),
    updated_at: Date.now(),
  };
  await queries.transaction().execute(async (own) => {
    await own
      .insertInto("user_preferences")
      .values({ user_id: userId, ...chosen })
      .onConflict((conflict) => conflict.column("user_id").doUpdateSet(chosen))
      .execute();
    await bumpRevision(own, userId, "preferences");
  });
  return { mealsVisibleColumns };
}

/** A column that a later version took away is left out. */
function readColumns(json: string): MealColumnId[] {
  const known = inOrder(JSON.parse(json) as readonly string[]);
  return known.length > 0 ? known : defaults();
}

function inOrder(ids: readonly string[]): MealColumnId[] {
  return mealColumnIds.filter((id) => ids.includes(id));
}

function defaults(): MealColumnId[] {
  return [...defaultMealColumns];
}
