export { calorieGuesses } from "./calorie-guesses.ts";
export { describeSharedPages } from "./describe-page.ts";
export { createShare, purgeShares } from "./share-store.ts";
