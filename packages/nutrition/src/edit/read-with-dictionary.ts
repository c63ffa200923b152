import type { EditOperation } from "../edits.ts";
import type { FoodIndex } from "../estimate/match/food-index.ts";
import type { MessageContext } from "../estimate/message/read-time.ts";
import { restoreMention, substituteDictionaryPhrases } from "../estimate/user-dictionary.ts";
import type { MealEstimate } from "../meal.ts";
import { type EditReading, type EditRefused, isRefused } from "./edit-outcome.ts";
import { readEdit } from "./read-edit.ts";

/**
 * Reads an instruction that may contain dictionary phrases. If that is refused, reads it unchanged, since
 * a phrase may refer to an item: "remove my latte".
 */
export function readWithDictionary(
  meal: MealEstimate,
  instruction: string,
  foods: FoodIndex,
  written: MessageContext,
): EditReading | EditRefused {
  const taught = substituteDictionaryPhrases(instruction, foods, written.dictionary);
  if (taught.text === instruction) return readEdit(meal, instruction, foods, written);
  const read = readEdit(meal, taught.text, taught.foods, written);
  if (isRefused(read)) return readEdit(meal, instruction, foods, written);
  return { ...read, operations: read.operations.map((one) => restoreOne(one, taught.restore)) };
}

function restoreOne(operation: EditOperation, restore: (text: string) => string): EditOperation {
  if ("mention" in operation) {
    return { ...operation, mention: restoreMention(operation.mention, restore) };
  }
  if (operation.kind === "change-kind") return { ...operation, words: restore(operation.words) };
  return operation.kind === "rename"
    ? { ...operation, title: restore(operation.title) }
    : operation;
}
