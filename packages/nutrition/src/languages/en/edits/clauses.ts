/** Where one change of an instruction ends and the next begins. */
import { anyPhrase, parsePatternRows } from "../../pattern-rows.ts";

const auxiliary = anyPhrase("could, did, do, was, were, is, are");
/** Words before a weight that belong to it. */
const beforeWeight = anyPhrase(
  "to, by, of, at, was, were, is, are, had, has, have, having, eat, remove, removed, take, took, off, out, subtract, minus, drop, dropped, gave, left, added, ate, drank, used, cut, about, around, only, just, maybe, than, with, said, says, say, lists, listed, gives, states, shows, reads, wrote, typed, put, logged, got, contains, contained, weighs, weighed, per, an?",
);

/** Between two changes. */
export const separators = parsePatternRows(String.raw`
  \s*(?:[;\n]+|[.!?]+(?=\s|$)|,(?!\d)|\s[-–—]+\s|\s&\s|\s\+\s|(?<=\d(?: ?[a-z]{1,8})?)\s\/\s(?=[a-z])|(?<=\s|^)(?:and then|and also|(?<!\b(?:half|hundred|thousand) )(?<!^(?:(?:my|our) [a-z]+(?: [a-z]+)?|me|(?:grand|step)?(?:ma|pa|mum|mom|dad|mother|father)|(?:it|that|this) (?:was|is) for (?:me|my [a-z]+)) )and(?! an? (?:half|quarter|third)\b)|(?<!\b(?:by|since|until|till|back|even) )then|(?<!\b(?:all|everything|nothing) )but|plus|(?<!\b(?:been|was|were|is|are|am|be|felt|feel|look|looks|looked|not|ever|i'm|it's|that's|they're) )so(?! (?:\w+ly\b|good|bad|hungry|full|tired|much|many|nice|tasty|delicious|late|early|big|small|sad|rich|heavy|sweet|salty|spicy|dry|hot|cold|hard|little|few|busy|greasy|huge|tiny)\b))(?=\s))\s*
  + no rice[, ][and ]200 g chicken[; ]no peas
  + pork 200[ / ]peas 60
  - two and a half
  - a hundred and eighty grams
  - shared it half and half
  - 1,5 cups
  - my wife and I shared it
`);

/** Separators that are verbs at the start of an instruction. */
export const openingAdditions = parsePatternRows(String.raw`
  plus\s+
  + [plus ]garlic bread
`);

/** The gap between two changes in speech without commas. */
export const runOns = parsePatternRows(String.raw`
  (?<=[a-z])(?<!\b(?:to|i'll|we'll|will|just|please|last|latest|previous|only|also|nearly|almost|completely|totally))(?<!^(?:my|our) [a-z]+(?: [a-z]+)? and) +(?=(?:add|remove|delete|swap|replace|(?<!\ba )double|halve|change|move|make|bump|ditch|lose|skip|forgot|only|(?<!\bi )just|(?<!\b(?:had|have|has|got|with|${auxiliary}) )no|(?<!\b${auxiliary} )not|without|with no|i (?:only|just|ate|had|left|shared|also|didn'?t)|(?<!\b(?:never|always|usually|often|even) )ate|(?:it|they|there) (?:was|were|must|should)|it's)\s)
  + remove the ham[ ]add cheese
  - a double espresso
  - it was not rice
  (?<=[a-z])(?<! ${beforeWeight})(?<!^(?:an? )?(?:add?|added|extra|another|additional|further|plus|with|had|log|removed?|took|take|off|subtract(?:ed)?|minus|dropped|drop|gave|left|ate|drank|used|cut|less|more)) +(?=\d+ ?(?:g|grams?|ml|oz|kg)\b)
  + 250 g rice[ ]180 g chicken
  - add 20 g butter
  - the rice to 150 g
  (?<=[a-z%\d])(?<!^(?:it|that|this|they|not|only|even|just|mainly|mostly)) +(?=(?:because|'?cause|cos|coz|since|as|while|whilst|when|before|after|until|till|although|though|even though|which|who|if) (?:i|i'?m|i'?d|i'?ve|we|we'?re|we'?d|he|she|they|they'?d|it|it'?s|it'?d|there|that|you|someone|nobody|everyone|my|our|his|her|their|the) )
  + no rice[ ]because I was full
  + she had half the beans[ ]while I was on the phone
  (?<=[a-z%\d])(?<!\b(?:and|but|so|or|because|since|as|while|when|before|after|that|what|which|who|than|if|like|all|everything|one|only|think|guess|said|say|mean|food|amount|stuff|thing|way|time|did|do|have|had|was|were|of|to|for|with|by)) +(?=(?:i'm|i've|i'd|i'll|we're|we've|we'd|(?:i|we) (?:have|had|was|were|am|are|do|did|don'?t|didn'?t|can'?t|couldn'?t|wasn'?t|weren'?t|won'?t|can|could|should|would|will|ate|drank|just|only|also|still|never|always|usually|normally|really|actually|gave|went|made|got|took|put|left|shared|skipped|finished|used|need|needed|want|wanted|love|loved|like|liked|hate|hated|prefer|feel|felt|know|knew|think|thought|forgot|weighed|measured|meant|mean|said|wrote|typed|logged|swapped|bought|cooked|tried|asked|saw|noticed|realised|realized|remembered)) )
  + two tablespoons of syrup[ ]I have a sweet tooth
  - the rice that I had
  (?<=[a-z%\d])(?<!\b(?:and|but|so|or|because|since|as|while|when|before|after|that|what|which|than|if|of|to|for|with|by|from|in|on|at|over|add|remove|swap|replace|change|make|had|ate|was|were|is|are|not|only|just|left|finish|finished)) +(?=(?:the|my|our) [a-z]+ (?:was|were|is|are|had|has|ran|got) )
  + no soup after all[ ]the pot was empty
  - remove the rice
  (?<=[a-z%\d])(?<!\b(?:and|but|so|or|because|since|as|while|when|before|after|until|that|what|which|where|who|how|than|if|like|all|everything|one|only|of|to|for|with|by|from|in|on|at|add|had|have|was|were|is|are|not|let|make|made|gave|give|told|asked|said|says|think|guess|saw|did|do|does|can|could|would|will|should|if)) +(?=(?:he|she|they|you|everyone|nobody|someone)(?:'[a-z]+)? (?!and\b|or\b|both\b|all\b|two\b|too\b|as\b)[a-z']+ )
  + gave the apple to my horse[ ]she begs so nicely
  - the naan that they gave us
  (?<=[a-z%\d])(?<!\b(?:and|but|so|or|to|i|we|you|please|just|only|also|then|not|now)) +(?=(?:please|pls|(?:can|could|would|will) you|(?:put|pop|take|set|log|count|kick|chuck|stick|swap|change|leave) (?:it|that|them|those|this)) )
  + my mum fries things[ ]can you put that in
  - I had to take it off
  (?<=\b(?:yesterday|today|tonight|last night|\d ?[ap]m)) +(?=with )
  + had this yesterday[ ]with a side of onion rings
  (?<=[a-z] \d{1,4}) +(?!(?:k?cals?|calories|kj|g|grams?|ml|oz|per|of|x|times|percent)\b)(?=[a-z]+(?: [a-z]+)? \d)
  + rice 150[ ]beans 120
  - it says 150 kcal per 100 g
`);

/** One change of several items: `names` and what all of them were. */
export const sharedChanges = parsePatternRows(String.raw`
  (?!.*\b(?:i|we|he|she|they|you)(?:'[a-z]+)? (?:[a-z]+ )?(?:both|each|all)\b)(?:the )?(?<names>[a-z][a-z ]*? and [a-z][a-z ]*?) (?:(?:were|was|are|should be) )?(?:both|each|all)(?: (?:were|was|are))? (?<rest>\S.*)
  + [rice and beans] both [180 g]
  + [dal and curd] both [double]
  - they came with cake and I ate all of it
  both (?:of )?(?:the )?(?<names>[a-z][a-z ]*? and [a-z][a-z ]*?) (?:were|was|are|should be) (?<rest>\S.*)
  + both the [rice and beans] were [180 g]
  (?:the )?(?<names>[a-z][a-z ]*? and [a-z][a-z ]*?) (?:were|was|are) (?<rest>\d.*?) each
  + [rice and beans] were [180 g] each
`);
/** The change of each item by itself. */
export const wordChanges = (names: readonly string[], change: string) =>
  names.map((name) => `${name} ${change}`).join("; ");

/** Words that begin a new change, so that the clause before ends. */
export const opening = `${anyPhrase(`
  add, remove, delete, drop, take, get rid, swap, replace, substitute, change, switch, make, set, double, halve, half,
  triple, move, shift, call, rename, it was, it's, this was, that was, undo, scrap, ditch, skip, lose, bin, chuck out, nix, leave out, increase,
  reduce, instead of, in place of, rather than, all (?:of )?the, the same, same,
  i (?:had|ate|only|just|also|didn'?t|left|shared|forgot), there was, the \\w+(?: \\w+)? (?:was|were|had)`)}\\b`;

/** Words that apply to everything that is listed after them. */
export const listing = `${anyPhrase(
  "add, include, log, also, plus, with, i forgot, forgot, i also, (?:re-?)?(?:name|title), call",
)}\\b`;

/** "it wasn't rice": what it was follows. */
export const contradiction =
  "(?:(?:it|that|this|they|those)(?:'s| is| was| were| are)?|i|you|(?:the )?app)? ?(?:not|(?:was|were|is|are)?n'?t|said|says?|wrote|typed|put|logged|heard) .+|(?:the )?\\S+(?: \\S+)? (?:was|were) (?:wrong|not right|incorrect|too (?:much|many|high|low|few|little))$";

const far = "(?: a (?:bit|little)| far| way| much| really| actually)?";

/** What is wrong with a food. */
const tasted = `(?:is|was|are|were|got|had gone|went|tasted|smelled|smelt|came|arrived|looked|turned out)(?: (?:all|really|so|too|a bit|a little|kind of|pretty|quite|totally|completely|way too|rather|stone|ice|freezing|rock|very|just|absolutely))* (?:burnt|burned|dry|moist|stringy|limp|slimy|lumpy|curdled|squashed|stuck|weird|strange|funny|sad|tough|watery|bland|delicious|lovely|nice|great|amazing|perfect|tasty|divine|fantastic|wonderful|terrible|dreadful|expensive|pricey|cheap|late|black as \\S+|hard as \\S+|soggy|stale|mouldy|moldy|rotten|off|gone off|bad|gross|disgusting|horrible|awful|nasty|vile|inedible|cold|lukewarm|too dry|rubbery|chewy|undercooked|overcooked|overdone|too (?:salty|sweet|spicy|hot|greasy|oily|dry|sour|bitter)|raw in the middle|\\w+ enough)(?:,? (?:(?:a )?bit|and|very|so|quite|really|too|rather) (?:sad|bland|salty|sweet|dry|greasy|sour|bitter|meh|boring|stale|cold|tough|chewy))?(?: (?:by then|by the time .+|by now|already|again|as (?:usual|ever|always)|when .+|after .+|in the end))?`;

/** A size that was as on a certain day, and not one of the table. */
const sized =
  "(?:is|was|are|were|looks?|looked|came|come|seems?|seemed)(?: (?:rather|quite|really|a bit|a little|so|pretty|very|all|way))* (?:small|big|tiny|huge|large|massive|generous|modest|stingy|enormous|thick|thin)(?:ish)? (?:this (?:time|month|week|morning|evening)|today|tonight|again|lately|these days|for once|as (?:always|usual|ever)|round here|over here|in (?:there|this place|that place))";

const forSeveral =
  "(?:is|was|are|were) (?:meant |big enough |enough |supposed to be )?(?:for (?:two|three|four|sharing|2|3|4)(?: people)?|to share)";

/** A clause that says what is wrong with a food or whom it was for, which changes nothing: "the toast was burnt". */
export const complaint = new RegExp(
  `^(?!it |they |that |this ).+ (?:${tasted}|${sized}|${forSeveral})$|^(?:it|they|that|this|those)(?:['’]d| had)? (?:went|gone|got|turned) (?:(?:all|so|stone|completely|really) )?(?:cold|soggy|stale|off|bad|mouldy|moldy|sour|lukewarm)$|^(?:i|we) (?:always|usually|normally|often|keep|tend to) [^\\d]+$`,
  "i",
);

/** How often something was checked, which is not an amount: "I weighed it twice". */
export const repeatedCheck =
  /^(?:(?:i|we) )?(?:(?:re-?)?weighed|measured|checked|counted|looked|asked|read|tried|told|called)\b[^,;\d]* (?:once|twice|thrice|(?:two|three|four|five|several|many|a few) times)$/i;

/** What is eaten at other times: "tomorrow I'll have 500 g", "I usually have 2" */
export const otherTime =
  /^(?:(?:and|but) )*(?:that|it|this)(?:['’]s| is| was) (?:(?:already|only|just) )*(?:my|the|our) (?:second|third|fourth|fifth|2nd|3rd|4th|5th) .* (?:(?:this|of the|in a|last) (?:week|month|year)|in a row|in \w+ days)$|^(?:(?:and|but|so|because|well) )*(?:(?:tomorrow|next (?:time|week|month)|last (?:week|month|year|time)|the other (?:day|night))\b(?!.*\binstead\b)|(?:usually|normally),? (?:i|we)\b|(?:i|we) (?:usually|normally|typically|often|sometimes) (?:have|eat|drink|get|take)\b|(?:i|we)(?:'ll| will|'m going to|'re going to| am going to) (?:[a-z]+ )?(?:have|eat|drink|skip|leave|try)\b)/i;

/** What day it was: "it's payday", "it was that kind of a Tuesday". Days alone say when the meal was. */
export const occasion =
  /^(?:leg day|gym day|rest day|cheat day|pay ?day|exam week|race day|match day|game day)(?:,? (?:yesterday|today|tonight|tomorrow|again|innit|mate|so|and all|(?:on )?(?:mon|tues|wednes|thurs|fri|satur|sun)day))*$|^(?:it|today|yesterday|that|this)(?:['’]?s| is| was) (?:(?:only|just|still|after all|always|really|such|like) )*(?:(?:my|our|the|his|her|a|an|that|one of those) )?(?:[a-z'’]+ ){0,4}?(?:pay ?day|birthday|anniversary|wedding|holidays?|vacation|bank holiday|day off|cheat (?:day|meal|night)|leg day|rest day|game (?:day|night)|date night|movie night|christmas|xmas|easter|eid|ramadan|diwali|thanksgiving|halloween|new year'?s?(?: (?:eve|day))?|carnival|party|exam(?: (?:week|day|season))?|weather|heat ?wave|summer|winter|(?<=[a-z] )(?<!\b(?:is|was|s|on|last|this|next|late|early|for|until|since) )(?:mon|tues|wednes|thurs|fri|satur|sun)day)(?: (?:after all|today|again|you know|so|in (?:here|there|the [a-z]+)))*$/i;

/** Words that introduce a food for the next clause without changing it. */
export const topics = parsePatternRows(String.raw`
  (?:(?:i|we) )?(?:just )?(?:(?:re-?)?weighed|measured|checked|looked at|(?:couldn'?t|could not|can'?t) (?:finish|eat|manage)|didn'?t finish)(?: all(?: of)?)? (?<name>.+)
  + I weighed [the rice]
  + couldn't finish all of [the rice]
  (?:(?:i|we) )?(?:didn'?t|did not|couldn'?t|could not) (?:eat|finish|have|drink|manage) (?:all(?: of)?|the (?:whole|entire)|everything on|every bit of) (?<name>.+)
  + didn't eat all [the potato salad]
  (?<name>.+?) (?:is|was|are|were|looks?|seems?|isn'?t|wasn'?t)${far} (?:not )?(?:wrong|off|right|correct|incorrect|too (?:much|many|high|low|little|big|small|large))
  + [the rice] is a bit too much
  (?:(?:i|we) )?(?:shared|split) (?<name>(?:the|my) .+)
  + shared [the naan]
  (?<name>.+?) (?:is|was|are|were) (?:home ?made|(?:a )?take[- ]?(?:away|out)|shop[- ]?bought|store[- ]?bought|from (?:a|the) (?:restaurant|takeaway|deli|bakery|shop|supermarket)|leftovers?)
  + [the curry] was homemade
  (?<name>.+?) (?:${tasted}|${sized}|${forSeveral})
  + [the steak] was for two
  + [the steak] was small this month
  + [the toast] got burnt
  + [my salad] tasted a bit off
  + [the lasagne] was stone cold by then
  (?:for|as for|as to|regarding|about|concerning|re) (?<name>.+)
  + as for [the rice]
  (?<name>(?:the|my) .+)
  + [the rice]
`);

/** One's own part of what was shared, after the number of people: "it serves 4, I had one portion". */
export const ownPortions = parsePatternRows(String.raw`
  (?:(?:i|we) )?(?:only |just )*(?:had|ate|took|got|have)? ?(?:one|1|an?|my|a single)(?: of (?:those|the))? (?:portions?|shares?|servings?|helpings?|parts?|of them)
  + I had one portion
`);

/** The start of a clause that only says why less was eaten. */
export const reasons = parsePatternRows(String.raw`
  (?:i|we|they|it|there|he|she|someone|somebody|the (?:place|restaurant|shop|cafe|bar|kitchen|portion|plate)s?|my [a-z]+)\b
  + [they]'d run out
  + [it] fell on the floor
  (?:ate|had|shared)(?: (?:it|this|that))?(?: together)? with (?:my|our|a) [a-z]+$
  + [ate this together with my boyfriend]
  (?:was|were|got|felt|had|ran|too|so|just too|(?:could|did|do|would|was|were|ca|wo)n'?t|could not|did not|cannot|none|not enough|wrong|logged)\b
  + [couldn't] finish
  + [too] full
`);
/** Words that state an amount or another food: no reason contains them. */
export const wordsOfChanges =
  /\b(?:more|less|fewer|extra|bigger|smaller|larger|huge|tiny|double|twice|half|instead|only)\b/i;

/** Words of the food table that a reason may contain. */
export const wordsOfReasons: ReadonlySet<string> = new Set(
  `a all and any anything ate at bad be been by cat do dog down eat end enough everything fall feel finish floor food for full get
  go have he hot i in it just left like lot made make more much my no none not of off on one open opened or out over own plate
  hungry ill late portion rest run she sick so spill stuff that the them they time tire this to together too up was we were with wrong
  want keep try taste love like week order pet run walk heat style volume guest active ahead angry bomb
  collection concentrate counter cutting dare draft earth express file firm flat fortune ghost glasses grow
  gun heaven heck hero highly hire inch infant jet junior kill kiss luxury machine magic manner media meds pressed
  mix mixed mud pan pills pocket pull purpose ready root science scroll select shut skin
  slight sloppy space store tail temptation tongue tons tracker tradition upside valley zero burn burnt burned soggy stale mouldy moldy
  rotten gross disgusting horrible awful stuffed bursting freezing lukewarm inedible chewy rubbery`.split(
    /\s+/,
  ),
);

/** Words of foods that have another meaning in an instruction. */
export const wordsOfInstructions: ReadonlySet<string> = new Set(
  `apart black both number trade trim update by cooked cooking crumbled cut dip dish dressing drop fresh fridge half hot label menu mix mixed multiplied multiply nutrition sauce split sub substitute
  teh top veg wrapper macro macros x`.split(/\s+/),
);
/** Words of cooking, which say how a food that is added came to the meal: "fried in 10 g butter". */
export const cookingWords =
  /^(?:pan[- ]?)?(?:fried|cooked|boiled|roasted|grilled|baked|saut[eé]ed|seared|scrambled|toasted|poached|steamed|mashed|tossed|melted|glazed|marinated)$/i;
/** A number that was wrong: "3, not 2", "from 2 to 3". */
export const wrongNumber = /\b(?:not|instead of|rather than|from) (?=\d)/i;

/** A sentence or an amount in the name of a food: "a zero, they never have the normal one", "with feta, 30 g". */
export const sentenceInName =
  /, ?(?:and |but )?(?:the )?(?:rest|others|remainder)\b|^(?:both|all|each|every|same|either|neither|most)$|, ?no [a-z]|\b(?:was|were)\b|, ?(?:and |but |so )?(?:which|who|that's|they|it|i|i'm|i'd|we|he|she|there|you|because|cos|cause|since|as|until|till|before|after|when|while|my|our|the (?:one|ones|kind|sort|type|brand) (?!of\b|with\b))\b| (?:so|because|cos|'?cause|since|but) (?:i|we|he|she|they|it|my|the|there)\b|\S (?:i|we|he|she|they)(?:'d|'ve|'m)? [a-z]|(?:^|\s)(?:me|us|this|these)(?:\s|$)|, ?(?:maybe |about |around |like )?\d|\bha ?ha\b|\b(?:in the end|ended up|wound up|in the bin|on the floor|according to)\b/i;

/** A clause without its subject, which is the item of the clause before: "the bar weighs 60 g and has 20 g protein". */
export const verbFirst = /^(?:has|had|have|contains|contained|was|were|weighs|weighed|is|are)\b/i;
/** Before what the item of the clause before really was, with its amount: "it was 150 g of fries". */
export const itWas =
  /^(?:it|that|this|they|those|these)(?:['’]s|['’]re| was| were| is| are) (?:(?:actually|really|just|only|about|around) )*(?=\d[\d.,]* ?(?:g|grams?|ml|oz)\b (?:of )?[a-z])/i;
/** A clause about the item of the clause before: "2 eggs and they were poached". */
export const pointingFirst = /^(?:it|they|those|these)(?:'s|'re| )/i;
/** "330 ml each", of the items of the clause before. */
export const eachAtEnd = /\d.* (?:each|apiece)$/i;
export const wordsOfItem = (item: string, words: string) => `${item} ${words}`;

/** "it's", before the item takes the place of the pronoun. */
export const contraction = /^(it|that|this|they|those|these)'(?:s|re)\b/i;
export const wordContraction = "$1 was";

/** An order to take off what the clause before says was not eaten: "my son ate half the fries, so take that off". */
export const partTakenOff =
  /^(?:(?:just|simply|so|then|please|can you|could you) )*(?:remove|delete|drop|deduct|subtract|minus|discount|scrap|scratch|exclude|(?:take|knock|leave|cut|strike|get|shave|dock)(?= .*\b(?:off|out|away)\b)|do(?:n'?t| not) (?:count|log|include|add)) (?:it|that|this|those|them|these|his|hers|theirs|(?:that|those|this|these|the|his|her|their) (?:half|halves|thirds?|quarters?|bits?|parts?|shares?|portions?|pieces?|amounts?|lot|ones?|two|three|four|[2-9]|\d{1,2} ?%))(?: (?:off|out|away|from (?:it|mine|that)|(?:of|off|from) (?:the|my) (?:total|count|meal|log|portion|plate|amount)))*$/i;
/** Words that point to the item of the clause before. */
export const pointing =
  "\\b(?:it|(?:that|this)(?: one| lot)?|they|them|(?:these|those)(?: ones)?)\\b";
/** The speaker's part of what the clause before names: "mine was 130 g" */
export const ownPart =
  /^(?:mine|my (?:own )?(?:part|share|portion|bit|piece|serving|plate|one|ones))(?= (?:was|were|is|are|weighed|came to)\b)/i;
/** An item that was not named; the name follows. */
export const wordOfItem = (words: string, item: string) => `${words} of ${item}`;
/** "50 g of it" */
export const ofPronoun = " of (?:it|them|that)$";
