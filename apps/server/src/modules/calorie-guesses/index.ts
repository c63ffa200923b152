export { calorieGuesses } from "./calorie-guesses.ts";
export { describeSharedPages } from "./describe-page.ts";
export { purgeShares } from "./share-store.ts";
