import type { PortionRule } from "../../meal.ts";
import { roundTo } from "../../totals.ts";
import type { Amount } from "../chunks/amount.ts";
import type { PortionQuery } from "./portion-query.ts";

/** The amount of a mention; `amount` is absent if the message does not state one. */
export interface PortionRequest extends PortionQuery {
  readonly amount?: Amount | undefined;
  /** The person's words, for the receipt. */
  readonly text: string;
  /** Number of pieces that an unstated amount was spread over. */
  readonly spreadOverPieces?: number | undefined;
  /** The eaten share of the amount. */
  readonly share?: number | undefined;
}

/** The result of one rule, before rounding. */
export interface PortionResult {
  readonly rule: PortionRule;
  readonly text: string;
  readonly grams: number;
  /** The calculation from the words to the grams. */
  readonly calculation: string;
  readonly isStated: boolean;
  readonly count: number;
  readonly unit: string;
  /** Replaces the certainty of the rule. */
  readonly certainty?: number;
  readonly scaling?: string | undefined;
}

/** A number in the format of receipts. */
export const formatNumber = (value: number) => String(roundTo(value, 2));
