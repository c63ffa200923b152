import type { Span } from "../../words/span.ts";
import type { QuantityPart } from "../quantities/quantity-part.ts";

/** So many pieces or a part of all. */
export interface SharedAmount {
  readonly kind: "pieces" | "part";
  readonly value: number;
  /** "slice" of "2 slices" */
  readonly noun?: string | undefined;
  /** It was left by this person, or is a part of the person's own share: "left a third of mine". */
  readonly isOfOwn?: boolean;
}

/** What some words of a message say about shared food. */
export interface Statement {
  /** How many people there were, with the person who writes; NaN if they are several. */
  readonly people?: number;
  /** The number may be that of a usual size: "for two". */
  readonly isForGuests?: boolean;
  /** The food was divided among them. */
  readonly isDivided?: boolean;
  /** The foods are after the words: "four of us finished a tub". */
  readonly isOfNext?: boolean;
  /** In how many pieces the food was cut, or how many there were. */
  readonly pieces?: number;
  /** "slices" of "cut into 10 slices" */
  readonly nounOfPieces?: string | undefined;
  readonly own?: SharedAmount;
  /** What each of the people had. */
  readonly each?: SharedAmount;
  /** What others had, or was left. */
  readonly others?: SharedAmount;
  /** The person had what others did not have. */
  readonly isRest?: boolean;
  /** The others had what this person did not have. */
  readonly isRestOfOthers?: boolean;
  /** They shared what usually is for one person: "one plate, two spoons". */
  readonly isOfPortion?: boolean;
  /** The foods after it are what this person had. */
  readonly isList?: boolean;
  /** Neither a share nor a food of its own: "mum made", "mostly salmon nigiri". */
  readonly isOther?: boolean;
  /** The food was only for this person. */
  readonly isMine?: boolean;
  /** The food that an amount is about: "half of the meat". */
  readonly food?: readonly QuantityPart[];
}

/** A statement and the words that make it. */
export interface FoundStatement extends Statement, Span {}
