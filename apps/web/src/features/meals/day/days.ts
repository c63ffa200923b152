import type { MealEntry } from "@morsel/contracts";
import { language } from "../../../platform/language.ts";
import { dateFormat } from "../../../platform/messages.ts";
import { t } from "../messages.ts";

/** The meals of one local day, the latest first. */
export interface MealDay {
  /** 'YYYY-MM-DD'; undefined if the meals' date is invalid. */
  readonly day: string | undefined;
  readonly meals: readonly MealEntry[];
}

/** Groups meals by local day, ascending; those without a date come last. */
export function groupByDay(meals: readonly MealEntry[]): readonly MealDay[] {
  const byDay = Map.groupBy(meals, findLocalDay);
  return [...byDay]
    .map(([day, ofDay]) => ({ day, meals: ofDay.toSorted(byLatest) }))
    .sort((a, b) => compareDays(a.day, b.day));
}

/** The index of the day to show: the chosen one while it has meals, else the latest with a date. */
export function findShownDay(days: readonly MealDay[], chosen: string | undefined) {
  const index = days.findIndex((day) => dayKey(day) === chosen);
  return index >= 0
    ? index
    : Math.max(
        0,
        days.findLastIndex((day) => day.day !== undefined),
      );
}

export function dayKey({ day }: MealDay): string {
  return day ?? "unknown";
}

/** 'Nov-19' in English, otherwise as in the language; 'Unknown' without a date. */
export function formatDay(day: string | undefined): string {
  if (day === undefined) return t.unknown;
  const moment = new Date(`${day}T00:00:00Z`);
  const format = { timeZone: "UTC", month: "short", day: "2-digit" } as const;
  if (language.get() !== "en") return dateFormat(format).format(moment);
  const [, , date] = day.split("-");
  return `${dateFormat({ ...format, day: undefined }).format(moment)}-${date}`;
}

/** The local day stored with the meal, else the day in this browser's time zone. */
export function findLocalDay(meal: MealEntry): string | undefined {
  if (isDay(meal.local_day)) return meal.local_day;
  // The Swedish format is ISO 8601, except for years before 1000.
  const day = new Date(meal.context.consumed_at).toLocaleDateString("sv-SE").padStart(10, "0");
  return isDay(day) ? day : undefined;
}

export function isDay(text: string): boolean {
  return /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/.test(text);
}

function byLatest(a: MealEntry, b: MealEntry): number {
  return b.context.consumed_at.localeCompare(a.context.consumed_at);
}

function compareDays(a: string | undefined, b: string | undefined): number {
  if (a === b) return 0;
  if (a === undefined) return 1;
  return b === undefined || a < b ? -1 : 1;
}
