import { type MealType, mealTypes } from "@morsel/nutrition";

export const mealTypeLabels = Object.fromEntries(
  mealTypes.map((type) => [type, `${type.charAt(0).toUpperCase()}${type.slice(1)}`]),
) as Readonly<Record<MealType, string>>;
