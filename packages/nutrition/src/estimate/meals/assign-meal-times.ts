import { forLanguage, type Language } from "../../languages/language.ts";
import { type MealType, mealMaxAgeMs } from "../../meal.ts";
import type { MealMentions } from "../food-mention.ts";
import {
  addDays,
  instantOf,
  isSameDay,
  type MessageContext,
  type ParsedTime,
  parseTime,
  type WallClock,
  wallClockAt,
} from "../message/read-time.ts";
import { tokenize } from "../words/tokens.ts";

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
  language: Language,
): TimedMeal[] {
  const now = wallClockAt(context.nowMs, context.timeZone);
  const isOneOfSeveral = meals.filter((meal) => meal.mentions.length > 0).length > 1;
  const uses24Hours = meals.some(({ timeWords = "" }) => clock24Pattern.test(timeWords));
  const assigned = meals.map((mentionedMeal) =>
    assignMealTime(mentionedMeal, context, now, { isOneOfSeveral, uses24Hours }, language),
  );
  const inOrder = moveToEvening(moveToMorning(assigned, context), context);
  return moveBeforeMidnight(inOrder, context.timeZone).map(({ meal }) => meal);
}

/** A meal with the clock time that the words state, if they do not name the meal. */
interface AssignedMeal {
  readonly meal: TimedMeal;
  readonly clock?: WallClock;
  /** True if the words name a day. */
  readonly hasDay?: boolean;
  /** True if that hour may be in the morning or the evening. */
  readonly isAmbiguous?: boolean;
}

const halfDayHours = 12;
const halfDayMs = halfDayHours * 3_600_000;

/** "8:30 2 eggs, lunch rice": before a meal of the same day that is earlier than 20:30. */
function moveToMorning(
  assigned: readonly AssignedMeal[],
  { timeZone }: MessageContext,
): readonly AssignedMeal[] {
  const dayOf = ({ meal }: AssignedMeal) => wallClockAt(meal.consumedAtMs, timeZone);
  return assigned.map((one, at) => {
    const { clock, isAmbiguous, meal } = one;
    const [previous, next] = [assigned[at - 1], assigned[at + 1]];
    if (clock === undefined || clock.hour < halfDayHours || isAmbiguous !== true) return one;
    const morningMs = meal.consumedAtMs - halfDayMs;
    // "at 1 am a curry, then at 5:30 crackers"
    const isAtNight =
      previous?.clock !== undefined &&
      isSameDay(previous.clock, clock) &&
      previous.clock.hour < earlyMorningEndsAt;
    const isBeforeNext =
      next !== undefined &&
      isSameDay(dayOf(next), clock) &&
      morningMs < next.meal.consumedAtMs &&
      next.meal.consumedAtMs < meal.consumedAtMs;
    const isAfterPrevious = !previous || previous.meal.consumedAtMs < morningMs;
    const hour = clock.hour - halfDayHours;
    return (isBeforeNext || isAtNight) && isAfterPrevious
      ? { meal: toTimedMeal(meal.mentionedMeal, morningMs, hour), clock: { ...clock, hour } }
      : one;
  });
}

/** "dinner at 7, then around 10 a banana": the second is in the evening as well. */
function moveToEvening(
  assigned: readonly AssignedMeal[],
  { nowMs, timeZone }: MessageContext,
): readonly AssignedMeal[] {
  const moved: AssignedMeal[] = [];
  for (const one of assigned) {
    const { clock, isAmbiguous, meal } = one;
    const previousMs = moved.at(-1)?.meal.consumedAtMs;
    const eveningMs = meal.consumedAtMs + halfDayMs;
    const isAfterPrevious =
      clock !== undefined &&
      clock.hour < halfDayHours &&
      isAmbiguous === true &&
      previousMs !== undefined &&
      isSameDay(wallClockAt(previousMs, timeZone), clock) &&
      meal.consumedAtMs < previousMs &&
      previousMs < eveningMs &&
      eveningMs <= nowMs;
    const hour = (clock?.hour ?? 0) + halfDayHours;
    moved.push(
      isAfterPrevious
        ? { meal: toTimedMeal(meal.mentionedMeal, eveningMs, hour), clock: { ...clock, hour } }
        : one,
    );
  }
  return moved;
}

/** Of the times of a night, "22:00, 01:30, 04:00", the first ones are on the day before. */
function moveBeforeMidnight(assigned: readonly AssignedMeal[], timeZone: string): AssignedMeal[] {
  const moved: AssignedMeal[] = [];
  for (const one of assigned.toReversed()) {
    const next = moved[0];
    const isBefore = next !== undefined && isBeforeMidnight(one, next);
    moved.unshift(isBefore ? onPreviousDay(one, timeZone) : one);
  }
  return moved;
}

function isBeforeMidnight(one: AssignedMeal, next: AssignedMeal): boolean {
  if (one.clock === undefined || next.clock === undefined || one.hasDay || next.hasDay)
    return false;
  if (one.meal.consumedAtMs <= next.meal.consumedAtMs) return false;
  const isNextOnPreviousDay = one.clock.hour < next.clock.hour;
  const isEvening = one.clock.hour >= eveningBeginsAt;
  return isNextOnPreviousDay || (isEvening && next.clock.hour < earlyMorningEndsAt);
}

function onPreviousDay({ meal, clock }: AssignedMeal, timeZone: string): AssignedMeal {
  if (clock === undefined) return { meal };
  return { meal: { ...meal, consumedAtMs: instantOf(addDays(clock, -1), timeZone) }, clock };
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
  language: Language,
): AssignedMeal {
  const { nowMs, timeZone } = context;
  const parse = (mealType: MealType | undefined) =>
    parseTime(mentionedMeal.timeWords ?? "", context, mealType, uses24Hours, language);
  const found = mentionedMeal.timeWords ? parse(mentionedMeal.mealType) : undefined;
  const parsedTime =
    found && isInMorning(found, mentionedMeal, language) ? parse("breakfast") : found;
  if (parsedTime?.hasHour) {
    const evening = toPreviousEvening(parsedTime.clock, now, parsedTime.isOtherDay);
    const clock = toPast(evening, parsedTime, mentionedMeal, context, language);
    const atMs = instantOf(clock, timeZone);
    const meal = toTimedMeal(mentionedMeal, toPresent(atMs, clock, now, nowMs), clock.hour);
    const isOnlyClock = parsedTime.hasClock && mentionedMeal.mealType === undefined;
    const { isAmbiguous, hasDay } = parsedTime;
    return isOnlyClock ? { meal, clock, isAmbiguous, hasDay } : { meal };
  }
  const usualHour = defaultMealHours[mentionedMeal.mealType ?? "lunch"];
  const day = { ...(parsedTime?.clock ?? now), hour: usualHour, minute: 0 };
  if (parsedTime?.isOtherDay) {
    const usual = toPast(day, parsedTime, mentionedMeal, context, language);
    return { meal: toTimedMeal(mentionedMeal, instantOf(usual, timeZone), usualHour) };
  }
  const usualMs = instantOf(day, timeZone);
  const hasEnded =
    mentionedMeal.mealType !== undefined && now.hour >= lastHours[mentionedMeal.mealType];
  const isNamedAmongSeveral = mentionedMeal.mealType !== undefined && isOneOfSeveral;
  const isAtUsualHour = usualMs < nowMs && (hasEnded || isNamedAmongSeveral);
  return {
    meal: isAtUsualHour
      ? toTimedMeal(mentionedMeal, usualMs, usualHour)
      : toTimedMeal(mentionedMeal, nowMs, now.hour),
  };
}

/** "at 7:30 oats": an hour of the morning or the evening with a food of the morning. */
function isInMorning(
  { isAmbiguous, clock }: ParsedTime,
  { mealType, mentions }: MealMentions,
  language: Language,
): boolean {
  const hour = clock.hour % halfDayHours;
  return (
    isAmbiguous &&
    mealType === undefined &&
    hour >= nightEndsAt &&
    hour < breakfastEndsAt &&
    mentions.some(({ words }) =>
      tokenize(words, language).some(({ stem }) => language.mealNames.morningFoods.has(stem)),
    )
  );
}

function toTimedMeal(mentionedMeal: MealMentions, consumedAtMs: number, hour: number): TimedMeal {
  return { mentionedMeal, consumedAtMs, mealType: mentionedMeal.mealType ?? mealTypeAt(hour) };
}

const nightEndsAt = 4;
const breakfastEndsAt = 11;
const eveningBeginsAt = 18;
const earlyMorningEndsAt = 6;

/** "at 11pm", written after midnight, is in the previous evening. */
function toPreviousEvening(clock: WallClock, now: WallClock, isOtherDay: boolean): WallClock {
  const isPreviousEvening = now.hour < nightEndsAt && clock.hour >= eveningBeginsAt;
  return isPreviousEvening && !isOtherDay ? addDays(clock, -1) : clock;
}

/** People log a meal up to this long before they eat it; a later time was on the day before. */
const earlyLogMs = 3_600_000;

/** The time at which this was in the past, if the words allow it: the last Friday, 24 December or 9 pm. */
function toPast(
  clock: WallClock,
  { isWeekday, isDateWithoutYear, hasDay, text }: ParsedTime,
  { mealType, timeWords = "" }: MealMentions,
  { nowMs, timeZone }: MessageContext,
  language: Language,
): WallClock {
  const isSnackAtMidnight = mealType === "snack" && midnightPattern(language).test(text) && !hasDay;
  const isSoon = (minutes: WallClock) => instantOf(minutes, timeZone) - nowMs <= earlyLogMs;
  if (isSnackAtMidnight) {
    const midnight = { ...addDays(clock, 1), hour: 0, minute: 0 };
    return isSoon(midnight) ? midnight : { ...addDays(clock, -1), hour: 23, minute: 59 };
  }
  if (instantOf(clock, timeZone) <= nowMs) return clock;
  if (futurePattern(language).test(timeWords)) return clock;
  if (isWeekday) return addDays(clock, -7);
  if (isDateWithoutYear) return { ...clock, year: clock.year - 1 };
  return hasDay || todayPattern(language).test(timeWords) || isSoon(clock)
    ? clock
    : addDays(clock, -1);
}

const midnightPattern = forLanguage((language) => new RegExp(language.times.midnight, "i"));
const futurePattern = forLanguage((language) => new RegExp(language.times.futureDays, "i"));
const todayPattern = forLanguage((language) => new RegExp(language.times.todayWords, "i"));

/** A time that is still to come today is the time of the message; another day is kept, to be refused. */
function toPresent(atMs: number, clock: WallClock, now: WallClock, nowMs: number): number {
  const isSoon = isSameDay(clock, now) || atMs - nowMs <= earlyLogMs;
  return atMs > nowMs && isSoon ? nowMs : atMs;
}

/**
 * Why a time cannot be that of a meal: over `mealMaxAgeMs` ago, on a day that is still to come, or on a day that the
 * words do not say ("last month").
 */
export type TimeRefusal = "too-long-ago" | "in-the-future" | "day-unclear";

/** The reason why one of the meals cannot be logged. */
export function findTimeRefusal(
  meals: readonly TimedMeal[],
  context: MessageContext,
  language: Language,
): TimeRefusal | undefined {
  const { nowMs } = context;
  const refusals = meals.flatMap(({ consumedAtMs, mentionedMeal: { timeWords = "" } }) => {
    const oldestMs = nowMs - mealMaxAgeMs;
    if (language.times.unclearDays.test(timeWords))
      return [refuseUnclearDay(timeWords, oldestMs, context, language)];
    if (consumedAtMs < oldestMs) return ["too-long-ago" as const];
    return consumedAtMs > nowMs ? ["in-the-future" as const] : [];
  });
  return refusals[0];
}

function refuseUnclearDay(
  words: string,
  oldestMs: number,
  { nowMs, timeZone }: MessageContext,
  { times }: Language,
): TimeRefusal {
  if (times.longAgo.test(words)) return "too-long-ago";
  const stated = times.yearOfUnclearDay.exec(words)?.groups?.year;
  if (stated === undefined) return "day-unclear";
  const startOf = (year: number) =>
    instantOf({ year, month: 1, day: 1, hour: 0, minute: 0 }, timeZone);
  if (startOf(Number(stated)) > nowMs) return "in-the-future";
  return startOf(Number(stated) + 1) < oldestMs ? "too-long-ago" : "day-unclear";
}

/** The usual meal at an hour of the day. */
export function mealTypeAt(hour: number): MealType {
  if (hour >= nightEndsAt && hour < breakfastEndsAt) return "breakfast";
  if (hour >= 11 && hour < 15) return "lunch";
  if (hour >= 17 && hour < 22) return "dinner";
  return "snack";
}
