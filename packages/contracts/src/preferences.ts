import {
  energyUnits,
  largestTarget,
  referenceIds,
  type TargetNutrientId,
  targetNutrientIds,
} from "@morsel/nutrition";
import { z } from "zod";
import { languageIds } from "./languages.ts";
import { mealColumnIds } from "./meal-columns.ts";
import { type WeekdayId, weekdayIds } from "./weekday-targets.ts";
import { targetMakers } from "./wire-constants.ts";

/** A user's daily target, in the nutrient's unit: see `DailyTarget`. */
function ownTarget(id: TargetNutrientId) {
  const bound = z.number().positive().max(largestTarget(id)).nullable();
  return z
    .strictObject({ low: bound, high: bound, made_by: z.enum(targetMakers) })
    .refine(({ low, high }) => low !== null || high !== null, "needs a bound")
    .refine(
      ({ low, high }) => low === null || high === null || low <= high,
      "must not have its low bound above its high one",
    );
}

const ownTargets = z.strictObject(
  Object.fromEntries(targetNutrientIds.map((id) => [id, ownTarget(id).optional()])) as Record<
    TargetNutrientId,
    z.ZodOptional<ReturnType<typeof ownTarget>>
  >,
);
/** The targets that a user has set; they replace the defaults. */
export type OwnTargets = z.infer<typeof ownTargets>;

const weekdayTargets = z.strictObject(
  Object.fromEntries(weekdayIds.map((id) => [id, ownTargets.optional()])) as Record<
    WeekdayId,
    z.ZodOptional<typeof ownTargets>
  >,
);
export type WeekdayTargets = z.infer<typeof weekdayTargets>;

/** GET /api/user-preferences: the user's preferences, with defaults. */
export const userPreferences = z.strictObject({
  /** At least one, without duplicates; the order has no meaning. */
  mealsVisibleColumns: z
    .array(z.enum(mealColumnIds))
    .min(1)
    .refine((ids) => new Set(ids).size === ids.length, "must name each column once"),
  /** Beyond the spec: true hides energy everywhere. Absent if energy is shown. */
  hide_energy: z.boolean().optional(),
  /** Beyond the spec: true switches off the estimate while typing. Absent if it is on. */
  hide_preview: z.boolean().optional(),
  /** Beyond the spec: true switches off the questions about meals. Absent if they are on. */
  hide_questions: z.boolean().optional(),
  /** Beyond the spec: the unit in which the user sees energy. Absent for kcal. */
  energy_unit: z.enum(energyUnits).optional(),
  /** Beyond the spec: true shows salt in grams in place of sodium in milligrams. Absent for sodium. */
  shows_salt: z.boolean().optional(),
  /** Beyond the spec: the reference intakes that are the default targets. Absent for the product's own, 'us'. */
  reference_intakes: z.enum(referenceIds).optional(),
  /** Beyond the spec: the language of the screens and of mails. Absent until the user has chosen one. */
  language: z.enum(languageIds).optional(),
  /** Beyond the spec. Absent if the user has set none. */
  targets: ownTargets.optional(),
  /**
   * Beyond the spec: targets that replace those of every day on a day of the week. Absent if the user has set
   * none.
   */
  weekday_targets: weekdayTargets.optional(),
});
export type UserPreferences = z.infer<typeof userPreferences>;

/**
 * PUT /api/user-preferences: replaces the given preferences completely; the others stay. Answers with all
 * preferences. Empty targets restore the defaults; empty targets of the weekdays, those of every day.
 */
export const preferenceChange = userPreferences
  .partial()
  .refine((change) => Object.keys(change).length > 0, "must name a preference");
export type PreferenceChange = z.infer<typeof preferenceChange>;
