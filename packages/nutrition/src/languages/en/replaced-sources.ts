/** Places and shops that food comes from, and clauses that only describe a food that is already named. */
import { anyOf, anyPhrase, parsePatternRows } from "../pattern-rows.ts";
import { kindsOfNouns } from "./food-phrases.ts";
import { relations } from "./people.ts";

const cuisine =
  anyOf(`thai indian chinese mexican japanese korean italian greek lebanese turkish vietnamese ethiopian
  persian moroccan spanish french filipino malaysian indonesian peruvian brazilian caribbean jamaican nepalese nepali
  pakistani bengali burmese afghan syrian georgian polish portuguese cantonese szechuan sichuan`);

/** Places whose words are also in names of foods. */
const place =
  anyPhrase(`deli, delicatessen, pizzeria, trattoria, osteria, taverna, steak ?house, curry house, noodle house, pancake house, pizza place, burger place, bagel place,
  salad place, sushi place, chicken place`);

const nextTo = String.raw`(?: (?:downstairs|upstairs|next door|nearby|near(?:by)? (?:work|home|me|the office|my office|uni|school)|around the corner|round the corner|down the (?:road|street)|up the (?:road|street)|across the (?:road|street)|on the corner|by (?:work|the station|the office|my office)))?`;

/** "Without" in other languages, after a food. */
const without = "(?<=[a-zà-ÿ]{3},? )(?:ohne|sans|senza|zonder|utan|uden|uten|bez|sin|sem)";

/** Where foods of a cuisine or of one kind are eaten. */
const eatingPlace = anyOf(
  "place restaurant spot joint diner grill bistro cafe eatery shack tavern",
);

/** Where and with whom, after an occasion. */
const company = String.raw`(?:(?:at|in|from|down|near|by) (?!noon|night|lunch|dinner)(?:the |my |our )?[a-z'’]+|(?:with|w\/?) (?:(?:the|my|some|our|all) )*[a-z'’]+(?: (?:and|&) (?:(?:the|my) )?[a-z'’]+)?)`;

/** Words of the day, which stay, and the mark between an occasion and what was eaten. */
const beforeFoods = String.raw`(?: ${company})?(?=(?: (?:tonight|last night|today|yesterday|this evening|again|${company})){0,2} ?(?:[!:,;–-]|\.(?!\d))+ ?`;
const occasion = anyOf(
  "night nite evening friday monday tuesday wednesday thursday saturday sunday fridays tuesdays date party feast",
);
/** A food and its kinds: curry, masala, korma. */
const kindOf = (noun: string) => anyOf([noun, ...(kindsOfNouns.get(noun) ?? [])].join(" "));
/** An occasion is named by a food at the start of a sentence. */
const startOfOccasion = String.raw`(?<=^|[.;!\n] ?|\b(?:dinner|lunch|tea|supper|tonight)(?: was|:| -|,)? )(?:(?:it was|it's|was) )?(?:(?:family|homemade|yesterday['’]?s|tonight['’]?s|last night['’]?s|our|my|the|a|friday|saturday|sunday) )*`;

/** Dishes that are sold as ready meals. */
const soldReady =
  anyPhrase(`lasagnes?, lasagna, curry, masala, korma, jalfrezi, madras, bhuna, balti, biryani, pie, bake,
  pasta, cannelloni, carbonara, bolognese, noodles, stir[- ]fry, risotto, rice, mash, hotpot, casserole, stew, chilli, chili,
  con carne, stroganoff, moussaka, paella, tagine, goulash, macaroni, cheese, teriyaki, katsu, ravioli, tortellini,
  enchiladas, meatballs, fettuccine, alfredo, pad thai, chow mein, gratin, dauphinoise, wellington, thermidor`);

const crustedPizza =
  "(?:margherita|margarita|hawaiian|pepperoni|marinara|quattro formaggi|four cheese|veggie|supreme|capricciosa|diavola|meat feast|meat lovers?)";

/** Of what drinks with milk are counted. */
const severalHot = String.raw`(?<=\b(?:[2-9]|two|three|four|five|six|couple of|few) (?:(?:small|large|big) )?(?:(?:cups?|mugs?|glasses) (?:of )?)?(?:(?:black|builders?|breakfast|english|instant) )?`;
const splash = String.raw`(?:each )?(?:with )?(?:just )?(?:a |an )?(?:tiny |small |little |wee )?(?:splash|dash|drop|bit|touch|drip|slosh) of (?:(?:semi[- ]skimmed|semi|skimmed|skim|whole|full[- ]fat|2%|1%|low[- ]fat|cow'?s|regular) )?milk`;

/** In the order in which they are applied. */
export const sources = [
  /** The place that the food is from. */
  parsePatternRows(String.raw`
    (?<=[a-z\d]{2}\)? )(?:from|at) (?:the|a|my|our|that|this|some) (?:(?:local|little|usual|corner|nearby|new) )?${place}${nextTo}(?=\s*(?:$|[,.;:)\n+&-]|(?:and|with|w|plus|for|on|today|tonight|yesterday|in|no|without|at|around|i|we)\b))
    + turkey wrap [from the deli downstairs] and a coke
    + margherita [from the pizzeria], the lot
    + lasagne [at the trattoria]
    - deli turkey from the fridge
    - 2 slices from the pizza oven
    (?<=\b(?:went|go|going|gone|been|out|ate|eating|dinner|lunch|breakfast|were|was) (?:out )?(?:to|at) )(?:the|a|my|our|that|this|some) (?:(?:local|little|usual|corner|nearby|new) )?${place}${nextTo}(?= ?[,:;.–-] ?| (?:and|where|for|with)\b)
    + went to [a pizza place], I had lasagna
    - went to a pizza party
    (?<=^(?:from|at) )the (?:(?:local|little|usual|corner|nearby|new) )?${place}${nextTo}(?= ?[,:–-] ?| (?:i|we|had)\b)
    + at [the steakhouse] had a salad
    - at the pizza party
  `),
  /** The cuisine of a meal whose foods follow. */
  parsePatternRows(String.raw`
    (?<=\b(?:ordered(?: in)?|got|had|did|grabbed|picked up|went for|went out for|eating|ate|getting) (?:some |a |the |from (?:the |a |an )?)?)${cuisine}(?: (?:food|takeaway|take[- ]?(?:out|away)|delivery|restaurant|place))?(?=(?: (?:tonight|last night|today|yesterday|for (?:lunch|dinner|tea|supper)|with (?:my |the )?[a-z]+))*(?:[,:;.–-]| and)? ?(?:and |so |then )?(?:(?:i|we) )?(?:had|ate|ordered|chose|shared)\b)
    + we ordered [thai], I had a curry
    + got [chinese takeaway] last night, had chow mein
    - had thai curry
    - ordered chinese rice, had half
    (?<=^|[.;\n] ?|\b(?:dinner|lunch|tea|supper|brunch)(?: was| -|:)? (?:(?:at|from) )?(?:(?:an?|the|our|my|that) )?|\b(?:at|from) (?:(?:the|a|our|my|that) )?)(?:(?:little|local|new|usual|nice|fancy) )?${cuisine} (?:${eatingPlace}|bbq|barbecue|buffet|night|evening|food night|street food)${beforeFoods}(?:i |we )?(?:had |ate |got |ordered |shared )?[a-z\d])
    + [Mexican place] - 3 tacos al pastor
    + [indian restaurant]. lamb rogan josh, 1 naan
    + [Korean bbq] last night: 300 g galbi, rice
    + [greek place by work], souvlaki wrap
    + at the [little thai place], green curry
    - korean bbq chicken
    - indian restaurant curry
    (?<=^|[.;\n] ?|\b(?:dinner|lunch|tea|supper)(?: was| -|:)? (?:an? )?)${cuisine} (?:takeaway|take[- ]?(?:out|away)|delivery|takeout)(?=(?: (?:tonight|last night|today|yesterday))? ?[,:–-] ?[a-z\d])
    + [chinese takeaway], 6 chicken balls
    + [Indian take out] - korma and naan
    - indian takeaway curry
    (?<=^|[.;\n] ?|\b(?:dinner|lunch|tea|supper)(?: was| -|:)? (?:an? )?|\b(?:had|got|ordered|did|went for|went out for|having|fancied|time for) (?:an? |some )?)${cuisine}(?: (?:food|takeaway|take[- ]?(?:out|away)|delivery))?(?= (?:(?:tonight|last night|today|yesterday|this evening|for (?:my |our )?(?:lunch|dinner|tea|supper|brunch)|on (?:mon|tues|wednes|thurs|fri|satur|sun)day(?: night)?|at the weekend)\b|with (?:my |the |some )?(?:${anyOf(relations)}|friends|mates|girls|lads|family|kids|colleagues|workmates|folks|in-laws)\b)[^a-z\n]{0,4}[a-z\d])
    + [Chinese] tonight sweet and sour chicken
    + [indian] last night, lamb bhuna
    + we had [thai] with friends, green curry
    - chinese rice tonight
    - had thai curry last night
    (?<=^|[.;\n] ?|\b(?:dinner|lunch|tea|supper)(?: was| -|:)? (?:an? )?|\b(?:had|got|ordered|did|went for|went out for|having|fancied) (?:an? |some )?)(?:chinese|indian|thai|mexican|japanese|korean|vietnamese|lebanese|ethiopian)(?= ?(?:[!:,;–-]|\.(?!\d)| - ) ?(?:i |we )?(?:had |ate |ordered )?(?:[a-z]|\d))
    + went for an [indian], had a dopiaza
    + [Thai]: pad see ew
    - indian tea, toast
    - had greek, with honey
  `),
  /** How a dish was sold. */
  parsePatternRows(String.raw`
    (?<=[a-z]{3}(?: \d{2,4} ?g)?)(?:,| \(| [–-]) ?(?:it'?s |it was )?(?:the|one of those|those|an? (?:tesco|asda|aldi|lidl|sainsbury'?s|m&s|marks|waitrose|morrisons|co-?op|supermarket)) (?:microwave |frozen |chilled |freezer )?ready[- ]?(?:made )?meals?(?: (?:ones?|version|kind|type)\b)?\)?(?! (?:was|is|tasted)\b)
    + chicken tikka masala[, the ready meal one], whole thing
    - an apple, the ready meal was good and a ready meal
    (?<=\b${soldReady})(?:, ?| ?\()(?:microwave |frozen |chilled |freezer )?ready[- ]?(?:made )?meal\)?(?=\s*(?:$|[,.;)\n]|\d{2,4} ?g|(?:from|for one|with|and)\b))
    + spinach cannelloni[, ready meal], 400 g
    + cottage pie[ (ready meal)]
    - an apple, ready meal
  `),
  /** The crust of a pizza that is named by its topping. */
  parsePatternRows(String.raw`
    (?:classic|regular|original|traditional|hand[- ]tossed|normal)[- ]crust (?=${crustedPizza})
    + digiorno [original crust ]pepperoni, half of it
    - thin crust pepperoni
    (?<!\b(?:pizza|slices?)\b[^.;\n]{0,60})(?<=\b${crustedPizza} )thin[- ]crust(?! pizza)\b
    = pizza thin
    + medium hawaiian [thin crust] from dominos
    - hawaiian pizza thin crust
    - 4 slices, pepperoni thin crust
    (?<=\b${crustedPizza} pizza),? (?:classic|regular|original|traditional|hand[- ]tossed|stone[- ]baked|normal)[- ]crust\b
    + pepperoni pizza[ classic crust]
    - pepperoni pizza stuffed crust
    \bentire(?= (?:pizza|thing|lot|bag|box|tub|packet|pack|bar|can|bottle|jar|tin|plate|bowl|portion|container|carton)\b)
    = whole
    + ate the [entire] tub
    - ate entire
  `),
  /** The edge of a slice, eaten without the rest. */
  parsePatternRows(String.raw`
    \b(?:the )?(?:left ?over )?crusts? (?:from|of|off) (?:of )?(?:the |my |our |his |her |their |a )?(?:(?:slices?|pieces?) of (?:the |my |our )?)?(?:(?:kids?|son|daughter|toddler|wife|husband|boy|girl|child|children)(?:['’]s|s['’]|s)? )?pizzas?(?: slices?)?\b
    = pizza edges
    + [crusts from the kids pizza], 3 of them
    + ate [the crust of a slice of pizza]
    - pizza with a thin crust
    (?<=\b(?:[1-9]|two|three|four|five|six|few|couple of|some|left ?over|the|only|just) )pizza crusts\b
    = pizza edges
    + 3 [pizza crusts]
    - a pizza crust mix
  `),
  /** Adjectives of rice and beans that follow meat in a list without commas. */
  parsePatternRows(String.raw`
    (?<=\b(?:bowl|burrito|chipotle|with|had|ate|lunch|dinner|plate)\b[^,.;\n]{0,40}\b(?:chicken|steak|beef|pork|barbacoa|carnitas|sofritas|tofu|turkey|fish|shrimp|prawns?|salmon|rice|veg|veggies|fajitas?)) (?=(?:(?:white|brown|jasmine|basmati|wild) rice|(?:black|pinto|kidney|refried|green) beans)\b)
    = ,
    + chipotle bowl with chicken[ ]white rice[ ]black beans
    - chicken fried rice
    - beef with black bean sauce
  `),
  /** A little milk in each of several cups. */
  parsePatternRows(String.raw`
    ${severalHot}(?:teas?|coffees?),? )${splash}(?: each| in each)?(?:(?:,| and| but)? no sugar)?
    = with milk
    + 3 cups of tea [splash of milk no sugar]
    + 2 coffees, [with a dash of milk]
    - a tea with a splash of milk
    - 2 coffees with a splash of oat milk
  `),
  /** A title of toast before the amounts of the bread and of what is on it. */
  parsePatternRows(String.raw`
    (?<=^|[.;\n] ?|\b(?:had|ate|made|lunch|breakfast|dinner|tea|snack)(?: was| of)?:? )(?:some )?(?:beans|cheese|eggs?|(?:scrambled|poached|fried) eggs?|mushrooms?|tuna|sardines?|avocado|avo|tomatoes|spaghetti) on (?:[a-z]+ )?(?:toast|bread|bagel|sourdough)(?:,| -|:| \() ?(?=[^.;\n]{0,70}\b(?:\d|an?|one|two|three|half) (?:(?:large|medium|big|thick|small) )?(?:slices?|pieces?|rounds?) (?:of )?(?:[a-z]+ )?(?:toast|bread|bagel|sourdough|wholemeal|white|rye|granary)\b)(?=[^.;\n]{0,90}\b(?:beans|cheese|cheddar|eggs?|mushrooms?|tuna|sardines?|avocado|avo|tomatoes|spaghetti)\b)
    + [eggs on toast, ]3 eggs and 2 slices of sourdough
    + [beans on toast: ]half a tin of beans, 2 slices of toast
    - beans on toast, 2 slices
  `),
  /** What dumplings were filled with, and who made them. */
  parsePatternRows(String.raw`
    (?<=\b(?:pierogi|pierogies|dumplings|varenyky|vareniki|pelmeni|samosas|empanadas|gyoza|momos|potstickers|ravioli|spring rolls|pasties|arepas|pupusas|tamales)\b(?! and\b)[^.;\n]{0,30}),? \(?(?:the )?(?:potato|cheese|meat|cabbage|sauerkraut|mushroom|spinach|pork|beef|chicken|veg|veggie|prawn|shrimp|kraut)(?: (?:and|&|n) (?:potato|cheese|meat|cabbage|sauerkraut|mushroom|spinach|chive|onion|ricotta|prawn))? (?:ones|filling|filled)\)?(?=\s*(?:$|[.,;)\n]|(?:and|with|w|from)\b))
    + 8 pierogi[, potato and cheese ones], with onions
    + 6 gyoza[ (the pork ones)]
    - pierogi and chicken filling
    (?<=\b(?:\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|twelve) (?:pieces|pcs|of them|of those)) (?:from|by|of) (?:my|our|his|her|a|the) (?:[a-z]+['’]s )?(?:[a-z]+ )?(?:${anyOf(relations)}|babcia|nonna|oma|baba|babushka|abuela|teta|yiayia|lola|shop|bakery|market|takeaway|freezer)\b
    + pierogi, 8 pieces[ from my babcia], fried
    - 8 pieces from the box of sushi
    (?<=[a-z\d]{2}\)? *,? )(?:(?:pan|deep|shallow)[- ])?(?:fried|toasted|warmed|browned|crisped|grilled) (?:up )?(?:a (?:little|bit|touch)|very lightly|lightly|slightly)(?= (?:with|in)\b)
    + pierogi, [fried a little] with onion
    - fried lightly salted nuts
  `),
  /** A kind that is said after its food: "3 sausages, the pork ones". */
  parsePatternRows(String.raw`
    (?<=[a-z]{3}),? \(?(?:the|it was (?:the|an?)|they were (?:the )?) ?(?:potato|veg|veggie|vegetable|plain|normal|regular|usual|standard|classic|original|basic|frozen|cheap|good|nice|thin|round|square) (?:ones?|kind|version|type|sort|variety)\)?(?=\s*(?:$|[,.;)\n+&]|(?:and|with|from|plus|for)\b|\d))
    + 2 curry puffs[, the potato ones]
    + one can of cola[, the normal one] 330 ml
    - wine, the glass was big
  `),
  /** Small breakfasts before lunch, and names of meals. */
  parsePatternRows(String.raw`
    \b(?:second|2nd) breakfast\b(?! (?:burritos?|tacos?|sandwich|rolls?|wraps?|muffins?|bars?|pizza|bowls?))|\bzweites fr[üu]hst[üu]ck(?!\w)
    = elevenses
    + eggs, [second breakfast]: a roll
    - a second breakfast burrito
    (?<=[a-z]{3}) from (?:last nite|lastnight|lst night)\b
    + cold pizza[ from last nite]
    - from last nite
  `),
  /** How sweet a drink was made, which is not a food. */
  parsePatternRows(String.raw`
    (?<=\b(?:teas?|boba|milk ?tea|pearls?|taro|matcha|oolong|jelly|lattes?|coffee|kopi|lemonade|slush)\b[^.;\n]{0,40})(?<![a-z] \(?\d{1,4} ?(?:ml|cl|l|oz),? ?),? ?\(?(?:[1-9]\d|100) ?% (?:sugar|sweet(?:ness|ened)?|ice|sweetness level)(?: level)?\)?(?=\s*(?:$|[,.;)\n+&]|(?:and|with|less|no|from)\b))
    + milk tea with pearls[, 30% sugar]
    + oolong milk tea[ (50% sweetness)]
    - milk tea, 0% sugar
    (?<![a-z] )bubble tea(?:,|:| [-–]) ?(?=(?!(?:and|with)\b)[^,.;\n]{0,30}\b(?:milk|oolong|green|black|fruit|jasmine) tea\b)
    + [bubble tea, ]brown sugar milk tea with pearls
    - bubble tea with milk tea
  `),
  /** "Without" in other languages. */
  parsePatternRows(String.raw`
    ${without} (?:reis|arroz|riz|riso|rijst)\b
    = no rice
    + poke bowl [sin arroz]
    ${without} (?:k[äa]se|queso|fromage|formaggio|kaas|queijo)\b
    = no cheese
    + burger [ohne käse]
    ${without} (?:zwiebeln?|cebollas?|oignons?|cipolla|ui|cebola)\b
    = no onion
    + doner [ohne zwiebeln]
    ${without} (?:frijoles|bohnen|haricots|fagioli|feij[ãa]o)\b
    = no beans
    + burrito [sin frijoles]
    ${without} (?:so(?:ß|ss)e|salsa|saus|molho)\b
    = no sauce
    + doner [ohne soße]
    ${without} (?:pommes|papas fritas|frites|batatas fritas)\b
    = no fries
    + currywurst [ohne pommes]
    ${without} (?:milch|leche|lait|latte|melk|leite)\b
    = no milk
    + porridge [sin leche]
    ${without}(?= [a-zà-ÿ]{3})
    = no
    + porridge, [ohne] sugar
    + thé [sans] sucre
    - comic sans
  `),
  /** What a taco is wrapped in, and what a shake is made of. */
  parsePatternRows(String.raw`
    (?<=\btacos?\b(?!(?:[^.;\n]*\d ?g\b))[^.;\n]{0,80}?)(?<!\b(?:\d|two|three|four|five|six) ?),? ?\(?(?:in|on|with)? ?(?:the )?(?:warm |small |soft |homemade |mini |fresh |double )?(?:hard|crunchy|crispy|soft)[- ]shells?(?: ones?)?\)?(?=\s*(?:$|[,.;)\n+&]|(?:and|with|w|plus|n)\b))
    + 3 ground beef tacos[ hard shell] with lettuce
    - tacos night: 4 hard shells with beef
    (?<=\btacos?\b[^.;\n]{0,60}(?:\btacos?|\bof (?:em|them|those))),? (?:on|in) (?:the )?(?:warm |small |soft |homemade |mini |fresh |double )?(?:corn|flour|maize) tortillas?(?=\s*(?:$|[,.;)\n+&]|(?:and|with|w|plus|n)\b))
    + carne asada tacos, 5 of em[ on corn tortillas] with guac
    - street tacos, carnitas on corn tortillas
    - 3 tacos (corn tortilla, carnitas)
    \b(?:a |my |the )?(?:protein|whey|recovery) shake (?=[^.;\n\d]{0,25}[,:(–-] ?(?:made (?:with|of|from) )?(?:\d|one|two|half a|1\.5|a) scoops? (?:of )?(?:\w+ )?(?:whey|protein|isolate|casein|vegan|plant|powder)\b)
    + [protein shake ]after the gym, 1 scoop whey in water
    - protein shake after the gym, a banana
  `),
  /** The bread of a sub. */
  parsePatternRows(String.raw`
    (?<=\b(?:subway|footlong|foot ?long|6[- ]inch|hoagie)\b[^,.;\n]{0,40}) on (?:honey oat|whole ?wheat|wheat|white|italian(?: herbs? (?:and|&|n) cheese)?|herbs? (?:and|&|n) cheese|multigrain|(?:9|nine)[- ]grain|sourdough)(?: bread)?\b
    + subway footlong turkey[ on wheat] with swiss
    - tuna on wheat
  `),
  /** The kind of meal, before what was had of it. */
  parsePatternRows(String.raw`
    (?<=^|[.;\n] ?|\b(?:breakfast|brunch|lunch|dinner|supper)(?::| was| -)? )(?:dim sum|yum cha|small chops|pintxos|tapas|mezze|meze|happy meal|cai ?fan|cai ?png|economy rice|hot ?pot|korean bbq|kbbq|charcuterie)(?: (?:crawl|night|lunch|brunch|dinner|party|(?:with|w\/?|at|from) (?:the |my )?\w+(?: \w+)?))?(?: ?[:–-] ?|[.!]+ (?:i |we )?(?:had |ate |shared )?|, (?:i |we )?(?:had |ate |shared )?| with (?=\d))(?=(?:\d|one|two|three|four|five|six|white rice|rice|patatas|gambas|croquetas|tortilla|har gow|siu mai|pork belly|beef|brisket|galbi|bulgogi|sliced|samgyeopsal|short ribs?|lamb)\b)
    = had
    + [dim sum with family, had ]4 har gow, 3 siu mai
    + [yum cha with popo: ]3 har gow
    + [happy meal with ]4 nuggets, small fries
    + [tapas. ]patatas bravas, 3 croquetas
    + [KBBQ! ]brisket 150g, pork belly
    - dim sum, a plate
    - tapas. bread
  `),
  /** An occasion that is named by a food, before a food of that kind, and a place that is named by what it sells. */
  parsePatternRows(String.raw`
    ${startOfOccasion}steak ${occasion}${beforeFoods}[^]{0,60}?\b(?:ribeye|rib[- ]eye|sirloin|rump|t-?bone|tomahawk|porterhouse|flat iron|bavette|onglet|hanger|flank|skirt|filet|fillet|strip|new york|wagyu|steak|\d+ ?oz)\b)
    + [Steak night]. Mine was a 10 oz ribeye
    + [yesterday's steak night]: 12 oz sirloin, potato
    - steak night with potatoes
    ${startOfOccasion}curry ${occasion}${beforeFoods}[^]{0,80}?\b(?:${kindOf("curry")}|pasanda|karahi|pathia|saag|makhani|butter chicken|dal|daal|chana|palak|biryani|katsu)\b)
    + [Curry night]. two poppadoms and a lamb bhuna
    + [curry night at spoons], chicken tikka masala
    - curry night, two naans
    ${startOfOccasion}sushi(?: ${occasion}| box| platter| takeaway)?(?=(?: lunch(?: box)?)?(?: (?:tonight|last night|today|yesterday|${company})){0,2} ?(?:[!?:,;–-]|\.(?!\d))+ ?[^]{0,60}?\b(?:\d{1,2}|two|three|four|five|six|eight|ten|a)\b[^.;,\n]{0,25}\b(?:nigiri|maki|sashimi|rolls?|uramaki|hosomaki|temaki|gunkan)\b)
    + [Sushi night]. 8 pieces salmon nigiri
    + [sushi date] with mia: 6 tuna rolls
    + [sushi] lunch, 8 tuna maki
    + [Sushi] lunch box from pret? no it was itsu.. 6 salmon nigiri
    - sushi night, miso soup
    - sushi set 12 pieces
    ${startOfOccasion}(?:tacos?|burritos?|fajitas?|enchiladas?|quesadillas?|wings?|burgers?|kebabs?|dumplings?|fish ?fingers?|ribs?|ramen|schnitzel|fondue|nachos|hot ?dogs?|chilli|chili|pierogi) ${occasion}${beforeFoods}[^]{0,60}?(?:tacos?|burritos?|fajitas?|enchiladas?|quesadillas?|wings?|burgers?|whopper|kebabs?|dumplings?|gyoza|fish ?fingers?|ribs?|ramen|schnitzel|fondue|nachos|hot ?dogs?|chilli|chili|pierogi)\b)
    + [taco night] - 2 chicken tacos, rice
    + [family taco night], i had 2 crunchy tacos
    + [Fish finger night]. Had 4 fish fingers
    + [Burger night]. cheeseburger with fries
    - taco night, guac and a beer
    ${startOfOccasion}pasta ${occasion}${beforeFoods}[^]{0,60}?\b(?:${kindOf("pasta")}|spag|carbonara|bolognese|linguine|rigatoni|gnocchi|mac)\b)
    + [pasta night]: spaghetti bolognese, garlic bread
    ${startOfOccasion}fish ${occasion}${beforeFoods}[^]{0,60}?\b(?:${kindOf("fish")}|prawns?|scampi)\b)
    + [Fish Friday]: salmon fillet, peas
    - fish night, peas
    ${startOfOccasion}pizza ${occasion}${beforeFoods}[^]{0,80}?\b(?:pizzas?|slices? (?:of )?[a-z]{4}|margherita|pepperoni|hawaiian|calzone|dough)\b)(?![^]{0,80}\bslices? (?:with|each|left|from|between|when|before|after|that|then|plus)\b(?![^]*\b(?:pizzas?|margherita|pepperoni|hawaiian)\b[^]*$))
    + [Pizza night w the boys]!! I had 2 slices margherita
    + [pizza night], 4 slices of hawaiian
    - pizza night, had 3 slices
    - a pizza night with wine
    ${startOfOccasion}(?:the )?(?:(?:little|local|new|usual) )?(?:pizza|burger|sushi|ramen|noodle|pho|poke|taco|kebab|chicken|steak|seafood|sandwich|bagel|salad|pancake|curry|dumpling|bbq|barbecue|wing|fish|falafel|tapas) (?:${eatingPlace}|house|van|truck|market|(?<!chicken )bar)${beforeFoods}(?:(?:i|we|had|ate|got) )*(?!(?:\d{1,2}|an?|one|two|three|four|five|six) (?:slices?|pieces?|rolls?|portions?|bowls?)\s*(?:$|[,.;]|and\b|with\b))[a-z\d])
    + [sushi place]. 2 salmon rolls
    + [ramen place]: tonkotsu ramen
    + [noodle bar] - chicken ramen
    - pizza place, 2 slices
    - chicken bar, 40 g
    (?<=\b(?:tesco|sainsbury['’]?s|asda|waitrose|co-?op|morrisons|spar|carrefour|m&s|marks (?:and|&) spencers?) )(?:express|metro|simply food|food ?hall|superstore)\b
    + tesco [express] meal deal: prawn sandwich
    - panda express
    (?<=^|[.;\n] ?|\b(?:breakfast|lunch|dinner|snack|tea|a|the|my|had|got)(?: was|:| -)? )(?:(?:co-?op|boots|tesco|sainsbury['’]?s|asda|waitrose|m&s|morrisons|spar|superdrug|wh ?smiths?) )?meal deal(?: (?:from|at) (?:the )?[a-z&'’]+)?(?: (?:for )?£ ?\d(?:\.\d\d?)?)?(?=\s*[:.,\n–-]+\s*(?!\d{2,4} ?(?:k?cal|calories))[a-z\d][^.\n]{3,60}(?:,|\+|&| and )[^.\n])
    + [Co-op meal deal]. tuna baguette, mccoys
    + lunch was a [meal deal from tesco] - wrap, apple and a coke
    - a meal deal, 600 kcal
    - boots meal deal
  `),
  /** How dishes were bought, and a number of dishes before their names. */
  parsePatternRows(String.raw`
    (?<=\b(?:[2-9]|two|three|four|five|six|several|our) (?:(?:large|small|big) )?)(?:takeaway|take[- ]?(?:away|out))(?= (?:curries|dishes|mains|kebabs|burgers|teas|coffees|boxes)\b)
    + 3 [takeaway] kebabs
    - a takeaway curry
    \b(?:two|three|four|[2-4])\s+(?:(?:takeaway|takeout)\s+)?(?:curries|mains|main courses|dishes|starters|desserts|puddings|puds|sides|small plates|courses)(?=(?: (?:for|between|to share|among|amongst)\b[^,:;.\n(]{0,30})? ?[,:(–-] ?(?:an?|one|1) [^.;\n]{3,60}?(?:,| and| &|\+) ?(?:an?|one|1) [a-z])
    + [two curries] between four, a korma and a balti
    + [two takeaway curries]: a korma and a balti
    + [three starters]: a soup, a pate and a salad
    - two curries and a rice
  `),
  /** Soft drinks without sugar. */
  parsePatternRows(String.raw`
    \b(?:coke|coca[- ]?cola|pepsi|cola),? \(?(?:no|zero|without|0) (?:added )?sugar\)?
    = diet coke
    + 500 ml [coke no sugar]
    \b(?:sprite|7 ?up),? (?:no|zero|without|0) sugar
    = diet sprite
    + a [sprite zero sugar]
    - lemonade without sugar
  `),
  /** Flavored milk in Australia, and the sizes of a dish in half or quarter of a loaf. */
  parsePatternRows(String.raw`
    (?<=\b(?:meat|servo|steak|mince) pie\b[^.;\n]{0,30} (?:an?|and|n|plus|\d{3} ?ml) )iced coffee\b(?! (?:black|with|w|no)\b)|(?<=\b(?:500|600|750) ?ml |\bcarton of )iced coffee\b(?! (?:black|with|w|no)\b)|\biced coffee(?=,? (?:500|600|750) ?ml\b)
    = dare coffee
    + meat pie and an [iced coffee]
    + servo pie n a 500ml [iced coffee]
    + [iced coffee] 600ml
    - apple pie and an iced coffee
    \ban? (?=(?:quarter|half) (?:\w+ )?bunny(?: chow)?\b)
    + had [a ]quarter mutton bunny chow
    - a bunny chow
  `),
].flat();
