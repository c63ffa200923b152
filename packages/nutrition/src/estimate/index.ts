export { ownFoodEntries } from "../own-foods.ts";
export { findPhrases, isUsablePhrase, phraseKey } from "./dictionary-phrases.ts";
export { estimateMeals, type MealEvidence, type MealReading } from "./estimate-meals.ts";
export { buildFoodIndex, type FoodIndex } from "./match/food-index.ts";
export { defaultMealHours, mealTypeAt, type TimeRefusal } from "./meals/assign-meal-times.ts";
export { composeMeal, itemName } from "./meals/compose-meal.ts";
export {
  energyWeight,
  type Features,
  itemFeatures,
  mealFeatures,
  mealRange,
} from "./meals/confidence.ts";
export type {
  DictionaryEntry,
  FoodEstimate,
  FoodMention,
  MealMentions,
  StatedNutrients,
} from "./mentions.ts";
export { instantOf, type MessageContext } from "./message/read-time.ts";
export { questionIdsOf } from "./questions/find-question.ts";
export { estimateQuickAdd, type QuickAdd } from "./quick-add.ts";
export {
  findRecipeOfMessage,
  type IngredientLine,
  type RecipeOfMessage,
  readIngredientLine,
} from "./recipes.ts";
export { type FoodHit, searchFoods } from "./search-foods.ts";
export { expandMention, isReadableDefinition } from "./user-dictionary.ts";
export { replaceWeights, type WeightFile } from "./weights/index.ts";
