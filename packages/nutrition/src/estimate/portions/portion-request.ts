import type { PortionRule } from "../../meal.ts";
import { roundTo } from "../../totals.ts";
import type { Amount } from "../chunks/amount.ts";
import type { PortionQuery } from "./portion-query.ts";

/** What is known of the amount of a mention; `amount` is absent where nothing was said. */
export interface PortionRequest extends PortionQuery {
  readonly amount?: Amount | undefined;
  /** The person's words, for the receipt. */
  readonly text: string;
  /** Pieces that an unstated amount was spread over. */
  readonly spreadOverPieces?: number | undefined;
  /** The share of the amount that was eaten. */
  readonly share?: number | undefined;
}

/** The grams that one rule finds, before they are rounded and told. */
export interface PortionResult {
  readonly rule: PortionRule;
  readonly text: string;
  readonly grams: number;
  /** The working between the words and the grams. */
  readonly working: string;
  readonly isStated: boolean;
  readonly count: number;
  readonly unit: string;
  /** Where it is not the rule's own. */
  readonly certainty?: number;
  readonly scaling?: string | undefined;
}

/** A figure as a receipt writes it. */
export const formatFigure = (value: number) => String(roundTo(value, 2));
