/** Phrasings of instructions, each with the phrasing that the parsers know. In the order in which they are applied. */
import { anyOf, parsePatternRows } from "../../pattern-rows.ts";
import { otherEater } from "../people.ts";
import { adverbs, it, number, numberWord, someone } from "./fragments.ts";
import { servedRewordings } from "./served.ts";

export { negativeAmount, signs } from "./signs.ts";

const size = anyOf("huge massive big large giant small tiny little medium decent generous");
const itWas = `(?:${it}(?:'s| was| were| is| are)|i (?:had|ate|drank|meant))`;
/** Introduces what was logged wrongly. */
const logged = `(?:${it}|i|you|(?:the )?app) (?:said|says?|wrote|typed|put|logged|heard)`;
const isNot = `(?:${it}(?:'s| is| was| were| are)? (?:not|n'?t)|(?:(?:${it}|there) )?(?:was|were|is|are)n'?t)`;
const eating =
  "(?:had|have|having|put|took|taken|take|got|gotten|get|chose|picked|ordered|poured|went (?:for|with)|used|ate|eaten|eating|drank|drunk|cooked)";
const negation =
  "(?:(?:do|did|have|had|was)(?:n'?t| not)|no|not|never)(?: (?:actually|even|really|end up))*";
/** A count or a number that may have its unit: "300ml", "two". */
const figure = `(?:\\d\\S*|${numberWord})`;
const eaten = anyOf("had ate eaten drank finished managed used");
const share = "(?:(?:an? |one |two |three )?(?:half|thirds?|quarters?|fifths?)(?: of)? )?";
const finished = "(?:had|ate|got|took|finished|drank)";
/** A half for each of two. */
const halves = "(?:50 ?[/-] ?50|fifty[- ]fifty|half each|half (?:and|&) half|half[- ]half)";

/** In the order in which they are applied. */
export const rewordings = [
  ...servedRewordings,
  ...parsePatternRows(String.raw`
  (?<=^(?:please )?(?:remove|delete|drop|scrap|skip|lose|(?:take|leave) (?:off|out|away)) (?:the |my )?[a-z][a-z' -]{2,30}) part(?=$|[,.;])
  + remove the rice[ part]
  - remove the part of the rice
  (?<=\S) (?:today|tonight|this time|so far|for now|just now|right now)$
  + only ate a third[ today]
  - yesterday
  (?<=\S),? (?:because|cause|cos|coz|cuz|bc)(?!.*\b(?:half|only|instead|extra|more|less|double|(?:and|then|so|but) (?:(?:i|we|then|just) )*(?:had|ate|drank|took|left|finished|put|added|used))\b)[^\d]+$
  + no fries[, because I was full]
  - no fries because I had 2 burgers
  - made with oats because he's coeliac and then had four
  (?<=^(?:skip|remove|delete|no|drop|without|take out|scrap|ditch|lose|cancel|(?:i )?(?:didn'?t|never) (?:have|eat|drink|get)) .+),? (?:${someone}|[a-z]+) (?:had|ate|drank|took|got|wanted|finished|stole|nicked) (?:it|that|them|mine|those)$
  + skip the latte[ my colleague had it]
  - add the latte my colleague had it
  ^(?!(?:i|we|it|they|that) )(?<food>.+?) (?:went to|(?:were|was|got) (?:eaten|finished|stolen|taken|nicked|pinched) by|(?:were|was) given to) (?<who>${someone}|[A-Z][a-z]+)$
  = gave $<food> to $<who>
  + [2 of the fish fingers went to my son]
  - I went to the gym
  ^(?!(?:i|we|it|they|that) )(?<food>.+?) (?:went|ended up|landed) (?:in(?:to)?|to|on) the (?:bin|trash|garbage|rubbish|dog|cat|floor|compost|sink)$
  = left $<food>
  + [one of the sausages went to the dog]
  - it went in the bin
  (?<=\S (?:was|were|is|are) )(?:the|an?) ((?:[a-z-]+ ){0,2}[a-z-]+) (?:kind|type|version|variety|sort)$
  = $1
  + the mayo was [the light kind]
  - it was a kind of cheese
  ^there (?:was|were|is) (?:only|just) (?=${number})
  = only 
  + [there was only ]one sugar
  (?<=^(?:only|just) ${number}[^,;]*) (?:in|on) (?:it|(?:the|my) [a-z]+)$
  + only one sugar[ in the tea]
  ^(?:i )?(?:(?:had|there was) )?(?<share>(?:about |around )?(?:(?:an? |one |two |three )?(?:half|thirds?|quarters?|fifths?)|\d+ ?%))(?<food> (?:of )?(?:the|my) .+?)(?: (?:was|were|is))? (?:left(?: ?over)?|leftover|uneaten|not eaten|to spare)$
  = left $<share>$<food>
  + [one third of the fries left over]
  - half of the fries left the plate
  ^(?:was|were) (?=[a-z])
  = it was
  + [was ]coke zero
  - it was coke zero
  ^(?<count>(?:\d+|${numberWord}) [a-z]+) ?(?:=|is|are|was|were) ?(?=\d\S* ?(?:g|ml)? (?!each|per)[a-z]{3})
  + [2 scoops = ]60g whey
  - 2 slices = 60 g
  [ ][-–—]+ (?=[a-z])
  = ,
  + no rice[ - ]just peas
  ^(?:(?:i|we)(?:'ve| have)? )?(?:(?:${adverbs}|just) )*(?:only (?:${eaten} )?|${eaten} only )|^just (?=${number})
  = only
  + [I really only ate ]half
  + [I had only ]two slices
  + [just ]one egg
  (?<=\b(?:i|we|it|they|was|were|is|are|be|been|had|ate|i'?ve|it'?s|to|not) |: ?)(?:(?:${adverbs}|just|only) )+(?!egg)|(?<=^|\bonly )(?:${adverbs} )+
  + I [actually ]had half
  + the milk was [only ]a splash
  - no wine just water
  \b(?:${adverbs}|(?<=\S )(?:only|just)|about|around|roughly|approximately|approx\.?|nearly|almost|more like|closer to|i'?d say|i guess|i think|a total of|something like)[ ,]+(?:say[ ,]+)?(?=${number})
  + the rice: [about ]150 g
  + [more like ]250 g potatoes
  ^(?<food>(?:the|my) [a-z][a-z-]*(?: [a-z-]+){0,2}),? (?:it|they|that)(?= (?:was|were|is|are) )
  = $<food>
  + [the chicken it] was 120 g
  - the chicken was cold
  (?<= )(?:like|near(?:er|ly)?(?: to)?|under|over|up to|circa|ca\.?)[ ,]+(?=\d)|(?<=\b(?:was|were|is|are|had|ate|in|with|add|added|used) )(?:like|kind of|sort of)[ ,]+(?=${figure})
  + it was [like ]120 g
  + the chicken was [like ]one hundred grams
  + stirred in [like ]two tablespoons of cream
  \b${size},? (?:and |so )?(?=\d)
  + a [big, ]300 g steak
  (?<=\b(?:shared|split) .*)\b(?:equally|evenly|fairly) ?
  + I shared it [equally ]with Tom
  ^(?:we )?(?:(?:went|going) )?(?:${halves}|halves)(?= with)
  = shared
  + [went halves] with Tom
  ^(?:we )?(?:went|did|go|going) (?:halves|halfsies|half) (?:on|in) (?:it|that|this|the \S+)$
  = half
  + [we went halves on it]
  ^(?:(?<who>${someone}|[A-Z][a-z]+) and (?:i|me)|(?:me|i) and (?<other>${someone}|[A-Z][a-z]+)) (?:both )?(?:shared|split|had)(?: (?:it|this|that|the whole thing))?(?: together| between us)?$
  = shared with $<who>$<other>
  + [my girlfriend and I shared it]
  + [me and my brother split it]
  - me and my brother ate early
  - half with Tom
  (?<=\b(?:shared|split|went) .*)\b${halves} (?=with|between)
  + I shared the pizza [50-50 ]with Tom
  (?<=\b(?:shared|split) .*\S),? ${halves}$
  + split the pizza with Tom[ 50/50]
  (?<=\b(?:was|were|is|are|:) )(?<amount>\d+(?:[.,]\d+)? ?(?:ml|cl|l|oz|fl oz|g|grams?)) (?:bottles|cans|glasses|cups|mugs|packs|packets|bags|tins|cartons|pots|pouches|ones)$
  = $<amount> each
  + the beers were [330 ml bottles]
  - the beer was a 330 ml bottle
  (?<=\S),? (?:because|since|as|'?cause|cos|coz|seeing as) (?:it|that|this|yesterday|today) (?:was|is|were|'?s) (?:a |my |our |the |his |her )?(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|weekend|[a-z]+(?:'s)? (?:birthday|anniversary|wedding|day off|holiday)|birthday|anniversary|christmas|easter|friday night|saturday night)(?: .*)?$
  + add a glass of wine[ since it was Sunday]
  - it was Sunday
  ^adding(?= (?:the|my|it|this|that|a|an|some|\d|out|off))
  = add
  + [adding] the carrots
  ^removing(?= (?:the|my|it|this|that|a|an|some|\d|out|off))
  = remove
  + [removing] the carrots
  ^taking(?= (?:the|my|it|this|that|a|an|some|\d|out|off))
  = take
  + [taking] the carrots
  ^changing(?= (?:the|my|it|this|that|a|an|some|\d|out|off))
  = change
  + [changing] the carrots
  ^swapping(?= (?:the|my|it|this|that|a|an|some|\d|out|off))
  = swap
  + [swapping] the carrots
  ^replacing(?= (?:the|my|it|this|that|a|an|some|\d|out|off))
  = replace
  + [replacing] the carrots
  ^switching(?= (?:the|my|it|this|that|a|an|some|\d|out|off))
  = switch
  + [switching] the carrots
  ^making(?= (?:the|my|it|this|that|a|an|some|\d|out|off))
  = make
  + [making] the carrots
  ^putting(?= (?:the|my|it|this|that|a|an|some|\d|out|off))
  = put
  + [putting] the carrots
  ^deleting(?= (?:the|my|it|this|that|a|an|some|\d|out|off))
  = delete
  + [deleting] the carrots
  ^moving(?= (?:the|my|it|this|that|a|an|some|\d|out|off))
  = move
  + [moving] the carrots
  ^setting(?= (?:the|my|it|this|that|a|an|some|\d|out|off))
  = set
  + [setting] the carrots
  ^doubling(?= (?:the|my|it|this|that|a|an|some|\d|out|off))
  = double
  + [doubling] the carrots
  ^halving(?= (?:the|my|it|this|that|a|an|some|\d|out|off))
  = halve
  + [halving] the carrots
  ^renaming(?= (?:the|my|it|this|that|a|an|some|\d|out|off))
  = rename
  + [renaming] the carrots
  ^(?:scratch|nix|kill|forget) (?=(?:the|my|those|that) (?!last|change|edit)[a-z])
  = remove
  + [scratch ]the chips
  - scratch that
  ^(?:so |it was |we (?:did|had|ate|got) |we both (?:had|ate|got) |each )?(?:${halves}|a half each|half each)$
  = half
  + [we did 50/50]
  - half and half milk
  ^(?:(?:${it}(?:'s)?|which|the (?:meal|dish|recipe|pan|pot|tray|portion|amount|whole (?:thing|lot))) )?(?:(?:(?:was|is|were|makes|made) )?(?:enough |meant |cooked )?for|was|were) (?<people>\d+|${numberWord}|both) (?:people|persons?|of us|adults)$
  = split between $<people> of us
  + [that was for two people]
  + [that's enough for three people]
  - it was 2 servings of rice
  ^(?:(?:${it}|which|the [a-z ]+) )?(?:serves|served|feeds|fed) (?<people>\d+|${numberWord})(?: people| persons| of us| adults)?$
  = split between $<people> of us
  + [the whole dish feeds six]
  + [it serves 4 people]
  ^${it} (?:was|is) for (?:me and (?<who>${someone}|[A-Z][a-z]+)|(?<first>${someone}|[A-Z][a-z]+) and (?:me|i))$
  = shared with $<who>$<first>
  + [it was for me and my husband]
  ^${it} (?:was|is) for (?:both of us|the two of us|us both)$
  = split between 2 of us
  + [it was for both of us]
  ^(?:and )?another$
  = another one
  + [another]
  \b(?:teh|hte)\b
  = the
  + halve [teh] toast
  \b(?:eveything|everthing|evrything|everyting|everythin)\b
  = everything
  + double [eveything]
  ^${it}(?:'s| was| is| were) (?:enough |meant |made |cooked )?for (?<people>two|three|four|five|six)$
  = split between $<people> of us
  + [it was meant for two]
  ^${it}(?:'s| was| is| were) (?:enough|meant|cooked) for (?<people>[2-9]|1\d)$
  = split between $<people> of us
  + [that was enough for 4]
  - for two weeks
  ^(?:and |plus |also )?(?<food>.+?),? (?:i )?(?:(?:totally|completely|just|almost) )?forgot(?: (?:that|it|about (?:that|it)|to (?:say|add|mention|log)(?: (?:that|it))?))?$
  = add $<food>
  + [and some whipped cream on top, forgot that]
  + [a glass of milk, I forgot to mention it]
  - forgot the milk
  ^(?<people>${number}) (?:of us|people),? (?:(?:an? )?(?:even|equal)(?:ly)? (?:split|shares?)|(?:split|shared)(?: (?:it|everything))?(?: evenly| equally)?)$
  = split between $<people> of us
  + [three of us, even split]
  + [4 people, shared equally]
  - three of us
  (?<=\S \S.*)(?<! along) with (?:that|it|them|this)(?=$|,? (?:and )?not )
  + I had two cups of rice[ with that], not one
  + it was a large coke[ with it]
  - no sugar with that coffee
  ^(?!(?:i|we) )(?<food>[a-z][a-z\d -]*?) (?:weighed|weighs)(?: in at)? (?=\S)
  = $<food> was
  + [mushy peas weighed ]130 g
  - I weighed the rice
  ^(?:weighed|weighs)(?: in at)? (?=\d)
  = was
  + [weighs ]160 g
  - weighed the rice
  \b(?:came|comes|was served|were served) (?:as|in) (?=(?:an? )?\d)
  = was
  + the coke [came as ]a 500 ml bottle
  - it came in a bowl
  ^(?:(?:i|we) )?(?:(?:also|then) )*(?:stirred|mixed|whisked|swirled|blended|threw|chucked|popped|dropped) in (?!the |it\b|half)(?=\S)
  = add
  + [I also stirred in ]two tablespoons of heavy cream
  - threw in the bin
  ^(?:(?:i|we) )?(?:(?:also|then) )*(?:stirred|mixed|whisked|swirled|blended|threw|chucked|popped|dropped) (?<food>(?:some|an?|\d[^ ]*|${numberWord}) .+) in$
  = add $<food>
  + [I stirred a spoon of cream in]
  - stirred it in
  ^(?<is>.+?),? (?:instead of|rather than|not) (?:the )?(?:normal|regular|ordinary|usual|standard)(?: (?:ones?|stuff|kind|sort|type))?$
  = $<is> instead
  + [sweet potato mash instead of normal]
  - it was sprite, not regular coke
  (?<=^double (?:it|that|everything|this)),? (?:(?:because|cause|as) )?(?:i )?(?:had|ate|drank) (?:it |that |them |this )?(?:twice|two(?: of (?:them|those))?)$
  + double it[, had it twice]
  - double the rice, had it twice
  ^(?<milk>(?!no |not )[a-z]+ milk),? not (?:whole|full[- ]fat|skim(?:med)?|semi[- ]skimmed|normal|regular|cow'?s|dairy)(?: milk)?$
  = make it $<milk>
  + [oat milk, not whole]
  - oat milk, not sugar
  ^(?:i )?(?:forgot|oops|oh|ps|whoops) ?[:,–-] ?(?:i )?(?:also )?(?:had|ate|drank) (?<food>.+?)(?: too| as well)?$
  = add $<food>
  + [forgot: had 30 g peanut butter too]
  - forgot the juice
  ^(?=(?:sprinkle|sprinkling|drizzle|dash|splash|dollop|handful|pinch|squeeze|squirt|knob|glug|spoonful|bowl|cup|glass|slice|piece|side) of [a-z])
  = a
  + []sprinkle of parmesan
  ^swop
  = swap
  + [swop] rice for peas
  ^(?:${it} (?:was|were|is)(?: not|n'?t)|not) (?<gone>${figure}(?: [a-z]+)?),? (?:but |it was |it's |they were |there were )*(?<kept>${number}.*)$
  = $<kept> not $<gone>
  + [not 300 ml, 200]
  + [it wasn't 2, it was 3]
  - not 2 but rice
  - not a bar but a muffin
  ^(?:the )?(?<gone>${figure}(?: (?!was|were|is)[a-z]+)?) (?:was|were|is) (?:wrong|not right|incorrect|a (?:mistake|typo)|too (?:much|many|high|low|little|few)),? (?:and |but )?(?:(?:${it} |there )?(?:was|were|is|should be|should have been) |it's )?(?<kept>${number}.*)$
  = $<kept> not $<gone>
  + [300 was wrong, 200 ml]
  + [8 was too many, it was 6]
  ^(?:i|you|it|(?:the )?app) (?:said|says|wrote|typed|put|logged) (?<gone>${figure}(?: [a-z]+)?),? (?:but|and) (?:${it} |there )?(?:was|were|is|had|should be) (?<kept>${number}.*)$
  = $<kept> not $<gone>
  + [I said 300 ml but it was 200]
  (?<=\d ?)(?:grms?|gms?|gramms?)\b
  = g
  + 50 [grms] of avocado
  ^cut (.+?) in (?:half|two)$
  = halve $1
  + [cut the rice in half]
  ^ad(?= (?:\d|some |an? ))
  = add
  + [ad] 50 g of avocado
  \b(?:in (?:place|lieu) of|rather than|as opposed to)\b
  = instead of
  + tofu [in place of] eggs
  ^(?:${isNot}|${logged}|i didn'?t have) (?:an? |any )?(?<was>.+?)(?:(?:, ?but|,| but)(?: ${itWas})?| ${itWas}) (?=\S)
  = not $<was>,
  + [it wasn't rice, it was ]quinoa
  + [you put coke but it was ]sprite
  + [I didn't have rice but ]quinoa
  ^(?:(?:i|we|you|they) )?do(?:n'?t| not) (?:add|count|log|include|track)[ ]
  = remove
  + [don't count ]the wine
  ^(?<food>(?!.*\b(?:was|were|not|no|instead)\b)[a-z][a-z ]*?) (?:too|as well|also|on top|on the side),? (?:about |around |roughly |like )?(?<amount>\d\S*(?: [a-z]+)?)$
  = add $<amount> of $<food>
  + [smoked salmon too, around 40 g]
  - feta too much
  ^(.+) (?:was|were) (?:lightly |thinly |thickly |well )?buttered$
  = $1 had butter
  + [the toast was buttered]
  ^((?:${it} (?:was|were)|make (?:it|that|them))) (?:an? |the )?(?!(?:only|just|about|half|an?|${numberWord})\b)([a-z][a-z -]*?) (?:ones|slices)$
  = $1 $2
  + [they were chicken ones]
  + [those were thin crust slices]
  - they were the small ones for kids
  - it was two slices
  ^((?!.*\b(?:was|were|make|change)\b)[a-z][a-z ]*?) 0[.,]0 ?%?$
  = $1 was alcohol-free
  + [peroni 0.0]
  - milk 0.5
  ^(.+?) (was|were) an? (zero|diet|lite|light|decaf|skinny|veggie|vegan|wholemeal|gluten[- ]free|sugar[- ]free)$
  = $1 $2 $3
  + [the coke was a zero]
  ^((?:my|our|the) ${otherEater}) (?:ate|had|finished|took|got|drank|stole|nicked|demolished|polished off) all (?:of )?(?:the |my )?(.+)$
  = $1 had the $2
  + [my son ate all the bacon]
  ^(?:i )?(?:(?:actually|also|then|even) )*(?:went back for|had|ate|drank|got|took|grabbed|helped myself to) (?:an? |my )?(?:third|3rd) (?!of\b|the\b|my\b)(?=[a-z])
  = had 3 
  + [I actually went back for a third ]slice of bacon
  - had a third of the bacon
  ^(.+) (?:was|were)(?:n'?t| not) mine$
  = remove $1
  + [the rice wasn't mine]
  ^(.+) (?:was|were|belonged to) (?:(?:my|our|the) ${otherEater}(?:'s|s')|(?:for )(?:my|our|the) ${otherEater}|(?<=to )(?:my|our) ${otherEater})$
  = remove $1
  + [the crisps were my kid's]
  + [the juice was for my daughter]
  - the crisps were my lunch
  ^(?:(?:i|we|you|they) )?${negation} (?:${eating}|want|wanted|touch|touched|eat|drink|use) (?=[a-z])
  = I didn't have
  + [I never ate ]the rice
  + [we didn't end up having ]rice
  - we didn't finish the rice
  ^(?!(?:i|we|you|they) )(.+?) (?:(?:did|does)(?:n'?t| not) (?:have|contain|come with)|hadn'?t)(?: any)?[ ]
  = $1 had no
  + [the burger didn't have ]cheese
  ^(?:(?:it|they) (?:was|were) |(?:i|we) )?(?:cooked|prepared|made) (?:(?:it|them) )?(?:with|in|using|on) (?=(?:[a-z]+[ -])?(?:milk|water|cream)$)
  = made with
  + [it was cooked with ]whole milk
  + [I made it with ]water
  - it was cooked with butter
  ^(?:(?:i|we) )?(?:had|got|drank|ordered|took|made) (?:it|them|mine) (?=with(?:out)? )
  + [had it ]with almond milk
  ^(?:(?:i|we) )?just (?:${eaten}) (?=${number})
  = only
  + [just had ]2
  ^(?:i|we) (?=(?:took|got|left) .+ (?:off|out|away)$)
  + [I ]took the skin off
  ^(?:i|we|you)(?:'d|'ve| had| have| did| do)?((?: (?:also|then|ended up))*) ${eating}(?: (?:in|on)(?: there)?)? (?=\S)(?!seconds)
  = I$1 had
  + [we ate ]a banana
  + [I also put in ]a banana
  - I had seconds of rice
  ^(.+ (?:was|were|is|are|should be)) (?:an?|the) (.+?) ones?$
  = $1 $2
  + [the coke was a diet one]
  + [it was the small one]
  ^(?:my|our) (?:share|part|portion|half|bit)(?: of (?:it|that|them))? (?:was|is) (?:only )?(?=(?:half|(?:an?|one|two|three)[ -](?:half|third|quarter|fifth)s?|\d/\d|\d+ ?%)(?: of (?:it|that|them))?$)
  = only
  + [my share was ]a third
  - my portion was 200 g
  ^(?:i didn't have|remove) the (?:second|third|fourth|other|last) (?!(?:one|item|food|thing|entry)\b)(?=[a-z])
  = remove one
  + [remove the second ]taco
  - remove the second item
  ^(?:there|it|they)(?:'d| had| have| has) been (?=\S)
  = there was
  + [there had been ]a banana
  ^((?:no|without|minus|hold|skip(?:ped)?|i didn't have) .+?) with (?:it|that|this)$
  = $1
  + [no rice with it]
  (?<=\b(?:shared|split) .+),?(?: and| so)? we (?:each|both|all) (?:had|ate|got) (?:an? )?(?:half|third|quarter)$
  + I shared it with Tom[, we each had half]
  (?<=\S),?(?: and)? ${someone} (?:${finished}|has|have) (?:the (?:other|rest|remaining|others)\b.*|what was left)$
  + I had two slices[, my son had the rest]
  ^${someone} ${finished} (?=${share}(?:the|my|it|that|them)\b|(?:half|an? (?:half|third|quarter)|two thirds)$)
  = I didn't have
  + [my son ate ]half of the rice
  + [my husband had ]half of it
  + [my wife ate ]a third
  ^(?:my|our|his|her) [a-z]+ ${finished} (?=(?:\d+|an?|one|two|three|four) (?!half|third|quarter|fifth))
  = gave
  + [my son had ]two slices
  ^((?:\d[\d.,/]*|one|two|three|four|five|six|half an?|an? [a-z]+) ?(?:[a-z]+ )?)(?:extra|additional) (?=[a-z])(?!large|small|virgin|lean|hot|dark|mature|strong|firm)
  = $1more
  + [30 g extra ]chicken
  - two extra large eggs
  (?<=\S),? (?:according to|as per|going by|based on|says|from) (?:the |their |its )?(?:menu|label|packet|packaging|package|pack|website|wrapper|wrapping|sticker|box|app|nutrition label|nutrition info|back of the (?:pack|packet|box))$
  + it's 720 kcal[ according to the menu]
  (?<=\S)[ -]?(?: only| or so|(?<=\d ?[a-z]*)[ -]?ish|-ish|(?<=\d ?[a-z]*) max| at most| at least| tops| give or take|,? that'?s (?:all|it)| in total| total| altogether| overall)$
  + one tbsp[ only]
  + 60 g[-ish]
  + half[-ish]
  - no fish
  - pepsi max
`),
];

/** A kind of "espresso" that people add to a coffee: "extra shot"; "make it a double shot" adds nothing. */
export const shots = parsePatternRows(String.raw`
  ^(?!(?:make|change|swap|replace)\b|.*\b(?:was|were|is)\b)(.*?)(?:an? )?double shot\b(?! of)
  = $1two shots
  + [add a double shot]
  ^(?!(?:make|change|swap|replace)\b|.*\b(?:was|were|is)\b)(.*\b(?:an?|two|three|\d|extra|another|more|add) shots?)(?= (?:in|to) |$)
  = $1 of espresso
  + [extra shot]
  - make it a double shot
`);

/** Words after which a name follows in the person's spelling. */
export const namingWords = /\b(?:re-?(?:name|title)|title|call(?:ed)?|name|save|store)\b/i;
