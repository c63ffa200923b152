import type { InsightText } from "../languages/wording.ts";
import type { WeekFacts } from "./week.ts";

/** What a rule has found. */
export interface Finding {
  readonly says: InsightText;
  /** What it rests on. */
  readonly days: readonly string[];
  readonly foods: readonly string[];
  /** How much there is to see, from 0: more comes first. */
  readonly weight: number;
}

export interface InsightRule {
  /** Stable: what a person has dismissed is remembered by it. */
  readonly id: string;
  /** True: it is left out if energy is hidden. */
  readonly mentionsEnergy: boolean;
  /** How many days of the week must have entries. */
  readonly minDays: number;
  /** Undefined if the rule does not apply to this week. */
  readonly find: (week: WeekFacts) => Finding | undefined;
}

/** The names of foods, as evidence. */
export function namesOf(foods: readonly { readonly name: string }[]): readonly string[] {
  return [...new Set(foods.map(({ name }) => name))];
}

/** The days of a week, as evidence. */
export function daysOf({ days }: WeekFacts): readonly string[] {
  return days.map(({ day }) => day);
}
