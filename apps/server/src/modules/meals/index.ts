export { isTimeZone } from "./local-day.ts";
export { addMealRoutes } from "./meal-routes.ts";
export { insertMeals } from "./meal-store.ts";
