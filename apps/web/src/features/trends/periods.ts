import type { TrendDay } from "@morsel/contracts";
import { addDays, mondayOf } from "@morsel/contracts/facts";
import { language } from "../../platform/language.ts";
import { dateFormat } from "../../platform/messages.ts";

export const periodKinds = ["week", "month", "year"] as const;
export type PeriodKind = (typeof periodKinds)[number];

/** A week from Monday to Sunday, a calendar month, or twelve months. */
export interface Period {
  readonly kind: PeriodKind;
  /** Its first and last day, 'YYYY-MM-DD'. */
  readonly from: string;
  readonly to: string;
}

/** One bar of a chart: a day, or in a year the days of a month together. */
export interface Bucket {
  readonly key: string;
  /** Below its bar: 'Mon', '14', 'Nov'; empty if there is no space. */
  readonly label: string;
  /** True if a narrow chart has no space for the label. */
  readonly isMinorLabel?: boolean;
  /** 'Mon, Nov 16' or 'November 2026'. */
  readonly name: string;
  /** Its days with entries. */
  readonly days: readonly TrendDay[];
}

/** The period that contains a day; a year ends with the day's month. */
export function periodOf(kind: PeriodKind, day: string): Period {
  if (kind === "week") return { kind, from: mondayOf(day), to: addDays(mondayOf(day), 6) };
  return {
    kind,
    from: monthStart(day, kind === "month" ? 0 : -11),
    to: addDays(monthStart(day, 1), -1),
  };
}

/** The previous (-1) or next (1) period. */
export function adjacentPeriod({ kind, from, to }: Period, step: -1 | 1): Period {
  if (kind !== "year") return periodOf(kind, step < 0 ? addDays(from, -1) : addDays(to, 1));
  return periodOf(kind, monthStart(to, 12 * step));
}

/** The same with its year: 'Nov 16 – 22, 2026'. */
export function namePeriodWithYear(period: Period): string {
  const { kind, to } = period;
  return kind === "week" ? `${namePeriod(period)}, ${to.slice(0, 4)}` : namePeriod(period);
}

/** 'Nov 16 – 22' (in English), 'November 2026' or 'Dec 2025 – Nov 2026'. */
export function namePeriod({ kind, from, to }: Period): string {
  if (kind === "month") return formatDay(from, { month: "long", year: "numeric" });
  if (kind === "year") {
    return [from, to].map((day) => formatDay(day, { month: "short", year: "numeric" })).join(" – ");
  }
  if (language.get() !== "en") return formatDays(from, to);
  const isOneMonth = from.slice(0, 7) === to.slice(0, 7);
  return `${formatDay(from, shortDay)} – ${formatDay(to, isOneMonth ? { day: "numeric" } : shortDay)}`;
}

/** The bars of a period in order, including days without entries. */
export function bucketsOf(
  { kind, from, to }: Period,
  days: readonly TrendDay[],
): readonly Bucket[] {
  if (kind === "year") {
    return Array.from({ length: 12 }, (_, at) => {
      const start = monthStart(from, at);
      return {
        key: start,
        label: formatDay(start, { month: "short" }),
        // The last month, which may be this one, keeps its label.
        isMinorLabel: at % 2 === 0,
        name: formatDay(start, { month: "long", year: "numeric" }),
        days: days.filter(({ day }) => day.startsWith(start.slice(0, 7))),
      };
    });
  }
  const byDay = new Map(days.map((day) => [day.day, day]));
  const buckets: Bucket[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) {
    const sum = byDay.get(day);
    buckets.push({
      key: day,
      label: labelOf(kind, day),
      name: nameDay(day),
      days: sum ? [sum] : [],
    });
  }
  return buckets;
}

/** 'Mon, Nov 16'. */
export function nameDay(day: string): string {
  return formatDay(day, { weekday: "short", ...shortDay });
}

/** 'November 16, 2026'. */
export function nameLongDay(day: string): string {
  return formatDay(day, { year: "numeric", month: "long", day: "numeric" });
}

const shortDay = { month: "short", day: "numeric" } as const;

/** In a month there is space for every fifth day. */
function labelOf(kind: PeriodKind, day: string): string {
  if (kind === "week") return formatDay(day, { weekday: "short" });
  const date = Number(day.slice(8));
  return date === 1 || date % 5 === 0 ? String(date) : "";
}

function monthStart(day: string, shift: number): string {
  const [year = 0, month = 0] = day.split("-").map(Number);
  return new Date(Date.UTC(year, month - 1 + shift, 1)).toISOString().slice(0, 10);
}

/** '16.–22. Nov.' in German: each language has its own order. */
function formatDays(from: string, to: string): string {
  const format = dateFormat({ timeZone: "UTC", ...shortDay });
  return format.formatRange(Date.parse(from), Date.parse(to));
}

function formatDay(day: string, fields: Intl.DateTimeFormatOptions): string {
  return dateFormat({ timeZone: "UTC", ...fields }).format(Date.parse(day));
}
