/** What a person says again, says more exactly or takes back in the same sentence. Applied before an instruction is divided into clauses. */
import { anyOf, parsePatternRows } from "../../pattern-rows.ts";
import { otherPerson } from "../people.ts";
import { numberWordsBetween } from "../spoken-numbers.ts";
import { label } from "./figures.ts";
import { end, name, start, weight } from "./sentences.ts";

const hour = anyOf(numberWordsBetween(1, 12).join(" "));
/** "half twelve", "quarter to one" */
const spokenClock = `(?:(?:half|half past|(?:a )?quarter (?:to|past)|(?:five|ten|twenty) (?:to|past)) (?:${hour}|\\d{1,2}))`;
const digitalClock = "\\d{1,2}[:.]\\d\\d";
/** Words of a person who corrects what was just said. */
const correctingWords =
  "(?:(?:or|oh|ah|er|um|uh|hmm),? )*(?:(?:no,? )?(?:i )?tell a lie|no,? (?:wait|sorry|hang on|actually|i mean)|wait,? no|sorry|i mean|i meant|scratch that|actually|or rather|no(?=,))[,:]?";
/** Kinds of milk and of other drinks. */
const kindOfDrink =
  "(?:full[- ]fat|full cream|whole|semi[- ]skimmed|semi|skimmed|skim|low[- ]fat|diet|zero|regular|normal)";
const drink = "(?:milk|yogh?urt|coke|cola|pepsi|lemonade|latte|cappuccino)";
const kcal = "(?: ?(?:k?cals?|calories))";
const removing = "(?:remove|delete|take (?:off|out)|scrap|drop|lose|ditch)";
const orderVerb =
  "(?:add|had|have|put|include|log|change|make|swap|set|keep|leave|double|halve|move)";
const taking = "(?:had|ate|got|took|has|finished)";
const foodOfShare = `half (?:an? |of (?:the|my) |the |my )(?!(?:it|that)\\b)${name}(?: for me)?`;
const tooGenerous =
  "(?:(?:it|that|this|i|you)(?:['’]s| is| was| were)? )?(?:an? )?(?:bit|little|tad|touch|rather|way|very|too) (?:too )?(?:generous|stingy|heavy(?:[- ]handed)?|mean|optimistic)";
const scaling = "(?:make|halve|double|set|cut|reduce|change|put)";
const looseAmount =
  "(?:scrape|scraping|smear|thin layer|lick|dollop|drizzle|splash|blob|bit|touch|little|knob)";
/** A person who counts again: "well", "no, make that", and "if I'm honest" after a number. */
const counting =
  "(?:(?:well|no(?=,)|nope|ok|okay|actually|or(?: rather)?|hmm|um+|uh|er|oh|fine|alright|make (?:it|that)|i (?:mean|meant)|(?:i )?tell a lie|maybe|more like|sorry|wait),? )";
const admitting =
  "(?:,? (?:actually|honestly|really|in fact|in the end|even|to be (?:honest|fair|exact)|tbh|tbf|(?:if|since) (?:i['’]?m|we['’]?re) (?:being )?(?:honest|truthful)|if you must know|truth be told|in truth|i (?:confess|admit)))";
const severalOf = "(two|three|four|five|six|2|3|4|5|6)(?: of (?:them|those|these))?";
const oneOf = `\\b(?:an?|one|1) ((?!more\\b|less\\b)${name}(?: of ${name})?)((?: (?:with (?:it|that|them)|too|as well|also|on the side|after(?:wards)?))*)`;
const spoon =
  "(?:tea ?spoon|table ?spoon|tsp|tbsp|spoon|cup|glass|mug|slice|scoop|handful|piece|bowl|can|bottle|pint)(?:ful)?s?";
const number = "(?:an?|one|two|three|four|five|half an?|\\d[\\d.]*)";
/** A word before "one" or "kind" that does not say which kind it is. */
const noKind =
  "(?:the|a|an|not|no|this|that|other|same|wrong|right|first|second|third|last|only|usual|normal|regular|small|big|large|medium|little|tiny|huge|good|nice|best|new|old|whole|full|half|bad|any|each|every|which|what|of|my|our|is|was|were|for|extra|another|more|less|forgot(?:ten)?|miss(?:ed|ing)?|add(?:ed)?|skip(?:ped)?|left|lost|gave|ate|drank|had|got|dropped|shared|removed?|deleted?|spilled|spilt|counted)";
const nutrient = "(protein|carbs?|carbohydrates?|fat|fib(?:er|re)|sugars?|salt)";
const inAll =
  "(?:(?:in |as a |the )?total|in all|all in|overall|alto?gether|all together|for (?:all of it|everything|the (?:whole )?(?:meal|thing|lot)))";
const beFigure = "(?: ?[:=]| (?:was|is|are|comes? to|came to|should (?:be|read|say)|to|of|at))?";
/** The name of a meal. */
const mealName = "(?:breakfast|brunch|lunch|dinner|supper|snack)";
const lower =
  "(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|one|\\d{1,2}(?![\\d.,]))";
const comparing = "(?:less|fewer|smaller|lower|more|bigger|larger)";
/** The whole meal of a figure: "for the set". */
const allOfMeal =
  "(?:the (?:set|combo|whole (?:meal|thing|lot|plate|set|tray|order|dish)|meal|lot|pair|tray|plate|order|dish)|everything(?: together)?|all of it|it all|both(?: together| of them)?)";
/** Verbs before "up" and "down". */
const adjusting =
  "(?:bring|bump|turn|go|went|move|cut|take|dial|crank|nudge|scale|push|round|put|knock|drop|pull|set|eat|ate|wolf(?:ed)?|wash(?:ed)?|keep|kept)";
const cookedIn =
  "(?:fried|cooked|roasted|saut[eé]ed|baked|seared|grilled|scrambled|tossed|used|put|poured|spread|mixed|stirred|dipped|dressed|drizzled|had|ate|added|mashed)";
const wholePlate =
  "(?:the (?:whole|entire) (?:plate|meal|thing|lot|dish|dinner|lunch|breakfast)|the lot|everything|it all|all of it)";

export const restatements = parsePatternRows(String.raw`
  (\b(?:seconds|(?:(?:second|2nd)|another) (?:(?:whole|full) )?(?:helping|portion|plate|plateful|serving|bowl|round)(?: of ${name})?)),? (?:(?:and )?(?:it was |they were |that was |which was )?(?:(?:exactly|just|about|roughly|pretty much|basically|more or less) )?)(?:(?:the )?same(?: (?:size|amount|thing|again))?(?: again)?(?:,? (?:as|like) (?:the |my )?(?:first|last|other|before|one before)(?: (?:one|time|plate|bowl|helping|portion|serving))?)?|(?:just )?(?:as|equally) (?:big|large|full|huge|generous)(?: (?:as|like) (?:the |my )?(?:first|last|other|one before|before)(?: (?:one|time|plate|bowl|helping|portion|serving))?)?|like (?:it|that|this|the (?:first|last|one before)(?: one)?))${end}
  = $1
  + went back for a [second plate, exactly same size as the first one]
  + there was a [second portion, equally big]
  + I ate [another plate like it]
  - a second portion, a big one
  (\b(?:seconds|(?:second|2nd|another) (?:(?:whole|full) )?(?:helping|portion|plate|plateful|serving|bowl|round))\b.*?)[,.;!]? (?:(?:and|so|please|just) )*(?:(?:count|log|put|add|do|make|include|enter) (?:(?:it|that|them) (?:as )?)?(?:both|two|double|twice|all twice)(?: of (?:them|those))?|both|(?:so )?(?:that'?s|it'?s|it was) (?:two|double|both)(?: (?:of (?:them|those)|plates|portions|bowls|helpings))?(?: in (?:total|all))?)(?:,? please)?(?=\s*(?:$|[.!]))
  = $1
  + had a [second plate, leg day, so count both]
  + had [seconds. Count it double]
  - a second plate, double the rice
  (?<=\d ?(?:k?cals?|calories|kj|(?:g|grams?|ml)(?: of)?(?: [a-z]+)?)),? (?:and )?(?:(?:(?:i|we) (?:read|got|took|saw|found) )?(?:it|that|they|this|those)(?:['’]?s|['’]?re| is| are| was| were)?(?: all)?(?: (?:printed|written|stated|shown|right there|there))? (?:on|from|off)|(?:straight |right )?off|read (?:on|off|from)) (?:the |its |my )?(?:(?:back|front|side|bottom|top|lid)(?: of (?:the|its) )?)?(?:${label}|lid|pot|pouch)?(?<=[a-z])${end}
  + bar is 210 kcal, 21g protein[, its on the wrapper]
  + yoghurt is 140 kcal[, its on the lid]
  + 21 g protein[, off the packet]
  - 20 g cheese, it's on the toast
  (${removing} (?:the |my )?${name}),? (?:(?:and|then) )*also (?:the |my )?(?!${orderVerb}\b)(?=${name}${end})
  = $1 and remove 
  + [remove pickle and also ]yogurt
  + [take out the pickle, also the ]yogurt
  - remove pickle and also add yogurt
  \b((?:do not|don'?t) (?:count|log|include|add) (?:it|that|this|them|those)|(?:leave|take) (?:it|that|this|them|those) out|(?:scrap|remove|delete) (?:it|that|this|them|those)) (?:either|too|as well|neither)${end}
  = $1
  + the banana went back in my bag so [don't count that either]
  \b((?:no|not|never|nor|(?:do|did|have|had|was|were|does|is|are|ca|could|wo)n'?t) [^.;]*?) (?:either|neither)${end}
  = $1
  + [don't count the croissant and don't count the banana either]
  + [don't count the pickle, and the yogurt either]
  + [no toast, and no eggs either]
  - add either
  (take (?:the |my )?${name} (?:off|out|away)|(?:bin|scrap|remove|delete|drop|lose|ditch|don'?t count|leave out) (?:that|it|those|them)),? and (?:also )?(?:the |my )(${name})(?: (?:too|as well|also))${end}
  = $1, remove the $2
  + [take the toast off, and the eggs too]
  + the toast burnt so [bin that, and the eggs too]
  - remove that, and add the eggs too
  \b(?:an?|one|1) (${name}(?: of ${name})?)((?: (?:with (?:it|that|them)|too|as well|also|on the side|after(?:wards)?))*), (?:(?:well|only|just|so|actually|about),? )*half(?: (?:an? one|of (?:one|it|that)))?(?: (?:actually|really|in the end))?(?=\s*(?:$|[.,;!?]))
  = half a $1$2
  + add [a banana, half actually]
  + there was [a sausage too, half of one]
  - a banana, half the rice
  (${foodOfShare}),? (?:and |with |so )?${otherPerson} ${taking} (?:the )?(?:other half|other one|rest)${end}
  = $1
  + [half a naan for me, he had the other half]
  - I had half, he had the other half
  ${start}(?:the|my|that|this) (${name}) (?:(?:i|we)|(?:was|were|got)) (?:shared|split|tore|torn|cut|halved|broke|broken)(?: (?:up|in (?:two|half|2)|down the middle))?(?: with (?:my )?[a-z]+(?: (?:on|at) [a-z]+)?)?,? (?:(?:so|and) )?(?:it['’]?s |it was |that['’]?s )?(?=(?:only )?half (?:an? |the |my )\1\b)
  + [that naan I tore in two with my mate on site so it's ]half a naan
  + [the naan I shared with my mate so it's ]half a naan for me
  ${start}${tooGenerous} (?:on|with|for) (?:the |my )?(?:${name})(?: there| here)?[,.] ?(?:so |and |please )*(?=(?:${scaling} )?(?:the |my )?(?!(?:say|more|about|around|call|maybe)\b)${name} ?(?:half|double|twice|by half|was|were|should|\d)|(?:halve|double) (?:the |my )?${name}${end})
  + [bit generous on the cheese there, ]make the parmesan half that
  - a bit generous on the cheese, remove it
  ${start}${tooGenerous} (?:on|with|for) (?:the |my )?(${name})(?: there| here)?[,.] ?(?:so |and |please )*(${scaling}) (?:it|that)(?=$|[.,;!]| (?:to |about |only |more like |around )*(?:\d|half|by half|double|twice))
  = $2 the $1
  + [a bit heavy on the parmesan there, halve it]
  + [bit generous on the parmesan, make it] 10 g
  ${start}${tooGenerous} (?:on|with|for) (?:the |my )?(${name})(?: there| here)?[,.] ?(?:so |and )?(?:it was |it's |that was |more like |say |call it |about |around )+(?=\d[\d.]* ?(?:g|grams?|ml|oz)${end})
  = the $1 was 
  + [too generous with the parmesan, say ]10 g
  - too generous, say 10 g
  ,? (?:just|only|maybe|about) (?:the |an? )${looseAmount}(?: of it)?,? (?:so |and )?(?=(?:(?:let['’]?s )?(?:call|make) it|let['’]?s say|say|about|around|maybe) (?:an?|\d|one|two|half))
  = ,
  + there was butter on it[, just a scrape, ]call it a teaspoon
  - just a scrape of butter
  ,? (?:(?:let['’]?s )?call (?:it|that)|let['’]?s say) (?=(?:an?|half an?|\d+|one|two|three) (?:small |big |level |heaped )?(?:tea|table)spoons?\b)
  = , about 
  + there was butter on it[, call it ]a teaspoon
  - rename it, call it supper
  (?:\b(?:the|a) )?\b${kindOfDrink}(?: (?:one|kind|sort|stuff))?,? ${correctingWords} (?=(?:the )?${kindOfDrink}\b)
  + a glass of milk, [the full fat, no tell a lie, ]semi skimmed
  - the coke was regular, no diet one
  (?<=\b(?:an?|some|\d+) (?:[a-z]+ of )?)(?:${kindOfDrink} )?(${drink})( after(?:wards)?| too| with it)?, (?:the |a |it was )?(${kindOfDrink})(?: (?:one|kind|sort|stuff))?(?=\s*(?:$|[.,;!?]))
  = $3 $1$2
  + a glass of [milk after, the semi skimmed], 200 ml
  - the milk was skimmed
  - toast was rye, the yoghurt full fat
  \b((?:an?|one|1) ${name}(?: of ${name})?)((?: (?:with (?:it|that|them|(?:the|my) [a-z]+)|too|as well|also|on the side))*),? (?:(?:just |only )?(?:the )?(?:one|1)(?: [a-z]+)?,? (?:and )?not (?:two|three|four|2|3|4)|(?:just|only) (?:the )?(?:one|1))${end}
  = $1$2
  + [a slice of garlic bread with it, one not two]
  + plus [a biscuit with the coffee, only one]
  - 2 eggs, one not two
  \b((?:an?|one|1) ([a-z]+) of ${name}(?: (?:with (?:it|that|them)|too|as well|also|on the side))*),? (?:just |only )?(?:the )?(?:one|1) \2${end}
  = $1
  + [a slice of ham too, just one slice]
  (?<=^|[,;.!?:] *|\b(?:and|but|so|because|well|um|uh|oh|ok|okay|sorry|actually) )(?:(?:this|it|that)(?:'s| was| is) )?(?:hardly|barely|scarcely|not really|(?:this |it |that )?(?:wasn't|isn't|was not|not)) (?:my |a |an )?(${mealName})[,.;]? (?:(?:but|and|it was|that was|it's|was|rather|really|actually|more|of|like|just|only) )*(?:my |a |an )?(${mealName})(?=\s*(?:$|[.,;!?()]|(?:and|but|so|in|on|at|with|after|before|around|during) ))
  = it was $2
  + you've got this as dinner but [it's hardly a dinner, it was a snack] in the car
  + [this wasn't dinner, more of a snack]
  - not lunch
  (?<=\b(?:\d[\d.]*|${lower})\b[^.!?]*)[.!]+ ?(?:and )?not (${lower})(?: of them)?(?=\s*(?:$|[.,;!]))
  = , not $1
  + 4 tacos[!! not 2]
  + Four tacos[. Not two]
  - 4 tacos! Not 2 g
  (?<=\b(?:\d[\d.]*|${lower})\b[^.!?]*),? (?:and )?(?:the )?(${lower}) (?:is|was) (?:wrong|not right|incorrect|a (?:typo|mistake))${end}
  = , not $1
  + 3 tacos[, 2 is wrong]
  \b(?:(?:the |its |their )?${label}|it|that|they) (?:says?|said|had|has|gives|gave|lists|listed|reads)(?: (?:it'?s|it was|it as|it at))? (\d{3,4})(?: ?(?:k?cals?|calories))? (?:for|in) ${allOfMeal}(?:,? (?:for|in) ${allOfMeal})?${end}
  = the whole meal was $1 kcal
  + [it said 840 for the set, for everything]
  + [The menu says 780 kcal for everything together], so use that
  - it said 840 for the fries
  ${start}(\d{3,4})(?: ?(?:k?cals?|calories))? (?:for|in) ${allOfMeal},? (?:says|said|according to|on|per) (?:the |its |their )?${label}${end}
  = the whole meal was $1 kcal
  + [840 for everything says the menu]
  ${start}(\d[\d.]* ?g(?:rams?)?(?: of)? [a-z]+(?:(?:,| and|, and) \d[\d.]* ?g(?:rams?)?(?: of)? [a-z]+)*),? (?:in|for) (?:this|my|${allOfMeal})(?: (?:meal|dish|plate|bowl|dinner|lunch|breakfast))?${end}
  = the whole meal had $1
  + [46 g protein and 14 g fat in the meal]
  \b((?:add|forgot|forgotten|missed|missing|left out|include|count|there was) (?:about )?(?:the |an? |some |my |\d)[^,.;]*?) (?:that |which )?(?:i|we|they|she|he|mum|mom|dad) ${cookedIn}(?: (?:it|them|everything|that|this|(?:the|my) [a-z]+))?(?: (?:in|with|on|over|into|onto))${end}
  = $1
  + [forgot the tablespoon of olive oil I fried it in]
  + [add the butter I put on]
  - add the toast I had
  (?<=\b(?:was|were|had|be) [^.;]*)[.,;] ?(?:and )?(?:the )?(?:${name})(?: one)? (?:was|were) (?:on )?(?:last )?(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|yesterday|week|night)(?:'s)?${end}
  + it was lamb curry[. chicken was tuesday]
  - the chicken was tuesday
  ${start}(?:also |and |plus |i put |i had |with )*(?:some|a bit of|a little|a drizzle of|a splash of) (${name})((?: (?:on|in|over|into|with) (?:it|top|them|(?:the|my) [a-z]+))?),? (?:(?:about|maybe|roughly|so|like|say|i'd say|probably) )*(${number} ${spoon})(?:,? (?:maybe|or so|i think|i'd say|perhaps|probably|ish))?${end}
  = add $3 of $1$2
  + [some olive oil on the asparagus, two teaspoons maybe]
  \b(\d+|[a-z]+), (?=\1 (?:g|grams?|ml|oz|ounces?|slices?|pieces?)\b)
  + it was [nine, ]nine ounces
  - nine, ten ounces
  (?<=\b${weight})(?: of (?:it|that))? (?:is|was|were|are) (?:what|all|how much) (?:i|we) (?:(?:really|actually|only|in fact|in the end) )*(?:ate|had|drank|got|ended up with|managed|finished)${end}
  + 9 ounces[ is what I really ate]
  ${start}(?:it was |that was )?(?:my |a |an )?${mealName}[,.;] ?(?:no[.,]? ?|${counting}+)(?:it was |that was )?(?:(?:really|actually|more|of|like|just|only) )*(?:my |a |an )?(${mealName})${end}
  = it was $1
  + [it was lunch, well more of a snack]
  + [dinner. No. lunch]
  - lunch, 2 eggs
  \b(?:an?|one|two|three|1|2|3) more( ${name})?[,.…]+ ?${counting}+(one|two|three|four|five|1|2|3|4|5)(?: more)?${end}
  = $2 more$1
  + I had [one more samosa, actually two more]
  - one more samosa, two teas
  \b(half|double|twice|an? (?:third|quarter) of|half of) (?:the|its|my|their) (?:usual|normal|regular|ordinary|standard) (?:size|amount|portion)(?: of)?
  = $1
  + brownie was [half the usual size]
  ^(?:(?:i )?(?:just|only)(?: had| ate)?|(?:i )?(?:had|ate) (?:just|only)) (?:the |my )?([a-z][a-z ]*?(?:,? and (?:the )?[a-z][a-z ]*?)?)[,.;]? (?:and |but |i )*(?:skipped|left|binned|ditch(?:ed)?|skip|remove|drop|no(?:t)?|without|didn't (?:have|eat|touch|want)|never (?:had|ate|touched)|gave away) (?:the rest|everything else|the others?|anything else|all the rest)${end}
  = I only had the $1
  + [just tea and toast, skipped the rest]
  - just tea and toast
  \b(?!(?:he|she|they|we|you|i|it|rice|food)\b)((?:my )?[a-z]+) and (?:i|me) (?:shared|split|halved) (?=\S)([^,.;]+?)(?: (?:evenly|equally|fairly|half and half|fifty[- ]fifty|50[/-]50|down the middle|between us))*${end}
  = shared $2 with $1
  + [Tom and I shared the pad thai]
  - Tom and I went out
  ${start}(?:we|there) were (two|three|four|five|six|2|3|4|5|6)(?: of us)? (?:for|on|sharing|eating|to share) (?:the |my )(${name})${end}
  = shared the $2 between $1 of us
  + [we were two for the spring rolls]
  - we were two for dinner
  ${start}((?:half|an? (?:third|quarter))(?: of)? (?:the|my) ${name}) (?:is|was|are|were) (?:still )?(?:left|leftover|kept|saved) for (?:later|tea|tomorrow|lunch|dinner|supper|breakfast)${end}
  = left $1
  + [half the sandwich is left for tea]
  ${start}(?!${adjusting}\b)(?:the |my )?(${name}) up (?:by )?(?=\d[\d.]*(?: ?(?:g|grams?|ml|oz|%))?${end})
  = increase the $1 by 
  + [curry up by ]50 grams
  ${start}(?!${adjusting}\b)(?:the |my )?(${name}) down (?:by )?(?=\d[\d.]*(?: ?(?:g|grams?|ml|oz|%))?${end})
  = reduce the $1 by 
  + [curry down by ]50 grams
  - rice down to 50
  ${start}(?:you|the app|it)(?:'ve| has|'s| have)? (?:got|have|put|logged|filed|marked|listed) (?:this|it|that|me)(?: down)? (?:as|for|under) (?:my |a )?${mealName},? (?:but )?(?=(?:it|this|that)(?:'s| was|s| wasn't) )
  + [you've got this as dinner but ]it was a snack
  - you've got this as dinner
  \b(?:it|that|this) (?:wasn't|was not|isn't) (?:an? |the |any )?(${name}?)(?: at all| actually| really)?(?:[,.;:]| -) ?(?:but )?(?:i|we|they)(?:'d)? (?:(?:actually|really|only|just) )?(?:got|had|ordered|took|chose|picked|went for|gave me|brought me|made me|ate|drank) (?:an? |the |some )?(?=[a-z])(?!(?:it|that|this|them|in|on|to)\b)
  = not $1 but 
  + [it wasn't a black coffee at all, I got a ]flat white
  - it wasn't lunch
  ${start}(?:\d+|two|three|four|five|six) ${name}(?:[,.…;]| -)+ ?no,? (?:\d+|one|two|three|four|five|six|it|that) (?:is|was) (?:right|correct|fine|ok)${end}
  + [2 croissants... no, one is right], it was 2 coffees
  - 2 croissants, no butter
  ${start}(?:next time|normally|usually|ordinarily|typically),? (?:(?:i|we|it|he|she|they)(?:'d|'ll| would| will)? |(?:make|add|leave|skip|put|have) )[^,.;]*?(?=\s*(?:$|[.,;!?]|(?:but|except|today|this time)\b))
  + [next time make it a smaller steak]
  + [normally I'd have 300g of steak]
  - make it lunch next time
  ${start}(?:i|we) (?:told|asked|said|ordered)\b[^,.;]*?,? but (?:he|she|they|it|the [a-z]+) (?:brought|put|gave|added|served|included|came with)(?: (?:me|us))?(?: (?:it|them|one|some)(?: (?:on|in))?)? (?:anyway|regardless|all the same|anyhow)(?:,? (?:and |so )?i (?:ate|had|drank|finished) (?:it|them)(?: (?:too|as well|anyway|all))?)?${end}
  + [I told the waiter no salad but he brought it anyway and I ate it]
  - I asked for no salad but had one
  ${start}(?:(?:i|we)(?:'m|'ve)? )?(?:save|saved|saving|keep|kept|keeping|put|packed) (?:the |my )(${name}) (?:(?:aside|away|back|by) )?for (?:later|tomorrow|another day|the weekend)${end}
  = remove the $1
  + [save the salad for later]
  - save half the salad for later
  ${start}(?:(?:i|we)(?:'d|'ve)? )?(?:had|ate|drank|finished) (?:the same|that|the|my) (${name}) twice${end}
  = double the $1
  + [I'd had the same beer twice]
  - I had the beer twice as fast
  ${start}the (second|third|fourth|fifth|sixth|last|other) (${name}) (?:i|we) (?:didn't|did not|never|couldn't|haven't) (?:eat|have|ate|had|touch|finish|drink|drank)${end}
  = remove one $2
  + [the third taco I didn't eat]
  ${start}minus (one|two|three|1|2|3) (?=(?:of the )?${name})
  = remove $1 
  + [minus one ]taco and the margarita
  \b(cut|reduce|lower|increase|raise|drop|trim) (?:the |its |my )?(?:calories|kcal|energy|calorie count|cals) (?=by )
  = $1 it 
  + [cut the calories ]by 10%
  \b(?:shared|split) (?:(?:it|this|that|the (?:meal|whole thing|lot)|everything) )?with (?:my )?[a-z]+(?: [a-z]+)?,? (?:and |but )?(?:he|she|they|who) (?:had|ate|got|took|drank) (?:about |maybe |around )?(an? (?:third|quarter|fifth)|two thirds|three quarters|half)(?: of it)?${end}
  = left $1
  + [shared with my toddler, she had a quarter]
  - shared with my toddler, she had the peas
  ,? (?:(?:so|and|which|that|it|this) )*(?:leaves?|leaving|makes?|making)(?: (?:me|us|it))?(?: with)?(?: (?:only|just))? (${lower})(?: (?:of them|left|for me|altogether|in total|in all|for myself))?${end}
  = , so I had $1
  + two of them went to Lena[ so that leaves four]
  + my wife ate one[, leaving me with 2]
  + son took 1[, which makes it 3]
  - it makes 300 kcal
  ${start}(?:the )?(?:yes to )?(?:the )?(${name})(?:[:,])? yes[,;.]? (?:and |but )?(?:no to )?(?:the )?(${name})(?:[:,])? no${end}
  = remove $2
  + [croissant yes, latte no]
  ${start}(?:the )?(${name})(?:[:,])? no[,;.]? (?:and |but )?(?:the )?(${name})(?:[:,])? yes${end}
  = remove $1
  + [juice no, eggs yes]
  - juice no
  \b((?:it was |that was )?(?:an? |some )?${name},? (?:not|rather than|instead of) (?:the |any )?${name}) (?:in|on) (?:the|my|that) (?:sandwich|wrap|burger|bun|roll|toast|salad|bowl|pizza|curry|pasta|omelette|bagel|taco|tacos|burrito|pita|soup|stew|smoothie|porridge)${end}
  = $1
  + [it was cheese not ham in the sandwich]
  - cheese on the toast
  \b((?:swap|switch|replace|change|exchange) (?:the |my )?${name} (?:for|with|to|by) (?:some |the )?${name}) (?:in|on) (?:the|my|that) (?:${name})${end}
  = $1
  + [swap chicken for tofu in the wrap]
  ${start}(?:the )?(${name})(?: (?:was|is|were|are))? (\d[\d.]* ?(?:g|grams?|ml|oz)) too (?:much|high|many|heavy)${end}
  = $2 less $1
  + [granola 20g too much]
  - granola was too much
  ${start}(?:the )?(${name})(?: (?:was|is|were|are))? (\d[\d.]* ?(?:g|grams?|ml|oz)) too (?:little|low|few|light)${end}
  = $2 more $1
  + [rice is 30 g too low]
  ${start}no (${name}) on (?:(?:the|my) (?:second|other|2nd) (?:slice|one|piece|half|cracker|bit)|one of (?:the slices|them|those|the crackers))${end}
  = half the $1
  + [no jam on the second slice]
  \b(?:an? |one |by an? )fifth (?=${comparing}\b)
  = 20% 
  + stew [a fifth ]less
  \b(?:an? |one |by an? )tenth (?=${comparing}\b)
  = 10% 
  + [a tenth ]more rice
  \b(?:an? |one |by an? )third (?=${comparing}\b)(?!more than|less than)
  = 33.33% 
  + [a third ]less fries
  - a third of the fries
  \b(?:an? |one |by an? )quarter (?=${comparing}\b)
  = 25% 
  + [a quarter ]more rice
  (?<!\b(?:a|an|one|\d) )\b(portions?|servings?|helpings?|plates?|bowls?) and a half${end}
  = 1.5 portions
  + [portion and a half]
  ${start}(?:the |my )?${nutrient},? ${inAll}${beFigure} (\d[\d.]*) ?(?:g|grams?)?${end}
  = the whole meal had $2 g $1
  + [protein total 32g]
  - protein 32 g
  ${start}(?:the |my )?(?:total|overall) ${nutrient}${beFigure} (\d[\d.]*) ?(?:g|grams?)?${end}
  = the whole meal had $2 g $1
  + [overall protein 24]
  ${start}(?:the |my )?${nutrient}${beFigure} (\d[\d.]*) ?(?:g|grams?)?,? ${inAll}${end}
  = the whole meal had $2 g $1
  + [protein is 30 in all]
  ${oneOf}[,.;…!-]+ ?${counting}+${severalOf}${admitting}?${end}
  = $3 $1$2
  + also [a yogurt. Well, two]
  + add [a banana, no, make that two]
  - a banana, two eggs
  ${oneOf}[,.;…!-]+ ?${counting}*${severalOf}${admitting}${end}
  = $3 $1$2
  + and [a shortbread. Three, if I'm honest]
  - a shortbread, three
  \b${number} ${spoon}( of)? (${name})((?: (?:with (?:it|that|them)|too|as well|also|on the side))*)[,.;…-]* ${counting}+(${number} ${spoon})(?: of (?:it|that))?${admitting}?${end}
  = $4$1 $2$3
  + add [a tsp of peanut butter, or rather a tbsp]
  - a cup of tea and a slice of cake
  (?<=[a-z]),? ${number} ${spoon},? (?:no,? )?(?:bigger|smaller|more|less) than that,? (?:maybe |about |more like |so )*(${number} ${spoon})${end}
  = , $1
  + honey[, a teaspoon, bigger than that, a tablespoon]
  - a teaspoon more
  \b((?:an?|one|two|three|some|\d[\d.]*)(?: ?${spoon})?(?: of)?) (${name})((?: (?:with (?:it|that|them)|too|as well|also|on the side))*(?:,? \d[\d.]* ?(?:g|grams?|ml|oz))?)(?:,| [-–—]) (?:and )?(?:(?:it|they) (?:was|were) |in )?(?:the |an? )?((?!${noKind}\b)[a-z-]+(?: (?!${noKind}\b)[a-z-]+)?)[- ](?:flavou?r(?:ed)?|ones?|kind|sort|type|variety|version)${end}
  = $1 $4 $2$3
  + add [a muffin, the blueberry kind]
  + [a scoop of protein powder, vanilla flavour]
  + [one scoop whey also, 30 g, chocolate flavor]
  - a muffin, the small one
  - two eggs, the last one
  - 3 beers, forgot one
  \b(leave|keep) ((?:the |my )?${name}) (?:how|like) (?:it|they) (?:is|are|was|were)${end}
  = $1 $2 as it is
  + [leave the banana how it is]
  ${start}(?:${otherPerson} |i |we )(?:(?:did|has done) the (?:sums|maths?|calories)|(?:worked|added|counted|totted) (?:it|everything|the calories|it all)(?: all)? (?:out|up)|(?:calculated|counted) (?:it|the calories))(?: for ${wholePlate}| on ${wholePlate})?(?!,? (?:for|on|of)\b)(?:,? [^.;\d]*?)?,? (?:so )(?:just )?put (\d{3,4})${kcal}?${end}
  = the whole meal was $1 kcal
  + [my wife did the sums for the whole plate, chili and cornbread together, she got seven forty, so put 740] and I'm not arguing
  - my wife did the sums, so put 740 g
  - my wife did the sums for the chili, so put 740
  ${start}(?:this|that|it)(?: one| meal)? (?:wants|needs|ought|is supposed|is meant) to be (?=(?:under )?(?:breakfast|brunch|lunch|dinner|supper|an? snack|snack)\b)
  = this should be 
  + [this wants to be ]lunch not dinner
  - it needs to be hot
  (?:(?:about|around|at|like) )?${spokenClock}(?:,? ${correctingWords} (?=${spokenClock}|${digitalClock})|,? (?=${digitalClock}))
  = at 
  + had it [about half twelve, no, ]quarter to one
  + [quarter to one, ]12:45
`);
