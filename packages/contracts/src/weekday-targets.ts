import {
  type DailyTargets,
  mergeTargets,
  type OwnDailyTargets,
  type ReferenceId,
  weekdayOf,
} from "@morsel/nutrition";

/** The days of a week, from Monday on. */
export const weekdayIds = [
  "monday",
  "tuesday",
  "wednesday",
  "thursday",
  "friday",
  "saturday",
  "sunday",
] as const;
export type WeekdayId = (typeof weekdayIds)[number];

/**
 * The targets of a day: those of its weekday, then the user's own of every day, then the reference intakes.
 *
 * @param day 'YYYY-MM-DD'; any other text has the targets of every day.
 */
export function targetsOnDay(
  own: OwnDailyTargets,
  ofWeekdays: Readonly<Partial<Record<WeekdayId, OwnDailyTargets | undefined>>>,
  day: string,
  reference: ReferenceId | undefined,
): DailyTargets {
  const weekday = weekdayIds[(weekdayOf(day) + 6) % 7];
  return mergeTargets({ ...own, ...(weekday && ofWeekdays[weekday]) }, reference);
}
