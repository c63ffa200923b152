import { z } from "zod";
import { currentUser } from "./accounts.ts";
import { jobFailureIds } from "./errors.ts";
import { messageMaxLength, sessionIdMaxLength } from "./limits.ts";
import { mealEntry, mealQuestion } from "./meals.ts";
import { storableText } from "./storable-text.ts";
import { jobStatuses } from "./wire-constants.ts";

/** POST /api/external/chat/queue */
export const queueRequest = z.strictObject({
  /** A label that groups the messages of one visit; never used for access. */
  session_id: storableText.min(1).max(sessionIdMaxLength),
  /** May be blank if a photo is sent and a model can read photos. */
  message: storableText.max(messageMaxLength),
  /** Beyond the spec: a photo that the user has uploaded. */
  photo_id: z.string().optional(),
  /**
   * Beyond the spec: for a message that waited on a device for a connection. Meals are dated relative to
   * the time at which it was written, at most `offlineMessageMaxAgeMs` ago; a future time counts as now.
   * Refused unless the session belongs to its author.
   */
  written: z.strictObject({ at: z.iso.datetime({ offset: true }), by: currentUser }).optional(),
});
export type QueueRequest = z.infer<typeof queueRequest>;

/** A meal that a message became, in short. */
const loggedMeal = z.strictObject({
  id: z.string(),
  title: z.string(),
  /** 'YYYY-MM-DD' in the user's time zone. */
  local_day: z.string(),
  /** Null if unknown. */
  calories_kcal: z.number().nullable(),
  /** Absent unless the message describes a recipe ("serves 4, I had one") and the meal was not edited since. */
  is_recipe: z.literal(true).optional(),
  /** Absent if the meal asks no question: the question, and the version that an answer names. */
  asks: z.strictObject({ question: mealQuestion, version: z.number() }).optional(),
});
export type LoggedMeal = z.infer<typeof loggedMeal>;

/** One row of the log history. */
export const chatJob = z.strictObject({
  id: z.string(),
  message: z.string(),
  status: z.enum(jobStatuses),
  /** Only if the job failed: a message for the user. */
  error: z.string().optional(),
  /** Beyond the spec: only if the job failed: the code of its error, for its text in another language. */
  error_code: z.enum(jobFailureIds).optional(),
  /**
   * Beyond the spec: the meals that it became and that are still there, in the order of the message. Absent
   * if there are none, or more than `mealsPerJobListed`.
   */
  logged_meals: z.array(loggedMeal).optional(),
  /**
   * Beyond the spec: the words of its meals that look like food and match none. Absent if there are none,
   * and if the job made no meal.
   */
  not_counted: z.array(z.string()).optional(),
  /** Beyond the spec: only if a photo was sent with the message. */
  photo_id: z.string().optional(),
  /** ISO 8601 instant. */
  created_at: z.string(),
});
export type ChatJob = z.infer<typeof chatJob>;

/** GET /api/external/chat/jobs/{id} (beyond the spec): a message with its meals. */
export const chatJobMeals = chatJob.extend({ meals: z.array(mealEntry) });
export type ChatJobMeals = z.infer<typeof chatJobMeals>;

/** GET /api/external/chat/jobs, newest first. */
export const chatJobList = z.strictObject({ items: z.array(chatJob) });
export type ChatJobList = z.infer<typeof chatJobList>;
