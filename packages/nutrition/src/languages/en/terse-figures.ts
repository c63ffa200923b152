/** Figures and weights as people note them in a hurry: "80 ea", "63/100g", "100g x2". */
import { anyOf, parsePatternRows } from "../pattern-rows.ts";
import { hourWords } from "./clock-times.ts";
import { energyUnit, kilocalorieUnit } from "./energy-units.ts";
import { mealNames } from "./meal-names.ts";
import { numberWordsBetween } from "./spoken-numbers.ts";

const weightUnit = "(?:g|gr|gm|grams?|grammes?)";
const volumeUnit = "(?:ml|mls|mils?|millilit(?:er|re)s?)";
const size = `\\d{2,4}(?:\\.\\d)? ?(?:g|gr|grams?|ml|cl|oz|ounces?)`;
const number = `(?:\\d{1,2}|${numberWordsBetween(2, 12).join("|")})`;
/** Not a part of another number, and not a price. */
const startOfNumber = "(?<![\\w.,/$£€-])";
const drinkVessel = "(?:glass(?:es)?|bottles?|cans?|tins?|tinn(?:y|ies)|stubb(?:y|ies)|flutes?)";
const weighedPiece = "(?:breasts?|fill?ets?|thighs?|steaks?|chops?|potato(?:es)?|spuds?)";
const package_ = anyOf(
  "packs? packets? packages? pkts? pouche?s? sachets? tins? cans? tubs? pots? box(?:es)? jars? cartons? bags? bars? bottles? fill?ets?",
);
/** Between counted pieces and the figure of each: "3 sausages at", "rice cakes x4,". */
const countedPieces = `(?:\\b${number}(?: ?[x×])? (?:[a-z'-]+ ){0,3}?[a-z'-]{3,}(?: \\([a-z ]+\\))?|[a-z'-]{3,} ?[x×] ?\\d{1,2})`;
const beforeFigure = "(?:[ ,(@:=-]|\\b(?:at|about|they're|theyre|they are|are|of)\\b)*";
/** A figure of a nutrient, which is not energy. */
const nutrient = "(?:protein|carbs?|fat|sugars?|salt|fib(?:re|er))";

/** Between the food that was weighed and its weight. */
const linkToWeight =
  "(?:,|:| -)? ?(?:and )?(?:(?:it|that|they|which) )?(?:(?:was|were|is|are|weighed|came|comes|out|at|to|in|about|around|roughly|approx|like) )*";
const place = "at (?:work|home|school|uni|my desk|the office)";
const day = "(?:today|tonight|yesterday|last night|this (?:morning|afternoon|evening))";
const afterWeight =
  "(?=\\s*(?:$|[,;)\\n]|\\.(?!\\d)|(?:and|with|plus|on|for)\\b|cooked(?! [a-z])))";
/** After a figure: neither a unit nor a part of a time. */
const notTime =
  "(?! ?(?:[ap]m|h|hrs?|o'?clock|mins?|minutes|km|miles|g|ml|oz|cl|k?j)\\b| ?[%/]|[\\d:.]\\d|\\d)";
const energyAt = `@ ?(?<kcal>[4-9]\\d|[1-7]\\d{2})(?: ?${kilocalorieUnit}\\b)?(?! ?(?:ea|each|per|for)\\b)${notTime}`;
const servings = "(?:servings?|svgs?|srvs?|serves|portions?|ptns?)";
const meal = anyOf([...mealNames.keys()].join(" "));

/** After a figure without a unit. */
const endOfFigure =
  "(?=\\s*(?:$|[,;)\\n]|\\.(?!\\d)|(?:and|but|so|then|with|plus|at|for|after|in total|on the|cut|made|makes|it made)\\b))";
const wholeOfEnergy =
  "(?:jar|tub|pot|pack|packet|bag|box|tin|can|bar|bottle|carton|pan|tray|batch|thing|lot|dish|loaf|cake|pie|pizza|recipe)";

/**
 * Rows are applied in this order. `$<name>` in a replacement is the group of that name.
 */
export const terseFigures = parsePatternRows(String.raw`
  \bmacros for (?:my |the )?(?<meal>${meal})\b:?(?= ?\d)
  = $<meal> macros
  + [Macros for lunch] 48p 60c 15f
  (?<count>\d{1,2}) (?:out )?of (?<all>\d{1,2}) ${servings}(?: of)?(?<name>(?: (?!of\b)[a-z]+){0,4}?) ?${energyAt}
  = $<name>, $<kcal> kcal per serving, had $<count> servings
  + [2 of 4 svgs chilli @310]
  + green kit: [2 of 4 svgs @310]. rice
  (?<=[a-z]{3}[,:.]? (?:(?:at|about|around|roughly|it's|its) )?)${startOfNumber}(?<kcal>[4-9]\d|[1-9]\d\d)(?= per (?!${package_}\b|(?:day|week|month|year|hour|min|minute|night|head|person|child|cent|serving|portion|go|hundred)s?\b)[a-z]{3,})
  = $<kcal> kcal
  + samosas, [120] per samosa
  - 80 per pack
  - 120 per day
  (?<=\d ?${energyUnit}\b[^\n]*[a-z]{3,},? )(?<kcal>[1-9]\d\d) ?-?ish\b
  = $<kcal>
  + burger 550 cals, fries [400ish]
  - dinner at 730ish
  (?<unit>\d ?${energyUnit}) an? (?=(?:oz|ounce)\b)
  = $<unit> per 
  + 8[0 cals an ]ounce
  (?<=[a-z]{3},? )\((?:1|one|an?) (?:[a-z]+ )?(?:wrap|slice|piece|bar|biscuit|cookie|portion|serving|pot|pack|bag|can|bottle|roll|bun|scoop|square|egg|cracker),? ?(?:=|is|:)? ?(?<kcal>\d{2,4} ?${energyUnit})\)
  = ($<kcal> each)
  + tortilla [(1 wrap 190 kcal)]
  (?<grams>[3-9]\d|[1-9]\d{2,3}) ?g (?<name>[a-z]{3,}(?: [a-z]+){0,2}?) ${energyAt}(?! ?${energyUnit}\b)
  = $<grams>g $<name>, $<kcal> kcal per 100g
  + [200g skyr @ 63], [30g granola @ 450]
  - 125 g ball @ 254 kcal/100g
  (?<figure>[1-9]\d{1,2}) ?-?ish(?= ?(?:${weightUnit}|${volumeUnit})\b)
  = $<figure>
  + rice [200ish] g
  - 2ish bananas
  (?<unit>\d ?${energyUnit}) ?-?ish\b
  = $<unit>
  + nachos, 70[0 cals ish]
  (?<=[a-z] )(?<grams>[3-9]\d|[1-9]\d{2,3}) ?(?:(?<ml>ml)|g)?,? ${energyAt}
  = $<grams>$<ml>g, $<kcal> kcal per 100g
  + skyr [250 @63]
  + rice cooked [200g @130]
  - coffee 250 ml @ 9:30
  (?<=\b[a-z]{3,} )1(?<noun> [a-z]{2,})? ?${energyAt}
  = 1$<noun> $<kcal> kcal
  + naan [1 @ 260]
  (?<=(?:${countedPieces}|[a-z]{3} (?:[2-9]|1\d)(?: [a-z]{2,})?|\b(?:[2-9]|1\d)(?: [a-z]+){1,3})) ?${energyAt}
  = , $<kcal> kcal each
  + 3 flapjacks[ @310]
  + turkey burgers 2[ @ 178], buns 2[ @ 150]
  + choc digs x3[ @83]
  - 2 coffees @ 3 pm
  - 2 eggs @ 8:30
  - 2 gels @ 45 mins
  - 2 shots @ 40%
  (?<name>[a-z]{3,}) (?<count>[1-9]|[12]\d)\/(?<all>1[1-9]|[2-9]\d)(?=,? ?[(.]?(?: ?(?:bag|pkt?|pack|packet|box|tray|tub|tin|batch|whole)\b))
  = $<name> $<count> of $<all>
  + [gyoza 6/20], bag 600g
  - beer 330 ml
  (?<count>[1-9]|[12]\d)\/(?<all>1[1-9]|[2-9]\d) (?<name>[a-z]{3,})(?=,? ?[(.]?(?: ?(?:bag|pkt?|pack|packet|box|tray|tub|tin|batch|whole)\b))
  = $<name> $<count> of $<all>
  + [6/20 nuggets], pack is 900 kcal
  (?<=\b[a-z]{3,} )${startOfNumber}(?<grams>[3-9]\d|[1-9]\d\d)(?= (?:dry|dried|raw|uncooked|cooked|drained|frozen|boiled|peeled|baked|roasted|grilled)\s*(?:$|[,.;\n+&/)]|(?:w|with|and|n|in)\b))
  = $<grams>g
  + jasmine [75] dry, tofu 150
  + cod [140] raw. mash 120
  - eggs 6 boiled
  (?<=(?:^|[,;\n+&] ?|\b(?:and|with|then) )[a-z][a-z'’-]*(?: (?!(?:with|and|plus|in|on)\b)[a-z\d%'’-]+){0,3} \d{1,4}(?:\.\d+)? ?(?:g|gr|grams|ml|oz)) (?<measure>drizzle|handful|scoop|splash|dollop|pinch|knob|spoon|spoonful|sprinkle|squeeze|squirt|dash|pat|dab|tbsp|tsp|tablespoon|teaspoon)(?: of)?(?= (?!(?:with|and|in|on|of|each|per)\b)[a-z]{3})
  = , a $<measure> of
  + fage 0% 170g[ drizzle] honey
  + oats 50g[ splash of] milk
  - 150g scoop of rice
  - skyr 150g and a handful of berries
  (?<=[a-z]{3} \d{1,2} \(\d{1,3} ?g\)) (?=[a-z]{3,} \d)
  = ,
  + toast 2 (80g)[ ]marg 10
  (?<noun>pkt|pk|pack|packet|bag|box|tub|tray|tin) ${startOfNumber}(?<kcal>[1-9]\d{2,3})(?: ?${kilocalorieUnit})? (?:whole|total|all|in total|the lot)\b
  = $<kcal> kcal whole $<noun>
  + fishcakes 2 ([pkt 780 whole])
  (?<=\d ?(?:g|ml) ${package_}),? minus ?(?:~|about |around |roughly )?(?<left>\d{1,3}) ?(?<unit>g|ml)?\b(?: ?\([a-z ]+\))?
  = , left $<left>g
  + hummus 300g tub[ minus ~50]
  (?<=[,.;\n] ?)(?!i\b)[a-z](?= had (?:\d|(?:half|an?|one|two|the)\b))
  = he
  + carbonara 1300 kcal the lot. [J] had 40%
  (?<=(?:per 100 ?g|\/100 ?g)),? (?:one|1|an?|each) (?:[a-z]+ )?[a-z]+ ?(?:=|is|weighs|was) ?(?<weight>\d{2,4} ?g)\b(?: (?:as sold|as bought|raw|frozen))?(?=\s*(?:$|\n|[.;](?![^]*\b(?:had|ate|used|finished)\b)))
  = , $<weight>
  + cod, 218 kcal per 100g[, one fillet = 145g as sold].
  (?<=\d ?(?:${energyUnit}|g|grams?|ml|cl|oz|ounces?)? ?)\b(?:ea\b\.?|apiece\b|a pop\b|per piece\b)(?! of)
  = each
  + 2 slices bread 80 [ea]
  + crackers (17kcal [ea])
  + 2 glasses (150ml [ea.])
  - ea 80
  (?<figure>\d(?:g|ml|oz|k?cals?)?)ea\b(?=\s*(?:$|[,.;)\n+&]))
  = $<figure> each
  + 2 rice cakes 2[8ea]
  (?<=\b${drinkVessel}[a-z ]{0,20}[ ,(]*)${startOfNumber}(?<volume>125|150|175|187|200|250|275|330|355|375|440|473|500|568|750)(?= each\b)
  = $<volume>ml
  + 2 glasses of wine ([175] each)
  - 2 glasses of wine (8 each)
  (?<=\b${number} (?:[a-z]+ ){0,2}${weighedPiece}[ ,(]*(?:at )?)${startOfNumber}(?<grams>[5-9]\d|[12]\d\d)(?= each\b)
  = $<grams>g
  + 2 chicken breasts ([150] each)
  (?<=${countedPieces}${beforeFigure})${startOfNumber}(?<kcal>1[5-9]|[2-9]\d|[1-9]\d\d)(?= each\b)
  = $<kcal> kcal
  + 2 slices bread [80] each
  + 3 sausages at [120] each
  + rice cakes x4 [35] each
  + 2 wraps ([190] each)
  + 2x crumpets @ [95] each
  - 2 packs, 8 each
  - 3 beers £5.50 each
  ${startOfNumber}(?<!${nutrient}[ :=]*)(?<kcal>[1-9]\d{1,2}(?:\.\d)?) ?(?:/|per|@|for) ?(?:100|(?:a |one )?hundred) ?(?:${weightUnit}(?![a-z])|(?! ?[a-z\d%/]))
  = $<kcal> kcal per 100g
  + skyr 200g ([63/100g])
  + granola ([450 per 100])
  + nuts, [607 per hundred grams]
  - 20/100 people
  - protein: 20/100g
  ${startOfNumber}(?<kcal>[1-9]\d{1,2}(?:\.\d)?) ?(?:/|per|@) ?(?:100|(?:a |one )?hundred) ?${volumeUnit}(?![a-z])
  = $<kcal> kcal per 100ml
  + kefir [65/100ml]
  (?<unit>\d ?${energyUnit}) ?(?:/|per|for|in|every|each|@) ?(?:every |each |a |one )*(?:100|hundred)(?: ?${weightUnit}(?![a-z])(?<!\d ?g)|(?! ?(?:[a-z]*[a-z\d%])))
  = $<unit> per 100g
  + coleslaw, 16[5 kcal per 100]
  + sauce 6[2 calories per hundred grams]
  - 97 kcal per 100 g
  - 97 kcal/100ml
  (?<=[a-z]{3} )(?<grams>[1-9]\d{1,3})(?= ?[(,@]{1,2} ?[1-9]\d{1,2} ?kcal per 100g)
  = $<grams>g
  + houmous [50] (290 kcal per 100g)
  (?<unit>\d ?${energyUnit}) ?(?:/|per|for|in) ?(?:every |each |a |one )*hundred ?${volumeUnit}(?![a-z])
  = $<unit> per 100ml
  + soup 4[0 calories per hundred mils]
  ${startOfNumber}(?<amount>\d{1,2}(?:\.\d)?) ?(?:g )?(?<name>${nutrient}) ?(?:/|per) ?100(?! ?[a-z\d%])
  = $<amount>g $<name> per 100g
  + paneer (296 kcal, [18.9 protein per 100])
  - 18 g protein per 100 g
  (?<=(?:^|[,;:(\n+&]|\.\s|\b(?:and|plus|with|then|had|ate)\s)\s*(?:an?|one|1|${number}) (?:(?!(?:per|of|at|x|is)\b)[a-z'-]+ ){1,4})(?<kcal>[4-9]\d|[1-9]\d\d)(?=\s*(?:$|[,;)\n+&]|\.(?!\d)|(?:and|plus|with)\b))(?:(?<=\d ?${energyUnit}\b[^\n]*)|(?=[^\n]*\d ?${energyUnit}\b))
  = $<kcal> kcal
  + 3 eggs 78 kcal each, 1 rasher bacon [95]
  + one protein waffle [160], 2 sausages 50 kcal each
  - one protein waffle 160
  \((?<grams>\d{1,3}(?:\.\d)? ?g) (?<noun>scoop|slice|piece|biscuit|cookie|square|serving|egg|cracker|sausage|wrap|tortilla|rasher),? ?=? ?(?<kcal>\d{1,3} ?${kilocalorieUnit})\)
  = ($<kcal> per $<noun>)
  + whey 1.5 scoops [(30g scoop, 120 kcal)]
  - whey (30 g, 120 kcal)
  (?<![\d.,/])(?<count>[2-9]|1\d)(?: small| large| mini)? (?<noun>${package_}) of (?<size>${size})(?= (?!and\b|with\b|plus\b|then\b|each\b)[a-z]{3,})
  = $<count> $<size> $<noun> of
  + [2 packs of 85g] instant noodles
  - 2 packs of noodles
  (?<![\d.,/])(?<count>[2-9]|1\d)(?: small| large| mini)? ${package_} of (?<size>${size})(?=\s*(?:$|[,.;:)\n+&]|(?:and|with|w|plus|then)\b))
  = $<count> x $<size>
  + indomie [2 packs of 70g]
  - 2 packs of 6 sausages
  (?<![\d.,/])(?:\b(?:pouch|pack|packet|tin|can|pot|tub|bag|sachet|bar) )?\b(?<size>\d{2,3} ?(?:g|ml|oz)) ?[x×*] ?(?<count>[2-9]|1\d)\b(?!\.\d| ?(?:g|ml|cm|meals?|days?|times|slices?|pieces?)\b)
  = $<count> x $<size>
  + tuna [pouch 80g x2], 1 apple
  + chicken thighs [90g x 4]
  - 100g x2 meals
  (?<![\d.,/])${number} (?:pieces?|pcs?|slices?|squares?|rashers?|chunks?|strips?|balls?)(?<day>(?: ${day})?)[ ,(=]*(?<weight>\d{2,4} ?${weightUnit}) (?:in )?(?:total|altogether|all together|all up|together|between them)\b\)?
  = $<weight>$<day>
  + kofte [6 pieces 180 g total], bulgur
  + [two slices this morning, 94g together], toasted
  - 6 pieces of 30 g
  (?<=(?:^|[.;\n]) ?)(?<name>[a-z][a-z ]{2,24}): (?:the |a |my )?(?:whole )?(?<size>${size}) (?<noun>${package_})(?= (?:is|was|has|says|=))
  = $<name> $<noun> $<size>
  + [Chocolate: the 100g bar] is 546 kcal
  - Chocolate: 100g bar
  (?<last>[a-z]{3}), (?<figure>[1-9]\d{1,2})(?=\s*(?:$|[,;)\n]|\.(?!\d)|(?:and|plus)\b))(?:(?<=[a-z]{3},? [1-9]\d{1,2}\b[^\n]*[a-z]{3}, \d+)|(?=[^\n]*[a-z]{3}, [1-9]\d{1,2}\s*(?:$|[,;)\n]|\.(?!\d)|(?:and|plus)\b)))
  = $<last> $<figure>
  + iced [bun, 250], and a mo[cha, 300]
  - quest bar, 190
  - pie, 386 kcal, 18.2 p
  \b(?<share>half|a (?:third|quarter|fifth)|two thirds|three quarters|[1-3]/[2-5])(?: of)?(?: an?| the| my)? (?<name>(?!\d|of\b)[a-z]+(?: (?!of\b|and\b|with\b)[a-z]+){0,3}?) (?<noun>bag|pack|packet|tub|tin|can|jar|pot|carton|box|bottle|bar),? \(?(?<size>\d{2,4} ?(?:g|ml))\)?(?=\s*(?:$|[,;)\n]|\.(?!\d)|(?:and|with|plus|in|on|while|after)\b))
  = $<share> of a $<size> $<noun> of $<name>
  + [half of an olw dill chips bag 175 g] in the sofa
  + [half a hummus tub (200g)]
  - half of a 200 g tub of hummus
  \b(?:it|(?:the )?(?:label|packet|pack|sign|sticker)) (?:says|said) (?<kcal>\d{2,4} ?${kilocalorieUnit}) (?:on|for) (?:the|my) (?!(?:whole|half|quarter|third|label|menu|wrapper|sticker|sign|back|front|side|lid|sleeve|thing|lot|app|website|slice|piece|portion|serving|share|plate|bowl|cup)\b|${package_}\b)(?<name>[a-z]{3,}(?: [a-z]{3,})?)(?=\s*(?:$|[,.;)\n]|(?:and|but|plus)\b))
  = $<name> $<kcal>
  + [it says 310 calories on the sandwich] and a bag of crisps
  - it says 310 calories on the pack
  - it says 635 kcal for my half
  \b(?:i )?weighed (?:out )?(?:my|the) (?!bones?\b|shells?\b|stones?\b|cores?\b|peels?\b|skins?\b)(?<name>[a-z]+(?: [a-z]+){0,2}?) (?:after|once|when)(?: (?:it|they)(?: was| were|'s)?)? (?:cook(?:ing|ed)|boil(?:ing|ed)|grill(?:ing|ed)|roast(?:ing|ed)|bak(?:ing|ed)|done)${linkToWeight}(?<weight>\d{2,4} ?${weightUnit})(?![a-z])${afterWeight}
  = $<weight> cooked $<name>
  + [I weighed my pasta after cooking it was 240 grams] and the sauce
  + [weighed my sirloin after cooking, 180 g], no fat
  - I weighed my pasta before cooking it was 90 g
  \b(?:i )?weighed (?:out )?(?:my|the) (?!bones?\b|shells?\b|stones?\b|cores?\b|peels?\b|skins?\b)(?<name>[a-z]+(?: [a-z]+)?)${linkToWeight}(?<weight>\d{2,4} ?${weightUnit})(?![a-z])${afterWeight}
  = $<weight> $<name>
  + [weighed the steak it came to 240 grams] cooked, plus a salad
  - weighed my plate: 180g cooked spaghetti
  - weighed the steak, 240 g raw
  (?<=[a-z]{3}),? (?:i )?weighed (?:it|them)(?: (?:after cooking|cooked|all))?,?:? (?:(?:it|they) (?:was|were) |at )?(?<weight>\d{2,4} ?${weightUnit})(?![a-z])
  = , $<weight>
  + brownie i made[, weighed it, 60 g]
  \b(?!(?:from|since|until|was|had|and)\b)(?<name>[a-z]{3,})(?= (?:${place}|${day}))(?: ${place})?(?<day>(?: ${day})?),? \(?(?:about |around |approx\.? |roughly |~)?(?<weight>\d{2,4} ?${weightUnit})(?![a-z])\)?(?=\s*(?:$|[,.;)\n+&]|(?:and|with|w|plus)\b))
  = $<name> $<weight>$<day>
  + leftover [stew at work today, 420g], with bread
  - a sandwich at work, 200g strawberries
  - curry from yesterday, 350 g
  (?<last>[a-z]{3}) (?:in)?to (?:work|school|uni|college|the office)(?= for (?:my |a )?${meal}\b)
  = $<last>
  + took last nights lasa[gne to work] for lunch
  \b(?<drink>beers?|lagers?|ciders?|ales?|ipas?|stouts?|drinks?)(?<between>(?: [a-z']+){0,5}?),? (?:it|they|these|those|that) (?:was|were|is|are)(?: (?:an?|the|all|in|those|tall|big|large|small|little|regular|cans?|bottles?|tins?|tinnies|ones?|pints?|of|at|about))* (?<size>\d{1,3}(?:\.\d)? ?(?:oz|ounces?|ml|cl))(?: each)?(?: (?:at )?\d(?:\.\d)? ?(?:%|percent|pct))?
  = $<drink> ($<size> each)$<between>
  + three [beers at the ball game they were the tall cans 24 ounces 5 percent]
  + a [beer it was a tall one 22 ounces]
  - a beer and it was good
  (?<=\bglass(?:es)? )(?:of )?(?<wine>red|white|ros[eé])(?=\s*(?:$|[,.;()\n+&]|(?:and|with|w|at|after|then|plus)\b))
  = of $<wine> wine
  + 2 glasses [red] (150ml each)
  + a glass [of white]
  - a glass red grape juice
  (?<=\b(?<!\bscales? )(?:says?|said|(?:has|have|had|lists?|puts?) (?:it|them) at) (?:about |around )?)(?<kcal>[1-9]\d{2,3})${endOfFigure}
  = $<kcal> kcal
  + the bag says [270] with butter
  + the app has it at [410]
  - the scale says 270
  - the bag says 270 g
  (?<=\bwhole ${wholeOfEnergy} (?:is|was|has|comes to|came to|comes out at|came out at|works out at) (?:about |around )?)(?<kcal>[1-9]\d{2,3})${endOfFigure}
  = $<kcal> kcal
  + half the jar, the whole jar is [420]
  + the whole thing comes to [2800]
  - the whole jar is 420 g
  (?<=\b(?:is|was|at|are) |, )(?<kcal>[1-9]\d{1,3})(?= on (?:the|its) (?:pack|packet|packaging|label|wrapper|box|bag|tin|tub|app|menu|lid|sleeve)\b)
  = $<kcal> kcal
  + the wrap is [187] on the packet
  - 2 on the plate
  (?<=\d ?(?:${volumeUnit}|cl|l|lit(?:er|re)s?)\b[^\n]{0,80}\b)(?<verb>drank|had|finished|poured) (?<about>(?:about |around |roughly |only |just |maybe )?)(?<volume>\d{3})(?<ofIt>(?: of (?:it|that|this))?)${endOfFigure}
  = $<verb> $<about>$<volume>ml$<ofIt>
  + a 500ml bottle of milk, [drank 400]
  + 1 litre of juice and I [had 350 of it]
  - 500ml milk, had 3 of it
  \b(?:an?|one|1) kilo(?= ${package_}\b| (?:pot|tray|bowl|block|bucket)\b)
  = 1kg
  + mussels, [one kilo] pot
  - a kilo of mussels
  \b(?:an?|one|1) lit(?:re|er)(?= ${package_}\b| (?:pot|jug|block|bucket)\b)
  = 1l
  + [one litre] tub of ice cream
  - a litre of milk
  \b(?:ate|had|finished) my (?:own )?half(?:,| and| then| also)+ half of (?:hers|his|theirs|(?:(?:my|the) )?[a-z]+['’]?s(?: half| one)?)
  = ate 3/4
  + I [ate my half and half of hers]
  \b(?:ate|had|finished) my (?:own )?half(?:,| and| then| also)+ a third of (?:hers|his|theirs|(?:(?:my|the) )?[a-z]+['’]?s(?: half| one)?)(?:[ .,…]*so two thirds(?: of (?:the |it)[a-z]*)?(?: in total)?)?
  = ate 2/3
  + I [ate my half and then a third of my wife's half... so two thirds of the dish in total]
  \b(?:ate|had|finished) my (?:own )?half(?:,| and| then| also)+ a quarter of (?:hers|his|theirs|(?:(?:my|the) )?[a-z]+['’]?s(?: half| one)?)
  = ate 5/8
  + I [ate my half and a quarter of my son's]
  [,.;]? ?(?:\band |\bthen )?(?:\bi )?\b(?:snapped|broke|cut|tore|split) (?:it|the bar|that)(?: (?:in|into) (?:two|half|halves|2))?(?: and|,)(?: i)? gave (?:(?:the )?(?:other|one|an?|half)(?: (?:bit|half|piece|part))?)(?: of it)? to (?:(?:my|the|a|our) )?[a-z]+(?: partner| friend| mate| buddy)?(?:,? (?:so|and) (?:i )?(?:count|counting|had|log|only|just)(?: it as)? half(?: please)?)?
  = , ate half
  + a bar[. Snapped it in two and gave one bit to my gym partner so count half please]
  + a bar[, broke it in half and gave half to my mate]
  - snapped it in two and ate it
  ,? (?:and |but |then )?my (?:son|daughter|kid|wife|husband|partner|boyfriend|girlfriend|mate|friend|brother|sister|mum|dad) (?:finished|had|ate|got) the (?:other half|rest) of mine\b
  + I ate two and a half[ and my son finished the other half of mine]
  (?<=\b(?:half|halves|thirds?|quarters?|rest|it|that|lot|all|first|second) at (?:about |around )?)(?<hour>1?\d|2[0-3])\.(?<minute>[0-5]\d)(?!\d| ?(?:${weightUnit}|${volumeUnit}|[ap]\.?m)\b)
  = $<hour>:$<minute>
  + wrap, 520 kcal. Ate half at [12.30]
  - 2 bars at 1.5
  (?<=\b(?:half|halves|thirds?|quarters?|\d/\d|rest|of it|of that|first|second) at (?:about |around )?)(?<hour>1[0-2]|[1-9]|${hourWords.join("|")})(?=\s*(?:$|[,.;)\n]|(?:and|with|today|tonight|yesterday|then|but|so|in the)\b))
  = $<hour> o'clock
  + 520 kcal, ate half at [4]
  + a third of it at [two] and the rest later
  - half at 4pm
  (?<=\b(?:loaf|bread|cake)\b[^\n]{0,40}\d ?g\b[^\n.]{0,20}[.;] ?)(?:${number}|an?|one|1) slices?(?<day>(?: ${day})?)[ ,(=]+(?<weight>\d{2,4} ?${weightUnit})(?: in)?(?: total| together| altogether)?\b\)?
  = had $<weight>$<day>
  + the baked loaf was 760g. [Two slices this morning, 94g together], toasted
  - 2 slices, 94g
  (?<=\b\d{2,4} )mils?\b
  = ml
  + 600 [mil] of milk
  - a mil
  \bbottle of (?<wine>red|white|ros[eé])(?=\s*(?:$|[,.;)\n]|(?:with|between|and|but|for)\b))
  = bottle of $<wine> wine
  + shared a [bottle of red] with my wife
  - a bottle of red wine
  \bbraaied\b
  = grilled
  + we [braaied] 900 g of boerewors
  (?<=\d ?(?:${weightUnit}|kg)\b[^\n]{0,60}\b(?<count>${number}) [a-z]+[,;–-]? )(?:so )?(?:one|1) each\b
  = ate one
  + 250g mince shaped into two burgers, [one each]. Mine was in a bun
  - two burgers, one each
  (?<=^|[.;\n] ?|\b(?:ordered|bought|got|shared|split) )(?:an? |the )?${number}[- ](?:piece|pc) (?<name>(?!platter|box|tray)[a-z]+(?: (?!platter|box|set|tray|bucket)[a-z]+)?)(?: platter| box| set| tray| bucket)?[,.;]? (?:and )?(?:(?:my |the )?[a-z]+ (?:had|ate|took) ${number}(?: of (?:them|those))?[,;.]? (?:and )?)*i (?:had|ate|took) (?:about )?(?<own>${number})(?: of (?:them|those))?\b(?! (?:slices?|g|kg|ml)\b)(?:[,;]? (?:and )?(?:the other )?${number} (?:(?:are|is|went|left|still|in (?:the|my) fridge|for (?:tomorrow|later))(?= |[.,;]|$) ?)+)?
  = $<own> pieces $<name>
  + [24 piece sushi platter. My sister had 10, I had 10, 4 in the fridge]
  + Ordered [a 30 piece sushi platter. Flatmate had 14, I had 12, 4 are in the fridge]. Nice
  - a 6 piece chicken meal and fries
  (?<=\b\d{1,2} pieces\b[^\n]{0,60}[.;!\n] ?)(?:mine|they) were (?:mostly|mainly|all|a mix of) [^.;\n\d]{3,60}
  + 12 pieces sushi. [Mine were mostly salmon nigiri with some tuna rolls]
  - they were all salmon
  (?<=^|[.;\n] ?|\b(?:then|and) )(?:i )?weighed (?:out )?(?=\d{2,4} ?${weightUnit} (?:of )?(?:raw|dry|dried|uncooked|cooked|frozen) [a-z])
  + [I weighed ]180g of raw chicken breast
  - weighed 180 g
  \bfor tea(?= (?:at|around|about) (?:half )?(?:[5-8]|1[789]|five|six|seven|eight)\b)
  = for dinner
  + the other half [for tea] at 7.30
  - biscuits for tea at 4
  (?<=\d ?(?:${weightUnit}|kg|l|${volumeUnit}|lit(?:er|re)s?)) (?:at|in) the end\b
  + the jug read 1.8 litres[ at the end], I had 450ml
  - at the end
  (?<=[a-z]: ?)(?:blitzed|blended|whizzed|mixed|whisked|whipped)(?: up| together)? (?=\d)
  + Protein pancakes: [blitzed ]100g oats
  - blitzed 100g oats
  (?<=^|[.,;\n] ?|\b(?:hey|so|and|then|ok|the|my) )(?<name>(?:(?:brown|white|basmati|jasmine|egg|rice) )?(?:rice|pasta|spaghetti|penne|noodles|couscous|quinoa|lentils|oats|bulgur)) (?:was|were) (?:about )?(?<weight>\d{2,4} ?${weightUnit}) (?:before (?:cooking|i cooked (?:it|them)|(?:it|they) (?:was|were) cooked|boiling)|dry|uncooked|raw)\b
  = $<weight> dry $<name>
  + so [rice was 80 grams before cooking] and prawns
  - rice was 80 g cooked
  (?<=^|[.,;\n] ?|\b(?:and|then|the|my) )(?<name>(?!(?:it|they|that|this|the|my|and)\b)[a-z]{3,}(?: (?!(?:it|they|that|this|the|my|and)\b)[a-z]{3,})?) (?:was|were) (?:about )?(?<grams>\d{2,3}) (?<state>frozen|raw|dry|uncooked|cooked)\b
  = $<grams>g $<state> $<name>
  + and the [prawns were 150 frozen] and rice
  - prawns were 150g frozen
`);
