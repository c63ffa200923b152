import type { MealEstimate } from "@morsel/nutrition";
import { estimateMeals } from "@morsel/nutrition/estimate";
import { writtenAt } from "../test-messages/check-reading.ts";
import { starterIndex } from "../testing/starter-index.ts";
import { readMealMessages } from "./edit-data.ts";

export const messages = readMealMessages();

const meals = new Map(
  [...messages].map(([key, message]) => {
    const [meal, ...others] = estimateMeals(message, starterIndex, writtenAt).meals;
    if (!meal || others.length > 0) throw new Error(`"${message}" is not one meal`);
    return [key, meal] as const;
  }),
);

/** The meal with this key in meals.csv, as the engine reads it. */
export function getMeal(key: string): MealEstimate {
  const meal = meals.get(key);
  if (meal === undefined) throw new Error(`meals.csv has no meal "${key}"`);
  return meal;
}
