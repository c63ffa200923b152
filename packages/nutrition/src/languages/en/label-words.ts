/** Clipped words of nutrition labels, and figures that are not one number in digits. */
import { parsePatternRows } from "../pattern-rows.ts";
import { energyUnit, figureRangeMark } from "./energy-units.ts";

/** Clipped words in a message with an energy; the replacement is the word. */
export const clippedLabelWords = parsePatternRows(String.raw`
  (?<![a-z'-])serving\.(?= ?(?:size\b|\d|=))
  = serving
  + [serving.] 30 g
  (?<=(?:per|\/|an?|the|whole) ?)(?:cont|contnr|ctnr)(?![a-z'-])
  = container
  + 3 servings per [cont]
  (?<=\d ?g? )(?:pro|prtn)(?=\s*(?:$|[,.;)\n/+]))
  = protein
  + 130 kcal, 3g [pro]
  - 3 pro bars
  (?<=(?:\d\/\d|[½¼¾⅓⅔]) ?)c(?![a-z'-])|(?<=(?<![\d.,/])[1-4] ?)c(?= ?(?:\(\d|=|,? ?\d+ ?k?cals?\b))
  = cup
  + rice, 1 [c] 220 cal
  + used 3/4 [c]
  - 20p 38c 12f
  (?<=\b(?:at|from|near) (?:the |a )?)7[- ]?(?:11|eleven)\b
  = shop
  + a 480 calorie burrito at [7-11]
`);

/** A range of energy, which is its middle; the groups are the lowest and the highest figure. */
export const energyRanges = parsePatternRows(String.raw`
  (?<![\d.,/x-])(?:(?:somewhere |anywhere )?between )?(?<low>\d{2,4}) ?(?:${figureRangeMark}|and) ?(?<high>\d{2,4})(?= ?(?:${energyUnit})\b)
  + dinner [700-750] cal, thai green curry
  + a curry [somewhere between 800 and 1000] kcal
  + salad, [400 to 450] calories
  - 2-3 crackers, 90 kcal
`);
