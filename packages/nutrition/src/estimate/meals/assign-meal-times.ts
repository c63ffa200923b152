import type { MealType } from "../../meal.ts";
import type { MealMentions } from "../mentions.ts";
import {
  addDays,
  instantOf,
  type MessageContext,
  parseTime,
  type WallClock,
  wallClockAt,
} from "../message/read-time.ts";

/** A meal with its type and time. */
export interface TimedMeal {
  readonly mentionedMeal: MealMentions;
  readonly mealType: MealType;
  readonly consumedAtMs: number;
}

/** The hour of a meal without a stated time. */
export const defaultMealHours: Readonly<Record<MealType, number>> = {
  breakfast: 8,
  lunch: 12,
  snack: 15,
  dinner: 19,
};

/** The hour after which a meal is over; snacks and dinner may be late. */
const lastHours: Readonly<Record<MealType, number>> = {
  breakfast: 11,
  lunch: 16,
  snack: 24,
  dinner: 24,
};

/**
 * Assigns a time to each meal: the stated time; the meal's usual hour if the message is about
 * another day, or if that hour has passed and the meal is over or one of several; otherwise the
 * time of the message. The type is the stated one, else it depends on the hour.
 */
export function assignMealTimes(
  meals: readonly MealMentions[],
  context: MessageContext,
): TimedMeal[] {
  const now = wallClockAt(context.nowMs, context.timeZone);
  const isOneOfSeveral = meals.filter((meal) => meal.mentions.length > 0).length > 1;
  const uses24Hours = meals.some(({ timeWords = "" }) => clock24Pattern.test(timeWords));
  return meals.map((mentionedMeal) =>
    assignMealTime(mentionedMeal, context, now, { isOneOfSeveral, uses24Hours }),
  );
}

/** "19:00" or "07:30" shows that the person uses a 24-hour clock. */
const clock24Pattern = /\b(?:0\d|1[3-9]|2[0-3]) ?:/;

function assignMealTime(
  mentionedMeal: MealMentions,
  context: MessageContext,
  now: WallClock,
  {
    isOneOfSeveral,
    uses24Hours,
  }: { readonly isOneOfSeveral: boolean; readonly uses24Hours: boolean },
): TimedMeal {
  const { nowMs, timeZone } = context;
  const parsedTime = mentionedMeal.timeWords
    ? parseTime(mentionedMeal.timeWords, context, mentionedMeal.mealType, uses24Hours)
    : undefined;
  if (parsedTime?.hasHour) {
    const clock = toPreviousEvening(parsedTime.clock, now, parsedTime.isOtherDay);
    return toTimedMeal(mentionedMeal, instantOf(clock, timeZone), clock.hour);
  }
  const usualHour = defaultMealHours[mentionedMeal.mealType ?? "lunch"];
  const day = parsedTime?.clock ?? now;
  const usualMs = instantOf({ ...day, hour: usualHour, minute: 0 }, timeZone);
  if (parsedTime?.isOtherDay) return toTimedMeal(mentionedMeal, usualMs, usualHour);
  const hasEnded =
    mentionedMeal.mealType !== undefined && now.hour >= lastHours[mentionedMeal.mealType];
  const isNamedAmongSeveral = mentionedMeal.mealType !== undefined && isOneOfSeveral;
  return usualMs < nowMs && (hasEnded || isNamedAmongSeveral)
    ? toTimedMeal(mentionedMeal, usualMs, usualHour)
    : toTimedMeal(mentionedMeal, nowMs, now.hour);
}

function toTimedMeal(mentionedMeal: MealMentions, consumedAtMs: number, hour: number): TimedMeal {
  return { mentionedMeal, consumedAtMs, mealType: mentionedMeal.mealType ?? mealTypeAt(hour) };
}

const nightEndsAt = 4;
const eveningBeginsAt = 18;

/** "at 11pm", written after midnight, is in the previous evening. */
function toPreviousEvening(clock: WallClock, now: WallClock, isOtherDay: boolean): WallClock {
  const isPreviousEvening = now.hour < nightEndsAt && clock.hour >= eveningBeginsAt;
  return isPreviousEvening && !isOtherDay ? addDays(clock, -1) : clock;
}

/** The usual meal at an hour of the day. */
export function mealTypeAt(hour: number): MealType {
  if (hour >= 4 && hour < 11) return "breakfast";
  if (hour >= 11 && hour < 15) return "lunch";
  if (hour >= 17 && hour < 22) return "dinner";
  return "snack";
}
