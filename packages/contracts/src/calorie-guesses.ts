import { z } from "zod";
import { macros, mealEntry } from "./meals.ts";

/**
 * The id of a shared estimate: at least 22 characters of base64url, so at least 128 random bits.
 * The id is the only key: a reader needs nothing else.
 */
export const calorieGuessId = z.string().regex(/^[A-Za-z0-9_-]{22,64}$/);

/** One dish of a shared estimate. */
export const guessedMeal = z.strictObject({
  title: z.string(),
  description: z.string(),
  macros,
  serving: mealEntry.shape.serving,
});
export type GuessedMeal = z.infer<typeof guessedMeal>;

/** GET /api/public/calorie-guess/{id}: all that the public may know of an estimate. */
export const calorieGuess = z.strictObject({
  /** Path or address of the photo; null if the estimate was made from words alone. */
  image_url: z.string().nullable(),
  /** null where no part of it is known. */
  total_calories_kcal: z.number().nullable(),
  notes: z.string(),
  meals: z.array(guessedMeal),
  /** True if the owner hides energy: all energy values are null and no text mentions energy. Absent otherwise. */
  is_energy_hidden: z.boolean().optional(),
});
export type CalorieGuess = z.infer<typeof calorieGuess>;
