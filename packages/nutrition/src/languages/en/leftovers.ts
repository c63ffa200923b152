/** When left-overs were made: an origin, not the time of the meal. */
import { anyOf, anyPhrase, parsePatternRows } from "../pattern-rows.ts";
import { mealNames } from "./meal-names.ts";
import { weekdays } from "./times.ts";

const daysAgo =
  "(?:\\d{1,2}|one|two|three|four|five|six|a (?:few|couple(?: of)?)) (?:days?|nights?) ago";
const earlierDays = anyPhrase(
  `last night, yesterday, the other day, the other night, the day before yesterday, the night before last, the day before, the night before, last week, last weekend, the weekend, ${weekdays
    .split(" ")
    .join(", ")}`,
);
const earlierDay = `(?:${daysAgo}|${earlierDays})`;
const occasion = `(?:${anyOf([...mealNames.keys()].join(" "))}|meals?|bbq|barbecue|party|takeaway|takeout)`;

export const leftoverOrigins = parsePatternRows(String.raw`
  (?<=\w )from (?:on )?${earlierDay}(?:'?s(?: ${occasion})?)?\b(?! ?(?::|morning|afternoon|evening|night|\d|at\b))
  + cold pizza [from last night]
  + chili [from sunday], rice
  + soup [from yesterday's dinner]
  + finished the lasagne [from two days ago]
  + the curry [from the day before yesterday]
  + roast chicken [from the weekend]
  + leftovers [from last night's] curry
  - from yesterday: eggs and toast
  (?<=\bleft ?-?overs? )from (?:on )?${earlierDay}(?:'?s(?: ${occasion})?)?\b
  + leftovers [from last night]: lasagna
  (?<=\b(?:left ?-?overs?|rest of|what was left of|remains of|remainder of|(?:other|second|remaining) half of)\b[^.:;,\n]{0,40} )from (?:(?:the|my|our|today's) )?${occasion}(?: yesterday| last night)?\b(?! ?:)
  + leftover pasta [from lunch] for dinner
  + the rest of the salad [from lunch]
  + the other half of my sandwich [from breakfast]
  + the rest of the pizza [from lunch yesterday]
  - the salad from lunch
  - leftovers from lunch: rice
  \b${earlierDay}(?:'s|s) (?:${occasion} )?(?=left ?-?overs?\b)
  + [yesterday's ]leftovers: pizza
  + [yesterday's dinner ]leftovers
  \b${earlierDay}(?:'s|s) (?!${occasion}\b)(?![\w' ]{1,24}(?::| was\b| were\b))
  + half of [last night's ]pizza
  + [yesterdays ]soup
  - yesterday's dinner: pie
  - last night's feast: ribs and corn
  - pizza last night
`);

/** Food that is left, without when it was made. */
export const leftoverWords = parsePatternRows(String.raw`
  \bleft ?-?overs?\b
  + [leftover] pizza
  + [left-overs]: rice
  + curry, [left over]
  - pizza, one slice left
`);
