/** Words of a pasted nutrition label. */
import type { NutrientId } from "../../nutrients.ts";
import { parsePatternRows } from "../pattern-rows.ts";

const value = String.raw`\d+(?:,\d{3})*(?:\.\d+)?`;

/** Titles and columns that say nothing about the amounts. */
export const labelTitles = parsePatternRows(String.raw`
  nutrition(?:al)?(?: (?:facts|information|info|values?|label))?
  + [Nutrition Facts] calories 200
  typical (?:nutritional )?values|(?:avg|average)\.? (?:quantity|qty|values?)|(?:amount|values|energy)(?= per)
  + [typical values] per 100g
  + [Avg. Qty] per serve
  + [amount] per serving
  % ?(?:daily value|dv)\*?|label(?= ?:| per\b)
  + [% Daily Value*]
  + [label]: energy 200 kcal
  ${value} ?(?:kcal|cals?|calories)? per (?:container|pack(?:age|et)?|tub|bag|box)\b
  + [1110 per container], fat 24g
`);

/** What figures refer to. */
export const labelColumns = parsePatternRows(String.raw`
  per (?<number>\d+) ?(?:grams|g|(?<ml>ml))\b
  + [per 100g] energy 380 kcal
  + [per 100 ml] energy 42 kcal
  per (?:(?<top>\d)\/(?<bottom>\d)(?: of an?| an?)?|(?<half>half)(?: of)? an?) (?:(?<food>pizza|pie|quiche|baguette|cake|tart|flan|lasagne|garlic bread)|pack|packet|pot|tub|tin|can|tray|bottle|box|pouch|jar|bag)\b(?: ?[([] ?(?:[^()\n\d]{0,12})(?<grams>${value}) ?(?:g|ml)[)\]])?
  + [Per 1/2 pizza (185g)]: 432kcal
  + [per half a pizza]: 432kcal
  + [per 1/4 pot]: 90 kcal
  (?:per|1|one|each) (?:bottle|can|carton|pouch)(?= ?\(${value} ?(?:fl\.? ?oz|oz)\))(?: ?\([^()\n]*\))
  + [1 bottle (11 fl oz)] Calories 160
  (?:per|1|one|each) (?<noun>(?:\d\/\d |[a-z]+ )?(?:of (?:these|them|those)|serving|serve|portion|pot|bar|pack|packet|pouch|sachet|slice|piece|cup|scoop|biscuit|cookie|pizza|tin|can|bottle|tub|unit|ball|square))s?\b(?: ?[([] ?(?:[^()\n\d]{0,12})(?<grams>${value}) ?(?:g|ml)[)\]])?
  + [per serve (50g)] energy 870kJ
  + [each protein bar] contains 200 kcal
  + [1 of these]: 180 kcal
`);

export const labelServingSize = parsePatternRows(String.raw`
  serv(?:ing|e)(?: size ?:?| ?:|(?= \d+ ?g\b)) ?(?:about |approx\.? )?(?:(?<count>\d+ \d\/\d|\d+\/\d|${value}) ?(?<noun>[a-z]+(?: [a-z]+)?) ?)?[([]?(?<grams>${value}) ?(?:g|ml)\b[)\]]?(?: ?\((?:about )?(?<countAfter>\d+) (?<nounAfter>[a-z]+(?: [a-z]+)?)\)| ?\((?:about )?\d[^()\n]{0,30}\))?
  + [serving size about 15 chips (28 g)] calories 150
  + [Serving size: 28g (about 24 almonds)]
`);

export const labelServingCount = parsePatternRows(String.raw`
  (?:about |approx\.? )?(?<servings>${value}) serv(?:ing|e)s? (?:per|in) (?:this )?(?:container|pack(?:age|et)?|box|bag|bottle|can|tin|tub|pot)
  + [about 2.5 servings per container]
  serv(?:ing|e)s? per (?:container|pack(?:age|et)?|box|bag|bottle|can|tin|tub|pot) ?:? ?(?:about )?(?<after>${value})
  + [servings per pack: 4]
`);

/** The names of figures on a label; undefined for those that are not counted. */
const names: readonly (readonly [string, NutrientId | undefined])[] = [
  ["energy|calories|kcal|cals?", "calories_kcal"],
  ["(?=\\d[\\d,.]* ?(?:kcal|kj|cals?|calories)\\b)", "calories_kcal"],
  ["(?:of which:? |- ?)?(?:saturated fat|sat\\.? fat|saturates|saturated)", "saturated_g"],
  [
    "(?:of which:? |- ?)?(?:trans fat|mono-?unsaturate[sd](?: fat)?|poly-?unsaturate[sd](?: fat)?|trans|polyols|starch)",
    undefined,
  ],
  ["(?:of which:? |- ?)?(?:added sugars|incl(?:udes)?)", undefined],
  ["total fat|fat,? ?total|fat|f(?=[ :]*\\d)", "fat_g"],
  ["(?:of which:? |- ?)?(?:total )?sugars?", "sugar_g"],
  ["(?:total )?carb(?:ohydrate|s)?s?(?:,? ?total)?\\.?|c(?=[ :]*\\d)", "carbs_g"],
  ["(?:dietary )?fib(?:er|re)(?:,? ?dietary)?", "fiber_g"],
  ["proteins?|p(?=[ :]*\\d)", "protein_g"],
  ["sodium", "sodium_mg"],
  ["cholesterol", "cholesterol_mg"],
  ["salt|potassium|calcium|iron|vitamin [a-e]\\d*", undefined],
];
export const labelNames = names.map(([source, nutrient]) => ({ source, nutrient }));

/** Salt, which labels state in place of sodium; the group has the amounts of each column in grams. */
export const labelSalt = parsePatternRows(String.raw`
  salt(?: equivalent)?(?: ?\(g\))?[ \t:=]*(?<figures><?[ \t]*\d+(?:[.,]\d+)?(?: ?g\b)?(?:[ \t]*\|?[ \t]*<?\d+(?:[.,]\d+)?(?: ?g\b)?)*)
  + [Salt 1.2g 0.3g]
  + [salt: 0,5 g]
  - a pinch of salt
`);

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
  size: "g",
};

const eating =
  "(?:ate|had|have|having|finished|eaten|eating|drank|polished off|got through|poured|used)";
const container =
  "(?:can|tin|tub|pot|container|pack|packet|package|bag|box|bottle|jar|carton|thing|lot|pint|tray)";

/** Before an eaten amount. */
export const eatenClause = new RegExp(`^(?:i |and |then )*${eating}\\b`, "i");

/** The eaten part of a container after the verb. */
export const eatenContainers = parsePatternRows(String.raw`
  (?<before>\b${eating} (?:about |just |like |roughly |around |maybe )?)(?<share>(?:the )?(?:whole|entire|full) ${container}|all of it|it all|(?<part>half|an? (?:third|quarter|half)|(?:two|three) (?:thirds|quarters)|\d\/\d)(?:(?: of)? (?:(?:the|a) (?:whole )?${container}|it)|(?=\s*(?:[.,;!\n)]|$)))|the ${container})(?:(?=\s*(?:[.,;!\n()]|$))| of(?= [a-z]))
  + I [ate the whole bag]
  + [had half the tub of] ice cream
  + [had half]
  + [ate like 1/3 of the tub] (ice cream)
  - ate a bag
`);

/** A number of servings after the verb. */
export const eatenServings = parsePatternRows(String.raw`
  (?<before>\b${eating} (?:about |just )?)(?<count>\d+(?:\.\d+)?)(?<noun> serves?)\b
  + [ate 2 serves]
  - ate 2 eggs
`);

/** A number of pieces after the verb; groups: count, noun. */
export const eatenPieces = (noun: string) =>
  new RegExp(
    String.raw`(?<before>\b${eating} (?:about |like |just )?(?:\d+(?:\.\d+)?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|a|an|the whole|the entire|a whole|an entire) )(?:of (?:these|those|them|the) )?(?:[a-z]+ ){0,2}?(?<noun>${noun}(?:e?s)?)\b`,
    "i",
  );
/** Words of the eaten clause without its food. */
export const clauseWords =
  /\b(?:i|and|then|so|about|like|just|today|some|one|two|three|four|five|six|half|a third|a quarter|serv(?:ing|e)s?|portions?|of it|them)\b/gi;

/** Where a label may begin. */
export const labelStartWords =
  /(?<![a-z\d])(?:about \d|approx|\d+(?:\.\d+)? serv|serv|nutrition|typical|average|avg|label(?= ?:| per\b)|amount per|values per|per|one of|each|1 |energy|calories|kcal|cals?\b)/gi;
