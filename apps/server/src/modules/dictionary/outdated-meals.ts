import { maxOutdatedMeals } from "@morsel/contracts";
import { type OwnFood, ownFoodId } from "@morsel/nutrition";
import { updateOwnFood } from "@morsel/nutrition/edit";
import { isActive } from "../../database/active-jobs.ts";
import type { Queries } from "../../database/connection.ts";
import { lockUser } from "../../database/revisions.ts";
import { rowLimit } from "../../database/row-limit.ts";
import type { MealRow } from "../../database/tables.ts";
import { ExpectedError } from "../../http/errors.ts";
import { type MealEdit, rowToEstimate, toMealEdit, writeEdit } from "../meals/index.ts";
import { findOwnFoodRow, rowToOwnFood } from "./own-food-rows.ts";

/** The number of logged meals with an earlier version of a food. Throws `own_food_not_found`. */
export async function countOutdatedMeals(
  queries: Queries,
  userId: string,
  id: string,
): Promise<number> {
  return (await findEdits(queries, userId, await requireFood(queries, userId, id))).length;
}

/**
 * Changes the logged meals with an earlier version of a food, each as an edit with history, and returns their
 * number. Meals that are being edited stay. Throws `own_food_not_found`.
 */
export async function changeOutdatedMeals(
  queries: Queries,
  userId: string,
  id: string,
): Promise<number> {
  return queries.transaction().execute(async (trx) => {
    await lockUser(trx, userId);
    const edits = await findEdits(trx, userId, await requireFood(trx, userId, id));
    const busy = await findBusyMeals(trx, userId);
    let changed = 0;
    for (const edit of edits) {
      if (busy.has(edit.before.id)) continue;
      if (await writeEdit(trx, edit)) changed += 1;
    }
    return changed;
  });
}

async function requireFood(queries: Queries, userId: string, id: string): Promise<OwnFood> {
  const row = await findOwnFoodRow(queries, userId, id);
  if (!row) throw new ExpectedError("own_food_not_found");
  return rowToOwnFood(row);
}

/** The edits that change the latest meals with the food to its present version. */
async function findEdits(
  queries: Queries,
  userId: string,
  food: OwnFood,
): Promise<readonly MealEdit[]> {
  const rows = await queries
    .selectFrom("meals")
    .selectAll()
    .where("user_id", "=", userId)
    .where("items_json", "like", `%"${ownFoodId(food.id)}"%`)
    .orderBy("consumed_at", "desc")
    .limit(rowLimit(maxOutdatedMeals))
    .execute();
  return rows.flatMap((row) => toEdit(row, food) ?? []);
}

function toEdit(row: MealRow, food: OwnFood): MealEdit | undefined {
  const meal = rowToEstimate(row);
  const outcome = updateOwnFood(meal, food);
  return outcome.kind === "changed" ? toMealEdit(row, meal, outcome, row.time_zone) : undefined;
}

async function findBusyMeals(queries: Queries, userId: string): Promise<ReadonlySet<string>> {
  const rows = await queries
    .selectFrom("edit_jobs")
    .select("meal_id")
    .where("user_id", "=", userId)
    .where(isActive())
    .execute();
  return new Set(rows.map(({ meal_id }) => meal_id));
}
