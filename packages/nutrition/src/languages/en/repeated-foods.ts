/** More of the food before: "a beer and another one", "a small latte, then a large one", "2 biscuits and 2 more later". */
import { anyOf, parsePatternRows } from "../pattern-rows.ts";
import { numberWordsBetween } from "./spoken-numbers.ts";

const joint = "(?:and|then|plus|&|\\+|followed by|later(?: on)?|afterwards|also)";
const size =
  "(?<size>small|little|tiny|mini|medium|regular|large|big|huge|jumbo|tall|grande|venti)(?:g?er|r)?";
const vessel = anyOf(
  "glass pint bottle can cup mug slice piece bowl plate plateful handful scoop shot helping serving portion half",
);
const volume = "(?<volume>,? \\(?\\d+ ?(?:(?:ml|cl|oz|g)\\b\\)?|(?<=\\d{2} ?)(?![\\w)])))?";
const count = `(?<count>\\d|${numberWordsBetween(1, 10).join("|")})`;
const end =
  "(?! at that\\b)(?=\\s*(?:$|[.,;!)\\n]|(?:later|after|afterwards|with|for|before|at|around|when|while|too|as well|plus|and|then|this|tonight|but)\\b))";

/** The groups are the count, size, vessel and volume of what was eaten more. */
export const repeatedFoods = parsePatternRows(String.raw`
  (?<!\b(?:thats|that's|that is|that was|which is|which was))[\s,;.]{1,3}(?:${joint}[ ,]+){0,3}(?:(?:i )?(?:had|drank|ate|got) )?another(?: ${size})?(?: (?<vessel>${vessel})| ones?)?${volume}(?: of (?:those|them|the same))?${end}
  + a beer[ and another one]
  + a beer[, then another] later
  + red wine 175ml[ and another small one 125ml]
  + a glass of wine[ then another glass]
  - a beer and another coffee
  - added guac thats another 150
  [\s,;.]{1,3}(?:${joint}[ ,]+){0,3}(?:(?:i )?(?:had|drank|ate|got) )?(?:another ${count}|${count} more)(?: of (?:those|them|the same))?${end}
  + 2 samosas[ and another 2] later
  + 2 biscuits[ then 2 more] with tea
  - 2 biscuits and 2 more crackers
  [\s,;.]{1,3}(?:${joint}[ ,]+){1,3}(?:(?:i )?(?:had|drank|ate|got) )?(?:(?<article>an?)|${count}) ${size} ones?${volume}${end}
  + a small latte[ and a large one]
  + a large egg[ and 2 small ones]
  + 2 small beers[ and 1 big one]
  - a latte, a large one
`);

/** After the food that is repeated: its measure and its time. */
export const afterRepeated =
  /(?:,? ?(?:\(?\d+(?:\.\d+)? ?(?:ml|cl|oz|g)\b\)?|(?:at|around|about) \d{1,2}(?:[:.]\d\d)? ?(?:am|pm)?|(?:for|at|with) (?:my |the )?(?:breakfast|brunch|lunch|dinner|supper|noon|midday)|(?:in the |this |at )?(?:morning|afternoon|evening|night)|earlier|today|first))+[\s,;.]*$|[\s,;.]+$/i;
