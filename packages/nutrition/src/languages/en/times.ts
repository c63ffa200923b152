/** Words of days, clocks and times, as sources of regular expressions. */

import { anyOf, parsePatternRows } from "../pattern-rows.ts";
import { wordSet } from "../word-lists.ts";
import {
  dayOfMonth,
  endOfDate,
  madeThen,
  month,
  plainMonth,
  unclearDay,
  weekdays,
  year,
  yearlyDay,
} from "./dates.ts";
import { mealNames } from "./meal-names.ts";
import { numberWordsBetween } from "./spoken-numbers.ts";

export { weekdays } from "./dates.ts";
export { standardTimes } from "./standard-times.ts";

const dayPart = "(?:morning|mornin|afternoon|arvo|evening|night|nite)";
/** A weekday after these is not the day of the meal: "for friday", "left from sunday", "a sunday lunch". */
const beforeOtherWeekday =
  "(?:an?|the|for|from|of|since|until|till|til|by|before|after|every|each|next|usual|proper|normal|typical|leftover|not|or)";
const yesterday = "(?:yesterday|yday|yest|ystrday|yesturday|yesterdy)";

/** Occasions after a weekday. */
const events = anyOf(
  "braai bbq barbecue party brunch dinner lunch takeaway takeout potluck picnic",
);

const weekday = anyOf(weekdays);
/** Before the letter of a meal: "Tuesday D: lasagne". */
export const weekdayNames = wordSet(weekdays);
const meal = anyOf([...mealNames.keys()].join(" "));
const clock = "\\d{1,2}(?: : \\d\\d)?";
const smallNumber = `(?:\\d{1,4}|an?|a (?:couple(?: of)?|few)|few|half an?|${numberWordsBetween(1, 12).join("|")})`;

/** Words that may follow "at 9" if it is a time and not a count. */
const wordsAfterClock = `got|felt|half an?|some|another|just|only|plus|one|two|three|four|five|six|ate|drank|grabbed|i|we|a|an|and|then|with|in|my|the|had|this|that|last|yesterday|today|tonight|on|for|but|before|after|when|while|${weekday}`;

/** What most people do in the morning. */
const morningEvents = "(?:work|shift|school|uni|class|classes|gym|training|workout|run|commute)";

const approximately =
  "(?:at|around|about|by|from|circa)(?: (?:like|around|about|roughly|maybe|exactly))? |(?<=\\b(?:then|and|was) )like ";

// The next four tables are matched against tokens joined by single spaces, so every gap is one character.

/** Days; they also apply to the following meals. */
export const dayCues = parsePatternRows(String.raw`
  \b(?:the )?day before ${yesterday}\b
  + [the day before yesterday] a wrap
  \b(?:on )?(?:${weekday} )?last week(?: (?:on )?${weekday})?\b
  + [last week tuesday] a wrap
  + a wrap [on monday last week]
  \b(?:${yesterday}|today)\b
  + [today] a wrap
  + a wrap [yday]
  \byesterdays(?= (?:${meal})\b(?! left ?overs?| (?:from|of)\b))(?<!\b(?:from|of|some|rest of|leftover|half|finished|ate|had|more|last of) (?:the )?yesterdays)
  + log [yesterdays] supper : a wrap
  + [yesterdays] dinner was soup
  - had yesterdays dinner
  - half of yesterdays dinner
  \b(?:gestern|vorgestern|heute|ayer|anteayer|hoy|ieri|oggi|ontem|hoje|aujourdhui)\b
  + [gestern] : a wrap
  + [ayer] : a wrap
  \b(?:last|on|this|past) ${weekday}\b
  + [last monday] a wrap
  \b${weekday}(?=(?: \.)? (?:${dayPart}|eve)\b)
  + [friday] night pizza
  + [friday] eve pizza
  (?<=^|[\n.;] )${weekday}(?= (?:[,:.(–-]|i|we|at|on|in|off|${meal}|${events}|${clock} ?(?:am|pm|:)|[blds] [:–-]))
  + [saturday] 9 pm : 2 gins
  + [monday] : a wrap . [tuesday] : toast
  + [tuesday] : a wrap
  + [monday] b : a wrap
  + [sunday] at nans a roast
  + [saturday] braai : a wrap
  - a sunday roast
  (?<=^|[\n.;,] |\b(?:log|logging) )${weekday}s(?= (?:food|foods|intake|eats|eating|log|diary|meals|menu|entry|${meal})\b(?! left ?overs?))
  + [tuesdays] food : a wrap
  + logging [mondays] lunch : a wrap
  - had mondays dinner
  (?<=\b${meal} )${weekday}(?= (?:was|were|i|we|night|[,:–-])(?: |$))
  + dinner [friday] was a wrap
  - lunch friday is off
  (?<!\b${beforeOtherWeekday} )\b${weekday}(?= (?:${meal}|at (?:my|our|the|his|her|their|[a-z]+s))\b(?! left ?overs?))
  + 6 nuggets , [tuesday] lunch
  + braai [saturday] at johans : a wrap
  - a sunday lunch
  - leftover sunday dinner
  \b${weekday} (?:the )?[0-3]?\d (?:st|nd|rd|th)\b(?! of)
  + [sunday 11 th] : a wrap
  (?<=[a-z\d)] (?:[,(–-] )?)(?<!\b(?:and|with|${beforeOtherWeekday}) )${weekday}(?= ?$| [,;:!)\n]| \.(?! [a-z]{3,} ${meal}))
  + 2 burgers , [friday]
  + a birthday do [friday] : a wrap
  - soup for friday
  - left from sunday
  \b(?:the )?night before last\b|\b(?:last|over the|at the|on the) weekend\b
  + [night before last] a wrap
  + [last weekend] a wrap
  \b${smallNumber} (?:days?|nights?|weeks?|months?|years?) ago\b
  + [100 days ago] a wrap
  - two hours ago a wrap
  \b(?:on )?(?:the )?(?:${year} - [01]?\d - [0-3]?\d|[0-3]?\d [/.] [01]?\d [/.] (?:20)?\d\d|[01]?\d / [0-3]?\d / (?:20)?\d\d)(?! (?:cup|g|ml|oz)\b)
  + [on 2026 - 04 - 05] a wrap
  + a wrap [on 4 / 25 / 2026]
  \bon [01]?\d / [0-3]?\d${endOfDate}
  + a wrap [on 12 / 24]
  - a wrap on 1 / 2 plate
  (?<=^|[\n.;] )(?:mon|tues?|wed|thu(?:rs?)?|fri|sat|sun)(?= :)
  + [mon] : eggs
  \bnext ${weekday}\b
  + a wrap [next friday]
  \bon the [0-3]?\d (?:st|nd|rd|th)\b(?! (?:of|${month}))
  + [on the 10 th] a wrap
  \b(?:on )?(?:the )?${dayOfMonth} of ${month}(?: ,? ?${year})?
  + [the 3 rd of march] a wrap
  \b(?:on )?${month} ${dayOfMonth}(?: ?,? ${year})?${endOfDate}
  + [on march 3] for lunch
  + [jan 2 nd , 2026] : a wrap
  - march 3 wraps
  \b(?:on (?:the )?${dayOfMonth} ${month}|${dayOfMonth} ${plainMonth})(?: ,? ?${year})?\b
  + [10 jan] brunch : a wrap
  - 2 may be wraps
  + a wrap [on 3 january]
  \bon ${month} ${dayOfMonth}(?= [a-z])
  + [on dec 24] turkey
  - march 3 wraps
  \b(?:on|last) ${yearlyDay}\b|(?<=^|[\n.;] )${yearlyDay}(?= (?:[,:-]|(?:i|we|${meal})\b))
  + [on christmas day] a wrap
  + [boxing day] lunch : a wrap
  - halloween candy
  (?<=^(?:(?:so|ok|okay|well|back|then|hi|hey) ,? ?)*|[\n.;] (?:back )?)${unclearDay}(?! (?:[,:-] )?(?:i|we|my [a-z]+) (?:(?:had|have) )?${madeThen}\b)
  + [last month] i had a wrap
  + [in march] 2 wraps
  + back [in 2019] i had a wrap
  + [on my birthday] i had cake
  - last summer we froze some soup
  (?<=^(?:(?!\b${madeThen}\b)[^.;\n]){2,80} )${unclearDay}(?= ?[.!]? ?$)
  + i had a wrap [last month]
  + a wrap [in march]
  - soup from last month
  - soup i froze last year
`);

/** Times of a day. */
export const clockCues = parsePatternRows(String.raw`
  \b(?:gestern|heute) (?:fruh|morgen|vormittag|mittag|nachmittag|abend|nacht)\b|\b(?:anoche|esta manana|esta tarde|esta noche|ayer por la noche|ce matin|ce midi|ce soir|hier soir|stamattina|stasera|ieri sera)\b
  + [gestern abend] a wrap
  + [anoche] a wrap
  - guten abend : a wrap
  \b(?:${approximately})?${clock} (?:just )?(?:before|pre) (?:my |the |our |going to )?${morningEvents}\b
  + [7 : 15 before shift] a wrap
  + [at 6 before the gym] a wrap
  \b(?:before|pre) (?:my |the |our |going to )?${morningEvents} (?:at )?\d{1,2} : \d\d(?! (?:am|pm)\b)
  + [before shift 6 : 30] oats
  - pre workout 1 scoop
  \b(?:${approximately})?${clock} (?:am|pm|a \. m|p \. m|oclock|o ' clock)\b(?: \.(?! (?:[a-z]|\d\d? (?::|[ap]m))))?
  + [at 1 : 30 pm] a wrap
  + a bar [at 4 pm] . [7 : 00] soup
  \b(?:${approximately})?(?:[01]?\d|2[0-3]) : [0-5]\d\b
  + [19 : 00] a wrap
  \b(?:at|around|(?<=\b(?:${meal}|then|at|home|back|up|there|yesterday|today|${dayPart}) )about|(?<=\b(?:at|then|around|about) )like)(?: (?:like|around|about|roughly|maybe))? (?:[01]?\d|2[0-3])(?= ?$| [,.;:(!?\n-]| (?:${wordsAfterClock})\b)
  + a wrap [at 9] , a tea
  + lunch [about 1] : a wrap
  + [at like 11] , a wrap
  + got home [about 10] and had a wrap
  + then [around 10] half a wrap
  + [around 3] got hungry so a pear
  + a wrap , yesterday [about 10]
  - a wrap , about 2 ,
  - a wrap at 9 bars
  (?<=\b(?:${meal}|tea) )at (?:[1-9]|1[0-2])(?= (?:was|were|is)\b)
  + dinner [at 1] was a wrap
  (?<=\b(?:an?|the|my) (?:\d+ ?(?:oz|ml|cl) )?[a-z]+(?: [a-z]+){0,2} )(?:at |about |around |at about )(?:[1-9]|1[0-2])(?= ?$| [.,;!\n])
  + a tea and a scone [about 4]
  + a 20 oz diet cola [about 6]
  - scones about 4
  (?<=\b(?:late|early|today|yesterday)(?: today)? )(?:like|around|about|at like) (?:[1-9]|1[0-2])(?= (?:just|only|so|i|we)\b)
  + breakfast was late today [like 11] just a roll
  (?<=\bthen )at (?:[1-9]|1[0-2])(?= (?!guys\b)[a-z])
  + then [at 8] steak
  - then at 5 guys a burger
  (?<=\b(?:home|back|up) )by (?:[1-9]|1[0-2])(?= [a-z])
  + home [by 7] made a wrap
  \b(?:just |right )?(?:before|pre)(?: -)? bed(?:time)?\b(?! (?:last|${yesterday})\b)
  + a wrap [before bed]
  + [pre - bed] a wrap
  \bat (?:night|nite)\b(?! (?:shift|duty|work|school|market)\b)
  + a wrap [at night]
  + [at nite] soup
  - soup at night shift
  \b${dayPart}(?= (?:at )?${clock} [:–-])
  + race [morning] [6 : 15] - oats
  \b(?:${approximately})?(?:noon|mid(?: ?-? ?)day|midnight)\b
  + [at noon] a wrap
  \b(?:half past|quarter past|quarter to) \w+
  + [half past seven] a wrap
  \bin ${dayPart}(?= ?$| [,.;:!)\n-])
  + idli [in morning]
  + chai [in evening] , a samosa
  - a roll in morning traffic
  \blast (?:night|evening)s(?= (?:${meal}|tea)\b (?:was|were|:))
  + [last nights] dinner was a wrap
  - had last nights dinner
  \b(?:early |late )?(?:this|last|in the|${yesterday}|tomorrow|that) (?:${dayPart}|eve)\b
  + [late last night] a wrap
  + a wrap [last nite]
  + [last eve] a wrap
  + [this arvo] a wrap
  + [yday evening] a wrap
  \b(?:early|late) ${dayPart}\b(?! (?:rice|show))|\b${dayPart}(?= snack\b)
  + [late night] snack : a wrap
  + [afternoon] snack
  + [early morning] coffee
  (?<=^|[\n.;,] |\bhad )first thing(?: (?:in the|this) morning)?\b(?! i (?:ate|had))
  + [first thing] a coffee , lunch soup
  - the first thing i ate was soup
  (?<=^|[\n.;,] )(?:morning|afternoon|arvo) tea(?= (?::|was\b|(?:at |around |about )?\d{1,2} ?(?:[:.] ?\d\d|am\b|pm\b)))
  + [morning tea] was a scone
  + soup , [arvo tea] : a scone
  - tea and toast
  \b(?:in the )?mid ?(?:morning|afternoon|evening)\b
  + [mid afternoon] a wrap
  + a wrap [midmorning]
  - a mid rare steak
  (?<=^|\n |[.,;/|] )${dayPart}(?= [:-])
  + [evening] : a wrap
  + breakfast : toast , [arvo] : a wrap
  - a good morning : a wrap
  (?<=^|[\n,.;] |\b(?:and|then) )(?:morning|afternoon|evening)(?= (?!(?:all|everyone|everybody|team|guys|folks|there|rolls?|buns?|(?<=afternoon )tea|shift|run|walk|jog|gym|swim|was|were|routine|session|workout|class|sun|star|glory|primrose|meds|and)\b)[a-z\d])
  + [morning] oats , [evening] a wrap
  + and [evening] chai
  - a morning roll , morning all
  (?<=^|[\n,.;:] |\b(?:and|then|until|till|til) )night(?= (?!shift|out|in|before|after|owl|duty|time|of|at|with|was|is|all|everyone|snack|cap|feed|cream|bus|train|market|run|walk|and)[a-z\d])
  + [night] noodles with egg
  + nothing until [night] when i had a wrap
  - night shift : a wrap
  - sunday night out
  (?<=\b(?:morning|breakfast|bfast|brekkie|lunch) (?!was\b|is\b|i\b)[^.\n:]{3,80} )(?:afternoon|evening|night)(?= (?!tea\b|shift|out\b|in\b|before|after|was\b|is\b|snack|i\b|time|${meal})[a-z\d])
  + [morning] tea and toast [afternoon] apple [night] rice
  - morning was fine
  \b(?:tonight|tonite)\b
  + [tonight] a wrap
  \b${smallNumber} (?:hours?|hrs?|minutes?|mins?) ago\b
  + a wrap [two hours ago]
`);

/** Parts of the day after a weekday. */
export const dayPartCues = parsePatternRows(String.raw`
  \b${weekday}(?: \.)? (${dayPart}|eve)\b
  + [friday night] pizza
`);

/** Numbered meals of a day, which are separate although no time is said. */
export const numberedMeals = parsePatternRows(String.raw`
  (?<=^|[\n.;,] )meal (?:(?:#|no|number)(?: \.)? )?(?:\d|${numberWordsBetween(1, 10).join("|")})(?= (?:[:(,\n–—=-]|(?:at|was|i|we)\b|\d))
  + [meal 1] : a wrap . [meal 2] : soup
  + [meal two] - a wrap
  - meal deal : a wrap
  (?<=^|\n )meal # \d(?= )
  + [meal # 2] pizza
  (?<=^|[\n.;,] )meal 1(?= [a-z][^\n]*\bmeal 2\b)|(?<=\bmeal 1 [^\n]{1,300} )meal [2-9](?= [a-z])
  + [meal 1] oats [meal 2] soup
  - meal 1 oats
  (?<=[.,;!\n] )(?:and )?(?:then )?later (?:on|that (?:day|night|evening)|in the (?:day|evening))(?= (?:at|in|on|i|we|had|an?|another|some|\d|also)\b)
  + soup . [later on] at the pub 2 beers
  + soup , [later that day] a wrap
  - sooner or later on
  (?<=\b(?:then|and) )later(?= (?:an?|some|another|\d|i|we|had|also)\b)
  + toast then [later] a wrap
  + toast , and [later] i had soup
  - saved it for later and a wrap
  (?<=[,;.\n] (?:and |then )?)later(?= (?!on\b|than\b|that\b|today\b|tonight\b|in\b|the\b|this\b|at (?:the\b|\d))[a-z\d])
  + a wrap , [later] indomie 2 packs
  + soup . then [later] githeri
  - soup , later at 5 a wrap
  (?<=\b|[,;.] )(?:and )?then after (?:the |my |our )?(?!that\b|this\b)[a-z]+(?= (?:an?|one|two|three|half|some|\d|i|we|had|just)\b)
  + a wrap , [then after practice] a pb&j
  - a wrap then after that a coffee
  (?<=\b(?:then|and) )later on(?= (?!the\b|my\b)[a-z\d])
  + a wrap and [later on] sushi
  - a wrap and later on the train soup
  \b(?:my )?(?:\d (?:st|nd|rd|th)|first|second|third|fourth|fifth|sixth|last|final) meal(?= (?:[:(,–—-]|(?:was|i|we|at)\b))
  + [1 st meal] : a wrap , [2 nd meal] : soup
  + [first meal] was a wrap
  (?<=^|\n )m \d(?= [:–—-])
  + [m 1] : a wrap
`);

/** Clock words that name their day: "this morning" after yesterday's dinner is today. */
export const explicitDays = "\\b(?:this|last|that|yesterday|tomorrow|tonight|ago)\\b";

/** Words that keep a time on the day of the message, even if it is still to come. */
export const todayWords = "\\b(?:today|tonight|this)\\b";

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
  "for at my on in the around about a an as i had our late early by was is later until till til nothing else",
);

/** Words and marks before a clause with a time or meal of its own. */
export const clauseSeparators = wordSet(", and then + & - – — / | ( also plus but while :");

/** Before a meal at the end of its foods: "soup for lunch". */
export const mealPrepositions = wordSet("for at");

/** Before another occasion: "then a roll around 7pm". */
export const laterWord = "then";

/** A time that heads what was eaten: "4pm an apple", "tonight pasta". */
export const timeAsHeading = `^(?:\\d|tonight|(?:mid ?)?${dayPart}|noon|midday)`;

/** Verbs after a meal that is the subject of its clause: "lunch was a wrap". */
export const mealVerbs = wordSet("was were");

/** The hours at which a meal is usual; a snack has none. */
export const hoursOfMeals: Readonly<
  Record<string, { readonly from: number; readonly to: number }>
> = {
  breakfast: { from: 5, to: 9.5 },
  lunch: { from: 11, to: 14.5 },
  dinner: { from: 17, to: 22 },
};

/** The hour, minute and half of the day in the words of a time. */
export const clockHour =
  /(?<hour>\d{1,2})(?:\s?[:.]\s?(?<minute>\d\d))?(?:\s?(?<afternoon>p\s?\.?\s?m))?/i;

/** "at 9am" */
export const morningMark = /\d\s?a\s?\.?\s?m/i;

/** Hours for parts of the day without a clock time. */
export const dayPartHours: readonly (readonly [part: string, hour: number])[] = [
  ["\\bmid ?-?morning\\b", 10],
  ["\\blate night\\b", 22],
  ["\\bmorning\\b", 8],
  [`\\b(?:before|pre)\\b.*\\b${morningEvents}\\b`, 8],
  ["\\bafternoon\\b", 15],
  ["\\bevening\\b", 19],
  ["\\b(?:night|tonight)\\b", 20],
];

/** The night that belongs to the day before. */
export const lastNight = "\\blast (?:night|evening)s?\\b";

/** Clock words that are neither in the morning nor in the evening. */
export const unambiguousHours = "\\b(?:midnight|midday|noon)\\b";

/** Without a day, the latest midnight: a midnight snack belongs to the night before. */
export const midnight = "\\bmidnight\\b";

/** Days that are still to come. */
export const futureDays = "\\bnext\\b";

/** The day after that of the message. */
export const nextDay = /\b(?:tomorrow|tmrw|tmr|tomoz)(?:'?s)?\b/i;

/** Days that no date can be found for. */
export const unclearDays = new RegExp(`^${unclearDay}`, "i");

/** "last month's soup": the food's, not the meal's. */
export const unclearDayOfFood = new RegExp(`^${unclearDay}['’]s$`, "i");

/** A year that such words name. */
export const yearOfUnclearDay = /\b(?<year>(?:19|20)\d\d)\b/;

/** Such words for a day that is longer ago than a meal can be logged. */
export const longAgo = /\byears\b/i;

/** "the 10th": the group is the day of the latest month that has had it. */
export const dayOfLatestMonth = /\bthe ([0-3]?\d) ?(?:st|nd|rd|th)\b(?! of)/i;

/** "Tuesday last week", "last week on Tuesday": not the latest Tuesday. */
export const dayOfLastWeek = new RegExp(
  `\\b(?:on )?(?:last week (?:on )?(?<weekday>${weekday})|(?<weekday>${weekday}) last week)\\b`,
  "i",
);

/** Words before a clock time that chrono-node joins to a day only as "at". */
export const approximateClock =
  /\b(?:at )?(?:(?:around|about|by|from|circa|like|roughly|maybe|exactly|approximately) )+(?=\d|noon|mid)/gi;

/** Parts of a day. */
export const dayParts = wordSet(
  "morning mornin afternoon arvo evening eve night nite tonight today yesterday",
);
