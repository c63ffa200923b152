/** Sentences of an instruction in other words, each with the words that the readers know. Applied before it is divided into clauses. */
import { anyOf, parsePatternRows } from "../../pattern-rows.ts";
import { numberWordsBetween } from "../spoken-numbers.ts";
import { label, says } from "./figures.ts";
import { someone } from "./fragments.ts";

/** The beginning of a clause. */
export const start =
  "(?<=^|[,;.!?:] *|\\b(?:and|but|so|because|well|um|uh|oh|ok|okay|sorry|actually|please) )";
/** The end of a clause. */
export const end = "(?=\\s*(?:$|[.,;!?()]|\\b(?:and|but|so)\\b))";
const numberWords = anyOf(numberWordsBetween(1, 1000).join(" "));
const count = `(?:\\d+(?:[.,]\\d+)?|${numberWords}(?:[- ](?:and )?${numberWords})*)`;
export const weight = `(?:(?:\\d[\\d.,/]*|${numberWords}(?:[- ](?:and )?${numberWords})*) ?(?:g|kg|grams?|ml|oz|ounces?|tbsps?|tablespoons?|tsps?|teaspoons?))`;
const ordinal = anyOf("second third fourth fifth sixth");
const said = "(?:(?:i|we) (?:know (?:i|we) )?|i'd )?(?:said|wrote|logged|typed|entered|told you)";
/** What a person meant to eat. */
const planned =
  "(?:(?:at )?first,? )?(?:(?:i|we) (?:had |was |were )?|i'd |we'd )?(?:only )?(?:thought (?:i'd|i would|we'd|we would)|planned (?:on|to)|planning (?:on|to)|meant to|wanted to|intended to|going to)";
const inTheEnd = "(?:(?:i|we|then|later|actually|in the end|ended up) )*";
const allOfIt =
  "(?:it all|all of it|it|them|them all|all of them|the lot|everything|the whole (?:thing|lot))(?: (?:anyway|in the end|later|after all))*";
/** Up to three words that may name a food. */
export const name =
  "(?!(?:the|my|a|an|i|we|it|they|that|this|he|she|there|you|no|not|one|ones|only|just|all|some)\\b)[a-z][a-z'-]*(?: (?!(?:in|on|and|with|of|was|were|is|are|that|which|not|for|i|we|it|they|too|as|needs?|wants?|should|must|has|have|ought|got|still|also)\\b)[a-z][a-z'-]*){0,2}";
const notFood = anyOf(
  "one ones thing things stuff kind sort type brand way amount portion reason time times bit part rest half last only first meal other others size",
);
const packaged =
  "(?:one|ones|thing|option|entry|item|button|food|kind|sort|type|variety|flavou?r|box|bag|tub|jar|carton|bottle|packet|pack|loaf|tin|can|tray|shelf|plate|cup|tile|icon|picture|suggestion|product|brand)";
const about =
  "(?:(?:and |so |it was |that was |that's |it's |which is |which was )?(?:maybe|about|around|roughly|approx\\.?|approximately|say|probably|perhaps|like|i think|i'd say|nearly|almost|exactly) )*";
const measureWord =
  "(?:spoon|knob|dollop|drizzle|splash|smear|layer|scrape|scraping|pat|hand|sprinkle|sprinkling|pinch|dash|bit|blob|squirt|glug|tablespoon|teaspoon|scoop|slice|piece|ladle|chunk|side|cup|glass|bowl|portion|serving|cube|curl|lump)(?:ful)?";

/** What states a figure, maybe with the name of its brand. */
const source = `(?:the |its |their |my |our )?(?:[a-z][a-z']*(?: [a-z][a-z']*)? )?${label} ${says}(?: that)?,?`;
/** Before what a figure is of. */
const ofWhat =
  "(?:the|my|our|this|that|whole|entire)\\b(?! (?:whole |entire )?(?:total|calories|kcal)\\b)";

export const sentenceRewordings = parsePatternRows(String.raw`
  ^${source} (?<what>${ofWhat}.*[a-z] \d{2,4})$
  = $<what> kcal
  + [chipotle app says the bowl was 720]
  - the menu says 540
  ^${source} (?=${ofWhat}.*\d ?[a-z])
  + [chipotle app says ]the bowl was 720 calories
  + [the restaurant menu said that ]my whole meal is 540 kcal
  - the menu says 540 kcal
  (?<=^(?:please )?(?:skip|remove|delete|no|drop|without|take out|scrap|ditch|lose|forget|scratch|nix|minus|(?:i )?(?:didn'?t|did not|never) (?:have|eat|drink|get|touch)) [^,;.]+),? ${someone} (?:had|ate|drank|finished|stole|nicked|got|took) (?:it|that|them|those)(?: all| both| up| instead)?$
  + forget the shake[, my son drank it all]
  - forget the shake, I drank it all
  - add the shake, my son drank it all
  \b(?<ate>(?:had|ate|eaten|finished) (?:it|this|that)) (?:at )?(?:around|about|roughly|approx\.?) (?=(?:1[0-2]|[1-9])(?: ?[ap]m)?\s*(?:$|[.,;!]))
  = $<ate> at 
  + I [ate it around ]2
  - ate around 2
  \b(?:ended|wound) up (?:just |only )?(?:eating|having|drinking|finishing)\b
  = ate
  + I only [ended up eating] three quarters of it
  - ended up with soup
  ^(?:so |well,? )?in the end,? (?=(?:i|we|only|just)\b)
  + [in the end ]I only managed half of it
  - the rice in the end
  \b((?:the|my) (?!${notFood}\b)[a-z]+(?: (?!${notFood}\b|that\b|which\b|i\b|we\b)[a-z]+)??) (?:that |which )?(?:i|we) (?:(?:always|usually|actually|normally|really|now|only|ever) )*(?:use|used|pour|poured|buy|bought|drink|drank|have|had|eat|ate|make|made|get|got|keep|take|took|order|ordered|choose|chose|grabbed|picked|add|added|spread|cook|cooked|bake|baked|stock|put|go for|went for)(?: (?:at home|in it|on it|with it|these days|for this|there|in|on|every day|every morning|today|here|myself|nowadays))?(?= (?:is|was|are|were) (?!always|usually|never|often|so|too))
  = $1
  + [the milk I pour] is skimmed, fix that
  + [my bread we buy] is rye
  - the portion I had was half
  - the rice I make is always dry
  ,? ?\b(?:i |i'd |i had |i'?ve |i must have |they |she |he )?(?:(?:just|accidentally|clearly|obviously|only|simply) )*(?:picked|chose|selected|tapped|clicked|hit|pressed|logged|put in|entered|grabbed|took|taken|got|bought|ordered|typed|reached for|pulled|lifted|scanned|opened|gave me|brought me|handed me)(?: (?:up|out))? (?:the|a) wrong ${packaged}(?: (?:out|up))?(?: (?:in|from|on|off|of|out of) (?:the|my) [a-z]+(?: [a-z]+)?)?(?: and (?:only |just )?(?:noticed|reali[sz]ed|saw|found out|spotted|clocked)(?: it)?(?: [a-z]+){0,5})?${end}
  + pizza was margherita[, I picked the wrong one in the list]
  + muffin was chocolate[, I grabbed the wrong one from the counter and only noticed once I bit in]
  + bread was rye[, I took the wrong loaf out]
  - I took the wrong turn
  \b(?:came|comes|works|worked|turned|measured|clocked|landed) (?:out|in|up) (?:at|to|as|being) (?=${about}${count})|\bended up (?:at|being) (?=${about}${weight})
  = was 
  + the rice [came out at ]one hundred sixty grams
  + peas [came in at ]60 g
  - came out of the oven at 7
  (?<=\S),? (?:(?:and|because|cos|as|since) )?(?:just )?(?:one|1|two|2|three|3|a single one|a single)(?: (?!g\b|ml\b)[a-z]+)? (?:(?:was|were|is)(?:n'?t| not) (?:(?:nearly|quite|really|even|going to be|gonna be) )*enough|(?:did|would|could)(?:n'?t| not) (?:do(?: it)?|cut it|hit the spot|suffice|be enough|fill me up))(?: (?:for me|for us|today|at all))?${end}
  + 2 glasses of lemonade[, 1 was not enough]!
  + 3 slices[, two didn't cut it]
  - 3 slices, 100 g was not enough
  \b((?:add|added|adding|include|log|plus|put|pop|spread|had|with|also|there was)(?: (?:in|on))?) (?:an? |one |some |the )?(?:(?:small|big|large|generous|good|little|thin|thick|heaped|level|decent) )?${measureWord} of (${name})((?: (?:in|on|over|into|onto|to|with) (?:it|them|top|(?:the|my) [a-z]+(?: [a-z]+)?)| too| as well| also)+),? ${about}(${weight})(?: or so| of it| in total| altogether)?${end}
  = $1 $4 of $2$3
  + [add a spoon of butter on the bread, about 10 grams]
  + [put a drizzle of honey on top, 15 g]
  - add a spoon of butter on the bread, about time
  ${start}(?:the |my |that )?(?:one|1|a single)(?: (?:[a-z]+ of )?(${name}))? (?:quickly |soon |somehow |then )*(?:turned into|became|ended up (?:as|being)|was really) (two|three|four|2|3|4)(?: of them)?${end}
  = $1 was $2
  + [one cappuccino became two]
  + [one glass of wine turned into three]
  - it became two
  ${start}(?:the |some |my )?(${name}) (?:(?:went|stood|stepped|filled|jumped|subbed|was put|was used|got used|was put in) in for|(?:took|takes|has taken) the place of|(?:was|were|got) (?:used|served|put|there|in it|in there|added) (?:in place|instead) of) (?:the |my |any )?(?=${name})
  = $1 instead of 
  + [quinoa went in for the ]couscous (same amount)
  + [sweetcorn took the place of the ]peas
  ${start}(?:the |some |my )?(${name}) (?:made way|gave way|made room) (?:for|to) (?:the |some )?(${name})${end}
  = $2 instead of $1
  + [the chips made way for salad]
  (?<=[a-z]) (?:went|goes|was|were) (?:on|in|into|over|onto) (?:it|them|top|there|the [a-z]+)(?= (?:instead of|rather than|in place of) )
  + maple syrup[ went on it] instead of the honey
  ${start}(?:the |a |my )?(${ordinal}) (${name}(?: of ${name})?) (?:(?:still|also) )?(?:needs|wants|has|ought|should|must|is|was|got)(?: to)?(?: be)? (?:adding|added|logging|logged|counting|counted|including|included|go(?:ing)? (?:on|in)|put (?:on|in)|on (?:there|it|the list|here)|in (?:there|here)|missing|forgotten|left out)(?: (?:too|as well|to (?:it|this|the list)))*${end}
  = add a $1 $2
  + [Second hot dog needs adding], I went back
  + [the third slice of bread should be added]
  - the second taco needs salt
  ${start}(?:another|(?:an? |one )?(?:extra|further|additional)) (${name}(?: of ${name})?) (?:(?:still|also) )?(?:(?:needs|wants|has|ought|should|must|is|was|got)(?: to)?(?: be)? )?(?:adding|added|logging|logged|counting|counted|including|included|needed|required|go(?:ing)? (?:on|in)|put (?:on|in)|on (?:there|it|the list|here)|in (?:there|here)|missing|forgotten|left out)(?: (?:too|as well|to (?:it|this|the list)))*${end}
  = add another $1
  + [another chapati should be on there]
  + [extra slice of toast needed]
  - another chapati
  ${start}(?:the |my |that |those )?(${name}) (?:(?:still|also) )?(?:needs?|wants?|ha(?:s|ve)(?: got)?|ought|should|must|can)(?: to)?(?: be)? (?:removing|removed|deleting|deleted|taken (?:off|out|away)|taking (?:off|out|away)|come (?:off|out)|coming (?:off|out)|go(?: away)?|disappear|dropped|dropping|scrapped)${end}
  = remove the $1
  + [the wine has to go]
  + [fries need removing]
  - the fries need salt
  \b(?:no|without(?: the)?) (?:the )?(${name}),? (?:and |but )?(?:(?:i|we|they|he|she|mum|mom|dad) )?(?:(?:just|only) )?(?:rolled|wrapped|stuffed|put|served|ate|had|piled|packed|folded|tucked|spooned|popped|stuck)(?: (?:it all|it|them|that|everything|mine))?(?: up)? (?:in|on|inside|into|over|onto|with) ((?:an? |some )${name})${end}
  = $2 instead of $1
  + [no pita, I rolled it up in a tortilla]
  + [no bun, had it in a lettuce wrap]
  - no bread, I had it at home
  ${start}(?:the |my )?(${name}) (?:was|were)(?:n'?t| not) [a-z-]+(?:ed|ied|mashed)?,? (?:but )?(?:it|they|that|those) (?:was|were) ${about}(${weight}) (?:of )?(${name})${end}
  = $2 of $3 instead of $1
  + [the potatoes were not baked, it was 150 g of fries]
  - the potatoes were not baked, they were mashed
  \b(was|were) ${about}(?:\d+ ?(?:%|percent|per cent)|an? (?:third|quarter|half|bit|lot)|half|much|way|far) (?:more|less|bigger|smaller|larger|heavier)(?: than (?:that|this|logged|[a-z]+ (?:logged|said|wrote|put|typed|thought)|what [a-z]+ (?:logged|said|wrote|put|typed|thought)))?,? (?:so |and |because )?(?:it|they) (?:was|were|weighed) (?=${about}${weight})
  = $1 
  + stew portion [was 40 percent more than that, it was ]420 g
  - the stew was more than that
  \b((?:split|shared?|halved|divided)(?: (?!(?:between|with|among|amongst|by) )[^\s,.;]+)*?)(?: (?:right |straight )?down the middle)?,? (?:just )?(?:(?:with|between) )?(?:(?:me|us) and ((?:my|a|two|three|four|five|2|3|4|5) (?:[a-z]+ )?[a-z]+|[A-Z][a-z]+)|((?:my) [a-z]+|[A-Z][a-z]+) and (?:me|i))${end}
  = $1 with $2$3
  + We [split the pizza down the middle, me and my sister].
  + we [shared the whole lot, me and two mates], equal shares
  - I shared the fries and my drink
  \b(?:shared?|split) (?:the |my )?(${name}) (?:with|and) ((?:my )?[a-z]+),? (?:and |but |so )?(?:he|she|they|who|\2) (?:had|ate|got|took) (?:about |maybe |around )?((?:an? |one |two |three )?(?:half|thirds?|quarters?|fifths?|\d{1,2} ?%))(?: of it)?${end}
  = left $3 of the $1
  + [shared the curry with Anna, she had a third]
  - shared the curry with Anna
  ${start}${planned} [^,.;]*?,? (?:but |and )?${inTheEnd}(?:ate|had|drank|finished) ${allOfIt}${end},?
  + [first I thought I'd leave half of the salad but I ate it all,] the coke was a diet one
  + [meant to eat half the naan, ate all of it]. Rice was 250 g
  - I thought I'd eat all of it but I left a quarter
  ${start}${said} [^,.;]*?\b(?:left|leave|leftovers?|(?:didn'?t|couldn'?t) finish|no|not)\b[^,.;]*?,? but ${inTheEnd}(?:(?:ate|had|drank|finished) ${allOfIt}|(?:did|didn'?t)(?: (?:have|eat|drink|finish))?(?: (?:one|it|some|them))?(?: (?:in the end|after all|anyway))?)${end},?
  + [I said I left half the spaghetti but I didn't,] the wine was two glasses
  + [I told you no coke but I did have one in the end]
  - I said two but I left one
  ${start}${said} ${count} (?:of )?(?!(?:g|kg|grams?|ml|oz|ounces?|k?cals?|calories)\b)(${name}(?: of ${name})?),? but (?:(?:it|there|they) (?:was|were)|i (?:had|ate)) (?:(?:only|just|really|actually) )*(${count})${end}
  = had $2 $1
  + [I said two slices of toast but it was one]
  - I said two slices of toast but it was rye
  ${start}(?:${said}|i had|had) (?:2|two) (${name}(?: of ${name})?),? (?:but|and|then) ${inTheEnd}(?:went back for|had|took|grabbed|got|ate) a third(?: one)?${end}
  = had 3 $1
  + [I said two slices but I went back for a third]
  - I had two slices and a third of the cake
  ${start}(?:${said}|i had|had) (?:1|one|an?) (${name}(?: of ${name})?),? (?:but|and|then) ${inTheEnd}(?:went back for|had|took|grabbed|got|ate) a second(?: one)?${end}
  = had 2 $1
  + [I logged one taco but then I had a second]
  - I had one taco and a second helping of rice
  ${start}(?:the |my )?(${name}) (?:was|were) (?:(?:on |from )?(?:mon|tues|wednes|thurs|fri|satur|sun)day|yesterday)(?:'s)?,? (?:and |but |so )?(?:today|this time|tonight)(?:,? (?:it was|they were|i had|we had|i ate|was|were|had))? (?:the |some )?(?=${name}(?: instead)?${end})
  = not $1 but 
  + [the rolls were yesterday, today I had ]crackers instead
  - the rolls were yesterday
  ${start}((?:the |my )${name}(?: and (?:the |my )?${name})?) (?:i|we) (?:finished|polished off|demolished|ate up|drank up)(?: (?:off|up))?${end}
  = I finished $1
  + half of the pasta went back, [the bread and the wine I finished]
  - I finished the bread
  ${start}((?:an? |one |two )?(?:half|thirds?|quarters?)(?: of)? (?:the |my )${name}) (?:was|were|is|are) (?:(?:saved|kept|meant) )?for (?:later|tomorrow|another day|the next day|the weekend)${end}
  = left $1
  + [half the naan was for later]
  - half the naan was for my son
  ${start}(?:the |my )(${name}) (?:was|were|is|are) (?:(?:just|only|all|really) )?(?:(?:saved|kept|meant|packed) )?for (?:later|tomorrow|another day|the next day|the weekend)${end}
  = remove the $1
  + [the crisps were for later], I haven't opened them
  - the crisps were for my son
  ${start}(?:(?:i|we) )?(?:(?:actually|really) )?(?:went for|chose|picked) (?:the |some )?(${name}) over (?:the )?(?=${name}${end})
  = $1 instead of 
  + [I went for guacamole over ]sour cream
  - I poured the sauce over the rice
  ${start}([a-z]+ (?:bacon|sausages?|mince|burgers?|patt(?:y|ies)|ham|meatballs?|nuggets)),? (?:and )?not (?:pork|pig|beef|meat|normal|regular)${end}
  = make it $1
  + [turkey bacon, not pork]
  - turkey, not ham
  ${start}((?:the |my )?[a-z]+ (?:was|were) [a-z]+),? (?:and )?not (?:pig|pork|meat|cow'?s?|dairy)${end}
  = $1
  + [bacon was turkey, not pig]
  - it was turkey, not ham
  ${start}(?:the |my )?(${name}) (?:shared|split) (?=(?:with|between|among) )
  = shared the $1 
  + [curry shared ]with Dan
  (?<=\b(?:split|shared?|halved|divided)\b[^.;]*\bwith )(?:my|our|the) (?:other )?(?=(?:two|three|four|five|[2-5]) )
  + shared the lasagna with [my ]two kids
  - went home with my two kids
  (?<=\b(?:split|shared?|halved|divided)\b[^,.;]*) (?:right |straight )?down the middle\b
  + split the hummus[ down the middle] with Jo
  - it broke down the middle
  (?<=\b(?:split|shared?|divided)\b[^.;]*),? (?:in )?(?:equal|even) (?:shares|parts|portions|pieces)${end}
  + shared the whole lot with two mates[, equal shares]
  (?<=\b(?:half|thirds?|quarters?|fifths?) of (?:it|everything|all|that|the [a-z]+)) is (?:what (?:went in(?:to)? me|i (?:had|ate|got|ended up with))|mine)${end}
  + a third of everything[ is what went in me]
  - which is what I ate
  ${start}(?:and )?(?:also|plus)(?: (?:in|on|with|from))? (?:there|it|top|the (?:pan|wok|pot|side|bowl|plate|mix|table|tray|skillet|sandwich|salad|dish|cup|glass))(?: (?:with|was|were|went))?[:,]? (?=${count} |an? |some )
  = add 
  + [Also in the pan: ]1 tbsp sesame oil
  + [plus on the side ]a handful of nuts
  (?<=\S),? (?:(?:because|since|as|cos) )?(?:my|the|our) (?:plate|bowl|portion|glass|mug|cup|appetite|serving|tub|slice|lunch ?box)s? (?:was|were|is|looked|felt) (?:(?:a (?:bit|little|lot)|much|way|far|slightly|rather) )?(?:smaller|bigger|larger|lighter|fuller) than (?:usual|normal|always|it looks|i (?:thought|remembered|expected))${end}
  + cut the whole meal down by a third[, my plate was smaller than usual]
  - the plate was smaller
  \b(?:full[- ]sugar|non[- ]diet|sugared)(?= [a-z])
  = regular
  + it was the [full sugar] coke
  \b(was|were|is|are|'s|be) (?:the |a )?(?:full[- ]sugar|non[- ]diet|sugared)(?: (?:one|version|kind))?${end}
  = $1 regular
  + the coke [was full sugar]
  \b(was|were|is|are) (veggie|vegetarian|vegan|meatless|meat[- ]free|plant[- ]based)(?: one)?,? (?:so |and |with |there was )*no (?:meat|beef|pork|chicken|ham|bacon|mince|fish|dairy|animal products)(?: (?:in|on) it| at all)?${end}
  = $1 $2
  + lasagna [was veggie, no meat]
`);
