export { countLogged } from "./count-logged.ts";
export { type DayIntake, readDaySums } from "./day-sums.ts";
export { findMeal } from "./find-meal.ts";
export { countedFoodId, importedFoodId } from "./imported-foods.ts";
export { isTimeZone, toLocalDay, toLocalMinute } from "./local-day.ts";
export { listLoggedFoods } from "./logged-foods.ts";
export {
  estimateToContent,
  pickAmounts,
  rowToEntry,
  rowToEstimate,
} from "./meal-converters.ts";
export { toMealEdit } from "./meal-edit.ts";
export {
  areItemsAsLogged,
  findUndo,
  listRevisions,
  type MealEdit,
  writeEdit,
} from "./meal-history.ts";
export { meals } from "./meal-routes.ts";
export {
  copyMeals,
  findMealRow,
  insertMeals,
  listJobOutcomes,
  listMealsOfJob,
  purgeDeletedMeals,
} from "./meal-store.ts";
export { deleteMealsOfJob, insertManyMeals, insertMealsOfJobs } from "./meals-of-job.ts";
