export { calorieGuesses } from "./calorie-guesses.ts";
export { describeSharedPages } from "./describe-page.ts";
export { createShare, deleteSharesOfMeal, purgeShares } from "./share-store.ts";
