import type { ParsedResult, ParsingReference } from "chrono-node";
import { casual } from "chrono-node/en";
import { approximateClock, dayOfLastWeek, dayOfLatestMonth } from "./times.ts";

/** The first time that the words describe. */
export function findTime(said: string, reference: ParsingReference): ParsedResult | undefined {
  // chrono-node reads "day before yesterday" without its article as yesterday.
  const words = said
    .replace(/\b(?:the )?(?=day before yesterday\b)/i, "the ")
    .replace(/\b(night|evening)s\b/i, "$1");
  const [, date] = dayOfLatestMonth.exec(words) ?? [];
  if (date !== undefined)
    return parseFirst(words.replace(dayOfLatestMonth, toDate(Number(date), reference)), reference);
  const { weekday } = dayOfLastWeek.exec(words)?.groups ?? {};
  if (weekday === undefined) return parseFirst(words, reference);
  // Of that Sunday, "last Tuesday" is in the week before the message.
  const sunday = casual.parse("last sunday", reference)[0]?.start.date();
  const ofThatWeek = words.replace(dayOfLastWeek, `last ${weekday}`);
  return parseFirst(ofThatWeek, { ...reference, ...(sunday && { instant: sunday }) });
}

/** "2026-01-10": a day of this month, or of the month before if it is still to come. */
function toDate(day: number, reference: ParsingReference): string {
  const today = casual.parse("today", reference)[0]?.start;
  const [year = 0, month = 0, date = 0] = (["year", "month", "day"] as const).map(
    (part) => today?.get(part) ?? 0,
  );
  const months = 12 * year + month - 1 - (day > date ? 1 : 0);
  const digits = (value: number) => String(value).padStart(2, "0");
  return `${Math.floor(months / 12)}-${digits((months % 12) + 1)}-${digits(day)}`;
}

/** "yesterday around 9pm" is one time; chrono-node joins a day and a clock only by "at". */
function parseFirst(words: string, reference: ParsingReference): ParsedResult | undefined {
  const [first] = casual.parse(words, reference);
  if (first?.start.isCertain("hour")) return first;
  return casual.parse(words.replace(approximateClock, "at "), reference)[0];
}
