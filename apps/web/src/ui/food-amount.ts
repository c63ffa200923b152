import type { ItemChoices } from "@morsel/contracts";
import { parseCount } from "./parse-count.ts";

/** The amount of a food as typed. */
export interface Amount {
  readonly text: string;
  /** `gramsUnit`, or a portion's label. */
  readonly unit: string;
}

type Portions = Readonly<ItemChoices["portions"]>;

/** Empty, because the labels of portions are not. */
export const gramsUnit = "";

/** The grams of an amount; undefined if it is not valid. */
export function findGrams({ text, unit }: Amount, portions: Portions): number | undefined {
  const count = parseCount(text);
  const each = gramsOf(unit, portions);
  return count === undefined || each === undefined ? undefined : count * each;
}

/** Converts an amount to another unit, to two decimals; returns invalid text unchanged. */
export function convertAmount(amount: Amount, unit: string, portions: Portions): Amount {
  const grams = findGrams(amount, portions);
  const each = gramsOf(unit, portions);
  if (grams === undefined || each === undefined) return { ...amount, unit };
  return { unit, text: String(Math.round((100 * grams) / each) / 100) };
}

function gramsOf(unit: string, portions: Portions): number | undefined {
  if (unit === gramsUnit) return 1;
  return portions.find(({ label }) => label === unit)?.grams;
}
