const dayFormats = new Map<string, Intl.DateTimeFormat>();
const clockFormats = new Map<string, Intl.DateTimeFormat>();

/** The calendar day 'YYYY-MM-DD' on which an instant (epoch milliseconds) falls in a time zone. */
export function toLocalDay(instantMs: number, timeZone: string): string {
  const parts = dayFormat(timeZone).formatToParts(instantMs);
  const part = (type: string) => parts.find((found) => found.type === type)?.value ?? "";
  return `${part("year").padStart(4, "0")}-${part("month")}-${part("day")}`;
}

/** Minutes since midnight, 0-1439, of an instant (epoch milliseconds) by the clock of a time zone. */
export function toLocalMinute(instantMs: number, timeZone: string): number {
  const fields = { hour: "2-digit", minute: "2-digit", hourCycle: "h23" } as const;
  const [hours, minutes] = keptFormat(clockFormats, timeZone, fields).format(instantMs).split(":");
  return 60 * Number(hours) + Number(minutes);
}

/** True for a name of the IANA time zone database, such as 'Europe/Paris'. */
export function isTimeZone(name: string): boolean {
  if (!/^[A-Za-z][A-Za-z0-9_+/-]{1,63}$/.test(name)) return false;
  try {
    dayFormat(name);
    return true;
  } catch {
    return false;
  }
}

function dayFormat(timeZone: string): Intl.DateTimeFormat {
  return keptFormat(dayFormats, timeZone, {
    calendar: "iso8601",
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
  });
}

function keptFormat(
  formats: Map<string, Intl.DateTimeFormat>,
  timeZone: string,
  fields: Intl.DateTimeFormatOptions,
): Intl.DateTimeFormat {
  let format = formats.get(timeZone);
  if (!format) {
    // Creating a format costs 50 times as much as using it; only valid names are cached.
    format = new Intl.DateTimeFormat("en-US", { timeZone, ...fields });
    formats.set(timeZone, format);
  }
  return format;
}
