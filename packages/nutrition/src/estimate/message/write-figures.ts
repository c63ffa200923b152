import type { Language } from "../../languages/language.ts";
import type { NutrientId } from "../../nutrients.ts";
import { roundTo } from "../../totals.ts";
import type { LabelAmounts } from "./read-label.ts";

/** A number after a verb of eating that is not smaller is grams or millilitres, if the package holds as many. */
export const leastBareGrams = 20;

/** Maximum plausible energy of one food; more is a misread number. */
export const maxItemKcal = 5000;

/** The first figures that fit into the length. */
export function writeFigures(
  amounts: LabelAmounts,
  language: Language,
  length = Number.POSITIVE_INFINITY,
): string {
  let written = "";
  for (const [nutrient, name, unit] of language.labelLines.writtenNutrients) {
    const amount = amounts[nutrient as NutrientId];
    if (amount === undefined || Number.isNaN(amount)) continue;
    const next = `${written === "" ? "" : ","}${name}${short(amount)}${unit}`;
    if (written.length + next.length > length) break;
    written += next;
  }
  return written;
}

export const short = (amount: number) => String(roundTo(amount, amount < 20 ? 4 : 2));
