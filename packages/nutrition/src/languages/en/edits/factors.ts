/** Phrasings that multiply amounts: "double the rice", "I ate two thirds", "a bit more butter". */
import { anyOf, anyPhrase, parsePatternRows } from "../../pattern-rows.ts";
import { wordMap } from "../../word-lists.ts";
import { fractionCharacters, fractionWords } from "../amounts.ts";
import { be, numberWord } from "./fragments.ts";

/** Factors in one word. */
export const multiples: ReadonlyMap<string, number> = wordMap([
  ["double doubled dubble doubling twice", 2],
  ["triple tripled treble", 3],
  ["quadruple quadrupled", 4],
  ["halve halved halving", 1 / 2],
]);

/** Changes of an amount: up or down. */
export const ways: ReadonlyMap<string, number> = wordMap([
  ["more extra bigger larger increase raise", 1],
  ["less fewer smaller reduce decrease lower cut trim shrink slim pare", -1],
]);

export const extraWord = "extra";
/** "an extra egg" */
export const oneExtra = /\b(?:an?|one) extra (?!(?:bit|little|lot|large|big|small)\b)/i;

/** What "a bit more", "a lot more" and "most" are assumed to mean; shown as assumptions. */
export const assumedChange = 0.25;
export const assumedLargeChange = 0.5;
export const assumedMost = 0.75;

const figure = `(?:\\d+(?:[.,]\\d+)?|${numberWord}(?: and a half)?)`;
const parts = anyOf([...fractionWords.keys()].join(" "));
const percent = `(?<percent>${figure}) ?(?:%|percent|per cent)`;
const share = `(?:(?<share>(?:an?|${numberWord})[ -]${parts}s?|half|\\d ?/ ?\\d|[${[...fractionCharacters.keys()].join("")}])|${percent}|(?<most>most))`;
const multiple = `(?:(?:a )?(?<multiple>${[...multiples.keys()].join("|")})(?: up)?(?: on)?|(?:(?:multipl(?:y|ied)|scaled?) by|x|×|times) ?(?<times>${figure})|divided? by (?<parts>${figure}))`;
/** In a pattern of its own, because a pattern has only one group of a name. */
const times = `(?<times>${figure})(?: ?(?:x|×)(?: (?:more|as much))?| times)`;
const large = anyPhrase("a lot, lots, much, way, far, loads");
const small = anyPhrase(
  "(?:a )?(?:(?:little|wee) bit|little|bit|touch|tad|smidge)(?: bit)?, slightly, somewhat, an?",
);
const way = "(?<way>more|less|fewer|extra(?= [a-z])|bigger|larger|smaller)(?! than\\b)";
const relative = `(?:${percent} |(?:(?<large>${large})|${small}) )?${way}`;

const eating =
  "(?:only|(?:(?:i|we) )?(?:had|finished|managed|eat|ate|eaten|have|drank)|was|it was|make (?:it|that)) ";
const making =
  "(?:(?:i )?(?:had|have)|make(?: (?:it|that))?|with|use|add|put|needs?|should be|give me|it was|there was) ";
/** "half a banana" is an amount of a banana; "half the banana" is half of what was eaten. */
const ofTarget =
  "(?:of(?! an? | one )|the|my|that|it|this|as|size|portion|serving|those|these|everything|all|them)\\b";
/** "a bit more" is a factor; "one more slice" is an amount. */
const notCounted = `(?!\\d|(?:an?|${numberWord}|slices?|cups?)\\b)`;
const named = `(?:make )?(?<name>(?!(?:\\d+|an?|${numberWord}|any|some|no) ).+?)(?: (?:${be}|needs to be|to be))?`;
/** The item of a factor, if it was named before the factor. */
const ofThat =
  "(?: (?:of|as|the|that|it|size|sized|amount|portion|much|many|big|large|eaten|finished|gone|those|them))*";

/** Groups: what is multiplied is `rest`, or `name` before the factor; `left` was not eaten. */
export const factors = parsePatternRows(String.raw`
  (?:(?:i|we) )?(?<left>left|leave|didn'?t (?:eat|finish|have)) ${share}(?: (?<rest>.+?))?(?: (?:on (?:the|my) plate|in (?:the|my) bowl|behind|over|uneaten))?
  + I [left] [half] [the porridge]
  + [left] [a third] [of the rice] on the plate
  (?:(?:i|we) )?(?<left>gave(?: away| back)?|threw (?:away|out)|binned|wasted|chucked(?: away| out)?|tossed(?: out)?|donated|returned|remove|removed|delete|deleted|take (?:away|off|out)|took (?:away|off|out)|drop|lose|subtract|deduct|boxed(?: up)?|froze|saved|kept|put back|sent back) ${share} (?<rest>(?!(?:an?|one|\d+)\b).+?)(?: (?:away|off|out|back|for later|for tomorrow))?
  + I [gave away] [half] [of the rice]
  + [remove] [a third] [of the pancakes]
  + [saved] [half] [the rice] for later
  - gave away half a pancake
  (?<left>knock|take|took|lop|shave|chop|cut|knocked|shaved) ${share} (?:off|from|out of|away from) (?<rest>(?:the|my|that|it|everything|all)\b.*)
  + [knock] [half] off [the rice]
  (?:${eating})?${share}(?: (?<rest>${ofTarget}.*))?
  + I ate [two thirds]
  + [80]% [of it]
  - half a banana
  (?:${making})?${multiple}(?: (?<rest>${notCounted}.+))?
  + [double] [the rice]
  + x[2]
  (?:${making})?${times}(?: (?<rest>${notCounted}.+))?
  + [1.5]x
  (?:${making})?${relative}(?: (?<rest>${notCounted}.+))?
  + [50]% [more] [rice]
  + a bit [less]
  - more 20 g rice
  (?:(?:i|we) )?(?:had|went back for|got|took) (?<seconds>seconds|a (?:second|2nd) (?:(?:equal|identical|full|whole|same[- ]sized?) )*(?:helping|portion|serving|plate|plateful|bowl))(?: of)?(?: (?<rest>.+))?
  + I had [seconds] of [the spaghetti]
  + went back for [a second equal helping] of [the spaghetti]
  (?:multiply|scale) (?<rest>.+?) by (?<times>${figure})
  + multiply [the rice] by [2]
  (?:scale|reduce|cut|bring|take|drop|lower|shrink|increase|bump)(?: down| up)? (?<rest>.+?)(?: (?:down|up|back))? to ${share}(?: of (?:it|that|what it was|the original))?
  + scale [the whole thing] down to [80]%
  + reduce [the rice] to [half]
  divide (?<rest>.+?) by (?<parts>${figure})
  + divide [it] by [two]
  (?<way>increase|raise|reduce|decrease|lower|cut|trim|shrink|slim|pare)(?: (?:down|back))? (?<rest>.+?)(?: (?:down|back|up))? by ${share}
  + [reduce] [everything] by [20]%
  + [cut] [the whole meal] down by [a third]
  ${named} ${multiple}${ofThat}
  + [the rice] should be [doubled]
  ${named} ${times}${ofThat}
  + [the rice] was [2] times that
  ${named} ${relative}${ofThat}
  + [the feta portion] was [smaller]
  ${named} ${share}${ofThat}
  + [the banana] was [half] eaten
`);

/** "beer x3", "3x beer": a number of pieces, if they were counted before. */
export const countSign = /^(?!the )(?:[a-z][a-z ]* ?[x×] ?\d+|\d+ ?[x×] (?!the )[a-z][a-z ]*)$/i;

/** All of what was logged as a part; the group is what it is all of. */
export const wholes = parsePatternRows(String.raw`
  (?:actually |in the end |turns out )?(?:(?:i|we) )?(?:actually |ended up )?(?:had|finished|eat|eating|ate|eaten|have|drank|polished off) (?:(?:it|them|that) all|all of (?:it|them|that|this)|the (?:whole|entire|full) (?:thing|lot|amount|portion)|everything|the lot)(?: in the end)?
  + I ate it all
  + had the whole thing
  (?:actually |in the end |turns out )?(?:(?:i|we) )?(?:actually |ended up )?(?:had|finished|eat|eating|ate|eaten|have|drank|polished off|it was) (?:(?:the|my) (?:whole|entire|full)|all (?:of )?(?:the|my)|the rest of the) (?<rest>(?!thing\b|lot\b).+?)(?: in the end)?
  + I ate the whole [pizza]
  + finished all of the [ice cream]
  - I ate the pizza
`);

/** Before what is multiplied: "the amount of", "a portion of". */
export const measureOfTarget =
  "^(?: ?(?:as much|as many|the (?:amount|size|portion|quantity)|(?:a |the )?(?:portions?|servings?|helpings?|bowls?|plates?|glass|cup|piece|one)|size|amount)(?: of)?(?= |$))?(?: ?of )?";

/** A part of a known number of pieces: "5 of the 8 slices". */
export const countedShares = parsePatternRows(String.raw`
  (?:(?:i |we )?(?:only |just )?(?:had|ate|eat|finished|managed|drank) |only |just )?(?<part>\d+|${numberWord})(?: [a-z]+)? (?:out )?of (?:the |all |those |my )?(?<whole>\d+|${numberWord})(?: (?<name>[a-z][a-z ]*?))?
  + I had [5] of the [8] [slices]
  + [six] out of [8]
  - 5 of them
`);

/** What is eaten together with others. */
export const sharing = parsePatternRows(String.raw`
  (?:(?:i|we) )?(?:shared|share|split|halved?|divided)(?<rest>.*?) (?<who>(?:with|between|among) .+|\w+ ways)
  + I shared[ the naan] [with Tom]
  + split[] [two ways]
`);
/** The words that the message reader knows before the sharers. */
export const wordSharing = (who: string) => `shared ${who}`;
/** "with Ann and Bob" */
export const namedSharers = /^with ([a-z]+(?:(?:,| and|, and) [a-z]+)*)$/i;
export const sharerSeparator = /,? and |, /;
/** Portions of the whole meal, if no food is named. */
export const portionUnit = /^(?:portion|serving|helping|plate|plateful)s?$/i;
/** A portion of whatever it is. */
export const portionWord = /\b(?:portion|serving|helping)s?$/i;
/** "two bowls of this" */
export const vesselUnit =
  /^(?:portion|serving|helping|plate|plateful|bowl|bowlful|box|pack|packet|tray|tub|container)(?:e?s)?$/i;
/** "a big portion" */
export const sizedPortion = /\b(?:portion|serving|helping)$/i;
/** Groups of unknown size. */
export const crowds = /^(?:everyone|everybody|all|people|family|us|them|some|someone)$|s$/i;

/** Foods that are sold by their percentage of fat, alcohol or cocoa. */
export const soldByPercent =
  /\b(?:milk|buttermilk|yogh?urt|skyr|quark|kefir|ayran|curd|fromage|cream|creamer|cheese|mozzarella|ricotta|feta|gouda|edam|cheddar|emmental|parmesan|butter|margarine|mince|minced|ground|chocolate|cocoa|beer|lager|ale|cider|wine|prosecco|spirit|juice|nectar|vinegar)\b/i;
/** A percentage that describes a food: "the milk was 1.5 %". */
export const statedPercent =
  /\b(?:was|were|is|are|it'?s|with|the|a|an|one|contains?)(?: (?:only|just|about|the|a|with))* (\d+(?:[.,]\d+)?) ?(?:%|percent|per cent)(?! (?:of|less|more|smaller|larger|bigger|eaten|left|gone|drunk|finished))/i;
