/** The IANA name of the browser's time zone. */
export function timeZoneHere(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** 'YYYY-MM-DD' in the browser's time zone. */
export function findToday(): string {
  return toLocalDay(new Date());
}

/** The day of an instant, 'YYYY-MM-DD' in the browser's time zone. */
export function toLocalDay(moment: Date): string {
  // The Swedish format is ISO 8601.
  return moment.toLocaleDateString("sv-SE");
}

/**
 * '19:40' or '7:40 PM', as is usual in the locale, in the language of the screens.
 *
 * @param locale a language tag; default: the browser's.
 */
export function formatClock(moment: Date, locale?: string): string {
  return clockOf(locale).format(moment);
}

/** '7:00 PM' or '19:00' of a whole hour, 0-24. */
export function formatHour(hour: number, locale?: string): string {
  return formatClock(new Date(2000, 0, 1, hour % 24), locale);
}

/** Writes the times of a text of the server, such as '08:10', as is usual in the locale. */
export function localizeClocks(text: string, locale?: string): string {
  return text.replace(/\b([01]\d|2[0-3]):([0-5]\d)\b/g, (_, hour: string, minute: string) =>
    formatClock(new Date(2000, 0, 1, Number(hour), Number(minute)), locale),
  );
}

const clocks = new Map<string | undefined, Intl.DateTimeFormat>();

/** Cached, because creating a format is slow and a list of meals uses it often. */
function clockOf(locale: string | undefined): Intl.DateTimeFormat {
  let clock = clocks.get(locale);
  if (!clock) {
    const { hour12 } = new Intl.DateTimeFormat(locale, { hour: "numeric" }).resolvedOptions();
    clock = hour12
      ? new Intl.DateTimeFormat("en-US", { hour: "numeric", minute: "2-digit" })
      : new Intl.DateTimeFormat("en-GB", { hour: "2-digit", minute: "2-digit" });
    clocks.set(locale, clock);
  }
  return clock;
}
