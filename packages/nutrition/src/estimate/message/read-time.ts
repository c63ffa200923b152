import { forLanguage, type Language } from "../../languages/language.ts";
import type { MealType } from "../../meal.ts";
import type { DictionaryEntry } from "../food-mention.ts";
import type { LoggedFood } from "../questions/leftover-answers.ts";
import type { ReaderLanguage } from "../translation/reader-language.ts";

/** When and where the message was written; the engine has no clock. */
export interface MessageContext {
  /** Epoch milliseconds. */
  readonly nowMs: number;
  /** IANA time zone of the person, such as 'Europe/Paris'. */
  readonly timeZone: string;
  /** The person's dictionary; absent if it is empty. */
  readonly dictionary?: readonly DictionaryEntry[];
  /** The ids of questions that are not asked (`MealQuestion.id`). */
  readonly settledQuestions?: readonly string[];
  /** Foods that the person logged in the last days, the latest first: left-overs may be of them. */
  readonly loggedFoods?: readonly LoggedFood[];
  /** The person's language, in which meals are worded; absent if it is that of the table. */
  readonly language?: ReaderLanguage;
  /** Other languages that a message may be in. */
  readonly otherLanguages?: readonly ReaderLanguage[];
}

/** A local date and time. */
export interface WallClock {
  readonly year: number;
  /** 1-12. */
  readonly month: number;
  readonly day: number;
  readonly hour: number;
  readonly minute: number;
}

/** The local time that the words describe. */
export interface ParsedTime {
  readonly clock: WallClock;
  /** False if the words only name a day; the hour is meaningless then. */
  readonly hasHour: boolean;
  /** True if the words state the hour, not only a part of the day. */
  readonly hasClock: boolean;
  /** True for an hour that may be in the morning or the evening. */
  readonly isAmbiguous: boolean;
  /** True if the words name a day. */
  readonly hasDay: boolean;
  /** True if they name the day by its weekday, which may be in the past or the future. */
  readonly isWeekday: boolean;
  /** True if the day differs from the day of the message. */
  readonly isOtherDay: boolean;
  /** True if they name a date without its year. */
  readonly isDateWithoutYear: boolean;
  /** The words of the time. */
  readonly text: string;
}

/** Cached, because creating a formatter is slow. There are no more entries than time zones. */
const formatters = new Map<string, Intl.DateTimeFormat>();

function getFormatter(timeZone: string): Intl.DateTimeFormat {
  const cached = formatters.get(timeZone);
  if (cached) return cached;
  const formatter = new Intl.DateTimeFormat("en-US", {
    timeZone,
    calendar: "gregory",
    numberingSystem: "latn",
    hourCycle: "h23",
    year: "numeric",
    month: "numeric",
    day: "numeric",
    hour: "numeric",
    minute: "numeric",
  });
  formatters.set(timeZone, formatter);
  return formatter;
}

/** The local time of a zone at an instant. Throws a RangeError for an unknown zone. */
export function wallClockAt(instantMs: number, timeZone: string): WallClock {
  const parts = getFormatter(timeZone).formatToParts(instantMs);
  const getPart = (type: Intl.DateTimeFormatPartTypes) =>
    Number(parts.find((part) => part.type === type)?.value);
  return {
    year: getPart("year"),
    month: getPart("month"),
    day: getPart("day"),
    hour: getPart("hour"),
    minute: getPart("minute"),
  };
}

/**
 * The instant of a local time. A time skipped by daylight saving is shifted forward; of a repeated
 * time, the first instant.
 */
export function instantOf(clock: WallClock, timeZone: string): number {
  const asUtc = toUtc(clock);
  const offsetBefore = offsetAt(asUtc - dayMs, timeZone);
  const earlyMs = asUtc - offsetBefore;
  if (offsetAt(earlyMs, timeZone) === offsetBefore) return earlyMs;
  const lateMs = asUtc - offsetAt(earlyMs, timeZone);
  return offsetAt(lateMs, timeZone) === offsetAt(earlyMs, timeZone) ? lateMs : earlyMs;
}

const dayMs = 86_400_000;
const minuteMs = 60_000;

function toUtc({ year, month, day, hour, minute }: WallClock): number {
  return Date.UTC(year, month - 1, day, hour, minute);
}

/** Milliseconds that a zone is ahead of UTC, in whole minutes. */
function offsetAt(instantMs: number, timeZone: string): number {
  const minuteStartMs = Math.floor(instantMs / minuteMs) * minuteMs;
  return toUtc(wallClockAt(minuteStartMs, timeZone)) - minuteStartMs;
}

/** The same local time some days later. */
export function addDays(clock: WallClock, days: number): WallClock {
  const date = new Date(toUtc(clock) + days * dayMs);
  return {
    ...clock,
    year: date.getUTCFullYear(),
    month: date.getUTCMonth() + 1,
    day: date.getUTCDate(),
  };
}

const dayPartPatterns = forLanguage((language) =>
  language.times.dayPartHours.map(([part, hour]) => ({ part: new RegExp(part, "i"), hour })),
);
const explicitDayPattern = forLanguage((language) => new RegExp(language.times.explicitDays, "i"));
const lastNightPattern = forLanguage((language) => new RegExp(language.times.lastNight, "i"));
const midnightPattern = forLanguage((language) => new RegExp(language.times.midnight, "i"));
const unambiguousPattern = forLanguage(
  (language) => new RegExp(language.times.unambiguousHours, "i"),
);

/**
 * Parses time words ("yesterday at 8", "last night"); undefined if they contain no time. With a
 * 24-hour clock, "7:30" is in the morning.
 */
export function parseTime(
  words: string,
  { nowMs, timeZone }: MessageContext,
  mealType: MealType | undefined,
  uses24Hours: boolean,
  language: Language,
): ParsedTime | undefined {
  const now = wallClockAt(nowMs, timeZone);
  const reference = { instant: new Date(nowMs), timezone: offsetAt(nowMs, timeZone) / minuteMs };
  const found = language.findTime(words, reference);
  if (!found) return undefined;
  const { start, text } = found;
  const parsed = toWallClock(found, now);
  const day = lastNightPattern(language).test(words)
    ? { ...parsed, ...toDate(addDays(now, -1)) }
    : parsed;
  const isClockTime = start.isCertain("hour");
  const about = { ...describeDay(found, words, language), hasClock: isClockTime, text };
  const partHour = dayPartPatterns(language).find(({ part }) => part.test(words))?.hour;
  if (!isClockTime) {
    const hour = mealType === undefined || mealType === "snack" ? partHour : undefined;
    const clock = { ...day, hour: hour ?? 12, minute: 0 };
    return {
      ...about,
      isAmbiguous: false,
      clock,
      hasHour: hour !== undefined,
      isOtherDay: !isSameDay(clock, now),
    };
  }
  const isCertain =
    unambiguousPattern(language).test(words) ||
    start.isCertain("meridiem") ||
    (uses24Hours && words.includes(":"));
  const isLatestMidnight = !about.hasDay && midnightPattern(language).test(words);
  const clock = isCertain
    ? { ...day, ...(isLatestMidnight && toDate(now)) }
    : resolveMeridiem(day, now, mealType, partHour);
  const isAmbiguous = !isCertain && partHour === undefined;
  return { ...about, isAmbiguous, clock, hasHour: true, isOtherDay: !isSameDay(clock, now) };
}

type FoundTime = NonNullable<ReturnType<Language["findTime"]>>;

const toWallClock = ({ start }: FoundTime, now: WallClock): WallClock => ({
  year: start.get("year") ?? now.year,
  month: start.get("month") ?? now.month,
  day: start.get("day") ?? now.day,
  hour: start.get("hour") ?? 12,
  minute: start.get("minute") ?? 0,
});

/** How the words name the day. */
function describeDay(
  { start }: FoundTime,
  words: string,
  language: Language,
): Pick<ParsedTime, "hasDay" | "isWeekday" | "isDateWithoutYear"> {
  const isCertain = (part: "day" | "month" | "year" | "weekday") => start.isCertain(part);
  const isDate = isCertain("day") || isCertain("month") || isCertain("year");
  const isWeekday = isCertain("weekday");
  const hasDay = isWeekday || isDate || explicitDayPattern(language).test(words);
  return { hasDay, isWeekday, isDateWithoutYear: isCertain("month") && !isCertain("year") };
}

const toDate = ({ year, month, day }: WallClock) => ({ year, month, day });

/** True on the same local date. */
export function isSameDay(a: WallClock, b: WallClock): boolean {
  return a.year === b.year && a.month === b.month && a.day === b.day;
}

/** "at 8" is in the morning or evening: decided by the meal, the part of the day, or the most recent 8 o'clock. */
function resolveMeridiem(
  clock: WallClock,
  now: WallClock,
  mealType: MealType | undefined,
  partHour: number | undefined,
): WallClock {
  if (clock.hour > 12) return clock;
  const [morning, evening] = [clock.hour % 12, (clock.hour % 12) + 12];
  const withHour = (hour: number) => ({ ...clock, hour });
  if (partHour !== undefined) return withHour(partHour < 12 ? morning : evening);
  if (mealType === "dinner") return withHour(evening);
  if (mealType === "breakfast") return withHour(morning === 0 ? 12 : morning);
  if (clock.hour === 12 || clock.hour < 6) return withHour(evening);
  const hasPassed = isSameDay(clock, now) && toUtc(withHour(evening)) <= toUtc(now);
  return withHour(hasPassed && mealType !== "lunch" ? evening : morning);
}
