import type { MealType } from "../../meal.ts";
import { sentenceStops } from "../vocabulary/stop-words.ts";
import { type Token, tokenize } from "../words/tokens.ts";
import type { Cue } from "./find-meal-cues.ts";

/** A stretch of a message that tells of one meal at most, by offsets, and what its cues say. */
export interface Clause {
  readonly start: number;
  readonly end: number;
  readonly mealType?: MealType | undefined;
  readonly clockWords?: string | undefined;
  readonly dayWords?: string | undefined;
}

/** Splits a message at full stops and where words name another meal or time. */
export function splitClauses(message: string, cues: readonly Cue[]): Clause[] {
  const tokens = tokenize(message);
  const groups = groupCues(tokens, cues);
  const bounds = new Set<number>([message.length]);
  for (const token of tokens) if (sentenceStops.has(token.text)) bounds.add(token.end);
  for (const group of groups) addBounds(bounds, tokens, group, groups);
  const inside = (at: number) => groups.some((group) => group.start < at && at < group.end);
  const ends = [...bounds].filter((at) => !inside(at)).sort((a, b) => a - b);
  return ends.map((end, place) => clauseOf(ends[place - 1] ?? 0, end, groups));
}

interface Group {
  readonly start: number;
  readonly end: number;
  readonly cues: readonly Cue[];
}

/** Words that only lead to a cue or join two: "for my", "at about". */
const leads = new Set(
  "for at my on in the around about a an then and , - as was is : i had our late early".split(" "),
);

/** Cues with only small words between them speak of one meal: "yesterday for lunch at 1". */
function groupCues(tokens: readonly Token[], cues: readonly Cue[]): Group[] {
  const groups: Group[] = [];
  for (const cue of cues) {
    const last = groups.at(-1);
    if (last && isNear(tokens, last, cue) && !isRival(tokens, last, cue)) {
      groups[groups.length - 1] = {
        start: last.start,
        end: Math.max(last.end, cue.end),
        cues: [...last.cues, cue],
      };
    } else groups.push({ start: cue.start, end: cue.end, cues: [cue] });
  }
  return groups;
}

function isNear(tokens: readonly Token[], group: Group, cue: Cue): boolean {
  return tokens.every(
    (token) => token.start < group.end || token.end > cue.start || leads.has(token.text),
  );
}

function isRival(tokens: readonly Token[], group: Group, cue: Cue): boolean {
  const isParted = tokens.some(
    ({ start, end, text }) => start >= group.end && end <= cue.start && !clockLeads.has(text),
  );
  return group.cues.some(
    (other) =>
      (cue.mealType !== undefined && other.mealType !== undefined) ||
      (cue.start >= other.end && saysOtherTime(cue, other, isParted)),
  );
}

const clockLeads = new Set(["at", "around", "about", "by"]);

/** "this morning at 7:30" is one time; "this morning, at noon" and "at 7, at noon" are two. */
function saysOtherTime(one: Cue, other: Cue, isParted: boolean): boolean {
  if (one.clockWords === undefined || other.clockWords === undefined) return false;
  return isParted || isPartOfDay(one.clockWords) === isPartOfDay(other.clockWords);
}

const isPartOfDay = (words: string) =>
  /\b(?:morning|afternoon|evening|night|tonight)$/i.test(words) && !/\d/.test(words);

const separators = new Set([
  ",",
  "and",
  "then",
  "+",
  "&",
  "-",
  "–",
  "—",
  "(",
  "also",
  "plus",
  "but",
  "while",
  ":",
]);
const introducers = new Set(
  "for at my on in the around about a an as i had our late early by was is later".split(" "),
);

/** A cue that leads ("…, for lunch a salad") begins a clause; one that trails ends it, if another follows. */
function addBounds(
  bounds: Set<number>,
  tokens: readonly Token[],
  group: Group,
  groups: readonly Group[],
): void {
  let before = tokens.findLastIndex((token) => token.end <= group.start);
  while (before >= 0 && introducers.has(tokens[before]?.text ?? "")) before -= 1;
  const lead = tokens[before];
  const next = tokens.find((token) => token.start >= group.end);
  const isEnd = next === undefined || sentenceStops.has(next.text);
  if (lead === undefined || sentenceStops.has(lead.text)) return;
  const begins = startOf(group, lead, next, isEnd);
  if (begins !== undefined) {
    bounds.add(begins);
    return;
  }
  const follows = groups.some((other) => other.start >= group.end);
  if (follows && (isEnd || separators.has(next.text))) bounds.add(group.end);
}

/** Where the clause of a cue that leads begins; undefined where the cue trails. */
function startOf(
  group: Group,
  lead: Token,
  next: Token | undefined,
  isEnd: boolean,
): number | undefined {
  const isMeal = group.cues.some((cue) => cue.mealType !== undefined);
  // Speech has no commas: "… with honey lunch was a wrap".
  const isSubject = isMeal && (next?.text === "was" || next?.text === "were");
  if (next?.text === ":" || isSubject) return lead.end;
  return separators.has(lead.text) && !isEnd ? lead.start : undefined;
}

function clauseOf(start: number, end: number, groups: readonly Group[]): Clause {
  const own = groups.filter((group) => group.start >= start && group.end <= end);
  const cues = own.flatMap((group) => group.cues);
  const first = <T>(values: readonly (T | undefined)[]) =>
    values.find((value) => value !== undefined);
  return {
    start,
    end,
    mealType: first(cues.map((cue) => cue.mealType)),
    clockWords: first(own.map(clockWordsOf)),
    dayWords: first(cues.map((cue) => cue.dayWords)),
  };
}

/** "at 7:30 this morning", in whichever order it was said. */
function clockWordsOf({ cues }: Group): string | undefined {
  const words = cues.flatMap(({ clockWords }) => clockWords ?? []);
  const parts = words.filter(isPartOfDay);
  const clock = words.find((said) => !isPartOfDay(said));
  const said = [clock, parts[0]].filter((part) => part !== undefined);
  return said.length > 0 ? said.join(" ") : undefined;
}
