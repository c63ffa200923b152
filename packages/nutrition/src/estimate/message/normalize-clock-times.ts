import { numberHomophones } from "../../languages/en/homophones.ts";
import {
  hourWords,
  minuteWords,
  plainClockTimes,
  quarterMinutes,
  spokenQuarters,
  spokenTimes,
} from "../../languages/en/times.ts";
import { anyRow } from "../../languages/pattern-rows.ts";

const timePattern = new RegExp(anyRow(spokenTimes), "gi");
const plainPattern = new RegExp(anyRow(plainClockTimes), "gi");
const quarterPattern = new RegExp(anyRow(spokenQuarters), "gi");

/** Writes hours as "8:00" or "at 8", of the same length: "at seven thirty", "at eight I had", "0730". */
export function normalizeClockTimes(message: string): string {
  return message
    .replace(timePattern, (match: string, ...groups: readonly unknown[]) => {
      const [hour = "", minuteText = ""] = groups
        .slice(0, -2)
        .filter((group) => typeof group === "string");
      const minute = minuteWords.get(minuteText.trim().toLowerCase());
      return `${toHour(hour)}${minute === undefined ? "" : `:${minute}`}`.padEnd(match.length);
    })
    .replace(quarterPattern, (match: string, phrase: string, hour: string) => {
      const minutes = 60 * toHour(hour) + (quarterMinutes.get(phrase.toLowerCase()) ?? 0);
      return `${Math.floor(minutes / 60) || 12}:${minutes % 60}`.padEnd(match.length);
    })
    .replace(plainPattern, (match: string, ...groups: readonly unknown[]) => {
      const [hour = "", minute = ""] = groups
        .slice(0, -2)
        .filter((group) => typeof group === "string");
      const clock = minute === "" ? `at ${toHour(hour)}` : `${hour}:${minute}`;
      return clock.padEnd(match.length);
    });
}

function toHour(words: string): number {
  const word = words.toLowerCase();
  return Number(word) || hourWords.indexOf(numberHomophones.get(word) ?? word) + 1;
}
