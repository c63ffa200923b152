import type { MealReading, MessageContext } from "@morsel/nutrition/estimate";
import type { PhotoReader } from "../../ai/photo-reader.ts";
import type { MessageJob } from "../../jobs/job-queues.ts";
import type { Photos } from "../photos/index.ts";

/** Reads the photos of people who have consented, within their quota. */
export interface PhotoReadingPolicy {
  readonly reader: PhotoReader;
  readonly photos: Photos;
  readonly hasConsented: (userId: string) => Promise<boolean>;
  /** Counts one reading; false if the user's quota for today is used up. */
  readonly consumeQuota: (userId: string) => Promise<boolean>;
  /** The same for a photo without words; throws `rate_limited` if the quota is used up. */
  readonly requireQuota: (userId: string) => Promise<void>;
}

/** A model's reading of a message's photo; undefined if only the words can be read. */
export async function readPhoto(
  photoReading: PhotoReadingPolicy | undefined,
  job: MessageJob,
  written: MessageContext,
  signal: AbortSignal,
): Promise<MealReading | undefined> {
  if (!photoReading || job.photoId === null || !(await photoReading.hasConsented(job.userId)))
    return undefined;
  const bytes = await photoReading.photos.findOfUser(job.userId, job.photoId);
  if (!bytes) return undefined;
  const photo = { bytes, mediaType: "image/jpeg" } as const;
  const hasWords = job.message.trim() !== "";
  // The reading of a photo without words was counted when it was sent.
  if (hasWords && !(await photoReading.consumeQuota(job.userId))) return undefined;
  try {
    const reading = await photoReading.reader.readPhoto(photo, job.message, written, signal);
    return reading.meals.length === 0 && hasWords ? undefined : reading;
  } catch (error) {
    if (hasWords && !signal.aborted) return undefined;
    throw error;
  }
}
