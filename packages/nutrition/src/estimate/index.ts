export { guessedDataset } from "./apply-estimate.ts";
export { composeMeal } from "./compose-meal.ts";
export { mealRange } from "./confidence.ts";
export { estimateMeals, type MealReading } from "./estimate-meals.ts";
export { buildFoodIndex, type FoodIndex } from "./food-index.ts";
export type {
  FoodEstimate,
  FoodMention,
  MealMentions,
  OwnWord,
  StatedFigures,
} from "./mentions.ts";
export { findPhrases, isUsablePhrase, phraseKey } from "./own-phrases.ts";
export { expandMention, isMeaningRead } from "./own-words.ts";
export { mealTypeAt, usualHours } from "./place-meals.ts";
export { estimateQuickAdd, type QuickAdd } from "./quick-add.ts";
export { instantOf, type WrittenAt } from "./read-time.ts";
