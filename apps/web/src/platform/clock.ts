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
 * '19:40' or '7:40 PM', as is usual in the locale. Always in English, as all texts.
 *
 * @param locale a language tag; default: the browser's.
 */
export function formatClock(moment: Date, locale?: string): string {
  return clockOf(locale).format(moment);
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
