import type { MealEntry } from "@morsel/contracts";
import { formatClock } from "../../platform/clock.ts";
import { dateFormat } from "../../platform/messages.ts";
import { readMealTypeLabels } from "../../ui/meal-types.ts";
import { findLocalDay } from "./day/days.ts";

/** 'Dinner, 19:40'. */
export function describeMealTime({ context }: MealEntry): string {
  const moment = new Date(context.consumed_at);
  const type = readMealTypeLabels()[context.meal_type];
  return Number.isNaN(moment.getTime()) ? type : `${type}, ${formatClock(moment)}`;
}

/** 'Thursday, November 19, 19:40', with the year if it is not this year; empty if the date is invalid. */
export function describeMealMoment(meal: MealEntry): string {
  const moment = new Date(meal.context.consumed_at);
  const day = findLocalDay(meal);
  if (Number.isNaN(moment.getTime()) || day === undefined) return "";
  // The stored local date of the meal, as in the list, not the date in this browser's time zone.
  const date = new Date(`${day}T12:00`);
  const words = dateFormat({
    weekday: "long",
    month: "long",
    day: "numeric",
    ...(date.getFullYear() !== new Date().getFullYear() && { year: "numeric" }),
  }).format(date);
  return `${words}, ${formatClock(moment)}`;
}

/** 'Thu, Nov 19, 19:40' of an ISO 8601 instant in this browser's time zone; empty if it is invalid. */
export function describeShortMoment(instant: string): string {
  const moment = new Date(instant);
  if (Number.isNaN(moment.getTime())) return "";
  const day = dateFormat({ weekday: "short", month: "short", day: "numeric" }).format(moment);
  return `${day}, ${formatClock(moment)}`;
}
