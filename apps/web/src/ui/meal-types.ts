import { type MealType, mealTypes } from "@morsel/nutrition";
import { t } from "./messages-on-demand.ts";

/** The names of the meals: 'Breakfast'. */
export const readMealTypeLabels = (): Readonly<Record<MealType, string>> =>
  Object.fromEntries(mealTypes.map((type) => [type, t.mealTypes(type)])) as Readonly<
    Record<MealType, string>
  >;
