/** Words about a nutrition label or menu next to its figures. */
import { parsePatternRows } from "../pattern-rows.ts";
import { energyUnit } from "./energy-units.ts";
import { mealNames } from "./meal-names.ts";
import { numberWordsBetween } from "./spoken-numbers.ts";

/** Apps that add up a whole meal. */
const calculator =
  "(?:(?:the |my )?(?:app|tracker|(?:(?:recipe|calorie|macro|online) )?(?:calculator|counter|builder|app)|recipe)|my ?fitness ?pal|mfp|cronometer|lose ?it|fat ?secret|yazio|lifesum|noom)";
const placeOfMenu =
  "(?:(?:(?:kebab|sandwich|burger|pizza|coffee|chip|sushi|taco|noodle|bagel|ice cream|curry|chicken|juice) )?(?:shop|store|place|van|stall)|cafe|restaurant|canteen|deli|online|drinks|food|bottom of the|(?:back|side|front) of the )";
const source = `(?:${placeOfMenu} ?)?(?:(?:nutrition(?:al)? )?(?:label|info|facts)|package|packaging|packet|pack|wrapper|sleeve|carton|box|bag|tin|tub|website|menu(?: board)?|restaurant|place|chain|${calculator})`;
const says =
  "(?:(?:says|said|shows|showed|lists|listed|claims|claimed|reads|states|stated|reckons|gives)(?: (?:it(?:'s| is| was| has| at)|that it(?:'s| is| has)))?|puts it at|has it at|worked out (?:at|as|to)|comes? (?:out )?(?:at|to)|came (?:out )?(?:at|to))";

/** A figure without its unit, which is energy; the group is the number. */
export const labelFigures = parsePatternRows(String.raw`
  (?<![\d./]|\d,)\b(?<kcal>[1-9]\d{2,3}) for (?:all (?:of (?:them|it)|\d|two|three|four|five|six)|the (?:lot|whole (?:thing|lot|pack|bag|box)|both))\b
  + 4 chicken nuggets, [190 for all four]
  - 190 g for the lot
  (?<=\d ?${energyUnit}\b[^.;\n]*(?:,|\band|\+|&) (?!(?:i )?(?:drank|had|ate|used|poured|took|finished)\b)(?:[a-z]+ ){1,3})(?<kcal>[1-9]\d{2}(?=\s*(?:$|[.,;)\n]|(?:and|with)\b))|[4-9]\d(?=\s*(?:$|[.;)\n])))
  + a burger 303 cals and medium fries [337]
  + quest bar 190 cal, string cheese [80]
  - a burger 303 cals and 337 fries
  - milk 500 ml 330 kcal, drank 400
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

const fractionBefore =
  "(?<=(?:\\b(?:half|quarters?|thirds?|fifths?|\\d\\/\\d)|[½¼¾⅓⅔])[^.;\\n]{1,60})";

/** The energy of a whole in brackets, without a unit, after a fraction of it; the group is the number. */
export const wholeFigures = parsePatternRows(String.raw`
  ${fractionBefore}\((?<kcal>\d{2,4}) (?:total|in total|altogether|for (?:the|a) (?:whole|full) \w+)(?=\))
  + half a twix twin [(250 total])
  ${fractionBefore}\((?:the |its |a )?(?:whole|full|entire|total)(?: [a-z]{2,})?(?: (?:is|was|of|has|says|at|=|:)|:| ?=)* ?(?<kcal>[1-9]\d{2,3})(?=\))
  + half a bag of crisps [(whole bag 260])
  - half a bag of crisps (whole bag 150 g)
`);

/** Pieces of a measured whole of so many: "3 of the 8 slices of a pizza"; the groups are the two numbers. */
export const piecesOfWhole = parsePatternRows(String.raw`
  \b(?<eaten>\d{1,2}|${numberWordsBetween(1, 10).join("|")}) (?:(?:out )?of (?:the |its )?(?<whole>\d{1,2}) (?:slices|pieces|squares|wedges|segments)|(?:slices|pieces|squares|wedges|segments) \((?:out )?of (?:the )?(?<wholeInBrackets>\d{1,2})\))(?: (?:of|from)|,| -) (?=(?<article>(?:an?|the|my|our) )?\d{1,3} ?(?:inch|["”]|in\b|cm|g\b|kg\b))
  + [3 of the 8 slices of ]a 12 inch pizza
  + [5 squares (of 10) of ]a 100g bar
  + [3 of the 8 slices, ]12 inch hawaiian
  - 3 of the 8 slices of a large pizza
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

const packageNoun =
  "(?:bag|box|lid|pack|packet|package|packaging|tub|pot|wrapper|carton|jar|tin|sleeve|container|pouch|tray|label|back|side)";

/** A package without "per" after an energy: "132 kcal the bag". */
export const packagesWithoutPer = parsePatternRows(String.raw`
  (?<=\d ?(?:k?cals?|calories|kj) )the(?= (?:${packageNoun}|can|bottle|bar|slice|piece|serving|portion)\b)
  + crisps 132 kcal [the] bag
`);

/** Words without a meaning of their own: the figures belong to the food before. */
export const labelRemarks = parsePatternRows(String.raw`
  (?<=\(~?\d{1,4} ?${energyUnit}) (?:the )?(?:whole|total|in total|all in|altogether)(?: (?:thing|lot|pack|packet|tin|can))?(?=\))
  + 1 crust (960 kcal[ whole]), 5 eggs
  - crisps (130 kcal per bag)
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
