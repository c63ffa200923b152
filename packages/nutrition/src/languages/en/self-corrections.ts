/** Self-corrections: "a coffee, sorry, a tea". */
import { anyOf, parsePatternRows } from "../pattern-rows.ts";
import { numberWordsBetween } from "./spoken-numbers.ts";

export const correctionCues = parsePatternRows(String.raw`
  ,? ?\b(?:sorry|oops|no wait|wait no|wait|no,? i mean|no,? i meant|i mean|i meant|scratch that|correction|or rather|actually no|(?:no,? )?(?:actually )?(?<!\b(?:to|will|can|could|you|i|we|should) )make (?:that|it)),?[ ]
  + a coffee[, sorry, ]a tea
  + soup and rice[ no wait ]quinoa
  + white toast[, actually make that ]brown bread
  - I had to make it quick: a wrap
  , no,[ ]
  + a coffee[, no, ]a tea
  - coffee, no milk
`);

/** The count of a corrected amount. */
export const correctedCount = `(?:\\d[\\d./]*|an?|${numberWordsBetween(1, 10).join("|")}|half an?|some)(?![\\w])`;

const unit = `${anyOf(`g grams? ml oz cups? slices? pieces? glass(?:es)? bowls? cans? bottles? tbsp tsp scoops?
  plates? portions?`)}\\b`;

/** An amount that the replacement keeps: "two slices of". */
export const correctedAmount = `${correctedCount}(?: ?${unit})?(?: of)?`;

/** Words after which the words of a food begin. */
export const wordsBeforeFood = anyOf("and had ate drank with plus for then");

const count = `(?:\\d+(?:[./]\\d+)?|an?|${numberWordsBetween(1, 12).join("|")})`;

/** A count, its food and a corrected count: "two tacos, no wait just one". */
export const countCorrections = parsePatternRows(String.raw`
  \b(?<count>${count}) (?<food>(?!and )[a-z][^,.;:!?\n\d]{1,50}?)(?:,? ?\b(?:sorry|oops|no wait|wait no|wait|no,? i mean|i mean(?:t)?|scratch that|actually(?: no)?|(?:no,? )?make (?:that|it))|, no),? (?:(?:just|only) )?(?<corrected>${count})(?=\s*(?:$|[.,;!?)\n]|(?:and|with|plus|for|at|of (?:them|those))\b))
  + had [two tacos, no wait just one] and a coke
  + [2 burritos, actually 1]
  + [three slices of toast, make that two]
  - two coffees, actually one was decaf
  - a taco, no 3 tacos
`);
