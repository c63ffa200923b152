import type { DailyAverage } from "../day-sums.ts";
import { getNutrient, type NutrientId } from "../nutrients.ts";
import type { DailyTarget } from "../targets.ts";

const noBreakSpace = "\u00a0";

/** '14 g', '1,850 kcal', '0.4 mg': as exact as it reads well. */
export function formatAmount(amount: number, id: NutrientId): string {
  const { unit } = getNutrient(id);
  return `${formatNumber(amount)}${noBreakSpace}${unit}`;
}

/** '1,850', '14', '0.4'. */
export function formatNumber(value: number): string {
  return (value < 9.95 ? oneDecimal : wholes).format(value);
}

const wholes = new Intl.NumberFormat("en-US", { maximumFractionDigits: 0 });
const oneDecimal = new Intl.NumberFormat("en-US", { maximumFractionDigits: 1 });

/** 'at least 14 g': where foods do not report it. */
export function formatAverage({ amount, isAtLeast }: DailyAverage, id: NutrientId): string {
  return `${isAtLeast ? "at least " : ""}${formatAmount(amount ?? 0, id)}`;
}

/** '28 g', '200 to 275 g', 'at least 28 g' or 'at most 2,300 mg'. */
export function formatTarget({ low, high }: DailyTarget, id: NutrientId): string {
  if (low === null) return `at most ${formatAmount(high ?? 0, id)}`;
  if (high === null) return `at least ${formatAmount(low, id)}`;
  return low === high ? formatAmount(low, id) : `${formatNumber(low)} to ${formatAmount(high, id)}`;
}

/** 'over 6 days'. */
export function overDays(days: number): string {
  return `over ${days} ${days === 1 ? "day" : "days"}`;
}

/** '51%' of a share of 0-1. */
export function formatPercent(share: number): string {
  return `${Math.round(100 * share)}%`;
}

const weekdays = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];

/** 'Tuesday' of 'YYYY-MM-DD'. */
export function weekdayOf(day: string): string {
  const [year = 0, month = 0, date = 0] = day.split("-").map(Number);
  // Sakamoto's rule: the year begins in March, so that a leap day is its last.
  const from = month < 3 ? year - 1 : year;
  const leaps = Math.floor(from / 4) - Math.floor(from / 100) + Math.floor(from / 400);
  return weekdays[(from + leaps + (monthShifts[month - 1] ?? 0) + date) % 7] ?? "";
}

const monthShifts = [0, 3, 2, 5, 0, 3, 5, 1, 4, 6, 2, 4];

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
const properNames =
  /^(American|Belgian|Brussels|Caesar|Canadian|Chinese|Danish|Dijon|Dutch|English|French|German|Greek|Indian|Irish|Italian|Japanese|Korean|Mexican|Spanish|Swiss|Thai|Turkish|Vietnamese|Worcestershire)\b/;

/** 'rye bread' of 'Rye bread, toasted', within a sentence; a name such as 'BLT' keeps its letters. */
export function foodInSentence(name: string): string {
  const [short = name] = name.split(",");
  return /^\p{Lu}\p{Ll}*( \p{Ll}|$)/u.test(short) && !properNames.test(short)
    ? short.charAt(0).toLowerCase() + short.slice(1)
    : short;
}

/** 'a, b and c'. */
export function joinList(words: readonly string[]): string {
  if (words.length < 2) return words.join();
  return `${words.slice(0, -1).join(", ")} and ${words.at(-1)}`;
}

/** The same words as the beginning of a sentence. */
export function capitalize(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
