/** What a person always has, without its foods: "my usual", "the regular starbucks order". */
import { parsePatternRows } from "../pattern-rows.ts";
import { restaurants } from "./brands.ts";
import { mealNames } from "./meal-names.ts";

const chain = `(?:(?:${[...restaurants].join("|")}|maccas?|mcd'?s|tim horton|burger king|taco bell|pizza hut|dunkin'?(?: donuts)?|five guys|panda express|chick[- ]fil[- ]a|in[- ]n[- ]out)(?:'?s)?|caf[eé]|canteen|coffee shop|gym)`;
const usual = "(?:usual|regular|normal|standard|go[- ]?to|same old)";
const time = "(?:(?:morning|weekday|weekend|work|friday|sunday|saturday) )?";
const order = "(?:coffee order|orders?|drinks?|meal deal|meal|thing|stuff)";
const meal = `(?:${[...mealNames.keys()].join("|")})`;
const source = `(?: (?:from|at) (?:the )?(?:${chain}|[a-z']+(?= ?$| ?[.!\\n])))?`;
/** Not "my usual flat white", and not before the foods that it is: "my usual: toast". */
const end =
  "(?=\\s*(?:$|[.!?)\\n+&]|(?:and|plus|with|w|n|for|then|but|today|again|this|yesterday|please|pls)\\b))(?!\\s*(?:for [a-z]+|this morning|today|again)?\\s*(?:[:–—-]|, ?(?:that'?s|so|which|i\\.?e)\\b))";
/** After a comma, too, if the words cannot be another name of the foods next to them. */
const endOfOrder =
  "(?=\\s*(?:$|[,;.!?)\\n+&]|(?:and|plus|with|w|n|for|then|but|today|again|this|yesterday|please|pls)\\b))(?!\\s*,? ?(?:that'?s|so|which|i\\.?e)\\b)";
/** Not next to the foods that it is: "skyr, my usual". */
const start = "(?<=(?:^|[.!?\\n+&] ?)|\\b(?:and|plus|with|had|got|ate|log|n) )";

export const usualOrders = parsePatternRows(String.raw`
  ${start}(?:just )?(?:my|the|our) ${usual}${source}${end}
  + [my usual] and a muffin
  + 2 eggs and [the usual]
  + had [the usual] for lunch
  + got [my usual from chipotle]
  - my usual flat white
  - my usual: toast
  - had my usual for breakfast, that's toast
  - an espresso - my usual
  - coffee the usual way
  - soup at the usual
  (?<!\b(?:a|an|than) )(?:\b(?:my|the|our) )?\b${usual} ${time}(?:${chain}(?: ${order})?|${order})${source}${endOfOrder}
  + [my usual starbucks] and a muffin
  + [usual dunkin order], a donut
  + [my regular order]
  - my usual subway sandwich
  - a regular meal deal
`);

/** The same with the name of the meal, which says when it was. */
export const usualMeals = parsePatternRows(String.raw`
  ${start}(?:(?:my|the|our) )?usual ${time}${meal}${end}
  + [usual breakfast] and an apple
  + [my usual weekday breakfast]
  - usual breakfast: toast
  - usual breakfast of toast
`);
