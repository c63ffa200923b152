import type { FoodIndex } from "../estimate/foods/food-index.ts";
import type { WrittenAt } from "../estimate/message/read-time.ts";
import type { MealEstimate } from "../meal.ts";
import { applyOperations } from "./apply-operations.ts";
import { type EditOutcome, isRefused } from "./outcome.ts";
import { readOwn } from "./read-own.ts";

export { applyOperations } from "./apply-operations.ts";
export { findLesson } from "./find-lesson.ts";
export { listChoices } from "./list-choices.ts";
export type { EditOutcome, EditReading, EditRefused } from "./outcome.ts";
export { readAgain } from "./read-again.ts";
export { readEdit } from "./read-edit.ts";

/**
 * Does to a meal what an instruction in words asks for: all of it or, where any part cannot be read
 * or done, nothing, with the reason. The same words about the same meal at the same time give the
 * same outcome.
 */
export function applyEdit(
  meal: MealEstimate,
  instruction: string,
  foods: FoodIndex,
  written: WrittenAt,
): EditOutcome {
  const read = readOwn(meal, instruction, foods, written);
  if (isRefused(read)) return read;
  if (read.isUndo) return { kind: "undo" };
  return applyOperations(meal, read.operations, foods, written);
}
