export { estimateMeals, type MealReading, type WrittenAt } from "./estimate-meals.ts";
export { buildFoodIndex, type FoodIndex } from "./food-index.ts";
export type { FoodMention, MealMentions } from "./mentions.ts";
