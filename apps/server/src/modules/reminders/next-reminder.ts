import { type WeekdayId, weekdayIds } from "@morsel/contracts";

interface ReminderTime {
  /** 'HH:MM' */
  readonly time: string;
  readonly weekdays: readonly WeekdayId[];
  readonly timeZone: string;
}

/**
 * When a reminder is due next after an instant, both in epoch milliseconds. If the clock skips the time on that
 * day, the reminder is late by as much as the clock skips; if the clock shows the time twice, it is the first.
 */
export function nextReminderMs(
  afterMs: number,
  { time, weekdays, timeZone }: ReminderTime,
): number {
  const today = Temporal.Instant.fromEpochMilliseconds(afterMs)
    .toZonedDateTimeISO(timeZone)
    .toPlainDate();
  // A week and a day: today's time may have passed, and a zone can skip a whole day.
  for (let days = 0; days <= 8; days += 1) {
    const day = today.add({ days });
    const weekday = weekdayIds[day.dayOfWeek - 1];
    const dueMs = day.toZonedDateTime({ timeZone, plainTime: time }).epochMilliseconds;
    if (weekday && weekdays.includes(weekday) && dueMs > afterMs) return dueMs;
  }
  throw new RangeError("a reminder needs a weekday");
}
