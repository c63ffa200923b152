import { forLanguage, type Language } from "../../languages/language.ts";
import type { MealType } from "../../meal.ts";
import { nonFoodWords } from "../words/stop-words.ts";
import { type Token, tokenize } from "../words/tokens.ts";
import type { MealCue } from "./find-meal-cues.ts";

/** A span of a message that describes at most one meal, with its cues. */
export interface Clause {
  readonly start: number;
  readonly end: number;
  readonly mealType?: MealType | undefined;
  readonly isLaterMeal?: boolean;
  readonly clockWords?: string | undefined;
  readonly dayWords?: string | undefined;
  readonly number?: string | undefined;
}

/** Splits a message at full stops, at `moreBounds`, and where words name another meal or time. */
export function splitClauses(
  message: string,
  cues: readonly MealCue[],
  language: Language,
  moreBounds: readonly number[] = [],
): Clause[] {
  const tokens = tokenize(message, language);
  const groups = groupCues(tokens, cues, language);
  const bounds = new Set<number>([...moreBounds, message.length]);
  for (const token of tokens)
    if (language.stopWords.sentenceStops.has(token.text)) bounds.add(token.end);
  for (const group of groups) addBounds(bounds, tokens, group, groups, language);
  const isInsideGroup = (at: number) => groups.some((group) => group.start < at && at < group.end);
  const ends = [...bounds].filter((at) => !isInsideGroup(at)).sort((a, b) => a - b);
  return ends.map((end, position) => toClause(ends[position - 1] ?? 0, end, groups, language));
}

interface CueGroup {
  readonly start: number;
  readonly end: number;
  readonly cues: readonly MealCue[];
}

/** Cues with only such words between them belong together: "yesterday for lunch at 1". */
function groupCues(
  tokens: readonly Token[],
  cues: readonly MealCue[],
  language: Language,
): CueGroup[] {
  const groups: CueGroup[] = [];
  for (const cue of cues) {
    const last = groups.at(-1);
    if (
      last &&
      isAdjacentCue(tokens, last, cue, language) &&
      !isSeparateCue(tokens, last, cue, language)
    ) {
      groups[groups.length - 1] = {
        start: last.start,
        end: Math.max(last.end, cue.end),
        cues: [...last.cues, cue],
      };
    } else groups.push({ start: cue.start, end: cue.end, cues: [cue] });
  }
  return groups;
}

function isAdjacentCue(
  tokens: readonly Token[],
  group: CueGroup,
  cue: MealCue,
  language: Language,
): boolean {
  return tokens.every(
    ({ start, end, text }) =>
      start < group.end ||
      end > cue.start ||
      (language.times.timeFillers.has(text) && text !== language.times.laterWord),
  );
}

function isSeparateCue(
  tokens: readonly Token[],
  group: CueGroup,
  cue: MealCue,
  language: Language,
): boolean {
  const isSeparated = tokens.some(
    ({ start, end, text }) =>
      start >= group.end && end <= cue.start && !language.times.clockPrepositions.has(text),
  );
  const isConjoined = tokens.some(
    ({ start, end, text }) =>
      start >= group.end && end <= cue.start && text === language.functionWords.conjunction,
  );
  if (isSeparated && isTimeOfItem(tokens, group, cue, language)) return true;
  return group.cues.some(
    (other) =>
      (isConjoined && isMealName(cue) !== isMealName(other) && (isTime(cue) || isTime(other))) ||
      (cue.mealType !== undefined && other.mealType !== undefined) ||
      (cue.start >= other.end && namesOtherTime(cue, other, isSeparated, language)),
  );
}

/** "toast, coffee at 3pm, dinner pasta": the time is that of the food before it, and the meal has foods of its own. */
function isTimeOfItem(
  tokens: readonly Token[],
  group: CueGroup,
  cue: MealCue,
  language: Language,
): boolean {
  const previous = tokens.findLast(({ end }) => end <= group.start);
  const next = tokens.find(({ start }) => start >= cue.end);
  return (
    group.cues.every(isTime) &&
    cue.mealType !== undefined &&
    previous?.kind === "word" &&
    !nonFoodWords(language).has(previous.text) &&
    next !== undefined &&
    !language.stopWords.sentenceStops.has(next.text)
  );
}

/** "a wrap for lunch and at night soup": a meal and a time with "and" between. */
const isTime = ({ clockWords }: MealCue) => clockWords !== undefined;

/** "this morning at 7:30" is one time; "this morning, at noon" and "at 7, at noon" are two. */
function namesOtherTime(
  one: MealCue,
  other: MealCue,
  isSeparated: boolean,
  language: Language,
): boolean {
  if (one.clockWords === undefined || other.clockWords === undefined) return false;
  return (
    isSeparated || isDayPart(one.clockWords, language) === isDayPart(other.clockWords, language)
  );
}

const dayPartPattern = forLanguage((language) => new RegExp(language.times.dayPartAtEnd, "i"));

const isDayPart = (words: string, language: Language) =>
  dayPartPattern(language).test(words) && !/\d/.test(words);

/** A leading cue ("…, for lunch a salad") starts a clause; a trailing cue ends one if another cue follows. */
function addBounds(
  bounds: Set<number>,
  tokens: readonly Token[],
  group: CueGroup,
  groups: readonly CueGroup[],
  language: Language,
): void {
  let previousAt = tokens.findLastIndex((token) => token.end <= group.start);
  while (previousAt >= 0 && language.times.clauseIntroducers.has(tokens[previousAt]?.text ?? ""))
    previousAt -= 1;
  const previous = tokens[previousAt];
  const next = tokens.find((token) => token.start >= group.end);
  const isEnd = endsSentence(tokens, group, language);
  if (previous === undefined || language.stopWords.sentenceStops.has(previous.text)) return;
  const startsAt =
    clauseStart(group, previous, next, isEnd, language) ??
    (isHeadingInLine(tokens, group, groups, language) && !isEnd ? previous.end : undefined);
  if (startsAt !== undefined) {
    bounds.add(startsAt);
    return;
  }
  const startsFoods =
    isEnd || isSeparator(next, language) || isJoiner(next, language)
      ? findTrailingStart(tokens, group, groups, isEnd, language)
      : undefined;
  if (startsFoods) bounds.add(startsFoods.start);
  const hasNextGroup = groups.some((other) => other.start >= group.end);
  if (hasNextGroup && (isEnd || isSeparator(next, language))) bounds.add(group.end);
}

/** True if a stop or the end of the message follows; "soup at lunch," may have lost a remark. */
function endsSentence(tokens: readonly Token[], { end }: CueGroup, language: Language): boolean {
  const rest = tokens.filter(({ start }) => start >= end);
  return (
    rest.every(({ kind }) => kind === "mark") ||
    language.stopWords.sentenceStops.has(rest[0]?.text ?? "")
  );
}

const isSeparator = (token: Token | undefined, language: Language) =>
  language.times.clauseSeparators.has(token?.text ?? "");

/** "pie at dinner and wine with it", "popcorn for dinner (the whole bag)": more of the meal of a trailing cue may follow. */
const isJoiner = (token: Token | undefined, { functionWords }: Language) =>
  token?.text === functionWords.conjunction || token?.text === "(";

/**
 * Where the foods of a trailing cue begin, after another occasion: "lunch was soup, then one roll
 * around 7pm", "for lunch soup, and a roll for dinner".
 */
function findTrailingStart(
  tokens: readonly Token[],
  group: CueGroup,
  groups: readonly CueGroup[],
  isEnd: boolean,
  language: Language,
): Token | undefined {
  const earlier = groups.findLast(({ end }) => end <= group.start);
  if (earlier === undefined) return undefined;
  const between = tokens.filter(({ start, end }) => start >= earlier.end && end <= group.start);
  if (between.some(({ text }) => language.stopWords.sentenceStops.has(text))) return undefined;
  const isClock = group.cues.some(({ clockWords }) => clockWords !== undefined);
  const then = between.findLast(({ text }) => text === language.times.laterWord);
  const isForOtherMeal =
    (isEnd || then !== undefined) &&
    language.times.mealPrepositions.has(between.at(-1)?.text ?? "") &&
    namesOtherMeal(group, earlier);
  const comma = between.findLast(({ text }, at) => at > 0 && text === language.functionWords.comma);
  if (!isForOtherMeal) {
    if (!isClock) return undefined;
    return then ?? (isAtOtherHour(group, earlier, language) ? comma : undefined);
  }
  return (
    then ??
    comma ??
    between.findLast(({ text }, at) => at > 0 && text === language.functionWords.conjunction)
  );
}

/** "lunch salad, an apple at 4pm": not an hour of that meal. "Lunch soup, bread at 1pm" is one meal. */
function isAtOtherHour(group: CueGroup, { cues }: CueGroup, language: Language): boolean {
  const meal = cues.find(({ mealType }) => mealType !== undefined)?.mealType;
  const usual = meal && language.times.hoursOfMeals[meal];
  const hours = group.cues.flatMap(({ clockWords }) => hoursOf(clockWords ?? "", language));
  const hasOwnTime = cues.some(isTime);
  return (
    usual !== undefined &&
    hours.length > 0 &&
    !hasOwnTime &&
    hours.every((hour) => hour < usual.from || hour > usual.to)
  );
}

/** The hours that a time may mean: "at 9" is in the morning or the evening. */
function hoursOf(words: string, language: Language): readonly number[] {
  const { hour, minute = "0", afternoon } = language.times.clockHour.exec(words)?.groups ?? {};
  if (hour === undefined) {
    const part = language.times.dayPartHours.find(([name]) => new RegExp(name, "i").test(words));
    return part ? [part[1]] : [];
  }
  const value = (Number(hour) % 12) + Number(minute) / 60;
  if (afternoon !== undefined || Number(hour) > 12) return [value + 12];
  return language.times.morningMark.test(words) ? [value] : [value, value + 12];
}

function namesOtherMeal(group: CueGroup, earlier: CueGroup): boolean {
  const mealOf = ({ cues }: CueGroup) =>
    cues.find(({ mealType }) => mealType !== undefined)?.mealType;
  const [meal, before] = [mealOf(group), mealOf(earlier)];
  return meal !== undefined && before !== undefined && meal !== before;
}

/** "breakfast 2 eggs lunch soup 4pm an apple": each meal precedes its foods. */
function isHeadingInLine(
  tokens: readonly Token[],
  group: CueGroup,
  groups: readonly CueGroup[],
  language: Language,
): boolean {
  const before = tokens.filter(({ end }) => end <= group.start);
  const stopAt = before.findLastIndex(({ text }) => language.stopWords.sentenceStops.has(text));
  const first = before[stopAt + 1];
  const leads = (token: Token | undefined) =>
    groups.some(
      ({ start, cues }) => start === token?.start && cues.some((one) => isHeading(one, language)),
    );
  if (!group.cues.some((one) => isHeading(one, language))) return false;
  const introducer = before.at(-1)?.text ?? "";
  if (!language.times.clauseIntroducers.has(introducer)) return leads(first);
  // "for breakfast I had a smoothie for lunch a bowl"; not "for breakfast a smoothie, a bowl for lunch, ..."
  const next = tokens.find(({ start }) => start >= group.end);
  return (
    language.times.mealPrepositions.has(introducer) &&
    first?.text === introducer &&
    leads(before[stopAt + 2]) &&
    !isSeparator(next, language) &&
    next?.text !== language.functionWords.conjunction
  );
}

/** A meal or a time without a preposition. */
const isHeading = ({ mealType, clockWords, number }: MealCue, language: Language) =>
  mealType !== undefined ||
  number !== undefined ||
  (clockWords !== undefined && headingTime(language).test(clockWords));

const headingTime = forLanguage((language) => new RegExp(language.times.timeAsHeading, "i"));

/** The start of the clause of a leading cue; undefined for a trailing cue. */
function clauseStart(
  group: CueGroup,
  previous: Token,
  next: Token | undefined,
  isEnd: boolean,
  language: Language,
): number | undefined {
  const isMeal = group.cues.some(isMealName);
  // Dictated text has no commas: "… with honey lunch was a wrap".
  const isSubject = isMeal && language.times.mealVerbs.has(next?.text ?? "");
  if (next?.text === ":" || isSubject) return previous.end;
  return language.times.clauseSeparators.has(previous.text) && !isEnd ? previous.start : undefined;
}

const isMealName = ({ mealType, number }: MealCue) =>
  mealType !== undefined || number !== undefined;

function toClause(
  start: number,
  end: number,
  groups: readonly CueGroup[],
  language: Language,
): Clause {
  const clauseGroups = groups.filter((group) => group.start >= start && group.end <= end);
  const cues = clauseGroups.flatMap((group) => group.cues);
  const first = <T>(values: readonly (T | undefined)[]) =>
    values.find((value) => value !== undefined);
  return {
    start,
    end,
    mealType: first(cues.map((cue) => cue.mealType)),
    isLaterMeal: cues.some((cue) => cue.isLaterMeal),
    clockWords: first(clauseGroups.map((one) => joinClockWords(one, language))),
    dayWords: first(cues.map((cue) => cue.dayWords)),
    number: first(cues.map((cue) => cue.number)),
  };
}

/** "at 7:30 this morning", in either order. */
function joinClockWords({ cues }: CueGroup, language: Language): string | undefined {
  const words = cues.flatMap(({ clockWords }) => clockWords ?? []);
  const parts = words.filter((words) => isDayPart(words, language));
  const clock = words.find((word) => !isDayPart(word, language));
  const joined = [clock, parts[0]].filter((part) => part !== undefined).join(" ");
  return joined === "" ? undefined : joined;
}
