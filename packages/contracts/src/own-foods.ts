import { type NutrientId, nutrientIds, ownNameMaxLength } from "@morsel/nutrition";
import { z } from "zod";
import { currentUser } from "./accounts.ts";
import {
  barcodeMaxLength,
  ingredientMaxLength,
  maxCookedGrams,
  maxIngredients,
  maxOtherNames,
  maxOwnAmount,
  maxOwnKcal,
  maxServingGrams,
  maxServings,
  messageMaxLength,
} from "./limits.ts";
import { storableText } from "./storable-text.ts";

const name = storableText.trim().min(1).max(ownNameMaxLength);
const names = {
  name,
  /** Other words for it. */
  other_names: z.array(name).max(maxOtherNames),
};

const author = {
  /** Only of a request that waited on a device for a connection: refused unless the session belongs to this user. */
  written_by: currentUser.optional(),
};

const amount = z.number().min(0).max(maxOwnAmount);

/** Amounts of nutrients; what is absent is unknown. */
const ownFigures = z
  .partialRecord(z.enum(nutrientIds), amount)
  .refine(({ calories_kcal: kcal = 0 }) => kcal <= maxOwnKcal, "has more energy than one can eat");
export type OwnFoodFigures = Partial<Record<NutrientId, number>>;

/** What figures are of. */
const per = z.enum(["100-g", "serving"]);

/** A food whose figures the person gives. */
const foodRequest = z.strictObject({
  kind: z.literal("food"),
  ...names,
  ...author,
  per,
  /** Null if unknown. */
  serving_g: z.number().positive().max(maxServingGrams).nullable(),
  /** The barcode on its package; a change without one keeps it. */
  barcode: storableText.trim().min(1).max(barcodeMaxLength).optional(),
  figures: ownFigures.refine(
    (figures) => Object.values(figures).some((one) => one !== undefined),
    "must have at least one figure",
  ),
});

const recipeParts = {
  /** The ingredients in words, a line each: '500 g minced beef'. */
  lines: z.array(storableText.trim().min(1).max(ingredientMaxLength)).min(1).max(maxIngredients),
  /** How many servings it makes; null if only the cooked weight is known. */
  servings: z.number().positive().max(maxServings).nullable(),
  /** Its weight after cooking; null: the sum of its ingredients. */
  cooked_g: z.number().positive().max(maxCookedGrams).nullable(),
  /** Lines with the same words as in this meal or own recipe keep its foods and figures. */
  based_on: z
    .strictObject({ kind: z.enum(["meal", "own-food"]), id: storableText.max(200) })
    .optional(),
};

/** POST /api/my-foods and PUT /api/my-foods/{id} (beyond the spec): a food or recipe of the user. */
export const ownFoodRequest = z.discriminatedUnion("kind", [
  foodRequest,
  z.strictObject({ kind: z.literal("recipe"), ...names, ...author, ...recipeParts }),
]);
export type OwnFoodRequest = z.infer<typeof ownFoodRequest>;

/** POST /api/my-foods/preview: what the lines of a recipe are read as. */
export const recipePreviewRequest = z.strictObject(recipeParts);
export type RecipePreviewRequest = z.infer<typeof recipePreviewRequest>;

const ingredientLine = z.strictObject({
  words: z.string(),
  items: z.array(
    z.strictObject({
      name: z.string(),
      grams: z.number().nullable(),
      calories_kcal: z.number().nullable(),
    }),
  ),
  /** Words that look like food and match none. */
  not_counted: z.array(z.string()),
});
export type IngredientLineEntry = z.infer<typeof ingredientLine>;

const computed = {
  per,
  serving_g: z.number().nullable(),
  figures: ownFigures,
};

export const recipePreview = z.strictObject({ lines: z.array(ingredientLine), ...computed });
export type RecipePreview = z.infer<typeof recipePreview>;

/** POST /api/my-foods/label: the words of a nutrition label, as a phone or a shop's page gives them. */
export const labelRequest = z.strictObject({
  text: storableText.trim().min(1).max(messageMaxLength),
});

/** POST /api/my-foods/label/photo: the words that a model read in the photo of a label, for `labelRequest`. */
export const labelWords = labelRequest;
export type LabelWords = z.infer<typeof labelWords>;

/** The figures that the label states. */
export const labelFigures = z.strictObject(computed);
export type LabelFigures = z.infer<typeof labelFigures>;

/** The response of both, 201 and 200. A recipe has the figures that its ingredients give. */
export const savedOwnFood = z.strictObject({
  id: z.string(),
  kind: z.enum(["food", "recipe"]),
  ...names,
  ...computed,
  /** Null for a food. */
  recipe: z
    .strictObject({
      lines: z.array(ingredientLine),
      servings: z.number().nullable(),
      cooked_g: z.number().nullable(),
    })
    .nullable(),
  /** As it is printed; null if the user gave none. */
  barcode: z.string().nullable(),
  /** The meal that it was saved from, which may be deleted; null if none. */
  meal_id: z.string().nullable(),
  /** Increases with each change. */
  version: z.number().int(),
  /** ISO 8601 instant. */
  updated_at: z.string(),
});
export type SavedOwnFood = z.infer<typeof savedOwnFood>;

/** GET /api/my-foods, sorted by name. */
export const ownFoodList = z.strictObject({ items: z.array(savedOwnFood) });
export type OwnFoodList = z.infer<typeof ownFoodList>;

/** GET /api/my-foods/drafts/{mealId}: the recipe that a meal would be. */
export const recipeDraft = z.strictObject({
  name: z.string(),
  lines: z.array(z.string()),
  servings: z.number().nullable(),
  cooked_g: z.number().nullable(),
  /** True if the meal's message describes a recipe: "serves 4, I had one". */
  is_recipe: z.boolean(),
});
export type RecipeDraft = z.infer<typeof recipeDraft>;

/**
 * GET and POST /api/my-foods/{id}/meals: the number of logged meals with an earlier version of it. POST
 * changes them, each as an edit, and returns how many it changed; meals that are being edited stay.
 */
export const outdatedMeals = z.strictObject({ meals: z.number().int() });
export type OutdatedMeals = z.infer<typeof outdatedMeals>;
