/** A rough estimate of an amount and then a better one. */
import { parsePatternRows } from "../pattern-rows.ts";
import { numberWordsBetween } from "./spoken-numbers.ts";

const fraction =
  "(?:half|(?:an?|one|two|three) (?:thirds?|quarters?|fifths?|sixths?|eighths?)|\\d ?\\/ ?\\d{1,2}|\\d{1,2} ?%)";
const quantity = `(?:(?:\\d{1,2}(?:\\.\\d{1,2})?|one|${numberWordsBetween(2, 12).join("|")})(?: and (?:a|one) (?:half|quarter|third))?|${fraction})`;
const end = "(?=\\s*(?:$|[.,;:)\\n+&]|(?:and|with|w|plus|but|so|then)\\b))";

/** The words before a better number: "one and a bit, call it 1.25". */
export const roughAmounts = parsePatternRows(String.raw`
  (?<=\b(?:ate|had|took|got|managed|eaten|was|for me) )(?:(?:about|around|maybe|like|roughly|almost|nearly|just) )*(?:(?:a bit|a little|slightly|just) (?:more|less|over|under)(?: than)? )?${quantity}(?: and (?:a bit|a little|some|a bit more|a little bit))?(?: ?-?ish)?(?: of (?:it|them|those))?(?:,| -)? (?:or )?(?:so )?(?:i['’]?d |i would |i |let['’]?s |we['’]?ll |ill |i['’]?ll )?(?:call (?:it|that)|say|count (?:it|that) as) (?:about |around |roughly )?(?=${quantity}\b)
  + ate [one and a bit call it ]one and a quarter
  + i ate [one and a bit, say ]1.25
  - ate two eggs and say hi
`);

/** A rough part of a food, and then a better one; the groups are the food and the part. */
export const roughParts = parsePatternRows(String.raw`
  \b(?:most|some|part|a (?:good |big )?(?:bit|part|chunk)|a lot|loads) of (?<name>(?:an?|the|my|his|her|their|that) [a-z][a-z'’& -]{2,40}?)(?:,| -)? ?(?:so )?(?:i['’]?d |i would |i |let['’]?s )?(?:say|call it|guess|reckon|maybe|probably|roughly|around|about)(?: (?:say|maybe|about|around|roughly|like))* (?<part>${fraction})(?: of (?:it|that|them|those))?${end}
  + [most of a small bag of m and m's say three quarters of it]
  + [some of the popcorn, maybe a third]
  - most of the popcorn and a third of the nachos
  - half of a bag, say three quarters
`);
