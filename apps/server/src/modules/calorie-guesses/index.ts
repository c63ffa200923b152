export { addCalorieGuessRoutes } from "./calorie-guess-routes.ts";
