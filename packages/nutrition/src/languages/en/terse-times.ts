/** Times as people note them in a hurry, with the words that all readers know: "530am", "at 1230", "oats am". */
import { parsePatternRows } from "../pattern-rows.ts";
import { mealNames } from "./meal-names.ts";

/** Not a part of another number, and not a price. */
const startOfNumber = "(?<![\\w.,:/$£€-])";
const hour = "(?<hour>1[0-2]|0?[1-9])";
const minute = "(?<minute>[0-5]\\d)";
const beforeClock =
  "(?<=(?:\\b(?:at|around|about|by|since|til|till|until) |@ ?)(?:about |around |like )?)";
const endOfItem = "(?=\\s*(?:$|[,;.!?)\\n]))";
/** A number with a measure, or with a noun that it counts, is not a time. */
const notAmount =
  "(?! ?(?:mg|g|gr|grams?|kg|kilos?|ml|cl|dl|l|lit(?:er|re)s?|oz|ounces?|lbs?|k?cals?|calories|kj|cups?|pieces?|people|percent|steps|each|per|of|x|to)\\b| ?[%x×/*-])";
const energy = "\\b(?:k?cals?|calories|kj)\\b";
/** Another time in the message, so that a number after "at" is one as well. */
const otherClock =
  "\\b(?:\\d{1,2}(?::?[0-5]\\d)? ?[ap]\\.?m|at (?:[1-9]|1[0-2])|noon|midday)\\b(?![:.\\d])";
const amongClocks = `(?:(?<=${otherClock}[^\\n]{0,200})|(?=[^\\n]{0,200}${otherClock}))(?<!${energy}[^\\n]{0,200})(?![^\\n]{0,200}${energy})`;

const meal = [...mealNames.keys()].join("|");
/** The last word of a food, before its time of the day. */
const afterFood =
  "(?<=[a-z]{3} )(?<!\\b(?:the|this|that|one|every|each|next|last|good|tomorrow|yesterday|today|mid|late|early|since|until|till|til|all|who|how|what|meal|snack|days?) )(?<!day )";
/** "pizza night" is an occasion. */
const beforeNight = `${afterFood}(?<!\\b(?:date|movie|game|pizza|taco|curry|quiz|girls|school|week) )`;
/** Another part of the day as briefly, or a time. */
const otherPart = `(?:${otherClock}|\\b(?:am|pm|morning|afternoon|arvo|evening|night|${meal})\\b)`;
const amongParts = `(?:(?<=${otherPart}[^\\n]{2,200})|(?=[^\\n]{0,200}${otherPart}))`;

const workplace =
  "(?:work|school run|school|uni|university|college|nursery|lectures?|office|commute)";
/** A clock, or a meal or part of the day that is not in the morning, says more. */
const laterTime =
  "\\b(?:\\d{1,2}[:.]\\d\\d|\\d{1,2} ?[ap]m|at \\d|lunch|dinner|supper|snack|afternoon|arvo|evening|night|tonight|nights)\\b";
const onlyTime = `(?<!${laterTime}[^\\n.;]{0,120})(?![^\\n.;,]{0,40}${laterTime})(?! (?:out|holidays?|trip|party|do)\\b)`;

/** The first letters of meals in one line: "b oatmeal l ham sandwich d soup". */
const breakfastLetter = "(?:br?|bf|brk)";
const lunchLetter = "(?<!\\d )(?:ln?|lch|lun)";
const dinnerLetter = "(?<!\\b(?:vit|vits|vitamin|vitamins) )(?:dn?|dnr|din)";
const letterMark = "(?: ?[:=/–-](?= ?[a-z\\d])|(?= [a-z\\d]))";
const colon = " ?:(?= ?[a-z\\d])";
const startOfDay =
  "(?<=(?:^|[\\n.;:,]|\\b(?:yday|yesterday|ystrday|today|(?:mon|tues|wednes|thurs|fri|satur|sun)day)) ?)";
const foodsUntil = "[^]{2,90}[ ,;.\\n]";
const afterMeal = (meals: string) => `(?<=\\b(?:${meals}): ?[a-z\\d][^]{1,90}?)[ ,;.\\n]+`;

/** Rows are applied in this order. `$<name>` in a replacement is the group of that name. */
export const terseTimes = parsePatternRows(String.raw`
  ${startOfNumber}${hour}${minute} ?(?<half>[ap])\.?m\b(?! (?:i|so|not|very|full)\b)
  = $<hour>:$<minute> $<half>m
  + jam toast [530am]
  + sushi [1230 pm]
  - 1290 am
  - 250 am i right
  ${beforeClock}(?<hour>0?[5-9]|1[0-2])(?<minute>15|30|45)\b${notAmount}(?=${endOfItem}| (?!kcal|cal)[a-z])(?<!${energy}[^\n]{0,200})(?![^\n]{0,200}${energy})
  = $<hour>:$<minute>
  + eggs at [730]
  + latte @ [730], a wrap
  + dinner around [630] chicken and rice
  - a bar at 250
  - burger at 730 kcal
  - soup at 300 kcal and a bar at 115
  ${beforeClock}(?<hour>1[3-9]|2[0-3]|0[1-9])(?<minute>[0-5][05])\b${notAmount}(?=${endOfItem}| (?!kcal|cal)[a-z])(?<!${energy}[^\n]{0,200})(?![^\n]{0,200}${energy})
  = $<hour>:$<minute>
  + pasta at [1930]
  - a feast at 1890
  ${beforeClock}${hour}${minute}\b${notAmount}(?=${endOfItem}| (?!kcal|cal)[a-z])${amongClocks}
  = $<hour>:$<minute>
  + toast at 9, apple at 11, salad at [130]
  + soup at [1200], steak 7pm
  - a bar at 250, soup at 180
  (?<=\b0[4-9](?:[0-5]\d|:[0-5]\d)\b[^\n]{2,200}[a-z]{3} )(?<hour>1\d|2[0-3])(?<minute>[0-5]\d)${endOfItem}(?<!${energy}[^\n]{0,200})(?![^\n]{0,200}${energy})
  = $<hour>:$<minute>
  + oats [0730], soup [1245], pasta [1930]
  - oats 730, soup 1245
  (?<=[a-z]{3} )(?<hour>0[4-9])(?<minute>[0-5]\d)${endOfItem}
  = $<hour>:$<minute>
  + oats [0730]
  - oats 730
  ${startOfDay}${breakfastLetter}(?:${letterMark}(?=${foodsUntil}${lunchLetter}${letterMark}${foodsUntil}${dinnerLetter}${letterMark})|${colon}(?=${foodsUntil}(?:${lunchLetter}|${dinnerLetter})${colon}))
  = breakfast:
  + yday: [b] oatmeal l ham sandwich d soup
  + [B:] eggs D: pizza
  - b complex and vitamin d
  - b vitamins 1 l water d3
  ${afterMeal("breakfast")}${lunchLetter}(?:${letterMark}(?=${foodsUntil}${dinnerLetter}${letterMark})|${colon})
  = . lunch:
  + breakfast: oatmeal[ l] ham sandwich d soup
  + breakfast: oatmeal[, L:] soup
  - breakfast: 1 l milk d soup
  ${startOfDay}${lunchLetter}${colon}(?=${foodsUntil}${dinnerLetter}${colon})
  = lunch:
  + [L:] soup D: pizza
  (?<=\bbreakfast: ?[^]{2,90}\. lunch: ?[a-z\d][^]{1,90}?)[ ,;.\n]+${dinnerLetter}${letterMark}|${afterMeal("breakfast|lunch")}${dinnerLetter}${colon}
  = . dinner:
  + breakfast: eggs. lunch: soup[, d] steak
  + lunch: soup[ D:] pizza
  - breakfast: vitamin d eggs
  ${afterMeal("breakfast|lunch|dinner")}(?:sn?|snk|snx)${colon}
  = . snack:
  + breakfast: eggs[ s:] an apple
  - breakfast: eggs, s apple
  (?<=^(?:${meal})\b[^]{3,200}[\n;] ?)snacks?(?= (?!(?:bars?|mix|cakes?|crackers?|packs?|chips?|pies?|sized?|foods?|was|were|at|around)\b)[a-z\d])
  = snack:
  + breakfast 2 eggs; [snack] protein bar
  - snack protein bar
  \bin (?:the )?am\b
  = in the morning
  + porridge [in the am], pasta
  \bin (?:the )?pm\b
  = in the evening
  + pasta [in pm]
  (?<=(?:^|[\n.;,])\s*)am(?=\s?[:–—-]\s?[a-z\d]|(?! (?:i|so|not|now|having|eating|trying)\b) [a-z\d][^\n]{2,200}[,;.\n] ?pm\b)
  = morning
  + [am]: toast
  + [am] toast, [pm] salmon
  - am so full
  (?<=(?:^|[\n.;,])\s*)pm(?=\s?[:–—-]\s?[a-z\d])|(?<=(?:^|[\n.;,])\s*(?:am|morning)\b[^]{2,200}[,;.\n] ?)pm(?= [a-z\d])
  = evening
  + [pm]: toast
  ${afterFood}(?:(?:am|a\.m\.?)${endOfItem}|morning${endOfItem}${amongParts})
  = in the morning
  + oats [am]
  + oats [morning], a wrap 7pm
  - hungry i am
  - oats morning
  ${afterFood}(?:(?:pm|p\.m\.?)${endOfItem}|evening${endOfItem}${amongParts})
  = in the evening
  + steak [pm]
  + oats 7 am, steak [evening]
  - steak evening
  ${beforeNight}night${endOfItem}${amongParts}
  = at night
  + oats 7 am, steak [night]
  - soup 7pm, pizza night
  \b(?:(?:just|right) )?(?:(?:before|b4) (?:(?:(?:going|go|went|heading|headed|leaving|left|i (?:went|left|go|leave)) (?:to |for |off to )?)?(?:my |the )?)|pre[ -](?=work\b))${workplace}\b${onlyTime}
  = in the morning
  + toast [before work]
  + pop tarts [b4 school]
  + eggs [just before the school run]
  + oats [pre work]
  - dinner before work
  - toast at 6:45 before work
  - 20:00 noodles before work
  - before work drinks at 7pm
  \b(?:on|during) (?:the|my) (?:morning )?(?:school run|commute|(?:way|drive|walk|train|bus|tube|ride) (?:in )?to (?:work|school|uni|college|the office))\b${onlyTime}
  = in the morning
  + croissant [on the school run]
  + coffee [on my way to work]
  - dinner on the way to work
`);
