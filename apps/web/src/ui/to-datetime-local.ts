/** '2026-11-19T19:40' in this browser's time zone, for a datetime-local field; empty if invalid. */
export function toDatetimeLocal(moment: Date): string {
  if (Number.isNaN(moment.getTime())) return "";
  // The Swedish format is ISO 8601.
  return moment.toLocaleString("sv-SE").slice(0, 16).replace(" ", "T");
}
