import type { EditOperation } from "../../edits.ts";

/** What a clause asks for if it has a meaning; `read` is what the parsers make of it, `talk` asks for nothing. */
export type MeaningKind =
  | "talk"
  | "read"
  | "time"
  | "figures"
  | "figures-of-item"
  | "amount"
  | "more"
  | "less"
  | "share"
  | "left"
  | "multiple"
  | "kind"
  | "replace"
  | "add"
  | "remove";

/** One of the things that a clause may mean. */
export interface Meaning {
  readonly kind: MeaningKind;
  /** None for talk. */
  readonly operations: readonly EditOperation[];
  /** The places of the labelled words that the operations use. */
  readonly used: readonly number[];
  /** What is changed: an item that the clause names or one named before, the only item, or the whole meal. */
  readonly target: "named" | "topic" | "only" | "meal";
}
