import type { Span } from "../../words/span.ts";
import type { RolePart } from "../roles/role-part.ts";

/** A part of a statement about figures. */
export interface Part extends RolePart {
  /** With the words before and after it that say nothing. */
  readonly withFillers: Span;
  /** Of other words: the noun at their end, "tub" in "hummus tub", and the end of the words before it. */
  readonly noun?: string;
  readonly nameEnd?: number;
  /** A word for the source of the figures is next to it: "label", "says". */
  readonly hasSource?: boolean;
}
