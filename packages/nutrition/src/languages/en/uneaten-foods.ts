/**
 * Parts of a sentence that mention food which the person did not eat: food that was swapped,
 * skipped, bought for later or eaten by another person.
 */

import { parsePatternRows } from "../pattern-rows.ts";
import { energyUnit, kilocalorieSign } from "./energy-units.ts";
import { bareRelative, otherEater, pet, speaker, stranger } from "./people.ts";

const article = "(?:the |my |a |an |any |some |their )?";
/** Up to three words of a food name. */
const name = "[\\w'-]+(?: [\\w'-]+){0,2}?";
const meals = "(?:breakfast|brekkie|brunch|lunch|dinner|supper|snacks?|meals?|it)\\b";
const owner = "(?:my|our|his|her|the|their)";
const startOfItem = "(?<=(?:^|[^\\w\\s'/&+-]|\\n|\\b(?:and|but|with|while)) ?)";
/** A part of the food before, not a food: "my wife had half". */
const notPart =
  "(?! (?:(?:about|around|roughly|just|only) )?(?:the other |the |an? |one |two |three )?(?:half|most|thirds?|quarters?|fifths?|\\d+ ?%|\\d/\\d|\\d{1,2} (?:out )?of (?:the |its )?\\d{1,2} (?:slices|pieces|squares))(?: of (?:it|that|them))?,?\\s*(?:[.,;!?)\\n]|$|and (?:i|me)\\b))";
/** The name of a food with the words before it, up to a verb. */
const longName = "(?!(?:i|we|just|only)\\b)[\\w'-]+(?: (?!(?:i|we|and|but)\\b)[\\w'-]+){0,5}?";
const end = "(?=\\s*(?:$|[.,;:!?)\\n]|(?:and|but|so|then)\\b))";
const notI = "(?:i )?(?:did(?:n'?t| not)|never)";
const other = `(?:she|he|they|(?:${owner} )?(?:\\w+ )?${otherEater}|${bareRelative})`;

/** Where an uneaten food came from: "the beans he made", "the roll that came with it", "the chips on the side". */
const clauseOfFood = `(?: (?:(?:that |which )?(?:${other}|we|i|you|they) (?:\\w+ ){0,2}?(?:made|cooked|ordered|got|brought|bought|had|served|offered|baked|gave me|put (?:on|in|out)|added)|(?:that |which )?(?:it )?(?:came|comes|come|was served) with(?: it)?|(?:that|which) (?:was|were) (?:there|left|offered|on (?:it|the side))|on the side|next to it))`;

/** Foods to share, whose parts a person counts: "a cheese board, I had 60 g brie". */
const board =
  "(?:cheese|charcuterie|meat|cold meat|antipasti|antipasto|mezze|meze|grazing|sharing|snack|tapas|nibbles) ?(?:board|platter|plate|spread|selection)s?";

/** What was planned, wished or nearly eaten, up to 60 characters. */
const getting = "(?:have|eat|get|order|make|cook|grab|drink|buy|be|try|go (?:to|for)|do)";
const intention = `(?:(?:was|were|is) (?:just |all |really )?(?:gonna|going to|supposed to|meant to|about to|hoping to|planning (?:to|on)|intending to|ready to|tempted to)(?: ${getting})?|(?:had )?(?:planned|meant|intended|hoped|wanted|tried) (?:to ${getting}|on(?: having| making)?)|(?:had )?planned|wanted|fancied|craved|was craving|was thinking|(?:thought|was thinking) (?:about|of)(?: (?:getting|having|ordering|making))?|(?:almost|nearly) (?:ate|had|ordered|got|bought|took|went for)|could(?:'?ve| have) (?:had|eaten|ordered)|(?:looked|stared) at|(?:was )?tempted by|(?:my |the )plan was(?: to ${getting})?)`;
const chosen =
  "(?:made|had|ate|got|ordered|went (?:for|with)|chose|settled (?:for|on)|ended up|grabbed|took|bought|cooked|switched to|stuck (?:to|with)|drank|opted for)\\b";
/** "but only had half", "so I had one": of what was wanted. */
const ofTheSame =
  "(?: (?:only |just )?(?:about |like |maybe )?(?:half|some|most|all|it|that|them|more|seconds|(?:a|an|one|two|three|four|\\d+)(?: (?:bit|few|third|quarter|little|couple|slices?|bites?|pieces?|more))?(?: of (?:it|them|that))?(?=\\s*(?:$|[.,;!?\\n]|instead|and\\b|but\\b))|(?:a )?(?:slices?|bites?|pieces?|bit) of (?:it|them|that)))";
const planned = `${intention} (?!to\\b)(?:(?!\\bbut\\b)[^.,;:!?\\n]){1,60}?`;

export const uneatenFoods = parsePatternRows(String.raw`
  \b(?:breakfast|brekkie|brunch|lunch|dinner|supper) (?:was |got |is )?(?:skipped|missed)\b(?! (?:the|my|on)\b)
  + [breakfast was skipped] lunch was a wrap
  + [lunch skipped], dinner was soup
  - at lunch missed the bus
  (?<=^|[.;\n] ?|, (?:and |but )?)the ${longName} (?:was|were) (?:only |just |all )?for (?:the (?:kids?|children|others|guests|dog|cat)|(?:my|our) (?:\w+ )?${otherEater}|them|him|her)(?=\s*[.,;]| (?:and|but) )
  + [the rice was for the kids], I had chicken
  - the rice was for lunch
  \b(?:(?:plus|and|with) )?(?:an? |the |one |our )?(?:\w+ )?(?:${board})(?=,? {0,2}[(:–-]? ?(?:and |but |which |of it |from it |i |just |only |probably |maybe |about |around |roughly |like |had |ate |took |got |picked |nibbled |my share was ){1,6}\d+ ?g\b)
  + wine, [and a cheese board], I had maybe 60g cheese and 5 crackers
  + [a charcuterie board], probably 40 g salami for me
  - a cheese board, 200 g
  - had a cheese board
  (?<=[a-z]{3}[^.!?\n]{0,120}),? (?:and |but )?(?:i['’]?m |i am )?(?:(?:still|already|now|been|just|keep|kept) )*(?:thinking|dreaming) (?:about|of) [^.;!?\n]{2,60}
  + 2 tacos and a horchata[, still thinking about those tacos]
  + pasta[, now dreaming of dessert]
  - thinking about pizza
  \b${planned}(?:,| -|,? but|[.;,] didn'?t[.,;]?|\.(?= (?:i |we )?ended up)) (?:(?:i|we|just|only|instead|then|finally|actually) )*(?=${chosen}(?!${ofTheSame}))
  + [wanted pizza but ]made a salad
  + [wanted ice cream, ]ended up with a yogurt
  + I [meant to have a salad but ]ended up with pizza
  + [was going to have pizza but ]had soup
  + [was supposed to be curry night but ]ended up with a wrap
  + [nearly ordered chips, ]got the salad
  + [nearly bought a donut. didn't. ]had an apple
  + [meant to have soup. ]ended up eating pizza
  + [thought about getting fries but just ]had the wrap
  - wanted pizza so I had one
  - wanted pizza but only ate half
  - was going to have a burger but had two
  - almost had a whole pizza
  \b(?:i |we |they |everyone |all )?went (?:out )?(?:for|to get) (?!(?:a|the) (?:walk|run|swim|ride|hike|drive|jog)\b)[^.,;:!?\n]{2,30}?,? but (?:i |me )?(?:only|just) (?:had|ate|got|ordered|drank|took|have)(?= [a-z\d])(?!${ofTheSame})
  + [we went for sushi but i only had] the miso soup
  + [they went out for pizza but I just had] a salad
  - went for pizza but I only had half
  - went for a walk but only had water
  \b${planned},? but (?:(?!\b(?:so|then)\b)[^.!?;\n]){1,60}?,? (?:so|then) (?:(?:i|we|just|then) )*(?!${ofTheSame})(?!(?:good|nice|full|much|many|far)\b|${chosen}${ofTheSame})(?=[a-z\d])
  + [wanted a kebab but they were shut so ]toast and beans
  + [was gonna get a mcflurry but the machine was broken so ]got a twix
  + [wanted to try the ramen place but it was closed, so ]pho
  - wanted a pizza but it was late so I had half
  (?<=(?:^|[^\w\s'/&+-]|\n|\b(?:and|but|because|cuz|bc)) ?)(?:the |my |our )?(?!${meals}|(?:plate|bowl|fridge|place|shop|all|i|we|they|there)\b)[\w'-]+(?: [\w'-]+){0,2}? (?:was|were|had) (?:all |already |completely )?(?:empty|gone|sold out|off|mou?ldy|out of date|expired|unavailable|out of stock)(?=,? so\b|,? but\b|\s*(?:$|[.,;!?)\n]))
  + [nutella was empty] so jam on toast
  + [oat milk was off], black coffee
  + [The soup was gone], so I had a sandwich
  - pizza was gone in 5 minutes
  - my shift was off to a start
  (?<=(?:^|[,.;\n]) ?)(?!${meals})[a-z'-]+(?: [a-z'-]+)? ?: ?(?:skipped|none|no|nope|left it)(?=\s*(?:$|[,.;\n]))
  + [rice: skipped]. soup
  \b(?:choc(?:olate)?|biscuit|cake|sweet|treat|donut|doughnut|cookie)s? (?:tin|box|tray|tub|bowl|trolley) (?:was )?(?:going|doing|being passed|passed|making) (?:a?round|the rounds)(?: (?:at|in) \w+)?\b
  + [choc tin going round at work], only had 3
  (?<=[\w)](?:,| -)? ?\(?)(?<!\b(?:did|do|does|could|would|should|is|was|were|am|are|have|had|has|can|will|why|if|or|maybe|probably|but|may|might|must|i|just|and|though|it's|that's|isn|certainly|i'm|im|or is it)[, ]?)\bnot (?:the |any )?(?!(?:sure|bad|too|much|really|even|that|so|very|hungry|a|an|including|counting|containing|great|good|quite|my|proud|sorry|healthy|only|just|all|many|in|on|at|to|as|for|the|full|big|large|small|homemade|happy|ideal|long|yet|eating|eat|finish|feeling|going|enough)\b)[a-z'-]+(?: [a-z'-]+)?${clauseOfFood}?(?=\s*(?:[.,;:!?)\n]|$| and\b| but\b))
  + coffee, [not tea], and a muffin
  + 2 dry toast, [not the beans he made]
  + steak, [not the salad that came with it]
  + rice [not the naan we ordered] and dal
  + chicken (thigh [not breast]) and beans
  - it was not great, soup
  - soup, not bad
  \b(?:swap(?:ped|ping)?|sub(?:bed|bing)|substitut(?:e|ed|ing)|replac(?:e|ed|ing)|trad(?:ed|ing)|switch(?:ed|ing)?)(?: out)? (?!the |my |that )${article}${name} (?:for|with|to)\b
  + burger, [swapped fries for] salad
  + [replaced white rice with] quinoa
  \b(?:bought|picked up|stocked up on|shopped for)\b[^.!?\n]{1,80}?(?=,? ?(?:and )?then (?:i )?(?:made|ate|had|cooked|fried|grilled|boiled|baked)\b)
  + [bought eggs and bread], then made two fried eggs
  - bought a burrito
  (?<!\b(?:i|me|myself|we|us) and (?:(?:my|our|the) )?)(?<!\b(?:feeding|holding|nursing|settling|minding|changing|dropping) )\b(?:${owner} (?:\w+ )?${otherEater}|kids|(?:${owner}|a) (?:\w+ )?${pet}) +(?:just |only |also |then )?(?:had|has|ate|eats|drank|stole|licked|is having|was having|is eating|was eating|wanted|laid|lay|gave us)\b${notPart}(?! (?:made|cooked|bought|brought|baked|prepared|ordered|given|got))[^.!?;\n]{0,120}?(?=${speaker}|$|[.!?;\n]|(?<=\bthe (?:rest|other half|remainder|others?)(?: of (?:it|them))?),? (?:and|plus|then)\b)
  + [my husband had the steak and ]I had the salmon
  + [the dog ate my toast]
  + eggs, [my son had the rest] and coffee finally
  + I had soup. [My kids had pizza]. Then a banana
  - my wife and I had pizza
  - me and the kids had pizza
  - my kids had pizza and so did I
  - a pizza, my wife had half
  - a pizza, he ate two thirds
  - my mum had made lasagne
  - had dinner with my son
  - up at 3am feeding the baby ate 2 flapjacks
  (?<=(?:^|[^\w\s'/&+-]|\n|\b(?:and|but|while)) ?)(?:${bareRelative}|${stranger}) +(?:just |only |also |then )?(?:had|has|have|ate|eats?|drank|(?:is|was|are|were) (?:having|eating|drinking)|(?:got|ordered|took|takes?|wanted|chose|(?:is|was|are|were) getting)(?! (?:me|us)\b)(?=[^.!?;\n]{1,120}?(?:${speaker}|\btoo\b)))\b${notPart}(?! (?:made|cooked|bought|brought|baked|prepared|ordered|given|got|to))[^.!?;\n]{0,120}?(?=${speaker}|$|[.!?;\n])
  + [guy next to me had ramen]. I had soup
  + [son had the happy meal, ]i had a salad
  + [the woman on the train was eating a burger, ]I had an apple
  + 2 tacos. [mum got one too but hers isn't ]mine to log
  + [boyfriend ordered chips, ]i had soup
  - mum got me a kebab
  - mum ordered pizza
  - dad had made lasagne
  \b(?:${owner} (?:\w+ )?${otherEater}) +(?:just |only |also |then )?(?:got|ordered|took|takes?|chose|orders|(?:are|were) (?:having|eating))(?! (?:me|us)\b)\b[^.!?;\n]{1,120}?(?:(?=,? (?:and |but |while )?i\b)|,? but (?:that|those|it|they|hers|his)\b[^,.!?;\n]{0,30})
  + [my sister ordered nachos], I had 2 tacos
  + [the kids are eating pizza], I had soup
  + 2 tacos. [my sister got nachos but those are hers not mine]
  - my wife ordered us a pizza and I had half
  (?<=\w),? (?:(?:and|but|while|so) )?(?:they|the others|(?:my |the )?(?:friends|mates|flatmates|housemates|roommates|kids|boys|girls|lads|family)) +(?:all )?(?:ate|had|took|got|finished|shared|split) (?:the )?(?:other|remaining|rest)(?: of (?:it|them))?(?: (?:\d{1,2}|two|three|four|five|six|seven|eight|nine|ten))?(?: (?:slices|pieces|ones|half))?${end}
  + 3 slices of a large pizza[, they ate the other 7]
  + 2 samosas[ and my friends had the rest]
  - cut in 8, they ate 5
  \b(?:she|he) +(?:ate|had|took|got|ordered|drank|stole|nicked|finished)\b${notPart}(?! (?:me|us|made|cooked|bought|brought|to)\b)[^.!?;\n]{0,120}?(?=${speaker}|$|[.!?;\n])
  + [she ate the crisps and ]I had an apple
  ${startOfItem}(?:the |those |that )?(?!${owner} (?:\w+ )?${otherEater}\b)(?!(?:(?:about|almost|around) )?(?:half|most|some|\d|one|two|what)\b)${longName} ${other} +(?:ate|had|finished|took|got|polished off|demolished)(?: (?:it|them))?(?: (?:all|up|most))?(?: of (?:it|them|that))?(?: by)?(?: (?:him|her|them)sel(?:f|ves))?${end}
  + prawns, [the chorizo my boss finished all], and beer
  + salad, [fattoush she ate all of it]
  + 6 nigiri. [the eel rolls she finished all]
  - crisps 150 g, my kids had most of it
  ${startOfItem}(?:(?:there (?:was|were|is|are)|(?:they|we) had|they offered(?: (?:me|us))?|(?:(?:my|the|a) )?(?:\w+ )?[\w']+ (?:offered|brought|made|baked|passed)(?: (?:me|us|in|round|over))?) [^.!?;\n]{1,60}?|[\w'-]+(?: [\w'-]+){0,3} (?:was|were) (?:there|offered|on the table)),? (?:but |and )?(?:i |we )?(?:(?:did(?:n'?t| not)|never) (?:have|eat|take|touch|want|try|get|drink)(?: (?:any|it|them|some|that|one))?|refused|declined|resisted|passed|said no|left (?:it|them)|skipped (?:it|them))(?: of (?:it|them))?${end}
  + upma. [there was pickle but i did not take], bp is high
  + [my aunt offered laddu but I refused], had chai
  + soup. [cookies were there but I left them]
  + [the waiter brought olives, didn't eat them]
  - there was chicken but I didn't eat it all
  \b(?:i |we )?(?:took|brought|carried) (?:an?|some|the|my|our) (?!(?:rest|other|remaining|left ?overs?|second|last)\b)[a-z'-]+(?: [a-z'-]+){0,4} home (?:for|to) (?:later|tomorrow|the kids|(?:my |our )?${otherEater})${end}
  + soup and [took a slice of cake home for later]
  - took the rest home for later
  ${startOfItem}(?!${meals})${longName},? (?:which |but |and )?${notI} (?:even |actually )?(?:eat|drink|touch|have|take|try) (?:it|them|that|those|any)(?: of (?:it|them))?${end}
  + noodles. [spicy broth, didn't drink it]
  + [made cookies for the school, didn't eat any]
  - soup, didn't eat it all
  (?<=[a-z]{2}(?:[,.;)–—-]+ ?|,? but |,? and )(?:i )?)(?:left|binned|threw away) (?:about |maybe |over |almost |nearly )?(?:half|most|some|a lot|a bit|a third|a quarter|two thirds) (?:of )?(?:the|my) ${name}${end}
  + a bowl of pho, [left half the noodles]
  (?<=[a-z]{2}(?:[,.;)–—-]+ ?|,? but |,? and )(?:i )?)(?:gave|fed) (?:about |maybe |over |almost |nearly )?(?:half|most|some|a lot|a bit|a third|a quarter|two thirds) (?:of )?(?:the|my) (?!(?:rest|lot)\b)${name} (?:away|to (?:the|my|our|his|her|a) [a-z]+)${end}
  + steak frites, [gave half the fries to my husband]
  - a pizza, gave half to my brother
  - left half the pizza
  (?<=[a-z]{2}[,.;)–—-]* ?(?:but )?(?:i )?)left the (?:rice|bread|buns?|crusts?|skin|fat|shells?|icing|toppings?|frosting|cheese) on (?:about |the )?(?:half|most|some|the rest|\d+|one|two|three|four|five|six)(?: of (?:them|those|it))?${end}
  + 8 pieces of nigiri, [left the rice on 3 of them]
  \b(?:tasted|tried|sampled) ${article}${name}(?: a bit| a little)? (?:while|when|as|during) (?:i was |i )?(?:cooking|cooked|making|made)\b[^.,;:!?\n]{0,30}
  + [tasted the soup while cooking but just a spoon]. dinner: pork chops
`);

/** Before what was dropped: the end of a sentence, and words without a meaning of their own. */
export const beforeDropped =
  /(?<=[a-z\d%)][\s\S]*?)(?<mark>[.;!,–—-]?)\s*(?:(?:but|and|then|so|though|although|i|i've|ive|we|just|also|only|actually) +)*$/i;
/** Written in its place, so that it is taken off the dish before it. */
export const exclusionOfDropped = "no";

/** The amount before a food that was served: "a side of fries", "2 rolls". */
export const servedAmount =
  "(?:\\b(?:a|an|the|some|my|\\d+|one|two|three|small|medium|large|side(?: order)? of|bag of|bit of) )*";

/** After the singular of a food that was served: "carrots", "carrot sticks". */
export const pluralOrShape =
  "(?:(?:e?s)?(?: (?:sticks?|pieces|slices|wedges|chunks|halves|cubes))?)";

/** Its energy after that: "trifle 260 kcal". */
export const servedEnergy = `(?:,? *\\(?(?:${kilocalorieSign} ?\\d+|\\d+ ?(?:${kilocalorieSign}|${energyUnit}\\b))\\)?)?`;

/** The speaker ate it as well. */
export const includesSpeaker = parsePatternRows(String.raw`
  ^\s*(?:so did|both of us|me too)\b
  + [ so did] I
  ^[\s,]*(?:and |but |so )?(?:i|we) (?:also |only |just )*(?:had|ate|took|got|have|take|tried|stole|nicked)(?: (?:about|only|just|like|maybe))* (?:half|most|some|a bit|the same|one|two|three|four|five|\d+|an?) ?(?:(?:of )?(?:it|them|those|that)|slices?|pieces?|bites?|thirds?|quarters?|few|couple|mouthfuls?)?(?: of (?:it|them|those|that))?(?=\s*(?:$|[.,;!?\n]|and\b))
  + [, I had one slice]
  + [ and I only ate half of it], then tea
  - , I had one apple
`);

/** Food that only small children eat. */
export const childFoods = parsePatternRows(String.raw`
  \b(?:baby ?food|baby toddler|junior|strained|infant formula)\b
  + a jar of [strained] peas
`);

/** Another person, who may be the subject of the whole message. */
export const pronounEaters = "^(?:she|he)\\b";

/** A message that is the meal of a child: "my son ate half a bowl of pasta", but not "my son ate my pasta". */
export const mealsOfChildren =
  "^(?:my|our) (?:\\w+ )?(?:son|daughter|toddler|baby|kid|child|grandson|granddaughter) (?:just |only |also )?(?:ate|had|eats)\\b(?!.*\\b(?:my|our)\\b)";
