import type { MealEstimate } from "../meal.ts";

export interface MealReading {
  /** In the order of the message; empty where it holds no food. */
  readonly meals: readonly MealEstimate[];
  /** Words that look like food but match nothing in the table, as they were written. */
  readonly unmatched: readonly string[];
}

/** When and where the message was written; the engine has no clock of its own. */
export interface WrittenAt {
  /** Epoch milliseconds. */
  readonly nowMs: number;
  /** IANA time zone of the person, as 'Europe/Paris'. */
  readonly timeZone: string;
}
