import type { DailyAverage, DailyTarget, DisplayUnits, NutrientId } from "@morsel/nutrition";
import { listFormat } from "../../platform/messages.ts";
import { displayNutrient } from "../../ui/display-nutrient.ts";
import { formatNumber } from "../../ui/format-number.ts";
import { t } from "./messages.ts";

const noBreakSpace = "\u00a0";

/** '1,850 kcal', '14 g', '0.4 mg', or '—' if unknown. */
export function formatAmount(amount: number | null, id: NutrientId, units: DisplayUnits): string {
  if (amount === null) return "—";
  return `${formatFigure(amount, id, units)}${noBreakSpace}${displayNutrient(id, units).unit}`;
}

/** An amount without its unit. */
function formatFigure(amount: number, id: NutrientId, units: DisplayUnits): string {
  const displayed = amount * displayNutrient(id, units).factor;
  return formatNumber(displayed, displayed < 10 ? 1 : 0);
}

/** The same, with 'at least' if foods do not report it. */
export function formatAverage(
  { amount, isAtLeast }: DailyAverage,
  id: NutrientId,
  units: DisplayUnits,
): string {
  return amount !== null && isAtLeast
    ? t.atLeastAmount({ amount: formatAmount(amount, id, units) })
    : formatAmount(amount, id, units);
}

/** '50 g', '45–60 g', 'at least 28 g', 'at most 20 g'. */
export function formatTarget(
  { low, high }: DailyTarget,
  id: NutrientId,
  units: DisplayUnits,
): string {
  if (low === null) return t.atMostHigh({ high: formatAmount(high, id, units) });
  if (high === null) return t.atLeastLow({ low: formatAmount(low, id, units) });
  return low === high
    ? formatAmount(low, id, units)
    : `${formatFigure(low, id, units)}–${formatAmount(high, id, units)}`;
}

/** The tolerance around a single target: a tenth, less than the error of an estimate. */
const tolerance = 0.1;

/** The range that counts as on target. */
export function targetRange({ low, high }: DailyTarget): { least: number; most: number } {
  if (low !== null && low === high)
    return { least: low * (1 - tolerance), most: low * (1 + tolerance) };
  return { least: low ?? 0, most: high ?? Number.POSITIVE_INFINITY };
}

const lists = { and: "conjunction", or: "disjunction" } as const;

/** 'iron, zinc and vitamin C', or 'iron, zinc or vitamin C'. */
export function listWords(words: readonly string[], conjunction: "and" | "or"): string {
  return listFormat(lists[conjunction]).format(words);
}
