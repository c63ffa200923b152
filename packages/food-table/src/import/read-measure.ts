import type { Portion } from "@morsel/nutrition";
import { countOut, roundGrams } from "./fdc-portions.ts";

/** A household measure of a national table as a portion, or why it is not one. */
export function readMeasure(
  measure: string,
  grams: number,
): Portion | { readonly skipped: string } {
  if (!(grams > 0)) return { skipped: "portion of no weight" };
  const label = measure.trim().replace(/\s+/g, " ");
  if (label === "") return { skipped: "portion without a measure" };
  // '195g' is not a measure, '30ml to 40ml' not one.
  if (/^[\d.]+ ?g\b/.test(label) || /\bto\b/.test(label)) {
    return { skipped: "portion that is not a household measure" };
  }
  const volume = /^([\d.]+) ?ml\b[, ]*(.*)$/.exec(label);
  if (volume === null) return countOut(label, grams);
  // The engine reads the density from '250 ml'.
  const [, millilitres = "", rest = ""] = volume;
  const measured = `${millilitres} ml${rest === "" ? "" : `, ${rest}`}`;
  return { label: measured, grams: roundGrams(grams) };
}
