import type { MealReading, WrittenAt } from "@morsel/nutrition/estimate";
import type { MealReader } from "../../ai/meal-reader.ts";
import type { PhotoReader } from "../../ai/photo-reader.ts";
import type { MessageJob } from "../../jobs/job-queues.ts";
import type { PerformJob } from "../../jobs/worker.ts";
import { insertMeals } from "../meals/index.ts";
import type { Photos } from "../photos/index.ts";

/** What looks at the photos of those who want it. */
export interface Sight {
  readonly reader: PhotoReader;
  readonly photos: Photos;
  /** Does the person want it to look? */
  readonly mayLook: (userId: string) => Promise<boolean>;
  /** Counts one look; false where the person has none left today. */
  readonly takeLook: (userId: string) => Promise<boolean>;
  /** The same for a photo without words; throws `rate_limited` where none is left. */
  readonly requireLook: (userId: string) => Promise<void>;
}

/**
 * Turns one message into meals, or says that it holds no food. Where a model sees, the photo of the
 * message is read with its words; where it does not, or fails, the words alone.
 */
export function performMealJob(reader: MealReader, sight?: Sight): PerformJob<MessageJob> {
  return async (job, signal) => {
    const written = { nowMs: job.createdAt, timeZone: job.timeZone };
    const { meals } =
      (await readPhoto(sight, job, written, signal)) ??
      (await reader.readMeals(job.message, written, signal));
    if (meals.length === 0) return { kind: "failed", error: "no_food_found" };
    return { kind: "completed", write: (queries) => insertMeals(queries, meals, job) };
  };
}

/** Undefined where the words have to do. */
async function readPhoto(
  sight: Sight | undefined,
  job: MessageJob,
  written: WrittenAt,
  signal: AbortSignal,
): Promise<MealReading | undefined> {
  if (!sight || job.photoId === null || !(await sight.mayLook(job.userId))) return undefined;
  const bytes = await sight.photos.findOwn(job.userId, job.photoId);
  if (!bytes) return undefined;
  const photo = { bytes, mediaType: "image/jpeg" } as const;
  const hasWords = job.message.trim() !== "";
  // Of a photo alone it was counted when it was sent.
  if (hasWords && !(await sight.takeLook(job.userId))) return undefined;
  try {
    const reading = await sight.reader.readPhoto(photo, job.message, written, signal);
    return reading.meals.length === 0 && hasWords ? undefined : reading;
  } catch (error) {
    if (hasWords && !signal.aborted) return undefined;
    throw error;
  }
}
