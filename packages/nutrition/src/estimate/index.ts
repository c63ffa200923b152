import type { Food } from "../food.ts";
import { defaultLanguage } from "../languages/default-language.ts";
import type { Language } from "../languages/language.ts";
import type { MealEstimate, MealItem } from "../meal.ts";
import type { OwnFigures } from "../own-foods.ts";
import * as phrases from "./dictionary-phrases.ts";
import * as match from "./match/food-index.ts";
import * as meals from "./meals/compose-meal.ts";
import * as cooked from "./portions/cooked-meat.ts";
import * as questions from "./questions/find-question.ts";
import * as leftovers from "./questions/leftover-answers.ts";
import * as quick from "./quick-add.ts";
import * as labels from "./read-nutrition-label.ts";

export type { Language } from "../languages/language.ts";
export { ownFoodEntries } from "../own-foods.ts";
export { findPhrases } from "./dictionary-phrases.ts";
export { estimateMeals, type MealEvidence, type MealReading } from "./estimate-meals.ts";
export type {
  DictionaryEntry,
  FoodEstimate,
  FoodMention,
  MealMentions,
  StatedNutrients,
} from "./food-mention.ts";
export { defaultMealHours, mealTypeAt, type TimeRefusal } from "./meals/assign-meal-times.ts";
export {
  doubtNames,
  energyWeight,
  type Features,
  itemFeatures,
  macroRanges,
  mealFeatures,
  mealRange,
  rangedMacros,
} from "./meals/confidence.ts";
export { instantOf, type MessageContext } from "./message/read-time.ts";
export type { LoggedFood } from "./questions/leftover-answers.ts";
export {
  findRecipeOfMessage,
  type IngredientLine,
  type RecipeOfMessage,
  readIngredientLine,
} from "./recipes.ts";
export { type FoodHit, searchFoods } from "./search-foods.ts";
export { listStructureFeatures, type StructureFeatures } from "./structure-features.ts";
export type { FoodNames } from "./translation/lexicon.ts";
export { createReaderLanguage, type ReaderLanguage } from "./translation/reader-language.ts";
export { findNameLanguage, type MessageLanguages } from "./translation/translate-message.ts";
export { expandMention, isReadableDefinition } from "./user-dictionary.ts";
export { replaceWeights, type WeightFile } from "./weights/index.ts";

export type FoodIndex = match.FoodIndex;
export type IndexedNames = match.IndexedNames;
export type QuickAdd = quick.QuickAdd;

/**
 * The figures of a pasted nutrition label, of 100 g if it states them, else of a serving; undefined if there is no
 * label with energy.
 */
export const readNutritionLabel = (
  text: string,
  language: Language = defaultLanguage,
): OwnFigures | undefined => labels.readNutritionLabel(text, language);

/** Prepares foods for matching. `names` is what `indexNames` returns for the same names. */
export const buildFoodIndex = (
  foods: readonly Food[],
  language: Language = defaultLanguage,
  names?: IndexedNames,
): match.FoodIndex => match.buildFoodIndex(foods, language, names);

/** Prepares the names of foods, which takes most of the time of `buildFoodIndex`. The result can be stored. */
export const indexNames = (
  foods: readonly Food[],
  language: Language = defaultLanguage,
): IndexedNames => match.indexNames(foods, language);

/** The names of units by which a food may be measured without a scale: "cup", "handful", "slice". */
export function householdUnits(language: Language = defaultLanguage): readonly string[] {
  const { units, pieceUnits } = language.amounts;
  return [...new Set([...units.values(), ...pieceUnits.values()])];
}

/** Normalizes case, accents, whitespace and plurals. */
export const phraseKey = (phrase: string, language: Language = defaultLanguage): string =>
  phrases.phraseKey(phrase, language);

/** True for phrases such as "my usual" and "brekkie bowl"; false for "a", "2" or "lunch". */
export const isUsablePhrase = (phrase: string, language: Language = defaultLanguage): boolean =>
  phrases.isUsablePhrase(phrase, language);

/** True for meat and fish that the table has cooked: a stated raw weight is more than what was eaten. */
export const isCookedMeat = (food: Food, language: Language = defaultLanguage): boolean =>
  cooked.isCookedMeat(food, language);

/** Builds a meal. Its nutrients are the sum of the rounded nutrients of its items, so that both agree. */
export const composeMeal = (
  parts: meals.MealParts,
  language: Language = defaultLanguage,
): MealEstimate => meals.composeMeal(parts, language);

/** What a person calls an item, as a title: "Big Mac". A name that is the food's own stays as it is. */
export const itemName = (item: MealItem, language: Language = defaultLanguage): string =>
  meals.itemName(item, language);

/** True if the message says that food is left from an earlier meal: "half of last night's pizza". */
export const mentionsLeftovers = (message: string, language: Language = defaultLanguage): boolean =>
  leftovers.mentionsLeftovers(message, language);

/** The ids of all questions that may be asked about words. */
export const questionIdsOf = (
  words: string,
  language: Language = defaultLanguage,
): readonly string[] => questions.questionIdsOf(words, language);

/**
 * The same meal that the equivalent message gives: "birthday cake, 350 kcal". Throws a RangeError
 * for an unknown time zone.
 */
export const estimateQuickAdd = (
  add: quick.QuickAdd,
  timeZone: string,
  language: Language = defaultLanguage,
): MealEstimate => quick.estimateQuickAdd(add, timeZone, language);
