import type { EditChange, EditOperation, EditRefusal } from "../edits.ts";
import type { MealEstimate } from "../meal.ts";

/** An instruction as operations, before the meal is touched. */
export interface EditReading {
  readonly operations: readonly EditOperation[];
  /** The instruction asks for nothing but to take the latest edit back. */
  readonly isUndo: boolean;
}

/** Nothing was done, and why. */
export interface EditRefused {
  readonly kind: "refused";
  readonly refusal: EditRefusal;
  /** What could not be read, found or eaten, as it was written; empty where nothing need be quoted. */
  readonly words: readonly string[];
}

/** The result of an edit. The caller carries out an undo, because it has the meal's history. */
export type EditOutcome =
  | {
      readonly kind: "changed";
      readonly meal: MealEstimate;
      readonly changes: readonly EditChange[];
      readonly operations: readonly EditOperation[];
    }
  | { readonly kind: "undo" }
  | EditRefused;

/** Names why nothing is done, with the words that it is about. */
export function refuse(refusal: EditRefusal, ...words: readonly string[]): EditRefused {
  return { kind: "refused", refusal, words: words.map((word) => word.trim()) };
}

/** Whether something was refused. */
export function isRefused<T extends object>(value: T | EditRefused): value is EditRefused {
  return "kind" in value && value.kind === "refused";
}
