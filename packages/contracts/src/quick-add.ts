import { mealTypes } from "@morsel/nutrition";
import { z } from "zod";
import { maxStatedGrams, maxStatedKcal, mealTitleMaxLength } from "./limits.ts";
import { mealEntry } from "./meals.ts";
import { storableText } from "./storable-text.ts";

const grams = z.number().min(0).max(maxStatedGrams).optional();

/** Figures that a person states of what they ate, at least one of them. */
export const statedFigures = z
  .strictObject({
    calories_kcal: z.number().min(0).max(maxStatedKcal).optional(),
    protein_g: grams,
    carbs_g: grams,
    fat_g: grams,
  })
  .refine(
    (figures) => Object.values(figures).some((amount) => amount !== undefined),
    "must have at least one figure",
  );
export type StatedFiguresEntry = z.infer<typeof statedFigures>;

/** POST /api/external/meals/quick-add (beyond the spec): calories or macros, without a food. */
export const quickAddRequest = z.strictObject({
  amounts: statedFigures,
  title: storableText.trim().max(mealTitleMaxLength).optional(),
  /** Default: by the hour of the day. */
  meal_type: z.enum(mealTypes).optional(),
  /** ISO 8601 instant. Default: now. */
  consumed_at: z.iso.datetime({ offset: true }).optional(),
});
export type QuickAddRequest = z.infer<typeof quickAddRequest>;

/** Its answer, 201. */
export const quickAdded = mealEntry;
export type QuickAdded = z.infer<typeof quickAdded>;
