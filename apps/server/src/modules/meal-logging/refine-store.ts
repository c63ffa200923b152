import { randomUUIDv7 } from "node:crypto";
import type { LanguageId } from "@morsel/contracts";
import type { MealEstimate } from "@morsel/nutrition";
import { isActive } from "../../database/active-jobs.ts";
import type { Queries } from "../../database/connection.ts";
import { newJob } from "../../jobs/new-job.ts";

/**
 * From this confidence on the engine's reading is final. Of the food table's everyday messages, 1 in 20
 * is below. A food that is clearly named without an amount is above (0.52): a model does not know more
 * about it.
 */
const confidenceThreshold = 0.5;

/** True if a language model may read the meal's words better. */
export function isLowConfidence({ confidence, unmatched = [] }: MealEstimate): boolean {
  return confidence < confidenceThreshold || unmatched.length > 0;
}

/** Queues new meals to be read again by the model. Call it in the transaction that adds them. */
export async function queueRefinements(
  queries: Queries,
  source: { readonly userId: string; readonly timeZone: string; readonly language: LanguageId },
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
    language: source.language,
    ...newJob(nowMs),
    idempotency_key: null,
  }));
  if (rows.length > 0) await queries.insertInto("refine_jobs").values(rows).execute();
}

/** Fails all queued jobs if no model is set: otherwise they would be sent when one is set years later. */
export async function dropRefinements(queries: Queries): Promise<void> {
  await queries
    .updateTable("refine_jobs")
    .set({ status: "failed", error: "not_allowed", lease_until: null, updated_at: Date.now() })
    .where(isActive())
    .execute();
  await queries.deleteFrom("job_queue").where("kind", "=", "refine_jobs").execute();
}
