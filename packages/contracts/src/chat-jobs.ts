import { z } from "zod";
import { currentUser } from "./accounts.ts";
import { messageMaxLength, sessionIdMaxLength } from "./limits.ts";
import { mealEntry } from "./meals.ts";
import { storableText } from "./storable-text.ts";
import { jobStatuses } from "./wire-constants.ts";

/** POST /api/external/chat/queue */
export const queueRequest = z.strictObject({
  /** A label that groups the messages of one visit; never used for access. */
  session_id: storableText.min(1).max(sessionIdMaxLength),
  /** May be blank where a photo goes along and a model here looks at photos. */
  message: storableText.max(messageMaxLength),
  /** Beyond the spec: a photo of one's own that was sent before. */
  photo_id: z.string().optional(),
  /**
   * Beyond the spec: of a message that waited on a device until there was a connection. Meals are
   * placed by the time at which it was written, at most `offlineMessageMaxAgeMs` ago; one to come counts
   * as now. It is refused in the session of anybody but who wrote it.
   */
  written: z.strictObject({ at: z.iso.datetime({ offset: true }), by: currentUser }).optional(),
});
export type QueueRequest = z.infer<typeof queueRequest>;

/** One row of the log history. */
export const chatJob = z.strictObject({
  id: z.string(),
  message: z.string(),
  status: z.enum(jobStatuses),
  /** Only where the job failed: what a person may read. */
  error: z.string().optional(),
  /** Beyond the spec: only if a photo was sent with the message. */
  photo_id: z.string().optional(),
  /** ISO 8601 instant. */
  created_at: z.string(),
});
export type ChatJob = z.infer<typeof chatJob>;

/** GET /api/external/chat/jobs/{id} (beyond the spec): a message, and the meals that it became. */
export const chatJobMeals = chatJob.extend({ meals: z.array(mealEntry) });
export type ChatJobMeals = z.infer<typeof chatJobMeals>;

/** GET /api/external/chat/jobs, newest first. */
export const chatJobList = z.strictObject({ items: z.array(chatJob) });
export type ChatJobList = z.infer<typeof chatJobList>;
