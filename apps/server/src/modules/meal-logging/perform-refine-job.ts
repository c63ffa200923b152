import { rereadMeal } from "@morsel/nutrition/edit";
import type { Queries } from "../../database/connection.ts";
import { lockUser } from "../../database/revisions.ts";
import { ExpectedError } from "../../http/errors.ts";
import type { RefineJob } from "../../jobs/job-queues.ts";
import { JobSupersededError, type PerformJob } from "../../jobs/worker.ts";
import { readDictionary } from "../dictionary/index.ts";
import type { FindLanguages } from "../foods/index.ts";
import {
  findMealRow,
  type MealEdit,
  rowToEstimate,
  toMealEdit,
  writeEdit,
} from "../meals/index.ts";
import { requireNoActiveEdit } from "./edit-store.ts";
import type { ModelGateway } from "./model-gateway.ts";

/**
 * Asks the language model to read a meal's words again, and writes the result as an edit by the model.
 * Skips a meal that was changed or deleted since, or is being edited, since the user's changes come
 * first. If the model fails, the meal stays as it is.
 */
export function performRefineJob(
  queries: Queries,
  findLanguages: FindLanguages,
  gateway: ModelGateway,
): PerformJob<RefineJob> {
  return async (job, signal) => {
    const row = await findMealRow(queries, job.userId, job.mealId);
    if (row?.version !== job.baseVersion) return { kind: "failed", error: "meal_changed" };
    const meal = rowToEstimate(row);
    const dictionary = await readDictionary(queries, job.userId);
    const languages = await findLanguages(job.userId, job.language);
    const written = { nowMs: job.createdAt, timeZone: job.timeZone, dictionary, ...languages };
    const reading = await gateway.ask(job.userId, ({ reader }) =>
      reader.readMeals(meal.description, written, signal),
    );
    if (typeof reading === "string") return { kind: "failed", error: reading };
    const outcome = rereadMeal(meal, reading, languages.language?.wordingLanguage);
    if (outcome.kind !== "changed") return { kind: "failed", error: "nothing_better" };
    const edit = toMealEdit(row, meal, outcome, job.timeZone);
    return { kind: "completed", write: (trx) => writeRefinement(trx, job, edit) };
  };
}

async function writeRefinement(queries: Queries, job: RefineJob, edit: MealEdit): Promise<void> {
  // Otherwise a user's edit could be queued for the version that this one is about to replace. No
  // request that holds this lock locks a row of `refine_jobs`, so there is no deadlock.
  await lockUser(queries, job.userId);
  await requireNoActiveEdit(queries, job.userId, job.mealId).catch(toSupersededError);
  const written = await writeEdit(queries, edit, { jobId: job.jobId, madeBy: "model" });
  if (!written) throw new JobSupersededError("meal_changed");
}

function toSupersededError(error: unknown): never {
  throw error instanceof ExpectedError ? new JobSupersededError("meal_changed") : error;
}
