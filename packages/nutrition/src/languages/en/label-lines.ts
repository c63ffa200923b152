/** Words of a pasted nutrition label. */
import type { NutrientId } from "../../nutrients.ts";
import { anyPhrase, parsePatternRows } from "../pattern-rows.ts";
import { wordSet } from "../word-lists.ts";
import { numberWordsBetween } from "./spoken-numbers.ts";

/** Of what the figures are. */
const state =
  "(?:dry|uncooked|raw|drained|as sold|as prepared|prepared|as consumed|cooked|of product|product)";
const value = String.raw`\d+(?:,\d{3})*(?:\.\d+)?`;

/** Titles and columns that say nothing about the amounts. */
export const labelTitles = parsePatternRows(String.raw`
  nutrition(?:al)?(?: (?:facts|information|info|values?|label|declaration|table|data|panel))?
  + [Nutrition Facts] calories 200
  typical (?:nutritional )?values|(?:avg|average)\.? (?:quantity|qty|values?)|(?:amount|values|energy)(?= per)
  + [typical values] per 100g
  + [Avg. Qty] per serve
  + [amount] per serving
  (?:durchschnittliche )?n[äa]hr(?:werte?|wertangaben|stoffe)|valeurs nutritionnelles(?: moyennes)?|informaci[óo]n nutricional|valor(?:es)? nutricional(?:es)?|valori nutrizionali|voedingswaarden?
  + [Nährwerte] pro 100 g
  + [valeurs nutritionnelles] pour 100 g
  % ?(?:daily value|dv)\*?|(?:(?:us|eu|uk|food|back) )?label(?: says?| reads| shows)?(?= ?\)?:| per\b)
  + [% Daily Value*]
  + [label]: energy 200 kcal
  + [label says]: per 100 g 518 kcal
  ${value} ?(?:kcal|cals?|calories)? per (?:container|pack(?:age|et)?|tub|bag|box)\b
  + [1110 per container], fat 24g
`);

/** What figures refer to. */
export const labelColumns = parsePatternRows(String.raw`
  (?:per )?(?<grams>${value}) ?g (?:serving|portion)\b
  + [30g serving] 108 kcal
  (?:(?:all|values?|figures|energy) (?:are )?)?(?:per|pro|je|pour|por|par|f[üu]r|for|in) (?<number>\d+) ?(?:grams|g|(?<ml>ml))\b(?: ${state}\b)?(?: of (?:the |this )?(?<product>[a-z]+))?(?: (?:is|are|has))?
  + [per 100g] energy 380 kcal
  + [per 100 ml] energy 42 kcal
  + [pro 100 g] Brennwert 380 kcal
  + [Values for 100 g of the cereal are]: 379 kcal
  + energy 250 kcal, fat 12 g, [all per 100 g]
  (?<grams>${value}) ?(?:g|ml) ?=(?= ?\d+ ?k?cal)
  + bar [25 g =] 98 kcal
  (?<number>100) ?(?:g|(?<ml>ml)) (?:contains?|has|have|provides?)\b
  + [100 g contain] 175 kcal
  (?<=\/ ?)(?<number>100) ?(?:g|(?<ml>ml))\b
  + 122 kcal/[100g], 11.9 g protein
  (?<=\d ?k?cal )each (?<noun>[a-z]{3,})
  + 71 kcal [each biscuit]
  each (?<grams>${value}) ?g (?<noun>[a-z]{3,})\b
  + [each 100g patty] 187 kcal
  (?:1|one|a) (?<noun>[a-z]{3,}) ?= ?(?:1|one|a) serving\b
  + [1 packet = 1 serving]. Energy 1570 kJ
  1 (?<noun>bar|slice|piece|biscuit|cookie|pot|pack|packet|sachet|scoop|ball|square|cracker|muffin|wrap|roll|bag),? (?<grams>${value}) ?g\b
  + [1 bar 42 g], cals 190
  (?:per|1|one) (?<noun>serving|serve|portion|pot|bar|pack|slice|piece|scoop|biscuit)s?(?: of|,)? (?<grams>${value}) ?(?:g|ml)(?=\s*[:=,;–-])
  + salt 0.2 g; [per portion 40 g]: 180 kcal
  per (?:(?<top>\d)\/(?<bottom>\d)(?: of an?| an?)?|(?<half>half)(?:(?: of)? an?)?) (?:(?<food>pizza|pie|quiche|baguette|cake|tart|flan|lasagne|garlic bread)|pack|packet|pot|tub|tin|can|tray|bottle|box|pouch|jar|bag)\b(?: ?[([] ?(?:[^()\n\d]{0,12})(?<grams>${value}) ?(?:g|ml)[)\]])?
  + [Per 1/2 pizza (185g)]: 432kcal
  + [per half a pizza]: 432kcal
  + [per 1/4 pot]: 90 kcal
  (?:per|1|one|each) (?:bottle|can|carton|pouch)(?= ?\(${value} ?(?:fl\.? ?oz|oz)\))(?: ?\([^()\n]*\))
  + [1 bottle (11 fl oz)] Calories 160
  (?:per|1|one|each) (?<noun>(?:\d\/\d |[a-z]+ )?(?:of (?:these|them|those)|serving|serve|portion|pot|bar|pack|packet|pouch|sachet|slice|piece|cup|scoop|biscuit|cookie|pizza|tin|can|bottle|tub|unit|ball|square))s?\b(?: ${state}\b)?(?: ?[([] ?(?:[^()\n\d]{0,12})(?<grams>${value}) ?(?:g|ml)(?: ?(?:[+&,/]|${state}\b)[^()\n]{0,20})?[)\]])?
  + [per serve (50g)] energy 870kJ
  + [each protein bar] contains 200 kcal
  + [1 of these]: 180 kcal
  serv(?:ing|e)(?: size)? ?:? ?(?:1|one) (?<noun>bar|slice|piece|biscuit|cookie|pot|pack|packet|sachet|pouch|scoop|bottle|can|muffin|wrap|bag|cup)(?=\s*(?:$|[,.;\n)]))
  + fat 5 g, [serving 1 bar]
  per (?:(?:1|one|an?) )?(?<noun>(?!serv|day|person|week|portion|hundred|cent)[a-z]{3,})\b(?:(?: ?[([]|,) ?(?:[^()\n\d]{0,12})(?<grams>${value}) ?(?:g|ml)\b[)\]]?)?
  + [per oatcake (10.5 g)] 47kcal
  + [per 1 tortilla, 62 g)]: 182 kcal
`);

export const labelServingSize = parsePatternRows(String.raw`
  serv(?:ing|e)?\.?(?: size ?:?| ?:|(?= \d)) ?(?:about |approx\.? )?(?:(?<count>\d+ \d\/\d|\d+\/\d|${value}) ?(?<noun>[a-z]+(?: [a-z]+)?) ?)?[([]?(?<grams>${value}) ?(?:g|ml)\b(?: ${state})?[)\]]?(?: ?\((?:about )?(?<countAfter>\d+) (?<nounAfter>[a-z]+(?: [a-z]+)?)\)| ?\((?:about )?\d[^()\n]{0,30}\))?
  + [serving size about 15 chips (28 g)] calories 150
  + [Serving size: 28g (about 24 almonds)]
`);

/** So many pieces or measures and their weight: a label only if the message says how much of it was eaten. */
export const labelPieces = parsePatternRows(String.raw`
  (?:an? |one |per |each )?(?<count>\d+ \d\/\d|\d\/\d|${value}) ?(?<noun>(?!m?g\b|ml\b|k?cals?\b|kj\b|of\b|x\b)[a-z]+(?: (?!of\b)[a-z]+)?) ?(?:=|\(|\[) ?(?:about |approx\.? |~)?(?<grams>${value}) ?(?:g|ml)\b(?: ?[\/,;] ?(?:about |approx\.? )?(?<countAfter>\d+) (?<nounAfter>(?!k?cal|kj)[a-z]+))?[)\]]?(?: ?(?:=|is|has|contains|gives|makes)\b)?(?: ?=)?
  + [11 pieces (28g)] 110 calories
  + [1 oz (28g / about 11 chips)]: 150 cal
  + [2 tbsp = 32 g] 196 kcal
  + [a 1/4 cup (40 g) is] 180 calories
  - 30 g (1 oz)
  (?:an? |one |per |each )?(?<count>\d+ \d\/\d|\d\/\d|${value}) ?(?<noun>(?!m?g\b|ml\b|k?cals?\b|calories\b|kj\b|of\b|x\b)[a-z]+) ?(?:=|is|are|has|have)(?= ?\d+ ?(?:kcal|cals?|calories)\b)
  + [1 oz =] 110 cal
  + [2 eggs are] 140 kcal
  - 2 tbsp of pesto = 100 kcal
`);

export const labelServingCount = parsePatternRows(String.raw`
  (?:about |approx\.? )?(?<servings>${value}) serv(?:ing|e)s? (?:per|in) (?:this |the |a )?(?:container|pack(?:age|et)?|box|bag|bottle|can|tin|tub|pot|tray|jar|carton)
  + [about 2.5 servings per container]
  serv(?:ing|e)s? per (?:container|pack(?:age|et)?|box|bag|bottle|can|tin|tub|pot) ?:? ?(?:about )?(?<after>${value})
  + [servings per pack: 4]
  servings(?: ?:| about)* ?(?<after>${value})(?=\s*(?:\n|$|,|calories|amount|energy))
  + [Servings About 5]
  (?<servings>${value}) servings of [\d\/. ]+ ?[a-z]+
  + [4 servings of 2/3 cup], 90 calories each
`);

/** The names of figures on a label; undefined for those that are not counted. */
const names: readonly (readonly [string, NutrientId | undefined])[] = [
  ["(?:energy:? )?\\(?kj\\)?(?=[ :]*[\\d.,]+[\\s,/|(]*kcal)", undefined],
  [
    "energy|calories|kcal|cals?|energie|brennwert|[ée]nergie|energ[íi]a|valeur [ée]nerg[ée]tique|valore? energ[ée]tico",
    "calories_kcal",
  ],
  ["(?=\\d[\\d,.]* ?(?:kcal|kj|cals?|calories)\\b)", "calories_kcal"],
  [
    "(?:of which:? |- ?)?(?:saturated fat|sat\\.? fat|saturates|saturated)|davon ges[äa]ttigte?(?: ?fetts[äa]uren)?|dont (?:acides gras )?satur[ée]s|di cui (?:acidi grassi )?saturi|(?:de las cuales )?saturadas|waarvan verzadigde?(?: vetzuren)?",
    "saturated_g",
  ],
  [
    "(?:of which:? |- ?)?(?:trans fat|mono-?unsaturate[sd](?: fat)?|poly-?unsaturate[sd](?: fat)?|trans|polyols|starch)",
    undefined,
  ],
  ["(?:of which:? |- ?)?(?:added sugars|incl(?:udes)?)", undefined],
  [
    "total fat|fat,? ?total|fat|f(?=[ :]*\\d)|fett|mati[èe]res grasses|lipides|graisses|grassi|grasas|vetten|vet",
    "fat_g",
  ],
  [
    "(?:of which:? |- ?)?(?:total )?sugars?|(?:davon )?zucker|(?:dont )?sucres?|(?:di cui )?zuccheri|(?:de los cuales )?az[úu]cares|(?:waarvan )?suikers?",
    "sugar_g",
  ],
  [
    "(?:total )?carb(?:ohydrate|s)?s?(?:,? ?total)?\\.?|c(?=[ :]*\\d)|kohlenhydrate?|kh(?=[ :]*\\d)|glucides|carboidrati|hidratos de carbono|carbohidratos|koolhydraten",
    "carbs_g",
  ],
  [
    "(?:dietary )?fib(?:er|re)s?(?:,? ?dietary)?(?: alimentaires)?|ballaststoffe|fibra|vezels?",
    "fiber_g",
  ],
  ["proteins?|p(?=[ :]*\\d)|eiwei(?:ß|ss)|prot[ée]ines?|prote[íi]nas?|eiwitt?en?", "protein_g"],
  ["sodium|natrium", "sodium_mg"],
  ["cholesterol", "cholesterol_mg"],
  ["salt|salz|sel|sale?|zout|potassium|calcium|iron|vitamin [a-e]\\d*", undefined],
];
export const labelNames = names.map(([source, nutrient]) => ({ source, nutrient }));

/** Salt, which labels state in place of sodium; the group has the amounts of each column in grams. */
export const labelSalt = parsePatternRows(String.raw`
  salt(?: equivalent)?(?: ?\(g\))?[ \t:=]*(?<figures><?[ \t]*\d+(?:[.,]\d+)?(?: ?g\b)?(?:[ \t]*[|/]?[ \t]*<?\d+(?:[.,]\d+)?(?: ?g\b)?)*)
  + [Salt 1.2g 0.3g]
  + [salt: 0,5 g]
  - a pinch of salt
`);

/** Before an eaten amount, and after a number of servings, as the reader writes them. */
export const writtenEaten = { verb: "ate ", servings: " servings" };

/** How the reader writes each figure, in the order of their importance. */
export const writtenNutrients: readonly (readonly [NutrientId, string, string])[] = [
  ["calories_kcal", "", "kcal"],
  ["protein_g", "protein ", "g"],
  ["carbs_g", "carbs ", "g"],
  ["fat_g", "fat ", "g"],
  ["saturated_g", "sat fat ", "g"],
  ["sugar_g", "total sugar ", "g"],
  ["fiber_g", "fiber ", "g"],
  ["sodium_mg", "sodium ", "mg"],
  ["cholesterol_mg", "cholesterol ", "mg"],
];
/** How the reader writes what the figures refer to. */
export const writtenBasis = {
  hundred: "per 100g ",
  hundredVolume: "per 100ml ",
  serving: "per serving",
  per: "per ",
  size: "g",
};

const eating = `(?:${anyPhrase(`ate, had, have, having, finished, eaten, eating, drank, polished off, got through, went through,
  poured, used, weighed out, weighed, demolished, devoured, managed, munched, took, put, spread, consumed, scoffed, drunk,
  helped myself to, snacked on, cooked, made`)}:?|(?<=\\bi )[a-z]{2,}ed)`;
const container =
  "(?:can|tin|tub|pot|container|pack|packet|package|bag|box|bottle|jar|carton|thing|lot|pint|tray|pizza|bar|cup|pouch)";
const number = `(?:(?:\\d|one|two|three) and a half|\\d+(?:[.,]\\d+)?(?: \\d\\/\\d|[½¼¾])?|\\d\\/\\d|[½¼¾⅓⅔]|${numberWordsBetween(1, 20).join("|")}|thirty|forty|fifty|an?|both|half an?|(?:a )?dozen|(?:an?|one) (?:half|third|quarter)|(?:two|three) (?:thirds|quarters))`;
const fraction =
  "(?:half|(?:an?|one) (?:half|third|quarter|fifth)|(?:two|three) (?:thirds|quarters)|\\d\\/\\d|[½¼¾⅓⅔]|\\d{1,2} ?%)";
const interjection =
  "oops|whoops|lol|haha|yum(?:my)?|sorry|though|total|tonight|instead|myself|already|so far|tbh|honestly|ngl|obviously|greedily";
const nounWord = `(?!(?:with|and|on|over|plus|at|for|in|before|after|today|as|this|g|ml|kcal|${interjection})\\b)[a-z]+`;
const before = `(?:(?:i'?d (?:say|guess)|i (?:guess|think|reckon)|maybe|probably|i|i've|we|and|then|so|today|my (?:bowl|plate|portion|share|serving|glass)) ){0,3}`;
const approximate = "(?:(?:about|just|like|roughly|around|maybe|approx\\.?|~|exactly|only) ?){0,2}";
const end = `(?=\\s*(?:$|[.,;!?\\n()+&–-]|(?:with|and|on|over|plus|at|for|in|after|before|today|as|this|of|to|then|gone|w\\/|${interjection})\\b))`;

/** Before an eaten amount. */
export const eatenClause = new RegExp(`^(?:i |and |then )*${eating}\\b`, "i");

/**
 * What was eaten of a label. Groups: part and container, or count and noun of pieces or servings, or amount and unit.
 * A container may have a size; "verb" is there if the words say that it was eaten.
 */
export const eatenOfLabel = parsePatternRows(String.raw`
  ${before}(?:(?<verb>${eating}) )?${approximate}(?:(?<part>${fraction})(?: of)? )?(?:the |a |this |that |my )?(?:whole |entire |full )?(?:(?<size>\d+(?:\.\d+)?) ?(?<sizeUnit>g|ml),? )(?<container>${container})\b(?:[.,;]? (?:i )?(?:ate|drank|had|finished) (?:it all|all of it|the lot|the whole thing|it))?${end}
  + [Drank the 250 ml bottle]
  + [Half of the 200 g pot] with 2 carrots
  + [330 ml carton. drank it all], plus a pear
  (?:the |my |this )?(?:whole )?(?<container>${container}) (?:is|was|weighs|weighed|=|has|holds) ${approximate}(?<size>\d+(?:\.\d+)?) ?(?<sizeUnit>g|ml)\b(?![^\n]*\b${eating} (?!(?:it all|all|the (?:whole|lot)|everything)\b))(?:[.,;]? (?:and )?(?:i )?(?:ate|drank|had|finished) (?:it all|all of it|the lot|the whole (?:thing|${container})))?(?=\s*(?:$|[.,;!\n]|(?:and|with|plus)\b))
  + [Bag is 45g]
  + [the tub is 150 g. had it all], plus a pear
  - bag is 150 g, had a third
  ${before}(?:(?<verb>${eating}) )?${approximate}(?:an? (?<single>[a-z]+) and a (?<more>half|quarter))${end}
  + [had a bar and a half]
  ${before}(?<verb>${eating}) ${approximate}(?:(?<all>all of it|it all|the lot|everything|the (?:whole|entire) (?:thing|lot))|(?<part>${fraction})(?:(?: of)? (?:the|a|my) (?:whole )?(?<container>${container})| of it)?|(?:the|a) (?:whole |entire |full )?(?<whole>${container}))(?:,? ?[(=]?(?:so |that's |thats |which is |all )?\d servings?\)?)?${end}
  + [ate the whole pack, 3 servings]
  + [I ate the whole bag]
  + [had half the tub] of ice cream
  + [ate like 1/3 of the tub] (ice cream)
  + [drank it all]
  ${approximate}(?<part>${fraction})(?: of)? (?:the |a |my )?(?:whole )?(?<container>${container})(?<verb> gone| eaten)?${end}
  + [Half the tub gone]
  ${before}(?:(?<verb>${eating}) )?${approximate}(?<amount>\d+(?:[.,]\d+)?) ?(?<unit>g|ml)\b(?: (?:of (?:it|this|that|them)|each))?${end}
  + [Poured 60g of it]
  + [My bowl had 45 g of it] plus milk
  ${before}(?:(?<verb>${eating}) )?${approximate}(?<count>${number}) ?(?:(?<noun>[a-z]+)\b)? ?(?:of|at|x|@) ?(?<each>\d+(?:\.\d+)?) ?(?<eachUnit>g|ml)\b(?: each)?${end}
  + [2 pots of 125 g]
  + [3 squares of 5 g]
  ${before}(?:(?<verb>${eating}) )?(?:a )?(?<double>double|twice) (?:(?:that|this|it)(?: amount)?|the (?:amount|serving|portion)|(?:portion|serving|helping)s?)${end}
  + [double portion]
  ${before}(?:(?<verb>${eating}) )?${approximate}(?<count>${number})(?: of (?:them|these|those|the)\b)?(?: ?(?<noun>(?<=\d ?)(?:oz|tbsps?|tsps?|cups?|scoops?)\b|(?<= )${nounWord}(?: ${nounWord}){0,2}))?${end}
  + [2 bars] on the train
  + [had 1.5oz]
  + [ate about 30 pieces]
  + [Got through five]
  + [finished three of them]
`);

/** Words of the eaten clause without its food. */
export const clauseWords = new RegExp(
  `\\b(?:i|and|then|so|about|like|just|today|some|one|two|three|four|five|six|half|a third|a quarter|serv(?:ing|e)s?|portions?|of it|them|per [a-z]+|${interjection})\\b`,
  "gi",
);

/** Before another food than the one of the label: "5 of those with tea". */
export const beforeOtherFood = /^[\s,.;]*(?:with|and|plus|alongside|w\/|\+|&|on|over)(?![a-z])/i;

/** Nouns of an eaten amount that name no piece of their own. Stems. */
export const servingNouns = wordSet("serving serve portion of them these those");
/** Nouns of a serving that are foods. Stems. */
export const foodsOfServing = wordSet("cookie biscuit sausage egg cracker wrap");

/** Words about the eaten amount after a label: the marks before them, and the words. */
export const unreadAmount = new RegExp(
  `((?:^|[.;!\\n])[\\s.,;:–-]*)((?:i |and |then |probably |maybe )*(?:${eating}|nibbled|picked) (?!(?:with|it|this|that|one|for|at in|on|today|tonight|yesterday|after|before|during|plain|dry|now)\\b)(?:(?! (?:with|and|plus|on)\\b)[^.;!\\n]){2,60})`,
  "i",
);

/** Where a clause may begin. */
export const clauseStart = /(?:[.,;:!?\n()–—-]+|\b(?:and|then|so)\b|^)\s*/gi;

/** A weight before a label, which is that of its package: "600 g pot", "4 x 115 g". */
export const packageBefore =
  /[,.]? ?\(?(?<count>\d+ ?[x×] ?)?(?<grams>\d+(?:\.\d+)?) ?(?:g|ml)(?: (?:pot|pack|tub|tin|can|bag|box|jar|bottle|carton|packet|cup|bar|tray|pouch))?\)?[\s.,:;–—-]*$/i;

/** Before macros at the start of a message, and between them and their food. */
export const beforeMacros =
  /^\s*(?<title>(?:my |the )?(?:macros?|nutrition)\b:?\s*)?(?:(?:for |at )?(?:breakfast|lunch|dinner|tea|supper|brunch|snack)\b:?\s*)?/i;
export const afterMacros =
  /^[\s,;:=–—-]*(?:(?:that'?s|that was|this is|this was|was|is|for|from|in|of) )?(?:the |a |an |my )?/i;

/** A label states its energy in one of these words. */
export const energyWords = /k?cal|kj|energ|[ée]nerg|brennwert/i;

/** Where a label may begin. */
export const labelStartWords =
  /(?<![a-z\d])(?:about \d|approx|\d+(?:\.\d+)? serv|serv|nutrition|n[äa]hr|valeurs|valor|valori|voedings|informaci|brennwert|energie|[ée]nergie|pro \d|je \d|pour \d|por \d|typical|average|avg|label(?: says?| reads| shows)?(?= ?\)?:| per\b)|amount per|values? |carbs |fat |protein |all per|per|one of|each|an? \d\/|\d+(?:[./]\d+)? ?[a-z]+(?: [a-z]+)? ?(?:[(=[]|(?:is|are|has|have) ?\d)|100 ?(?:g|ml) |\d+ ?(?:g|ml) ?=|1 |\d[\d.,]* ?k(?:j|cal)\b|energy|calories|kcal|cals?\b)/gi;
