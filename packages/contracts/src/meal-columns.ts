/** What a meal card can show (spec section 3), in the order in which it does. */
export const mealColumnIds = [
  "calories",
  "protein",
  "carbs",
  "fat",
  "fiber",
  "sugar",
  "sodium",
  "serving",
  "cholesterol",
  "saturated_fat",
] as const;
export type MealColumnId = (typeof mealColumnIds)[number];

/** The columns that show until a person chooses others (spec section 9). */
export const defaultMealColumns: readonly MealColumnId[] = ["calories", "protein", "carbs", "fat"];
