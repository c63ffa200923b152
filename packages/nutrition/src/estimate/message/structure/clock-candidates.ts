import { forLanguage, type Language } from "../../../languages/language.ts";
import type { Span } from "../../words/span.ts";

/** Words or digits that may be a clock time, or an amount. */
export interface ClockCandidate extends Span {
  /** 0-24; 1-12 may be of the morning or the evening. */
  readonly hour: number;
  /** 0-59. */
  readonly minute: number;
  /** How it is written: "8:15", "815", "8", "8h", "8pm", "eight", "half-eight". */
  readonly form: string;
  /** True if the words say morning or evening, or the hour is above 12. */
  readonly isCertain: boolean;
}

/** Everything in a text that may be a clock time, in order and without overlaps. */
export function findClockCandidates(text: string, language: Language): readonly ClockCandidate[] {
  const candidates: ClockCandidate[] = [];
  for (const match of text.matchAll(candidatePattern(language))) {
    const candidate = toCandidate(match, language);
    const next = /^\s?([a-z]+)/i.exec(text.slice(match.index + match[0].length))?.[1] ?? "";
    if (candidate && !isUnit(next.toLowerCase(), language)) candidates.push(candidate);
  }
  return candidates;
}

const isUnit = (word: string, { amounts, clockTimes }: Language) =>
  !clockTimes.hourWords.includes(word) &&
  (amounts.gramsByUnit.has(word) || amounts.mlByUnit.has(word));

const candidatePattern = forLanguage(({ clockTimes }) => {
  const hours = clockTimes.hourWords.join("|");
  const minutes = [...clockTimes.minuteWords.keys()]
    .toSorted((one, other) => other.length - one.length)
    .map((words) => words.replace(" ", "[ -]"))
    .join("|");
  const quarters = [...clockTimes.quarterMinutes.keys()]
    .toSorted((one, other) => other.length - one.length)
    .join("|");
  const digits = "(?<hour>[01]?\\d|2[0-4])";
  const half = "\\s?(?<half>[ap])\\.?\\s?m\\b\\.?";
  return new RegExp(
    [
      `(?<![\\d.,:/])${digits}[:.h](?<minute>[0-5]\\d)(?![\\d%])(?:${half.replace("half", "half1")})?`,
      `(?<![\\d.,:/])${digits.replace("hour", "hour2")}(?:${half.replace("half", "half2")}|\\s?(?<mark>${clockTimes.hourMarks})\\b|ish\\b)`,
      `(?<![\\d.,:/])(?<compact>(?:[01]?\\d|2[0-3])[0-5]\\d)(?![\\d.,:/%])(?:${half.replace("half", "half3")}|\\s?(?:${clockTimes.hourMarks})\\b)?`,
      `(?<![\\d.,:/%-])${digits.replace("hour", "hour4")}(?![\\d:/%-]|[.,]\\d|[a-z])`,
      `\\b(?<quarter>${quarters}) (?<quarterHour>${hours}|1[0-2]|[1-9])\\b`,
      `\\b(?<named>${clockTimes.namedTimes})(?:ish)?\\b`,
      `\\b(?<word>${hours})(?: (?<minuteWord>${minutes}))?\\b(?: ?(?<half5>[ap])\\.? ?m\\b| ?(?<mark5>o['’ ]?clock|ish)\\b)?`,
    ].join("|"),
    "gi",
  );
});

function toCandidate(match: RegExpExecArray, language: Language): ClockCandidate | undefined {
  const groups = match.groups ?? {};
  const span = { start: match.index, end: match.index + match[0].trimEnd().length };
  const read = readDigits(match[0], groups) ?? readWords(groups, language);
  const half = (groups.half1 ?? groups.half2 ?? groups.half3 ?? groups.half5)?.toLowerCase();
  if (half === undefined) {
    const isCertain = read.isCertain ?? (read.hour > 12 || read.hour === 0);
    return { ...span, ...read, isCertain };
  }
  if (read.hour > 12) return undefined;
  const hour = (read.hour % 12) + (half === "p" ? 12 : 0);
  return { ...span, ...read, hour, form: `${read.form}m`, isCertain: true };
}

type Groups = Readonly<Record<string, string | undefined>>;
type Clock = Pick<ClockCandidate, "hour" | "minute" | "form"> & { readonly isCertain?: boolean };

function readDigits(words: string, groups: Groups): Clock | undefined {
  if (groups.minute !== undefined) {
    const mark = words.replace(/^\d+/, "").charAt(0);
    return { hour: Number(groups.hour), minute: Number(groups.minute), form: `8${mark}15` };
  }
  if (groups.hour2 !== undefined)
    return { hour: Number(groups.hour2), minute: 0, form: groups.mark ? "8h" : "8ish" };
  const { compact } = groups;
  if (compact !== undefined)
    return {
      hour: Number(compact.slice(0, -2)),
      minute: Number(compact.slice(-2)),
      form: `${compact.length}digits`,
      // "0830" is of a clock of 24 hours.
      ...(compact.startsWith("0") && { isCertain: true }),
    };
  return groups.hour4 === undefined
    ? undefined
    : { hour: Number(groups.hour4), minute: 0, form: "8" };
}

function readWords(groups: Groups, { clockTimes }: Language): Clock {
  const { hourWords, minuteWords, namedHours, quarterMinutes } = clockTimes;
  const numberOf = (word = "") => Number(word) || hourWords.indexOf(word.toLowerCase()) + 1;
  if (groups.named !== undefined) {
    const hour = namedHours.get(groups.named.toLowerCase()) ?? 12;
    return { hour, minute: 0, form: "noon", isCertain: true };
  }
  if (groups.quarter !== undefined) {
    const quarter = quarterMinutes.get(groups.quarter.toLowerCase()) ?? 0;
    const minutes = 60 * numberOf(groups.quarterHour) + quarter;
    return { hour: Math.floor(minutes / 60) || 12, minute: minutes % 60, form: "half-eight" };
  }
  const minute = groups.minuteWord?.toLowerCase().replace("-", " ");
  const form = `eight${minute === undefined ? "" : "-thirty"}${groups.mark5 === undefined ? "" : "-oclock"}`;
  return {
    hour: numberOf(groups.word),
    minute: Number(minuteWords.get(minute ?? "") ?? 0),
    form,
  };
}

/** The time in the usual notation. */
export function wordClock({ hour, minute, isCertain }: ClockCandidate): string {
  const minutes = String(minute).padStart(2, "0");
  return isCertain && hour < 12
    ? `at ${hour === 0 ? 12 : hour}:${minutes} am`
    : `at ${hour === 24 ? 0 : hour}:${minutes}`;
}
