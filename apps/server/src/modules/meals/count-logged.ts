import type { MealItem } from "@morsel/nutrition";
import type { Queries } from "../../database/connection.ts";

/** The latest meals say what a user usually buys. */
const maxMeals = 300;

/** How often a user has logged each of these foods lately. */
export async function countLogged(
  queries: Queries,
  userId: string,
  foodIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const rows = await queries
    .selectFrom("meals")
    .select("items_json")
    .where("user_id", "=", userId)
    .orderBy("consumed_at", "desc")
    .limit(maxMeals)
    .execute();
  const counts = new Map<string, number>();
  for (const { items_json } of rows) {
    if (!foodIds.some((id) => items_json.includes(id))) continue;
    for (const { food } of JSON.parse(items_json) as MealItem[])
      if (foodIds.includes(food.id)) counts.set(food.id, (counts.get(food.id) ?? 0) + 1);
  }
  return counts;
}
