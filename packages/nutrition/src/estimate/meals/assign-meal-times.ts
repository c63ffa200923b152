import type { MealType } from "../../meal.ts";
import type { MealMentions } from "../mentions.ts";
import {
  addDays,
  instantOf,
  type MessageContext,
  readTime,
  type WallClock,
  wallClockAt,
} from "../message/read-time.ts";

/** A meal with its type and its place in time. */
export interface PlacedMeal {
  readonly read: MealMentions;
  readonly mealType: MealType;
  readonly consumedAtMs: number;
}

/** The hour of a meal that was eaten on a day without a time said. */
export const defaultMealHours: Readonly<Record<MealType, number>> = {
  breakfast: 8,
  lunch: 12,
  snack: 15,
  dinner: 19,
};

/** The hour after which nobody is still at that meal; a snack, and dinner, may be as late as you like. */
const overAtHours: Readonly<Record<MealType, number>> = {
  breakfast: 11,
  lunch: 16,
  snack: 24,
  dinner: 24,
};

/**
 * Gives each meal its time: the time said; else the meal's usual hour where the message is about
 * another day, or where that hour has been and the meal is over or one of several told; else now.
 * The type: as said, else by the hour.
 */
export function placeMeals(meals: readonly MealMentions[], written: MessageContext): PlacedMeal[] {
  const now = wallClockAt(written.nowMs, written.timeZone);
  const isOfSeveral = meals.filter((meal) => meal.mentions.length > 0).length > 1;
  const isBy24Hours = meals.some(({ timeWords = "" }) => hoursOf24.test(timeWords));
  return meals.map((read) => placeMeal(read, written, now, { isOfSeveral, isBy24Hours }));
}

/** "19:00" or "07:30": who writes one clock time so, means "7:30" in the morning. */
const hoursOf24 = /\b(?:0\d|1[3-9]|2[0-3]) ?:/;

function placeMeal(
  read: MealMentions,
  written: MessageContext,
  now: WallClock,
  { isOfSeveral, isBy24Hours }: { readonly isOfSeveral: boolean; readonly isBy24Hours: boolean },
): PlacedMeal {
  const { nowMs, timeZone } = written;
  const said = read.timeWords
    ? readTime(read.timeWords, written, read.mealType, isBy24Hours)
    : undefined;
  if (said?.hasHour) {
    const clock = beforeMidnight(said.clock, now, said.isOtherDay);
    return placed(read, instantOf(clock, timeZone), clock.hour);
  }
  const usual = defaultMealHours[read.mealType ?? "lunch"];
  const day = said?.clock ?? now;
  const usualMs = instantOf({ ...day, hour: usual, minute: 0 }, timeZone);
  if (said?.isOtherDay) return placed(read, usualMs, usual);
  const isOver = read.mealType !== undefined && now.hour >= overAtHours[read.mealType];
  const isToldOf = read.mealType !== undefined && isOfSeveral;
  return usualMs < nowMs && (isOver || isToldOf)
    ? placed(read, usualMs, usual)
    : placed(read, nowMs, now.hour);
}

function placed(read: MealMentions, consumedAtMs: number, hour: number): PlacedMeal {
  return { read, consumedAtMs, mealType: read.mealType ?? mealTypeAt(hour) };
}

const nightEndsAt = 4;
const eveningBeginsAt = 18;

/** "at 11pm", written after midnight, is of the evening just past. */
function beforeMidnight(clock: WallClock, now: WallClock, isOtherDay: boolean): WallClock {
  const isJustPast = now.hour < nightEndsAt && clock.hour >= eveningBeginsAt;
  return isJustPast && !isOtherDay ? addDays(clock, -1) : clock;
}

/** The meal that most people eat at an hour of the day. */
export function mealTypeAt(hour: number): MealType {
  if (hour >= 4 && hour < 11) return "breakfast";
  if (hour >= 11 && hour < 15) return "lunch";
  if (hour >= 17 && hour < 22) return "dinner";
  return "snack";
}
