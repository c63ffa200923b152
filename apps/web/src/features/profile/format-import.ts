export function countMeals(count: number): string {
  return `${count.toLocaleString("en-US")} ${count === 1 ? "meal" : "meals"}`;
}

/** Local days as they are: no time zone moves them. */
export function formatSpan(first: string, last: string): string {
  const format = (day: string) =>
    new Date(`${day}T12:00:00Z`).toLocaleDateString("en-US", {
      dateStyle: "medium",
      timeZone: "UTC",
    });
  return first === last ? format(first) : `${format(first)} to ${format(last)}`;
}
