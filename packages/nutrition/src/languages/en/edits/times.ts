/** Phrasings of when a meal was eaten, and which meal it was. */
import { anyOf, parsePatternRows } from "../../pattern-rows.ts";
import { hourWords } from "../clock-times.ts";
import { mealNames } from "../meal-names.ts";
import { otherEater } from "../people.ts";
import { timeFillers } from "../times.ts";
import { be, it, meal } from "./fragments.ts";

const subject = `(?:(?:the |this |my )?(?:meal type|meal time|time|date|day|type)|${meal})`;

const hour = `(?:\\d{1,2}|${anyOf(hourWords.join(" "))})(?![:.\\d])`;

/** "3/4" is not a date after a verb of eating. */
const share = "(?:(?:about|around|only|just|roughly|like|maybe) )*[1-9] ?/ ?[2-9]$";

/** Words before the time. */
export const timeLeads = parsePatternRows(String.raw`
  (?!now$|to |${share})(?<time>.+)
  + [lunch at one]
  - now
  (?!(?:save|store) as\b)(?!(?!move|shift|set|put|change (?:it|the time)\b).* to \d{1,2}$)(?:move|change|set|shift|switch|make|put|log|mark|count|file|record|reschedule|update|push|bring|turn|re-?log|track|call|pop|stick|enter|list|save|store|place|(?:re-?)?categori[sz]e|(?:re-?)?classify|tag|(?:re-?)?label|bump)(?:d|ed)?(?: ${subject})?(?: (?:back|forward|over|down|in|out))?(?: of [a-z]+)? (?<time>.+)
  + move it [to 8]
  + log this [as lunch]
  + call it [lunch]
  (?:(?:(?:i|we)(?:'ve| have)? )?(?:(?:actually|really|just|all) )*(?:had|ate|eaten|drank|finished|(?:was|were) (?:having|eating))(?: (?:them|${meal}))?|(?:(?:(?:${subject}|which) )?${be}|(?:${subject}|which)(?:'s)?)(?: (?:actually|really|eaten|had|logged|all|also|just))*) (?!${share})(?<time>.+)
  + I had it [for lunch]
  + it was actually eaten [at 6pm]
  + the date should have been [monday]
  (?:${it} (?:was |is )?)?(?:more like|closer to|nearer(?: to)?) (?<time>(?:\d{1,2}[:.]\d\d|half (?:past|${hour})|(?:quarter|five|ten|twenty|twenty[- ]five) (?:to|past)|noon|midday|midnight|\d{1,2} ?[ap]\.?m).*)
  + more like [10:30]
  + it was closer to [noon]
  + closer to [half five]
`);

/** A time, and another one that was wrong. */
export const timeCorrections = parsePatternRows(String.raw`
  (?<time>.+?),? (?:and )?(?:not|instead of|rather than) (?<other>.+)
  + [at 10], not [9]
  (?:${it} )?(?:wasn'?t|was not|isn'?t|is not) (?<other>.+?)(?:,|,? but)(?: ${it}(?: was|'s| is))? (?<time>.+)
  + wasn't [dinner], it was [breakfast]
  not (?<other>.+?)(?:,|,? but) (?<time>.+)
  + not [lunch], [dinner]
  (?:from )?(?<other>.+?) (?:should (?:be|have been)|was|(?:in)?to) (?<time>.+)
  + from [lunch] to [dinner]
  + [10:30] should have been [11:15]
  (?<time>.+) (?:instead|too)
  + [yesterday] instead
`);

/** Spellings of times, each with the one that is parsed. */
export const timeSpellings = parsePatternRows(String.raw`
  ,|'s\b
  + yesterday['s] dinner
  \b(snack|breakfast|dinner|supper)s\b
  = $1
  + under [snacks]
  \b(\d{1,2})\.(?=\d\d(?:$| ?[ap]\.?m\b))
  = $1:
  + [9.]30
  (?<=\d ?)([ap])\.m\b\.?
  = $1m
  + 3 [p.m.]
  (?<=\b\d{1,2}(?::\d\d)?) (?:in the evening|this evening|tonight)\b
  = pm
  + at 8[ in the evening]
  (?:\bat )?\b(\w+) ?o'?clock\b
  = at $1
  + [one o'clock]
  \b(\d{1,2})h(\d\d)\b
  = $1:$2
  + [19h30]
  \b(?:at|in|after|before) (?:home|work|school|uni|college|(?:the|my|our) (?:gym|office|pub|park|beach|cinema|restaurant|cafe|canteen|workout|training|run|class|match|meeting|airport|station|hotel|library|garden|kitchen|stadium)|an? (?:party|barbecue|bbq|wedding|restaurant|cafe|picnic|meeting|lecture|seminar|hotel|conference|bar|pub)|(?:my|our) ${otherEater}s?(?: (?:house|place|flat))?)\b
  + at 7pm [after the gym]
  + [at my mums] yesterday
  + [at a barbecue] on saturday
  - in the morning
  \b(?:post|pre)[- ]?(?:workout|gym|training|run|match|game|exercise)\b
  + [post workout] at 6pm
  \b(?:on|in) (?:the|a|my) (?:train|bus|plane|tram|metro|car|way (?:home|to (?:work|school|the \w+))|sofa|couch|bed|taxi|break|flight|ferry)\b|\bin bed\b
  + had it at 10 am [on the train]
  + yesterday at 7 pm [in bed]
  - on the 3rd
  \bfor (?:my |our )?tea$|\btea ?time\b
  = dinner
  + [for my tea]
  \b(?:in )?(?:\d{1,2}|an?|one|two|three|four|five|a few|a couple of) (?:days?|weeks?|months?) from (?:now|today)\b|^(?:to )?in (?:\d{1,2}|an?|one|two|three|four|five|a few) (?:days?|weeks?|months?)$
  = tomorrow
  + [3 days from now]
  + [in 3 days]
  - 3 days ago
  \b(?:this |the )?(?:coming|upcoming)(?= (?:mon|tues|wednes|thurs|fri|satur|sun)day\b)
  = next
  + [this coming] monday at noon
  - coming home
  \b(?:the )?day before yesterday\b
  = 2 days ago
  + [the day before yesterday]
  (?<=\S )(?:around|about|by|roughly|approximately|approx\.?|circa|like|maybe) (?=\d{1,2}(?::\d\d)? ?[ap]m\b|\d{1,2}:\d\d)
  = at
  + yesterday [around ]7pm
  \ban hour and a half\b
  = 90 minutes
  + [an hour and a half] ago
  (?<=\b(?:hour|hr|minute|min|day)s? )(?:before|sooner|back)\b
  = earlier
  + an hour [sooner]
  (?<=\b(?:hour|hr|minute|min|day)s? )(?:after|forward)\b
  = later
  + an hour [forward]
  \b(?<!\b(?:quarter|five|ten|twenty|\d) )(?:(?:to|for|around|about|by|was|at) (?=${hour} (?!hour|hr|min|day|to|past))|(?:to|at|(?<=\S )(?:around|about|by)) (?=${hour}$))|^(?:to )?(?=half ${hour}|(?:\d{1,2}|five|ten|twenty) (?:to|past) ${hour})
  = at
  + [around ]8 yesterday
  - about 2 hours ago
`);

/** A time that counts from the time of the meal. */
export const timeShift = /\b(?:earlier|later)$/;

/** Names of meals among the words of a time; the group is the word of the meal. */
export const mealNameInTime = `\\b(${[...mealNames.keys()].join("|")})(?: ?time)?\\b`;

/** Words around a time that change nothing. */
export const wordsAroundTime: ReadonlySet<string> = new Set([
  ...timeFillers,
  ..."to be of by under from into".split(" "),
]);

/** "next Monday" is in the future; "on Monday" was the last one. */
export const nextWord = /\bnext\b/i;
/** A clock that counts to 24. */
export const clockOf24Hours = /\b(?:0\d|1[3-9]|2[0-3]):/;

/** The hour of "at 10, not 9". */
export const wordAt = (hourFigure: string) => `at ${hourFigure}`;
