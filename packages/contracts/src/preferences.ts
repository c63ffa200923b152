import { z } from "zod";
import { mealColumnIds } from "./meal-columns.ts";

/** GET and PUT /api/user-preferences: what a person has chosen, or the defaults. */
export const userPreferences = z.strictObject({
  /** At least one, each once; their order is no choice. */
  mealsVisibleColumns: z
    .array(z.enum(mealColumnIds))
    .min(1)
    .refine((ids) => new Set(ids).size === ids.length, "must name each column once"),
});
export type UserPreferences = z.infer<typeof userPreferences>;
