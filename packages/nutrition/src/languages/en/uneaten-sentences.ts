/**
 * Sentences that mention food that was not eaten: questions, plans, wishes, errands, feeding pets.
 * The patterns describe the structure of the sentence, not the food.
 */
import { parsePatternRows } from "../pattern-rows.ts";

/** Before a question: "Question: how much kcal ..." */
const asking =
  "(?:(?:(?:a |one )?(?:quick|random|silly|stupid|genuine|dumb) )?question|q|just (?:asking|wondering|curious|out of curiosity)|(?:i'?m |i am |i was )?(?:just )?wondering|out of curiosity|for info|fyi|(?:do you|does anyone|anyone) know)\\b\\W*";

const questions = parsePatternRows(String.raw`
  ^\W*(?:${asking})?(?:(?:how|what|which|why|when|where|who)\b|(?:is|are|do|does|did|should|could|would|will|shall|may)\s|can (?:i|you|we)\b).*\?\s*$
  + [is pizza healthy?]
  + [Question: is a bagel 300 kcal?]
  - a pizza?
  - question everything, a pizza?
  ^\W*(?:${asking})?(?:how (?:many|much)\b|(?:calories|cals?|carbs|protein|nutrition|macros|kcals?|energy|sugar|fat) (?:in|of|for)\b|what(?:'?s| is| are)(?: the)? (?:(?:calories|cals?|carbs|protein|nutrition|macros|kcals?|energy|sugar|fat|fib(?:re|er)) )?(?:in|of)\b|(?:can|could) you (?:please )?tell me\b)
  + [how many] calories in a banana
  + [calories in] pizza
  + [quick question, how many] cals in a pizza
  + [whats the protein in] 2 eggs
  + [can you tell me] the calories of a pizza
  + [q: kcal of] one donut
  ^\W*(?:is|are) (?!(?:it|this|that) (?:ok|okay|fine) to log)[a-z][^.?!\n,]*\b(?:better|worse|healthier|healthy|unhealthy|fattening|good for|bad for|ok for|okay for|allowed|higher|lower|more filling|keto|vegan|gluten free|a good|a healthy)\b
  + [is greek yogurt better] than skyr
  + [are oats healthy]
  - is a banana
  ^\W*${asking}(?:whether|if)\b
  + [wondering whether] a croissant is more than a bagel
  - wondering about lunch, had soup
  ^\W*(?:should|can|could|may) (?:i|we) (?:eat|have|drink|get|choose|order|pick|make|swap|replace|still|also)\b
  + [should i eat] rice or pasta
  + [can I have] a cookie after dinner
  - can you log rice
  ^\W*(?:what|which)(?:'s|s)? (?:is |has |have |are |one is |of these |food |snack |contains? )*(?:more|less|better|healthier|worse|healthiest|best|lowest|highest|fewer|the (?:best|healthiest|lowest|highest))\b
  + [what has more] protein eggs or tofu
  + [which is better], rice or pasta
  - what a day, more pasta
  ^\W*(?:does|do) (?!(?:log|add|not)\b)[a-z][^.!\n,]{2,40}\b(?:have|has|contain|count|make you|need|go bad|spoil)\b
  + [does white rice have] gluten
  - do add rice
`);

/** Wishes and plans. */
const plans = parsePatternRows(String.raw`
  (?<!\b(?:rest|remainder|left ?overs?|(?:other|second|remaining) (?:half|third|quarter|piece|slice|portion|one|two|three|four|\d+)|some|remaining|saved|saving|kept|keeping|boxed|packed)(?:'s|s)?\b[^.!?;\n]{0,30})\btomorrow\b
  + planning to have salmon for dinner [tomorrow]
  - had half the lasagne, rest for tomorrow
  - half my burrito, other half's tomorrow's lunch
  \bnote to self\b
  + [note to self] cook rice less
  \bwant(?:s|ed)? to\b
  + I [want to] eat more broccoli
  \b(?:would|i'd|we'd) (?:love|like|kill for)\b
  + I [would love] a pizza right now
  \bcould (?:murder|eat|kill for|go for|do with)\b
  + I [could murder] a pizza
  \bdying for\b
  + I am [dying for] a pizza
  \bnext (?:time|week|month|year)\b
  + that pizza place [next week]
  \bgoing to (?:try|cook|bake|order|buy)\b
  + [going to try] that pizza place
  - going to bed after a pizza
  \b(?:going to|gonna) (?:share|split|have|eat|make)\b[^.!?;\n]*\blater\b
  + [going to share a pizza with Tom later]
  - going to have soup
  \b(?:i|we) wish\b
  + [I wish] I had a pizza
  \b(?:thinking|dreaming) (?:about|of)\b
  + [dreaming of] pizza
  ^\W*(?:i'm |i am |im |was )?thinking (?:maybe )?(?!(?:back|i|it|that|this|about|of)\b)[a-z]
  + [thinking s]almon but idk
  - thinking back, 2 eggs
  \b(?:hoping|hope) to\b
  + [hoping to] get a pizza
  \b(?:might|let's|lets|should) (?:eat|have|make|cook|bake|order|buy|get|try|grab)\b
  + we [might order] a pizza
  \b(?:remind me|need to|have to|must|forgot to|don't forget to) (?:to )?(?:buy|get|order|cook|make|drink|eat|defrost)\b
  + [need to buy] oatmeal and rice
  \b(?:shopping|grocery|to.?do) list\b
  + [shopping list]: rice, oatmeal, salmon
`);

/** Food that is being cooked, or that the person will eat and log later. */
const later = parsePatternRows(String.raw`
  \b(?:is|are|'s) (?:making|cooking|baking|preparing|grilling|roasting|frying|bringing)\b[^.!?;\n]*\b(?:later|tomorrow|for tonight)\b
  + ammi [is making haleem for later]
  - mum is making lasagne for dinner
  \b(?:will|i'll|ill|gonna) (?:tell|update|log|report|let|add)\b
  + mum is making soup, [will tell] you what I eat
  \bwill (?:have|eat|try|drink) (?:some|one|it|them|that) (?:later|tonight|tomorrow|soon)\b
  + dad made bread, [will have some later]
  \b(?:going|heading|off)(?: out)? (?:for|to get) [^.!?;\n]{1,40} (?:later|tonight|tomorrow|soon|this evening)\b
  + [going out for sushi later]
`);

/** Likes, dislikes, cravings and diets. */
const preferences = parsePatternRows(String.raw`
  \b(?:craving|crave)\b
  + [craving] pizza so bad
  (?<!\b(?:how|way|as|what|just like|exactly like) )\b(?:i|we) (?:(?:really|just|absolutely|used to|do) )*(?:hate|dislike|love|like|prefer|can't stand|don't like|do not like)\b(?! (?:it|them|mine) (?!so\b|but\b|and\b|too\b|a\b|when\b|really\b|very\b|anymore\b)[a-z]+)
  + [we really love] oatmeal
  - 2 eggs, i like them soft
  - coffee how i like it
  \b(?:allergic|allergy|intoleran(?:t|ce))\b
  + [allergic] to salmon
  \bfavou?rite (?:food|snack|meal|dish|dessert|drink)s?\b
  + pizza is my [favourite food]
  \b(?:giv(?:e|ing) up|gave up|cut(?:ting)? (?:out|down on|back on)|quit(?:ting)?|trying to avoid|staying (?:off|away from))\b
  + [giving up] pizza
  - gave in and ate a pizza
`);

/** Errands and household: food that is bought, spilt, grown or talked about. */
const errands = parsePatternRows(String.raw`
  \b(?:ran|run|running|all|fresh|we're|we are|i'm) out of\b
  + [ran out of] oatmeal
  \bneed (?:more |some )?(?:milk|bread|eggs|groceries|food)\b
  + we [need more milk]
  \b(?:spil(?:led|t)|donated|sold|planted|harvested|watered|cleaned|scrubbed|wiped)\b
  + [spilt] rice
  ^\W*(?:i |we |just |had to )*(?:threw|thrown|throw|binned|bin|dumped|tossed) (?:away|out|the|my|some|old)\b
  + [threw out] the old rice
  - cappuccino and half a toastie, binned the rest
  \bwashe?(?:d|s|ing)? (?:the|my|our|up)\b
  + [washed the] rice cooker
  - washed down my pizza with water
  \b(?:on|over) the (?:floor|carpet)\b
  + dropped the pizza [on the floor]
  \b(?:is|are) (?:coming|moving|getting)\b
  + the pizza man [is coming]
  \bgot (?:married|engaged|promoted|divorced)\b
  + they [got married] over pizza
  \b(?:went|gone|going|has gone) (?:off|bad|mou?ldy|stale)\b
  + the salmon [went off]
  \bprices? (?:of|are|is|went|keeps?)\b
  + pizza [prices are] crazy
  \brecipes? (?:for|with|of|book)\b
  + a [recipe for] broccoli and rice
  \b(?:how to (?:make|cook|bake)|(?:video|article|book|film|movie|documentary|show|podcast|song|story|essay|poem) (?:about|on))\b
  + a [video about] making pizza
  \b(?:is|are|was|were) on (?:the )?(?:tv|telly|television|radio|news|netflix|youtube|stage)\b
  + the bake off [is on tv]
  \b(?:won|lost|scored|sponsored?) (?:the|a|an|his|her|their) (?:race|match|game|cup|title|goal|award|oscar)\b
  + Turkey [won the match]
  \b(?:called|texted|phoned|emailed|rang)(?: me| us| back)?\s*[.!]*$
  + the pizza place [called back.]
`);

/** Instructions to the app. */
const commands = parsePatternRows(String.raw`
  ^\W*(?:please |can you |could you |now )*(?:delete|undo|export|remove|cancel|copy|reset|ignore|forget|pretend|reply|print|explain|translate|suggest|recommend)\b
  + [delete] the pizza
  ^\W*(?:please |can you |could you |now )*(?:tell|show|give|write|find|teach|send) (?:me|us|an?|the)? ?(?:some |a |an |the |my |your )*(?:about|recipes?|ideas?|advice|tips?|meal plans?|poems?|stor(?:y|ies)|jokes?|week|day|history|data|lists?)\b
  + [give me some ideas] with salmon
  ^\W*(?:please |can you |could you )*(?:set|change|update|raise|lower|adjust|increase|decrease|make) (?:my |the )(?:\w+ ){0,3}(?:goals?|targets?|budget|limit|reminders?|password|profile|settings?|units?|weight)\b
  + [set my pizza target] to two
  ^\W*(?:please |can you |could you )*(?:set|create|add) (?:an? |the |my )?(?:reminders?|alarm|timer)\b
  + [set a reminder] to eat broccoli
  \b(?:goals?|targets?) (?:is|are|was|of|:) \d
  + my protein [target is 1]20 g
`);

/** Food given to a child or an animal. */
const feeding = parsePatternRows(String.raw`
  \bfed (?:my|the|our|his|her) (?:\w+ )?(?:baby|son|daughter|toddler|kids?|grandson|granddaughter|child|children|twins)\b(?! (?:(?:about|around|roughly|maybe|like|only|just) )*(?:(?:an?|one|two|three) )?(?:half|thirds?|quarters?|fifths?|some|bits?|bites?|spoons?|spoonfuls?|\d/\d|\d+%)(?: of)? (?:my|it|mine)\b)
  + [fed my little son] some pizza
  - fed the baby about a quarter of my porridge
  \b(?:fed|feed|feeding|gave|give|giving) (?:(?:the|my|our|his|her|a|some) )?(?:dogs?|cats?|birds?|chickens?|hens?|horses?|ducks?|pets?|fish)\b
  + [fed the dog] some chicken
  - giving my baby a little pizza
`);

/** Food used on the body. */
const bodyCare = parsePatternRows(String.raw`
  \b(?:on|in|into|onto|through) (?:my|his|her|their|our|the baby's) (?:hair|skin|face|scalp|sunburn|feet|hands?|lips|nails|legs|arms|back|rash|eyes|beard|tan)\b
  + rubbed rice water [into my hair]
`);

/** Messages without eaten food: a shopping list with its lines, a planned dish, one that is not tried yet. */
const uneatenMessages = parsePatternRows(String.raw`
  ^\W{0,20}(?:just |i |we |got )*(?:back from|did|done|been|went) (?:the |my |some )?(?:weekly |big |food |grocery )*(?:shop(?:ping)?|groceries)\b
  + [just back from shopping]: eggs, milk
  ^\W{0,20}(?:to (?:buy|get)|buy|groceries|(?:shopping|grocery)(?: list)?)(?: (?:for )?(?:tmrw|tmr|tomorrow|later|(?:the )?(?:weekend|week)))?\s*[:\n-]
  + [to buy:] oatmeal, salmon
  + [buy tmrw:] oatmeal, salmon
  - a can of soup and a pizza
  ^\W{0,20}(?:recipe idea|recipe for (?:later|tomorrow|the weekend|next week|(?:mon|tues|wednes|thurs|fri|satur|sun)day)|meal (?:prep )?plan|planning (?:my |our |the )?(?:meals?|dinner|lunch|breakfast|week)(?=\s*[:–-])|idea for (?:dinner|lunch|breakfast|tomorrow)|(?:note|reminder)(?: for [a-z]+)?\s*:\s*(?:buy|get|order|pick up|defrost))\b
  + [recipe idea]: 500g beef, serves 4
  + [Recipe for later]: 500g beef, serves 4
  + [planning dinner]: salmon and rice maybe
  + [note for saturday: buy] 12 buns
  ^\W{0,20}(?:i'm |i am |im )?(?:planning|plan|hoping|intending) to (?:make|cook|bake|try|prep)\b
  + [Planning to make] lasagna tomorrow: 500 g beef, serves 6
  \b(?:will|going to|gonna) (?:cook|make|bake|try) (?:it|this|that) (?:tomorrow|later|next week|at the weekend|this weekend|soon)\b
  + 500g beef, serves 4. [will cook it tomorrow]
  ^\W{0,20}(?:i |i've |ive |just |we )*(?:made|baked|cooked|prepped|batch cooked|meal prep(?:ped)?|batch cook(?:ing)?)\b[^]*\b(?:(?:haven'?t|have not|didn'?t|did not|not) (?:eaten|eat|had|have|tried|try|touched|touch) (?:any|it|one|a single one|them|some)(?: of (?:it|them|those))? (?:yet|so far|myself)|(?:nothing|none)(?: of (?:it|them))? (?:was |has been )?(?:eaten|touched|tried)(?: yet| so far| tonight| today)?\s*(?:[.!]|$))
  + [Made 24 cookies with 250g butter. didn't eat any yet]
  + [Just prepped tofu skewers (450 g tofu, serves 3). Nothing eaten tonight.]
  + [Meal prep Sunday: 1 kg chicken, makes 5 boxes. Not touched any of them yet]
  - made cookies, didn't eat all of them yet
  ^\W{0,20}(?:i'?m |i am |im |just )*(?:only )?(?:saving|keeping|storing|bookmarking|putting|noting(?: down)?|writing down) (?:this|it|these|(?:a|the|this|my) recipe)(?: here| in)? for (?:later|tomorrow|the weekend|next (?:week|time)|another (?:day|time)|(?:mon|tues|wednes|thurs|fri|satur|sun)day)\b
  + [I am only saving this for the weekend]: moussaka, serves 6
  + [keeping the recipe for later]: 500 g beef, serves 4
  - saving the rest for later
  ^(?![^]*\b(?:ate|(?<!\b(?:nothing|none|them|it|been) )eaten|had|eating|drank)\b)[^]*[.,;:\n(–-] *(?:but )?(?:(?:i |we )?(?:haven'?t|have not|not) (?:(?:actually|even) )?(?:made|cooked|baked|prepared|tried) (?:(?:it|them|this|that|any of (?:it|this)) )?(?:yet|so far|today)|(?:nothing|none)(?: of (?:it|them))? (?:was |has been )?(?:eaten|touched|tried)(?: yet| so far| tonight| today)?)[.!)]*\s*$
  + [pie with 1 kg apples, serves 6. I haven't made it yet.]
  + [5 burritos for the week, nothing eaten yet]
  - haven't made it yet, had soup
`);

/** A message about food that the person had nothing of. */
const nothingEaten = parsePatternRows(String.raw`
  ^(?![^]*[.;\n]\s*\w)(?![^]*\b(?:instead|so i (?:had|ate|got|made)|then i)\b)(?![^]*(?:^|[,;:]\s*|\b(?:i|we|but) )(?:just |only )?(?:had|ate|drank|got)\b(?! none| any))[^]*\b(?:i|but|and|so) (?:i )?(?:(?:didn'?t|did not|never|couldn'?t) (?:even )?(?:eat|ate|have|had|touch|try|get|taste)(?: to (?:eat|try|have))? (?:any|a single one|a bite|one)(?: of (?:it|them|that|those))?|(?:had|ate|got) none(?: of (?:it|them))?)\b(?=\s*(?:$|[.,;!)]))
  + [ordered wings to share but I didn't have any], the others finished them
  + [nachos for the table but I had none]
  - pizza and salad. didn't have any salad
  - they had cake but I didn't have any so I had an apple
  - had pasta, kids had cake but I didn't have any
  ^(?![^]*\b(?:i|we|me) (?:just |only |also |still )?(?:had|ate|drank|got|took|tasted)\b(?! none| any| nothing))(?![^]*[.,;:\n] *(?:had|ate|drank|tasted) (?!none|nothing))[^]*[.,;:\n(–-] *(?:but |and |so |though )?(?:(?:i |we )?(?:haven'?t|have not|hadn'?t|had not) (?:had|eaten|tried|touched|tasted|got) (?:any|one|it|some)(?: of (?:it|them|those))?|(?:nobody|no one|none of us)(?:'s| has| have| had)? (?:eaten|had|touched|tried|tasted|got) (?:any|it|one|some)(?: of (?:it|them))?|(?<!\b(?:breakfast|brekkie|brunch|lunch|dinner|supper|snacks?) ?[:–-] ?)(?:i |we )?skipped (?:mine|it|my (?:share|portion))|none for (?:me|us)|(?:i'?m |i am )?not (?:eating|having)(?: (?:any|it|one))?)(?: yet| today| tonight| so far| this time)*(?:,[^.,;\n]{1,30})?[.!)]*\s*$
  + [made 12 scones from 200 g flour, haven't had any]
  + [cake (200 g flour) is cooling, nobody has eaten any yet]
  + [soup with 1 kg potatoes, serves 5. I skipped mine, everyone else ate]
  - Lunch: turkey sub. Dinner: skipped it
  - I had a scone, haven't had any cake
  - 2 scones with jam
`);

/** Requests that are meals. */
const logRequests = parsePatternRows(String.raw`
  \b(?:want|like|need|have|wanted|forgot|you|me|please|to) (?:to )?(?:log|add|record|track|enter|note(?: down)?|save|put (?:in|down))\b(?! (?:the )?(?:reminder|weight|goal))
  + I [want to log] two eggs
  + can [you add] a coffee?
  - I need to log the weight
`);

const eatingWords = parsePatternRows(String.raw`
  (?<!\b(?:not|never|n'?t|nothing|none|didnt|havent)(?: (?:even|yet|been))? )\b(?:ate|eaten|eating|had|having|drank|drunk|drinking|finished|grabbed|snacked|enjoyed|logged)\b
  + that's what I [had]
  \b(?:breakfast|brekkie|brunch|lunch|dinner|supper) was (?!skipped|missed|late\b|going to|gonna|supposed)
  + oats for tomorrow, [dinner was ]soup
  - I have not eaten
`);

/** Words of cooking and meals, and amounts. */
const mealWords = parsePatternRows(String.raw`
  \b(?:savou?r\w*|enjoy\w*|treated|indulg\w*|sipp\w*|munch\w*|devour\w*|nibbl\w*|tried|made|cooked|baked|consum\w*|down(?:ed)?|started|breakfast|brekkie|brunch|lunch|dinner|supper|snack|dessert)\b
  + [tried] a new recipe for pizza
  \b(?:half )?(?:a|the|\d+) (?:whole )?(?:tub|bag|packet|bar|slice|bowl|plate|can|bottle|glass|cup|pint|box) of\b
  + [half a tub of] ice cream, total craving
  \d ?(?:g|gr|grams?|kg|ml|oz|ounces?|cups?|tbsp|tsp|slices?|kcal|calories)\b
  + 20[0 g] pizza, I love it
`);

/** The kinds of sentences, in the words of `isUneatenSentence`. */
export const sentenceKinds = {
  logRequests,
  questions,
  eatingWords,
  uneatenMessages,
  nothingEaten,
  /** Never a meal. */
  uneaten: [plans, later, feeding, commands].flat(),
  /** A meal if they contain words of meals. */
  doubtful: [preferences, errands, bodyCare].flat(),
  mealWords,
};
