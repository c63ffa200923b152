/** Words of days, clocks and times, as sources of regular expressions. */
import { anyOf, parsePatternRows } from "../pattern-rows.ts";
import { wordSet } from "../word-lists.ts";
import { numberWordsBetween } from "./spoken-numbers.ts";

const dayPart = "(?:morning|afternoon|evening|night)";

/** From Sunday, as in dates. */
export const weekdays = "sunday monday tuesday wednesday thursday friday saturday";
const weekday = anyOf(weekdays);
const clock = "\\d{1,2}(?: : \\d\\d)?";

/** Words that may follow "at 9" if it is a time and not a count. */
const wordsAfterClock = `i|we|a|an|and|then|with|in|my|the|had|this|that|last|yesterday|today|tonight|on|for|but|before|after|when|while|${weekday}`;

// The next three tables are matched against tokens joined by single spaces, so every gap is one character.

/** Days; they also apply to the following meals. */
export const dayCues = parsePatternRows(String.raw`
  \b(?:the )?day before yesterday\b
  + [the day before yesterday] a wrap
  \b(?:yesterday|today)\b
  + [today] a wrap
  \b(?:last|on|this|past) ${weekday}\b
  + [last monday] a wrap
  \b${weekday}(?= ${dayPart})
  + [friday] night pizza
`);

/** Times of a day. */
export const clockCues = parsePatternRows(String.raw`
  \b(?:(?:at|around|about|by|from) )?${clock} (?:am|pm|a \. m|p \. m|oclock|o ' clock)\b(?: \.(?! [a-z]))?
  + [at 1 : 30 pm] a wrap
  \b(?:(?:at|around|about|by) )?(?:[01]?\d|2[0-3]) : [0-5]\d\b
  + [19 : 00] a wrap
  \b(?:at|around) (?:[01]?\d|2[0-3])(?= ?$| [,.;:(!?\n-]| (?:${wordsAfterClock})\b)
  + a wrap [at 9] , a tea
  - a wrap at 9 bars
  \b(?:(?:at|around|about|by) )?(?:noon|midday|midnight)\b
  + [at noon] a wrap
  \b(?:half past|quarter past|quarter to) \w+
  + [half past seven] a wrap
  \b(?:early |late )?(?:this|last|in the|yesterday|tomorrow|that) ${dayPart}\b
  + [late last night] a wrap
  \btonight\b
  + [tonight] a wrap
  \b(?:an|a|one|two|three|four|five|six|few|half an|\d{1,2}) (?:hours?|hrs?|minutes?|mins?|days?) ago\b
  + a wrap [two hours ago]
`);

/** Parts of the day after a weekday. */
export const dayPartCues = parsePatternRows(String.raw`
  \b${weekday} (${dayPart})\b
  + [friday night] pizza
`);

/** Clock words that name their day: "this morning" after yesterday's dinner is today. */
export const explicitDays = "\\b(?:this|last|that|yesterday|tomorrow|tonight|ago)\\b";

/** The day of the message. */
export const todayWord = "today";

export const clockPrepositions = wordSet("at around about by");

/** A part of the day at the end of clock words. */
export const dayPartAtEnd = `\\b(?:${dayPart}|tonight)$`;

/** Words that only introduce or join times and meals: "for my", "at about". */
export const timeFillers = wordSet(
  "for at my on in the around about a an then and , - as was is : i had our late early",
);

/** Words before a leading time or meal, which belong to its clause. */
export const clauseIntroducers = wordSet(
  "for at my on in the around about a an as i had our late early by was is later",
);

/** Words and marks before a clause with a time or meal of its own. */
export const clauseSeparators = wordSet(", and then + & - – — ( also plus but while :");

/** Verbs after a meal that is the subject of its clause: "lunch was a wrap". */
export const mealVerbs = wordSet("was were");

/** Hours for parts of the day without a clock time. */
export const dayPartHours: readonly (readonly [part: string, hour: number])[] = [
  ["\\bmorning\\b", 8],
  ["\\bafternoon\\b", 15],
  ["\\bevening\\b", 19],
  ["\\b(?:night|tonight)\\b", 20],
];

/** The night that belongs to the day before. */
export const lastNight = "\\blast night\\b";

/** Clock words that are neither in the morning nor in the evening. */
export const unambiguousHours = "\\b(?:midnight|midday|noon)\\b";

export const hourWords = numberWordsBetween(1, 12);

export const minuteWords: ReadonlyMap<string, string> = new Map([
  ["oh five", "05"],
  ["ten", "10"],
  ["fifteen", "15"],
  ["twenty", "20"],
  ["thirty", "30"],
  ["forty", "40"],
  ["forty five", "45"],
  ["fifty", "50"],
]);

/** Context that may follow an hour; excludes "at five guys" and "at four restaurants". */
const contextAfterHour =
  "(?=(?: o'?clock| oclock| in the| [ap]\\.? ?m\\b| (?:i|we|a|an|and|then|with|this|that|last|yesterday|today|tonight|on|for|but|before|after)\\b|\\s*[,.;!?\\n]|\\s*$))";

/** A spoken time; the groups are the hour and the minute. "ate" is a homophone of "eight". */
export const spokenTimes = parsePatternRows(String.raw`
  (?<=\bat )(${hourWords.join("|")}|ate)( (?:${[...minuteWords.keys()].join("|")}))?\b${contextAfterHour}
  + at [eight] I had toast
  + toast at [seven thirty]
  - lunch at five guys
  - at four restaurants
  - at one point
  - eight eggs
`);

/** Minutes from the named hour; the British "at half seven" means half past. */
export const quarterMinutes: ReadonlyMap<string, number> = new Map([
  ["half past", 30],
  ["half", 30],
  ["quarter past", 15],
  ["quarter to", -15],
  ...[5, 10, 20, 25].flatMap((minutes, at): [string, number][] => {
    const word = ["five", "ten", "twenty", "twenty five"][at];
    return [minutes, word].flatMap((count): [string, number][] => [
      [`${count} past`, minutes],
      [`${count} to`, -minutes],
    ]);
  }),
]);

/** Without "at", "five to eight" is a range. */
const clockMinutes = "(?<=\\bat )(?:twenty five|five|ten|twenty|5|10|20|25) (?:past|to)";

/** Quarters of an hour; the groups are the key of `quarterMinutes` and the hour. */
export const spokenQuarters = parsePatternRows(String.raw`
  \b(?:an? )?(half past|(?<=\bat )half|quarter past|quarter to|${clockMinutes}) (${hourWords.join("|")}|1[0-2]|[1-9])\b
  + [half past seven] toast
  + [a quarter to 8]
  + at [half seven]
  + at [twenty to eight]
  - five to eight nuggets
`);
