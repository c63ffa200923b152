import type { MealEntry } from "@morsel/contracts";

const clock: Intl.DateTimeFormatOptions = { hour: "2-digit", minute: "2-digit" };

/** 'Dinner, 19:40'. */
export function describeMealTime({ context }: MealEntry): string {
  const moment = new Date(context.consumed_at);
  const type = nameMealType(context.meal_type);
  return Number.isNaN(moment.getTime())
    ? type
    : `${type}, ${moment.toLocaleTimeString("en-GB", clock)}`;
}

/** 'Thursday, November 19, 19:40'; empty where the date cannot be read. */
export function describeMealMoment({ context }: MealEntry): string {
  const moment = new Date(context.consumed_at);
  if (Number.isNaN(moment.getTime())) return "";
  const day = moment.toLocaleDateString("en-US", {
    weekday: "long",
    month: "long",
    day: "numeric",
  });
  return `${day}, ${moment.toLocaleTimeString("en-GB", clock)}`;
}

export function nameMealType(type: MealEntry["context"]["meal_type"]): string {
  return `${type.charAt(0).toUpperCase()}${type.slice(1)}`;
}
