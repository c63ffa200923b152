/** How instructions are spelled in chats and dictated. */
import { anyOf, parsePatternRows } from "../../pattern-rows.ts";
import { numberWordsBetween } from "../spoken-numbers.ts";
import { restatements } from "./restatements.ts";
import { end, sentenceRewordings, weight } from "./sentences.ts";
import { verbRewordings } from "./verbs.ts";

/** Short spellings of chat messages. */
export const chatSpellings = parsePatternRows(String.raw`
  (?<=[a-z\d)] )n(?= [a-z\d])
  = and
  + 12 pieces [n] forgot a green tea
  - 300 g n
  \b(?:acc|accdg|accdng|accrdg|acording|accordin|acc'g)\.? to\b
  = according to
  + 950 cal [acc. to] the menu
  - acc
  \b(yesterday|today|tonight)s(?= [a-z])
  = $1's
  + this was [yesterdays] breakfast
  - yesterday's lunch
  (?<=[a-z]),? (?:love|mate|hun|babe|darling|pal)(?=,? not [a-z])
  + oat milk[ love], not cow's milk
  + marge[ mate] not butter
  - yerba mate, no sugar
  \bnot cow(?:s|['’]s)?(?=\s*(?:$|[,.;!]))
  = not cow's milk
  + oat milk, [not cows]
  - not cow's milk
  \btimes (?:that|this) amount of\b
  = times the
  + one and a half [times that amount of] fries
  - twice the amount
  ,? (?:though|tho)(?=\s*(?:$|[.,;!]))
  + get rid of the beer, pizza's right[ though]
  - even though it rained
  \b(?:ystd|yst|ytd|ystrday|ystday|yday|yest)\b
  = yesterday
  + ate this [ystd] for lunch
  \bnites?\b
  = night
  + it was last [nite]
  \b(?:breaky|breakie|brekkie|brekky|brekki|bfast|bfst)\b
  = breakfast
  + [breaky] not snack
  \b(?:dubble|doubel|dubbel|doule)\b
  = double
  + [dubble] hummus
  \b(?:tmrw|tmr|2moro|tomoz)\b
  = tomorrow
  + it is for [tmrw]
  \b(?:an|adn|nad|ad)(?= \d)
  = and
  + jam was apricot, [an] 2 croissants
  - an egg
  \b(?:dint|didt|ddnt|didnt|didn t|dnt)\b
  = didn't
  + [ddnt] eat the rice
  \b(?:shld|shd|shud|shuld|shoud)\b
  = should
  + cheese [shld] be 30g
  \b(?:wld|wud)\b
  = would
  + it [wud] be 30g
  \b(?:cld|cud)\b
  = could
  + [cld] you remove it
  \byorkies\b
  = yorkshire puddings
  + 3 [yorkies] and double the cabbage
  \bbangers\b(?! (?:and|n|&) mash)
  = sausages
  + mash was 300g and 3 [bangers]
  - add bangers and mash
  \bnugg?s\b
  = nuggets
  + [nuggs] were 6
  \bw/ ?(?=[a-z\d])(?!o\b|out\b)
  = with 
  + add a wrap [w/ ]cheese
  - w/o cheese
  (?<=[a-z\d] )w(?= [a-z])
  = with
  + 2 rolls [w] butter
  \b50 ?: ?50\b
  = 50/50
  + shared [50:50] with Anna
  \bmargs\b
  = margaritas
  + had two [margs]
  \bspag bo[lg]\b
  = spaghetti bolognese
  + the [spag bol] was 400g
`);

const measure = `(?:(?:\\d[\\d.,/]*|half an?|an?|${anyOf(numberWordsBetween(1, 100).join(" "))}|a couple of|a few) ?(?:g|grams?|ml|oz|ounces?|tbsps?|tablespoons?|tsps?|teaspoons?|cups?|slices?|handfuls?|spoons?|spoonfuls?|scoops?|dollops?|splash(?:es)?|squirts?|pinch(?:es)?|cubes?|rashers?))`;
/** A number in digits or words: "one hundred and seventy". */
const count = `(?:\\d+(?:[.,]\\d+)?|${anyOf(numberWordsBetween(1, 1000).join(" "))}(?:[- ](?:and )?${anyOf(numberWordsBetween(1, 1000).join(" "))})*)`;
const unit =
  "(?: ?(?:g|kg|grams?|ml|oz|ounces?|tbsps?|tablespoons?|tsps?|teaspoons?|cups?|slices?|pieces?|handfuls?|scoops?|kcal|cals?|calories))";
/** Words of a person who corrects what was just said. */
const hold =
  "(?:(?:or|oh|ah|er|um|uh|hmm),? )*(?:no,? (?:wait|sorry|hang on|actually|make that)|(?:no,? )?(?:i )?tell a lie|wait,? no|wait|sorry|i mean|i meant|scratch that|make that|actually|correction|or rather|i['’]?d say|i would say|let['’]?s say|better say|well(?=,)|no(?=,| \\d))[,:]?(?: (?:i think|it was|that was|more like|actually|um|uh|make (?:it|that)|about),?)*";
const nameOfFood =
  "(?!no\\b|not\\b|some\\b|an?\\b|the\\b|only\\b|half\\b|less\\b|more\\b|\\d)[a-z][a-z'-]*(?: (?!in\\b|on\\b|too\\b|also\\b|as\\b|and\\b|with\\b)[a-z'-]+){0,2}";

/** The order of words, before an instruction is divided into clauses. */
export const wordOrder = [
  ...restatements,
  ...verbRewordings,
  ...sentenceRewordings,
  ...parsePatternRows(String.raw`
  \b(\d{2,4} ?(?:k?cals?|calories)) (?:for|in) (?:the|my) (?:whole|entire) (?!(?:thing|meal|lot|order|tray|plate|dish|pack|packet|bag|box|pot|tub|combo|takeaway|takeout|portion|bowl)\b)([a-z]+(?: [a-z]+)?)(?=\s*(?:$|[.,;!]))
  = the $2 was $1
  + box says [880 kcal for the whole pizza]
  - 780 kcal for the whole thing
  (?<=^|[,;.!] *)(?:the )?([a-z]+(?: [a-z]+){0,2}) and (the |my )?([a-z]+(?: [a-z]+){0,2}) (?:were |are )?all (?:me|mine)(?: though| however)?(?=\s*(?:$|[.,;!]))
  = $1 was right, $2$3 was right
  + [guac and sour cream all me though]
  \b(?:the |its )?(?:filling|toppings?|insides|stuffing|flavou?r) (?:was|were|is) (?=[a-z]+(?: [a-z]+){0,2} (?:instead of|not|rather than) [a-z]+)
  = it was 
  + [the filling was ]chicken instead of tuna
  \b(had|ate|drank|finished|logged) (?:this|that) (?:one|meal|lot|thing|stuff)(?=,? (?:about |around |at |like )?(?:\d|an? (?:hour|while)|half an hour|(?:${anyOf(numberWordsBetween(1, 12).join(" "))}) |yesterday|earlier|last night|this morning|for (?:breakfast|lunch|dinner)))
  = $1 it
  + I [had this one] two hours ago
  - had that one with cheese
  \b(times|double|twice|half|triple) (?:of )?what (?:i|it|you|the app) (?:wrote|said|logged|put|typed|entered|says?|have|has)(?: (?:down|here|there|in|before))*(?=\s*(?:$|[.,;!]))
  = $1
  + had one and a half [times what I wrote]
  \b(?:the |my )?([a-z]+(?: [a-z]+){0,2}) and (the |my )?([a-z]+(?: [a-z]+){0,2}) (were|are|was|is) ((?:all |both )?(?:right|correct|fine|ok|okay|good|spot on|the same|unchanged))(?=\s*(?:$|[.,;!]))
  = $1 was right, $2$3 $4 $5
  + [the mash and the peas were right]
  (?<=^|[,;.!] *|\band )(?!(?:it|that|this|there|he|she|what|here|everything|all|they|those|these|you|we|rest|others?|the rest)\b)(?:the |my )?([a-z]+(?: [a-z]+){0,2})(?:'s| are| is) (?:(?:all|just|still) )?(?:good|fine|ok|okay|right|correct|the same|unchanged)(?=\s*(?:$|[.,;!]|(?:and|but)\b))
  = $1 is fine
  + [curry's good], [naan's good], rice was 120 g
  - it's good
  (?<=^|[,;.!] *)(?:the |my )?([a-z]+(?: [a-z]+){0,2}) and (the |my )?([a-z]+(?: [a-z]+){0,2}?),? (?:(?:stay|stays|remain|remains)(?: (?:the same|put|as (?:is|they are|logged|before)))?|as (?:before|logged|is|they (?:are|were)|written)|unchanged|no changes?)(?=\s*(?:$|[.,;!]))
  = $1 is fine, $2$3 is fine
  + [naan and curry as before], rice 150
  + fries were 120, [steak and salad as logged]
  - steak and salad as starters
  (?<=^|[,;.!] *|\band )(?:the |my )?((?!(?:the|my|it|that|this|they|i|we|you|he|she|all|everything|grams?|weights?|amounts?|portions?|rest|others?|size|hm+|um+|yes|yeah|yep|looks?|seems?|sounds?|dunno|idk)\b)[a-z]+(?: (?!(?:is|are|was|were|looks?|seems?)\b)[a-z]+){0,2}?),? (?:(?:stays?|stayed|remains?)(?: (?:put|there|in))?|as (?:before|logged|is|written)|no changes?(?: there| needed)?|(?:ok|okay|fine|correct|unchanged))(?=\s*(?:$|[.,;!]|(?:but)\b))
  = $1 is fine
  + brie 45g and crackers 20g, [wine stays]
  + butter 15 g, [coffee no change]
  + [eggs ok], avocado was a whole one
  - looks fine
  - it stays
  (?<=^|[,;.!] *|\bbut )(?:please )?(?:don'?t|do not|no need to) (?:touch|change|alter|edit|adjust|modify) (?=(?:the|my) )
  = keep
  + [don't touch ]the eggs
  - I didn't touch the eggs
  (?<=\b(?:took|scooped|got|poured|served|spooned|cut|ate|came|filled)(?: (?:it|them|some|mine|that))?) (?:straight |right )?(?:from|out of) (?:the|a|my|our|this) (?:[a-z]+ )?(?:bowl|tub|bag|box|pot|pan|jar|tin|packet|carton|bottle|tray|dish|pack)\b
  + I took it[ from the big bowl]
  - took 3 from the bag
  (?<=[a-z] )(?<!\b(?:is|was|that'?s|it'?s|know|remember) )where (?:i|you|it|the app) (?:had )?(?:said|wrote|put|typed|logged|says?|heard) (?:the )?(?=[a-z])
  = instead of 
  + almonds [where I said ]walnuts
  - that is where I put the butter
  \b((?:it|that|this|they) (?:was|were)) ((?!(?:because|when|so|like|as|after|before|since|if|all|what|how|why|where|only|time) )(?:[a-z-]+ ){0,2}[a-z-]+) (?:that |which )?(?:i|he|she|they|we|my [a-z]+|the [a-z]+) (?:cooked|made|used|put|gave|poured|served|bought|brought|added|ordered|picked|had|got|took|ate|drank|handed)(?: (?:me|us|it|there|on|in|for|with|mine|to|over|myself)){0,3}(?=\s*(?:$|[.,;!]| not\b| instead\b| and not\b| rather\b))
  = $1 $2
  + [it was turkey she put on it], not ham
  + [that was brown rice my sister cooked], not white
  - it was my brother that ate it
  \bwhat (?:i|we) (?:(?:really|actually|in fact|truly|ended up) )*(?:had|have|having|ate|eating|drank|drinking|got|used|ordered|meant)(?: there| instead| in the end)? (?:was|were) (?:actually |really )?(?=[a-z\d])
  = it was 
  + [what I really had was ]apple juice
  - what I had to say was gone
  \b(?:the |my )?(?:(?:kitchen|food|digital) )?scales? (?:says?|said|shows?|showed|reads?|gave|tells? me|told me)(?: (?:me|it|it'?s|it was|that))*,? (?=(?:about |around |exactly |only )?\d)
  = it was 
  + [the scale says ]250 grams
  \b(were|was|are|is|stays?|stayed) (?:like|as|how|what) (?:i|we) (?:(?:already|had) )?(?:told|said|wrote|logged|typed|put|entered|described)(?: (?:you|it|them|that|before|already|in))*(?=\s*(?:$|[,.;!]))
  = $1 right
  + the soup [was like I told you]
  (?<!(?:\bnot\b|n't\b|\bdiet|\blight|\bzero|\bskim|\blow)[^.;]*),? (?:just )?(?:the|a|my) (?:normal|regular|usual|ordinary|standard|classic|original|typical)( \d+ ?(?:ml|cl|g|oz))?(?: (?:one|ones|kind|sort|type|version|can|bottle|stuff|size))?(?: with (?:the )?sugar)?(?=\s*(?:$|[,.;!]))(?<=[,;].*)
  = ,$1
  + I had a can of coke[, the normal 330 ml with sugar]
  - it wasn't diet, it was the normal one
  ,? ?\bwithout (?:thinking|noticing|reali[sz]ing|looking|asking|a second thought|meaning to|any (?:guilt|shame|regrets?))(?: about it| twice)?
  + I grabbed more almonds[ without thinking], 35 g in total
  \b(but|so|and),? (?:(?:well|you know|um+|uh+|er+|like|hmm+|honestly|actually|i mean|in the end|sadly|luckily|of course|obviously), )+
  = $1 
  + I made four pancakes [but, well, ]I ate only three
  \b(?:i'?m telling you|(?:i|we) (?:never|didn'?t|did not|forgot to|should have|should've) (?:told|tell|say|said|mention|mentioned|add|added|write|log)(?: you)?(?: (?:about it|it|this|anything))?),? (?:that )?(?=(?:there (?:was|were)|i (?:also )?(?:had|ate|drank|put|added))\b)
  + [I forgot to tell you, ]there was also curd
  \b((?:there (?:was|were)|had|has|got|came with|contained|(?:(?:i|we) )?(?:put|added|used|spread|drizzled|poured|sprinkled|stirred)|with)(?: also)?)(?: some| a bit of| a little)? (${nameOfFood})((?: (?:in|on|over|into|onto) (?:it|them|top|(?:the|my) [a-z]+(?: [a-z]+)?)| too| as well| also)*),? (?:(?:and |it was )?(?:maybe|about|around|roughly|approx\.?|say|probably|perhaps|like|i think|i'd say) )*(${measure})(?: of it)?(?: or so)?(?: all together| altogether| in total| all in all)?(?=\s*(?:$|[.,;!]| and\b))
  = $1 $4 of $2$3
  + [there was ranch on the salad, about two tablespoons]
  + the salad [had chicken in it too, maybe 80 g]
  + the salad also [had feta, 30 g]
  + [spread butter on the toast 10g]
  + [I put butter on the bread, maybe 10 g all together]
  - the salad had no feta, 30 g
  - the curry was 350 g
  \b(half|(?:an? |one )?(?:third|quarter)|double) (?:of )?(?:it|that|this|everything|all of it)( [^,.;]*)?,? ${hold} \1 (?:of )?(?:the )?(${nameOfFood})(?=\s*(?:$|[.,;!]))
  = $1 of $3$2
  + [half of it, i mean half of the spaghetti]
  + [half of it went back in the fridge, i mean half of the spaghetti], the wine I finished
  - half of it, the wine was good
  (?<![a-z\d])${count}(${unit})?,? ${hold} (${count})(?!\S*${unit})(?=\s*(?:$|[,.;!]))
  = $2$1
  + the salmon was [180 grams, no wait, 170]
  + [three, sorry, four], I miscounted
  - 180 grams, no salad
  (?<![a-z\d])${count}${unit}?,? ${hold} (${count}${unit})(?![a-z\d])
  = $1
  + the salmon was [180, no wait, 170 grams]
  (?<![a-z\d])${count}( ${nameOfFood})?,? ${hold} (${count}(?: and a half)?)(?=\s*(?:$|[.,;!]))
  = $2$1
  + [4 pancakes, no, make that 5]
  + I had [two naans, well, one and a half]
  - I had two naans, well done
  (?<![a-z\d])${count},? ${hold} (?=${count} (?!${unit.trim()}|more\b|less\b)[a-z])
  + make it [2, no ]3 eggs
  + it was [3, no wait, ]4 eggs
  - it was 3, no eggs
  \b(?:let's )?call (?:it|that) (?=${weight}${end})
  = it was 
  + [call it ]9 ounces
  - call it supper
  ,? ?\b(?:the )?same (?:size|amount)(?: again| as (?:before|the (?:first|last|other)(?: one)?))?(?=\s*(?:$|[.;]))
  + had a second bowl of sambar[, same size]
  - same amount of rice
  \bx ?(\d+(?:[.,]\d+)?),? not (?:x ?)?\d+(?:[.,]\d+)?
  = was $1
  + toast [x 3 not 2]
  (?<!\b(?:left|leaving|uneaten|remained|remaining) (?:[^,.;]* )?)(?<=\S )(?:on|in) my (?:plate|bowl|dish|cup|glass|mug|lunch ?box)\b
  + only 120 g of chicken [on my plate]
  - left half the rice on my plate
  (?<=\b(?:left|leaving) )(?:a (?:little |tiny |small |wee )?bit|bits|some|part|a (?:few |couple of )?bites?|a mouthful|a corner)(?: of)? (?:the |my )?(?=[a-z]+(?: (?:on|in) (?:the|my) [a-z]+)?\s*(?:$|[,.;!]|and\b))
  = a little 
  + I left [a bit of the ]burger
  - left some fries for my brother
  (?<=^|[,.;!] |\bso )all (?:that )?(?:i|we) (?:got|had|ate|was left with|ended up with) (?:was|were) (?=the )
  = I only had 
  + [all I got were ]the chips and the peas
  (?<=^|[,.;!] |\bso )only (the [^,.;]+?) (?:(?:were|was|are|is) (?:mine|for me)|counts?)(?=\s*(?:$|[,.;!]))
  = I only had $1
  + [only the flat white counts]
  (?<=\b(?:it|that|this)(?:'s| was| were) (?:[a-z]+ ){1,3}?)(?:on|over) (?:it|top|(?:the|my) [a-z]+),?(?= (?:not|rather than|instead of|in place of|and not) (?:the |any )?(?!(?:in|on|over|with|a|one|too|much|many|very|so)\b)[a-z]+)
  + it was honey [on the pancakes] rather than maple syrup
  + that was margarine [on the bread,] not butter
  - it was cheese on the toast, not on the salad
`),
];

/** What an instruction says besides the change: fillers of speech, and the place of a meal. */
export const asides = parsePatternRows(String.raw`
  ,? ?\b(?:at|from) (?:(?:my|the|our) )?(?:desk|work|office|school|gym|uni|college|canteen|airport|station|hospital|hotel|beach|park|pub|mall|hostel|table|counter)\b
  + ate[ at my desk] 1.15pm
  - at 1.15pm
  ,? ?\bin (?:(?:my|the|our|a) )?(?:car|bed|bus|train|kitchen|garden|office|meeting|lecture|class|break)\b
  + had it at 10:15[ in a meeting]
  ,? ?\bon (?:(?:my|the|our) )?(?:way (?:home|to work|back|to school|to the gym|to uni)|train|bus|plane|couch|sofa|go|run)\b
  + ate it[ on my way home] at 6 pm
  ,? ?\b(?:with|by) (?:my )?(?:myself|own)\b
  + ate it[ by myself] at noon
  \b(?:um+|uh+|er+m*|hmm+|yeah|yep|yup|yea|okay|ok|oh|oops|like|you know|i mean|tbh|tbf|ngl|lol|haha+|honestly|literally|basically|actually|obviously|please|pls|(?<!\d [a-z]+ )so|well|anyway|right|just|wait|sorry|dude|bro|mate|though|tho)\b,? ?(?=\S)
  + [yeah ][um ]no naan but i had [uh ]two poppadoms
  - ok
  ,? ?\b(?:like|as) (?:always|usual|(?:every|each) (?:day|morning|evening|week|time)|(?:i|we) (?:always|usually) do)\b,?
  + a bowl of curd on the side[, like every day,] about 100 g
  ^(?:ay|let me (?:think|see)|you know what|ha ha)\b,? ?
  + [let me think, ]it was three tacos
  ,? ?\bfor me\b
  + half[ for me]
`);

/** Words of instructions whose spelling is corrected. */
export const instructionWords: readonly string[] =
  `add added remove removed delete replace replaced change changed double
  doubled triple halve half switch swap swapped instead without undo update reduce increase everything actually yesterday
  didnt today tonight breakfast lunch dinner snack morning evening afternoon another extra should forgot only just whole shared
  between quarter third calories grams protein weighs more less really again also were there they with weighed sorry please`.split(
    /\s+/,
  );
