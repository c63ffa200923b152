import type { FoodIndex } from "../estimate/match/food-index.ts";
import type { MessageContext } from "../estimate/message/read-time.ts";
import type { MealEstimate } from "../meal.ts";
import { applyOperations } from "./apply-operations.ts";
import { type EditOutcome, isRefused } from "./edit-outcome.ts";
import { readWithDictionary } from "./read-with-dictionary.ts";

export { applyOperations } from "./apply-operations.ts";
export type { EditOutcome, EditReading, EditRefused } from "./edit-outcome.ts";
export { listAlternatives } from "./list-alternatives.ts";
export { readEdit } from "./read-edit.ts";
export { rereadMeal } from "./reread-meal.ts";
export { suggestDictionaryEntry } from "./suggest-dictionary-entry.ts";

/**
 * Applies an instruction in words to a meal: completely, or not at all if any part cannot be read or
 * applied, with the reason. The same words, meal and time give the same outcome.
 */
export function applyEdit(
  meal: MealEstimate,
  instruction: string,
  foods: FoodIndex,
  written: MessageContext,
): EditOutcome {
  const read = readWithDictionary(meal, instruction, foods, written);
  if (isRefused(read)) return read;
  if (read.isUndo) return { kind: "undo" };
  return applyOperations(meal, read.operations, foods, written);
}
