/** Words about a nutrition label or menu next to its figures. */
import { anyPhrase, parsePatternRows } from "../pattern-rows.ts";
import { energyUnit, kilocalorieSign, kilocalorieUnit } from "./energy-units.ts";
import { mealNames } from "./meal-names.ts";
import { numberWordsBetween } from "./spoken-numbers.ts";

/** Apps that add up a whole meal. */
const calculator =
  "(?:(?:the |my )?(?:app|tracker|(?:(?:recipe|calorie|macro|online) )?(?:calculator|counter|builder|app)|recipe)|my ?fitness ?pal|mfp|cronometer|lose ?it|fat ?secret|yazio|lifesum|noom)";
const placeOfMenu =
  "(?:shop|store|cafe|restaurant|canteen|deli|online|drinks|food|bottom of the|(?:back|side|front) of the )";
const source = `(?:${placeOfMenu} ?)?(?:(?:nutrition(?:al)? )?(?:label|info|facts)|package|packaging|packet|pack|wrapper|sleeve|carton|box|tin|tub|website|menu(?: board)?|restaurant|place|chain|${calculator})`;
const says =
  "(?:(?:says|said|shows|showed|lists|listed|claims|claimed|reads|states|stated|reckons|gives)(?: (?:it(?:'s| is| was| has| at)|that it(?:'s| is| has)))?|puts it at|has it at|worked out (?:at|as|to)|comes? (?:out )?(?:at|to)|came (?:out )?(?:at|to))";

/** A figure without its unit, which is energy; the group is the number. */
export const labelFigures = parsePatternRows(String.raw`
  \b(?:the )?${source} ${says} (?<kcal>[1-9]\d{1,3})\b(?! ?(?:${energyUnit}|k?j|g|mg|grams?|ml|oz|%|cal)\b| ?${kilocalorieSign})(?![.,]\d)
  + a wrap, [menu board said 640]
  - a wrap, label says 223 kcal
  (?<![\d./]|\d,)\b(?<kcal>[1-9]\d{1,3}) (?:on|according to|as per|per) (?:the |its |my )?(?:${source})\b
  + oat latte [190 on the app]
  + cottage pie, [410 on the box]
  (?<![\d./]|\d,)\b(?<kcal>[1-9]\d{2,3}) for (?:all (?:of (?:them|it)|\d|two|three|four|five|six)|the (?:lot|whole (?:thing|lot|pack|bag|box)|both))\b
  + 4 chicken nuggets, [190 for all four]
  - 190 g for the lot
  (?<=\d ?${energyUnit}\b[^.;\n]*(?:,|\band|\+|&) (?:[a-z]+ ){1,3})(?<kcal>[1-9]\d{2}(?=\s*(?:$|[.,;)\n]|(?:and|with)\b))|[4-9]\d(?=\s*(?:$|[.;)\n])))
  + a burger 303 cals and medium fries [337]
  + quest bar 190 cal, string cheese [80]
  - a burger 303 cals and 337 fries
`);

const mealWord = `(?:${[...mealNames.keys()].join("|")})`;
const approximation =
  "(?:about|around|approx(?:imately|\\.)?|roughly|circa|like|was(?: about| around| roughly| like)?|is|~|≈|=)";
/** Between a bare number of kilocalories and the foods: "about 800, stew", "~200 granola bar", "1200 ish". */
const afterMealEnergy =
  "(?! ?[:.]\\d)(?! ?(?:k?cals?|calories|kj|kilo|g|gr|grams?|mg|ml|cl|l|oz|am|pm|h|hrs?|o'?clock|%)\\b)";

/** A bare figure of a meal, which is its energy; the group is the number. */
export const mealFigures = parsePatternRows(String.raw`
  (?<=\b${mealWord}s?(?: today| tonight| yesterday)? ?[,:-]? )${approximation} ?(?<kcal>[1-9]\d{2})(?: ?-?ish)?${afterMealEnergy}(?:\s*\n(?!\s*${mealWord})|(?=\s*(?:[,:(\n–-]|$|\.(?!\d))))
  + lunch [about 700], burrito bowl
  + lunch [was 550], turkey club
  + dinner [around 900]: fish
  - dinner was 300 g steak
  - lunch at 1230
  - dinner about 2 hours ago
  (?<=\b${mealWord}s?(?: today| tonight| yesterday)? ?[,:-]? )[~≈] ?(?<kcal>[1-9]\d{2,3})${afterMealEnergy}
  + snack [~200] granola bar
  (?<=\b${mealWord}s?(?: today| tonight| yesterday)? ?[,:-]? )(?:${approximation} )?(?<kcal>[1-9]\d{2,3}) ?-?ish\b
  + dinner [1200 ish], curry
  (?<=\b${mealWord}s? ?)\((?:${approximation} ?)?(?<kcal>[1-9]\d{2,3})(?: ?kcal)?\)(?=\s*[:\n–-])
  + breakfast [(350)]: eggs
`);

/** A bare figure of each of several pieces, with the space after it; the group is the number. */
export const figuresOfEach = parsePatternRows(String.raw`
  (?<=\b(?:\d{1,2}|${numberWordsBetween(2, 12).join("|")}) (?:[a-z]+ ){0,2}[a-z]{3,} ?[,(] ?)(?<kcal>[4-9]\d|[1-9]\d{2}) (?=each\b)
  + 2 light beers ([95 ]each)
  + a pack of 5 mini babybels, [61 ]each
  - 2 bars, 30 each
`);

/** Before what was eaten of a label, and between its lines: written as a comma. */
export const labelBreaks = parsePatternRows(String.raw`
  (?<=\d ?(?:${energyUnit}|m?g)\b[^.;\n]{0,60})[.;\n](?=\s*(?:i |and )*(?:had|ate|drank|poured|used|finished) (?:about |just )?(?:(?:a )?(?:half|third|quarter)\b|all|[\w.]+ ?(?:servings?|portions?|packs?|bars?|slices?|pieces?|pots?|cups?|bottles?|scoops?|glass(?:es)?|of (?:them|these|those)|g|ml)\b))
  + fat 8g, protein 5g[.] had 2 servings
  \bof which(?= saturates?)
  + Fat 6 g [of which] saturates 1 g
  - 200 g rice. had 2 eggs
`);

const wholeOf =
  "(?:whole|full|entire|total)(?: (?:tub|thing|pack|packet|bag|box|bar|pot|tin|can|jar|tray|dish|batch|bottle|pizza|cake|pie|lot|one))?";
const container =
  "(?:tub|pack|packet|package|bag|box|bar|pot|tin|can|jar|carton|bottle|pouch|sachet|glass|bowl|tray|cup)";
const batch = "(?:batch|pot|thing|dish|tray|pan|lot|recipe|stew|cake|loaf|pie)";
const isOrHas =
  "(?: (?:that |which |it )?(?:is|was|of|had|has|says|said|weighed|weighs|contains|at|=|:)|:| ?=)*";

/** The weight and energy of a whole after the grams that were eaten; groups: eaten, whole, unit, kcal. */
export const statedWholes = parsePatternRows(String.raw`
  (?<=\b(?<eaten>\d{2,4}) ?g(?:rams?)?\b[^.;\n]{0,50})(?:,|\(|;| -)? ?(?:of |from )?(?:an? |the |my )?(?:${wholeOf}|${batch})${isOrHas} ?(?<whole>\d+(?:\.\d+)?) ?(?<unit>kg|g)\b(?: (?:in total|total))?(?: and|,| with| at| \/)?${isOrHas} ?(?<kcal>\d{3,5}) ?kcal\b(?: (?:in total|total|altogether))?
  + stew, 350g portion[ of a batch that was 1400g and 1680 kcal in total]
  + ate 300g of a casserole[, the full thing is 1.2kg and 1500 kcal]
  - 300 g rice of 500 kcal
`);

/** The unit of the last weight or volume. */
export const lastWeightUnit = /(?<=\d ?)(?:g|ml)\b(?!.*\d ?(?:g|ml)\b)/is;

/** The energy of a package of several pieces and the number that was eaten; groups: pieces, kcal, count. */
export const packagesOfPieces = parsePatternRows(String.raw`
  (?<=\b(?:pots?|bars?|yogh?urts?|puddings?|packs?|tubs?|rolls?|buns?|muffins?|biscuits?|[a-z]{3,})\b),? \(?(?<pieces>[2-9]|1\d)(?: [a-z]+){0,2} (?:in|per|to|for) (?:a|the|one|each) (?:pack|packet|box|bag|tray|multipack)\)?[,;:.]? ['"]?(?:(?:per|the|whole|a|for the) )*(?:pack|packet|box|bag|tray|multipack)?(?: of)?(?: ?\(?\d{2,4} ?g\)?)?(?: is| has|:|,| =)? ?(?<kcal>\d{2,4}) ?${kilocalorieUnit}(?: (?:for |per )?(?:the |a )?(?:whole )?(?:pack|packet|box|bag|tray|multipack))?['"]?[,.;]? (?:and )?(?:i )?(?:ate|had) (?<count>one|two|three|four|[1-9])(?: (?:pots?|bars?|pieces?|of (?:them|those|these)))?(?=\s*(?:$|[.,;!\n]|(?:with|and|plus|for|today|at)\b))
  + rice pudding[, 4 pots in a pack, per pack 620g: 589 kcal, ate one pot]
  + mochi[, 6 in a box, the box is 480 kcal. had two]
  - rice pudding, 4 pots in a pack, 150 kcal
`);

/** The weight of a container before the figures of 100 g, if all of it was eaten; groups: amount, kcal. */
export const containersEaten = parsePatternRows(String.raw`
  (?<![\d.])(?:,? ?\(?)(?<amount>\d{2,4} ?(?:g|ml))(?: ${container})?\)?[,:;.]? ?(?:(?:the )?(?:label|pack|packet|tub|tin|it) ?(?:says?)?:? ?)?\(?(?<kcal>\d{2,3}) ?(?:kcal|cals?|calories)\b ?(?:per |\/ ?|in )100 ?(?:g|ml|grams?)\b\)?[,.;]? (?:and |i )*(?:ate|had|drank|finished|eaten|polished off) (?:it all|all of it|the lot|everything|the (?:whole|entire) (?:thing|lot|${container})|the ${container})(?=\s*(?:$|[.,;!\n)]|(?:with|and|plus)\b))
  + soup[, 600g pot, 49 kcal per 100g, ate all of it], plus a roll
  + skyr[ 170g: label 93kcal/100g. Had the whole pot] with honey
  - soup, 600g pot, 49 kcal per 100g, ate half
`);

/** The weight of a container, or of several pieces, after the figures of 100 g; groups: count, amount, unit. */
export const eatenContainers = parsePatternRows(String.raw`
  (?<=(?:per|\/) ?100 ?(?:g|ml|grams?)\b[^]*)[,.;\n–-]{1,2}\s*(?:(?:i|it|and|which|that|this) ){0,2}(?:(?:ate|had|drank|finished|eaten|was|is|were) )?(?:(?:the|a|an|my|one|this) )?(?:(?:whole|full|entire|small|large|big|little) )?(?:(?<amount>\d{2,4}) ?(?<unit>g|ml) ${container}|${container},? (?:of |was |is |\()?(?<amountAfter>\d{2,4}) ?(?<unitAfter>g|ml)\)?)(?=\s*(?:$|[.,;!\n)]|(?:and|with|of it)\b))
  + crisps 520 kcal per 100 g[, 40g bag]
  + skyr per 100g 62 kcal, protein 11[. ate the whole tub 450 g]
  + a beer, 43 kcal per 100 ml[, it was a 500ml can]
  - crisps 150 kcal, 40g bag
  (?<=(?:per|\/) ?100 ?(?:g|ml|grams?)\b[^]*)[,.;\n–-]{1,2}\s*(?:(?:i |and )?(?:ate|had) )?(?<count>[2-9]|${numberWordsBetween(2, 9).join("|")}) (?:pieces|slices|squares|bars|portions|servings|scoops|of them|biscuits|cookies|crackers) (?:of |at |\()?(?<amount>\d{1,3}) ?(?<unit>g|ml)(?: each)?\)?(?=\s*(?:$|[.,;!\n]|(?:and|with)\b))
  + biscuits, 490 kcal per 100 g[, 2 pieces of 15 g]
  - rice 130 kcal per 100 g, 2 eggs
`);

const fractionBefore =
  "(?<=(?:\\b(?:half|quarters?|thirds?|fifths?|\\d\\/\\d)|[½¼¾⅓⅔])[^.;\\n]{1,60})";

const wholeEnergy = `(?:,|\\(| -) ?(?:and )?(?:the |its |a )?(?:${wholeOf}|${container})${isOrHas} ?(?<kcal>\\d{2,4}) ?k?cals?\\b`;

/** The energy of a weighed whole after a fraction of it; the groups are the fraction and the number. */
export const weighedWholeFigures = parsePatternRows(String.raw`
  (?<=(?<fraction>\b(?:(?:a|one|two|three) )?(?:half|quarters?|thirds?|fifths?)|\d\/\d|[½¼¾⅓⅔]) (?:of )?(?:a |an |the |my )?\d{2,4} ?g\b[^.;\n]{1,40})${wholeEnergy}
  + 1/3 of a 270g tub of hummus [(tub = 810 kcal])
  - 1/3 of a tub of hummus (tub = 810 kcal)
`);

/** The energy of a whole after a fraction of it; the group is the number. */
export const wholeFigures = parsePatternRows(String.raw`
  ${fractionBefore}${wholeEnergy}
  + 2/3 of a tub of ice cream[, whole tub says 1180 kcal]
  + three quarters of a pie[, whole thing is 480 kcal]
  - half a pizza, 480 kcal
  (?<=(?:\b(?:half|quarters?|thirds?|fifths?|\d\/\d)|[½¼¾⅓⅔])[^.;\n\d]{1,60}?)(?:,|\(| -)? (?:(?:that|which|it|${source})(?:'s)? )?(?:(?:is|are|was|has|says|said|say|at|lists|states) (?:about |around )?)?(?<kcal>\d{2,4}) ?${kilocalorieUnit} (?:for|in|per) (?:the|an?) (?:${wholeOf}|${container}|${batch})\b\)?
  + half of a frozen lasagna[ that says 640 calories for the whole box]
  + half the curry[, label says 700 kcal for the whole pack]
  - half a pizza and a salad, 480 kcal for the pizza
  ${fractionBefore}\((?<kcal>\d{2,4})(?: ?k?cals?)? (?:total|in total|altogether|for (?:the|a) (?:whole|full) \w+)(?=\))
  + half a twix twin [(250 total])
  ${fractionBefore}\((?:the |its |a )?(?:${wholeOf}|${container})${isOrHas} ?(?<kcal>[1-9]\d{2,3})(?=\))
  + half a bag of crisps [(whole bag 260])
  - half a bag of crisps (whole bag 150 g)
`);

/** The energy of a part, of a food that was eaten completely; the groups are the number and the part. */
export const partFigures = parsePatternRows(String.raw`
  (?<kcal>\d{2,4}) ?k?cals? (?:per|for|in) (?:a |an |each |every |one )?(?<fraction>half|third|quarter)(?: (?:of )?(?:a |the )?${container})?\b(?=[^\n]*\b(?:(?:the|a) (?:whole|entire|full)|all of it|the lot|both halves|finished it)\b)
  + lasagne, box says [380 kcal per half], ate the whole thing
  + pizza [520 kcal for a half], finished it
  + curry, [612 kcal per half pack], i ate the full pack
  - pizza, 520 kcal for a half, had one
  \bper (?:an? )?(?<fraction>half|third|quarter|1\/[2-5])(?: (?:of )?(?:an? |the )?(?:(?<whole>pizza|pie|quiche|cake|tart|baguette|lasagne)|${container}))?(?: ?\(\d+ ?g\))?[:,]? ?(?<kcal>\d{2,4}) ?${kilocalorieUnit}\b(?=[^\n\d]*\b(?:ate|had|eaten|finished) [^\n\d]{0,20}\b(?:whole|entire|full|all|lot|half|third|quarter)\b)
  + [per 1/2 pizza 450 kcal], ate the whole thing
  + lasagne [per half pack: 380 kcal], had the whole pack
  - per 1/2 pizza 450 kcal
`);

/** The amount of a food on or in each of several pieces; the groups are the two numbers and the rest of the words. */
export const amountsOfEach = parsePatternRows(String.raw`
  (?<=\b(?<pieces>[2-9]|1\d|${numberWordsBetween(2, 10).join("|")})(?: [a-z]+){1,4}(?: ?\([^()\n]{1,20}\))? (?:with|and|w|w\/) )(?<amount>\d{1,3}(?:\.\d)?)(?<rest> ?(?:g|ml|tbsp|tsp|tablespoons?|teaspoons?|slices?|oz)?(?: of)?(?: (?!and\b|with\b|on\b|in\b)[a-z]+){1,3}) (?:(?:on|in|for) )?each\b
  + 4 slices of toast with [10 g butter on each]
  + two bagels with [20g cream cheese each]
  + 3 rice cakes (9g each) with [1 tbsp pb each]
  - 4 slices of toast, 2 eggs each
  - 2 bars of 60 g each
  (?<=\b(?<pieces>[2-9]|1\d|${numberWordsBetween(2, 10).join("|")})(?: [a-z]+){1,4} (?:with|w|w\/) (?:[a-z]+ ){1,3}\(?)(?<amount>\d{1,3}(?:\.\d)?)(?<rest> ?(?:g|ml|tbsp|tsp|tablespoons?|teaspoons?|oz))\)? each\b
  + 3 rice crackers w hummus ([30g) each]
  (?<=\b[a-z]+ x ?(?<pieces>[2-9]) +(?:with|w|w\/) (?:[a-z]+ ){1,3}\(?)(?<amount>\d{1,3}(?:\.\d)?)(?<rest> ?(?:g|ml|tbsp|tsp|tablespoons?|teaspoons?|oz)) each\b
  + rice cakes x2 with almond butter ([1 tbsp each])
`);

/** Pieces of a measured whole of so many: "3 of the 8 slices of a pizza"; the groups are the two numbers. */
export const piecesOfWhole = parsePatternRows(String.raw`
  \b(?<eaten>\d{1,2}|${numberWordsBetween(1, 10).join("|")}) (?:(?:out )?of (?:the |its )?(?<whole>\d{1,2}) (?:slices|pieces|squares|wedges|segments)|(?:slices|pieces|squares|wedges|segments) \((?:out )?of (?:the )?(?<wholeInBrackets>\d{1,2})\)) (?:of|from) (?=(?:an?|the|my|our) \d)
  + [3 of the 8 slices of ]a 12 inch pizza
  + [5 squares (of 10) of ]a 100g bar
  - 3 of the 8 slices of a large pizza
`);

const pieceCount = `[2-9]|${numberWordsBetween(2, 9).join("|")}`;
const oneOfName =
  "(?:(?!(?:two|three|four|five|six|pack|packet|box|bag|half|couple|dozen|pair|both|total|lunch|dinner|breakfast)\\b)[a-z'’]+[ -]?){1,5}";

/** The energy of one piece and how many were eaten: "chocolate bar 230 kcal, had 2"; the groups are the numbers. */
export const figuresOfPieces = parsePatternRows(String.raw`
  (?<=(?:^|[.;\n])\s*(?:an? |the |my )?${oneOfName},? ?(?:\d+(?:\.\d)? ?g (?:of )?(?:protein|carbs?|fat),? ?){0,3}\(?)(?<kcal>\d{2,4}) ?(?<energyUnit>${energyUnit})\)?,? (?:and )?(?:i )?(?:(?:ate|had|eaten|drank) (?<count>${pieceCount})(?: of (?:them|these|those))?|(?<countOf>${pieceCount}) of (?:them|these|those))(?=\s*(?:$|[.,;\n]|(?:with|and|plus|for|after|before|today|at)\b))
  + cereal bar [170 kcal, ate two]
  + chobani 20g protein [180 cals, 2 of them] with berries
  (?<=(?:^|[.;\n])\s*(?:an? |the |my )?${oneOfName},? ?\d+(?:\.\d)? ?(?:g|ml)(?: (?:pot|tub|cup|pouch|bar|bottle|can|tin|pack|packet|bag|carton|sachet))?[:,]? ?)(?<kcal>\d{2,4}) ?(?<energyUnit>${energyUnit})(?<figures>(?:,? ?\d+(?:\.\d)? ?g (?:of )?(?:protein|carbs?|fat)){0,3})[.,;]? (?:and )?(?:i )?(?:ate|had|eaten|drank) (?<count>${pieceCount})(?: of (?:them|these|those)| pots| tubs| cups| bars| bottles| cans)?(?=\s*(?:$|[.,;\n]|(?:with|and|plus|for|after|before|today|at)\b))
  + skyr 150g pot: [95 calories 16 g protein. had two]
  + protein drink 330 ml, [170 kcal, drank 2]
  - skyr 150g pot: 95 calories, had two eggs
  - two cookies 180 kcal, had two
  - pack of nuts 180 kcal, had 2 eggs
  - 4 cookies 400 kcal, ate 2
`);

/** A number of pieces after the energy of one in brackets; the group is the number. */
export const timesAfterFigure = parsePatternRows(String.raw`
  (?<=\((?:\d+ ?(?:g|ml), ?)?\d{2,4} ?${energyUnit})\) ?[x×] ?(?<times>[2-9])\b(?!\.\d)
  + yogurt pot (98 kcal[) x2] and a tea
  - yogurt (98 kcal) x 1.5
`);

const labelLine =
  anyPhrase(`calories, energy, kcal, (?:total |saturated |sat |trans )?fat, saturates,
  (?:total )?carb\\w*, (?:total )?sugars?, (?:dietary )?fib(?:er|re), protein, sodium, salt, cholesterol,
  servings?, nutrition facts, amount per, of which, per (?:serving|portion|pot|bar|100 ?g|100 ?ml|pack|slice)`);

/** A message that begins with a label: the food is named after it. */
export const labelStart =
  /^\s*(?:nutrition|serving size|amount per|per (?:\d|serving|portion|pot|bar|pack|slice|cookie|scoop)|typical|energy|calories|label|values)/i;

/** The break between the last line of such a label and the food. */
export const labelEnds = parsePatternRows(String.raw`
  (?<=\b(?:fat|saturates|carb\w*|sugars?|fib(?:er|re)|protein|salt|sodium|[pcf])[ :]*\d[\d.,]* ?m?g(?: +\d+ ?%)?)\s*[.;\n]+(?=\s*[^\d\s])
  + Protein 20g[.] Cookie dough bar, ate 1
`);

/** A line break before a line of a label: written as a comma. */
export const labelLineBreaks = parsePatternRows(String.raw`
  \n{1,3}(?=[ \t]*(?:of which )?${labelLine}\b[^\n]{0,40}\d)
`);

/** Lines of a label for which the catalogue has foods, not figures. */
export const labelFoods = parsePatternRows(String.raw`
  (?<=\b(?:fat|carbs?|carbohydrates?|protein|fib(?:er|re)|saturates|sodium|calories|kcal|sugars?|salt)[ :]*\d[\d.,]* ?(?:m?g|kcal|kj)?\b[^a-z\d]{0,6})(?:of which )?(?:sugars?|salt|trans fat|potassium|calcium|iron|vitamin \w)[ :]*\d[\d.,]* ?m?c?g\b
  + fat 8g, carbs 30g, [sugars 12g], protein 5g
  (?<=\b(?:fat|saturates|carb\w*|sugars?|fib(?:er|re)|protein|salt|sodium|cholesterol)[ :]*\d[\d.,]* ?m?g) +\d{1,3} ?%
  + Total Fat 8g[ 10%]
  \b(?:about )?\d+(?:\.\d)? servings? per (?:container|pack(?:age|et)?|box|bag|bottle)\b
  + [2 servings per container]
  - 200 g rice, sugar 5 g
`);

/** Before the figures of all foods of the meal: an app, or a sentence after several foods. */
export const totalRemarks = parsePatternRows(String.raw`
  (?<!\((?:the |my |its )?)[.,;:\n]?\s{0,3}(?<!\((?:the |my |its )?)\b${calculator} ${says}(?= \D{0,20}\d)(?! \D{0,20}\d+ ?${energyUnit} (?:per|a|each|for (?:one|each|a))\b)
  + meatballs and 75 g pasta[. MFP says] 612 kcal 48p 70c 14f
  - Grenade bar, label says 223 kcal
  - flat white (the app said 170 kcal) and a croissant
  - chili, recipe says 310 kcal per serving
  (?<=\d ?${energyUnit}) for (?:the (?:whole )?lot|everything|all of (?:it|them)|all (?:of )?(?:\d|two|three|four|five|six)|both)\b
  + 2 samosas and chips, 900 kcal[ for the lot]
  - 900 kcal for lunch
`);

/** Words without a meaning of their own: the figures belong to the food before. */
export const labelRemarks = parsePatternRows(String.raw`
  [.,;:]?\s{0,3}\b(?:the )?${source} ${says}(?= \D{0,20}\d)
  + Grenade bar 60g[, label says] 223 kcal
  [.,;:]?\s{0,3}\bnutrition(?:al)? (?:facts|info(?:rmation)?)\b:?
  + oatmeal[, nutrition facts] serving size 55g
  [.,;:]?\s{0,3}\b(?:nutrition(?:al)? )?(?:label|facts|info)(?: per (?=serving size))?\s*:
  + granola[. label:] serving size 55g, calories 230
  ,?\s{0,3}\b(?:on|per) (?:the |its )?${source.replace("|tub", "|tub|cup|pot|bottle|jar|can")}\s*:(?=\s*\d)
  + protein pudding 200g[, on the cup:] 152 kcal
  @(?=\s?\d+ ?${energyUnit}\b)
  + two yogurts [@] 75 kcal each
  - 2 coffees @ 3 pm
  [~≈](?=\s?\d)
  + a burger ([~]700 kcal)
  (?<=[a-z)] ?[:,;(–-] ?)energy[ :]{1,3}(?=\d[\d.,]* ?${energyUnit}\b)
  + cereal bar: [energy ]170 kcal
  - energy bar 170 kcal
  (?<=\d ?${energyUnit}) worth(?= of)
  + 450 cals[ worth] of sushi
  \b(?:approx(?:imately|\.)?|circa|roughly|like)\s?(?=\d+ ?${energyUnit})
  + snack [approx ]150 kcal
  + lunch was [like ]650 calories, a poke bowl
  \b(?:meal )?macros?\b:?(?=\s*(?:are |were |was |of )?(?:\d|[pcf] ?\d))
  + dinner [macros] 62P 85C 18F
  \b(?:typical values|average values|nutrition values|amount(?=\s+per\b))\b
  + [Typical values] per pot
  (?<=\d ?${energyUnit}) (?:on|according to|as per) (?:the |its )?(?:${source}|cup|pot|bottle|jar|can)\b
  + lasagne, 524kcal[ on the sleeve], and soup
  + soup, 180 kcal[ according to the menu]
  (?<=\d ?${energyUnit}) (?:by|via|using|in|going by|based on) ${calculator}\b
  + apple pie, 2800 kcal[ by the recipe calculator]
  (?<=\d ?${energyUnit}) (?:per|from|off) (?:the |their |its )(?:menu|site|website|app|label|packet|box)\b
  + a whopper 900 calories[ per their site] and a coke
  - 90 kcal per pack
  (?<=\d ?${energyUnit}) (?:on|according to|as per) (?:the |its |my )?(?:[a-z]+ )?(?:recipe )?(?:card|recipe|leaflet|receipt|website|app)\b
  + dinner was 700 kcal[ according to the hellofresh card], a curry
  (?<=\d ?${energyUnit}) (?:according to|as per|says|said) (?:the |its |my |their |our )?[a-z]{3,}(?: (?!and|with|plus)[a-z]+)?(?=\s*(?:[),;\n]|\.(?!\d)|$))
  + a croissant (270 kcal[ according to the bakery])
  [.,;:]?\s{0,3}\b(?:it |which |that )?says(?= (?:about |around )?\d+ ?(?:${energyUnit}|g)\b)
  + yogurt pot[, says] 98 kcal and 10g protein
  [,:]?\s{0,3}\b(?:the )?(?:whole|entire|full) (?:pot|batch|dish|thing|tray|pan|loaf|cake|pie|tin|pack|packet|bag|box|tub)(?: (?:is|was|has))?(?= (?:about |around )?\d+ ?${energyUnit}\b)
  + lasagne[, whole tray] 3200 kcal
  (?<=\b(?<piece>bar|pot|biscuit|cookie|cracker|muffin|wrap|pouch|tub|shake|drink)s?,? \(?\d{2,3} ?(?:g|ml)\)?)[,;:–-]{1,2} ?(?:1|one|per|each) \k<piece>\b ?(?:[:=]|is|has)? ?(?=\d{2,3} ?${energyUnit}\b)
  + protein bar 60g[, 1 bar: ]190 kcal
  - protein bar 60 g, 1 pot: 190 kcal
`);
