import type { MealItem } from "@morsel/nutrition";
import {
  estimateMeals,
  type FoodIndex,
  type MessageContext,
  mealRange,
} from "@morsel/nutrition/estimate";
import type { Preview, PreviewFood } from "../preview.ts";
import { formatPortion } from "./format-portion.ts";

/** Below it a food is as likely another. */
const sureFrom = 0.5;

/** What the server's own engine would make of the message with the same foods. */
export function readPreview(message: string, foods: FoodIndex, written: MessageContext): Preview {
  const { meals, unmatched } = estimateMeals(message, foods, written);
  const items = meals.flatMap((meal) => meal.items);
  const known = meals.flatMap(({ nutrients }) => nutrients.calories_kcal ?? []);
  return {
    energyKcal: known.length > 0 ? known.reduce((sum, kcal) => sum + kcal, 0) : null,
    ...mealRange(items),
    foods: items.map(previewFood),
    unread: unmatched,
  };
}

function previewFood(item: MealItem): PreviewFood {
  const words = item.words ?? item.food.name;
  const { isStated } = item.portion;
  return {
    words,
    amount: isStated ? formatPortion(item, words) : undefined,
    isSure: isStated && item.confidence >= sureFrom,
  };
}
