import type { JobFailureId } from "@morsel/contracts";
import type { MealEstimate } from "@morsel/nutrition";
import type { MessageContext, TimeRefusal } from "@morsel/nutrition/estimate";
import type { MealReader } from "../../ai/meal-reader.ts";
import { enterQueue } from "../../jobs/job-queue.ts";
import type { MessageJob } from "../../jobs/job-queues.ts";
import type { JobOutcome, PerformJob } from "../../jobs/worker.ts";
import { insertMeals } from "../meals/index.ts";
import type { ModelGateway } from "./model-gateway.ts";
import { type PhotoReadingPolicy, readPhoto } from "./read-photo.ts";
import { isLowConfidence, queueRefinements } from "./refine-store.ts";

/**
 * Reads what a user has taught Morsel: the languages, the dictionary, and the questions that are not asked again; and for a
 * message about left-overs the foods that the user logged before.
 */
type FindUserContext = (
  job: MessageJob,
) => Promise<
  Pick<
    MessageContext,
    "dictionary" | "settledQuestions" | "loggedFoods" | "language" | "otherLanguages"
  >
>;

/**
 * Turns a message into meals, or fails if it contains no food or names a day that is too long ago, still to come or unclear. With a language model, meals of low
 * confidence are stored as the engine reads them and are queued for the model; a message in which the
 * engine finds no food goes to the model immediately. In the mode `always` the model reads first. A model
 * that reads images gets the photo with the words; if that fails, only the words are read. Every reader
 * uses the user's dictionary.
 */
export function performMealJob(
  engine: MealReader,
  gateway?: ModelGateway,
  photoReading?: PhotoReadingPolicy,
  findUserContext: FindUserContext = async () => ({}),
): PerformJob<MessageJob> {
  return async (job, signal) => {
    const context = await findUserContext(job);
    const written = { nowMs: job.writtenAt, timeZone: job.timeZone, ...context };
    const seen = await readPhoto(photoReading, job, written, signal);
    if (seen) return complete(job, seen.meals, false);
    const { meals, refusal } = await engine.readMeals(job.message, written, signal);
    if (refusal) return { kind: "failed", error: failureOfRefusal[refusal] };
    const readByModel = () => (gateway ? askModel(gateway, job, written, signal) : []);
    if (gateway?.mode === "always") {
      const found = await readByModel();
      if (found.length > 0) return complete(job, found);
    }
    if (gateway?.mode !== "hard") return complete(job, meals);
    if (meals.length === 0) return complete(job, await readByModel());
    return completeForModel(job, meals, gateway);
  };
}

/** Completes with the engine's meals, and queues those of low confidence for the model. */
async function completeForModel(
  job: MessageJob,
  meals: readonly MealEstimate[],
  gateway: ModelGateway,
): Promise<JobOutcome> {
  const isWaiting = meals.some(isLowConfidence) && (await gateway.isAllowed(job.userId));
  return isWaiting ? completeUnsure(job, meals) : complete(job, meals);
}

const failureOfRefusal = {
  "too-long-ago": "meal_too_long_ago",
  "in-the-future": "meal_in_future",
  "day-unclear": "meal_day_unclear",
} as const satisfies Record<TimeRefusal, JobFailureId>;

/** The model's meals; none if it finds none or fails. */
async function askModel(
  gateway: ModelGateway,
  job: MessageJob,
  written: MessageContext,
  signal: AbortSignal,
): Promise<readonly MealEstimate[]> {
  if (job.message.trim() === "") return [];
  const read = await gateway.ask(job.userId, ({ reader }) =>
    reader.readMeals(job.message, written, signal),
  );
  return typeof read === "string" ? [] : read.meals;
}

function complete(
  job: MessageJob,
  meals: readonly MealEstimate[],
  isPhotoUnread = true,
): JobOutcome {
  if (meals.length === 0) return { kind: "failed", error: "no_food_found" };
  return {
    kind: "completed",
    write: async (queries) => {
      await insertMeals(queries, meals, { ...job, isPhotoUnread });
    },
  };
}

function completeUnsure(job: MessageJob, meals: readonly MealEstimate[]): JobOutcome {
  return {
    kind: "completed",
    queued: "edits",
    write: async (queries) => {
      // Entries of the queue are locked before meals.
      await enterQueue(queries, "refine_jobs", job.userId, { readyAt: 0, nowMs: Date.now() });
      const ids = await insertMeals(queries, meals, { ...job, isPhotoUnread: true });
      const unsure = meals.flatMap((meal, place) =>
        isLowConfidence(meal) ? (ids[place] ?? []) : [],
      );
      await queueRefinements(queries, job, unsure);
    },
  };
}
