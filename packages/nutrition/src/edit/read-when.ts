import type { EditOperation } from "../edits.ts";
import { defaultMealHours } from "../estimate/meals/assign-meal-times.ts";
import {
  addDays,
  instantOf,
  parseTime,
  type WallClock,
  wallClockAt,
} from "../estimate/message/read-time.ts";
import { numberWords } from "../languages/en/amounts.ts";
import type { MealType } from "../meal.ts";
import type { EditContext } from "./edit-context.ts";
import { normalizeTime } from "./normalize-time.ts";

const mealNames: readonly [RegExp, MealType][] = [
  [/\b(?:breakfast|brekkie|brekky|bfast)\b/i, "breakfast"],
  [/\b(?:brunch|lunch|lunchtime)\b/i, "lunch"],
  [/\b(?:dinner|supper|teatime)\b/i, "dinner"],
  [/\b(?:snack|elevenses|snack time)\b/i, "snack"],
];
const mealName =
  "(?:breakfast|brekkie|brekky|bfast|brunch|lunch|lunchtime|dinner|supper|teatime|snack|elevenses)";

/** The words before the time in an instruction about it. */
const lead = new RegExp(
  "^(?:" +
    [
      "(?:move|change|set|shift|switch|make|put|log|mark|count|file|record|reschedule|update|push|bring|turn|re-?log|track)(?:d|ed)?(?: (?:(?:the |this |my )?(?:meal(?: type| time)?|entry|time|date|day|type)|it|this|that))?(?: (?:back|forward|over|down|in|out))?(?: of [a-z]+)?(?: (?:to be|to|at|for|as|under|on|from|by|into))?",
      "(?:i|we)(?:'ve| have)? (?:(?:actually|really|just|all) )*(?:had|ate|eaten|drank|finished)(?: (?:it|this|that|these|them|(?:the |this |my )?meal))?(?: (?:as|for|at|on|from))?",
      "(?:had|ate)(?: (?:it|this|that|these|them|(?:the |this |my )?meal))?(?: (?:as|for|at|on|from))?",
      "(?:(?:(?:the |this |my )?(?:meal time|meal|entry|time|date|day|type)|it|this(?! (?:morning|afternoon|evening))|that|which)(?:'s| was| is| were| should be| should have been)? )?(?:(?:actually|really|eaten|had|logged|all|also|just) )*(?:(?:as|for|at|on|from) )?",
    ]
      .map((part) => `(?:${part})`)
      .join("|") +
    ")\\s*",
  "i",
);

const number =
  "(?:\\d{1,2}|an?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|half an|a few|a couple of)";
const shift = new RegExp(
  `^(?:by )?(${number}|the|\\d{1,3}) (hours?|hrs?|minutes?|mins?|days?) (earlier|later|before|after|back|forward|sooner)$`,
  "i",
);
const weekday =
  "(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|mon|tue|tues|wed|thu|thur|thurs|fri|sat|sun)";
const month =
  "(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)";

const dayWords = new RegExp(
  `\\b(?:today|tonight|yesterday|tomorrow|this (?:morning|afternoon|evening)|last night|ago|${weekday}|${month}|\\d{4}-\\d\\d-\\d\\d|\\d{1,2}/\\d{1,2})\\b`,
  "i",
);
const clockWords =
  /\b\d{1,2}(?::\d\d)? ?(?:am|pm|a\.m\.?|p\.m\.?)(?![a-z])|\b\d{1,2}:\d\d\b|\b(?:noon|midday|midnight)\b|\bat \d{1,2}\b|\b(?:hours?|hrs?|minutes?|mins?) ago\b/i;
const timeWord = new RegExp(
  `^(?:[\\d:./-]+(?:am|pm|th|st|nd|rd)?|am|pm|a\\.m\\.?|p\\.m\\.?|o'?clock|noon|midday|midnight|half|quarter|past|to|at|on|in|around|about|the|of|my|for|as|a|an|was|early|late|later|today'?s?|tonight'?s?|yesterday'?s?|tomorrow'?s?|morning|afternoon|evening|night|last|this|next|ago|hours?|hrs?|minutes?|mins?|days?|week|before|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|${weekday}(?:'s)?|${month})$`,
  "i",
);

/** Reads when a meal was eaten and which meal it was: "move it to yesterday's dinner". */
export function readWhen(words: string, context: EditContext): EditOperation[] | undefined {
  const plain = stripOtherTime(normalizeTime(words.replace(/ (?:instead|too)$/i, "").trim()));
  const rest = stripMealSwap(plain.replace(lead, ""));
  const shifted = shift.exec(plain) ?? shift.exec(rest);
  if (shifted) return readShift(shifted, context);
  const mealType = mealTypeIn(rest);
  const stated = timeIn(rest, plain);
  if (stated === undefined || isOpenFigure(stated)) return undefined;
  const hasTime = dayWords.test(stated) || clockWords.test(stated);
  if (!hasTime && (mealType === undefined || /\d/.test(stated))) return undefined;
  const timed = hasTime ? timeOperations(stated, mealType, context) : [];
  // "yesterday's breakfast" only changes the day of a breakfast.
  const isKnown = mealType === undefined || (hasTime && mealType === context.meal.mealType);
  const typed = isKnown ? [] : [{ kind: "set-meal-type", mealType } as const];
  return timed && [...timed, ...typed];
}

const clockFigure = "(?:at )?\\d{1,2}(?::\\d\\d)?(?: ?(?:am|pm))?";
const otherTimes = [
  `,? (?:and )?(?:not|instead of) ${clockFigure}$`,
  `(?<=^| )(?:not|instead of) ${clockFigure},? (?:but )?`,
  `,? (?:and )?(?:not|instead of) (?:today|tonight|yesterday|${weekday})$`,
  `(?<=^| )(?:from )?\\d{1,2}(?::\\d\\d)?(?: ?(?:am|pm))? (?:should (?:be|have been)|to|was) (?=(?:at )?\\d)`,
].map((pattern) => new RegExp(pattern, "i"));

/** Numbers that belong to an hour or a day; other numbers would be ignored silently. */
const figuresOfTime = new RegExp(
  `${clockWords.source}|\\d (?:days?|weeks?) |\\d[/-]\\d|\\d(?:st|nd|rd|th)\\b|${month} \\d|\\d ${month}`,
  "i",
);

const isOpenFigure = (stated: string) =>
  dayWords.test(stated) && /\d/.test(stated) && !figuresOfTime.test(stated);

/** Removes the wrong time: "at 10, not 9", "10:30 should have been 11:15". */
const stripOtherTime = (words: string): string =>
  dayWords.test(words) || clockWords.test(words)
    ? otherTimes.reduce((left, pattern) => left.replace(pattern, ""), words)
    : words;

/** The words about time, without the meal's; undefined if any word is about something else. */
function timeIn(rest: string, plain: string): string | undefined {
  const time = rest
    .replace(new RegExp(`\\b${mealName}\\b(?: ?time)?`, "gi"), " ")
    .replace(/[,\s]+/g, " ")
    .replace(/\b(?:around|about|by) (?=\d{1,2}(?!\S)(?! (?:hour|hr|min|day)))/gi, "at ")
    .trim();
  if (!time.split(" ").every((word) => word === "" || timeWord.test(word))) return undefined;
  // The lead includes the "at" of "at 8"; "move it to 8" has none.
  const isMoved = /^(?:move|shift|set|put|change the time|change it)\b.* to \d{1,2}$/i.test(plain);
  const isClock = /^\d{1,2}$/.test(time) && (isMoved || /\bat \d{1,2}\b/i.test(plain));
  const isClockAndDay =
    /^\d{1,2} (?:today|tonight|yesterday|on|in|this|last)\b/i.test(time) &&
    /(?:^|\b(?:at|to|for|around|about|was|by) )\d{1,2} /i.test(plain);
  return isClock || isClockAndDay ? `at ${time}` : time;
}

/** Removes the wrong meal: "not lunch, dinner", "dinner not lunch", "from lunch to dinner". */
function stripMealSwap(words: string): string {
  return words
    .replace(new RegExp(`\\b(?:not|instead of) (?:a |my )?${mealName},?\\s*(?:but )?`, "i"), "")
    .replace(new RegExp(`^(?:from )?${mealName} (?:in)?to `, "i"), "")
    .replace(/,\s*$/, "");
}

const mealTypeIn = (words: string) => mealNames.find(([pattern]) => pattern.test(words))?.[1];

function timeOperations(
  stated: string,
  mealType: MealType | undefined,
  { meal, written }: EditContext,
): EditOperation[] | undefined {
  const { timeZone, nowMs } = written;
  const own = wallClockAt(meal.consumedAtMs, timeZone);
  const now = wallClockAt(nowMs, timeZone);
  const words = stated.replace(/'s\b/g, "");
  const hasDay = dayWords.test(words);
  // A clock time alone is on the meal's day.
  const reference =
    hasDay || isSameDay(own, now) ? nowMs : instantOf({ ...own, hour: 23, minute: 59 }, timeZone);
  const type = clockWords.test(words) ? (mealType ?? meal.mealType) : undefined;
  const read = parseTime(
    words,
    { nowMs: reference, timeZone },
    type,
    /\b(?:0\d|1[3-9]|2[0-3]):/.test(words),
  );
  if (!read) return undefined;
  const isNewMeal = mealType !== undefined && mealType !== meal.mealType;
  const hour = isNewMeal
    ? { hour: defaultMealHours[mealType], minute: 0 }
    : { hour: own.hour, minute: own.minute };
  const clock = read.hasHour ? read.clock : { ...read.clock, ...hour };
  const at = instantOf(clock, timeZone);
  // "on Saturday" means the last one, since meals are in the past.
  const isLast = bareDay.test(words) && !/\bnext\b/i.test(words) && at > nowMs;
  const last = isLast ? instantOf(addDays(clock, -7), timeZone) : at;
  return [{ kind: "set-time", consumedAtMs: last }];
}

const bareDay = new RegExp(`\\b${weekday}\\b`, "i");

function isSameDay(a: WallClock, b: WallClock): boolean {
  return a.year === b.year && a.month === b.month && a.day === b.day;
}

const counts: ReadonlyMap<string, number> = new Map([
  ...numberWords,
  ["a", 1],
  ["an", 1],
  ["the", 1],
  ["half an", 0.5],
  ["a few", 3],
  ["a couple of", 2],
]);

function readShift(
  shifted: RegExpExecArray,
  { meal, written }: EditContext,
): EditOperation[] | undefined {
  const [, count = "", unit = "", direction = ""] = shifted;
  const amount = counts.get(count.toLowerCase()) ?? Number(count);
  if (!Number.isFinite(amount)) return undefined;
  const sign = /later|after|forward/i.test(direction) ? 1 : -1;
  const clock = wallClockAt(meal.consumedAtMs, written.timeZone);
  if (/day/i.test(unit)) {
    const at = instantOf(addDays(clock, sign * Math.round(amount)), written.timeZone);
    return [{ kind: "set-time", consumedAtMs: at }];
  }
  const minutes = /h/i.test(unit) ? amount * 60 : amount;
  return [{ kind: "set-time", consumedAtMs: meal.consumedAtMs + sign * minutes * 60_000 }];
}
