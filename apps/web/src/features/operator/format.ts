import { dateFormat } from "../../platform/messages.ts";

const units = ["B", "kB", "MB", "GB", "TB"] as const;

/** '12 MB'. */
export function formatBytes(bytes: number): string {
  const power = bytes < 1 ? 0 : Math.min(Math.floor(Math.log10(bytes) / 3), units.length - 1);
  const amount = bytes / 1000 ** power;
  return `${amount.toFixed(amount < 10 && power > 0 ? 1 : 0)}\u00a0${units[power]}`;
}

const day = { day: "numeric", month: "short", year: "numeric" } as const;

/** 'Jan 5, 2026, 2:05 PM'. */
export function formatMoment(iso: string): string {
  return dateFormat({ ...day, hour: "numeric", minute: "2-digit" }).format(new Date(iso));
}

/** 'Jan 5, 2026'. */
export function formatDay(iso: string): string {
  return dateFormat(day).format(new Date(iso));
}
