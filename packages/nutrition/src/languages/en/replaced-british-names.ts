/** Names of foods in Britain, and nouns without their food. */
import { parsePatternRows } from "../pattern-rows.ts";
import { numberWordsBetween } from "./spoken-numbers.ts";

/** British dishes that are served with hot chips; other chips come from a bag. */
const friesDishes =
  "(?:steaks?|whoppers?|big macs?|zingers?|chook|sirloins?|rib[- ]?eyes?|rump|fillet|t[- ]bones?|chops?|cutlets?|cod|haddock|plaice|(?:fried|battered|breaded) place|scampi|eggs?|pies?|past(?:y|ies)|chicken|sausages?|saveloys?|gammon|ham|burgers?|kebabs?|schnitzel|mussels|peas|curry|katsu|lasagne|omelette|nuggets|fingers|goujons|beans|parm[aio]?|parmy|parmigiana|schnitty|snitzel|barramundi|snapper|flathead|hake|trout|calamari|prawns?|wings?|ribs?|kievs?|goujons|fishcakes?)";

/** Chains of restaurants in countries where chips are fries. */
const chipsChains =
  "(?:kfc|kentucky|steers|spur|wimpy|hungry ?jack'?s|red rooster|oporto|popeyes|chicken licken|hungry lion|galito'?s|supermac'?s|chicken treat|grill'?d|burger king|burgerfuel|wendy'?s)";

/** Hot dishes whose chips are fries also with other words in between: "kebab with chilli sauce and chips". */
const hotDishes =
  "(?:steaks?|whoppers?|big macs?|zingers?|chook|sirloins?|rib[- ]?eyes?|rump|t[- ]bones?|chops?|kebabs?|doner|burgers?|fish|cod|haddock|plaice|scampi|pies?|past(?:y|ies)|curry|katsu|lasagne|schnitzel|nuggets|fingers|goujons|gammon|sausages?|bangers|kievs?|parm[aio]?|parmy|ribs?|wings?|(?:half|quarter|whole|grilled|roast|fried|peri peri) chicken|omelette|mussels)";

/** Foods whose chips come from a bag. */
const notHotDish =
  "(?!\\b(?:sandwich\\w*|wraps?|subs?|(?<!(?:,|\\band|\\bwith|&) )salad|rolls?|baguettes?|burritos?|tacos?|nachos|dip|salsa|guac\\w*|bags?|packets?|toasties?|paninis?|bagels?|blt|hummus)\\b)";

const friesSides = "(?:gravy|curry sauce|vinegar|mushy peas|peas|beans|mayo|eggs?|a fried egg)";

/** "and", "with" and similar, optionally followed by a small word. */
const conjunction =
  "(?:,| and| with| n| &| \\+)(?: (?:some|a few|my|the|extra|small|medium|large|regular))?";

/** Next to tea, biscuits are cookies; next to gravy or with sausage they are bread. */
const notBreadBiscuit =
  "(?<!\\b(?:sausage|egg|bacon|chicken|cheese|butter|buttermilk|ham|steak|dog|marie|digestive|ginger|rich tea) )";

const cookieBiscuit = `${notBreadBiscuit}(?:(?<=\\b(?:packets?|packs?|tin|sleeve) of )biscuit|(?<=\\b(?:tea|chai|cuppa|elevenses)\\b[^.\\n]{0,60})biscuit|biscuit(?=s? (?:and|with) (?:my |a |some )?(?:cup of |mug of )?(?:tea|chai)\\b))`;

/** In the order in which they are applied. */
export const britishNames = [
  /** Fruit in juice is named by its can in the table. */
  parsePatternRows(String.raw`
    \btinned(?= [a-z]+(?: [a-z]+)? in (?:its own |their own |natural |fruit |light )?(?:juice|syrup)\b)
    = canned
    + [tinned] peaches in juice, half a can
    + [Tinned] pineapple chunks in natural juice
    - tinned tuna in oil
  `),
  /** British chips and crisps; "apple crisps" are named after their ingredient. */
  parsePatternRows(String.raw`
    (?<=\b${friesDishes}${conjunction} )chips\b
    = fries
    + steak and [chips]
    + 8oz sirloin with [chips]
    + chicken parma with [chips]
    + egg, [chips] and beans
    + pie with some [chips]
    + chicken kiev and [chips]
    + fried place and [chips]
    + a pie and large [chips]
    - turkey sandwich and chips
    - fish and chips
    (?<=\b${friesDishes}${conjunction} (?:fries|chips)\b[^.;:\n]{1,40} (?:the|my|any|no) )chips\b
    = fries
    + steak and fries, didn't eat the [chips]
    - burrito, didn't eat the chips
    (?<=\b${hotDishes}\b(?:${notHotDish}[^.;:\n]){1,40}?${conjunction} )chips\b
    = fries
    + doner kebab with chilli sauce and [chips]
    + half chicken from nandos with [chips]
    + chicken kiev, salad and [chips]
    - fish and chips
    - fish taco and chips
    - burger, a bag of salsa and chips
    (?<!\b(?:tortilla|corn|banana|plantain|kale|pita|veggie|potato|chocolate|fish and|fish &|fish n) )\bchips(?=(?: and| with| in|, with|,| n| &) ${friesSides}\b)
    = fries
    + [chips] and curry sauce
    + [chips] n peas
    - tortilla chips with cheese
    (?<=\b${chipsChains} (?:(?:small|medium|regular|large) )?)chips\b
    = fries
    + kfc [chips]
    - sainsburys chips
    (?<=\b(?:cheesy|chunky|oven|chip shop|chippy|hot|fat|hand[- ]cut|triple[- ]cooked|sweet potato|portion of|plate of|bowl of|cone of|side of|scoop of|tray of|pile of|mountain of) )chips\b(?! and (?:dip|salsa|guac))
    = fries
    + chip shop [chips]
    + fish and a scoop of [chips]
    - a bag of chips
    - chips and salsa
    - chocolate chips
    (?<=(?:^\s*|[,.;:!?\n+&]\s*|\b(?:of|and|some|the|a|my|ate|had|with|plus|more|added|extra|grabbed|bought|shared|opened|finished|few|bag|packet|noon|kcal|cal|cals|calories?|tonight|snack|lunch|dinner|then|also|just|eating|\d\d? ?[ap]m|\d\d?[:.]\d\d) +))crisps\b
    = chips
    + 8pm [crisps], 21:30 [crisps]
    + a packet of [crisps]
    + sandwich and [crisps]
    + cheese sandwich + [crisps]
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
    (?<=\b(?:dry|uncooked|raw) )oatmeal\b|\boatmeal(?= \(?(?:\d+ ?g )?\(?(?:dry|uncooked|raw)\b)
    = oats
    + 1/2 cup [oatmeal] (dry)
    + 50 g dry [oatmeal]
    - oatmeal with dry raisins
    (?<=\b[2-8]\d ?g (?:of )?)cream of (?=(?:rice|wheat)\b)
    = dry 
    + 60g [cream of ]rice
    - a bowl of cream of rice
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
    (?<=\b(?:latte|cappuccino|flat white|cortado|mocha|macchiato|chai)\b[^.,;\n\d]{0,25}), (?:2 ?%|1 ?%|semi(?:[- ]skimmed)?)(?: milk)?(?=\s*(?:$|[.,;)\n]|and\b))
    + venti iced macchiato[, 2%]
    - a latte, 2% fat yogurt
    (?<=\bleft (?:about |around |roughly )?(?:most|half|some|all|an? (?:third|quarter|bit|few|little))(?: of)? the [a-z]+(?: [a-z]+)?), (?:but )?(?:drank|ate|finished|had)(?: all)?(?: of)? the (?=[a-z])
    = , with
    + ramen but left most of the noodles[, drank the ]broth
    + pad thai, left half the noodles[, ate all the ]shrimp
    - left half the rice, ate an apple
    \bwe['’]re(?= (?:[2-9]|${numberWordsBetween(2, 9).join("|")})\b)
    = we
    + curry, [we're] 5 at home, had one plate
    \bhalf an? (?=(?:lager|bitter|ale|stout|cider|guinness|ipa)\b)
    = ½ pint 
    + [half a ]lager and a sandwich
    - half a bottle of cider
    - half a beer
    \bfrosties\b
    = frostie
    + a bowl of [frosties]
    - a frosty from wendy's
    \bsweets\b
    = candy
    + a bag of [sweets]
    - sweet potato
  `),
  /** Without their food: wedges are potatoes (jojos), rashers are bacon. */
  parsePatternRows(String.raw`
    (?<!\b(?:lemon|lime|orange|melon|cheese|apple|onion|lettuce|potato|kumara|seasoned|spicy|pineapple|tomato|cabbage|pita) )(?<!\b(?:cut|sliced|divided)\b[^]*|\b(?:laughing cow|dairylea|brie|camembert|kiri|vache qui rit)\b[^.;\n]{0,20})\bwedges\b(?! of| salad)
    = jojos
    + goujons and [wedges]
    - cut in 6 wedges. Two wedges
    - lemon wedges
    - laughing cow light 2 wedges
    - 2 wedges of cheese
    (?<!\b(?:bacon|ham|streaky|back|turkey) )\brashers(?= (?:beans|sausages?|eggs?|mushrooms?|tomato(?:es)?|toast|hash ?browns?|black pudding|fried)\b)
    = bacon,
    + two [rashers] beans and toast
    (?<!\b(?:bacon|ham|streaky|back|turkey) )\brashers?\b(?! of| (?:[a-z]+ )?bacon)
    = bacon
    + 2 [rashers] and an egg
    - 2 turkey rashers
    - bacon rashers
    (?<!\b(?:streaky|turkey|vegan|quorn|veggie) )\brashers? (?:of )?(?:(?:smoked |unsmoked )?back )?bacon\b(?! rasher)
    = bacon rashers
    + 2 [rashers of bacon]
    - 2 rashers of streaky bacon
    - 2 streaky rashers
  `),
  /** The foods of a cooked breakfast without marks between them. */
  parsePatternRows(String.raw`
    (?<=\b(?:full (?:english|irish|scottish|welsh|breakfast|monty)|fry[- ]?up|cooked breakfast|english breakfast|irish breakfast)\b[^\n]*\b(?:eggs?|bacon|sausages?|beans|mushrooms?|tomato(?:es)?|hash ?browns?|black pudding|rashers)) (?=(?:beans|mushrooms?|tomato(?:es)?|hash ?browns?|black pudding|fried (?:slice|bread|eggs?))\b)
    = ,
    + full english: 2 egg 2 sausage[ ]beans[ ]hash brown
    - sausage beans
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
    ${cookieBiscuit}s\b
    = cookies
    + tea and two [biscuits]
    - biscuits and gravy
    - iced tea and a sausage biscuit
    ${cookieBiscuit}\b
    = cookie
    + a [biscuit] with my tea
  `),
  /** Several breadsticks, or some with a dip, are crunchy ones. */
  parsePatternRows(String.raw`
    (?<=\b(?:[3-9]|1\d|three|four|five|six|seven|eight|nine|ten) (?:thin |small |crispy )?)(?<!\b(?:soft|garlic|cheesy|garden) )breadsticks\b(?![^\n]*\b(?:olive garden|pizza|pasta|soup|marinara|alfredo)\b)|(?<!\b(?:soft|garlic|cheesy|garden) )breadsticks\b(?= ?(?:\((?:[3-9]|1\d)\b|x ?[3-9]|[^.;\n]{0,40}\b(?:hummus|houmous|tzatziki|taramasalata|guac\w*|cheese dip|salsa)\b))(?![^\n]*\b(?:olive garden|pizza|pasta|soup|marinara|alfredo)\b)
    = grissini
    + olives, [breadsticks] (5), hummus
    + 6 [breadsticks] and a dip
    - 2 breadsticks at olive garden
    - 4 breadsticks with spaghetti at olive garden
  `),
].flat();
