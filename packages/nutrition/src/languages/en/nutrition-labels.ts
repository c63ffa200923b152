/** Words about a nutrition label or menu next to its figures. */
import { anyPhrase, parsePatternRows } from "../pattern-rows.ts";
import { energyUnit } from "./energy-units.ts";

const source =
  "(?:(?:nutrition(?:al)? )?(?:label|info|facts)|package|packaging|packet|pack|wrapper|sleeve|carton|box|tin|tub|website|menu(?: board)?|the app|myfitnesspal|mfp)";
const says =
  "(?:says|said|shows|showed|lists|listed|claims|claimed|reads|states|stated)(?: (?:it(?:'s| is| was| has)|that it(?:'s| is| has)))?";

/** A figure without its unit, which is energy; the group is the number. */
export const labelFigures = parsePatternRows(String.raw`
  \b(?:the )?${source} ${says} (?<kcal>[1-9]\d{1,3})\b(?! ?(?:${energyUnit}|k?j|g|mg|grams?|ml|oz|%|cal)\b)(?![.,]\d)
  + a wrap, [menu board said 640]
  - a wrap, label says 223 kcal
`);

/** Before what was eaten of a label, and between its lines: written as a comma. */
export const labelBreaks = parsePatternRows(String.raw`
  (?<=\d ?(?:${energyUnit}|m?g)\b[^.;\n]{0,60})[.;\n](?=\s*(?:i |and )*(?:had|ate) (?:about |just )?[\w.]+ ?(?:servings?|portions?|packs?|bars?|slices?|pieces?|pots?|of (?:them|these|those)|g)\b)
  + fat 8g, protein 5g[.] had 2 servings
  - 200 g rice. had 2 eggs
`);

const labelLine =
  anyPhrase(`calories, energy, kcal, (?:total |saturated |sat |trans )?fat, saturates,
  (?:total )?carb\\w*, (?:total )?sugars?, (?:dietary )?fib(?:er|re), protein, sodium, salt, cholesterol,
  servings?, nutrition facts, amount per`);

/** A line break before a line of a label: written as a comma. */
export const labelLineBreak = new RegExp(
  `\\n(?=\\s*(?:of which )?${labelLine}\\b[^\\n]{0,40}\\d)`,
  "gi",
);

/** Lines of a label for which the catalogue has foods, not figures. */
export const labelFoods = parsePatternRows(String.raw`
  (?<=\b(?:fat|carbs?|carbohydrates?|protein|fib(?:er|re)|saturates|sodium|calories|kcal|sugars?|salt)[ :]*\d[\d.]* ?(?:m?g|kcal|kj)?\b[^a-z\d]{0,6})(?:of which )?(?:sugars?|salt|trans fat|potassium|calcium|iron)[ :]*\d[\d.]* ?m?g\b
  + fat 8g, carbs 30g, [sugars 12g], protein 5g
  - 200 g rice, sugar 5 g
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
  [~≈](?=\s?\d)
  + a burger ([~]700 kcal)
  (?<=\d ?${energyUnit}) (?:on|according to|as per) (?:the |its )?(?:${source}|cup|pot|bottle|jar|can)\b
  + lasagne, 524kcal[ on the sleeve], and soup
  + soup, 180 kcal[ according to the menu]
  [.,;:]?\s{0,3}\b(?:it |which |that )?says(?= (?:about |around )?\d+ ?(?:${energyUnit}|g)\b)
  + yogurt pot[, says] 98 kcal and 10g protein
  [,:]?\s{0,3}\b(?:the )?(?:whole|entire|full) (?:pot|batch|dish|thing|tray|pan|loaf|cake|pie|tin|pack|packet|bag|box|tub)(?: (?:is|was|has))?(?= (?:about |around )?\d+ ?${energyUnit}\b)
  + lasagne[, whole tray] 3200 kcal
`);
