import { formatClock } from "../../platform/clock.ts";
import { language } from "../../platform/language.ts";
import { dateFormat } from "../../platform/messages.ts";
import { t } from "./messages.ts";

const minuteMs = 60_000;

/** A time as the history shows it: 'just now', the time of day for today, or the date. */
export function describeMoment(iso: string, nowMs: number, locale?: string): string {
  const moment = new Date(iso);
  if (Number.isNaN(moment.getTime())) return "";
  // The server's clock may be ahead of the browser's.
  if (nowMs - moment.getTime() < minuteMs) return t.justNow;
  const now = new Date(nowMs);
  if (moment.toDateString() === now.toDateString()) {
    return formatClock(moment, locale);
  }
  const month = { month: "short" } as const;
  if (language.get() !== "en") {
    const year = moment.getFullYear() !== now.getFullYear() && { year: "numeric" as const };
    return dateFormat({ ...month, day: "2-digit", ...year }).format(moment);
  }
  const day = `${dateFormat(month).format(moment)}-${String(moment.getDate()).padStart(2, "0")}`;
  return moment.getFullYear() === now.getFullYear() ? day : `${day}, ${moment.getFullYear()}`;
}
