import type { MealReading, MessageContext } from "@morsel/nutrition/estimate";
import type { PhotoReader } from "../../ai/photo-reader.ts";
import type { MessageJob } from "../../jobs/job-queues.ts";
import type { Photos } from "../photos/index.ts";

/** What looks at the photos of those who want it. */
export interface PhotoReadingPolicy {
  readonly reader: PhotoReader;
  readonly photos: Photos;
  /** Does the person want it to look? */
  readonly hasConsented: (userId: string) => Promise<boolean>;
  /** Counts one look; false where the person has none left today. */
  readonly consumeQuota: (userId: string) => Promise<boolean>;
  /** The same for a photo without words; throws `rate_limited` if the quota is used up. */
  readonly requireQuota: (userId: string) => Promise<void>;
}

/** What a model sees in the photo of a message; undefined where the words have to do. */
export async function readPhoto(
  sight: PhotoReadingPolicy | undefined,
  job: MessageJob,
  written: MessageContext,
  signal: AbortSignal,
): Promise<MealReading | undefined> {
  if (!sight || job.photoId === null || !(await sight.hasConsented(job.userId))) return undefined;
  const bytes = await sight.photos.findOwn(job.userId, job.photoId);
  if (!bytes) return undefined;
  const photo = { bytes, mediaType: "image/jpeg" } as const;
  const hasWords = job.message.trim() !== "";
  // Of a photo alone it was counted when it was sent.
  if (hasWords && !(await sight.consumeQuota(job.userId))) return undefined;
  try {
    const reading = await sight.reader.readPhoto(photo, job.message, written, signal);
    return reading.meals.length === 0 && hasWords ? undefined : reading;
  } catch (error) {
    if (hasWords && !signal.aborted) return undefined;
    throw error;
  }
}
