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
  | "remove"
  /** The item was eaten so many times: "2 beers" of 330 ml beer. */
  | "count"
  /** One more of the item: "a second egg". */
  | "one-more"
  /** The part of one of so many people, or of so many people besides the person. */
  | "share-of-people"
  | "share-with-people"
  /** A part of it more than it has: "up by half". */
  | "more-by-share"
  /** So much energy more or less than it has. */
  | "more-energy"
  | "less-energy"
  /** A number that is the energy of the meal. */
  | "energy"
  /** The nutrient of a food or the meal by its name. */
  | "nutrient"
  /** The weight or the energy of each piece. */
  | "of-pieces"
  /** Only the items that are named were eaten. */
  | "only"
  /** A part or a multiple of the items that are not named. */
  | "share-of-others"
  | "multiple-of-others"
  /** Eaten so long before or after the logged time, or before the instruction. */
  | "earlier"
  | "later"
  | "ago"
  /** What the clause before asked for is taken back. */
  | "take-back"
  /** What the clause before asks for, of other items. */
  | "same"
  /** The amount of the food that the clause before adds. */
  | "amount-of-added";

/** One of the things that a clause may mean. */
export interface Meaning {
  readonly kind: MeaningKind;
  /** None for talk. */
  readonly operations: readonly EditOperation[];
  /** The places of the labelled words that the operations use. */
  readonly used: readonly number[];
  /** What is changed: an item that the clause names or one named before, the only item, the item in the unit of an amount, or the whole meal. */
  readonly target: "named" | "topic" | "only" | "unit" | "meal";
  /** The operations of the clauses before that are not meant any more. */
  readonly takenBack?: readonly EditOperation[];
}
