import type { RolePart } from "../roles/role-part.ts";

/** A part of a message about how much of one food was eaten. */
export interface QuantityPart extends RolePart {
  readonly stem: string;
  readonly text: string;
  /** Of a ratio: the other number. Of a weight after "per": undefined. */
  readonly other?: number;
  /** Of an energy: it had no unit. */
  readonly isBare?: boolean;
  /** "serving" */
  readonly isServing?: boolean;
  /** "cup": a package may hold several */
  readonly isMeasure?: boolean;
  /** "bag" */
  readonly isPackage?: boolean;
  /** "4%" */
  readonly isPercent?: boolean;
  /** A size before it was left out: "big". */
  readonly isSized?: boolean;
  /** "didn't finish" */
  readonly isUnfinished?: boolean;
  /** "says" */
  readonly isSource?: boolean;
  /** "gave", which may be of a yield */
  readonly isOfYield?: boolean;
  /** "twice" */
  readonly isMultiple?: boolean;
  /** "and", but not "so" */
  readonly isAddition?: boolean;
  /** "net" */
  readonly isNet?: boolean;
  /** "remaining", "leftover", which may describe the food. */
  readonly isOfFood?: boolean;
  /** "weighed", of several together */
  readonly isOfAll?: boolean;
  /** Where a phrase begins that may say when, where or why: "in" before "the truck". */
  readonly phraseStart?: number;
}
