import { type CalorieGuess, calorieGuess, calorieGuessId } from "@morsel/contracts";
import type { Queries } from "../../database/connection.ts";

/**
 * What the public may know of a shared estimate; undefined where there is none of that id, or
 * it has expired or was revoked.
 */
export async function findSharedGuess(
  queries: Queries,
  id: string,
  nowMs: number,
): Promise<CalorieGuess | undefined> {
  if (!calorieGuessId.safeParse(id).success) return undefined;
  const row = await queries
    .selectFrom("calorie_guesses")
    .select(["image_url", "total_calories_kcal", "notes", "meals_json"])
    .where("id", "=", id)
    .where("revoked_at", "is", null)
    .where("expires_at", ">", nowMs)
    .executeTakeFirst();
  if (!row) return undefined;
  const { meals_json, ...shown } = row;
  return calorieGuess.parse({ ...shown, meals: JSON.parse(meals_json) });
}
