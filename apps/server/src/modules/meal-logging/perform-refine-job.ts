import { rereadMeal } from "@morsel/nutrition/edit";
import type { Queries } from "../../database/connection.ts";
import { lockUser } from "../../database/revisions.ts";
import { ExpectedError } from "../../http/errors.ts";
import type { RefineJob } from "../../jobs/job-queues.ts";
import { JobSupersededError, type PerformJob } from "../../jobs/worker.ts";
import { readOwnWords } from "../dictionary/index.ts";
import { findMealRow, type MealEdit, rowToEstimate, writeEdit } from "../meals/index.ts";
import { requireNoEditUnderway } from "./edit-store.ts";
import { toMealEdit } from "./meal-edit.ts";
import type { ModelGateway } from "./model-gateway.ts";

/**
 * Has the language model read a meal's words again, and writes what it found as an edit of the
 * model's. A meal that has been changed or deleted since, or is being edited, is left alone:
 * whatever a person does comes first. Where the model does not answer, the meal stands as it is.
 */
export function performRefineJob(queries: Queries, help: ModelGateway): PerformJob<RefineJob> {
  return async (job, signal) => {
    const row = await findMealRow(queries, job.userId, job.mealId);
    if (row?.version !== job.baseVersion) return { kind: "failed", error: "meal_changed" };
    const meal = rowToEstimate(row);
    const ownWords = await readOwnWords(queries, job.userId);
    const written = { nowMs: job.createdAt, timeZone: job.timeZone, ownWords };
    const reading = await help.ask(job.userId, ({ reader }) =>
      reader.readMeals(meal.description, written, signal),
    );
    if (typeof reading === "string") return { kind: "failed", error: reading };
    const outcome = rereadMeal(meal, reading);
    if (outcome.kind !== "changed") return { kind: "failed", error: "nothing_better" };
    const edit = toMealEdit(row, meal, outcome, job.timeZone);
    return { kind: "completed", write: (own) => writeRefinement(own, job, edit) };
  };
}

async function writeRefinement(queries: Queries, job: RefineJob, edit: MealEdit): Promise<void> {
  // Else a person's edit could be queued for the version that this one is about to replace. No
  // call that has its turn locks a row of `refine_jobs`, so that neither waits for the other.
  await lockUser(queries, job.userId);
  await requireNoEditUnderway(queries, job.userId, job.mealId).catch(toOvertaken);
  const written = await writeEdit(queries, edit, { jobId: job.jobId, madeBy: "model" });
  if (!written) throw new JobSupersededError("meal_changed");
}

function toOvertaken(error: unknown): never {
  throw error instanceof ExpectedError ? new JobSupersededError("meal_changed") : error;
}
