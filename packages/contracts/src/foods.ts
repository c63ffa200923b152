import { nutrientIds } from "@morsel/nutrition";
import { z } from "zod";
import { foodQueryMaxLength, foodsListed } from "./limits.ts";
import { storableText } from "./storable-text.ts";

/** A household measure: `grams` of one of it. */
export const portion = z.strictObject({
  /** What a request names it by. */
  label: z.string(),
  grams: z.number(),
  /** The label in the user's language, if it is another. */
  name: z.string().optional(),
});
export type PortionEntry = z.infer<typeof portion>;

/** POST /api/foods/search (beyond the spec). The last word of `query` may be incomplete. */
export const foodSearchRequest = z.strictObject({
  query: storableText.trim().min(1).max(foodQueryMaxLength),
  limit: z.number().int().min(1).max(foodsListed).default(foodsListed),
});

const foodHit = z.strictObject({
  id: z.string(),
  name: z.string(),
  /** The other name that matches the query; null if `name` does. */
  matched_name: z.string().nullable(),
  /** Per 100 g; null if unknown. */
  calories_kcal: z.number().nullable(),
  /** The portion used if the words name none; null if there is none. */
  usual_portion: portion.nullable(),
});
export type FoodHitEntry = z.infer<typeof foodHit>;

/** The response: the foods that match the query, best first. */
export const foodList = z.strictObject({ items: z.array(foodHit) });
export type FoodList = z.infer<typeof foodList>;

/** A record of a food composition table. */
const foodRecord = z.strictObject({
  dataset: z.string(),
  id: z.string(),
  /** The web page of the record or of its table; null if there is none. */
  url: z.string().nullable(),
  /** What the record contributes to a mix; null if the food is not a mix. */
  part: z.strictObject({ name: z.string(), percent: z.number() }).nullable(),
});

/** GET /api/foods/{id} (beyond the spec): one food of the table. */
export const foodEntry = z.strictObject({
  id: z.string(),
  name: z.string(),
  /** Per 100 g of what is eaten, in the unit that the id names; null if no source reports the nutrient. */
  per_100g: z.strictObject(
    Object.fromEntries(nutrientIds.map((id) => [id, z.number().nullable()])) as Record<
      (typeof nutrientIds)[number],
      z.ZodNullable<z.ZodNumber>
    >,
  ),
  portions: z.array(portion),
  /** The index of the portion used if the words name none; null if there is none. */
  usual_portion: z.number().int().nullable(),
  /** The words that mean this food, other than its name. */
  other_names: z.array(z.string()),
  /** The words for other foods that take the figures of this one. */
  names_of_similar_foods: z.array(z.string()),
  source: z.strictObject({
    /** True if no record has the figures: Morsel estimated them. */
    is_estimate: z.boolean(),
    /** What the records describe if it is not this food, or what an estimate is based on; otherwise null. */
    record_of: z.string().nullable(),
    records: z.array(foodRecord),
    /** The lines that the licences of the records ask for. */
    attributions: z.array(z.string()),
  }),
});
export type FoodEntry = z.infer<typeof foodEntry>;
