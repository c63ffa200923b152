import { parsePatternRows } from "../pattern-rows.ts";

/** Diameters of whole baked foods; smaller values are trimmed fat of meat. */
export const diameters = Array.from({ length: 21 }, (_, more) => more + 4);

/** The term for a diameter in names and queries: "14inch" for `14" pizza`. */
export const diameterWord = (inches: number) => `${inches}inch`;

/** Foods that are measured across or in length. */
const measuredFood =
  "(?:pizzas?|margh?[ae]rita|margarita|pepperoni|hawaiian|meat feast|meat lovers?|four cheese|quattro formaggi|veggie|supreme|calzone|stromboli|subs?|hoagies?|heroe?s?|grinders?|tortillas?|wraps?|quesadillas?|baguettes?|flatbreads?|naan|cakes?|pies?|quiches?|tarts?|cookies?|pancakes?|hot ?dogs?|boerewors|bratwursts?|sausages?|burritos?|sandwich(?:es)?|cheesecake|deep dish|thin crust|stuffed crust)";
const figure = String.raw`(?<=(?<![\w.,:/-])(?:[4-9]|1\d|2[0-4])(?:\.5)?)`;

/** The sign of inches, directly after its number. */
export const inchSign = '"';
/** Inches in short, which are otherwise the word "in". */
export const shortInches = parsePatternRows(String.raw`
  ${figure}-?in\b(?![-'’])
  + a 12[in] margherita
  + pizza (12[-in]), half of it
  - a 2in1 drink
  - 2 in total
  ${figure} in(?= (?:(?!(?:the|a|an|my|total|all|and|with)\b)[a-z&-]+ ){0,3}${measuredFood}\b)
  + 9[ in] pizza
  + a 6[ in] turkey sub
  - had 12 in the pub
  - ate 4 in total with pizza
`);
