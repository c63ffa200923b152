import { type DisplayUnits, displayNutrient, type NutrientId } from "@morsel/nutrition";
import { formatNumber } from "./format-number.ts";

/** Shown for an unknown amount. */
export const unknownText = "—";
const noBreakSpace = "\u00a0";

/** An amount without its unit: '1,611', '63.8', '0.02', or '—' if unknown. */
export function formatNutrient(amount: number | null, id: NutrientId, units: DisplayUnits): string {
  if (amount === null) return unknownText;
  const { unit, factor } = displayNutrient(id, units);
  return formatByUnit(amount * factor, unit);
}

/** The energy with its unit: '297 kcal', '1,243 kJ', '— kcal' if unknown. */
export function formatEnergy(kcal: number | null, units: DisplayUnits): string {
  return `${formatNutrient(kcal, "calories_kcal", units)}${noBreakSpace}${units.energy}`;
}

/** Small amounts keep their first digits, so that they are not shown as 0. */
export function formatByUnit(amount: number, unit: string): string {
  if (unit === "kcal" || unit === "kJ") return formatNumber(amount, 0);
  if (amount > 0 && amount < 0.005) return "<0.01";
  if (amount < 0.1) return formatNumber(amount, 2);
  return formatNumber(amount, unit === "g" || amount < 10 ? 1 : 0);
}

export function formatGrams(grams: number): string {
  return `${formatByUnit(grams, "g")}${noBreakSpace}g`;
}
