/** The words of instructions by their role, for instructions in no known phrasing. */
import { longestOf, numberWord } from "./fragments.ts";

export { speaker } from "../people.ts";
export { cues } from "./cues.ts";
export { fillers } from "./fillers.ts";

/** A share of an item. */
export const share = `(?:(?:the |an? |one )?(?:half|halves)|[½⅓⅔¼¾]|[1-9] ?/ ?[2-9]|\\d{1,2}(?:[.,]\\d+)? ?(?:%|percent|per cent)|(?:an?|one|two|three|four|1|2|3) (?:thirds?|quarters?|fifths?|sixths?|eighths?)|most)(?: of)?(?: the| my| that)?`;
/** Before the piece that an amount or a figure is of: "285 kcal per slice". */
export const eachWords: ReadonlySet<string> = new Set(["per", "every", "a slice", "a piece"]);
/** What was asked for before is said of another item: "ditto the hummus". */
export const sameWords: ReadonlySet<string> = new Set([
  "ditto",
  "same",
  "likewise",
  "similarly",
  "too",
  "as well",
  "also",
  "nor",
  "neither",
  "either",
]);
/** Words for items that stay as they are: "keep the chicken". */
export const keptWords =
  /\b(?:keep|keeps|kept|leave|fine|ok|okay|right|correct|good|same|stays?|stayed|unchanged|as (?:is|it was|they were))\b/i;
/** The start of "percent" and "per cent". */
export const percentWords: ReadonlySet<string> = new Set(["percent", "pct", "per"]);
/** "a third sausage" is one more of two. */
export const ordinals: ReadonlyMap<string, number> = new Map(
  ["3rd third", "4th fourth", "5th fifth", "6th sixth"].flatMap((words, at) =>
    words.split(" ").map((word) => [word, at + 3] as const),
  ),
);
/** Words for one more of what was logged. */
export const oneMoreWords: ReadonlySet<string> = new Set([
  "second",
  "2nd",
  "another",
  "extra",
  "additional",
]);
/** How long before or after: "three and a half hours". */
export const duration =
  /^(?:(?:about|around|roughly|like|by|a good|some) )*(?<count>half an?|an?|\S+(?: and an? (?:half|quarter))?|\S+ \S+) (?<unit>hours?|hrs?|h|minutes?|mins?|days?|nights?)(?: and an? (?<more>half|quarter))?$/i;
export const hoursOfUnit: ReadonlyMap<string, number> = new Map(
  (
    [
      ["hour hours hr hrs h", 1],
      ["minute minutes min mins", 1 / 60],
      ["day days night nights", 24],
    ] as const
  ).flatMap(([units, hours]) => units.split(" ").map((unit) => [unit, hours] as const)),
);
/** So many days before that of the meal. */
export const daysBefore: ReadonlyMap<string, number> = new Map([
  ["the day before", 1],
  ["the night before", 1],
  ["the evening before", 1],
  ["day before", 1],
  ["night before", 1],
  ["the night before last", 2],
  ["night before last", 2],
  ["the evening before last", 2],
]);
/** It was eaten twice. */
export const again = longestOf(
  "seconds, (?:went back for |had |got )?(?:a |another )?(?:second|2nd) (?:(?:equal|identical|full|whole|same[- ]sized?) )?(?:helping|portion|plate|plateful|serving|bowl|round)",
);
/** "left a quarter of mine", "half of what was left" */
export const ofRest =
  /\b(?:left|leav|mine|rest|remain|over|my (?:half|share|part|portion|plate|bit)|of (?:that|it))/i;
/** The end of an instruction that the person takes back: "remove the rice, no wait". */
export const retraction =
  /[^,.;!? ],? *(?:[,.;!]|\b(?:oh|or|ah|um|uh|hmm)\b)+ *(?:no,? wait|wait,? no|(?:actually|on second thoughts?|hang on|hold on),? (?:no|don'?t|leave it)|scratch that|never ?mind|forget (?:it|that|about it)|no,? don'?t|don'?t)[.!… ]*$/i;
/** Words for a further time: "halve it again". */
export const oneMore = "again|another|further|once more|more";
export const wordDouble = "double";
/** When it was eaten. */
export const time = `(?:(?:at |around |about |by |@ ?)?(?:\\d{1,2}(?:[:.]\\d\\d)? ?(?:am|pm|a\\.m\\.|p\\.m\\.|o'?clock)|\\d{1,2}:\\d\\d|noon|midday|midnight|half past \\w+)|(?:on |for )?(?:yesterday(?:'?s)?|the day before yesterday|day before yesterday|last night|this morning|this afternoon|this evening|(?:last )?(?:mon|tues|wednes|thurs|fri|satur|sun)day|in the (?:morning|afternoon|evening)|\\d+ days ago|two days ago|three days ago)(?: (?:morning|afternoon|evening|night))?|(?:for |at |as )?(?:my |a )?(?:breakfast|brunch|lunch|dinner|supper|snacks?))`;
export const wordOnly = (names: readonly string[]) =>
  `remove everything except ${names.join(" and ")}`;
export const wordTime = (times: readonly string[]) => `it was ${times.join(" ")}`;
/** "100 calorie pack" */
export const sizeOfPack = /^calorie$/i;
/** "a medium one" */
export const pronounOneAtEnd = / ones?$/i;
/** After what takes the place of a food that another clause removes. */
export const insteadAtEnd = /,? instead$/i;
/** The verb before what was eaten. */
export const hadAtStart =
  /^(?:so )?(?:(?:i|we|they|he|she|someone|somebody|the \w+)(?:'d|'ve)? )?(?:just )?(?:had|got|took|ate|used|chose|ordered|went for|cut up|grabbed|settled for|(?:gave|brought|served|handed|offered|made) (?:me|us)) /i;
/** The name at the end: "one for Ben". */
export const forWhom = /\bfor (\S+)$/i;
/** A minus in front of a number. */
export const negative = /(?:^|\s)[-–]\s?\d/;
/** Numbers below zero, also in instructions in other languages: "add -4 eggs", "trag minus 3 ein". */
export const negativeNumbers = /(?<=[^\s,;:.+][ ])(?:[-–−]|minus |negative )(\d+(?:[.,]\d+)?)/gi;
/** An amount below zero, which takes nothing away: "it weighed minus 300 g". */
export const belowZero = new RegExp(
  `\\b(?:was|were|is|are|weighed|weighs?|to|at|(?:make|set|change|put)\\b[^.,;]*?) (?:(?:minus|negative) (?:[a-z]+(?:[- ][a-z]+)? (?:g|grams?|ml|oz|ounces?|kcal|calories)\\b|${numberWord}\\b|\\d)|[-–−] ?\\d)`,
  "i",
);

/** Says no to an amount, and not that a food is missing: "no fries, they were bigger than usual". */
export const disagreement =
  /^no,? [a-z' -]{3,30}[,;:–-]+ ?(?:it|they|that|those|these) (?:was|were|is|are) (?:[a-z]+ ){0,3}(?:bigger|smaller|larger|heavier|lighter|more|less|fewer)\b/i;

/** So many pieces of a known number: "3 of the 8 slices". */
export const countedShare = `(?<part>\\d|${numberWord}) (?:portions? |servings? |slices? |pieces? )?(?:out )?of (?:the |all |those |my )?(?<whole>\\d|${numberWord})(?: (?:slices?|pieces?|squares?|wedges?|bits?))?`;
export const wordCountedShare = (part: number, whole: number) => `${part}/${whole}`;
/** Words after an amount or a share that do not belong to it. */
export const afterAmount = longestOf("of, the, my, that");
/** A multiple of an item. */
export const multiple = `(?:doubled?|twice|tripled?|halved?|(?:${numberWord}|\\d+(?:[.,]\\d+)?) ?(?:x|×|times))`;

export const wordReplace = (old: string, now: string) => `replace ${old} with ${now}`;
export const wordRemove = (names: readonly string[]) => `remove ${names.join(" and ")}`;
export const wordAmount = (name: string, amount: string) => `${name} was ${amount}`;
export const wordMeasure = (measure: string) => `a ${measure}`;
export const wordLess = (amount: string, name: string) => `${amount} less ${name}`.trim();
export const wordShare = (share: string, name: string) => `had ${share} of ${name}`;
export const wordLeft = (share: string, name: string) => `left ${share} of ${name}`;
export const wordKind = (name: string, kind: string) => `the ${name} was ${kind}`;
export const wordWith = (name: string, food: string) => `the ${name} was with ${food}`;
export const wordMultiple = (multiple: string, name: string) => `${multiple} ${name}`;
export const wordAdd = (foods: readonly string[]) => `add ${foods.join(" and ")}`;
/** The subject of a remark that may have words which the reader does not know. */
export const sentenceSubject =
  "(?:i|i'm|i've|i'd|im|we|we'd|he|she|he'd|she'd|it|they|they'd|couldn'?t|can'?t|don'?t|won'?t|didn'?t|that'?s (?:how|what|why|when|where|because))";
/** Before the subject of a remark. */
export const conjunction =
  /^(?:and|but|so|because|'?cause|cos|coz|cuz|since|as|while|whilst|when|whenever|until|till|before|after|if|unless|although|though|even though|even|given|now|that|which|who)$/i;
/** The start of a clause that says why, and changes nothing: "since it was Sunday". */
export const reason =
  /^(?:because|'?cause|cos|coz|since|as|although|though|even though|before|while|whilst|until|till) (?:i|i'm|we|he|she|it|they|there|that|this|my|our|the|you)\b/i;
/** Before the noun of a subject. */
export const determiner =
  /^(?:my|our|his|her|their|your|the|a|an|this|that|these|those|no|one of)$/i;
/** What a person does or likes as a rule: the foods in it are not those of the meal. */
export const habit =
  /\b(?:never|always|don'?t|doesn'?t|can'?t|cannot|won'?t|usually|normally|generally|rarely|hardly ever|mostly|every (?:day|morning|night|evening|week|time)|most (?:days|mornings|nights|times)|these days|lately|nowadays|(?:are|is|come|comes) [a-z]+ (?:here|over here|round here|around here)|used to|(?:last|this|next) (?:week|month|year|spring|summer|autumn|fall|winter|term)|(?:in|since|until|till) (?:january|february|march|april|may|june|july|august|september|october|november|december|childhood|(?:19|20)\d\d)|ever since|(?:haven'?t|hasn'?t|have not|has not) [^,;]*(?:\b(?:in|for) (?:(?:about|over|nearly|almost|at least|a few|several|many|the last|the past) )*(?:[\w-]+ )?(?:days|weeks|months|years|decades|ages)|since\b)|tends? to|sticks? to|prefers?|preferred|loves|i love|i like|likes|dislikes?|hates?|detests?|adores?|avoids?|avoiding|(?:was|were|is|are|had|ran|run|sold|clean|all) out of|allergic|allergy|(?:gave|given|giving) up|cut(?:ting)? out|quit|stopped (?:eating|drinking|having|buying)|intolerant|intolerance|tolerates?|(?:gives|giving|makes|making|wants|keeps|has) (?:me|us) (?:a|an|off|to|feel|ill|sick|bloated|gassy|sleepy|up|on)|i'?m (?:watching|cutting|trying|avoiding|vegan|vegetarian|diabetic|coeliac|celiac|on a)|(?:trying|supposed|meant|told|going|want|wants) to (?:cut|lose|avoid|watch|eat less|reduce|limit|lower|stay off|gain|bulk)|(?:bad|good|better|not great) for (?:me|my|us|you))\b/i;
/** "it tastes like water" */
export const resemblance = /\b(?:tast|look|smell|feel|felt|sound)(?:s|es|ed|ing)? (?:\w+ )?like\b/i;
/** The place of a food: "they were in the soup". */
export const place =
  /^(?:they|it|that|those)(?:'s|'re| was| were| is| are)? (?:all |both )?(?:inside|in|on|over|under|next to|beside) /i;
/** A question asks for no change. */
export const question =
  /^(?:(?:is|are|does|do|what|which|how|why|who|when|where) (?:the|my|it|this|that|there|i|you|much|many|is|are|was|were|did|do)|(?:can|could|would) i still|(?:may|should|shall|am|will) i)\b(?! (?:possible|mind|ok(?:ay)? (?:to|if)))/i;
/** A question as it is translated, with the article that a name would have: "the how much protein had that?" */
export const translatedQuestion =
  /^(?:the )?how (?:much|many)\b|^(?:(?:the )?(?:how (?:much|many)|which|why|where|who|when)\b.*|(?:(?:it|that|this|there|actually|the) )*(?:was|were|is|are|did|does|do|had|has|have|i)\b[^?]*)\?\s*$/i;
/** The whole meal. */
export const wholeMeal = "it";
/** All foods of the meal together. */
export const allOfMeal = "the whole meal";
/** Words of a sentence that no name of a food has. */
export const notInNames =
  /\b(?:i|we|me|us|he|she|they|was|were|did|eaten|drunk|left|leftover|removed|added|shared|binned|dropped|spilled|saved|gave|managed|forgot|missing|instead|wrong|measured|logged|actually|because|put|label|never|who|when|where|why|everything|rest)\b/i;
/** Words before one that the reader does not know, which is a food then: "had some zigni". */
export const mayBeFood = (word: string) =>
  new RegExp(
    `\\b(?:an?|some|of|with|without|also|more|no|and|add|added|had|eaten) ${word}\\b|\\d ${word}\\b|(?:^|; )(?:i )+${word}(?:$|;)`,
    "i",
  );
/** A number in talk that does not count food: "50 minutes", "£4", "table 9", "he's 92". */
export const numberOfNoFood = new RegExp(
  `(?:[$€£] ?\\d+(?:[.,]\\d+)?|\\b\\d+[.,]\\d\\d\\b(?! ?(?:g|kg|grams?|ml|l|oz|lbs?|cups?|kcal|calories)\\b)|\\b(?:19|20)\\d\\d\\b(?! ?(?:g|ml|kcal|kj|calories)\\b)|\\b\\d ?[-–] ?\\d(?= |$)|\\b(?:\\d+(?:[.,]\\d+)?|${numberWord}|twenty|thirty|forty|fifty|a hundred)[ -]?(?:k|km|kms|miles?|mins?|minutes?|hours?|hrs?|days?|nights?|weeks?|weekends?|months?|years?|yrs?|year[- ]olds?|times|quid|euros?|dollars?|bucks|pence|rupees|cents|people|customers|colleagues|kids|children|guests|mates|friends|tables?|floors?|laps|meetings|calls|emails|degrees|pounds? (?:for|on) (?:it|them|that|this))\\b(?! (?:ago|earlier|later|before|back))|\\bthe \\d+(?:[.,]\\d+)? ?(?:g|grams?|ml|k?cals?|calories)? ?(?=(?:there |here |you have |it says )?(?:was|were|is|are) (?:clearly |just |obviously |totally |all )*(?:wrong|off|nonsense|rubbish|a (?:typo|mistake|guess|slip)|not right|incorrect|made up|old|outdated)\\b)|\\b(?:table|gate|room|bus|route|number|platform|level|floor|flat|aisle|series|season|chapter|windows|iphone) \\d+|\\b(?:since|until|till|by|before|after) (?:\\d{1,2}|${numberWord})(?=$|[,.;]| with\\b| and\\b| because\\b| so\\b| on\\b)|\\bwe (?:both|all|each)(?= (?:had|ate|got|ordered|chose|went for)\\b)|\\bday (?:\\d+|${numberWord})\\b|\\b(?:read|checked|looked|counted|asked|told|called|tried) (?:(?:it|them|that|me|him|her|everything) )?(?:once|twice|thrice|(?:\\d|${numberWord}) times)\\b|\\b(?:came|come|comes|arrived|arrive|started|starts|ended|ends|opened|opens|closed|closes|began|begins|woke|shut|landed|left|leaves) (?:[a-z]+ )?at (?:\\d{1,2}|${numberWord})\\b|\\b(?:family|group|party|team|queue) of \\d+|\\b(?:i|he|she|who)(?:'m|'s| am| is| was| weighs?) (?:(?:nearly|almost|about|only) )?(?:\\d+|(?:twen|thir|for|fif|six|seven|eigh|nine)ty(?:[- ]${numberWord})?)(?: (?:kilos?|kg|pounds|lbs|stone))?|\\bhalf[- ](?:asleep|awake|dead|drunk|blind|conscious|listening|watching|hearted|my age|(?:an|my) (?:eye|ear|mind|brain)|the time|of (?:what|the things|my life|everything) (?:i|we|you)|of (?:us|them|the (?:team|office|class|table|kids|family|guests|town)))\\b|\\bpaid [^,.]*?\\d+(?:[.,]\\d+)?(?: \\p{L}+)?)`,
  "giu",
);
/** The ending of a word that names no food: "delayed", "lovely". */
export const describing = /(?:ed|ing|y|ful|less|ous|able|ible|ish|ive|al)$/i;
/** "so swap them in", "use that": an order that another clause has said in full. */
export const order =
  /^(?:(?:just|simply|so|then|please) )*(?:put|pop|swap|change|fix|correct|update|adjust|amend|edit|note|use|take|add|set|count|log|enter|go with|make|throw|chuck|stick)\b/i;
/** "add that too": what was named before */
export const addOrder =
  /^(?:(?:i )?(?:forgot|meant|failed|neglected) to )?(?:add|include|log|count|note|put|mention) (?:that|it|them|those|these|this|both)(?: (?:\d|two|three|four))?(?: (?:too|as well|also|in|on|down))*$/i;
/** "a quarter of it, beer was mine": what follows is not what the share is of. */
export const shareOfPronoun =
  /\b(?:half|halves|quarters?|thirds?|fifths?|most|some|all|rest|percent|%|\d|couple|bit|one|two|three|four|five|six) of (?:(?:it|them)\b,?|(?:that|those|these)(?:,|(?= (?:and|but)\b))) (?:(?!(?:was|were|is|are|had|has|went|got)\b)\S.*\b(?:was|were|is|are|had|has|went)\b|(?:(?:and|but|so) )?(?:[a-z]+,? )?(?:no|none)\b)/i;
/** How much was eaten of a food that the clause before names: "had two of them", "I ate half". */
export const partEaten =
  /^(?:(?:and|but|so|of which|which|that) )*(?:i|we)(?:'d|'ve| did)? (?:(?:only|just|probably|maybe|then|also|must have|ended up) )*(?:with|having|had|have|ate|eat|eating|drank|drink|took|take|finished|polished off|got through|managed|demolished) (?:(?:only|just|about|around|maybe|like|roughly|probably|at least) )*(?<part>(?:it|them|that|those|these|all|both|everything|the (?:lot|same(?: (?:thing|again|as (?:her|him|them)))?|whole (?:lot|thing|bowl|plate|bag|pack|packet|glass|tub|slice|piece)))(?: of (?:it|them|that|those|these))?|it all|them (?:all|both)|(?!some\b|more\b|another\b|the\b|my\b)(?:\S+ ){0,2}?\S+?)(?: of (?:it|them|that|those|these|which))?(?: (?:too|as well|myself|anyway|in the end|i think|i'd say))*$/i;
/** As much as another person. */
export const samePart = /^the same\b/i;
/** "put out some olives" denies nothing. */
export const particle = /^(?:out|off|away)$/i;
/** All of it. */
export const wholePart =
  /^(?:it|them|that|those|these|all|both|everything|the (?:lot|whole \S+)|it all|them (?:all|both))(?: of (?:it|them|that|those|these))?$/i;
/** "roti the same" */
export const unchanged = /^(?:same|alike|unchanged|fine|correct)$/i;
/** What was logged or planned: "I said two rashers", "I know I ordered the chicken one". */
export const saidBefore =
  /^(?:(?:and|but|so|well|ok|okay|though|although) )*(?:i know )?(?:i|we) (?:know (?:i|we) )?(?:had )?(?:said|thought|guessed|figured|assumed|logged|wrote|typed|entered|told you|counted|ordered|asked for|made|cooked)\b/i;
/** "Tom finished my curry": the rest of it */
export const othersFinished =
  /\b(?:finished|polished off|finished off|ate up|cleared|hoovered up|mopped up)\b/i;
/** "left", which is not said of what was given away */
export const leaving = /^(?:left|leaves?|left over|left behind)$/i;
/** A name with such an article is one of the meal's foods. */
export const definite = /\b(?:the|my|that|this|those|these) $/i;
