/** When left-overs were made: an origin, not the time of the meal. */
import { anyOf, anyPhrase, parsePatternRows } from "../pattern-rows.ts";
import { mealNames } from "./meal-names.ts";
import { weekdays } from "./times.ts";

const earlierDay = anyPhrase(
  `last night, yesterday, the other day, the other night, the day before, the night before, ${weekdays
    .split(" ")
    .join(", ")}`,
);
const occasion = `(?:${anyOf([...mealNames.keys()].join(" "))}|meals?|bbq|barbecue|party|takeaway|takeout)`;

export const leftoverOrigins = parsePatternRows(String.raw`
  (?<=\w )from (?:on )?${earlierDay}(?:'?s(?: ${occasion})?)?\b(?! ?(?::|morning|afternoon|evening|night|\d|at\b))
  + cold pizza [from last night]
  + chili [from sunday], rice
  + soup [from yesterday's dinner]
  + leftovers [from last night's] curry
  - from yesterday: eggs and toast
  (?<=\bleft ?-?overs? )from (?:on )?${earlierDay}(?:'?s(?: ${occasion})?)?\b
  + leftovers [from last night]: lasagna
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
