import {
  lipidIds,
  macroIds,
  mealTypes,
  microIds,
  type NutrientId,
  portionRules,
} from "@morsel/nutrition";
import { z } from "zod";

/** An amount in the unit that its id names; null where no source reports it. */
const amount = z.number().nullable();

function amountsOf<Id extends NutrientId>(ids: readonly Id[]) {
  return z.strictObject(
    Object.fromEntries(ids.map((id) => [id, amount])) as Record<Id, typeof amount>,
  );
}

export const macros = amountsOf(macroIds);
export const lipidsDetail = amountsOf(lipidIds);
export const micros = amountsOf(microIds);

/** One food of a meal with its receipt (beyond the spec). */
export const mealItem = z.strictObject({
  text: z.string(),
  food_id: z.string(),
  food: z.string(),
  source: z.string(),
  source_id: z.string(),
  /** The similar food that the record describes; null if it describes this food. */
  source_record_of: z.string().nullable(),
  /** Null if unknown because only nutrients were stated. */
  grams: z.number().nullable(),
  portion: z.strictObject({
    rule: z.enum(portionRules),
    explanation: z.string(),
    is_stated: z.boolean(),
  }),
  confidence: z.number(),
  macros,
});
export type MealItemEntry = z.infer<typeof mealItem>;

/** A meal entry as spec section 3 has it, with its items and version. */
export const mealEntry = z.strictObject({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  macros,
  serving: z.strictObject({
    servings: z.number(),
    /** Of all that has a weight: 0 where nothing has. */
    serving_size_g: z.number(),
    household_unit: z.string(),
  }),
  lipids_detail: lipidsDetail,
  micros,
  tags: z.array(z.string()),
  context: z.strictObject({
    /** ISO 8601 instant. */
    consumed_at: z.string(),
    meal_type: z.enum(mealTypes),
    confidence_score: z.number().min(0).max(1),
    notes: z.string(),
  }),
  /** 'YYYY-MM-DD' in the person's time zone, fixed when the meal was logged. */
  local_day: z.string(),
  items: z.array(mealItem),
  /** Beyond the spec: the photo sent with the message; absent without one. */
  photo_id: z.string().optional(),
  /** True where the photo was kept only, and the estimate comes from the words; absent elsewhere. */
  is_photo_unread: z.boolean().optional(),
  version: z.number().int(),
});
export type MealEntry = z.infer<typeof mealEntry>;

/** GET /api/external/meals?limit= */
export const mealList = z.strictObject({ items: z.array(mealEntry) });
export type MealList = z.infer<typeof mealList>;
