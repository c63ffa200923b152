import type { MealReading, MessageContext } from "@morsel/nutrition/estimate";
import type { PhotoReader } from "../../ai/photo-reader.ts";
import type { MessageJob } from "../../jobs/job-queues.ts";
import type { Photos } from "../photos/index.ts";

/** Reads the photos of people who have consented, within their quota. */
export interface PhotoReadingPolicy {
  readonly reader: PhotoReader;
  readonly photos: Photos;
  /** Whether the person allows it to read photos. */
  readonly hasConsented: (userId: string) => Promise<boolean>;
  /** Counts one reading; false if the person's quota for today is used up. */
  readonly consumeQuota: (userId: string) => Promise<boolean>;
  /** The same for a photo without words; throws `rate_limited` if the quota is used up. */
  readonly requireQuota: (userId: string) => Promise<void>;
}

/** What a model sees in the photo of a message; undefined if the words have to do. */
export async function readPhoto(
  photoReading: PhotoReadingPolicy | undefined,
  job: MessageJob,
  written: MessageContext,
  signal: AbortSignal,
): Promise<MealReading | undefined> {
  if (!photoReading || job.photoId === null || !(await photoReading.hasConsented(job.userId)))
    return undefined;
  const bytes = await photoReading.photos.findOwn(job.userId, job.photoId);
  if (!bytes) return undefined;
  const photo = { bytes, mediaType: "image/jpeg" } as const;
  const hasWords = job.message.trim() !== "";
  // Of a photo alone it was counted when it was sent.
  if (hasWords && !(await photoReading.consumeQuota(job.userId))) return undefined;
  try {
    const reading = await photoReading.reader.readPhoto(photo, job.message, written, signal);
    return reading.meals.length === 0 && hasWords ? undefined : reading;
  } catch (error) {
    if (hasWords && !signal.aborted) return undefined;
    throw error;
  }
}
