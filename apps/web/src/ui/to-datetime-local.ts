/** '2026-11-19T19:40' by this browser's clock, as a date and time field has it; empty where unknown. */
export function toDatetimeLocal(moment: Date): string {
  if (Number.isNaN(moment.getTime())) return "";
  // Sweden writes dates and times the ISO way.
  return moment.toLocaleString("sv-SE").slice(0, 16).replace(" ", "T");
}
