import {
  lipidIds,
  macroIds,
  mealTypes,
  microIds,
  type NutrientId,
  portionRules,
} from "@morsel/nutrition";
import { z } from "zod";
import { currentUser } from "./accounts.ts";
import {
  barcodeMaxLength,
  foodIdMaxLength,
  maxChosenAmount,
  maxStatedGrams,
  maxStatedKcal,
  mealsCopiedAtOnce,
  mealTitleMaxLength,
} from "./limits.ts";
import { storableText } from "./storable-text.ts";

/** An amount in the unit that its id names; null if no source reports it. */
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
const mealItem = z.strictObject({
  text: z.string(),
  /** The user's words for the food, as a title: "Big Mac". */
  name: z.string(),
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

/** The likely range of energy. */
export const energyRange = z.strictObject({ low_kcal: z.number(), high_kcal: z.number() });

const macroRange = z.strictObject({ low: z.number(), high: z.number() }).nullable();

/** "Was the latte small, medium or large?", with its two to four answers. */
export const mealQuestion = z.strictObject({
  /** The same for the same question about the same words. */
  id: z.string(),
  text: z.string(),
  answers: z
    .array(z.strictObject({ label: z.string() }))
    .min(2)
    .max(4),
});
export type MealQuestionEntry = z.infer<typeof mealQuestion>;

/** A meal entry as spec section 3 has it, with its items and version. */
export const mealEntry = z.strictObject({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  macros,
  serving: z.strictObject({
    servings: z.number(),
    /** The sum of all known weights; 0 if none is known. */
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
  /** 'YYYY-MM-DD' in the user's time zone, fixed when the meal was logged. */
  local_day: z.string(),
  items: z.array(mealItem),
  /** Beyond the spec: the words that look like food and match none, as written; [] if there are none. */
  not_counted: z.array(z.string()),
  /** Beyond the spec: the likely range of the energy; null if the energy is unknown. */
  energy_range: energyRange.nullable(),
  /** Beyond the spec: the likely ranges of macros in grams, from the same uncertainty; null for one that no item reports. */
  macro_ranges: z.strictObject({ protein_g: macroRange, carbs_g: macroRange, fat_g: macroRange }),
  /**
   * Beyond the spec: a question whose answer narrows the range, at most one on each day; null if there is none,
   * or if the user has switched questions off.
   */
  question: mealQuestion.nullable(),
  /** Beyond the spec: the photo sent with the message; absent without one. */
  photo_id: z.string().optional(),
  /** True if the photo was stored only, and the estimate comes from the words; otherwise absent. */
  is_photo_unread: z.boolean().optional(),
  version: z.number().int(),
});
export type MealEntry = z.infer<typeof mealEntry>;

/** GET /api/external/meals?limit= */
export const mealList = z.strictObject({ items: z.array(mealEntry) });
export type MealList = z.infer<typeof mealList>;

/** POST /api/external/meals/log-again (beyond the spec): copies of meals. */
export const logAgainRequest = z.strictObject({
  meals: z
    .array(
      z.strictObject({
        id: z.string(),
        /** ISO 8601 instant at which it was eaten this time. */
        consumed_at: z.iso.datetime({ offset: true }),
      }),
    )
    .min(1)
    .max(mealsCopiedAtOnce),
});
export type LogAgainRequest = z.infer<typeof logAgainRequest>;

/** The response, 201: the new meals, in the order of the request. */
export const loggedAgain = mealList;
export type LoggedAgain = z.infer<typeof loggedAgain>;

const grams = z.number().min(0).max(maxStatedGrams).optional();

/** Figures that a user states, at least one. */
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

const chosenAmount = {
  /** Grams, or a number of portions if `portion` is there. */
  amount: z.number().positive().max(maxChosenAmount),
  /** The label of one of the food's portions. */
  portion: storableText.min(1).max(200).optional(),
};

/** An amount of a food of the table, of a product, or of the user's own food with a barcode. */
const chosenFood = z.union([
  z.strictObject({ id: storableText.min(1).max(foodIdMaxLength), ...chosenAmount }),
  z.strictObject({ barcode: storableText.trim().min(1).max(barcodeMaxLength), ...chosenAmount }),
]);

/** POST /api/external/meals/quick-add (beyond the spec): calories or macros, or a food of the table. */
export const quickAddRequest = z
  .strictObject({
    amounts: statedFigures.optional(),
    food: chosenFood.optional(),
    /** Only with `amounts`. */
    title: storableText.trim().max(mealTitleMaxLength).optional(),
    /** Default: by the hour of the day. */
    meal_type: z.enum(mealTypes).optional(),
    /** ISO 8601 instant. Default: now. */
    consumed_at: z.iso.datetime({ offset: true }).optional(),
    /** Only of a request that waited on a device: refused unless the session belongs to this user. */
    written_by: currentUser.optional(),
  })
  .refine(({ amounts, food }) => (amounts === undefined) !== (food === undefined), {
    message: "must have either amounts or a food",
  });
export type QuickAddRequest = z.infer<typeof quickAddRequest>;

/** The response, 201. */
export const quickAdded = mealEntry;
export type QuickAdded = z.infer<typeof quickAdded>;
