import type { EditChange, EditOperation, EditRefusal } from "../edits.ts";
import type { MealEstimate } from "../meal.ts";

/** An instruction as operations, before the meal is touched. */
export interface EditReading {
  readonly operations: readonly EditOperation[];
  /** The instruction only undoes the latest edit. */
  readonly isUndo: boolean;
  /** Its words that were left out: questions, and what others ate. */
  readonly unused?: readonly string[];
}

/** Why nothing was changed. */
export interface EditRefused {
  readonly kind: "refused";
  readonly refusal: EditRefusal;
  /** The words that could not be read, found or eaten; [] if there is nothing to quote. */
  readonly words: readonly string[];
}

/** The result of an edit. The caller performs an undo, because it has the meal's history. */
export type EditOutcome =
  | {
      readonly kind: "changed";
      readonly meal: MealEstimate;
      readonly changes: readonly EditChange[];
      readonly operations: readonly EditOperation[];
    }
  | { readonly kind: "undo" }
  | EditRefused;

/** The operations of one clause; a refusal; undefined if the clause cannot be read. */
export type ClauseReading = readonly EditOperation[] | EditRefused | undefined;

/** Refuses an edit, quoting the words that are the reason. */
export function refuse(refusal: EditRefusal, ...words: readonly string[]): EditRefused {
  return { kind: "refused", refusal, words: words.map((word) => word.trim()) };
}

export function isRefused<T extends object>(value: T | EditRefused): value is EditRefused {
  return "kind" in value && value.kind === "refused";
}
