import { displayNutrient } from "../../display-nutrient.ts";
import type { DisplayUnits } from "../../display-units.ts";
import type { NutrientId } from "../../nutrients.ts";
import { anyOf } from "../pattern-rows.ts";
import type { Average, Target } from "../wording.ts";
import { joinList } from "./quotations.ts";
import { weekdays } from "./times.ts";

const noBreakSpace = "\u00a0";

/** '14 g', '1,850 kcal', '0.4 mg': as exact as it reads well. */
export function formatAmount(amount: number, id: NutrientId, units: DisplayUnits): string {
  return `${formatFigure(amount, id, units)}${noBreakSpace}${displayNutrient(id, units).unit}`;
}

/** The same without the unit. */
export function formatFigure(amount: number, id: NutrientId, units: DisplayUnits): string {
  return formatNumber(amount * displayNutrient(id, units).factor);
}

/** '1,850', '14', '0.4'. */
export function formatNumber(value: number): string {
  return (value < 9.95 ? oneDecimal : wholes).format(value);
}

const wholes = new Intl.NumberFormat("en-US", { maximumFractionDigits: 0 });
const oneDecimal = new Intl.NumberFormat("en-US", { maximumFractionDigits: 1 });

/** 'at least 14 g': where foods do not report it. */
export function formatAverage(
  { amount, isAtLeast }: Average,
  id: NutrientId,
  units: DisplayUnits,
): string {
  return `${wordBound(isAtLeast)}${formatAmount(amount ?? 0, id, units)}`;
}

/** Precedes a lower bound. */
export const wordBound = (isAtLeast: boolean) => (isAtLeast ? "at least " : "");

/** '28 g', '200 to 275 g', 'at least 28 g' or 'at most 2,300 mg'. */
export function formatTarget({ low, high }: Target, id: NutrientId, units: DisplayUnits): string {
  if (low === null) return `at most ${formatAmount(high ?? 0, id, units)}`;
  if (high === null) return `at least ${formatAmount(low, id, units)}`;
  return low === high
    ? formatAmount(low, id, units)
    : `${formatFigure(low, id, units)} to ${formatAmount(high, id, units)}`;
}

/** 'over 6 days'. */
export function overDays(days: number): string {
  return `over ${days} ${days === 1 ? "day" : "days"}`;
}

/** '51%' of a share of 0-1. */
export function formatPercent(share: number): string {
  return `${Math.round(100 * share)}%`;
}

/** Sunday is 0. */
export const weekdayNames = weekdays.split(" ").map(capitalize);

/** '08:10' of minutes since midnight. */
export function formatClock(minute: number): string {
  const [hours, minutes] = [Math.floor(minute / 60), minute % 60];
  return [hours, minutes].map((part) => String(part).padStart(2, "0")).join(":");
}

/** 'lentils, oats and berries'; a name's own comma would read as the next food. */
export function listFoods(foods: readonly { readonly name: string }[]): string {
  return joinList(foods.map(({ name }) => foodInSentence(name)));
}

/** Keep their capital wherever they stand. */
const properNames = new RegExp(
  `^${anyOf(`American Belgian Brussels Caesar Canadian Chinese Danish Dijon Dutch English French German Greek Indian Irish Italian Japanese Korean Mexican Spanish Swiss Thai Turkish Vietnamese Worcestershire`)}\\b`,
);

/** 'rye bread' of 'Rye bread, toasted', within a sentence; a name such as 'BLT' keeps its letters. */
export function foodInSentence(name: string): string {
  const [short = name] = name.split(",");
  return /^\p{Lu}\p{Ll}*( \p{Ll}|$)/u.test(short) && !properNames.test(short)
    ? short.charAt(0).toLowerCase() + short.slice(1)
    : short;
}

/** The same words as the beginning of a sentence. */
export function capitalize(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
