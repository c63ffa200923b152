/** Sentences about the figures of a food that name their source: "The wrapper: 223 kcal", "tub says 290 per 100g". */
import { anyOf, parsePatternRows } from "../pattern-rows.ts";
import { energyUnit, kilocalorieSign } from "./energy-units.ts";

/** Packages and their parts with figures on them. */
const packages =
  "bags? box(?:es)? packs? packets? pkts? pk packages? packaging tubs? pots? cups? wrappers? cartons? jars? tins? cans? sleeves? containers? pouch sachets? trays? lids? bottles? btls? backs? sides? fronts? reverse";
/** What else states figures. */
const texts =
  "nutrition labels? stickers? websites? sites? menus? spreadsheets? sheet leaflet receipt card";
/** They add up all foods of a meal as well. */
const calculators = "apps? tracker calculator mfp cronometer";
const kindOfText =
  "(?:shelf|nutrition(?:al)?|recipe|calorie|macro|tracking|food|back|front|restaurant|cafe|canteen|shop|store|delivery|price|menu|ingredients?|their|own)";
const determiner = "(?:the|my|its|their|our|his|her|this|that)";
const place = "(?:(?:back|side|front|lid|top|bottom|reverse) of (?:the |its |my )?)";
const person =
  "(?:she|he|they|(?:my|the|our) (?:wife|husband|mum|mom|dad|partner|sister|coach|flatmate))";
const sourceOf = (nouns: string) =>
  `(?:${determiner} )?${place}?(?:${kindOfText} )?${anyOf(nouns)}(?: itself)?`;
const source = sourceOf(`${packages} ${texts}`);
const anySource = sourceOf(`${packages} ${texts} ${calculators}`);

const says =
  "(?:says|say|said|states|stated|reads|read|shows|showed|lists|listed|claims|claimed|reckons|reckoned|gives|gave)";
/** "puts it at", "had them down at" */
const putsAt =
  "(?:puts?|has|had|have|got|counts?|counted|logs?|logged|lists?|listed|reckons?|reckoned) (?:it|them|this|that|these|those|one|each|mine)(?: down)? (?:at|as)";
/** Between the verb and the figure: "that it's", "the whole lot is". */
const subjectOfFigure =
  "(?:,? ?(?:that )?(?:(?:it|they|there|this|that|each|one|(?:the )?(?:whole )?(?:lot|thing|batch|pot|tray|pan))(?:['’]s|['’]re| is| are| has| was| comes to| came to| works out at)))?";
const figure = `(?:\\s*(?:about |around |approx\\.? |~)?(?:per )?\\d[\\d.,]* ?(?:${energyUnit}|${kilocalorieSign}|g|grams?|ml|servings?|svgs?|serves|portions?|%)(?![a-z]))`;
const energyFigure = `(?:\\s*(?:about |around |approx\\.? |~)?\\d[\\d.,]* ?(?:${energyUnit}|${kilocalorieSign}|servings?|svgs?|serves|portions?)(?![a-z]| of\\b))`;
/** "640 kcal for the wrap", "1040 kcal for all of it": the words after the figure say what it is of. */
const notForMore = `(?!\\s*(?:about |around )?\\d[\\d.,]* ?${energyUnit} (?:for|on) (?!\\d))`;
/** Another food before the source, which the figures are of. */
const afterFood = "(?<=[a-z\\d)%'’] ?)";

const notAnotherUnit = `(?! ?(?:${energyUnit}|k?j|m?g|kg|grams?|ml|cl|oz|%|slices?|portions?|pieces?|servings?|svgs?|squares?|x|for \\d|of)\\b| ?${kilocalorieSign})(?![.,:/]?\\d)`;
const bareEnergy = `(?<![\\d./£$€]|\\d,)(?<kcal>[4-9]\\d|[1-9]\\d{2}|[1-9],?\\d{3})(?!,?\\d)`;
const preposition = "(?:on|by|from|per|according to|as per|going by|based on|says|said)";

/** An energy without a unit, next to its source; the replacement has the unit. */
export const figuresOfSources = parsePatternRows(String.raw`
  (?<subject>\b${anySource} (?:${says}|${putsAt})(?: (?:it(?:['’]s| is| was| has)|that))?)\s+${bareEnergy}${notAnotherUnit}
  = $<subject> $<kcal> kcal
  + crunchy bar, [back says 245]
  + a wrap, [menu said 640]
  + balls, [my spreadsheet has them at 95] each
  - the tin says 400 g
  - label says 223 kcal
  ${bareEnergy},? (?<link>${preposition}) (?<source>(?:the |its |my |their )(?:[a-z&]+ )?${anyOf(`${packages} ${texts} ${calculators}`)})(?![a-z])(?! (?:of|with|and a)\b)
  = $<kcal> kcal $<link> $<source>
  + wrap is [240 on the packet]
  + big mac - [508 on the McD app]
  + sausage roll, [327 says the app]
  - 2 on the side
  (?<subject>\b${source} ${says} (?:half|an?|one|\d\/\d|\d)(?: [a-z]+)? ?(?:=|is|are))\s+${bareEnergy}${notAnotherUnit}
  = $<subject> $<kcal> kcal
  + pizza [nutrition says 1/4 pizza = 320]
  (?<subject>\b(?:that|which|it|they|these|those) ${says})\s+${bareEnergy}(?=\s*(?:$|[,;)\n]|\.(?!\d)|(?:an?|each|per|for|with|and|on)\b))
  = $<subject> $<kcal> kcal
  + a slice of bread [that says 118] a slice
  - it says 350 degrees
`);

/** A source as the subject of figures, which are those of the food before it. */
export const sourceSubjects = parsePatternRows(String.raw`
  ${afterFood}[.,;:\n]?\s{0,3}(?:\b(?:and|where|which|as) )?\b(?:(?:${source}|${person}) (?:${says}|${putsAt})|${anySource} ${putsAt})${subjectOfFigure}${notForMore}(?=${figure}|\s+(?:per|half|1\/\d))
  = ,
  + fish pie[. back of the box says] 412 kcal per half
  + muffins[, the recipe app had them at] 285 kcal apiece
  + minestrone[ she puts it at] 60 calories per 100 grams
  - the label says 200 kcal
  ${afterFood}(?:[.,;\n]\s{0,3}| - )(?:(?:${preposition} )?${anySource}) ?[:=](?=${figure}| ?(?:per|half|a |1\/\d|\d+ [a-z]+,))
  = ,
  + protein bar[. The wrapper:] 60g, 223 kcal
  + skyr[. On the cup:] per 100 g 63 kcal
  + pie[. Back of box =] 445 kcal per half
  ${afterFood}(?:[.,;\n]\s{0,3})${preposition} ${anySource},?${subjectOfFigure}(?=${figure})
  = ,
  + chilli[. By my spreadsheet the lot is] 1,950 kcal
  ${afterFood}(?:[.,;\n]\s{0,3})(?:${determiner} )?${anyOf(packages)}(?: itself)? (?:is|was|has|had|contains|holds)(?: about| around)?(?=${energyFigure})
  = ,
  + jerky[. bag is] 2 servings, 80 calories each
  ${afterFood}(?:[.,;\n]\s{0,3})(?:${determiner} )?(?:bar|${anyOf(packages)}) (?:is|was|weighs)(?= \d+ ?(?:g|ml),(?: [a-z\d]+ [a-z]+,)? \d+ ?${energyUnit})
  = ,
  + lindt[. the bar is] 100g, ten squares, 584 kcal
  ${afterFood}, (?:${determiner} )?(?:${kindOfText} )?(?:labels?|stickers?|menu)(?= \d{2,4} ?${energyUnit})
  = ,
  + onigiri[, label] 233 kcal
  (?<=\d ?(?:${energyUnit}|${kilocalorieSign})) (?:per|by|from|in|according to|as per|going by|based on) (?:${determiner} )?(?:${kindOfText} )?${anyOf(`${texts} ${calculators}`)}\b
  + minestrone, pot 2.1kg = 1150 kcal[ per my spreadsheet]
  (?<=\d ?(?:${energyUnit}|${kilocalorieSign})),? (?:it|they|${source}) (?:said|says|say)(?: (?:on|at) ${source})?(?=\s*(?:$|[,.;)\n]|(?:and|n|with|plus)\b))
  + sushi, 349 kcal[ it said], and a coke
  + shake, 400 cals[ it says on the side]
`);

/** Between the head of a sentence and its end: the place, the time, and what was had with it. */
const placeOrTime =
  "(?:,? (?:at|for|after|before|during|in|from|on) (?!the (?:back|side|front|pack)\\b)[^.,;\\n\\d]{2,30}|,? (?:(?:at|around|about) )?\\d{1,2}(?:[:.h]\\d\\d)? ?(?:[ap]m)?(?=[.;\\n]))+";

/** A sentence about the source of the figures of a food that is not directly before it. */
export const sourcesOfEarlierFoods = parsePatternRows(String.raw`
  (?<head>\b(?<noun>${anyOf(packages)})s? of (?:[a-z]+ ){0,2}?[a-z]{3,})(?= (?:with|and|plus|on|for)\b)[^.;\n]*(?<moved>[.;\n]\s{0,3}(?:${determiner} )?\k<noun>s? (?:${says}|is|has|was)\b[^;\n]*?)(?=\.(?!\d)|[;\n]|$)
  + [a 200g tub of houmous with carrots. tub says 290 per 100g]
  (?<head>\bsquares of (?:the |my |a )?(?:[a-z\d%]+ ){0,2}?[a-z]{3,})(?= (?:with|and|plus|on|for)\b)[^.;\n]*(?<moved>[.;\n]\s{0,3}(?:${determiner} )?bar (?:${says}|is|has|was)\b[^;\n]*?)(?=\.(?!\d)|[;\n]|$)
  + four [squares of the 85% lindt with my espresso. the bar is 100g, ten squares, 584 kcal]
  (?<=^|[.;\n] ?)(?<head>(?:[a-z'’]+ )*?[a-z'’]{3,})(?=${placeOrTime}[.;\n])[^.;\n]*(?:[.:]\d\d[^.;\n]*)?(?<moved>[.;\n]\s{0,3}(?:(?:${preposition} )?${source}) ?(?:[:=]|${says}\b)[^;\n]*?)(?=\.(?!\d)|[;\n]|$)
  + [grenade bar at 4pm. The wrapper: 60g, 223 kcal, 20g protein]. half please
`);
