/** Amounts and exclusions in words that the reader does not know otherwise. */
import { anyOf } from "../pattern-rows.ts";

const drink =
  anyOf(`bier biere bieren beer beers pils pilsner pilsener pilsen weizen hefeweizen weissbier weißbier helles
  dunkles kölsch radler alster lager ale cider cidre stout guinness cola coke fanta sprite spezi limo limonade lemonade
  schorle apfelschorle rhabarberschorle saftschorle wasser mineralwasser water sprudel saft apfelsaft orangensaft juice
  milch milk wein wine wijn vin vino rotwein weisswein weißwein sekt prosecco piwo pivo øl öl olut sör cerveza birra
  cerveja kofola kvass kefir ayran mate eistee almdudler rivella smoothie kombucha
  lonkero limonada tarkhun siideri sidra folköl feierabendbier`);
const end =
  "(?=\\s*(?:$|[,;)\\n+]|\\.(?:\\s|$)|(?:and|und|y|et|e|with|mit|con|avec|from|w|for|at|in|then|plus|after|zum)\\b))";

/** Litres of a drink without a unit, as in Europe: "bier 0,5", "2 cola 0.33", "0,2 saft". The group is the decimals. */
export const litresWithoutUnit = new RegExp(
  `(?=0[.,]\\d)(?:(?<=\\b${drink}(?: [a-zäöüß'-]+){0,3} )0[.,]([1-9]\\d?)${end}|(?<![\\d.,])0,([1-9]\\d?)(?= ${drink}\\b))`,
  "gi",
);

/** The same amount with a unit, not longer: tenths or hundredths of a litre. */
export const partsOfLitre: readonly string[] = ["dl", "cl"];

/** A part that was taken off: "pizza but scraped all the cheese off", "burger, took the bun off". The group is the part. */
export const takenOff =
  /(?:,|\bbut\b|\band\b|\bthen\b)*(?: i)? (?:scraped|picked|peeled|took|pulled|cut|trimmed|removed|brushed|wiped)(?: (?:all|most))?(?: of)?(?: (?:the|its))+ ((?!lid\b|foil\b|label\b|wrapper\b)[a-z]+(?: (?!off\b)[a-z]+)?) off(?=\s*(?:$|[,.;)\n]|(?:and|but|so)\b))/gi;
export const withoutPart = "without";

/** "took off the skin", "(raw, skin off)"; the groups are the part. */
export const partOff =
  /(?:,|\bbut\b|\band\b|\bthen\b)*(?: i)? (?:(?:took|peeled|pulled|cut|trimmed|scraped|picked) off (?:all )?(?:the|its) (skin|fat|rind|crusts?|bun|batter|breading|crumbs?)|(?:the )?(skin|fat|rind|crusts?|bun|batter|breading) (?:off|removed|taken off|discarded))(?=\s*(?:$|[,.;)\n]|(?:and|but|so)\b))/gi;
export const noPart = "no";

/** "ate only the toppings off two slices of pizza", "the toppings off the pizza two slices"; the groups are the food and a number after it. */
export const toppingsOnly =
  /(?<=\b(?:only|just|ate|had) )(?:the )?toppings? (?:off|from) (?:of )?(?:the |my |a )?((?:[a-z\d-]+ ){0,4}?pizza)(?: ((?:two|three|four|\d) slices))?\b/gi;
export const withoutCrust = "no crust";
/** "left the crust on both slices of pizza"; the groups are the number and the food. */
export const crustsLeft =
  /\bleft (?:the |my )?crusts? (?:on|off|from|of) (?:all |the )?(both|two|three|four|\d) slices of (?:the |my )?((?:[a-z]+ ){0,3}?(?:pizza|toast|bread))\b/gi;
export const bothWord = "both";

const steak =
  "(?:steaks?|sirloin|rump|rib[- ]?eye|t-bone|porterhouse|(?:beef|pork|lamb|veal) (?:loin|chops?|steaks?))";
const trims = "(?:trimmed|cut|taken|took|sliced|pulled|removed|discarded)";
const trimmedFat = `(?:fat (?:(?:was|is|mostly|all) )*(?:${trims}(?: (?:off|away|out))?|off)|${trims}(?: (?:off|away|of|all|most|the|its|any|visible|that))* fat(?: (?:off|away|first))?|(?:no|without|minus)(?: (?:the|any|visible))* fat(?: on)?)`;

/** Which steak it was, after its weight: "steak 227 g raw, sirloin"; the groups are the meat, what is before the cut, and the cut. */
export const cutsOfSteak =
  /\b(?<meat>steak)\b(?<between>[^.;,(\n]{0,30})(?:,|\() ?(?<cut>sirloin|rump|rib[- ]?eye|fillet|flank|flat iron|t-bone)(?= ?(?:$|[,.;)\n]))/gi;

/** Meat without its fat, which is another food: "sirloin 300 g, all fat trimmed"; the group is what is before those words. */
export const trimmedMeat = new RegExp(
  `\\b(?<!\\blean (?:[a-z]+ )?)(?<meat>(?:(?!with\\b|and\\b|my\\b|the\\b|a\\b)[a-z]+ )?${steak}\\b(?:(?!${steak}\\b)[^;\\n]){0,60}?)[\\s,.;(–-]+(?:(?:and|but|with|i|all|any|most|of|the|visible|its) )*${trimmedFat}(?=\\s*(?:$|[,.;)\\n]|(?:and|but|so|with|plus|in)\\b))`,
  "gi",
);
export const leanMeat = "lean";

const rawState = "(?:raw|dry|dried|uncooked|(?:before|prior to) cooking)";
const cookedState =
  "(?:cooked|boiled|baked|roasted|grilled|fried|cooking|boiling|roasting|baking|done|off the grill|out of the oven|on the plate)";
const weightWithUnit = "~?\\d+(?:[.,]\\d+)? ?(?:kg|g|grams?|gr|oz|ounces?|lbs?)\\b";
const oneWeight = "~?\\d+(?:[.,]\\d+)? ?(?:kg|g|grams?|gr|oz|ounces?|lbs?)?\\b";
const becomes =
  "(?:became|becomes|gives?|gave|made|came (?:out|up|to|down)|cooked (?:down )?to|ended (?:up|at)|turned (?:in)?to|shrank|shrunk|went down|down to|boiled (?:down )?to|reduced to)";
/** The person ate a part of it by weight or number. */
const eatenLater =
  "(?![\\s\\S]*\\b(?:had|ate|eat|took|my|mine|me|portion|plate|half|third|quarter|of (?:that|it|this|them))\\b)";
const wordsOfBecoming =
  "(?:so|then|it|that|this|which|was|is|to|at|as|into|up|out|weighed|weighs|about|around|roughly|like|only|just|now|after|from|being)";
/** Between a weight and a mark. */
const afterWeight =
  "(?: ?\\d+ ?%(?: fat)?)?[^.;,\\n\\d]{0,25}(?:before (?:it|they) (?:went|goes) in(?:to)? the [a-z]+(?: [a-z]+)?)?";

/** The weight of the same food after cooking: "80 g dry pasta (it became 190 g cooked)"; the raw weight says more. */
export const cookedWeights = new RegExp(
  `(?<=\\b(?:${rawState}\\b[^.;,\\n\\d]{0,25}${oneWeight}${afterWeight}|${oneWeight}${afterWeight}\\b${rawState}\\b(?: weight)?\\)?[^.;,\\n\\d]{0,20}))\\s*(?:[,(=→–>/-]\\s*|\\b(?=so\\b|then\\b|which\\b|weighed\\b|${becomes}))+(?:(?:${wordsOfBecoming} )*${oneWeight} ?(?:ish )?(?:(?:once|when|after|if|as|weight|weighed) )*${cookedState}(?: weight)?|(?:(?:and|${wordsOfBecoming}|they) )*${becomes} (?:${wordsOfBecoming} )*${weightWithUnit}(?: ?ish\\b)?(?: (?!and\\b|with\\b|plus\\b)[a-z]+)?)\\)?(?=\\s*(?:$|[,.;)\\n+]|(?:and|with|plus|in|but)\\b))${eatenLater}`,
  "gi",
);
/** A weight with ice: "200 g frozen, 160 g once thawed". */
export const frozenWeights = new RegExp(
  `${oneWeight} ?(?:still )?(?:frozen|with ice)[\\s,(=→–>/-]+(?:${wordsOfBecoming} )*(?=${oneWeight} ?(?:once |when |after |if )?(?:thawed|defrosted|thawing))`,
  "gi",
);

/** "a bunless double cheeseburger", "no bun cheeseburger"; the groups are the part and the food. */
export const partless =
  /\b(?:no[- ](?=(?:bun|bread|crust|tortilla|cheese|egg|yolk) )|(?=[a-z]+less ))(bun|bread|crust|tortilla|cheese|egg|yolk|rind)(?:less)? ((?:[a-z]+ ){0,2}?(?:burgers?|cheeseburgers?|hamburgers?|hot ?dogs?|quiches?|pizzas?|tacos?|burritos?|sandwich(?:es)?|fried rice|omelette)(?: slices?)?)\b/gi;

/** "a double cheeseburger protein style": wrapped in lettuce. */
export const wrappedInLettuce =
  /(?<=\bdouble(?:[- ]double| cheeseburger| burger)?s?),? (?:in )?protein style\b/gi;
export const withoutBun = "no bun";

/** "the dregs of a milo" */
export const lastSips =
  /\bthe (?:dregs|last dregs|last sips?|last drops?) of (?:an?|my|his|her|the|their)(?= )/gi;
export const fewSips = "2 sips of";

/** "40 percent", "80 %"; the sign is one word with its number. */
export const percentInWords = /(?<=\d) (?:percent|per cent|pct|%)(?![a-z])/gi;
export const percentSign = "%";

const packages = anyOf(
  "jar tub tin can bag box packet pack carton bottle pot sleeve punnet pouch sachet tray bar loaf block wheel tube container slab",
);
const sizeOfPackage = "(?<size>\\d{1,4}(?:\\.\\d+)? ?(?:g|kg|ml|l|oz|cl|grams?))\\b";
const determiners =
  "(?:(?:the|a|an|each|one|whole|full|that|its|it's|big|small|large|usual|standard|normal) ){0,3}";
const saysSize = `\\k<noun> ?(?:is|was|are|weighs|weighed|holds|contains|=|:) (?:about |around |roughly )?${sizeOfPackage}`;
const sizeFirst = `${sizeOfPackage.replace("size", "sizeBefore")} \\k<noun>`;

/** The size of a package that is said after it: "half a jar of jam, the jar is 680 g"; it belongs before the group `noun`. */
export const sizesOfPackages = new RegExp(
  `(?<part>\\b(?:half|(?:(?:an?|one|two|three) )?(?:thirds?|quarters?|fifths?)|most|\\d/\\d|[½¼¾⅓⅔]|\\d{1,2}%|[2-9]|two|three|four)(?: of)?(?: (?:an?|the|my|our|that))? ?)(?<noun>${packages})(?<between>s?\\b(?:(?! ?\\d)[^.\\n;]){1,60}?)(?<clause>[\\s,;–-]*(?:(?<=[a-z] )the ${saysSize.replace("size", "sizeSpoken")}(?: grams?\\b)?|\\(${determiners}(?:${saysSize}|${sizeFirst})\\)|(?<=[,;–-]\\s*)(?:(?:and|with) )?${determiners}(?:${saysSize.replace("size", "sizeAfter")}|${sizeFirst.replace("sizeBefore", "sizeLast")}(?=\\s*(?:[.;]|$)))))`,
  "gi",
);

/** Between an addition and its energy: "the dressing on it is another 90 kcal", "the bread that came with it was 190 kcal". */
export const placesOfAdditions =
  /(?<=\b(?:the|its|some|my) [a-z]+(?: [a-z]+)?),? (?:(?:that|which) )?(?:(?:i|it|they) )?(?:(?:had|have|ate|put|got|came|comes|come|went|goes|was|is) )?(?:on|in|with|over|inside|beside|alongside|next to|on top of) (?:it|them|that|top|the side)(?=,? (?:(?:is|was|are|were|adds?|added|has|had|gives|gave|at|for|comes to|came to|about|around|roughly|approx|just|like|also|only|maybe|another|an extra|an additional|a further|extra) )*~?\d{1,4} ?k?cals?\b)/gi;

/** What a dish was without, before its own ingredients: "caprese no oil: 125 g mozzarella, 2 tomatoes". */
export const exclusionsOfTitle =
  /(?<=(?:^|[.;\n] ?)[a-z][a-z ]{2,25}),? \(?(?:no|without|minus|w\/o) [a-z]+(?: (?:or|and|no) [a-z]+)?\)?(?=: ?(?:\d|an? |half ))/gi;
