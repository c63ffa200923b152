import type { EditOperation } from "../../edits.ts";
import { estimateMeals } from "../../estimate/estimate-meals.ts";
import { testIndex, writtenAt } from "../../estimate/test-foods.ts";
import type { MealEstimate } from "../../meal.ts";
import { applyOperations } from "./apply-operations.ts";

export function readMeal(message: string): MealEstimate {
  const [meal] = estimateMeals(message, testIndex, writtenAt).meals;
  if (!meal) throw new Error(`"${message}" is no meal`);
  return meal;
}

export const apply = (meal: MealEstimate, ...operations: EditOperation[]) =>
  applyOperations(meal, operations, testIndex, writtenAt);

export function change(meal: MealEstimate, ...operations: EditOperation[]) {
  const outcome = apply(meal, ...operations);
  if (outcome.kind !== "changed") throw new Error(JSON.stringify(outcome));
  return outcome;
}

export const breakfast = readMeal(
  "2 slices of whole wheat toast, butter and a banana for breakfast",
);
