import { z } from "zod";
import { importSources } from "./wire-constants.ts";

/** POST /api/imports/preview (beyond the spec): previews an import; stores nothing. */
export const importPreview = z.strictObject({
  source: z.enum(importSources),
  /** Lines below the header that are not empty. */
  rows: z.number().int(),
  /** Meals that would be new. */
  meals: z.number().int(),
  /** Rows of earlier imports. */
  known_rows: z.number().int(),
  /** 'YYYY-MM-DD' of the first and last new meals; null if no meal is new. */
  first_day: z.string().nullable(),
  last_day: z.string().nullable(),
  /** Rows that are not imported: the reason as a sentence, and the first such lines of the file. */
  left_out: z.array(
    z.strictObject({
      reason: z.string(),
      rows: z.number().int(),
      lines: z.array(z.number().int()),
    }),
  ),
  /** Columns that are not imported: their unit is unknown, or Morsel does not store the nutrient. */
  unread_columns: z.array(z.string()),
  /** The first new meals. */
  examples: z.array(
    z.strictObject({
      local_day: z.string(),
      meal: z.string(),
      title: z.string(),
      calories_kcal: z.number().nullable(),
    }),
  ),
});
export type ImportPreview = z.infer<typeof importPreview>;

/** An import. POST /api/imports answers with the new one. */
export const mealImport = z.strictObject({
  id: z.string(),
  source: z.enum(importSources),
  meals: z.number().int(),
  first_day: z.string(),
  last_day: z.string(),
  /** ISO 8601 instant. */
  created_at: z.string(),
});
export type MealImport = z.infer<typeof mealImport>;

/** GET /api/imports: newest first. DELETE /api/imports/{id} undoes one completely. */
export const importList = z.strictObject({ items: z.array(mealImport) });
export type ImportList = z.infer<typeof importList>;
