import { t } from "./messages.ts";
/** 'Nov 19, 2026'. */
export function formatDate(iso: string): string {
  return new Date(iso).toLocaleDateString("en-US", { dateStyle: "medium" });
}

/** 'November 19, 2026'. */
export function formatLongDate(date: Date): string {
  return date.toLocaleDateString("en-US", { dateStyle: "long" });
}

/** '1 meal', '1,200 meals'. */
export function formatCount(count: number, unit: "meal" | "row"): string {
  return `${count.toLocaleString("en-US")} ${unit}${count === 1 ? "" : "s"}`;
}

/** Formats local days: no time zone moves them. */
export function formatDays(first: string, last: string): string {
  const format = (day: string) =>
    new Date(`${day}T12:00:00Z`).toLocaleDateString("en-US", {
      dateStyle: "medium",
      timeZone: "UTC",
    });
  return first === last ? format(first) : t.firstLast({ first: format(first), last: format(last) });
}
