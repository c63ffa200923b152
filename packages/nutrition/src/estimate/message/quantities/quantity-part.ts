import type { NutrientId } from "../../../nutrients.ts";
import type { Span } from "../../words/span.ts";

/**
 * The role of a part of a message about how much of one food was eaten, as a letter, so that patterns of parts are regular
 * expressions: E energy, N nutrient, W weight or volume, C number, F part of one, R ratio "60/40", A article, o the name of the food,
 * n noun of a portion or package, t state, e "ate", l "left", d "all but", k "without", I the speaker, G "we", P other people, s "shared", H "half each",
 * b "between", w "with", "&" "and", r "rest", q "equally", h "each", T "whole", O "of", p "per", m "makes", z "none", v "before", a "now",
 * u "empty", c "after cooking", g the weight with what is not eaten, D without it, x "times", k a meal or time, "=" "is", "?" what is not read, and "." a mark.
 */
export interface QuantityPart extends Span {
  readonly code: string;
  readonly value?: number;
  /** Of a ratio: the other number. Of a weight after "per": undefined. */
  readonly other?: number;
  readonly isVolume?: boolean;
  readonly nutrient?: NutrientId;
  readonly stem: string;
  readonly text: string;
  readonly isPlural?: boolean;
  /** Of an energy: it had no unit. */
  readonly isBare?: boolean;
  /** "serving" */
  readonly isServing?: boolean;
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
}
