import type { Language } from "../../languages/language.ts";
import { isPluralToken, tokenize } from "../words/tokens.ts";
import { applyEdit, type CorrectedMessage } from "./corrected-message.ts";
import {
  type ClockCandidate,
  findClockCandidates,
  wordClock,
} from "./structure/clock-candidates.ts";

/** Fewer clock times do not make a list of a day. */
const minClocks = 2;
/** "1 apple" among clock times is an apple. */
const minBareHour = 2;
const bareForm = "8";
const markBefore = /(?:^|([/,;\n|]))[ \t]*$/;
/** The words of the first food after an hour. */
const firstFood = /^ ((?:[a-z'’-]+ ?)+)/i;
const maxFoodWords = 2;

/**
 * Writes the bare hours of a day's list as clock times: "7:30 banana / 10 granola bar / 1pm chili / 6 salmon". Only if each item
 * begins with an hour, the hours ascend, and what follows a bare one is not a plural, whose number it would be.
 */
export function writeBareHours(message: CorrectedMessage, language: Language): CorrectedMessage {
  const text = message.corrected;
  const heads = findClockCandidates(text, language).filter(({ start }) =>
    markBefore.test(text.slice(0, start)),
  );
  const isBare = ({ form }: ClockCandidate) => form === bareForm;
  // With minutes or a half of the day; "two" and "730" may be amounts.
  const clocks = heads.filter((head) => head.form.startsWith(bareForm) && !isBare(head));
  const bare = heads.filter((head) => isBare(head) && isHourOfFood(head, text, language));
  if (clocks.length < minClocks || bare.length === 0) return message;
  const times = inOrderOfDay(heads);
  if (times === undefined || bare.length + clocks.length < heads.length) return message;
  if (!isListOf(heads, clocks, text)) return message;
  return bare.reduceRight((written, head) => {
    const hour = times.get(head) ?? head.hour;
    return applyEdit(written, {
      start: head.start,
      end: head.end,
      text: wordClock({ ...head, hour, isCertain: true }),
    });
  }, message);
}

function isHourOfFood({ hour, end }: ClockCandidate, text: string, language: Language): boolean {
  const words = firstFood.exec(text.slice(end))?.[1];
  if (hour < minBareHour || hour > 12 || words === undefined) return false;
  const { units, unitsOfSolids, sizeWords } = language.amounts;
  const tokens = tokenize(words, language).slice(0, maxFoodWords);
  const first = tokens[0]?.stem ?? "";
  const isMeasure = units.has(first) || unitsOfSolids.has(first) || sizeWords.has(first);
  return !isMeasure && !tokens.some(isPluralToken);
}

/** Each hour in the half of the day in which it is later than the one before; undefined if they do not ascend. */
function inOrderOfDay(
  heads: readonly ClockCandidate[],
): ReadonlyMap<ClockCandidate, number> | undefined {
  const times = new Map<ClockCandidate, number>();
  let last = 0;
  for (const head of heads) {
    const halves = head.isCertain ? [head.hour] : [head.hour % 12, (head.hour % 12) + 12];
    const hour = halves.find((one) => one + head.minute / 60 > last);
    if (hour === undefined) return undefined;
    last = hour + head.minute / 60;
    times.set(head, hour);
  }
  return times;
}

/** True if an hour follows each mark that is before a clock time. */
function isListOf(
  heads: readonly ClockCandidate[],
  clocks: readonly ClockCandidate[],
  text: string,
): boolean {
  const markOf = ({ start }: ClockCandidate) => markBefore.exec(text.slice(0, start))?.[1];
  const marks = new Set(clocks.map(markOf).filter((mark) => mark !== undefined));
  const count = [...text].filter((letter) => marks.has(letter)).length;
  return marks.size > 0 && heads.filter((head) => marks.has(markOf(head) ?? "")).length === count;
}
