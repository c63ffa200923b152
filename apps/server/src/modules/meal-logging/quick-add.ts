import type { MealEntry, QuickAddRequest } from "@morsel/contracts";
import type { NutrientId } from "@morsel/nutrition";
import { estimateQuickAdd } from "@morsel/nutrition/estimate";
import { ExpectedError } from "../../http/errors.ts";
import { insertMeals, listMealsOfJob } from "../meals/index.ts";
import type { MealLoggingDeps } from "./deps.ts";
import { type ImmediateLog, logImmediately, parseRecentInstant } from "./log-immediately.ts";
import { insertCompletedJob } from "./message-store.ts";

interface NewQuickAdd extends ImmediateLog {
  readonly add: QuickAddRequest;
}

/**
 * Logs stated figures, or a food of the table, as a meal with `logImmediately`. Also throws `copy_time_far`,
 * `food_not_found`, and `meal_not_found` if the meal of an earlier request with the same key was deleted.
 */
export async function quickAdd(
  { database, limits, editor }: Pick<MealLoggingDeps, "database" | "limits" | "editor">,
  { add, ...who }: NewQuickAdd,
): Promise<MealEntry> {
  const { userId, timeZone } = who;
  const [logged] = await logImmediately(database, limits, who, async (trx, nowMs) => {
    const consumedAtMs = add.consumed_at ? parseRecentInstant(add.consumed_at, nowMs) : nowMs;
    const { amounts = {}, food, title, meal_type: mealType } = add;
    const meal = food
      ? editor.estimateFood({ ...food, foodId: food.id, mealType, consumedAtMs }, timeZone)
      : estimateQuickAdd({ amounts: toKnown(amounts), title, mealType, consumedAtMs }, timeZone);
    if (!meal) throw new ExpectedError("food_not_found");
    const message = `Quick add: ${meal.description}`;
    const jobId = await insertCompletedJob(trx, { ...who, sessionId: "quick-add", message });
    await insertMeals(trx, [meal], { userId, jobId, timeZone });
    return listMealsOfJob(trx, userId, jobId);
  });
  if (!logged) throw new ExpectedError("meal_not_found");
  return logged;
}

/** Converts the API's amounts to the engine's, which omit unknown ones. */
export function toKnown(
  amounts: NonNullable<QuickAddRequest["amounts"]>,
): Readonly<Partial<Record<NutrientId, number>>> {
  return Object.fromEntries(
    Object.entries(amounts).flatMap(([id, amount]) => (amount === undefined ? [] : [[id, amount]])),
  );
}
