import * as en from "chrono-node/en";
import type { MealType } from "../../meal.ts";
import type { DictionaryEntry } from "../mentions.ts";

/** When and where the message was written; the engine has no clock of its own. */
export interface MessageContext {
  /** Epoch milliseconds. */
  readonly nowMs: number;
  /** IANA time zone of the person, as 'Europe/Paris'. */
  readonly timeZone: string;
  /** The person's own dictionary; absent where they have none. */
  readonly ownWords?: readonly DictionaryEntry[];
}

/** A reading of a wall clock. */
export interface WallClock {
  readonly year: number;
  /** 1-12. */
  readonly month: number;
  readonly day: number;
  readonly hour: number;
  readonly minute: number;
}

/** What words say of when a meal was eaten, on the person's own clock. */
export interface ReadTime {
  readonly clock: WallClock;
  /** False where only a day was said; then the clock's hour means nothing. */
  readonly hasHour: boolean;
  /** True where the day is another than the one on which the message was written. */
  readonly isOtherDay: boolean;
}

/** Making a formatter takes far longer than using one; there are no more of them than zones. */
const formatters = new Map<string, Intl.DateTimeFormat>();

function formatterOf(timeZone: string): Intl.DateTimeFormat {
  const known = formatters.get(timeZone);
  if (known) return known;
  const made = new Intl.DateTimeFormat("en-US", {
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
  formatters.set(timeZone, made);
  return made;
}

/** Shows what the clocks of a time zone show at an instant. Throws a RangeError where the zone is none. */
export function wallClockAt(instantMs: number, timeZone: string): WallClock {
  const parts = formatterOf(timeZone).formatToParts(instantMs);
  const of = (type: Intl.DateTimeFormatPartTypes) =>
    Number(parts.find((part) => part.type === type)?.value);
  return {
    year: of("year"),
    month: of("month"),
    day: of("day"),
    hour: of("hour"),
    minute: of("minute"),
  };
}

/**
 * The instant at which the clocks of a zone show `clock`. A time that daylight saving skips is
 * taken as if it had not; of one that comes twice, the first.
 */
export function instantOf(clock: WallClock, timeZone: string): number {
  const asUtc = utcOf(clock);
  const offsetBefore = offsetAt(asUtc - dayMs, timeZone);
  const early = asUtc - offsetBefore;
  if (offsetAt(early, timeZone) === offsetBefore) return early;
  const late = asUtc - offsetAt(early, timeZone);
  return offsetAt(late, timeZone) === offsetAt(early, timeZone) ? late : early;
}

const dayMs = 86_400_000;
const minuteMs = 60_000;

function utcOf({ year, month, day, hour, minute }: WallClock): number {
  return Date.UTC(year, month - 1, day, hour, minute);
}

/** Milliseconds that a zone is ahead of UTC, to the minute. */
function offsetAt(instantMs: number, timeZone: string): number {
  const whole = Math.floor(instantMs / minuteMs) * minuteMs;
  return utcOf(wallClockAt(whole, timeZone)) - whole;
}

/** The wall clock some days on, at the same hour. */
export function addDays(clock: WallClock, days: number): WallClock {
  const moved = new Date(utcOf(clock) + days * dayMs);
  return {
    ...clock,
    year: moved.getUTCFullYear(),
    month: moved.getUTCMonth() + 1,
    day: moved.getUTCDate(),
  };
}

/** Usual hours of the parts of a day, where no clock time was said. */
const hoursOfParts: readonly [part: RegExp, hour: number][] = [
  [/\bmorning\b/i, 8],
  [/\bafternoon\b/i, 15],
  [/\bevening\b/i, 19],
  [/\b(?:night|tonight)\b/i, 20],
];

/**
 * Reads time words ("yesterday at 8", "last night") as on the person's clock; undefined where they
 * say none. By 24 hours, "7:30" is in the morning.
 */
export function readTime(
  words: string,
  { nowMs, timeZone }: MessageContext,
  mealType: MealType | undefined,
  isBy24Hours: boolean,
): ReadTime | undefined {
  const now = wallClockAt(nowMs, timeZone);
  const reference = { instant: new Date(nowMs), timezone: offsetAt(nowMs, timeZone) / minuteMs };
  const start = en.casual.parse(words, reference)[0]?.start;
  if (!start) return undefined;
  const said: WallClock = {
    year: start.get("year") ?? now.year,
    month: start.get("month") ?? now.month,
    day: start.get("day") ?? now.day,
    hour: start.get("hour") ?? 12,
    minute: start.get("minute") ?? 0,
  };
  const day = /\blast night\b/i.test(words) ? { ...said, ...dateOf(addDays(now, -1)) } : said;
  const isClockTime = start.isCertain("hour");
  const part = hoursOfParts.find(([pattern]) => pattern.test(words));
  if (!isClockTime) {
    const hour = mealType === undefined ? part?.[1] : undefined;
    const clock = { ...day, hour: hour ?? 12, minute: 0 };
    return { clock, hasHour: hour !== undefined, isOtherDay: !isSameDay(clock, now) };
  }
  const isCertain =
    /\b(?:midnight|midday|noon)\b/i.test(words) ||
    start.isCertain("meridiem") ||
    (isBy24Hours && words.includes(":"));
  const clock = isCertain ? day : likelyHalf(day, now, mealType, part?.[1]);
  return { clock, hasHour: true, isOtherDay: !isSameDay(clock, now) };
}

const dateOf = ({ year, month, day }: WallClock) => ({ year, month, day });

function isSameDay(a: WallClock, b: WallClock): boolean {
  return a.year === b.year && a.month === b.month && a.day === b.day;
}

/** "at 8" is morning or evening: by the meal, by the part of day, or the latest 8 that has been. */
function likelyHalf(
  clock: WallClock,
  now: WallClock,
  mealType: MealType | undefined,
  partHour: number | undefined,
): WallClock {
  if (clock.hour > 12) return clock;
  const [morning, evening] = [clock.hour % 12, (clock.hour % 12) + 12];
  const pick = (hour: number) => ({ ...clock, hour });
  if (partHour !== undefined) return pick(partHour < 12 ? morning : evening);
  if (mealType === "dinner") return pick(evening);
  if (mealType === "breakfast") return pick(morning === 0 ? 12 : morning);
  if (clock.hour === 12 || clock.hour < 6) return pick(evening);
  const hasBeen = isSameDay(clock, now) && utcOf(pick(evening)) <= utcOf(now);
  return pick(hasBeen && mealType !== "lunch" ? evening : morning);
}
