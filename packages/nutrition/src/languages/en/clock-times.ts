/** Clock times in words and without a mark: "half past seven", "0730", "at 15h". */
import { parsePatternRows } from "../pattern-rows.ts";
import { numberWordsBetween } from "./spoken-numbers.ts";

export const hourWords = numberWordsBetween(1, 12);

export const minuteWords: ReadonlyMap<string, string> = new Map([
  ["oh five", "05"],
  ["o five", "05"],
  ["ten", "10"],
  ["fifteen", "15"],
  ...["twenty", "thirty", "forty", "fifty"].flatMap((tens, at): [string, string][] => [
    [tens, `${at + 2}0`],
    [`${tens} five`, `${at + 2}5`],
  ]),
]);

/** The longer ones first; "forty-five", too. */
const minutePattern = [...minuteWords.keys()]
  .toSorted((one, other) => other.length - one.length)
  .map((words) => words.replace(" ", "[ -]"))
  .join("|");

/** Context that may follow an hour; excludes "at five guys" and "at four restaurants". */
const contextAfterHour =
  "(?=(?: o'?clock| oclock| in the| [ap]\\.? ?m\\b| (?:i|we|a|an|and|then|with|this|that|last|yesterday|today|tonight|on|for|but|before|after|was|were)\\b|\\s*[,.;!?\\n]|\\s*$))";

/** A spoken time; the groups are the hour and the minute. "ate" is a homophone of "eight". */
export const spokenTimes = parsePatternRows(String.raw`
  (?<=\bat (?:about |around )?)(${hourWords.join("|")}|ate)( (?:${minutePattern}))?\b${contextAfterHour}
  + at [eight] I had toast
  + toast at [seven thirty]
  + toast at around [seven thirty]
  - lunch at five guys
  - at four restaurants
  - at one point
  - eight eggs
  (?<=\b(?:around|about) )(${hourWords.join("|")})( (?:fifteen|twenty|thirty|forty|forty five|fifty))\b${contextAfterHour}
  + a peach around [ten thirty] and a tea
  - about two twenty gram bars
  (?<=\b(?:around|about) )(${hourWords.join("|")})()(?= (?:i|we) (?:had|ate|got|grabbed|made|have|drank)\b)
  + around [one] I had a salad
  - about two and I had a salad
  (?<=\b(?:then|and|was|later) (?:at )?(?:around|about|like) )(${hourWords.join("|")})()(?= (?:half an?|an?|some|another|leftovers?|more) (?!(?:day|week|month|year|piece|time)\b))
  + then around [three] a bar
  - and about two a week
  (?<=\b(?:then|and|later|next) )(${hourWords.join("|")})( (?:fifteen|thirty|forty five))\b${contextAfterHour}
  + and then [five thirty] before handover toast
  - and two thirty gram bars
  (?<=\bat (?:about |around )?)(${hourWords.join("|")})( (?:fifteen|thirty|forty five))\b(?= (?!grams?\b|ml\b|kcal)[a-z])
  + at [eight thirty] pasta
  \b(${hourWords.join("|")})( (?:${minutePattern}))?(?= [ap]\.? ?m\b| o[' ]?clock\b)
  + breakfast [five fifteen] am
  + a bagel [seven] am
  - wine o'clock
  \b(${hourWords.join("|")})( (?:${minutePattern}))(?= in the (?:morning|afternoon|evening)\b)
  + put [six forty] in the morning
  - six in the morning
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
const clockMinutes =
  "(?<=\\bat (?:about |around )?)(?:twenty five|five|ten|twenty|5|10|20|25) (?:past|to)";

/** Quarters of an hour; the groups are the key of `quarterMinutes` and the hour. */
export const spokenQuarters = parsePatternRows(String.raw`
  \b(?:an? )?(half past|(?<=\b(?:at|around|by) (?:about |around |like )?|\babout )half(?= \w+ (?:i|we)\b)|(?<=\b(?:at|around|by) (?:about |around |like )?)half(?= (?:${hourWords.join("|")}|1[0-2]|[1-9])(?: (?:yesterday|today|tonight|this|last|in)\b|\s*(?:$|[.,;!\n])))|(?<=\bat (?:about |around )?)half|(?<=(?:^|[.!?;\n])\s*(?:at|around|about) )half(?= (?:${hourWords.join("|")}) (?!of\b)[a-z])|(?<=(?:^|[.!?;\n])\s*)half(?= \w+(?:\s*:| (?:this|in the|last|i|we|am|pm|yesterday)\b))|(?<=\b(?:o'?clock|\d ?[ap]m|half \w+)\b[^\n]{1,80}[,;] )half(?= \w+ (?:an?|some|[a-z]))|quarter past|quarter to|${clockMinutes}) (${hourWords.join("|")}|1[0-2]|[1-9])\b
  + [half past seven] toast
  + [a quarter to 8]
  + at [half seven]
  + at about [half seven]
  + around [half one] I had soup
  + [half 7]: toast
  + a bagel around [half ten] yesterday
  + around [half one] beans on toast
  - half 3 bars
  + 9 o'clock oats, [half one] a wrap
  + at [twenty to eight]
  - five to eight nuggets
`);

/** After a number that is not a time: "8.5 oz", "7.50 euros". */
const notMeasure =
  "(?!(?:mg|g|gr|grams?|kg|kilos?|ml|cl|dl|l|lit(?:er|re)s?|oz|ounces?|fl|lbs?|pounds?|cups?|tbsps?|tablespoons?|tsps?|teaspoons?|pints?|servings?|portions?|scoops?|slices?|pieces?|cans?|bottles?|packs?|packets?|bags?|bars?|inch(?:es)?|cm|x|of|kcals?|cals?|calories|kj|hours?|hrs?|mins?|minutes?|miles?|km|euros?|dollars?|percent|points?|carbs|protein|fat)\\b)";
/** "12.30", and early hours only with quarters: "1.5" and "2.25" are counts. */
const dottedTime = "(?:(0?[5-9]|1\\d|2[0-3])\\.([0-5]\\d)|(0?[1-4])\\.(00|15|30|45))";

/** Clock times without a mark; the groups are the hour and the minute. "at 8ish" has only an hour. */
export const plainClockTimes = parsePatternRows(String.raw`
  (?<=(?:^|\n)[\s•*-]*)(0\d)([0-5]\d)(?:\s?(?:hrs?|h)\b|\s?[:–—-]|\s(?=[a-z]))
  + [0730 ]oats
  - 0730 12
  (?<=(?:^|\n)0\d[:0-5][^\n]{1,200}[,;]\s*)([012]\d)([0-5]\d)(?:\s?[:–—-]|\s(?=[a-z]))
  + [0600 ]oats, [1200 ]soup
  (?<=\b(?:breakfast|brekkie|lunch|dinner|supper|snack) )([01]?\d|2[0-3])([0-5]\d) (?=[a-z])(?!(?:g|gr|grams?|kcals?|cals?|calories|ml|kj)\b)
  + breakfast [730 ]porridge
  - breakfast 450 kcal
  (?<=(?:^|\n)[\s•*-]*)${dottedTime}(?=(?:\s?[:–—-])?\s?,?\s?${notMeasure}[a-z]|\s?[:–—-]\s?\d)
  + [12.30] sandwich
  + [8.15] - 2 eggs
  + [1.30] soup
  - 12.50 g oats
  - 1.25 bananas
  (?<=\b(?:breakfast|brekkie|brunch|lunch|dinner|supper|tea|snack)(?: was)?,? (?:at )?)${dottedTime}(?=\s?[:–-]|,? ${notMeasure}[a-z])
  + breakfast [6.30] two eggs, lunch [13.00] salad
  - lunch 12.50 g ham
  (?<=(?:^|\n)[\s•*-]*)(0?[5-9]|1\d|2[0-3])\.(00|15|30|45)(?= [1-9]\d? [a-z]{3})(?! \d+ (?:grams?|cups?|kcals?|cals?|calories)\b)
  + [7.30] 2 weetabix, a banana
  - 7.30 200 g rice
  (?<=\b(?:breakfast|brekkie|brunch|lunch|dinner|supper|tea|snack) )at (1?\d)()(?= (?:a )?(?:(?:big|small|large) )?(?:bowl|plate|mug|cup|glass|slice|handful|portion|piece) of\b)
  + breakfast [at 7] bowl of muesli
  - snack at 7 bowls
  \bat (?:about |around )?(${hourWords.join("|")})()(?= (?:two|three|four|five|six|half an?|\d) (?!(?:o'?clock|people|restaurants?|guys|pm|am|places|different)\b)[a-z]{3})
  + tea, and [at six] two boiled eggs
  - at five guys
  (?<=(?:^|\n)\d{1,2}[.:]\d\d[^\n]{1,200}[,;.] )${dottedTime}(?= ${notMeasure}[a-z])
  + [8.30] oats, [12.45] a wrap
  - 8:30 oats, 12.45 oz steak
  (?<=\b(?:at|around|about) )${dottedTime}(?=\s*(?:$|[,;.!?)\n]| ${notMeasure}[a-z]))
  + soup at [12.30]
  + around [7.30] I had a wrap
  - around 7.50 euros
  \b(?:until|till|til) (1?\d)()(?=,? (?:when|then|where)\b)
  + nothing [til 2] when I had a wrap
  (?:\bat )?\b(1?\d|2[0-3])\.([0-5]\d)(?= ?(?:[ap]m|this (?:morning|afternoon|evening)|in the (?:morning|evening)|last night|tonight|yesterday)\b)
  + roti, [7.30] this morning
  (?:\bat )?\b([01]\d|2[0-3])([0-5]\d)\s?(?:hrs?|h)\b
  + [1930hrs] pizza
  (?:\b(?:at|around|about|vers|um|à|a las) (?:like |about |around )?)(1?\d|2[0-3])\s?(?:h(?:rs?)?|uhr)\s?([0-5]\d)?(?![\w])(?! (?:later|after|before|ago)\b)
  + soup [at 15h], bread
  + lunch [at 14h30]: soup
  - at 2h later
  \bkl\.? ?(1?\d|2[0-3])(?:[.:]([0-5]\d))?(?![\d.,:])(?! ?(?:kcal|g|ml|dl|kg)\b)
  + [kl 18] soup
  + soup [kl. 18.15]
  (?<![\d.,:])(1?\d|2[0-3])[.:]([0-5]\d) ?(?:uhr|uur|godz|h)\b
  + soup [19.30 Uhr]
  (?<=^|[\n,;.] ?|\bthen )(${hourWords.join("|")})()-?ish\b(?= [a-z\d])
  + a wrap. [sevenish] 2 buns
  (?<=^|[\n,;.] ?|\bthen )(1?\d)()\s?-?ish\b(?= (?:an?|some|cup|mug|bowl|had|i|we|[a-z]*[a-rt-z])\b)
  + [4ish] cup of tea
  + soup, [1ish] toast
  - 5ish biscuits
  (?:\b(?:at|around|about) (?:like |about |around )?)(\d{1,2})(?::([0-5]\d))?\s?-?ish\b
  + [around 1ish] a wrap
  - 5ish crackers
  (?<=\b\d{1,2} ?(?:am|pm)\b[^\n]{1,80}[,;]\s*)(1?\d)()-?ish\b
  + 7am coffee, [12ish] a wrap
  (?:\b(?:at|around|about) (?:like |about |around )?)(${hourWords.join("|")})()-?ish\b
  + [at elevenish] a wrap
`);

/** Marks after an hour, as a source of a regular expression: "6h", "9 uhr", "1800 hrs". */
export const hourMarks = "h|hrs?|hours|uhr|uur|o['’ ]?clock";

/** Times with a name, with their hours. */
export const namedHours: ReadonlyMap<string, number> = new Map([
  ["noon", 12],
  ["midday", 12],
  ["midnight", 24],
]);

/** The names as a source of a regular expression. */
export const namedTimes = [...namedHours.keys()].join("|");
/** What says that numbers before it are a time. */
export const timeSuffix = /^ ?(?:[ap]\.?\s?m\b|o['’ ]?clock|hrs?\b|hours\b)/i;
export const wordsBeforeTime: ReadonlySet<string> = new Set(
  "at around about by before after past till until til from time".split(" "),
);
/** Minutes that are often said: "six thirty". */
export const tensOfTimes: ReadonlySet<number> = new Set([30]);
