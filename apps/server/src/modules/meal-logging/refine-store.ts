import { randomUUIDv7 } from "node:crypto";
import type { MealEstimate } from "@morsel/nutrition";
import { isActive } from "../../database/active-jobs.ts";
import type { Queries } from "../../database/connection.ts";

/**
 * From this confidence on the engine's reading is final. Measured on the everyday messages of the food
 * table: 1 in 20 lies below; above it stands whatever was named plainly, if without an amount
 * (0.52), about which a model knows no more either.
 */
export const confidenceThreshold = 0.5;

/** Whether a language model may read a meal's words better. */
export function isLowConfidence({ confidence, unmatched = [] }: MealEstimate): boolean {
  return confidence < confidenceThreshold || unmatched.length > 0;
}

/** Has the model read new meals again. Call it in the transaction that adds them. */
export async function queueRefinements(
  queries: Queries,
  source: { readonly userId: string; readonly timeZone: string },
  mealIds: readonly string[],
): Promise<void> {
  const nowMs = Date.now();
  const rows = mealIds.map((mealId) => ({
    id: randomUUIDv7(),
    user_id: source.userId,
    meal_id: mealId,
    // New meals have no other version.
    base_version: 1,
    time_zone: source.timeZone,
    status: "queued" as const,
    attempt: 0,
    tries: 0,
    run_after: 0,
    lease_until: null,
    error: null,
    idempotency_key: null,
    created_at: nowMs,
    updated_at: nowMs,
  }));
  if (rows.length > 0) await queries.insertInto("refine_jobs").values(rows).execute();
}

const keptMs = 24 * 60 * 60_000;

/** Forgets what ended a day ago: a refinement's result is in its meal's history. */
export async function purgeRefinements(queries: Queries): Promise<void> {
  await queries
    .deleteFrom("refine_jobs")
    .where("status", "in", ["completed", "failed", "cancelled"])
    .where("updated_at", "<", Date.now() - keptMs)
    .execute();
}

/** Ends what is left where nothing here refines any more: years later it would go out after all. */
export async function dropRefinements(queries: Queries): Promise<void> {
  await queries
    .updateTable("refine_jobs")
    .set({ status: "failed", error: "not_allowed", lease_until: null, updated_at: Date.now() })
    .where(isActive())
    .execute();
}
