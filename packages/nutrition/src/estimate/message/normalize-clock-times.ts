import { forLanguage, type Language } from "../../languages/language.ts";
import { createPatternTable, replaceMatches } from "../../languages/pattern-table.ts";

const timeTable = forLanguage((language) => createPatternTable(language.clockTimes.spokenTimes));
const quarterTable = forLanguage((language) =>
  createPatternTable(language.clockTimes.spokenQuarters),
);
const plainTable = forLanguage((language) =>
  createPatternTable(language.clockTimes.plainClockTimes),
);

/** Writes hours as "8:00" or "8", of the same length: "at seven thirty", "at eight I had", "0730". */
export function normalizeClockTimes(message: string, language: Language): string {
  const withHours = replaceMatches(
    message,
    timeTable(language).matchAll(message),
    ([words, ...groups]) => {
      const [hour = "", minuteText = ""] = groups.filter((group) => group !== undefined);
      const minute = language.clockTimes.minuteWords.get(
        minuteText.trim().toLowerCase().replace("-", " "),
      );
      return `${toHour(hour, language)}${minute === undefined ? "" : `:${minute}`}`.padEnd(
        words.length,
      );
    },
  );
  const quarters = quarterTable(language).matchAll(withHours);
  const withQuarters = replaceMatches(withHours, quarters, ([words, phrase = "", hour = ""]) => {
    const minutes =
      60 * toHour(hour, language) +
      (language.clockTimes.quarterMinutes.get(phrase.toLowerCase()) ?? 0);
    return `${Math.floor(minutes / 60) || 12}:${minutes % 60}`.padEnd(words.length);
  });
  const plain = plainTable(language).matchAll(withQuarters);
  return replaceMatches(withQuarters, plain, ([words, ...groups]) => {
    const [hour = "", minute = ""] = groups.filter((group) => group !== undefined);
    return `${toHour(hour, language)}:${minute || "00"}`.padEnd(words.length);
  });
}

function toHour(words: string, language: Language): number {
  const word = words.toLowerCase();
  return (
    Number(word) ||
    language.clockTimes.hourWords.indexOf(language.homophones.numberHomophones.get(word) ?? word) +
      1
  );
}
