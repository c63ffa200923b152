import type { DailyTarget, DisplayUnits, NutrientId } from "@morsel/nutrition";
import { displayNutrient } from "./display-nutrient.ts";
import { formatNumber } from "./format-number.ts";
import { t } from "./messages-on-demand.ts";

/** Shown for an unknown amount. */
export const unknownText = "—";
const noBreakSpace = "\u00a0";

/** An amount without its unit: '1,611', '63.8', '0.02', or '—' if unknown. */
export function formatNutrient(amount: number | null, id: NutrientId, units: DisplayUnits): string {
  if (amount === null) return unknownText;
  const { unit, factor } = displayNutrient(id, units);
  return formatByUnit(amount * factor, unit);
}

/** A target without its unit: '50', '45–60', 'at least 28', 'at most 20'. */
export function formatTarget(
  { low, high }: DailyTarget,
  id: NutrientId,
  units: DisplayUnits,
): string {
  const [least, most] = [formatNutrient(low, id, units), formatNutrient(high, id, units)];
  if (low === high) return least;
  if (low === null) return t.atMost({ amount: most });
  if (high === null) return t.atLeast({ amount: least });
  return `${least}–${most}`;
}

/** An amount with its unit: '63.8 g', '1,845 kJ'; kilocalories have no unit on a card. */
export function formatWithUnit(amount: number | null, id: NutrientId, units: DisplayUnits): string {
  if (amount === null) return unknownText;
  const text = formatNutrient(amount, id, units);
  const { unit } = displayNutrient(id, units);
  return unit === "kcal" ? text : `${text}${noBreakSpace}${unit}`;
}

export function formatGrams(grams: number): string {
  return `${formatByUnit(grams, "g")}${noBreakSpace}g`;
}

export function formatMillilitres(millilitres: number): string {
  return `${formatByUnit(millilitres, "g")}${noBreakSpace}ml`;
}

/** The grams of a whole meal; without decimals from 10 g. */
export function formatTotalGrams(grams: number): string {
  return `${formatNumber(grams, grams < 10 ? 1 : 0)}${noBreakSpace}g`;
}

/** Small amounts keep their first digits, so that they are not shown as 0. */
function formatByUnit(amount: number, unit: string): string {
  if (unit === "kcal" || unit === "kJ") return formatNumber(amount, 0);
  if (amount > 0 && amount < 0.005) return `<${formatNumber(0.01, 2)}`;
  if (amount < 0.1) return formatNumber(amount, 2);
  return formatNumber(amount, unit === "g" || amount < 10 ? 1 : 0);
}
