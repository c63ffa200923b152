const formats = new Map<string, Intl.DateTimeFormat>();

/** The calendar day 'YYYY-MM-DD' on which an instant (epoch milliseconds) falls in a time zone. */
export function toLocalDay(instantMs: number, timeZone: string): string {
  const parts = dayFormat(timeZone).formatToParts(instantMs);
  const part = (type: string) => parts.find((found) => found.type === type)?.value ?? "";
  return `${part("year").padStart(4, "0")}-${part("month")}-${part("day")}`;
}

/** Is it a name of the IANA time zone database, such as 'Europe/Paris'? */
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
  let format = formats.get(timeZone);
  if (!format) {
    // Making a format costs 50 times what using it does; only names that exist are kept.
    format = new Intl.DateTimeFormat("en-US", {
      timeZone,
      calendar: "iso8601",
      year: "numeric",
      month: "2-digit",
      day: "2-digit",
    });
    formats.set(timeZone, format);
  }
  return format;
}
