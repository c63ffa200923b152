import { mealTypes, type QuestionState } from "@morsel/nutrition";
import { z } from "zod";
import { portion } from "./foods.ts";
import { editAuthors } from "./language-model.ts";
import { instructionsMaxLength, mealTitleMaxLength, messageMaxLength } from "./limits.ts";
import { macros, mealEntry, statedFigures } from "./meals.ts";
import { storableText } from "./storable-text.ts";
import { jobStatuses } from "./wire-constants.ts";

/** POST /api/external/meals/{id}/edit-nl */
export const editRequest = z.strictObject({
  instructions: storableText.max(instructionsMaxLength),
});
export type EditRequest = z.infer<typeof editRequest>;

/** The response, 202. */
export const editStart = z.strictObject({ job_id: z.string(), status: z.enum(jobStatuses) });
export type EditStart = z.infer<typeof editStart>;

/** GET /api/external/meals/edit-nl/processing: the meals that are being edited. */
export const processingMeals = z.strictObject({ entry_ids: z.array(z.string()) });
export type ProcessingMeals = z.infer<typeof processingMeals>;

const itemFigures = z.strictObject({
  name: z.string(),
  grams: z.number().nullable(),
  calories_kcal: z.number().nullable(),
});

const questionState = z.enum(["open", "answered", "dismissed"] satisfies QuestionState[]);

/** One line of a patch, in figures. */
const editChange = z.discriminatedUnion("kind", [
  /** `before` is null for a new item, `after` for a removed one. */
  z.strictObject({
    kind: z.literal("item"),
    before: itemFigures.nullable(),
    after: itemFigures.nullable(),
    /** What was assumed, as a sentence. */
    assumed: z.string().optional(),
  }),
  /** ISO 8601 instants. */
  z.strictObject({ kind: z.literal("time"), before: z.string(), after: z.string() }),
  z.strictObject({
    kind: z.literal("meal-type"),
    before: z.enum(mealTypes),
    after: z.enum(mealTypes),
  }),
  z.strictObject({ kind: z.literal("title"), before: z.string(), after: z.string() }),
  /** The meal was saved as a recipe of this name. */
  z.strictObject({ kind: z.literal("saved-recipe"), name: z.string() }),
  /** Words that are not counted: `after` is null if they left the list, `before` if they are back. */
  z.strictObject({
    kind: z.literal("not-counted"),
    before: z.string().nullable(),
    after: z.string().nullable(),
  }),
  /** Words of the instruction that changed nothing: talk, a question, or what others ate. */
  z.strictObject({ kind: z.literal("not-used"), words: z.string() }),
  /** Whether the meal's question was answered or dismissed. */
  z.strictObject({
    kind: z.literal("question"),
    text: z.string(),
    before: questionState,
    after: questionState,
  }),
]);
export type EditChangeEntry = z.infer<typeof editChange>;

/** The changes of one edit. */
const mealPatch = z.strictObject({
  changes: z.array(editChange),
  calories_kcal: z.strictObject({ before: z.number().nullable(), after: z.number().nullable() }),
});
export type MealPatch = z.infer<typeof mealPatch>;

/** GET /api/external/meals/{id}/edit-nl/status: the meal's latest edit; 404 if there is none. */
export const editStatus = z.strictObject({
  status: z.enum(jobStatuses),
  /** Only if the edit failed: a message for the user. */
  error: z.string().optional(),
  /** Only if it completed (beyond the spec). */
  patch: mealPatch.optional(),
});
export type EditStatus = z.infer<typeof editStatus>;

/** GET /api/external/meals/{id}/revisions (beyond the spec): a meal's edits, newest first. */
export const mealRevisions = z.strictObject({
  items: z.array(
    z.strictObject({
      /** The meal's version that this edit created. */
      version: z.number().int(),
      /** ISO 8601 instant. */
      edited_at: z.string(),
      /** The user's own words; null for an edit on the screen or an undo. */
      instructions: z.string().nullable(),
      patch: mealPatch,
      /** 'model' if the language model read the meal's words again. */
      made_by: z.enum(editAuthors),
      /** True if this edit undoes another one. */
      is_undo: z.boolean(),
    }),
  ),
});
export type MealRevisions = z.infer<typeof mealRevisions>;

const place = z.number().int().min(0);

/** The operations of the screen, which are applied immediately. */
const directEdit = z.discriminatedUnion("kind", [
  /**
   * Adds the foods of words; or one food: that with `food_id`, in the amount of the words, or one with the
   * figures `amounts`.
   */
  z.strictObject({
    kind: z.literal("add"),
    words: storableText.trim().min(1).max(messageMaxLength),
    food_id: storableText.max(200).optional(),
    amounts: statedFigures.optional(),
  }),
  /** Removes words from the meal's `not_counted`. */
  z.strictObject({ kind: z.literal("dismiss-words"), words: storableText.max(messageMaxLength) }),
  /** Answers the meal's question with the answer at this index, which is remembered for the same words. */
  z.strictObject({
    kind: z.literal("answer-question"),
    question: storableText.max(messageMaxLength),
    answer: place,
  }),
  /** Leaves the meal's question unanswered; it is not asked again about the same words. */
  z.strictObject({
    kind: z.literal("dismiss-question"),
    question: storableText.max(messageMaxLength),
  }),
  z.strictObject({ kind: z.literal("remove"), item: place }),
  z.strictObject({ kind: z.literal("choose-food"), item: place, food_id: storableText.max(200) }),
  /** For the whole amount eaten; for a quick add, missing amounts become unknown. */
  z.strictObject({ kind: z.literal("set-figures"), item: place, amounts: statedFigures }),
  z.strictObject({ kind: z.literal("set-grams"), item: place, grams: z.number() }),
  z.strictObject({
    kind: z.literal("set-portion"),
    item: place,
    label: storableText.max(200),
    count: z.number(),
  }),
  /** ISO 8601 instant. */
  z.strictObject({ kind: z.literal("set-time"), consumed_at: z.iso.datetime({ offset: true }) }),
  z.strictObject({ kind: z.literal("set-meal-type"), meal_type: z.enum(mealTypes) }),
  z.strictObject({ kind: z.literal("rename"), title: storableText.max(mealTitleMaxLength) }),
]);
export type DirectEdit = z.infer<typeof directEdit>;

/** PATCH /api/external/meals/{id} (beyond the spec); 409 if the meal has another version now. */
export const directEditRequest = z.strictObject({
  version: z.number().int(),
  operations: z.array(directEdit).min(1).max(50),
});
export type DirectEditRequest = z.infer<typeof directEditRequest>;

/** POST /api/external/meals/{id}/undo-edit (beyond the spec): undoes the latest edit. */
export const undoEditRequest = z.strictObject({ version: z.number().int() });
export type UndoEditRequest = z.infer<typeof undoEditRequest>;

/** The response of both: the changed meal and the changes. */
export const editedMeal = z.strictObject({ meal: mealEntry, patch: mealPatch });
export type EditedMeal = z.infer<typeof editedMeal>;

/** A food of the table. */
const tableFood = z.strictObject({
  id: z.string(),
  name: z.string(),
  source: z.string(),
  /** Per 100 g. */
  macros,
});

/** GET /api/external/meals/{id}/items/{place}/choices (beyond the spec): the alternatives for an item. */
export const itemChoices = z.strictObject({
  /** At most five foods of the table that match the item's words, best first, including the chosen one. */
  foods: z.array(tableFood),
  /** The household portions of the item's food. */
  portions: z.array(portion),
});
export type ItemChoices = z.infer<typeof itemChoices>;

/** POST /api/external/foods/suggestions (beyond the spec). */
export const suggestionsRequest = z.strictObject({
  words: storableText.min(1).max(messageMaxLength),
});

/** The response: at most three foods of the table that are nearest to the words, best first. */
export const foodSuggestions = z.strictObject({ items: z.array(tableFood) });
export type FoodSuggestions = z.infer<typeof foodSuggestions>;
