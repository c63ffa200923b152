import type { NutrientId } from "../../../nutrients.ts";
import type { Span } from "../../words/span.ts";

/**
 * The role of a part of a statement about figures, as a letter, so that patterns of parts are regular expressions:
 * E energy, N nutrient, W weight or volume, C number, F part of one, A article, n noun of a serving or package,
 * k the name or time of a meal, p "per", h "each", T "whole", z "serving size", e "ate", l "left", m "makes", O "of", j "with", x "times", s other people, o other words,
 * "." the end of a sentence or line, "," another mark, and brackets.
 */
export interface Part extends Span {
  readonly code: string;
  /** With the words before and after it that say nothing. */
  readonly withFillers: Span;
  readonly value?: number;
  /** Of a weight or volume: it is a volume. */
  readonly isVolume?: boolean;
  /** Of an energy: it is in kilojoules. */
  readonly isJoule?: boolean;
  readonly nutrient?: NutrientId;
  readonly stem?: string;
  readonly text?: string;
  /** Of other words: the noun at their end, "tub" in "hummus tub", and the end of the words before it. */
  readonly noun?: string;
  readonly nameEnd?: number;
  readonly isPlural?: boolean;
  /** A word for the source of the figures is next to it: "label", "says". */
  readonly hasSource?: boolean;
}

/** The name or the time of a meal, which ends a statement. */
export const mealCode = "k";

/** Words about other people who had some of it. */
export const sharedCode = "s";

/** A part at an index of tokens, and how many of them it has. */
export type Found = Omit<Part, "start" | "end" | "withFillers"> & { readonly length: number };
