/** Descriptions of foods that change nothing, or that the reader knows by another wording. */
import { anyOf, parsePatternRows } from "../pattern-rows.ts";
import { relations } from "./people.ts";

const weighedState = "(?:raw|dry|dried|uncooked|cooked|drained|boiled)";

/** What products taste of. */
const flavor =
  "(?:(?:white|milk|dark|double|triple|salted|salty) )?(?:choc(?:olate)?(?: (?:chip|fudge|brownie|mint|orange))?|caramel|peanut(?: butter)?|vanilla|strawberry|raspberry|banana|mango|passion ?fruit|coconut|hazelnut|almond|cashew|pistachio|walnut|cookies?(?: dough)?|cream|mint|orange|lemon|lime|cherry|blueberry|peach|apricot|honey|coffee|toffee|fudge|cinnamon|sea salt|nuts?|berry|apple|pear|pineapple|date|oat|maple|nougat|marshmallow|biscuit|speculoos)";

/** Flavors of ice cream that are also foods of their own. */
const foodFlavor =
  "(?:(?:white|milk|dark|double) )?(?:choc(?:olate)?(?: (?:chips?|fudge|brownie|orange))?|vanilla(?: bean)?|strawberry|raspberry|blueberry|cherry|mango|passion ?fruit|lemon|lime|orange|melon|coconut|banana|caramel|toffee|fudge|butterscotch|pistachio|hazelnut|almond|walnut|pecan|nocciola|fior di latte|mint|cookie dough|coffee|mocha|espresso|matcha|ube|taro|black sesame|tiramisu|cheesecake|yogh?urt|rocky road|neapolitan|dulce de leche|bubble ?gum|amaretto|nutella|bueno|ferrero|speculoos|biscoff|cinnamon|ginger|rose|lavender)";

const iceCreamFlavor = `(?:salted caramel|butter pecan|straciatella|stracciatella|mint choc(?:olate)?(?: chip)?|mint chip|cookies (?:and|n) cream|rum(?: and| n|&)? raisin|honeycomb|peanut butter|kulfi|${foodFlavor})`;

const scoops = "(?:scoops?|balls?|boules?|kugeln?)";

/** Before a scoop that does not follow its food. */
const countOfScoops =
  "(?<=(?:^|[,;:.(\\n+&] ?|\\b(?:and|with|w|plus|had|in|of|shake|smoothie|\\d scoops? [a-z]+) )(?:\\d|an?|one|two|three|four|half an?) (?:(?:small|big|large) )?";

/** Words that say that a scoop is of a powder. */
const powderWords =
  "(?:whey|protein|casein|isolate|powder|shake|creatine|gym|work ?-?outs?|gainer|oats|oatmeal|porridge|smoothie|pancakes?|shaker|water|milk|blended|(?<!frozen )yogh?urt|skyr|quark)";

const endOfFlavor =
  "(?=\\s*(?:$|[.,;:)\\n+&]|(?:and|with|w|plus|in|on|from|at|for|after|one|a|\\d) ))";

/** After the flavor of a scoop that is not of a powder, spread or sauce. */
const ofNoOtherFood = `(?![^.;\\n]{0,60}\\b${powderWords}\\b)(?<!\\b${powderWords}\\b[^.;\\n]{0,80})${endOfFlavor}`;

/** Fruit that is also eaten next to a bar. */
const wholeFruit = "(?:banana|apple|pear|orange|peach|mango|apricot)\\b";

/** Flavors after a comma that are hardly eaten next to what is sold in them: of several words, or one berry. */
const compoundFlavor =
  "(?:(?:white |milk |dark )?(?:choc(?:olate)? )?(?:cookies? (?:and|n|&) (?:cream|creme)|cookie dough|birthday cake|brownie batter|(?:choc(?:olate)?|mint|caramel) (?:chip|chunk|fudge|brownie|mint|orange|peanut butter|caramel|hazelnut|sea salt)|mint choc(?:olate)?(?: chip)?|salted caramel|lemon (?:cake|cheesecake|drizzle)|key lime(?: pie)?|smores|rocky road))";
const plainFlavor =
  "(?:strawberry|raspberry|blueberry|blackberry|cherry|vanilla(?: bean)?|coconut|chocolate|caramel|hazelnut|pistachio|lemon|lime|mixed berry|berry)";
const flavoredBar =
  "(?:bars?|protein shakes?|premier protein|fairlife|core power|muscle milk|huel|skyr|(?:greek |protein |frozen )?yogh?urts?|chobani|fage|oikos|activia|muller|kefir|ice[- ]?creams?|gelat[oi]|ben (?:and|&|n) jerry['’]?s|h[äa]+gen[- ]?dazs|mcflurry|blizzard)";

/** In the order in which they are applied. */
export const descriptions = [
  /** What food with a component is served over, and what counted breads of India are eaten with. */
  parsePatternRows(String.raw`
    (?<=\b(?:with|w|w\/) (?:(?!and\b|over\b)[a-z]+ ){1,3})over(?= (?:(?:white|brown|basmati|jasmine|plain|cauliflower|egg|rice|mashed|some|a bed of) ){0,2}(?:rice|noodles|pasta|quinoa|couscous|mash|potato(?:es)?|spaghetti|grits|polenta)\b)
    = ,
    + chili w kidney beans [over] rice
    + stew with carrots [over] mashed potatoes
    - chili over rice
    (?<=\b(?:poh?oris?|pooris?|puris?)) bhaji\b(?<=\b(?:[2-9]|1\d|two|three|four|five|six) [a-z]+ bhaji)
    = ,sabzi
    + 5 puri[ bhaji]
    - puri bhaji
    (?<=(?<![\d.,/])(?:[2-9]|1\d|two|three|four|five|six) (?:(?:small|big|medium|mini|rava|plain|masala|medu|ghee) )?(?:idl[iy]s?|dosas?|dosai|vadas?|vadai|uttapams?|poh?oris?|pooris?|puris?|rotis?|chapatt?is?|parathas?|parottas?|appams?|idiyappams?)) (?=(?:sambh?ar|chutney|bhaji|sabzi|sabji|kurma|korma|dal|daal|chole|curry|rasam|aloo)\b(?! (?:rice|chawal)\b))
    = ,
    + 4 idli[ ]sambar
    + 2 masala dosa[ ]chutney
    - idli sambar
    - 4 idli with sambar
    - 2 roti dal rice
  `),
  /** Caribbean dumplings, which have no filling, and the pastry that Italians eat with coffee. */
  parsePatternRows(String.raw`
    (?<=\bpizzas? )half (?:n|and|&) half\b|\bhalf (?:n|and|&) half (?=(?:[a-z]+ (?:n|and|&) [a-z]+ )?pizza)
    + large pizza [half n half] pepperoni and veggie
    + [half and half ]pizza, 2 slices
    - coffee with half n half
    \b(?:post|pre)[- ](?:workout|gym|training|run|lift)(?: recovery)? shake\b
    = protein shake
    + banana, [post workout shake]
    (?<=\b(?:ackee|saltfish|callaloo|calaloo|oxtail|curry goat|curried goat|stew peas|mackerel|rundown|brown stew|jerk|steamed cabbage|escovitch|cornmeal porridge|bammy)\b[^.;\n]{0,60})fried dumplin(?:g)?s?\b|\bfried dumplin(?:g)?s?(?=[^.;\n]{0,40}\b(?:ackee|saltfish|callaloo|oxtail|mackerel|yam|breadfruit)\b)
    = festivals
    + ackee and saltfish, 2 [fried dumplin], yam
    - 6 fried dumplings with soy sauce
    (?<=\b(?:espresso|cappuccin[oi]|cappucino|caff[eè]|caffe latte|latte macchiato|macchiato|marocchino|coffee)(?: (?:and|e|with|plus|&)|,) (?:an? |un )?)cornetto\b(?! (?:con|alla|al|ai|with|integrale|vuoto|semplice|ice))|\bcornetto(?= ?(?:and|e|with|plus|&|,|\+) (?:an? |un )?(?:espresso|cappuccin[oi]|cappucino|caff[eè]|latte macchiato|macchiato|marocchino|coffee)\b)
    = cornetti
    + espresso and [cornetto]
    + [cornetto] e cappuccino
    - a cornetto ice cream
    (?<!\barroz )\bcon pollo\b
    = + chicken
    + chilaquiles verdes [con pollo]
    - arroz con pollo
    (?<=(?<!\b(?:chil[ei]s?|nachos?|chips?|salsa|and|mang[uú]|of))(?<=[a-z]{3}) )con queso\b(?! y)
    = +  cheese
    + arepa [con queso]
    + 2 tlayudas [con queso]
    - chips con queso
  `),
  /** Eggs that are half cooked, which are not halves, and the milk that scrambled eggs usually have. */
  parsePatternRows(String.raw`
    (?<=\bscrambled eggs?\b[^.;\n,\d]{0,25}|\beggs? scrambled|\bscrambled eggs, (?:\d|two|three|four|five|six)(?: of (?:them|'?em))?),? (?:made )?with (?:just )?(?:an? )?(?:tiny |little |small |wee )?(?:splash|bit|dash|drop|drizzle|glug) of (?:(?:whole|semi[- ]skimmed|skimmed|skim) )?milk\b(?! chocolate)
    + scrambled eggs three of them[ with a splash of milk] and cheese
    + 3 eggs scrambled[ with a bit of milk], toast
    + scrambled eggs, 3 of them[, with a dash of milk]
    - scrambled eggs with a glass of milk
    \bhalf[- ](?:boiled|cooked)(?= eggs?\b)
    = soft boiled
    + kaya toast and 2 [half boiled] eggs
    - half a boiled egg
  `),
  /** The second flavor of a product, and a kind that is the usual one. */
  parsePatternRows(String.raw`
    (?<=\b(?:bar|yogh?urt|skyr|whey|protein|isolate|casein|shake|quark|kefir|pudding|ice cream|gelato|grenade|fulfil|barebells|clif|kind|rxbar|huel|chobani|activia|oikos|fage)s?(?: (?:bar|powder|shake|yogh?urt|(?:\d|one|two|three) scoops?(?: of)?))? ${flavor}) (?:and|&|n) ${flavor}(?: flavou?r(?:ed)?)?(?=\s*(?:$|[.,;)\n+&]|(?:and|with|plus|from)\b))
    + fage yogurt peach[ and mango]
    + gelato 2 scoops pistachio[ & hazelnut]
    + whey protein chocolate[ & banana flavour], water
    - a protein bar and banana
    - yogurt, strawberry and banana
    (?<=\b(?:fulfil|grenade|quest|clif|kind|rx|think|luna|built|protein) bars?) (?!${wholeFruit})${flavor}(?: (?:and|&|n) (?!${wholeFruit})${flavor})?(?: flavou?r(?:ed)?)?(?=\s*(?:$|[.,;)\n+&]|(?:and|with|plus|from)\b))
    + quest bar[ peanut butter] and a tea
    - protein bar with peanuts
    - protein bar, banana
    (?<=\b${flavoredBar}(?: (?:shake|bar|pint|tub|cone|pot))?), ?(?:(?:peanut butter )?${compoundFlavor}(?=\s*(?:$|[.,;)\n+&]|(?:and|with|plus|from|after|before|for|at)\b))|${plainFlavor}(?=\s*(?:$|[.;)\n]|, ?(?:\d|an? ))))
    + a quest bar[, cookies and cream]
    + protein shake[, strawberry]
    + clif bar[, chocolate chip], a banana
    - skyr, strawberry and banana
    - protein bar, cookies
    - yogurt, strawberry, honey
    (?<=[a-z\d)](?:, ?| ?\(| - ))(?:(?!and\b|with\b|some\b|a\b|my\b)[a-z]+(?: (?:and |& |n )?)){1,3}flavou?r(?:ed)?(?=\s*(?:$|[.,;)\n]))
    + popcorn, [butter flavour]
    + doritos ([cheese and onion flavour])
    + popcorn (90 g, [butter flavor])
    - soup, orange flavoured water
    (?<=[a-z]{3})(?: -|,)? (?:original|classic)(?: flavou?r| taste| recipe)?(?=\s*(?:$|[.,;)\n]|\d))
    + tim tams[ - original]. four
    + pringles[ original], 20
    - the original burger
  `),
  /** How a snack or butter was salted, and its package before its weight: neither is a food of its own. */
  parsePatternRows(String.raw`
    (?<=\b(?:popcorn|pop corn|almonds?|cashews?|cashew nuts|peanuts?|pistachios?|macadamias?|hazelnuts?|pecans?|walnuts?|brazil nuts|nuts|seeds?|crisps|chips|pretzels?|crackers|corn|edamame|chickpeas|butter|margarine|rice cakes?)\b(?: [a-z]+){0,2}(?:,? (?:the |a )?(?:small|little|big|large|mini|medium) (?:bag|packet|pack|box|tub|tin|pot))?(?:,? \d+(?:\.\d+)? ?g)?)(?:,| \(| -)? ?(?:(?:lightly|dry|slightly|ready) )?(?:un)?salted\)?(?=\s*(?:$|[.,;)\n]|\d+(?:\.\d+)? ?g\b|(?:about|around) \d))(?! ?(?:butter|caramel|crisps|chips|nuts|peanuts|popcorn))
    + popcorn, the small bag[, salted]
    + almonds[, salted], 30 g
    + cashews 40g[ salted]
    - almonds, salted caramel
    - a bag of salted crisps
    (?<=[a-z]{4})(?:,| -) (?:the |an? |one )?(?:small|little|big|large|mini|wee|medium|single|standard) (?:bag|packet|pack|box|tub|pot|sachet)\s*,\s*(?=\d{1,3}(?:\.\d+)? ?(?:g|gr|grams?)\b(?! ?(?:pack|bag|packet|of|bar|carbs?|protein|fat|each)))
    + popcorn[, the small bag, ]25g
    + doritos[ - a large packet, ]150 g
    - popcorn, the small bag
  `),
  /** Frosting that is measured; next to a cake it is that of the cake. */
  parsePatternRows(String.raw`
    (?<=\b(?:spoons?|spoonfuls?|tablespoons?|tbsps?|teaspoons?|tsps?|licks?|dollops?|\d ?g|grams) (?:of )?)(?:vanilla |chocolate |leftover )?butter ?cream(?: (?:frosting|icing))?\b
    = frosting
    + a tablespoon of [buttercream]
    - a slice of cake with buttercream
  `),
  /** A flavor, not crisps with salt. */
  parsePatternRows(String.raw`
    \bsalt(?:ed|y) caramel(?= [a-z])(?! (?:milk ?)?shake| (?:ice|cream|cold|gelato|sauce|syrup))
    = caramel
    + [salted caramel] brownie
    - salted caramel milkshake
  `),
  /** The flavors of several scoops, and a scoop that is named by its flavor. */
  parsePatternRows(String.raw`
    (?<=\b(?:ice[- ]?creams?|gelat[oi]|sorbets?|froyo|frozen yogh?urt)\b[^.;:,(\n]{0,25}|\b(?:\d|an?|one|two|three|four|double|triple|couple of) (?:(?:small|big|large) )?${scoops}\b[^.;:,(\n\d]{0,25})(?<!\b${powderWords}\b[^.;\n]{0,60})(?:,| ?[:(–-]) ?${iceCreamFlavor}(?:(?:,| and| &| ?\+| n| ?/) ?${iceCreamFlavor}){1,3}\)?(?=\s*(?:$|[.,;)\n]|(?:from|at|for|after|with|in|on|and an?) ))
    + 2 scoops of gelato in a cone[, pistachio and lemon]
    + ice cream cone with 2 scoops[: chocolate and mango]
    + 3 scoops of ice cream[ (vanilla, chocolate, strawberry)]
    - ice cream, strawberries and cream
    - 2 scoops of whey, banana and peanut butter
    ${countOfScoops})scoops? (?:of (?=[a-z]{3})|(?=[a-z ]{6}))${foodFlavor}${ofNoOtherFood}
    = scoop gelato
    + a [scoop of pistachio] and a [scoop of mango]
    + 1 [scoop vanilla] 1 [scoop chocolate] in a tub
    - 2 scoops hazelnut spread
    (?<=\bscoops? [^.;\n]{0,50}\bin an? )(?:waffle|wafer|cake|sugar) cone\b
    = sugar cone
    + 2 scoops of ice cream in a [waffle cone]
    - soft serve in a waffle cone
    ${countOfScoops}scoops? (?:of )?)(?:vanilla|choc(?:olate)?|strawberry|cookies (?:and|n) cream|banana)${endOfFlavor}(?:(?=[^.;\n]{0,60}\b${powderWords}\b)|(?<=\b${powderWords}\b[^.;\n]{0,80}))
    = whey
    + 1 scoop [vanilla] in my oats
    + 2 scoops [chocolate] with water
    - 1 scoop chocolate ice cream with milk
  `),
  /** How dumplings of several ingredients were cooked. */
  parsePatternRows(String.raw`
    (?<=\b(?:and|&|n) [a-z]+ (?:dumplings?|gyozas?|potstickers?|wontons?|pierogi|momos?|mandu|jiaozi)),? \(?(?:(?:pan|deep|shallow)[- ]?)?(?:fried|steamed|boiled)\)?(?=\s*(?:$|[.,;\n]|(?:and|with|w|in)\b))
    + 5 pork and chive dumplings[, pan fried]
    - gyoza, fried
  `),
  /** Abbreviations. */
  parsePatternRows(String.raw`
    \b(?:3|three)[- ]?in[- ]?(?:1|one)\b
    = 3in1
    + coffee [3 in 1]
    + a sachet of [3-in-1] coffee
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
  /** How a product is sold, and the style of a dish. */
  parsePatternRows(String.raw`
    (?<=[a-z]{4})(?<!\b(?:huel|soylent)),? (?:ready[- ]to[- ](?:drink|eat)|rtd)\b(?! (?:protein|shake|meal|coffee|drink))
    + premier protein[ ready to drink], chocolate
    (?<=\b(?:whey|casein|protein|isolate|collagen|huel|gainer)\b[^.,;\n]{0,25}\d ?(?:g|grams?) )(?:of )?powder\b
    + casein shake before bed 40g [powder] in milk
    - 40g milk powder
    (?<=\b(?:core power|fairlife|protein|shake|bar|yogurt|skyr|pudding)\b[^.;\n]{0,30}),? the \d+ ?g(?: protein)? (?:one|version|kind)\b
    + core power vanilla[, the 26g one]
    - a steak, the 300g one
    (?<=\bmaggi )(?:2|two)[- ]min(?:ute)?s? (?=noodles?\b)
    + maggi [2 minute ]noodles
    \b(?:2|two)[- ]minute noodles\b
    = instant noodles
    + [2 minute noodles] with an egg
    (?<=\beggs? )(?:broken|cracked|dropped|beaten|stirred|whisked|mixed)(?: in(?:to)?(?: (?:it|the [a-z]+))?)(?=\s*(?:$|[.,;)\n]|and\b))
    + noodles with an egg [broken in]
    + soup and 2 eggs [stirred in], bread
    - eggs beaten with milk
    (?<=\()\d{1,2} (?:bars?|pieces?|biscuits?|cookies?|squares?|sticks?|fingers?|crackers?|sachets?|cakes?),? (?=\d+(?:\.\d+)? ?g\))
    + nature valley, 1 pack ([2 bars, ]42 g)
    - 1 pack (2 bars)
    (?<!\b(?:mixed|salad|baby|beet|turnip|mustard|collard|dandelion|super|micro|athletic|daily|field|spring|winter|power|taro|radish|leafy|chinese|wasabi|amaranth|cabbage|scoops? of|powdered) ?)greens\b(?! ?(?:beans|peas|powder|juice|shake|drink|smoothie|scoops?|supplement|mix|superfood|1|\+))
    = kale
    + rice, [greens] and tofu
    + pork chop with steamed [greens]
    - mixed greens
    - greens powder
    (?<=[a-z]{3} )(?:regular|normal|standard)(?: size)?(?=\s*(?:$|[,;)\n]))
    + poke bowl [regular], salmon
    - regular fries
    (?<=\b(?:cake|gateau|torte|cheesecake|sponge|quiche|tart|banana bread|banana loaf|fruit loaf|malt loaf) )slices?(?=\s*(?:$|[.,;)\n+]|(?:and|with|w|plus)\b))
    + coffee and walnut cake [slice] with tea
    + 2 carrot cake [slices]
    - slice of cake
    - a cake sliced in 8
    (?<=[a-z]{3}),? (?:hong kong|hk|cantonese|beijing|taiwanese|shanghai|canteen|restaurant|takeaway|cafeteria|bistro)[- ]style(?=\s*(?:$|[.,;)\n]|(?:and|with|w)\b))
    + sweet and sour chicken[ hong kong style], rice
    - hong kong style french toast
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
  /** One pretzel is a soft one, by another spelling of it; several are a snack. */
  parsePatternRows(String.raw`
    (?<=(?<!\w)(?:an?|1|one|half an?|half of an?|another) (?:(?:big|large|giant|huge|small|warm|hot|fresh|buttered|butter|salted|street|mall|stadium|ballpark|plain|whole) )?)pretzel(?![a-z]|[ -](?:sticks?|rods?|buns?|rolls?|thins?|chips?|crisps?|bites?|crackers?|burger|dog|bagel|bag|mix|bread|croissant|necklace|hot|nuggets?))
    = prezel
    + beer and a [pretzel]
    + half a big [pretzel] with mustard
    - 10 pretzels
    - a soft pretzel
    - a pretzel rod
  `),
  /** Fish and chips of a chip shop, which are larger than those at home. */
  parsePatternRows(String.raw`
    \b(?:battered )?(?:cod|haddock|plaice|hake|hoki|flake|rock|skate|pollock|fish) (?:and|n|&|'n'|\+) (?:(?:large|small|big|regular) )?chips (?:from|at|down|down at|out of) (?:the |our |my |a )?(?:local |nearest )?(?:chippy|chippie|chip ?shop|chipper|takeaway|fish shop)\b
    = fish and chips takeaway
    + [cod and chips from the chippy], mushy peas
    + [fish n chips at our local chip shop]
    - cod and rice from the chippy
    \b(?:battered )?(?:cod|haddock|plaice|hake|pollock) (?:from|at|down|down at|out of) (?:the |our |my |a )?(?:local |nearest )?(?:chippy|chippie|chip ?shop|chipper|fish shop)\b
    = battered cod
    + large [cod from the chippy] and curry sauce
    + a small [haddock from our local chip shop]
    - cod roe from the chippy
    \bchicken (?:and|n|&|'n'|\+|with) (?:(?:large|small|big|regular) )?chips (?:from|at|down at) (?:the |our |my |a )?(?:local |nearest )?(?:chippy|chippie|chip ?shop|chipper|fish shop)\b
    = chippy chicken + chippy fries
    + [chicken and chips from the chippy], curry sauce
    - chicken and rice from the chippy
    \bchicken (?:from|at|down at) (?:the |our |my |a )?(?:local |nearest )?(?:chippy|chippie|chip ?shop|chipper|fish shop)\b
    = chippy chicken
    + a piece of [chicken from the chippy]
    - chicken from the pub
    \b(?<!battered )sausage (?:and|n|&|'n'|\+|with) (?:(?:large|small|big|regular) )?chips (?:from|at|down at) (?:the |our |my |a )?(?:local |nearest )?(?:chippy|chippie|chip ?shop|chipper|fish shop)\b
    = chippy sausage + chippy fries
    + [sausage and chips from the chip shop]
    - sausage and mash from the pub
    \bchips (?:from|at|down at) (?:the |our |my |a )?(?:local |nearest )?(?:chippy|chippie|chip ?shop|chipper|fish shop)\b
    = chippy fries
    + scampi and [chips from the chippy], mushy peas
    - chips from the pub
  `),
  /** A tall glass is a large one; a tall coffee is a small one. */
  parsePatternRows(String.raw`
    \btall(?= (?:glass|can|mug|pint|tumbler|bottle)\b)
    = big
    + a [tall] glass of iced tea
    - a tall latte
  `),
  /** What pieces are in, after their count; "10 in pizza" has a diameter. */
  parsePatternRows(String.raw`
    (?<=[a-z]{4} \d{1,2} )in(?= (?:an? |the |some |its |their )?(?:(?!with|and|w\b|plus|on\b)[a-z]+ ){0,2}(?:broth|sauce|soup|gravy|curry|oil|syrup|brine|bun|lepinja|somun|pita|flatbread|baguette|batter|breadcrumbs|butter|juice|shells?)\b)
    = w/
    + dumplings 8 [in] broth
    + meatballs 5 [in] tomato sauce
    - pizza 10 in with tomato sauce
  `),
  /** The grain of a porridge before the liquid that it was made with, and what a batter or dough is made of. */
  parsePatternRows(String.raw`
    (?<=\b(?:porridge|oatmeal|overnight oats) (?:was )?(?:made |cooked )?(?:with|from|of|using|in) )(?:rolled |jumbo |plain |scottish )?oats? (?:and|&|,|\+|n|plus) (?=(?:[a-z]+ )?(?:milk|water)\b)
    + porridge made with [oats and ]milk
    + oatmeal made with [rolled oats & ]almond milk
    - porridge made with 40 g oats and milk
    (?<=\b(?:pancakes?|crepes?|cr[eê]pes?|waffles?|muffins?|scones?|yorkshires?|omelettes?|omelets?|flatbreads?|tortillas?|dumplings?|biscuits|cookies|dough|batter)) (?:(?:was|were) )?(?:made|cooked) (?:with|from|of|using|out of) (?:just |only )?(?:(?:plain |white |self[- ]raising |oat )?(?:flour|eggs?|milk|butter|sugar|water|oil|salt|baking powder)(?:,? and |, ?| & | \+ |(?=\s*(?:$|[.;)\n])))){2,5}(?=\s*(?:$|[.;)\n]))
    + pancakes[ made with egg, flour and milk]
    + omelette[ made with eggs and milk].
    - pancakes made with banana and egg
    - pancakes made with 2 eggs and flour
  `),
  /** Which kind of the food before it was weighed: "steak 8oz sirloin". */
  parsePatternRows(String.raw`
    (?<=\bsteak) (?=\d{1,3}(?:\.\d)? ?(?:oz|g|grams?|ounces?) (?:of )?(?:sirloin|rib[- ]?eye|rump|fillet|filet|t-bone|flat ?iron|bavette|porterhouse|new york|ny|strip|picanha|onglet|hanger|flank|skirt|tomahawk|tuna|gammon)\b)|(?<=\b(?:white )?fish) (?=\d{2,3} ?(?:g|oz) (?:of )?(?:cod|haddock|hake|plaice|salmon|trout|tilapia|sea bass|mackerel|halibut|pollock|basa|tuna)\b)|(?<=\bchicken) (?=\d{2,3} ?(?:g|oz) (?:of )?(?:thighs?|breasts?|drumsticks?|wings?|legs?)\b)
    = ,
    + steak[ ]8oz sirloin
    + fish[ ]150g cod baked
    + chicken[ ]200g thigh
    - steak 8oz with sirloin chips
  `),
  /** The sauce with fish, not the dish of raw meat. */
  parsePatternRows(String.raw`
    (?<=\b(?:fish|cod|haddock|plaice|hake|pollock|scampi|calamari|goujons|fishcakes?|prawns?|salmon|hoki|flathead|whiting)\b[^.;\n]{0,80}(?:,|\b(?:and|with|n|w/|\+|&)) ?(?:some |a (?:bit|dollop|pot|blob) of )?)tartare?(?= ?(?:$|[.,;)\n]|and\b))
    = tartar
    + breaded fish, mash, peas, [tartare]
    + scampi and peas with [tartar]
    - salmon tartare
    - fish and a steak tartare
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
  /** A way of cooking before a vegetable, not a dish. */
  parsePatternRows(String.raw`
    \bstir[- ]fry(?= (?:kangkong|kang kong|kai ?lan|gai lan|bok choy|pak choi|pak choy|choy sum|chye sim|cai xin|cabbage|spinach|bean ?sprouts|taugeh|long beans|french beans|green beans|broccoli|greens|morning glory|sawi|lettuce|mushrooms?|tofu|tempeh)\b)
    = fried
    + rice, [stir fry] kangkong
    - chicken stir fry, broccoli
  `),
  /** What there is on each of several slices: an amount of its own. */
  parsePatternRows(String.raw`
    (?<=\b(?:toast|bread|bagels?|crackers|oatcakes|rice ?cakes|pancakes|waffles|crumpets|rolls|scones) with [a-z]{3,}(?: [a-z]{3,})?) (?=(?:(?:about|around|roughly|like|maybe) )?(?:an?|one|two|half an?|\d{1,3}) ?(?:g|grams?|tablespoons?|tbsp|teaspoons?|tsp|spoons?|spoonfuls?) (?:on|for) each\b)
    = ,
    + two slices of toast with peanut butter[ ]about a tablespoon on each
    - toast with butter
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
  /** The fat of minced meat that the table has in one kind only. */
  parsePatternRows(String.raw`
    (?<=\b(?:lamb|pork|chicken|veal|venison|quorn)(?: (?:breast|thigh))? mince(?:meat)?),? ?\(?(?:the )?\d{1,2}(?:\.\d)?\s?%\s+(?:fat|lean)(?: (?:one|kind|stuff|version))?(?:\)|(?=\s*(?:$|[,.;+\n]|(?:and|with|plus|in)\b)))
    + 1kg pork mince[ (5% fat)], 2 onions
    + lamb mince[ the 20% fat one], 2 carrots
    - turkey mince 2% fat
  `),
  /** Chickpeas that are drained are from a tin. */
  parsePatternRows(String.raw`
    (?<=\b(?:chick ?peas?|garbanzos?)\b[^.;,\n]{0,15}[ (])(?<!\(\d+ ?g )drained\b(?! (?:weight )?(?:of|was|is)\b)
    = canned
    + chickpeas 240g [drained]
    + chickpeas ([drained], 200 g)
    - tuna 100 g drained
  `),
  /** The state in which a food was weighed. */
  parsePatternRows(String.raw`
    (?<=\b${weighedState}) (?:weight|wt)\b(?! ?(?:was|is|:|of|about)? ?\d| of (?:the|my|our)\b)
    + 100 g pasta dry[ weight] with pesto
    - body weight
    - cooked weight of the stew 1.4 kg
    (?<=(?:^|[,;.:(] ?|\b(?:and|with) )(?:raw|dry|dried|uncooked) )(?:weight|wt):? (?:of )?(?=\d+(?:\.\d+)? ?k?g [a-z])
    + dry [weight ]75g penne, 100g passata
    \b(?:the |that )?\d+ ?g(?:rams?)? (?:was|is|were) (?:the )?(?=${weighedState}\b)
    + 150 g pasta, [the 150g was ]cooked
    - 150 g was too much
    (?<=\d ?k?g (?:raw|uncooked|cooked)),? (?:skinless|boneless|trimmed|peeled)(?:,? (?:and )?(?:skinless|boneless))?(?=\s*(?:$|[.,;+)\n]|made\b|with\b|and\b))
    + thighs 400g raw[ skinless]
    - 400g raw skinless chicken
    (?<=[a-z\d)] ?)(?:,| -)?(?: and| then| but| i| with)*(?: (?:(?:pan|dry|stir)[- ]?)?(?:fried|browned|cooked|seared|grilled)(?:,| and| then| with)*)? (?:(?:(?:all|the|excess|most of|any|its) )*(?:fat|grease)(?: was| is| all)? (?:drained|poured|strained|blotted)(?: off| away| out)?|(?:drained|poured|strained)(?: off| away)?(?: (?:all|the|excess|most of|any|of|its))* (?:fat|grease)(?: off| away)?)(?=\s*(?:$|[,.;)\n+]|(?:and|with|in|on)\b))
    + half pound ground beef (raw)[, fried and fat drained off]
    + 8oz raw ground turkey[, cooked and fat drained]
    + mince 250g[, drained off the fat] with pasta
    - 20 g bacon fat
    (?<=\b(?:mince|ground (?:beef|pork|turkey|lamb|chicken)|bacon|chorizo)\b[^.;,\n]{0,30})(?:,| -)? ?(?:fried|browned|cooked|seared) (?:and|then|&) drained(?: well| off)?(?=\s*(?:$|[,.;)\n+]|(?:and|with|in|on)\b))
    + 200g beef mince raw[, browned and drained]
    - tuna, cooked and drained
    (?<=\b(?:raw|uncooked)\b ?),? ?(?:and |but )?then (?:\w+ly )?(?:mashed|roasted|baked|boiled|fried|(?:pan|air|stir)[- ]?fried|steamed|grilled|cooked|saut[eé]ed|simmered)(?=\s*(?:$|[.,;)\n]|(?:with|in|and|on)\b))
    + potatoes 250 g raw[ then mashed] with butter
    + 250g sweet potato (raw[, then baked])
    - raw carrots, then fried rice
    (?<=\b\d+(?:\.\d+)? ?(?:g|grams?|kg|oz|lbs?) (?:of )?(?!(?:and|with|raw|dry|uncooked)\b)[a-z]+(?: (?!(?:and|with|weighed)\b)[a-z]+){0,2},? )(?:weighed )?(?:before|prior to) (?:cooking|soaking|boiling|grilling|frying|roasting|baking|steaming|being cooked)\b
    = uncooked
    + I weighed out 80 g of spaghetti [before boiling] and ate it
    + 150 g rice [prior to cooking]
    - 150 g rice before dinner
    (?<=\d ?g |[a-z] \()(?:before|prior to) (?:cooking|soaking|boiling|grilling|frying|roasting|baking|steaming|being cooked)\b
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
].flat();
