/**
 * Remarks around a meal that name a food or a nutrient and are not food: what the doctor says, diets,
 * reasons, occasions, sign-offs. Matched like idioms.
 */
import { anyOf, anyPhrase, parsePatternRows } from "../pattern-rows.ts";
import { people, possessive, relations } from "./people.ts";

const end = "(?=\\s*(?:[^\\w\\s'’]|$))";
const endOrTurn =
  "(?=\\s*(?:[^\\w\\s'’]|$)| (?:so|but|hence|and) (?:i|we|had|ate|just)\\b| so \\w)";
const adviser = `(?:${anyOf(relations)}|${anyPhrase(`doctor, doc, gp, nurse, dietitian, dietician, nutritionist, trainer, coach, pt,
  therapist, physio, dentist, app, watch, fitbit`)})`;
export const diet =
  anyPhrase(`veggie, vegan, vegetarian, pescatarian, keto, low[- ]carb, plant[- ]based, gluten[- ]free, dairy[- ]free,
  lactose intolerant, celiac, coeliac, paleo, carnivore, halal, kosher, omad, a diet, diet, whole ?30, atkins`);
const event =
  anyPhrase(`wedding, birthday, funeral, baby shower, shower, christening, baptism, bbq, barbecue, party, reception,
  anniversary, graduation, conference, meeting, festival, gig, concert, match, game, house, place, flat, in-laws,
  inlaws, potluck, playdate, picnic`);
const meal = anyOf("breakfast brekkie brunch lunch dinner supper tea snack meal coffee drinks");
/** Occasions that say nothing about the food. */
export const occasion =
  anyPhrase(`cheat, carb load, carb loading, carb, refeed, re-feed, leg, arm, chest, back, rest, gym, training,
  race, match, game, travel, treat, hangover, hungover, sick, lazy, duvet, snow, beach, pool, spa, moving, exam,
  birthday, bulk, bulking, cut, cutting, deload, low carb, high carb, fast, fasting, detox, work, office, wfh, school, date,
  movie, film, girls, lads, family, team, quiz, games, bank holiday, rainy, big`);
const cuisine =
  anyOf(`chinese indian thai greek italian mexican japanese korean vietnamese turkish lebanese spanish french
  polish german persian ethiopian moroccan american british brazilian peruvian caribbean jamaican nigerian filipino
  indonesian malaysian singaporean nepalese pakistani bangladeshi`);
const eating = "(?:ate|had|eaten|drank|having|eating)";

/** Companies that deliver the ingredients of a dish, which is named after them. */
const mealKit =
  anyPhrase(`hello ?fresh, gousto, blue apron, home chef, every ?plate, dinnerly, green chef, marley spoon,
  sun ?basket, purple carrot, mindful chef, simply cook, chefs ?plate, goodfood, factor ?75`);

export const smallTalk = parsePatternRows(String.raw`
  \b(?:an? |the |my |our |from )?${mealKit}(?:'s)?(?: (?:meal|box|kit|delivery|recipe|dinner|dish))?(?: (?:tonight|today))?(?=,? (?:(?:about |around )?\d|[a-z]))
  + [hellofresh tonight], 600 kcal, mushroom gnocchi
  + [a Gousto] chicken curry
  (?<=[a-z\d%)] |[a-z\d%)][.,!] )(?<!\byum )(?:oops|whoops|yum+y?|m{2,}|nom nom|lol|haha+|omg|so good|delicious)(?=\s*(?:[.!,;:)\n]|$))
  + ate 2 brownies [oops]
  + a cookie. [Yum]!
  - a yum yum
  (?:${possessive} |the )?${adviser} (?:says?|said|told me|tells me|wants me|recommended|recommends|reckons|suggested|advised|insists)\b[^.!?;\n\d]{0,80}?(?=,? (?:so|but|hence)\b|,? i ${eating}\b|, ${eating}\b|[.!?;\n]|$)
  + [My doctor says that I need more fibre], so I had bran flakes
  + [the dietitian told me to cut salt] so porridge
  - my wife said 300 g of rice
  (?:i|we) (?:really |just |do )?need(?:ed)?(?: to (?:eat|get|have))? (?:more|less|some|extra|enough) (?:\w+ )?(?:fib(?:re|er)|protein|iron|calcium|carbs|veg|vegetables|greens|vitamins?|fruit)
  + [I need more protein] so 3 eggs
  so much for (?:[\w'’-]+ ){0,2}?[\w'’-]+${end}
  + a donut, [so much for keto]
  (?:(?:i['’]?m|i am|we['’]?re|we are|being|going|gone|all|strictly|fully|100%|trying|doing|started|on) )(?:(?:a|an|mostly|now|all|still|strictly|currently|on|doing|trying|going|the|to be) ){0,3}${diet}(?: (?:now|today|btw|atm|diet|this (?:week|month|year)))?${endOrTurn}
  + quesadilla (no meat, [im veggie]) with salsa
  + curry with rice. [all vegan]
  + [trying keto]: 3 eggs
  - all vegan nuggets
  (?:bc|because|cuz|coz|cos|cause|since) (?:i['’]?m|i|it['’]?s|it|we|we['’]?re|they|there|my|the|that['’]?s|work|life|of (?:the|my|work))\b(?:(?!\b${eating}\b)[^.,;:!?()\n\d]){0,60}?(?=[.,;:!?()\n]|$| (?:so|but|and) (?:i|had|just)\b)
  + sprite zero [bc im being healthy lol]
  + half a portion [because I wasn't hungry]
  - because I had eggs at 9
  - cos lettuce
  (?:after|before|while|when)(?: i| we)?(?:['’]d| had)? (?:dropp(?:ed|ing)|drop|pick(?:ed|ing)?|took|taking|collect(?:ed|ing)) (?:up |off )?(?:the |my |our )?(?:kids?|children|boys|girls|twins|son|daughter)(?: (?:off|up))?(?: (?:at|to|from) (?:school|nursery|kindergarten|day ?care|practice|training|football|soccer))?\b
  + a smoothie [after I had dropped the children off]
  + pie [before picking up the kids from school]
  - before I had the kids pizza
  (?:wine|beer|gin|prosecco|cocktail|rum|pint|tea|coffee|cake|snack|pizza|treat|chocolate|biscuit|cookie)s? o['’]? ?clock(?=(?: at\b|\s*[:,!–-])[^\n]*[a-z])
  + then [wine o clock] at 8: a glass of red
  - gin o'clock
  (?<=(?:^|[.!?\n;])\s*)(?:(?:quick|little|mid|mid-?morning|morning|afternoon|late|early|my|our|the|a) )*(?:wine|beer|gin|whisk(?:e?)y|cocktail|tea|coffee|cake|snack|biscuit|chocolate|cheese|donut|doughnut|bagel|bakery|kebab|chippy) (?:break|run|tasting|stop|hour|trip|crawl|catch[- ]?up)(?: (?:at|with|in) (?:(?:the|my|some) )?[a-z]+)?(?=\s*[!:,.\n–—-]+\s*[a-z\d])
  + [coffee break]: latte and a cookie
  + [wine tasting]. probably 3 glasses of red
  + [bagel run]! 2 sesame bagels
  - coffee break
  - a cheese trip with bread
  (?<=(?:^|[.!?\n;])\s*)(?:pub|office|work|school|poker|book|board ?game|bowling|darts) (?:quiz|club|party|do|crawl|night|games?)(?=\s*[!:,.\n–—-]+\s*[a-z\d])
  + [pub quiz] - pint of cider and peanuts
  - pub quiz
  (?<=(?:^|[.!?\n])\s*)(?:[a-z]+ )?${occasion}[ -](?:day|meal|night|evening|mode|time|weekend|week)s?(?: (?:fuel|food|treat|log|vibes|again|over|done))?(?=\s*[!:,.\n–—-])
  + [Cheat meal]!! a burger
  + [Carb load day]!! 3 pancakes
  + [Movie night], popcorn
  - Late night pizza
  - A cheat meal of pizza
  (?<=(?:^|[.!?\n;])\s*)(?:[a-z]+ )?(?:${cuisine}|${diet}|diabetic|takeaway|take ?out|bbq|barbecue|curry house|afternoon tea|high tea)(?: (?:takeaway|take ?out|restaurant|place|food|night|day|meal|feast|buffet|delivery|order|snack|(?:with|w|at|from) [a-z' ]{2,20}))*(?=\s*:)
  + [chinese]: salt and pepper chicken, rice
  + [friday curry house with mates]: a korma
  + [afternoon tea]: 2 scones
  + soup. [BBQ]: 2 burgers
  - chinese chicken: 200 g
  - bbq sauce: 20 g
  (?<=(?:^|[.!?\n;])\s*)(?:a |the |at an? |at the )?(?:bbq|barbecue|braai|cookout|picnic|potluck)(?: (?:at|with|w|round|in|for) (?:[a-z'’]+ ){0,2}[a-z'’]+)(?=\s*[:,–—-]\s*[^\n]*[a-z])
  + [bbq at mums], 2 burgers
  + [braai with friends]: boerewors
  - bbq sauce, 20 g
  (?<=[a-z] )(?:with|w|and) all the trimmings\b
  + christmas dinner [w all the trimmings]
  (?<=(?:^|[.!?\n])\s*)(?:${diet}) (?:day|week)(?=\s*[!:,.\n–—-])
  + [vegan day]: tofu
  (?<=\b${meal} )at (?:the|a|an|my|our|this|some) (?!same\b|end\b|time\b)[a-z'’-]+(?: (?!with\b|and\b|we\b|i\b)[a-z'’-]+)?(?=\s*(?:[.,;:!?\n]|$)| (?:on|in|near|by|with|again|today|yesterday|i|we)\b)
  + Lunch [at the buka] on Broad Street
  + dinner [at a trattoria]: pasta
  - a snack at the end
  (?<!\b(?:shar|split|halv|divid|between|half[ -](?:n )?half|50[/:-]50|fifty[ -]fifty)[^.!?\n]{0,120})(?:with|w/?|for|and) (?:(?:all )?(?:the|my|our|some|a few|two|three|a|\d) )?(?:(?:old|new|uni|work|school|gym|best|few|other) )?${people}(?! ?\((?:\d|two|three|four|five|six) (?:of us|people))(?=\s*(?:[^\w\s'’]|$)| (?:at|in|on|after|before|for|last|this|today|tonight|yesterday|again|so|we|i|and (?:i|we|had|ate))\b)
  + nandos [w flatmates]: chicken
  + beers [with the lads], then a kebab
  - a mate tea and a bun
  - shared nachos with 4 mates
  (?<=\b(?:hi|hey|hiya|hello|omg|oh|ok|okay|thanks|cheers|sorry|yo|morning|evening|night|love),? )(?:mate|mates|love|babe|darling|bro|pal|dude|girl|boss)(?=\s*(?:[^\w\s'’]|$))|(?<=[\w)], )mate(?=\s*[!.?]*$)
  + hey [mate], had soup
  + had a kebab, [mate]
  - club mate
  (?:someone|somebody|(?:a |my |the )?(?:colleague|coworker|boss|manager|friend|neighbou?r|mum|mom|sister|brother|girl))(?: at work)? (?:brought|bought|made|baked)(?: in| over| round)? [^.,;:!?()\n\d]{1,40}? so (?:that['’]?s|i (?:had|ate|took))(?= (?:one|two|three|half an?|an?|\d) (?!of\b|and\b)[a-z])
  + [someone brought in krispy kremes so thats] one original glazed
  - someone brought in donuts so I had one
  (?:new|another|another new|big|huge|got a|hit a|smashed (?:a|my)) (?:\w+ )?p[br](?=\s*(?:[^\w\s'’]|$))
  + ran 10k, [new pb]!!
  - new pb sandwich
  (?:bg|bgl|bsl|blood glucose|glucose|cgm|levels?|sugars?(?= (?:was|were|is|are|at) )) ?(?:was |were |is |are |at |of |= ?|: ?)?\d{1,2}\.\d(?: ?mmol(?:/l)?)?(?: (?:before|after|pre|post|fasting)(?! (?:the|my|i|lunch|dinner|breakfast)\b))?
  + [BG 6.2 before]. Lunch: soup
  - sugar 4.5 g
  (?<=\b(?:my|our|me) )nan(?:['’]?s)?(?= (?!breads?\b))
  + my [nan's] famous trifle
  - my nan bread
  (?<=\b${meal} )which (?:was|were)(?= (?:an?|some|the|two|three|\d|[a-z]))(?! (?:nice|good|great|lovely|delicious|fine|ok|late|early))
  + nothing until dinner [which was] pizza
  - lunch which was late
  pull(?:ed|ing) an all[- ]?nighter
  + crumpets, [pulling an all nighter]
  at (?:a|an|the|${possessive})(?: [\w'’-]+){0,2}? ${event}(?:['’]?s)?(?: (?:party|reception|bash))?(?!\w| (?:burger|sandwich|salad|special|fries|pizza))
  + 3 glasses of prosecco [at a wedding reception]
  + a big bowl [at my aunt's party]
  at (?:${possessive} )?(?:grand(?:ma|pa|mother|father|parents)|granny|gran|nan|nana|oma|opa|nonna|abuela|abuelo|tia|tio|teta|ammi|mum|mom|mam|dad|aunt(?:ie|y)?|uncle|sister|brother|friend|mate|cousin|neighbou?r|girlfriend|boyfriend|parents)['’]?s?['’]?(?: (?:house|place|flat))?(?: in \w+)?(?!\w)
  + lunch [at grandma's in Ohio]: meatloaf
  + roast [at mum's] with peas
  (?:family )?(?<occasion>[a-z]{3,}?)s? (?:night|day|party|evening|friday|tuesday|monday|sunday)(?=\s*[,:;!.-][^\n]*\b\k<occasion>)
  + [family taco night], 2 tacos
  - a bad night, soup
  at (?:the )?[a-z]{3,} night${end}
  + 2 tacos [at taco night]
  (?:(?:kind|best|warm|many) )?(?:regards|wishes|sincerely|yours(?: truly)?)[,.!]?\s{0,2}[a-z]*\s*$
  + soup. [Kind regards, Walter]
  (?<=[.!?\n]\s{0,2})(?:love|cheers|thanks|xoxo|hugs|best|all the best|ta)[,\n]\s{0,2}[a-z]+\s*$
  + toast. [Love, Rose]
  - I love chocolate
  (?:i |we )?(?:won['’]?t|don['’]?t|didn['’]?t|shouldn['’]?t|not going to) (?:need|want|be eating|be having|eat|have) (?:anything|any|much|nothing)(?: (?:else|more))?(?: (?:today|tonight|all day|for a while|now|until \w+))?${end}
  + a big bowl. [Won't need anything else today]
  (?:it|they|that|which) (?:all )?tasted (?:[\w'’-]+ ){0,2}?[\w'’-]+${end}
  + [It tasted really fine]. Tea
  (?:and |but )?(?:the )?(?:rest|remainder|other half) (?:of it |of them )?(?:(?:went|goes|is going) (?:to|in|into|home)|is for|was for|is in|(?:is |are )?still (?:in|on|at|there)|(?:is |are )?(?:for later|for tomorrow|tomorrow|in the fridge)|got (?:eaten|binned)) [^.,;:!?()\n]{1,40}?(?:${end}|(?= (?:and|but|then|plus) (?:also |then )?(?:i|we) (?:had|ate|drank|got|took)\b))
  + 3 slices, [rest went to roommates]
  + a quarter of it [and the rest is in the fridge] and I had a slice of toast
  + half a wrap, [other half still in the fridge]
  (?:${possessive} |the )?(?:kids?|kiddos?|children|son|daughter|boys?|girls?|toddler|husband|wife|partner)(?: had)? left (?:some|a few|most|a couple|half|a bit|the rest|a lot) of (?:their|his|her|the)
  + [kids left some of their] nuggets so I finished 3 of those
  (?:and |but )?(?!(?:i|we|who)\b)(?:my |our |the )?[a-z]+ (?:had|got|ate|took|finished|has|gets) the (?:rest|other half|remainder|others?)${end}
  + 4 wings, [Jake had the rest]
  - I had the rest
  (?:i )?(?:couldn['’]?t|could not|struggled to|wasn['’]?t able to) (?:quite |even )?finish(?: (?:all of|the whole))?(?= (?:my|the|all|it)\b|\s*(?:[^\w\s]|$))
  + [couldn't finish] my steak, left a third
  (?:i )?(?:didn['’]?t|did not) (?:quite |even )?finish(?: all of)?(?= (?:my|the) [a-z][^,.;\n]{1,30}[,.;] ?(?:and |so |but )?(?:i )?left (?:about |around |maybe |roughly )?(?:half|most|some|a (?:third|quarter|bit|few|little)|one|two|\d))
  + [didn't finish] my burrito, left a quarter
  - didn't finish the fries
  (?:it['’]?s |it was )?(?:my |[a-z]+['’]s )?birthday(?: (?:party|today|do|celebrations?))?(?: (?:at|in) (?:the )?[a-z]+)?${end}
  + [birthday at the office], 1 slice of cake
  - birthday cake
  (?:i |we )?(?:have ?n['’]?t|have not|not) (?:eaten|had) (?:(?:anything|much|any food|lunch|dinner|breakfast) )?(?:yet|today|so far)(?: today)?${end}
  + [haven't eaten yet], thinking about pizza
  (?:(?:it|they|that|which) )?(?:all )?(?:smelled|smelt|smells?|looked|looks?) (?:so |really |very |absolutely )?(?:good|amazing|great|delicious|nice|incredible|heavenly|lovely|tasty)(?: (?:but|though|tho)(?: i (?:didn['’]?t|did not))?)?${end}
  + guy next to me had ramen, [smelled so good but i didnt]
  (?<!\b(?:five|5)[- ])(?:(?:the|some|this|that|a|an|my|these|those) (?:[a-z]+ )?)?guys?(?!\w|['’]?s? (?:burger|fries|shake|bacon|cheese|next|beside|behind|opposite|across|on|had|ate|was|were|is|ordered|got|at the (?:next|other))\b)
  + lunch with [some guys] from work
  + samosas but [the guy] gave me 2
  - five guys burger
  (?:yes |so |too |all |that many |very )?(?:many |much |all )?(?:the )?carbs? (?:on|and|with|over|overload|city|heaven|fest|coma)(?: (?:more |top of )?carbs?)?(?: i know)?${end}
  + pasta and bread ([carbs on carbs i know])
  - 40 g carbs
  (?:my )?(?:bp|blood pressure|cholesterol|hba1c|blood sugar|sugar) (?:is|was|are|were|levels? (?:is|was)) (?:(?:a bit|too|very|so|bit|still|really) )?(?:high|low|up|down|bad|fine|\d{2,3}(?:/\d{2,3})?(?! ?(?:g|mg|kcal|cal)\b)(?: (?:today|yesterday))?)${endOrTurn}
  + 2 roti, [bp is high]
  + [sugar was 140] so I had 2 idli
  - sugar was 14 g
  (?:i |we )?(?:ate|had|finished|did) (?:almost |nearly |basically )?(?:the|a) (?:whole|complete|entire|full) (?:plate|bowl|dish|thing|portion|tray)(?: (?:all )?(?:alone|by myself|on my own|myself))${end}
  + calamari [i ate almost the complete plate alone]
  (?:at|from|by|near|in) (?:the |a |my |our )?(?:\w+ )?(?:services|service station|petrol station|gas station|servo|garage|motorway|food court|hawker cent(?:re|er)|junction|drive[- ]?thr(?:u|ough)|drivethru|quilo place|chippy|chipper|chip shop|kebab shop|takeaway place|break room|vending machine|convenience store|konbini)(?!\w)
  + full english [at the services], tea
  + a burger [from the drive thru]
  + cod and chips [from our local chippy]
  (?:convenience store|corner (?:shop|store)|konbini|bodega|gas station|petrol station|food court|vending machine|motorway services)(?= (?:breakfast|lunch|dinner|snacks?|food)\b|\s*[.:,\n])
  + [convenience store] lunch. 2 onigiri
  + [Gas station]: a hot dog
  (?:i |we )?asked for(?= (?:an?|some|the|\d|one|two|three|four|five|six)\b)
  + [asked for] 5 tacos but got 4
  (?:while |whilst )?(?:standing|stood|sitting|sat|perched|leaning|slumped|curled|lying)(?: (?:up|down))? (?:in|at|on|by|over|next to|against|outside|behind|round|around|in front of) (?:the|my|our|a|an) [a-z]+(?: (?:counter|table|top|worktop|desk|chair|bed|sofa|window|room|floor|step|steps|bench|stool|wall|car|van|door|garden|office))?(?! (?:of|with)\b)(?=\s*(?:[^\w\s'’]|$)| (?:as|like) (?:per )?(?:usual|always))
  + a wrap [standing up in the kitchen] [as per usual], then tea
  + toast, [sat at my desk]
  - an egg sitting on the rice with peas
  (?:but |and )?(?:i )?(?:(?:wasn['’]?t|was not|didn['’]?t|did not|not|stopped) (?:really |exactly )?count(?:ing|ed)?|lost count)(?: of)?(?: (?:the|my|how many|them)(?: [a-z]+)?)?(?: (?:sorry|oops|exactly))?${end}
  + chips and salsa, [i wasnt counting the chips sorry]
  + almonds [but lost count]
  - not counting the chips 300 kcal
  (?:as per usual|as usual|as always|like always|like every day|same as ever|per usual)${end}
  + toast at 8, [as per usual]
  - porridge as usual with honey
  rang(?= (?:(?:my|the|our) [a-z]|mum|mom|dad|nan|gran|him|her|them|up\b|home\b|in sick\b))
  + [rang] my sister, then soup
  - beef rang with rice
  (?:and |but )?(?:nothing|nowt|no food|not much)(?: else)? (?:since|after that|so far|until now)(?: then)?${end}
  + soup at lunch, [nowt since]
  (?:my |some )?meal[- ]?prep(?:ped)?(?= (?!(?:mon|tues|wednes|thurs|fri|satur|sun)day|for|this|of|today)[a-z\d])
  + [meal prep] chicken and rice
  for (?:the|our) (?:whole )?table${end}
  + croquettes [for the table], 8 pieces
  (?:i (?:suppose|guess|reckon)|no cap|fr fr|on god|not gonna lie|not going to lie)${end}
  + soup, [I suppose].
`);
