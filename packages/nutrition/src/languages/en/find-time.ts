import type { ParsedResult, ParsingReference } from "chrono-node";
import { casual } from "chrono-node/en";
import { approximateClock, dayOfLastWeek } from "./times.ts";

/** The first time that the words describe. */
export function findTime(words: string, reference: ParsingReference): ParsedResult | undefined {
  const { weekday } = dayOfLastWeek.exec(words)?.groups ?? {};
  if (weekday === undefined) return parseFirst(words, reference);
  // Of that Sunday, "last Tuesday" is in the week before the message.
  const sunday = casual.parse("last sunday", reference)[0]?.start.date();
  const ofThatWeek = words.replace(dayOfLastWeek, `last ${weekday}`);
  return parseFirst(ofThatWeek, { ...reference, ...(sunday && { instant: sunday }) });
}

/** "yesterday around 9pm" is one time; chrono-node joins a day and a clock only by "at". */
function parseFirst(words: string, reference: ParsingReference): ParsedResult | undefined {
  const [first] = casual.parse(words, reference);
  if (first?.start.isCertain("hour")) return first;
  return casual.parse(words.replace(approximateClock, "at "), reference)[0];
}
