import type { MealItem } from "@morsel/nutrition";
import { type LoggedFood, mentionsLeftovers } from "@morsel/nutrition/estimate";
import type { Queries } from "../../database/connection.ts";

/** Left-overs are of the last two days, counted from the evening before. */
const leftoverMs = 60 * 60 * 60 * 1000;
/** More meals than that are not eaten in two days. */
const maxMeals = 40;

/** The foods that a user ate in the days before this time, the latest first. Not those that were left-overs themselves. */
export async function listLoggedFoods(
  queries: Queries,
  userId: string,
  beforeMs: number,
): Promise<readonly LoggedFood[]> {
  const rows = await queries
    .selectFrom("meals")
    .select(["items_json", "description"])
    .where("user_id", "=", userId)
    .where("consumed_at", "<", beforeMs)
    .where("consumed_at", ">", beforeMs - leftoverMs)
    .orderBy("consumed_at", "desc")
    .limit(maxMeals)
    .execute();
  const cooked = rows.filter(({ description }) => !mentionsLeftovers(description));
  return cooked.flatMap(({ items_json }) =>
    (JSON.parse(items_json) as MealItem[]).flatMap(({ food, words, grams, nutrients }) =>
      grams === null || nutrients.calories_kcal === null
        ? []
        : [
            {
              id: food.id,
              name: food.name,
              ...(words !== undefined && { words }),
              grams,
              kcal: nutrients.calories_kcal,
            },
          ],
    ),
  );
}
