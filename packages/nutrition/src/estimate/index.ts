export { estimateMeals, type MealReading } from "./estimate-meals.ts";
export { buildFoodIndex, type FoodIndex } from "./foods/food-index.ts";
export { guessedDataset } from "./meals/apply-estimate.ts";
export { composeMeal } from "./meals/compose-meal.ts";
export { mealRange } from "./meals/confidence.ts";
export { mealTypeAt, usualHours } from "./meals/place-meals.ts";
export type {
  FoodEstimate,
  FoodMention,
  MealMentions,
  OwnWord,
  StatedFigures,
} from "./mentions.ts";
export { instantOf, type WrittenAt } from "./message/read-time.ts";
export { findPhrases, isUsablePhrase, phraseKey } from "./own-phrases.ts";
export { expandMention, isMeaningRead } from "./own-words.ts";
export { estimateQuickAdd, type QuickAdd } from "./quick-add.ts";
