import type { MealEntry } from "@morsel/contracts";
import { sql } from "kysely";
import type { Queries } from "../../database/connection.ts";
import { entryColumns, rowToEntry } from "./meal-converters.ts";

/** True if a meal's question is open and the user has not answered or dismissed the same one. */
const isOpen = (meals: "meals" | "others", userId: string) => {
  const id = sql.ref(`${meals}.question_id`);
  return sql<boolean>`${id} is not null and not exists (select 1 from settled_questions as settled
    where settled.user_id = ${userId} and settled.question = ${id})`;
};

/**
 * The question that one of a user's rows of `meals` asks, as `asked_json`: of the meals of a day, only the one
 * whose answer narrows the energy most asks, and none if the user has switched questions off.
 */
export const askedQuestion = (userId: string) =>
  sql<string | null>`case when ${isOpen("meals", userId)}
  and not exists (select 1 from user_preferences
    where user_preferences.user_id = ${userId} and user_preferences.hide_questions = 1)
  and not exists (select 1 from meals as others
    where others.user_id = ${userId} and others.local_day = meals.local_day
    and (others.question_kcal > meals.question_kcal
      or (others.question_kcal = meals.question_kcal and others.id < meals.id))
    and ${isOpen("others", userId)})
  then meals.question_json end`.as("asked_json");

/** What is selected of a user's `meals` for meal entries. */
export const entrySelection = (userId: string) => [...entryColumns, askedQuestion(userId)] as const;

/** One of a person's meals; undefined if they have none of that id. */
export async function findMeal(
  queries: Queries,
  userId: string,
  mealId: string,
): Promise<MealEntry | undefined> {
  const row = await queries
    .selectFrom("meals")
    .select(entrySelection(userId))
    .where("user_id", "=", userId)
    .where("id", "=", mealId)
    .executeTakeFirst();
  return row && rowToEntry(row);
}
