import {
  type DailyTarget,
  getNutrient,
  type NutrientId,
  type NutrientUnit,
} from "@morsel/nutrition";
import { formatNumber } from "../../../ui/format-number.ts";

/** Shown for an unknown amount. */
export const unknownText = "—";
const noBreakSpace = "\u00a0";

/** An amount without its unit: '1,611', '63.8', '0.02', or '—' if unknown. */
export function formatAmount(amount: number | null, id: NutrientId): string {
  return amount === null ? unknownText : formatByUnit(amount, getNutrient(id).unit);
}

/** A target without its unit: '50', '45–60', 'at least 28', 'at most 20'. */
export function formatTarget({ low, high }: DailyTarget, id: NutrientId): string {
  if (low === high) return formatAmount(low, id);
  if (low === null) return `at${noBreakSpace}most${noBreakSpace}${formatAmount(high, id)}`;
  if (high === null) return `at${noBreakSpace}least${noBreakSpace}${formatAmount(low, id)}`;
  return `${formatAmount(low, id)}–${formatAmount(high, id)}`;
}

/** An amount with its unit: '63.8 g'; calories have no unit on a card. */
export function formatWithUnit(amount: number | null, id: NutrientId): string {
  if (amount === null) return unknownText;
  const text = formatAmount(amount, id);
  const { unit } = getNutrient(id);
  return unit === "kcal" ? text : `${text}${noBreakSpace}${unit}`;
}

export function formatGrams(grams: number): string {
  return `${formatByUnit(grams, "g")}${noBreakSpace}g`;
}

/** The grams of a whole meal; without decimals from 10 g. */
export function formatTotalGrams(grams: number): string {
  return `${formatNumber(grams, grams < 10 ? 1 : 0)}${noBreakSpace}g`;
}

export function formatEnergy(kcal: number | null): string {
  return `${kcal === null ? unknownText : formatByUnit(kcal, "kcal")}${noBreakSpace}kcal`;
}

/** "1 meal", "4 meals". */
export function formatCount(count: number, one: string, many = `${one}s`): string {
  return `${formatNumber(count, 1)}${noBreakSpace}${count === 1 ? one : many}`;
}

/** Small amounts keep their first digits, so that they are not shown as 0. */
function formatByUnit(amount: number, unit: NutrientUnit): string {
  if (unit === "kcal") return formatNumber(amount, 0);
  if (amount > 0 && amount < 0.005) return "<0.01";
  if (amount < 0.1) return formatNumber(amount, 2);
  return formatNumber(amount, unit === "g" || amount < 10 ? 1 : 0);
}
