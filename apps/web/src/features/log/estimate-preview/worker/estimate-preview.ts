import type { MealItem } from "@morsel/nutrition";
import {
  estimateMeals,
  type FoodIndex,
  type MessageContext,
  mealRange,
  type ReaderLanguage,
} from "@morsel/nutrition/estimate";
import type { Preview, PreviewFood } from "../preview.ts";
import { formatPortion } from "./format-portion.ts";

/** The confidence from which a food counts as certain. */
const minSureConfidence = 0.5;

/** Estimates the message as the server's built-in engine does. */
export function estimatePreview(
  message: string,
  foods: FoodIndex,
  written: MessageContext,
): Preview {
  const { meals, unmatched } = estimateMeals(message, foods, written);
  const items = meals.flatMap((meal) => meal.items);
  const known = meals.flatMap(({ nutrients }) => nutrients.calories_kcal ?? []);
  return {
    energyKcal: known.length > 0 ? known.reduce((sum, kcal) => sum + kcal, 0) : null,
    ...mealRange(items),
    foods: items.map((item) => previewFood(item, written.language)),
    unmatched: unmatched,
  };
}

function previewFood(item: MealItem, language: ReaderLanguage | undefined): PreviewFood {
  const words = item.words ?? item.food.name;
  return {
    words,
    amount: formatPortion(item, words, language),
    isAssumed: !item.portion.isStated,
    isSure: item.confidence >= minSureConfidence,
  };
}
