import { numberHomophones } from "../../languages/en/homophones.ts";
import {
  hourWords,
  minuteWords,
  plainClockTimes,
  quarterMinutes,
  spokenQuarters,
  spokenTimes,
} from "../../languages/en/times.ts";
import { createPatternTable, replaceMatches } from "../../languages/pattern-table.ts";

const timeTable = createPatternTable(spokenTimes);
const quarterTable = createPatternTable(spokenQuarters);
const plainTable = createPatternTable(plainClockTimes);

/** Writes hours as "8:00" or "at 8", of the same length: "at seven thirty", "at eight I had", "0730". */
export function normalizeClockTimes(message: string): string {
  const withHours = replaceMatches(message, timeTable.matchAll(message), ([words, ...groups]) => {
    const [hour = "", minuteText = ""] = groups.filter((group) => group !== undefined);
    const minute = minuteWords.get(minuteText.trim().toLowerCase());
    return `${toHour(hour)}${minute === undefined ? "" : `:${minute}`}`.padEnd(words.length);
  });
  const quarters = quarterTable.matchAll(withHours);
  const withQuarters = replaceMatches(withHours, quarters, ([words, phrase = "", hour = ""]) => {
    const minutes = 60 * toHour(hour) + (quarterMinutes.get(phrase.toLowerCase()) ?? 0);
    return `${Math.floor(minutes / 60) || 12}:${minutes % 60}`.padEnd(words.length);
  });
  const plain = plainTable.matchAll(withQuarters);
  return replaceMatches(withQuarters, plain, ([words, ...groups]) => {
    const [hour = "", minute = ""] = groups.filter((group) => group !== undefined);
    const clock = minute === "" ? `at ${toHour(hour)}` : `${hour}:${minute}`;
    return clock.padEnd(words.length);
  });
}

function toHour(words: string): number {
  const word = words.toLowerCase();
  return Number(word) || hourWords.indexOf(numberHomophones.get(word) ?? word) + 1;
}
