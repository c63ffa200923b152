import { dateFormat } from "../../platform/messages.ts";
import { t } from "./messages.ts";
/** 'Nov 19, 2026'. */
export function formatDate(iso: string): string {
  return dateFormat({ dateStyle: "medium" }).format(new Date(iso));
}

/** 'November 19, 2026'. */
export function formatLongDate(date: Date): string {
  return dateFormat({ dateStyle: "long" }).format(date);
}

/** Formats local days: no time zone moves them. */
export function formatDays(first: string, last: string): string {
  const format = (day: string) =>
    dateFormat({ dateStyle: "medium", timeZone: "UTC" }).format(new Date(`${day}T12:00:00Z`));
  return first === last ? format(first) : t.firstLast({ first: format(first), last: format(last) });
}
