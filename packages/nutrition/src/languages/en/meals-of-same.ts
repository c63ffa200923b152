/** The same food at several meals: "2 bananas, one at 10 and one at 4", "lunch and dinner the same: rice". */
import { anyOf, parsePatternRows } from "../pattern-rows.ts";
import { hourWords } from "./clock-times.ts";
import { mealNames } from "./meal-names.ts";
import { numberWordsBetween } from "./spoken-numbers.ts";

const meal = anyOf([...mealNames.keys()].join(" "));
const numbers = numberWordsBetween(1, 12).join("|");
const clock = `(?:(?:[01]?\\d|2[0-3])(?:[:.][0-5]\\d)?(?: ?[ap]\\.?m\\b)?|(?:half(?: past)?|quarter past|quarter to) (?:1[0-2]|[1-9])\\b|(?:half (?:past )?|quarter past |quarter to )?(?:${hourWords.join("|")})\\b|noon\\b|midday\\b)`;
const dayPart = "(?:mid[- ]?)?(?:morning|afternoon|evening|night)";
const when = `(?:(?:at|around|about|for|with|in|this|the|my) ){0,3}(?:afternoon tea|morning tea|${meal}|${dayPart}|${clock})(?:,? (?:at|around|in the|this|after|before) (?:the |my )?(?:${clock}|${dayPart}|gym|work|training|workout|school|bed))*`;
const one = `(?:(?:the )?(?:one|other(?: one)?|first(?: one)?|second(?: one)?|third(?: one)?|another(?: one)?|last one)|\\d|${numbers})`;
const onePart = `${one} ${when}`;
const joint = "(?:, ?| and | & |, and | then |, then | \\+ |; )";
const eaten =
  "(?:today|yesterday|of them|of those|of these|in total|total|over the day|during the day|each)";

/** A count of one food with the times of its parts; the groups are the count, the food, and the parts. */
export const countsAtTimes = parsePatternRows(String.raw`
  \b(?<count>\d|${numbers}) (?<food>(?!of\b)[a-z][a-z' ]{2,40}?|of (?:them|those|these))(?: ${eaten})*(?:[,:;(–-]| -)* ?(?<parts>${onePart}(?:${joint}?(?: ?)${onePart})+)\)?
  + [2 bananas today, one at 10 and one at 4]
  + [2 boiled eggs, one at breakfast, one for lunch]
  + [2 bowls today (one for lunch, one for dinner)] with bread
  - 2 bananas, one at 10
  - 2 eggs for breakfast and one roll
  \b(?<count>\d|${numbers}) (?<food>[a-z][a-z' ]{2,40}?)(?: ${eaten})*(?:[,:(–-]| -| at)+ ?(?<parts>${clock}(?:(?:, ?| and | & )${clock})+)(?=\)|\s*(?:$|[.,;\n]))
  + [3 coffees with milk today: 7am, 11am and 3pm]
  - 3 coffees
`);

const place = "(?:gym|work|training|workout|school|uni|bed|run|desk|office|home|film)";
const whenOrWhere = `(?:(?:at|around|about|for|with|in|on|as|this|the|my|after|before) ){0,3}(?:afternoon tea|morning tea|tea|${meal}|${dayPart}|tonight|${clock}|${place})`;
const occasion = `${whenOrWhere}(?:,? ${whenOrWhere})*`;
const fraction =
  "(?:half|(?:an? |one )?(?:third|quarter|fifth)|two (?:thirds|fifths)|three (?:quarters|fifths)|[1-4]/[2-5])";
const eatingVerb = "(?:(?:i |just |then ){0,2}(?:had|ate|drank|finished|took) )?";
const helping = "(?: (?:slices?|pieces?|of (?:it|that|them|those)))?";
const partJoint = "(?:[,;] ?| )?(?:and |& |then |,){0,2}";

/**
 * Two parts of one food at two times; the groups are the verb, the parts, the food if it is named between them, and the times.
 * A part is a fraction, or a number of pieces before another one.
 */
export const partsAtTwoTimes = parsePatternRows(String.raw`
  \b(?<verb>${eatingVerb})(?:the |my )?(?:first )?(?<one>${fraction})(?: of (?:it|that)|(?<food> (?:of )?(?:an?|the|my) [a-z]+(?: [a-z]+){0,3}?))? (?<first>${occasion})${partJoint}${eatingVerb}(?:(?:the|my|another|an?) ){0,2}(?:(?:other|second|last|remaining|final) )?(?<two>${fraction}|rest)(?: of (?:it|that))? (?<second>${occasion})
  + burrito, [half at 1pm and the other half for tea at 7.30]
  + i [had a third of it at two in the afternoon and the other two thirds at eight tonight]
  + [Had half a burrito at noon and the other half at 6]
  + wrap. [Ate half at 12.30 and the rest at 4]
  - half at 1pm
  - half a bagel at 8 and the soup at 12
  \b(?<verb>${eatingVerb})the (?<one>first)(?: one)? (?<first>${occasion})${partJoint}${eatingVerb}the (?<two>second)(?: one)? (?<second>${occasion})(?:[,.;] (?:and )?(?:the )?(?:third|last|other)(?: one)? (?:is )?(?:in the fridge|for tomorrow|for later))?
  + [Drank the first after the gym at 6.15 this morning and the second at my desk at 4pm]
  - the first at 4pm
  \b(?<verb>${eatingVerb})(?<one>\d|${numbers})${helping}(?: went down)? (?<first>${occasion}(?<with> with (?:an?|some) [a-z]+(?: [a-z]+)?)?)${partJoint}${eatingVerb}(?:another|an? (?:second|third|fourth|fifth))(?<two> one)? (?<second>${occasion})(?: on its own| by itself)?
  + [Two went down at breakfast with a flat white and a third one around half 3]
  + [Had 2 at breakfast and another one at half past three]
  - two eggs at breakfast and another coffee
`);

/** What is left of the first part, and the words of one piece. */
export const restOfFirst = "rest";
export const onePiece = /^(?:first|second| one)$/i;
export const partOfFraction = /^(?:third|quarter|fifth)$/i;

/** The parts of such a list; the groups are the count, if it is a number, and the time. */
export const partAtTime = new RegExp(`(?:(?<count>${one}) )?(?<when>${when})`, "gi");
/** Words for one of several. */
export const oneOfSeveral = /^(?:the )?(?:one|other|first|second|third|another|last)\b/i;

const same = "(?:the same|same(?: thing| meal| food)?|identical)";
const both = `(?:${same} )?(?:both|each|all)(?: (?:times?|meals?))?|${same}`;
const twice = `(?<first>${meal}) ?(?:and|&|\\+|n) ?(?:(?:for|at|again at|again for) )?(?<second>${meal})`;
const end = "[ .!)]*$";

/** A message about foods that were eaten at two meals; the groups are the foods, the meals and the words after them. */
export const foodsOfTwoMeals = parsePatternRows(String.raw`
  ^(?<foods>[^\n]{5,300}?)[ ,(.]*(?:x ?2|times 2|twice)(?: meals?)?(?: today| yesterday)?[ ,:]*(?:(?:for|at) )?${twice}(?:[ ,]*(?:${both}))?${end}
  + [chicken 150g rice 200g x2 meals, lunch and dinner the same]
  - soup x2, lunch was good
  ^(?<foods>[^\n]{5,300}?)[ ,(.]*(?:x ?2|times 2|twice)(?: today| yesterday)?[ ,:]*once (?:at|for) (?<first>${meal})(?: and|,|,? then)? once (?:at|for) (?<second>${meal})${end}
  + [tuna salad x 2 today, once at lunch once at dinner]
  + [200 g rice twice, once for lunch and once for dinner]
  - 200 g rice, once
  ^(?:i )?(?:had |ate )?(?:${same} )(?:for |at )?(?:both )?${twice}(?: today| yesterday)?(?:[ :,–-]|was|were)+(?<foods>[^\n]{5,300}?)(?: (?:both|each)(?: times?)?)?${end}
  + [same thing for lunch and dinner: 200 g chicken]
  ^(?:my )?${twice}(?: today| yesterday)?(?: were| was|,)? (?:both )?(?:the same|same|identical)(?:[ :,–-]|today)+(?<foods>[^\n]{5,300}?)(?: (?:both|each)(?: times?)?)?${end}
  + [lunch and dinner were the same: 250 g lasagne each time]
  - lunch and dinner: 250 g lasagne
  ^(?<foods>[^\n]{5,300}?)[ ,.;]+(?:i )?(?:had|ate) (?:it|that|this|them|the same)(?: meal| thing)?(?: both)? (?:for|at)(?: both)? ${twice}(?: too| today| yesterday)*${end}
  + [180 g turkey, 200 g rice. had it for lunch and for dinner]
  - had soup for lunch and stew for dinner
  ^(?<foods>[^\n]{5,300}?)[ ,.;]+(?:for )?(?:both )?${twice}[ ,]+(?:${both})${end}
  + [chicken and rice, lunch and dinner both times]
  ^(?:i )?(?:had |ate )?(?:the )?same (?<foods>[^.;:\n]{3,80}?) (?:for|at) (?:both )?(?:my )?${twice}(?: today)?,?(?<rest>(?: [^.;,\n]{1,30})?)$
  + [same tuna salad for lunch and dinner 300 kcal each]
  ^(?:i )?(?:had |ate )?(?<foods>[^.;:\n]{3,80}?) (?:for|at) both (?:my )?${twice}(?: today)?$
  + [had chicken and rice for both lunch and dinner]
  - had chicken and rice for lunch
`);

/** Foods that are parts of a pot are not eaten twice in whole. */
export const potOfTwoMeals =
  /\b(?:made|makes|serves?|servings|portions|batch|pot|recipe|half|third|quarter|cut in(?:to)?|cooked up)\b/i;

/** The words that head a meal. */
export const headMeal = (name: string): string => `${name}: `;

/** A time without a preposition. */
export const startsWithTime = /^\d/;
export const atTime = (time: string): string => `at ${time}`;
