import { copiedWithinMs, type MealEntry, type QuickAddRequest } from "@morsel/contracts";
import type { NutrientId } from "@morsel/nutrition";
import { estimateQuickAdd } from "@morsel/nutrition/estimate";
import type { Database } from "../../database/connection.ts";
import { takeTurn } from "../../database/revisions.ts";
import { ExpectedError } from "../../http/errors.ts";
import { insertMeals, listMealsOfJob } from "../meals/index.ts";
import { findByKey, insertCompletedJob } from "./message-store.ts";
import { checkSubmitLimits, type SubmitLimits } from "./submit-limits.ts";

export interface NewQuickAdd {
  readonly userId: string;
  readonly add: QuickAddRequest;
  readonly timeZone: string;
  readonly idempotencyKey: string | null;
}

/**
 * Logs stated figures as a meal, and gives it; a resend with the same key gives that of the first.
 * It counts as a message and stands in the history as one, and nothing is left for a worker. Throws
 * `copy_time_far`, `rate_limited`, and `meal_not_found` where the first one's meal is deleted.
 */
export async function quickAdd(
  database: Database,
  limits: SubmitLimits,
  { userId, add, timeZone, idempotencyKey }: NewQuickAdd,
): Promise<MealEntry> {
  return database.queries.transaction().execute(async (own) => {
    await takeTurn(own, userId);
    const earlier = await findByKey(own, { userId, idempotencyKey });
    if (earlier) return requireFirst(await listMealsOfJob(own, userId, earlier.id));
    const nowMs = Date.now();
    await checkSubmitLimits(own, limits, "chat_jobs", userId, nowMs);
    const consumedAtMs = add.consumed_at ? Date.parse(add.consumed_at) : nowMs;
    if (Math.abs(consumedAtMs - nowMs) > copiedWithinMs) throw new ExpectedError("copy_time_far");
    const meal = estimateQuickAdd(
      { amounts: toKnown(add.amounts), title: add.title, mealType: add.meal_type, consumedAtMs },
      timeZone,
    );
    const message = `Quick add: ${meal.description}`;
    const told = { userId, sessionId: "quick-add", message, timeZone, idempotencyKey };
    const jobId = await insertCompletedJob(own, told);
    await insertMeals(own, [meal], { userId, jobId, timeZone });
    return requireFirst(await listMealsOfJob(own, userId, jobId));
  });
}

function requireFirst([meal]: readonly MealEntry[]): MealEntry {
  if (!meal) throw new ExpectedError("meal_not_found");
  return meal;
}

/** Figures of the wire → the engine's, which has no place for what is not given. */
export function toKnown(
  amounts: QuickAddRequest["amounts"],
): Readonly<Partial<Record<NutrientId, number>>> {
  return Object.fromEntries(
    Object.entries(amounts).flatMap(([id, amount]) => (amount === undefined ? [] : [[id, amount]])),
  );
}
