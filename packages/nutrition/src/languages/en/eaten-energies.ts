/** Figures of energy whose food, or eaten part, is said in other words than next to them. */
import { anyOf, parsePatternRows } from "../pattern-rows.ts";
import { energyUnit, kilocalorieSign, kilocalorieUnit } from "./energy-units.ts";
import { mealNames } from "./meal-names.ts";
import { numberWordsBetween } from "./spoken-numbers.ts";

const container = anyOf(
  `bottle can tin pot tub box bag pack packet package carton pint sachet pouch jar tray bar bowl cup glass serve serving portion thing pie cake pizza quiche tart loaf dish batch lot`,
);
const kcal = `(?<kcal>\\d{2,4}|\\d,\\d{3}) ?${kilocalorieUnit}`;

/** The energy that the seller writes on each piece: "we label them 330 kcal"; the group is the energy. */
export const energiesOnPieces = parsePatternRows(String.raw`
  (?:,|\bwhich\b)?\s{0,2}\b(?:(?:we|they|he|she) (?:label|mark)(?:s|ed)?(?: (?:them|these|those|each|as|at|with))+|(?:labelled|labeled|marked|marked up)(?: (?:as|at|with))?)(?: (?:about|around))? ${kcal}(?! each)
  + sausage roll from the bakery[, we label them 330 kcal], ate two
  + doughnuts[ marked at 260 kcal]
  - label 330 kcal
`);

/** Before the energy of each of several: written as a sign of times. */
export const countsOfEnergies = parsePatternRows(String.raw`
  (?<=\b(?:[2-9]|1\d|${numberWordsBetween(2, 12).join("|")}) )of (?:those|these|the|my|them|em) (?=\d{2,4} ?${energyUnit}\b (?!in\b|for\b|each\b)[a-z])
  + had 2 [of those ]95 cal cereal bars
  - 2 of those for 95 cal
`);

/** Energy without a unit of a food that was added to others; the group is the energy. */
export const energiesOfMore = parsePatternRows(String.raw`
  (?<=[a-z]{3}),? (?:and |so )?(?:thats|that's|that is|that was|which is|which was|it's|its) (?:like |about |around |roughly |maybe |probably )?(?:another|an extra|an additional) (?<kcal>[4-9]\d|[1-9]\d{2})(?=\s*(?:$|[,.;()\n+&]|(?:and|but|so|plus|then|i)\b))
  + added guac[ thats another 150]
  + chipotle bowl 650 cal, added guac[, that's about another 230] and chips
  - added guac thats another 150 kcal
  - added rice, that's another 150 g
`);

const source =
  "(?:(?:the |my |its )?(?:(?:nutrition(?:al)? )?(?:label|info|facts)|menu(?: board)?|package|packaging|packet|pack|box|tin|tub|wrapper|website|app|site|chain|restaurant))";
const saying =
  "(?:says?|said|shows?|showed|lists?|listed|claims?|claimed|states?|stated|reads|has|had|puts)";
const nextFood = `(?:the |my |their |an? )(?!(?:whole|entire|full|lot|${container})\\b)`;

/** Energy of a food that is named after it, among others: the group is the energy. */
export const energiesOfNamed = parsePatternRows(String.raw`
  (?<=\b${source} ${saying} (?:about |around )?|\d\d(?: ?${energyUnit})? for (?:the|my|an?) [^.;\n\d]{3,40}(?:,|\band|\bplus) )(?<kcal>\d{2,4})(?: ?${kilocalorieUnit})? for ${nextFood}(?=[a-z][a-z' -]{2,40}(?:$|[.;,(\n]|(?:and|plus|then) (?:i\b|[^.;\n]{0,40}\d{2,4})))(?![^.;,\n\d]* and (?!i\b)[^\d]*$)
  + box says [520 kcal for the ]lasagne, plus a salad (60 kcal)
  + app said [450 calories for the ]stir fry and [90 for the ]spring roll
  + menu said [560 for the ]club sandwich and [220 for the ]soup
  - app says 700 kcal for the burger and fries
`);

/** A sentence that lists foods with their figures without a unit, as on a menu. */
export const menuLists = new RegExp(
  `(?<head>(?:(?:menu|menu board|their (?:app|site|website)|calorie list|the board) (?:${saying}:?|calories:?)|(?:(?:canteen|cafe|café|cafeteria|restaurant|shown on the|on the|the) )?(?:menu|board|menu board):|(?:per|according to|from|off) the (?:menu|menu board|board|website|site)[,:]?|(?<![\\d,.] *)(?:calories|kcals?|cals?|figures) (?:on|from|off|per|in) (?:the |their )?(?:menu|app|website|site|board|packs?|labels?|boxes)(?: (?:are|were|was))?:?)\\s)[^.;\\n]*`,
  "gi",
);

/** Foods with figures, only the last with a unit: "burger 540 + fries 320 + shake 480 calories". */
export const listsWithOneUnit = new RegExp(
  `(?<=(?:^|[.;\\n:]|\\b(?:had|ate)) ?)(?:[a-z][a-z' -]{2,30} [1-9]\\d{2}(?:,| \\+| and| &| plus) ){1,5}[a-z][a-z' -]{2,30} [1-9]\\d{2} ?(?=${kilocalorieUnit}\\b)`,
  "gi",
);

/** Such a figure after its food; the group is the number, with the word and space before it. */
export const menuFigures =
  /(?<=[a-z]{3})(?<before>,? (?:(?:is|was|were|are|at|for|=|-|–|:) )?)(?<kcal>[1-9]\d{1,3})(?=\s*(?:$|[,.;()\n+&]|(?:and|but|so|with|plus|for me|then|each|ate|had)\b))/gi;

/** Figures before their foods without a unit: "480 for the wrap and 120 for the side salad"; the group is the number. */
export const figuresForFoods =
  /(?<![\d.,:$£€@] ?)\b(?<kcal>[4-9]\d|[1-9]\d{2,3}) for (?:the |my |an? |some |their )?(?!(?:me|us|it|all|both|everything|the (?:lot|whole)|today|two|three|four|lunch|dinner|breakfast|everyone)\b)(?=[a-z]{3})/gi;
/** A figure with its unit before such a one. */
export const figureWithUnit = new RegExp(`\\d ?(?:${energyUnit}\\b|${kilocalorieSign})`, "i");

const severalFoods =
  "(?:(?:[a-z]+ )?(?:meal|meal deal|combo|lunch ?box|bento|bento box|snack box|platter|takeaway|order|spread|picnic)|deal)";

/** Energy of a meal that is listed after it; the groups are the energy and the name of the meal. */
export const energiesOfLists = parsePatternRows(String.raw`
  (?<=(?:^|[.\n])\s*)(?:(?:i )?(?:had|ate|got|grabbed) )?(?:an? |the |my )?${kcal} (?:(?<meal>${[...mealNames.keys()].join("|")})|${severalFoods}):(?= ?[a-z0-9])
  + [500 calorie meal deal:] sandwich, crisps and water
  + [600 kcal lunch:] wrap, banana
  - 500 kcal wrap: chicken, lettuce
  (?<=(?:^|[.\n])\s*)(?:(?:i )?(?:had|ate|got|grabbed) )?(?:an? |the |my )?${severalFoods},? \(?${kcal}\)?:(?= ?[a-z0-9])
  + [meal deal (500 kcal):] sandwich, crisps and water
`);

/** "900ish calories", "about 650-ish kcal": the approximation between a number and its unit. */
export const approximateEnergies = parsePatternRows(String.raw`
  (?<=\d) ?-?ish(?= ?(?:of )?${energyUnit}\b)
  + a whopper 900[ish] calories
`);
