export { isTimeZone } from "./local-day.ts";
export { addMealRoutes } from "./meal-routes.ts";
export { insertMeals, purgeDeletedMeals } from "./meal-store.ts";
