import {
  type DailyTarget,
  getNutrient,
  type NutrientId,
  type NutrientUnit,
} from "@morsel/nutrition";
import { formatNumber } from "../../../ui/format-number.ts";

/** Stands for an amount that no source reports: never 0. */
export const unknownText = "—";
const noBreakSpace = "\u00a0";

/** An amount as it is shown, without its unit: '1,611', '63.8', '0.02', or '—' where unknown. */
export function formatAmount(amount: number | null, id: NutrientId): string {
  return amount === null ? unknownText : formatIn(amount, getNutrient(id).unit);
}

/** A target without its unit: '50', '45–60', 'at least 28', 'at most 20'. */
export function formatTarget({ low, high }: DailyTarget, id: NutrientId): string {
  if (low === high) return formatAmount(low, id);
  if (low === null) return `at${noBreakSpace}most${noBreakSpace}${formatAmount(high, id)}`;
  if (high === null) return `at${noBreakSpace}least${noBreakSpace}${formatAmount(low, id)}`;
  return `${formatAmount(low, id)}–${formatAmount(high, id)}`;
}

/** An amount with its unit, held together: '63.8 g'; calories go without theirs on a card. */
export function formatWithUnit(amount: number | null, id: NutrientId): string {
  if (amount === null) return unknownText;
  const text = formatAmount(amount, id);
  const { unit } = getNutrient(id);
  return unit === "kcal" ? text : `${text}${noBreakSpace}${unit}`;
}

export function formatGrams(grams: number): string {
  return `${formatIn(grams, "g")}${noBreakSpace}g`;
}

/** Grams of a whole meal, where a tenth would only pretend to be exact. */
export function formatGramsInAll(grams: number): string {
  return `${formatNumber(grams, grams < 10 ? 1 : 0)}${noBreakSpace}g`;
}

export function formatEnergy(kcal: number | null): string {
  return `${kcal === null ? unknownText : formatIn(kcal, "kcal")}${noBreakSpace}kcal`;
}

/** "1 meal", "4 meals". */
export function formatCount(count: number, one: string, many = `${one}s`): string {
  return `${formatNumber(count, 1)}${noBreakSpace}${count === 1 ? one : many}`;
}

/** A trace keeps its first digits, so that a little never reads as none. */
function formatIn(amount: number, unit: NutrientUnit): string {
  if (unit === "kcal") return formatNumber(amount, 0);
  if (amount > 0 && amount < 0.005) return "<0.01";
  if (amount < 0.1) return formatNumber(amount, 2);
  return formatNumber(amount, unit === "g" || amount < 10 ? 1 : 0);
}
