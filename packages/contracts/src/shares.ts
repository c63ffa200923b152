import { openFoodFacts } from "@morsel/nutrition";
import { z } from "zod";
import { macros, mealEntry } from "./meals.ts";
import { defaultShareDays, shareDays } from "./wire-constants.ts";

/**
 * The id of a shared estimate: at least 22 characters of base64url, so at least 128 random bits.
 * The id is the only key: a reader needs nothing else.
 */
export const calorieGuessId = z.string().regex(/^[A-Za-z0-9_-]{22,64}$/);

/** One dish of a shared estimate. */
const guessedMeal = z.strictObject({
  title: z.string(),
  description: z.string(),
  macros,
  serving: mealEntry.shape.serving,
  /** Whose figures they are, if the licence of the data asks for it to be named. Absent otherwise. */
  source: z.literal(openFoodFacts.dataset).optional(),
});
export type GuessedMeal = z.infer<typeof guessedMeal>;

/** GET /api/public/calorie-guess/{id}: the public part of an estimate. */
export const calorieGuess = z.strictObject({
  /** Path or URL of the photo; null if the estimate was made from words only. */
  image_url: z.string().nullable(),
  /** null if no part of it is known. */
  total_calories_kcal: z.number().nullable(),
  notes: z.string(),
  meals: z.array(guessedMeal),
  /** True if the owner hides energy: all energy values are null and no text mentions energy. Absent otherwise. */
  is_energy_hidden: z.boolean().optional(),
  /** The unit in which the owner sees energy, for visitors who are not signed in. Absent if it is kcal. */
  energy_unit: z.literal("kJ").optional(),
});
export type CalorieGuess = z.infer<typeof calorieGuess>;

/** POST /api/calorie-guesses (beyond the spec): creates a public page of the meal's present version. */
export const shareRequest = z.strictObject({
  meal_id: z.string(),
  /** False if the meal has no photo. */
  with_photo: z.boolean(),
  days: z.literal(shareDays).default(defaultShareDays),
  /** True keeps the page after the meal was deleted; otherwise it ends with the meal. */
  outlives_meal: z.boolean().default(false),
});
export type ShareRequest = z.input<typeof shareRequest>;

/** A shared estimate as its owner sees it, without the link, which is not stored. */
export const share = z.strictObject({
  id: z.string(),
  /** null if the meal was deleted since and the page outlives it. */
  meal_id: z.string().nullable(),
  title: z.string(),
  has_photo: z.boolean(),
  /** ISO 8601 instants. */
  created_at: z.string(),
  expires_at: z.string(),
});
export type Share = z.infer<typeof share>;

/** The answer to the creation of a share: the only time that the link is returned. */
export const newShare = share.extend({
  /** Path of the public page. */
  path: z.string(),
});
export type NewShare = z.infer<typeof newShare>;

/** GET /api/calorie-guesses: the shares that have not expired, newest first. */
export const shareList = z.strictObject({ items: z.array(share) });
export type ShareList = z.infer<typeof shareList>;
