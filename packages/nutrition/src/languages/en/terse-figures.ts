/** Figures and weights as people note them in a hurry: "80 ea", "63/100g", "100g x2". */
import { anyOf, parsePatternRows } from "../pattern-rows.ts";
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
  (?<![\d.,/])${number} (?:pieces?|pcs?|slices?|squares?|rashers?|chunks?|strips?|balls?)[ ,(=]*(?<weight>\d{2,4} ?${weightUnit}) (?:in )?(?:total|altogether|all together|all up)\b\)?
  = $<weight>
  + kofte [6 pieces 180 g total], bulgur
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
  \b(?:i )?weighed (?:out )?(?:my|the) (?<name>[a-z]+(?: [a-z]+){0,2}?) (?:after|once|when)(?: (?:it|they)(?: was| were|'s)?)? (?:cook(?:ing|ed)|boil(?:ing|ed)|grill(?:ing|ed)|roast(?:ing|ed)|bak(?:ing|ed)|done)${linkToWeight}(?<weight>\d{2,4} ?${weightUnit})(?![a-z])${afterWeight}
  = $<weight> cooked $<name>
  + [I weighed my pasta after cooking it was 240 grams] and the sauce
  + [weighed my sirloin after cooking, 180 g], no fat
  - I weighed my pasta before cooking it was 90 g
  \b(?:i )?weighed (?:out )?(?:my|the) (?<name>[a-z]+(?: [a-z]+)?)${linkToWeight}(?<weight>\d{2,4} ?${weightUnit})(?![a-z])${afterWeight}
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
`);
