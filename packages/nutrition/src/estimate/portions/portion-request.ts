import type { Approximation, Calculation } from "../../languages/wording.ts";
import type { PortionRule } from "../../meal.ts";
import type { Amount } from "../chunks/amount.ts";

/** The properties of a mention that determine its portion. */
export interface PortionQuery {
  readonly amount?: Amount | undefined;
  /** All words of the mention, as stems and as normalized units. */
  readonly words: ReadonlySet<string>;
  /** The food's noun; it does not distinguish portions if a unit is given. */
  readonly head?: string | undefined;
  /** Stems of the words written in the singular: a singular food noun means one piece. */
  readonly singulars?: ReadonlySet<string>;
  /** The noun of the food's own name. */
  readonly nameHead?: string | undefined;
  /** The food's name is plural: chips, almonds, crackers. */
  readonly isPluralFood?: boolean;
  /** The table marks a default portion. */
  readonly hasDefault?: boolean;
  readonly usualPortionGrams?: number | undefined;
  /** The words of the food's own name, which do not distinguish its portions. */
  readonly nameWords?: ReadonlySet<string>;
  /** Spread or stirred in, without an amount. */
  readonly isSpread?: boolean;
  /** Stirred into a hot drink, without an amount. */
  readonly isStirredIn?: boolean | undefined;
  /** Poured on cereal, without an amount. */
  readonly isPouredOn?: boolean | undefined;
  /** The eaten share of the amount, unless the food is an ingredient of a dish that was divided. */
  readonly shareOfFood?: number | undefined;
  /** Without an amount: bread around a filling, so two slices. */
  readonly isSandwichBread?: boolean | undefined;
  /** Number of pieces that an unstated amount was spread over. */
  readonly spreadOverPieces?: number | undefined;
}

/** The amount of a mention; `amount` is absent if the message does not state one. */
export interface PortionRequest extends PortionQuery {
  readonly amount?: Amount | undefined;
  /** The person's words, for the receipt. */
  readonly text: string;
  /** The eaten share of the amount. */
  readonly share?: number | undefined;
  /** How much larger measures are in the person's country than in the table, by their keys. */
  readonly localMeasures?: ReadonlyMap<string, number> | undefined;
}

/** Assumptions that lower the confidence, besides that of the rule. */
export type PortionDoubt =
  | "cookingFactor"
  | "assumedDensity"
  | "referenceServing"
  | "mouthful"
  | "usualMeasure"
  | "otherMeasure";

/** The result of one rule, before rounding. */
export interface PortionResult {
  readonly rule: PortionRule;
  readonly text: string;
  readonly grams: number;
  /** The calculation of the grams; absent if they were stated. */
  readonly calculation?: Calculation | undefined;
  readonly isStated: boolean;
  readonly count: number;
  readonly unit: string;
  /** An assumption besides that of the rule. */
  readonly doubt?: PortionDoubt;
  readonly approximation?: Approximation | undefined;
}
