/** Self-corrections: "a coffee, sorry, a tea", "2 eggs. Actually 3 eggs", "it was tofu, not chicken". */
import { anyOf, anyPhrase, parsePatternRows } from "../pattern-rows.ts";
import { wordSet } from "../word-lists.ts";
import { bareRelative, otherEater } from "./people.ts";
import { numberWordsBetween } from "./spoken-numbers.ts";

/** Words that retract the food before them. */
export const correctionCues = parsePatternRows(String.raw`
  ,? ?\b(?:sorry|oops|whoops|no wait|wait no|wait|no,? i mean|no,? i meant|i mean|i meant|(?:no,? )?i lie|(?:no,? )?(?:i )?tell a lie|scratch that|strike that|correction|nope|no,? hang on|no,? hold on|hang on|hold on|or rather|actually no|(?:no,? )?(?:actually )?(?<!\b(?:to|will|can|could|you|i|we|should) )make (?:that|it))\b[,:]?[ ](?:(?:it was|that was|they were|i had|it's|should be) )?
  + a coffee[, sorry, ]a tea
  + soup and rice[ no wait ]quinoa
  + a mocha[, no tell a lie, ]a latte
  + white toast[, actually make that ]brown bread
  + a large coffee[, correction: ]a small coffee
  - I had to make it quick: a wrap
  , no,[ ]
  + a coffee[, no, ]a tea
  - coffee, no milk
`);

/** The count of a corrected amount. */
export const correctedCount = `(?:\\d[\\d./]*|an?|${numberWordsBetween(1, 10).join("|")}|half an?|some)(?![\\w])`;

const unit = `${anyOf(`g grams? ml oz cups? slices? pieces? glass(?:es)? bowls? cans? bottles? tbsp tsp scoops?
  plates? portions?`)}\\b`;

/** An amount that the replacement keeps: "two slices of". */
export const correctedAmount = `${correctedCount}(?: ?${unit})?(?: of)?`;

/** Words after which the words of a food begin. */
export const wordsBeforeFood = anyOf("and had ate drank with plus for then");

/** "the can is", "it was the small carton they do," */
const ofVessel = `(?:(?:the |my |a )?(?:(?:small|large|little|big|mini) )?${anyOf("can glass carton bottle pack packet tin bar pot tub cup mug bowl")}(?: they (?:do|have|sell))?(?:,| is| was| holds| says| said| only| of){1,3} )?`;

/** Words of a sentence about the correction, before the corrected words. */
const introduction = `(?:${anyPhrase(`it was, it's, its, it is, that was, that's, there were, they were, these were, i had, we had, had,
  it said, they are, they're, just, only, really, actually, more like, should be, should say, should have been, to say, to write, call it,
  make it, make that, like, about, so, the scale said, the scale says, scale said, weighed, it weighed`)}\\b[,:]? ?){0,3}${ofVessel}`;
const cue = `(?:${anyPhrase(`just checked, checked, it turns out, turns out, well, i lie, i tell a lie, tell a lie, strike that, hang on, hold on, sorry, oops, whoops, no wait, wait no, wait, nope, no, i mean, i meant, meant, scratch that, scrap that, correction,
  hmm, er, erm, um, eh, wrong, i misread it, i misread that, i misread the label, i misread the scale, misread the label, misread the scale, misread that, misread it,
  or rather, actually no, actually, make that, make it, edit, edited, update, typo, call it, let's say, say, my mistake, change (?:that|it|this) to, changed? to, ok fine, ah no, oh no, ah wait, oh wait, but it was, well it was,
  my bad, should be, nah, ok, okay, well ok, who am i kidding`)}\\b|[-=]>|→)`;
/** Cues after a mark; without one they belong to the sentence: "I actually had 3 eggs". */
export const weakCues = new RegExp(
  `^ ${anyOf("no nah ok okay actually edit edited update sorry say half well checked")}\\b(?! (?:no|wait|sorry|i mean|i lie|i tell|more like|it was more like)\\b)`,
  "i",
);
/** The words of a correction, with what the person says about it: "no wait they were small so call it". */
const reason = "(?:(?:[a-z']+ ){1,5}(?:so|call it|make it|make that) )?";
const cues = `(?:(?:^|[\\s,.;:(–—-]{1,6})${cue}(?![\\w'])[\\s,.:;–—-]{0,6}){1,3}${reason}${introduction}`;

const measure = `${anyOf("kg g grams? gr ml cl l oz ounces? lbs? pounds? cups? tbsp tsp kcal")}\\b`;
const whole =
  "(?:a |the )?whole(?: (?:thing|lot|one))?\\b(?! ?-?(?:wheat|grain|meal|milk|foods?)\\b)";
const fraction = `(?:(?:an?|one|two|three|\\d) )?(?:thirds?|quarters?)(?! ?-?pound)(?![\\w])`;
const smallCount = `(?:${whole}|${fraction}|\\d+(?:[./]\\d+)?(?=$|[^\\w./]|\\.(?!\\d)|${measure})|[½¼¾]|(?:a half|half an?|half|an?|${numberWordsBetween(1, 90).join("|")})(?![\\w]))`;
/** A count without a food: "just 1 then tea", "thirty and a slice". */
export const correctedCountAlone = `(?:(?:just|only|about|like|maybe) ){0,2}(?:${smallCount}|(?:an?|one|two|three) hundred|some)\\s*(?:$|[.,;!?\\n]|(?:and|then|with|plus|at|but)\\b)`;
const endOfPhrase =
  '(?=\\s*(?:$|[.,;:!?()"”\\n–—]|-(?=[-\\s])|\\b(?:and|then|with|w|plus|for|at|but|not|instead|in total|on|today|tonight|altogether|because|cause|as|so|if|honestly|tbh|actually|really|lol|lmao|oops|(?:ha){2,}h?|(?:he){2,})\\b))';

const name = "[a-z'-]+(?: [a-z'-]+){0,1}?";
const newName = "(?!(?:not|no|wait|was|had|it)\\b)[a-z'-]+(?: (?!not\\b)[a-z'-]+){0,2}?";
const negatedArticle = "(?:the |a |an |any )?";

const size = `(?:${anyOf("small medium large regular mini tall grande venti footlong foot-long")}|\\d{1,2}[ -]?inch(?:es)?)\\b`;
/** The words for a size that a correction replaces. */
export const statedSizes = new RegExp(`\\b${size}`, "gi");
/** Another size: "a large latte, no wait medium". */
export const restatedSizes = parsePatternRows(String.raw`
  ${cues}(?:(?:the|a|an|just) )*(?<size>${size})(?: (?:one|size|version))?${endOfPhrase}
  + a large latte[ no wait medium] and a scone
  + footlong turkey sub[ no wait it was the 6 inch]. no chips
  + a large coffee[, sorry, a small one]
  - a coffee, sorry, a small tea
`);

/** A count of one: "half a pita, correction: whole pita". */
export const wholeCount = new RegExp(`^${whole}$`, "i");

/** A number that another replaces at once: "two no three slices". */
export const restatedNumbers = parsePatternRows(String.raw`
  (?<=^|[\n,;.] ?|\b(?:had|ate|and|with|plus|just|about|like) )${smallCount}${cues}(?=${smallCount} [a-z])
  + had [two no ]three eggs
  + toast with [1... sorry ]2 slices of cheese
  - two nuggets no three nuggets
`);

/** A corrected amount: "actually 3 eggs", "no just one", "edit: 150 g". */
export const restatedAmounts = parsePatternRows(String.raw`
  ${cues}(?:the |x ?)?(?<count>${smallCount})(?: ?(?<unit>${measure}))?(?:(?<ofIt> of (?:it|them|that|those))| ones?(?= honestly| really| actually| tbh)|(?: (?:of )?(?<words>(?!(?:and|with|w|plus|for|but|not|was|were|is|are|had|has|in|on|it|them|that|those)\b)[a-z'-]+(?: (?!(?:and|with|w|plus|for|but|not)\b)[a-z'-]+){0,5}?)))?${endOfPhrase}
  + two tacos[, no wait just one] and a coke
  + 2 burritos[, actually 1]
  + 2 eggs and toast[. Actually 3 eggs], and no butter
  + one timbit[... make that three timbits]
  + three slices[ no wait they were thin so call it two regular slices] with beans
  + rice 200 g[ - edit: it was 150 g]
  + 2 eggs[ -> 3 eggs]
  + half a pita[, correction: whole pita]
  + half a pizza[, no wait, the whole thing]
  + 2 scoops of ice cream[, well, 3 scoops] if I'm honest
  + pancakes x3 with syrup[ (actually x4])
  + a samosa[ -- no, two samosas] -- with chutney
  + a whole cucumber[, well, half of it] really
  + half a pizza[... ok fine, three quarters]
  + 500 ml coke[, no, the can is 330 ml]
  + juice 250 ml[, oh wait no it was the small carton they do, 200 ml]
  + 60 g nuts[. Misread the scale it said 40g]
  [\s,.;(–—-]{1,6}not ${smallCount}(?: but|,)(?: just| only)? (?<count>${smallCount})${endOfPhrase}
  + 3 eggs[, not 3 but 2]
  - 3 eggs, not 3 meals but 2
  [\s,.;(–—-]{1,6}(?:the )?(?<count>whole) (?:one|thing|lot),? (?:honestly|really|actually|tbh|in fact)${endOfPhrase}
  + half a mango[, whole one honestly]
  - the whole one
  (?<=[\w)]\s+)[*](?<count>${smallCount})(?: ?(?<unit>${measure}))?(?: (?<words>[a-z'-]+(?: [a-z'-]+){0,2}))?(?=\s*$)
  + 3 eggs [*4 eggs]
  - eggs * 4
  - two coffees, actually one was decaf
`);

/** The size or the energy of each piece: "no sorry they are 80 each". */
export const restatedEach = parsePatternRows(String.raw`
  ${cues}(?<count>\d{1,4}(?:\.\d+)?)(?: ?(?<unit>${measure}))?(?: cals?| calories)? (?:each|apiece|per piece|a piece)${endOfPhrase}
  + 4 cookies at 50 kcal each[, no sorry they are 80 each]
  + 2 bars (40 g each)[, sorry 45 g each]
  - 4 cookies, 80 kcal each
`);

const ownVerb = "(?:had|have|ate|eat|took|take|got)";
const others = `(?:she|he|they|(?:(?:my|our|his|her|the) )?(?:\\w+ )?${otherEater}|${bareRelative}) (?:had|has|ate|eats?|took|takes?|got|gets|have)`;
const countOfPieces = `(?:\\d{1,2}(?![\\w/]|\\.\\d)|(?:one|${numberWordsBetween(2, 20).join("|")})\\b)`;
const countOfMeasures = `(?:\\d{1,2}|an?|a couple(?: of)?|a few|${numberWordsBetween(1, 12).join("|")})`;
const counted = `\\b${countOfPieces} (?!(?:slices?|pieces?|pcs|squares?|g|kg|ml|oz|cups?|tbsp|tsp|of)\\b)[a-z]+(?: [a-z]+){0,2}`;

/** Measures of beer without the drink, at the beginning of an item: "2 pints and a burger". */
export const measuresOfBeer = parsePatternRows(String.raw`
  (?<=^\s*|[.;!?\n]\s*|\b(?:had|drank|downed|sank|got|after|and|plus|then|with|just|about|like|only) )${countOfMeasures} (?:more )?(?:pints?|schooners?|middies|middy|half[- ]pints?)(?=\s*(?:$|[.,;!?)\n&+]|(?:and|with|at|after|then|plus|last|tonight|yesterday|during|while|before|down|watching|but)\b))
  + [2 pints] and a burger
  + a wrap and [a pint]
  + had [3 schooners] at the pub
  (?<=^\s*|[.;!?\n]\s*)(?:pint|half[- ]pint|schooner)(?=\s*(?:[,+&]|and\b|with (?:a|some|my|the|two|\d)\b))
  + [pint] and a packet of crisps
  + [schooner], then a parmy
  - pint milk
  - lager, 2 pints
  - 2 pints of milk
`);
/** What a pint is of, if that is not said. */
export const unsaidDrink = " of beer";

/** How many another person had, before how many the speaker had: the latter count. */
export const countsOfOthers = parsePatternRows(String.raw`
  \b${others} (?<theirs>${countOfPieces}) (?<noun>(?!and\b|i\b|of\b)[a-z]+(?: (?!and\b|i\b|of\b|but\b)[a-z]+)?),? (?:and |but |while )?i (?:only |just )?${ownVerb} (?:only |just |about )?(?<count>${countOfPieces})(?:(?=(?<of> of (?:the|my|a) ))|${endOfPhrase})
  + [my husband take two samosas, I take one]
  + [she had 3 slices i had 5] of the pizza
  - my wife had 2 eggs and I had 3 pancakes
  \b${others} ${countOfPieces}(?: of (?:it|them))?,? (?:and |but |while )?(?=i (?:only |just )?${ownVerb} (?:only |just |about )?${countOfPieces}(?! [a-z]+ (?:and|of)\b))
  + pizza 8 slices, [he had 5 ]i had 3
  (?<=\bi ${ownVerb} (?:only |just |about )?${countOfPieces}(?: [a-z]+)?),? (?:and |but |while )?${others} ${countOfPieces}${endOfPhrase}
  + tacos: i had 3[ she had 2]
  + tacos: I had 3[, my brother had 2]
`);

/** For how many people something large was ordered: "a pitcher of sangria for four"; the group is the number. */
export const ordersForSeveral = parsePatternRows(String.raw`
  (?<=\b(?:pitcher|jug|carafe|bottle|platter|bucket|board|fondue|paella|banquet|tower|magnum)s?\b[^.;:,\n]{0,30}) for (?<count>two|three|four|five|six|[2-8])(?: people)?(?=\s*(?:$|[.,;!\n]))(?![^]*\d)
  + a pitcher of sangria[ for four]
  + sharing platter[ for 2 people], salad
  - a bottle of water for later
`);
export const betweenPeople = " between ";

/** The count that came, or that was eaten, after the count that was asked for. */
export const eatenCounts = parsePatternRows(String.raw`
  (?<=\b(?:asked for|ordered|wanted|meant to (?:have|eat)|planned|going to have|gonna have) (?:just |only |like )?(?:an?|${countOfPieces}) [a-z]+(?: [a-z]+){0,4}),? (?:(?:but|and|yet) )?(?:(?:they|he|she|we|i|(?:the|that|this|my) [a-zà-ÿ]+) )?(?:only |just )?(?:gave me|got|brought(?: me)?|served me|there were|ended up (?:with|having|eating)|had|ate|could only (?:eat|manage)|managed)(?: only| just)? (?<count>${countOfPieces})(?: (?:of (?:them|those)|instead))?${endOfPhrase}
  + asked for 5 tacos[ but they only gave me 4]
  + wanted 2 tacos[, ended up with 4]
  - ordered 2 tacos but had 3 beers
  (?<=${counted}s)[,.;(–—-]\s*(?:and |but |so |actually |well |ok )*(?:i )?(?:only |just )?(?:had|ate|took|managed) (?:only |just |about |like |maybe )?(?<count>${countOfPieces})(?: of (?:them|those))?${endOfPhrase}
  + 12 wings[, ate 8]
  + 10 nuggets[, actually only ate 7], plus fries
  - 2 eggs, had 1 coffee
`);

/** Pieces that were left: "3 pancakes, left one". */
export const leftCounts = parsePatternRows(String.raw`
  (?<=\b(?:${counted}|${countOfPieces} (?:slices|pieces|pcs)(?: of [a-z]+(?: [a-z]+)?)?))[,;]? (?:and |but )?(?:i )?(?:left|binned|saved|kept|gave|threw|dropped|didn'?t (?:finish|eat)) (?:the last |the other )?(?<count>${countOfPieces})(?: of (?:them|those))?(?: (?:away|out|back|(?:to|for) (?:(?:my|the|our|a) )?[a-z]+))?${endOfPhrase}
  + 3 pancakes[, left one]
  + 3 tacos[, gave one away]
  + 4 pancakes[, gave two to the dog]
  + 5 pancakes[ and saved 2 for tomorrow]
  + 8 slices of pizza[, left 2]
  (?<=\b(?:${counted}|${countOfPieces} (?:slices|pieces|pcs)(?: of [a-z]+(?: [a-z]+)?)?))(?: ordered| bought)?[,;]? (?:and |but |with )?(?<count>${countOfPieces})(?: of (?:them|those))? (?:are |were |is )?(?:left ?over|left|saved|uneaten|still in the (?:fridge|box))(?: for (?:tomorrow|later|lunch tomorrow))?${endOfPhrase}
  + 12 sushi pieces[ ordered, 3 left over for tomorrow]
  + 6 wings[, 2 left over]
  - 3 pancakes, left one slice
  (?<=\b(?:${counted}|${countOfPieces} (?:slices|pieces|pcs)(?: of [a-z]+(?: [a-z]+)?)?))[,;]? (?:and |but )?(?<count>${countOfPieces})(?: of (?:them|those))? (?:was|were|is|are|went) (?:for|to) (?!(?:me|breakfast|brunch|lunch|dinner|supper|tea|dessert)\b)(?:(?:my|the|our|a) )?[a-z]+${endOfPhrase}
  + two crepes w nutella[, one was for my kid]
  - two crepes, one was for lunch and one for dinner
`);

/** Pieces that were left of a food that is named again: "2 sausages, 2 eggs. Left one sausage and the toast". */
export const leftNamedCounts = parsePatternRows(String.raw`
  (?<=[\s,.;–—-](?:left|binned|did(?:n['’]?t| not) (?:eat|finish)|gave away))(?<!\bi?'?(?:have|had|got|there'?s|are|is|only) left) (?<count>${countOfPieces})(?: of (?:the|my))? (?!(?:slices?|pieces?|pcs|of|bites?|left)\b)(?<words>[a-z'-]+(?: (?!and\b)[a-z'-]+)?)(?=\s*(?:$|[.,;)\n]|and (?:the|my|most|half)\b))
  + 2 sausages, 2 eggs. Left[ one sausage]
  + 2 sausages, toast. Left[ one sausage] and the toast
  - 3 pancakes, left one
`);

/** An amount after its food: "edit: gyoza were 6", "sorry, the rice was 150 g". */
export const restatedAfterFood = parsePatternRows(String.raw`
  ${cues}(?:the )?(?<words>(?!(?:it|that|this|there|they|i|we|and|one|some)\b)[a-z'-]+(?: (?!(?:was|were|is|are)\b)[a-z'-]+){0,2}?) (?:was|were|is|are|should be) (?:actually |only |just |more like |about )?(?<count>${smallCount})(?: ?(?<unit>${measure}))?${endOfPhrase}
  + ramen and gyoza (5)[. edit: gyoza were 6]
  + 200 g rice[, sorry the rice was 150 g]
  - two coffees, actually one was decaf
  (?<=\b(?:edit|edited|update|correction)\b[^\n]{1,60}),? (?:and )?(?:the )?(?<words>(?!(?:it|that|this|there|they|i|we|and|one|some)\b)[a-z'-]+(?: (?!(?:was|were|is|are)\b)[a-z'-]+)?) (?:was|were) (?:only |just |about )?(?<count>${smallCount})(?: ?(?<unit>${measure}))?${endOfPhrase}
  + rice, dal. edit: the 200 g was dry[, dal was 2 cups]
  - rice was 200 g, dal was 2 cups
`);

/** In which state a food was weighed: "edit: the 200g was cooked weight". */
export const restatedStates = parsePatternRows(String.raw`
  ${cues}(?:the |that |those )?(?<count>\d+(?:\.\d+)?) ?(?<unit>${measure}) (?:was|were|is|are) (?:the |its |all )?(?<state>cooked|uncooked|raw|dry|dried|drained)(?: weight| weighed| before cooking| after cooking)?${endOfPhrase}
  + 200g rice[ - edit: the 200g was cooked weight], and fish
  - 200g rice, the 100g was a lot
`);

/** A part that the message has denied: "without the bun, no wait with the bun". */
export const restatedInclusions = parsePatternRows(String.raw`
  ${cues}with (?:the |a |an )?(?<words>${name})${endOfPhrase}
  + burger without the bun[, no wait with the bun]
  + toast with no butter[, actually with butter]
  - tea with milk
`);
/** What denies such a part; the part follows. */
export const denials = "\\b(?:without|with no|no|minus) (?:the |any |a |an )?";

/** Other words after the same preposition: "on rye no wait on wholewheat". */
export const restatedPhrases = parsePatternRows(String.raw`
  ${cues}(?<preposition>on|in|with|w|from) (?<words>(?!(?:no|nothing|my|friends|it|that|the (?:side|bus|train|plane))\b)[a-z'-]+(?: (?!(?:and|with|w|plus|for|but|not)\b)[a-z'-]+){0,2}?)${endOfPhrase}
  + turkey on rye[ no wait on wholewheat] with mustard
  + a burrito with rice[ no with quinoa] and beans
  - tuna on toast no with nothing
  ${cues}(?:the |some )?(?<words>(?:[a-z-]+ )?(?:bread|toast|bun|roll|bagel|baguette|sourdough|rye|wholemeal|wholewheat|ciabatta|focaccia|brioche))${endOfPhrase}
  + turkey on rye[ no scratch that wheat bread] with mustard
  + ham on white[ no wait, wholemeal], crisps
`);
/** Before the bread of a sandwich. */
export const prepositionOfBread = "on";

/** A food that was named and not eaten after all: "actually no fries". */
export const retractedFoods = parsePatternRows(String.raw`
  ${cues}no (?:more |the |any )?(?<words>(?!(?:wait|more)\b)${name})${endOfPhrase}
  + cheeseburger and fries[, actually no fries], salad
  + a naan[, no wait no naan]
  - tea, no sugar
  [\s,.;(–—-]{1,6}(?:(?:actually|oh|wait|no),? )*(?:scratch|forget|ignore|cancel|strike|delete|nix|minus) (?:the|my|that) (?<words>${name})${endOfPhrase}
  + steak with fries[. scratch the fries], salad
  - forget the diet plan for today
`);

/** "2 sausages, couldn't finish the second so 1.5" */
export const unfinishedPieces = parsePatternRows(String.raw`
  [\s,.;(–—-]{1,6}(?:but )?(?:i )?(?:couldn['’]?t|could not|didn['’]?t|did not|can['’]?t|failed to) (?:quite )?(?:finish|manage|eat)(?: all of| the whole of)? (?:the |my )?(?:second|third|fourth|last|other|2nd|3rd|whole)(?: one)?(?: (?<words>(?!so\b|one\b)[a-z'-]+))?,? (?:so|just|only|had|ate|i ate|i had)(?: (?:just|only|about|like|more like|had|ate|i had|i ate|call it|make it))* (?<count>${smallCount})(?: of (?:it|them|those))?${endOfPhrase}
  + 2 sausages[, couldn't finish the second so 1.5]
  + 2 puds, 4 roasties[. Couldn't finish the second pud so 1.5]
  - couldn't finish the soup
  [\s,.;(–—-]{1,6}(?:but )?(?:i )?(?:couldn['’]?t|could not|didn['’]?t|did not|can['’]?t|failed to) (?:quite )?(?:finish|manage)(?: all of)? (?:the |my )?(?:second|third|fourth|last|other|2nd|3rd|4th)(?: one)?(?: (?<words>(?!one\b|so\b)[a-z'-]+))?(?!,? so\b)${endOfPhrase}
  + 2 burgers[, couldn't finish the 2nd one]
  + chole bhature[, didn't finish the second bhatura]
`);
/** What is left of such a piece, if that is not said. */
export const restOfUnfinished = "0.5";

/** Another variety of a food: "white wine. I mean red wine". */
export const restatedVarieties = parsePatternRows(String.raw`
  ${cues}(?:the |an? |some )?(?<words>(?!(?:the|an?|some|not|no|i|it|sorry|and|with|on|in|from|w|swapped|subbed|replaced|skipped|left|gave|went|got|had|ate|only|just)\b)[a-z'-]+(?: (?!(?:and|with|w|plus|for|but|not)\b)[a-z'-]+){1,2}?)${endOfPhrase}
  + glass of white wine[. I mean red wine]
  + white rice[ -> brown rice], and chicken
  - white rice, not brown
  (?<=[\w.)!]\s+)[*](?<words>[a-z'-]+(?: [a-z'-]+){1,2})(?=\s*[.!]?\s*$)
  + chicken caesar wrap. [*chicken bacon wrap]
`);

/** One word of the message in the place of another: "it was tofu, not chicken". */
export const substitutions = parsePatternRows(String.raw`
  (?:${cues}|[\s,.;(–—-]{1,6}(?:actually|it was|meant) )(?:the |a |an |with )?(?<fresh>${newName}),? (?:and )?(?:not|instead of) ${negatedArticle}(?<old>${name})${endOfPhrase}
  + chicken curry[, edit: it was tofu, not chicken]
  + chicken tikka[. Correction, it was paneer not chicken], and naan
  - rice with thigh not breast
  (?:${cues}|[\s,.;(–—-]{1,6})not ${negatedArticle}(?<old>${name}),? (?:but |it was |it's |actually |sorry |i meant |i had |rather )?(?:the |a |an )?(?<fresh>${newName})${endOfPhrase}
  + ham sandwich[. oops, not ham, turkey]
  + white toast[, not white, brown]
  - ham, not sure
  (?:^|[\s,.;(–—-]{1,6})i (?:said|wrote|put|typed|logged) ${negatedArticle}(?<old>${name}),? but (?:it|that) (?:was|is) (?:actually )?(?:the |a |an )?(?<fresh>${newName})${endOfPhrase}
  + [I said bagel but it was a muffin]
  - I said hello
  (?:${cues}|[\s,.;(–—-]{1,6})no ${negatedArticle}(?<old>(?!(?:sorry|wait|actually|i|it)\b)${name}),? (?:it was|it's|that was|i had) (?:the |a |an )?(?<fresh>${newName})${endOfPhrase}
  + salad with feta[. nope, no feta, it was goat cheese]
`);

/** Grams of a food that was mentioned: "only managed 150 g of the steak". */
export const eatenOfMentioned = parsePatternRows(String.raw`
  [\s,.;–—-]{1,6}(?:(?:and|but|so|then) )?(?:i )?(?:(?:only|just) )*(?:ate|had|managed|finished|could manage|got through) (?:only |just |about |around |roughly )?(?<count>\d{1,4})(?: ?(?<unit>g|grams?|ml|oz))? of (?:the|my) (?<words>(?!(?:slices?|pieces?|squares?|pcs|servings?|portions?)\b)${newName})${endOfPhrase}
  + steak 250 g and salad[, only managed 150 g of the steak]
  + 8 nuggets, fries[, only ate 5 of the nuggets]
  - ate 3 of the 8 slices
`);

export const leavingVerb = "left";
export const eatingVerb = "ate";
export const ofIt = "of it";

/** Words before the description of a food: "glass of white wine". */
export const endsDescription = wordSet("of and with had ate drank the my for in on plus was");

/** Endings in which two stems of a noun may differ. */
export const nounEndings = /(?:ie|y|e)$/;

/** "not rice, couscous" without a cue. */
export const startsWithNot = /^[^a-z]*not\b/i;

/** A correction that only says no. */
export const negation = /^[^a-z]*no\b(?! (?:wait|sorry|i mean|i lie))/i;

/** Cues that may correct the sentence before them, and words that show that they do. */
export const cuesAfterSentence =
  "(?:correction|scratch that|oops|whoops|i meant|sorry|edit)[,:]? (?!(?:i|and|also|but|that|for|about|forgot|no)\\b)";

/** When and at which meal a food was eaten, after its name. */
export const occasionAfterFood =
  "(?: (?:for|at) (?:(?:my|the) )?(?:breakfast|brekkie|brunch|lunch|dinner|supper|tea|snack|noon|midday|\\d+ ?(?:am|pm))| today| tonight| earlier| just now)+$";

/** After a cue these words continue the food before it: "toast, no wait with jam". */
export const startsWithPreposition = /^(?:with|without|on|in|from) /i;

/** Foods that were not eaten after all, after "scratch that": the cue retracts nothing else. */
export const namesUneatenFood =
  "^(?:the|my|that) [\\w'-]+(?: [\\w'-]+)? (?:i|was|were|wasn'?t|didn'?t|never|skipped|got)\\b";
