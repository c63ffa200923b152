export { dictionary } from "./dictionary-routes.ts";
export { readDictionary } from "./dictionary-store.ts";
export { findSavedFoodOfBarcode } from "./own-food-rows.ts";
export { addRecipeOfMeal, findRecipeRefusal, purgeDeletedOwnFoods } from "./own-food-store.ts";
export { type MealRecipe, toRecipe } from "./recipe-lines.ts";
export { readSettledQuestions, settleQuestion } from "./settled-questions.ts";
