/** Words whose meaning depends on the adjacent words, each with its replacement. */
import { anyOf, parsePatternRows } from "../pattern-rows.ts";
import { relations } from "./people.ts";
import { numberWordsBetween } from "./spoken-numbers.ts";

/** British dishes that are served with hot chips; other chips come from a bag. */
const friesDishes =
  "(?:steaks?|cod|haddock|plaice|(?:fried|battered|breaded) place|scampi|eggs?|pies?|past(?:y|ies)|chicken|sausages?|saveloys?|gammon|ham|burgers?|kebabs?|schnitzel|mussels|peas|curry|katsu|lasagne|omelette|nuggets|fingers|goujons|beans|parm[aio]?|parmy|parmigiana|schnitty|snitzel|barramundi|snapper|flathead|hake|trout|calamari|prawns?|wings?|ribs?)";
const friesSides = "(?:gravy|curry sauce|vinegar|mushy peas|peas|beans|mayo|eggs?|a fried egg)";
/** "and", "with" and similar, optionally followed by a small word. */
const conjunction = "(?:,| and| with| n| &| \\+)(?: (?:some|a few|my|the|extra))?";

/** Next to tea, biscuits are cookies; next to gravy or with sausage they are bread. */
const notBreadBiscuit =
  "(?<!\\b(?:sausage|egg|bacon|chicken|cheese|butter|buttermilk|ham|steak|dog|marie|digestive|ginger|rich tea) )";
const cookieBiscuit = `${notBreadBiscuit}(?:(?<=\\b(?:packets?|packs?|tin|sleeve) of )biscuit|(?<=\\b(?:tea|chai|cuppa|elevenses)\\b[^.\\n]{0,60})biscuit|biscuit(?=s? (?:and|with) (?:my |a |some )?(?:cup of |mug of )?(?:tea|chai)\\b))`;

const smallNumber = `(?:\\d{1,2}|${numberWordsBetween(2, 10).join("|")}|twelve)`;

const weighedState = "(?:raw|dry|dried|uncooked|cooked|drained|boiled)";
const slangEating =
  "smashed|demolished|inhaled|crushed|wolfed(?: down)?|polished off|destroyed|scoffed|devoured|annihilated|hoovered(?: up)?|necked|downed|gobbled(?: up| down)?|nommed|housed|murdered|tucked into|dug into|chowed(?: down)? on|knocked back|put away|chugged|sank|guzzled|snarfed|munched(?: on)?";

/** In the order in which they are applied. */
export const replacements = [
  /** Abbreviations. */
  parsePatternRows(String.raw`
    \bw ?\/ ?o(?:ut)?\b
    = no
    + coffee [w/o] sugar
    + a wrap [w/out] sauce
    - a wrap w/ oats
  `),
  /** Abbreviated flavors of crisps; the figures of all are alike. */
  parsePatternRows(String.raw`
    \b(?:s ?(?:&|n|and) ?v|c ?(?:&|n|and) ?o) (?:crisps|chips)\b
    = chips
    + a bag of [s&v crisps]
    + [s n v crisps] and a coke
    - s&v
  `),
  /** The alcohol of a drink, which its name has. */
  parsePatternRows(String.raw`
    (?<=\b(?:beers?|lagers?|ales?|ipas?|ciders?|wine|stouts?|pilsners?|pils|porters?|prosecco|champagne|cava|(?:glass(?:es)?|bottle|carafe) of (?:red|white|ros[eé])|vodka|gin|rum|whisky|whiskey|tequila|seltzers?|mead|sake|pints?)\b(?! milk)[^.;\n\d(]{0,12}(?: ?\(?\d+(?:\.\d+)? ?(?:ml|cl|oz)(?: (?:cans?|bottles?|glass(?:es)?|each))?)?),? ?(?:\(\d{1,2}(?:[.,]\d)? ?%(?: ?(?:abv|alc(?:ohol)?|vol))?\)|\d{1,2}(?:[.,]\d)? ?%(?: ?(?:abv|alc(?:ohol)?|vol))?)(?=\s*(?:$|[.,;:!?)\n+]|(?:and|with|plus|at|in|for|went|x)\b))
    + 3 pints of lager[ 4%] and nuts
    + red wine 175ml[ 14% abv]
    + a pint[ (5.2%)]
    + 2 IPAs (16 oz[, 7%])
    - 500 ml milk 2%
    - chocolate 70%
  `),
  /** "Before", which is not a vitamin. */
  parsePatternRows(String.raw`
    (?<!\bvit(?:amin)?s? )\bb4(?= (?:bed|work|gym|school|practice|training|class|a |the |my |going|lunch|dinner|breakfast|i\b))
    = ,
    + toast [b4] bed
    - vitamin b4
  `),
  /** The bread of a sandwich, whose figures hardly differ. */
  parsePatternRows(String.raw`
    (?<=\b(?:sandwich|sandwhich|sarnie|toastie|panini|melt|blt|sub|footlong|hoagie)(?:es|s)?) on (?:a )?(?:wheat|wholewheat|whole wheat|whole[- ]?grain|multi[- ]?grain|white|rye|sourdough|brown|wholemeal|granary)(?: (?:bread|roll|bun|toast))?(?=\s*(?:$|[.,;:\n(]|(?:with|w|and|but|no|hold|for|at|plus|from)\b))
    + turkey sandwich[ on wheat] w mayo
    + BLT[ on sourdough bread]
    - ham on rye
    - a sandwich on whitefish
  `),
  /** The crust that a pizza has unless another one is said. */
  parsePatternRows(String.raw`
    \b(?:medium|regular|normal|standard|classic|original)[- ]crust\b
    + two slices of [medium crust] pepperoni pizza
    + [regular-crust] pizza
    - thin crust pizza
  `),
  /** A part of a dish that was ordered without it. */
  parsePatternRows(String.raw`
    \b(?:leave|leaving|left) (?:off|out)(?= (?:the|any|all) [a-z])
    = without
    + banana split [leave off] the nuts
    - left out of hunger
  `),
  /** In equal parts: sharing with one person says so. */
  parsePatternRows(String.raw`
    (?<=\b(?:split|shared?|sharing|halved|divided)\b[^.!?;\n]{0,80}),? ?\b(?:50 ?[/:] ?50|fifty[- ]fifty)\b
    + beer, sharing it[ 50/50]
    + a pizza, halved[ 50:50]
    - 50/50 mash
    \bw (?:my|our)(?= ${anyOf(relations)}\b)
    = with
    + shared [w my] sister
    - chicken w rice
    \b(?:went|passed|going) round (?:the )?(?=(?:two|three|four|five|six|\d) of us\b)
    = between
    + bottle of wine [went round ]three of us
  `),
  /** A part of what was left: the fraction counts. */
  parsePatternRows(String.raw`
    (?<=\b(?:half|thirds?|quarters?|most|some|\d/\d|\d ?%) (?:of )?)(?:what(?:'s| is| was|ever was) (?:left|remaining) (?:of|in|from) |what remained (?:of|in) |the (?:remaining |remainder of (?:the )?|rest of (?:the )?))(?=(?:the |a |an |my |that |our )?(?:[a-z]|\d))
    + half of [what was left of ]a 400g tub of ice cream
    + ate half of [the remaining ]lasagne
    - finished what was left of the soup
    \b(?:what(?:'s| is| was) left|what remained) of(?= (?:an?|the|my|our) (?:\d+(?:\.\d+)? ?(?:g|kg|ml|l|oz|cl)\b|(?:family|big|large|sharing) (?:bag|tub|pack|bottle|pizza|pot)))
    = half of
    + finished [what was left of] a 300g tub of hummus
    - what was left of the chili
  `),
  /** Instead of a dish that was named before; the list says what was eaten. */
  parsePatternRows(String.raw`
    (?<=[a-z]) instead(?= ?:)
    + made a salad[ instead]: lettuce, cucumber
    - a salad instead of fries: no dressing
  `),
  /** The state in which a food was weighed. */
  parsePatternRows(String.raw`
    (?<=\b${weighedState}) (?:weight|wt)\b(?! ?(?:was|is|:|of|about)? ?\d)
    + 100 g pasta dry[ weight] with pesto
    - body weight
    (?<=(?:^|[,;.:(] ?|\b(?:and|with) )(?:raw|dry|dried|uncooked) )(?:weight|wt):? (?:of )?(?=\d+(?:\.\d+)? ?k?g [a-z])
    + dry [weight ]75g penne, 100g passata
    \b(?:the |that )?\d+ ?g(?:rams?)? (?:was|is|were) (?:the )?(?=${weighedState}\b)
    + 150 g pasta, [the 150g was ]cooked
    - 150 g was too much
    (?<=\d ?k?g (?:raw|uncooked|cooked)),? (?:skinless|boneless|trimmed|peeled)(?:,? (?:and )?(?:skinless|boneless))?(?=\s*(?:$|[.,;+)\n]|made\b|with\b|and\b))
    + thighs 400g raw[ skinless]
    - 400g raw skinless chicken
    (?<=\b(?:raw|uncooked)\b ?),? ?(?:and |but )?then (?:\w+ly )?(?:mashed|roasted|baked|boiled|fried|(?:pan|air|stir)[- ]?fried|steamed|grilled|cooked|saut[eé]ed|simmered)(?=\s*(?:$|[.,;)\n]|(?:with|in|and|on)\b))
    + potatoes 250 g raw[ then mashed] with butter
    + 250g sweet potato (raw[, then baked])
    - raw carrots, then fried rice
    (?<=\d ?g |[a-z] \()before (?:cooking|soaking|boiling)\b
    = uncooked
    + black beans 60g [before soaking]
    + chicken breast 200 g [before cooking]
    (?<=[a-z]{3}), (?=\d+(?:\.\d+)? ?(?:g|grams?|kg) (?:dry|dried|raw|uncooked|cooked|boiled)(?: weight)?\s*(?:$|[.,;+)\n]|(?:and|with|plus|in)\b))
    + Rice[, ]80 g dry
    - rice, 80 g dry pasta
    (?<=\b(?:tin|can|jar)s? of (?!tuna\b)[a-z]+(?: [a-z]+)?) in (?:[a-z]+ )?(?:oil|water|brine|juice|syrup)(?=,? \d+ ?g drained)
    + 1 tin of sardines[ in oil], 90g drained
    (?<=\btuna in )(?:olive|sunflower|vegetable|rapeseed) oil,? drained(?: weight)?:? (?=\d)
    = oil,
    + tin of tuna in [olive oil, drained weight ]112g
    (?<!\btuna )\bin (?:\w+ )?oil,? drained(?: weight)?:? (?=\d)
    + can of sardines [in oil drained ]90g
    (?<=\bin oil),? drained(?: weight)?:? (?=\d)
    = ,
    + can of tuna in oil[ drained ]102g
    - tuna in oil, drained
    (?<=\d ?g(?: [a-z]+){1,3} |\d ?g\) )in an? (?:stir[- ]?fry|curry|stew|soup|omelette|frittata|hash|stir[- ]?through|sauce|salad|traybake|tray bake)(?= with (?:\d|an? ))
    + egg noodles 65g dry [in a stir fry] with 100g prawns
    + boiled potatoes (250g) [in a hash] with 2 eggs
    - 65g noodles in a soup with tofu
    (?<=\bfried) in (?:its|their) own (?:fat|oil|juices?)\b
    + salmon 130g pan fried[ in its own fat]
    (?<=^|[,;.\n] ?|\band )(?:an? |my |some )?(?:(?:bowl|plate|portion) of )?[a-z]+(?: [a-z]+){0,2} made (?:out )?(?:of|from) (?=\d+(?:\.\d+)? ?(?:g|kg|ml)\b)(?![^.;\n]*(?:,|\band) ?\d)
    + [airfryer chips made out of ]300g raw potatoes
    - I made pasta with 300g flour
    - hummus made from 400 g chickpeas, 60 g tahini
    \b(?:(?:that(?:'s| is| was)|it(?:'s| is| was)) )?(?:weighed|measured)(?: (?:when|while|it))? (?=${weighedState}\b)|\b(?:that(?:'s| is| was)|thats) (?=${weighedState}\b)
    + cod 150 g ([weighed ]raw)
    + 200 g rice, [that's ]cooked
  `),
  /** Laughter and asides in one word, which would otherwise end the words for an amount: "half a burrito lol". */
  parsePatternRows(String.raw`
    ,? ?(?<![\w'’-])(?:lo+l+|lmf?ao+|rofl|(?:ha){2,}h?|(?:he){2,}h?|tbh|ngl|smh|fml|omg)\b(?!['’-])
    + a bag of nuts but only ate half[ lol]
    + 1 tbsp honey straight from the jar[ haha]
    + pizza[, tbh] but only half
    - lollipop
    - halo halo
    - lola cola
  `),
  /** Dictated punctuation. */
  parsePatternRows(String.raw`
    (?<=\w )comma\b
    = ,
    + eggs [comma] toast [comma] tea
    \bfull stop\b|(?<=\w )new line\b(?! (?:of|and)\b)
    = .
    + two eggs [full stop]
    (?<=\w{3} )(?<!\b(?:the|this|that|her|long|short|feeding|eating|fasting|lunch|free|time|first|last|trial|rest) )\bperiod(?=$| (?:i|then|for|also|and|at|after|later|lunch|dinner|breakfast)\b)
    = .
    + two eggs [period] then a banana
    - my period and a banana
    - during the feeding period i had soup
  `),
  /** Meals in two words. */
  parsePatternRows(String.raw`
    \b(?:petit|p'?tit)[- ]d[ée]j(?:euner)?(?!\w)|\bcaf[ée] da manh[ãa](?!\w)|\bpequeno[- ]almo[çc]o(?!\w)
    = breakfast
    + [petit déjeuner]: croissant
    + [petit dej] croissant
    + [Café da manhã]: toast
    \bb\/f(?=\s*[:=-])
    = bf
    + [b/f]: eggs
  `),
  /** A misheard "ate". */
  parsePatternRows(String.raw`
    (?<=\b(?:i|we) (?:(?:just|also|only|then) )?)eight\b(?! (?:ounce|oz|gram))
    = ate
    + I [eight] two eggs
    - i eight ounces of steak
  `),
  /** Slang for eating. */
  parsePatternRows(String.raw`
    \b(?:(?:just|absolutely|totally) )?(?:${slangEating})(?=,? (?:(?:down|through|almost|about|like|all of|most of) )?(?:an?|the|my|some|half|another|one|this|that|these|${numberWordsBetween(2, 12).join("|")}|\d|whole|entire)\b)
    = ate
    + [just demolished] a burrito
    + [smashed] 3 crumpets
    + [polished off] a bag of nuts
    - smashed avocado on toast
    - crushed tomatoes
  `),
  /** Numbers that are part of a name. A plural after the number is counted: "3 bean burritos". */
  parsePatternRows(String.raw`
    \b${smallNumber}(?=[- ](?:grains?|seeds?|layer|minute) [a-z])
    + a [12] grain bread roll
    (?<!\d[:.])\b${smallNumber}(?=[- ](?:bean|cheese|berry|meat|fruit|pepper)s? (?!and |n )[a-z]+[a-rt-z](?![\w]| [a-z]+s\b))
    + [3] bean salad
    + [four] cheese pizza
    - 3 bean burritos
    - 2 cheese sandwiches
    - 2 cheese and ham wraps
    - 3 pepper
    (?<=\b(?:\d{1,2}|${numberWordsBetween(1, 12).join("|")}) )(?:out )?of (?:the |my |our |those )?(?:\d{1,2}|${numberWordsBetween(2, 12).join("|")})(?= (?!(?:(?:equal|even|big|small|large|generous) )?(?:slices?|pieces?|squares?|pcs?|servings?|portions?|plates?|bowls?|parts?|shares?)\b|us\b|k?cals?\b|calories?\b)[a-z]{3,}(?![^.;\n(:]{0,40}(?:[(:] ?\d|\b(?:made|baked|cooked|from|using)\b)))
    + 4 [of the 12] wings
    + 3 [out of 5] spring rolls
    - 2 of 10 pancakes (3 eggs, 60g flour)
    - 3 of the 8 slices
    - 2 of 250 g tubs
    - 2 of 95 cal bars
    \b\d\d ?\/ ?\d\d?(?= (?:lean |extra lean )?(?:ground |minced? )?(?:beef|mince|turkey|burger|patty))
    + [80/20] beef burger
    (?<=\b(?:beef|mince|turkey|chicken|pork|lamb|bison|burgers?|patt(?:y|ies)) )[789]\d ?\/ ?(?:30|2[0-9]|1[0-9]|[1-9])\b(?! ?(?:cups?|tbsp|tsp|of)\b)
    + ground turkey [93/7] 200 g
    + 150 g ground beef [80/20]
    - beef 1/2 cup
    (?<=\d ?(?:g|grams?|gr) )(?:out of (?:the |its |their )?shells?|without (?:the )?shells?|shelled|(?:in )?edible (?:part|portion|weight))\b
    + 2 eggs (116g [out of shell])
    + shrimp 150g [shelled]
    - 2 taco shells
    (?<=\bheinz )57\b|\b(?:5|five|7|seven)[- ]spiced?(?= (?!powder|mix)[a-z])
    + heinz [57] sauce on [five spice] chicken
  `),
  /** Sounds of hesitation in dictation, and "and" in a hurry. */
  parsePatternRows(String.raw`
    (?:, ?)?(?<![\w'-])(?:u+m+|u+h+|e+rm+|u+hm+|h+m+)(?![\w'-])
    + [um] a burger and [uh] fries
    - a hum of the fridge
  `),
  parsePatternRows(String.raw`
    (?<![\d\w])nd(?= [a-z\d])
    = n
    + samosa [nd] chai
    - the 2nd roti
  `),
  /** A cup of tea in Britain. */
  parsePatternRows(String.raw`
    (?<=\b(?:a|my|another|of) )brew\b
    = tea
    + toast and a [brew]
    - a cold brew
  `),
  /** Of a dish, not the name of a burger. */
  parsePatternRows(String.raw`
    (?<=\b(?:with|w/?|plus|and) )double(?= (?:cheese|meat|chicken|bacon|steak|guac|avocado)\b(?! ?burgers?\b))
    = extra
    + footlong with [double] cheese
    - a cheeseburger and a double cheeseburger
  `),
  parsePatternRows(String.raw`
    \bblood(?= oranges?\b)
    + a [blood] orange
  `),
  /** A chain of shops. */
  parsePatternRows(String.raw`
    \b(?:7|seven)[- ]?eleven(?:'?s)?\b|\b7-11\b
    + [7-eleven] egg sandwich
    + a hot dog from [7-11]
    - seven to eleven nuts
  `),
  /** It was eaten. */
  parsePatternRows(String.raw`
    \bwish (?:i|we) (?:hadn'?t|had not|didn'?t)\b
    + I [wish I hadn't] eaten pizza
  `),
  /** The verb, not the sundae. The sharers are parsed after the food. */
  parsePatternRows(String.raw`
    \bsplit(?= (?:an?|the|some|our|my|one|two|\d|this|that|it)\b)
    = share
    + we [split] a pizza
    - a banana split with cream
  `),
  /** Porridge that was made with water has no milk; its weight is that of the dry oats. */
  parsePatternRows(String.raw`
    (?<=\b(?:oats|oatmeal|porridge|noodles|couscous|polenta|semolina|rice|pasta) )(?:(?:made|cooked|prepared|boiled) )?(?:with|in|on) (?:(?:just|only|plain|hot|boiling) )?water(?:,? (?:and )?(?:not|no) milk)?(?: only)?[\s,(–-]{1,4}(?=\d+(?:\.\d+)? ?g (?:dry|dried|raw|uncooked)\b)
    + oats [made with water - ]60g dry
    + couscous [with water not milk, ]50 g dry
    (?<=\bwater),? (?:and )?not milk\b
    + oats made with water[ not milk], no sugar
    - water, milk
  `),
  /** British chips and crisps; "apple crisps" are named after their ingredient. */
  parsePatternRows(String.raw`
    (?<=\b${friesDishes}${conjunction} )chips\b
    = fries
    + steak and [chips]
    + chicken parma with [chips]
    + egg, [chips] and beans
    + pie with some [chips]
    + fried place and [chips]
    - turkey sandwich and chips
    - fish and chips
    (?<!\b(?:tortilla|corn|banana|plantain|kale|pita|veggie|potato|chocolate|fish and|fish &|fish n) )\bchips(?=(?: and| with| in|, with|,) ${friesSides}\b)
    = fries
    + [chips] and curry sauce
    - tortilla chips with cheese
    (?<=\b(?:cheesy|chunky|oven|chip shop|chippy|hot|fat|hand[- ]cut|triple[- ]cooked|sweet potato|portion of|plate of|bowl of|cone of|side of) )chips\b(?! and (?:dip|salsa|guac))
    = fries
    + chip shop [chips]
    - a bag of chips
    - chips and salsa
    - chocolate chips
    (?<=(?:^|[,.;:!?\n]\s*|\b(?:of|and|some|the|a|my|ate|had|with|plus|more|added|extra|grabbed|bought|shared|opened|finished|few|bag|packet|noon|kcal|cal|cals|calories?|tonight|snack|lunch|dinner|then|also|just|eating|\d\d? ?[ap]m|\d\d?[:.]\d\d) ))crisps\b
    = chips
    + 8pm [crisps], 21:30 [crisps]
    + a packet of [crisps]
    + sandwich and [crisps]
    - apple crisps
    - ready salted crisps
    (?<=\d ?(?:k?cals?|calories|㎉) {1,20})side (?:of )?(?=[a-z])
    + wrap and 120 kcal [side ]salad
    - a side salad
    (?<=\d ?(?:k?cals?|calories) )(?:a pop|a piece|a go|apiece)\b
    = each
    + 3 biscuits at 75 kcal [a pop] with tea
    - a pop, 75 kcal
    (?<=\(\d{1,2}),(?= ?\d+(?:\.\d+)? ?(?:ml|cl|l)\b)
    = x
    + beer (2[,] 500 ml)
    - beer (2 bottles, 500 ml)
    \b(?:porridge|porrige)(?= {1,40}\(?[2-8]\d ?g\b(?! ?(?:cooked|protein|(?:of )?(?:[a-z]+ )?oats)))
    = oats
    + [porridge] 40g with 200ml milk
    - porridge 250g
    (?<=\b[2-8]\d ?g (?:of )?)(?:porridge|porrige)\b(?! (?:oats|bar|cookie))
    = oats
    + 50 g [porridge] with milk
    - 250g porridge
    (?<=\b(?:latte|cappuccino|flat white|cortado|mocha|macchiato|chai)\b[^.,;\n\d]{0,25}), (?:oat milk|oatly instead of (?:milk|dairy))\b(?! with)
    =  w oatmilk
    + tall latte no whip[, oat milk]
    (?<=\b(?:latte|cappuccino|flat white|cortado|mocha|macchiato|chai)\b[^.,;\n\d]{0,25}), (?:soya? milk)\b(?! with)
    =  w soymilk
    + tall latte no whip[, soy milk]
    (?<=\b(?:latte|cappuccino|flat white|cortado|mocha|macchiato|chai)\b[^.,;\n\d]{0,25}), (?:almond milk)\b(?! with)
    =  w almondmilk
    + tall latte no whip[, almond milk]
    (?<=\b(?:latte|cappuccino|flat white|cortado|mocha|macchiato|chai)\b[^.,;\n\d]{0,25}), (?:coconut milk)\b(?! with)
    =  w coconutmilk
    + tall latte no whip[, coconut milk]
    - tea, oat milk
    (?<=\bleft (?:about |around |roughly )?(?:most|half|some|all|an? (?:third|quarter|bit|few|little))(?: of)? the [a-z]+(?: [a-z]+)?), (?:but )?(?:drank|ate|finished|had)(?: all)?(?: of)? the (?=[a-z])
    = , with
    + ramen but left most of the noodles[, drank the ]broth
    + pad thai, left half the noodles[, ate all the ]shrimp
    - left half the rice, ate an apple
    \bwe['’]re(?= (?:[2-9]|${numberWordsBetween(2, 9).join("|")})\b)
    = we
    + curry, [we're] 5 at home, had one plate
    \bsweets\b
    = candy
    + a bag of [sweets]
    - sweet potato
  `),
  /** Without their food: wedges are potatoes, rashers are bacon. */
  parsePatternRows(String.raw`
    (?<!\b(?:lemon|lime|orange|melon|cheese|apple|onion|lettuce|potato|pineapple|tomato|cabbage|pita) )(?<!\b(?:cut|sliced|divided)\b[^]*)\bwedges\b(?! of| salad)
    = fries
    + goujons and [wedges]
    - cut in 6 wedges. Two wedges
    - lemon wedges
    - 2 wedges of cheese
    (?<!\b(?:bacon|ham|streaky|back|turkey) )\brashers?\b(?! of| bacon)
    = bacon
    + 2 [rashers] and an egg
    - 2 rashers of bacon
    - bacon rashers
  `),
  /** The verb; "with relish" is a food. */
  parsePatternRows(String.raw`
    \brelish(?= (?:a|an|the|my|some|in|this|every|\d))|(?<=\b(?:i|to) )relish\b
    + to [relish] a hot dog with relish
  `),
  parsePatternRows(String.raw`
    (?<=\beggs?\b.{0,20} )soldiers\b
    = toast
    + boiled eggs and [soldiers]
    - soldiers ate rice
    \bcuppas?\b
    = tea
    + a [cuppa]
    ${cookieBiscuit}s\b
    = cookies
    + tea and two [biscuits]
    - biscuits and gravy
    - iced tea and a sausage biscuit
    ${cookieBiscuit}\b
    = cookie
    + a [biscuit] with my tea
  `),
  /** Shares of a half, before the person who has the other one. */
  parsePatternRows(String.raw`
    (?<=\b(?:split|shared?|sharing|halved) [^.!?;\n]{2,60} )(?:fifty[- ]fifty|half[- ](?:and[- ])?half)(?= (?:with|w|w/|between|among)\b)
    + shared noodles [half half] with my brother
    - half and half with coffee
  `),
  /** Meals in Indonesian. */
  parsePatternRows(String.raw`
    \bmakan siang\b
    = lunch
    + soup for [makan siang]
    \bmakan malam\b
    = dinner
    + [makan malam]: soup
  `),
  /** A friend, not the tea. */
  parsePatternRows(String.raw`
    (?<=\b(?:(?:my|me|our|his|her|best|old|uni|work|school|gym)|(?:with|w|by|from|to|for) a) )mate(?!\w| (?:tea|latte|cocido)\b)
    = wife
    + had wings with a [mate]
    + my [mate] had chips
    - had a mate
    - my mate tea
  `),
  /** Whose food it was. */
  parsePatternRows(String.raw`
    (?:(?<=^|[.;\n] ?)|\b)(?:my |the |our )?(?:\w+ )?(?:${anyOf(relations)}|kids?|children|toddler|baby|hubby|gf|bf) (?:did(?:n['’]?t| not)|couldn['’]?t|could not) (?:finish|eat|want) (?:all )?(?:(?:of )?(?:their|his|her|the) )?(?=[a-z][^.;\n]{2,40}?,? (?:so|and|then) i (?:ate|had|finished|took|polished)\b)
    + [kids didnt finish their ]mac and cheese so I had what was left
    - my daughter didn't finish her pasta
    (?<=\b(?:half|third|quarter|bites?|slice|piece|most|some) of )(?:my|his|her|their|our) (?:\w+ )?${anyOf(relations)}['’]s (?=\d)
    + half of [my sister's ]300g steak
    \b(?:off|from) (?:of )?(?:my|his|her|their|our|someone(?:'s|s)?)(?: (?:\w+ )?${anyOf(relations)}['’]s)? plate\b
    + 5 fries [off his plate]
    - from the plate of cookies
  `),
  /** The way of frying is not the pan that holds the food. */
  parsePatternRows(String.raw`
    (?<=\b(?:\d{1,2}|an?|${numberWordsBetween(2, 12).join("|")}) )pan(?=[- ]fried\b)
    + 12 [pan] fried dumplings
    - a pan of fried rice
  `),
  /** Half of a food. */
  parsePatternRows(String.raw`
    \bwent (?:halves|halfsies|half and half|50[/:-]50)(?: (?:on|for) (?:it|them|that|this))? with (?:my|an?|the|his|her) (?!other\b)[a-z]+\b(?! (?:on|and i)\b)
    = ate half
    + tiramisu, [went halves with my date]
    - went halves with my wife on a pizza
  `),
  /** What was kept of a food, after the part that was eaten. */
  parsePatternRows(String.raw`
    [,;.(–-]* ?(?:and |with )?(?:the )?(?:other|remaining|second) half (?:was |is |i |got )?(?:saved|kept|put away|put back|frozen|wrapped up|in the fridge|in the freezer)(?: (?:it|for|until|in|the|my|later|tomorrow|tmrw|tmr|lunch|dinner|breakfast|fridge|freezer|wife|husband|son|daughter|kids))*(?=\s*(?:$|[.,;)\n]))
    + 1/2 avocado on 1 slice of toast[, other half saved for tmrw]
    - other half of the pizza
  `),
  /** When a dish was made, which is not when it was eaten. */
  parsePatternRows(String.raw`
    (?:[,;(]| -)? ?(?:which |that )?(?:i |i'd |we |had |i had |we had )?(?:made|cooked|baked|bought) (?:it|them|this) (?:on )?(?:mon|tues|wednes|thurs|fri|satur|sun)day\b(?: night)?
    + reheated lasagna[, had made it on tuesday]
    - made lasagna on tuesday
  `),
  /** The content of chocolate before the weight of a piece. */
  parsePatternRows(String.raw`
    (?<=\()\d\d ?%(?: cocoa)?, (?=\d+(?:\.\d)? ?g each\b)
    + 4 squares dark chocolate ([85%, ]10 g each)
  `),
  /** Left-overs of a dish. */
  parsePatternRows(String.raw`
    (?:\b(?:the |some |my )?left ?-?overs? (?:of|from) )(?:the|my|our|a|that|some) (?=[a-z ]{3,30}, ?(?:about |around |roughly |maybe )?(?:half|a third|a quarter|most|all|\d)\b)
    + [leftovers of the ]lasagne, about half
    - leftovers of the party
  `),
  /** What a food is, in a bracket. */
  parsePatternRows(String.raw`
    \b(?:ready ?meals?|microwave meals?|tv dinners?) \((?=[a-z])
    + a 600 kcal [ready meal (]tikka masala)
    - a ready meal (600 kcal)
    (?<=^|[,;\n(] ?|\b(?:a|an|my|the|was|had|ate) )ready ?meal (?=(?:cottage|shepherd|fish|chicken|beef|lasagn|curry|tikka|spag|pasta|mac|cannelloni|chill?i|korma|thai)\w*\b)
    + [ready meal ]cottage pie, 410 kcal
    - a ready meal with chicken
    (?<=\b(?!(?:a|an|my|the|one|frozen|microwave|shop|tesco|aldi|lidl|asda|m&s|ready)\b)[a-z'&]{3,} )(?:ready ?meals?|microwave meals?|tv dinners?)(?=\s*(?:$|[,.;)\n]|(?:from|for|straight)\b))
    + tikka masala & rice [ready meal], from the microwave
    - a ready meal
    - frozen ready meal
    (?<=\b(?:muffins?|cookies?|ice cream|milkshakes?|shakes?|yogh?urts?|cakes?|donuts?|doughnuts?|brownies?|bars?|croissants?) )\((?=(?:choc(?:olate)?(?: chip)?|vanilla|blueberry|strawberry|caramel|banana|lemon|mint|coffee|pistachio|raspberry|almond)\))
    + a muffin [(]choc), 350 kcal
    - a muffin (choc chip and nut)
  `),
  /** How meat was cut, after its weight: it names no other food. */
  parsePatternRows(String.raw`
    (?<=[a-z] \(?\d{1,4} ?(?:g|gr|grams?|oz|kg|lbs?),? ?\(?)(?:(?:boneless|skinless|bone[- ](?:in|out|less)|skin[- ](?:on|off|less)|de-?boned|trimmed|lean)(?:,? (?:and |& ?)?)?)+\b(?=\s*(?:$|[,.;)\n+&]|(?:and|with|w|in|on|plus|then|n)\b))
    + karahi 250g [boneless], 2 roti
    + chicken thigh 200 g [skin on ]and rice
    + chicken breast (150g, [skinless, boneless])
    - 200 g skinless chicken breast
  `),
  /** How sweet a drink was, after its size: it names no other food. */
  parsePatternRows(String.raw`
    (?<=[a-z] \(?\d{1,4} ?(?:ml|cl|l|oz),? ?)(?:(?:less|half|low|light|no|\d{1,3} ?%) (?:sugar|sweet|ice)(?:,? (?:and |& )?)?)+\b(?<!\bno sugar)(?=\s*(?:$|[,.;)\n+&]|(?:and|with|w|in|plus|then|n)\b))
    + boba 700ml [less sugar]
    + milk tea 500 ml, [30% sugar less ice]
    - latte 350ml no sugar
  `),
  /** "6" in "brownies i think 6" is their number. */
  parsePatternRows(String.raw`
    (?<=[a-z]s,? )i (?:think|guess|reckon|believe)(?: like| about| maybe| it was| there were)? (?=(?:\d{1,2}|${numberWordsBetween(2, 12).join("|")})(?=\s*(?:$|[,.;)\n]|(?:maybe|or|and|of)\b)))
    + brownies [i think ]6, maybe 7
    - soup i think 2 bowls
  `),
  /** "label" before figures is not a beer. */
  parsePatternRows(String.raw`
    (?<=[a-z\d)%])[.,;]? (?:the )?label(?: says?| said| is|:)?(?= \d{2,4} ?(?:k?cals?|calories|kj)\b)
    = ,
    + quest bar[. label] 190 cal
    - a no label beer
  `),
  /** The weight without the liquid, and the white without the yolk. */
  parsePatternRows(String.raw`
    (?<=[a-z)\d] *,? )(?:in the )?air[- ]?fr(?:ied|yer)(?=\s*(?:[.,;)\n]|$|and\b))
    + chicken thigh 220g raw, [air fried]. rice
    - air fried tofu
    (?<=\d ?(?:ml|cl|l|oz)), ?\d{1,2}(?:\.\d)? ?%(?: ?(?:abv|alc|vol))?(?=\))
    + 2 beers (2x 500 ml[, 5%])
    (?<=\(\d{1,2}) (?:[a-z]+[ -])?sized?(?=\))
    + meatballs (5[ ikea size])
    - 2 bananas (medium size)
    (?<=\b(?:of|an?|some|my|\d+ ?g) )(?:microwave|microwavable|store[- ]bought|shop[- ]bought)(?= (?:(?:basmati|jasmine|white|brown|golden|egg fried|whole ?grain|long grain) )?(?:rice|hummus|popcorn|noodles|pasta|soup|porridge|lasagn[ae]|curry|quinoa|lentils)\b)
    + half a pack of [microwave] rice
    + a pot of [store bought] hummus
    - a microwave meal
    - heated in the microwave
    \bin (?:spring )?(?:brine|water)(?=,? \(?(?:\d+ ?g,? )?drained\b)
    + can of tuna [in brine] drained 102g
    - can of tuna in oil, drained
    (?<=\b(?:salad|caesar|cobb|slaw|bowl|nicoise)\b[^.;\n]{0,40}?)(?<!\b(?:without|no|hold|minus|skip|sans)\b[^.;,\n]{0,30}),?(?: with| and)?(?: the| its)? (?:dressing|vinaigrette|caesar dressing|sauce) on the side,?(?: (?:and|but|which|that))?(?: i)? (?:did(?:n'?t| not) (?:use|touch|have|eat|add|want)(?: (?:it|any|any of it))?|never (?:used|touched)(?: it)?|left it|skipped it|unused|untouched|not used)
    = , no dressing
    + cobb salad[, dressing on the side but I didn't use it]
    + caesar salad[, dressing on the side and didn't use it], no croutons
    (?<=\b(?:salad|caesar|cobb|slaw)\b[^.;\n]{0,40}?),?(?: with)?(?: the| its)? dressing on the side,? (?:and |but )?(?:i )?(?:only )?used (?:about |only |just )?(?=(?:a|1|2|one|two|half a)? ?(?:tbsp|tsp|tablespoon|teaspoon|spoon))
    = , no dressing, dressing
    + chicken caesar[, dressing on the side, used about ]1 tbsp
    (?<=\b(?:salad|caesar|cobb|slaw)\b[^.;\n\d]{0,40}?),(?: the| its)? dressing on the side\b(?!,? (?:and |but |which )?(?:i )?(?:only |barely |hardly )?(?:did|used|had|left|never))
    =  with dressing
    + caesar salad[, dressing on the side]
    (?<=\b(?:tin|can|jar)s? ?)\((?:\d{2,4} ?g,? ?)?drained:? (?=\d{2,4} ?g\))
    + sweetcorn 1 tin [(198g, drained ]160g)
    (?<=\()\d{2,4} ?g,? ?(?=\d{2,4} ?g drained\)|drained \d{2,4} ?g\))
    + chickpeas ([400g, ]240g drained)
    - chickpeas (240g drained)
    \beggs?,? (?:without|no|minus|w\/o) (?:the |any )?yolks?\b(?! in)
    = egg whites
    + two boiled [eggs without yolk]
    - 2 eggs, no yolk in one
    (?<=\bwhites?(?:,| and| \+| &)? ${smallNumber} )whole(?: ones?)?(?! eggs?\b)|(?<=\b${smallNumber} )whole(?: ones?)?(?=(?:,| and| \+| &)? ${smallNumber} (?:egg )?whites\b)
    = egg
    + omelette (4 whites, 2 [whole])
    + 2 [whole] and 3 egg whites
    - 3 whites and 2 whole eggs
  `),
  /** A part of a dish that is named again: "a whopper, no mayo on the burger". */
  parsePatternRows(String.raw`
    (?<=\b(?:burger|cheeseburger|whopper|big mac|mcdouble|mcmuffin|meal|combo|sub|sandwich|wrap|kebab|gyros?|taco|burrito|pizza|hot ?dog)s?\b[^.;\n]{0,40},? (?:with |but |and )?(?:no|without|hold the|minus) [a-z]+(?: [a-z]+)?) (?:in|on|inside) (?:the|my|it|its) (?:burger|cheeseburger|sub|sandwich|wrap|kebab|taco|burrito|pizza|hot ?dog|bun)s?\b
    + big mac meal, no sauce[ in the burger], coke zero
    + a chicken wrap, no mayo[ in the wrap]
    - fries, no cheese on the burger
  `),
  /** A weight with its bone. */
  parsePatternRows(String.raw`
    \b(?:incl\.?|including|inclusive of|inc\.) (?:the )?bones?\b
    = bone-in
    + pork chop 220g [incl bone], grilled
    - including boneless chicken
  `),
  /** Crisp breadsticks, for a dip. */
  parsePatternRows(String.raw`
    (?<=\b(?:hummus|houmous|humus|tzatziki|taramasalata|guac(?:amole)?|dip|prosciutto|parma ham)\b[^.;\n]{0,40})(?<!\b(?:soft|garlic|cheesy|cheese) )bread ?sticks
    = grissini
    + hummus with 4 [breadsticks]
    - pasta with breadsticks
  `),
  /** "the last third of a pot": a third. */
  parsePatternRows(String.raw`
    \bthe (?:last|remaining|final|other|first) (?=(?:half|third|quarter|fifth) of (?:an?|the|my|that|our) (?:\d|[a-z]+))
    = a
    + [the last ]third of a pot of cottage cheese
    - the last slice of a cake
  `),
  /** A shot of a coffee. */
  parsePatternRows(String.raw`
    (?<=\b(?:latte|cappuccino|cappucino|flat white|americano|mocha|macchiato|cortado|coffee|cold brew)\b[^.;\n]{0,25}?(?:with|w\/|and|\+|,) ?(?:an? |1 |2 |two )?)(?:extra|double|additional) shots?\b(?! of)
    = espresso
    + a latte with an [extra shot]
    + flat white, [double shot]
    - a beer and a double shot
  `),
  /** The dish that ingredients became. */
  parsePatternRows(String.raw`
    (?<=\b\d{2,4} ?g(?:rams)? (?:of )?raw {1,9}[a-z]+(?: (?!in\b|with\b|and\b|w\b|plus\b)[a-z]+){0,3}|\b\d{2,4} ?g(?:rams)? raw {0,8}),? (?:then )?(?:(?:pan|stir|oven|char|dry)[- ])?(?:(?<!air[- ])fried|baked|grilled|roasted|steamed|seared|cooked|boiled|poached|saut[eé]ed|barbecued|griddled|charred)\b(?! (?:weight|rice))
    + 120g raw prawns[ fried] in oil
    + cod 220g raw[ baked], peas
    + salmon fillet 150g raw[, pan fried]
    - 150 g grilled salmon
    \bcut up\b|\b(?:(?:was|were|is|got|all) )?(?:cut|chopped|sliced|diced|torn) (?:up )?(?:in|into) (?:half|pieces|bits|chunks|cubes|small \w+)\b(?! and)
    + kraft dinner with [cut up] hot dog
    + grilled cheese [cut in half] but I ate both halves
    - cut in 10 slices, had 2
    \b(?:made|turned|cooked|chopped|put) into (?:an? |the )?[a-z]+(?: [a-z]+)? (?=(?:w\/|with|using) ?\d)
    + thighs 600g raw [made into a stew ]with 3 carrots
    (?<=[a-z] )(?:mashed|mixed|blended|whisked|beaten|whizzed|combined|stirred)(?: (?:up|together))* (?:(?:in)?to|as|for) (?:an? |some |the )?(?:\w+ )?(?:pancakes?|omelettes?|smoothies?|shakes?|batter|fritters?|crepes?|waffles?|dough|purée)(?=\s*(?:$|[.,;:)\n]|and\b|with\b))
    + 2 bananas and 3 eggs [whisked into pancakes], ate all
    - potatoes mashed with butter
  `),
  /** A number of times. */
  parsePatternRows(String.raw`
    (?<=\bx ?\d{1,2} )w\b\/?
    = ,
    + pancakes x4 [w] syrup
    (?<=[a-z]),? (?:and )?(?:(?:i )?had (?:it|that|them|one) )?twice(?: today)?(?=\s*(?:$|[.,;]))
    =  x2
    + handful of almonds[, twice today]
    - twice the cheese
  `),
].flat();
