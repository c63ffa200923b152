/** The day of the week of 'YYYY-MM-DD'; Sunday is 0. */
export function weekdayOf(day: string): number {
  const [year = 0, month = 0, date = 0] = day.split("-").map(Number);
  // Sakamoto's rule: the year begins in March, so that a leap day is its last.
  const from = month < 3 ? year - 1 : year;
  const leaps = Math.floor(from / 4) - Math.floor(from / 100) + Math.floor(from / 400);
  return (from + leaps + (monthShifts[month - 1] ?? 0) + date) % 7;
}

const monthShifts = [0, 3, 2, 5, 0, 3, 5, 1, 4, 6, 2, 4];
