import type { EditOperation } from "../../edits.ts";
import { defaultMealHours } from "../../estimate/meals/assign-meal-times.ts";
import { normalizeClockTimes } from "../../estimate/message/normalize-clock-times.ts";
import {
  addDays,
  instantOf,
  isSameDay,
  type MessageContext,
  type ParsedTime,
  parseTime,
  wallClockAt,
} from "../../estimate/message/read-time.ts";
import { forLanguage } from "../../languages/language.ts";
import type { MealType } from "../../meal.ts";
import type { EditContext } from "../edit-context.ts";
import { matchPhrases } from "../match-phrases.ts";
import { rewordWith } from "../reword.ts";
import type { EditParser } from "./edit-parser.ts";

/** "move it to yesterday's dinner", "an hour earlier", "lunch, not dinner". */
export const timeParser: EditParser = {
  phrases: (language) => language.edits.times.timeLeads,
  extract({ time = "" }, context) {
    const [corrected] = matchPhrases(context.language.edits.times.timeCorrections, time);
    const { other } = corrected ?? {};
    const wrong =
      other === undefined
        ? undefined
        : (readTime(other, context) ??
          readTime(context.language.edits.times.wordAt(other), context));
    // The clock of "yesterday, not today, at 7pm" is not the wrong one.
    if (wrong?.time?.hasDay && wrong.time.hasClock) return undefined;
    const isOther = other === undefined || wrong !== undefined;
    return (
      toOperations(readTime(time, context), context) ??
      (isOther ? toOperations(readTime(corrected?.time ?? "", context), context) : undefined)
    );
  },
};

/** True for words that say only when a meal was: "yesterday" does not name a kind of kebab. */
export const isTimeOnly = (words: string, context: EditContext): boolean =>
  readTime(words, context) !== undefined;

interface MealTime {
  readonly time?: ParsedTime;
  readonly isShift: boolean;
  readonly mealType: MealType | undefined;
  readonly words: string;
}

const spellOut = forLanguage((language) => rewordWith(language.edits.times.timeSpellings));
const mealNamePattern = forLanguage(
  (language) => new RegExp(language.edits.times.mealNameInTime, "i"),
);

/** The time and the meal that words name; undefined if some of the words are about something else. */
function readTime(stated: string, { language, meal, written }: EditContext): MealTime | undefined {
  const spelled = normalizeClockTimes(spellOut(language)(stated), language);
  const name = mealNamePattern(language).exec(spelled)?.[1]?.toLowerCase() ?? "";
  const mealType = language.mealNames.mealNames.get(name);
  const words = spelled.replace(mealNamePattern(language), " ").replace(/\s+/g, " ").trim();
  const isShift = language.edits.times.timeShift.test(words);
  const nowMs = isShift ? meal.consumedAtMs : written.nowMs;
  const time = parseTime(words, { ...written, nowMs }, undefined, false, language);
  const rest = words.replace(time?.text ?? "", " ").split(" ");
  const isRead = rest.every(
    (word) => word === "" || language.edits.times.wordsAroundTime.has(word.toLowerCase()),
  );
  if (!isRead || (time ?? mealType) === undefined) return undefined;
  return { ...(time && { time }), mealType, isShift, words };
}

function toOperations(
  read: MealTime | undefined,
  context: EditContext,
): readonly EditOperation[] | undefined {
  if (!read) return undefined;
  const { time, mealType } = read;
  const timed = time ? [setTime({ ...read, time }, context)] : [];
  // "yesterday's breakfast" only changes the day of a breakfast.
  const isKnown = mealType === undefined || (time && mealType === context.meal.mealType);
  return isKnown ? timed : [...timed, { kind: "set-meal-type", mealType }];
}

function setTime(
  { time: found, mealType, isShift, words }: MealTime & { readonly time: ParsedTime },
  { language, meal, written }: EditContext,
): EditOperation {
  const { timeZone, nowMs } = written;
  const own = wallClockAt(meal.consumedAtMs, timeZone);
  const type = found.hasClock ? (mealType ?? meal.mealType) : undefined;
  const time = isShift ? found : parseAgain(words, found, type);
  const isNewMeal = mealType !== undefined && mealType !== meal.mealType;
  const hour = isNewMeal
    ? { hour: defaultMealHours[mealType], minute: 0 }
    : { hour: own.hour, minute: own.minute };
  const clock = time.hasHour ? time.clock : { ...time.clock, ...hour };
  const at = pastOf(instantOf(clock, timeZone));
  // "on Saturday" means the last one, since meals are in the past.
  const isLast =
    !isShift && time.isWeekday && !language.edits.times.nextWord.test(words) && at > nowMs;
  const consumedAtMs = isLast ? instantOf(addDays(clock, -7), timeZone) : at;
  return { kind: "set-time", consumedAtMs };

  /** "at 9:30" said at nine in the evening was in the morning. */
  function pastOf(at: number): number {
    if (at <= nowMs || isShift || mealType !== undefined || !found.hasClock) return at;
    const morning = instantOf(parseAgain(words, found, "breakfast").clock, timeZone);
    return morning <= nowMs ? morning : at;
  }

  /** A clock time alone is on the day of the meal. */
  function parseAgain(words: string, found: ParsedTime, type: MealType | undefined): ParsedTime {
    const isOwnDay = found.hasDay || isSameDay(own, wallClockAt(nowMs, timeZone));
    const reference = isOwnDay ? nowMs : instantOf({ ...own, hour: 23, minute: 59 }, timeZone);
    const context: MessageContext = { nowMs: reference, timeZone };
    return (
      parseTime(words, context, type, language.edits.times.clockOf24Hours.test(words), language) ??
      found
    );
  }
}
