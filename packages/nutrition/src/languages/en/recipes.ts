/** Words of a cooked dish and the part that the person ate: "made chili with ..., serves 4, I had one". */
import { anyOf, parsePatternRows } from "../pattern-rows.ts";
import { wordSet } from "../word-lists.ts";
import { mealNames } from "./meal-names.ts";
import { numberWordsBetween } from "./spoken-numbers.ts";

const approximation = "(?:(?:about|around|roughly|just|only|maybe|like|probably) ){0,2}";
const numeral = `(?:\\d+(?:[./]\\d+)?|[½¼¾⅓⅔]|${numberWordsBetween(1, 19).join("|")})`;
const fraction =
  "(?:(?:a|one|two|three) )?(?:half|halves|thirds?|quarters?|fourths?|fifths?|sixths?|eighths?)(?: an?)?";
const portions = `(?:servings?|portions?|helpings?|slices?|pieces?|bowls?|plates?|bowlfuls?|cups?|squares?|wedges?|bars?|balls?|containers?|tubs?|boxes|jars?|meals?)`;
const dishParts =
  "(?:muffins?|cookies?|pancakes?|crepes?|waffles?|cupcakes?|scones?|rolls?|buns?|brownies?|meatballs?|patties|patty|burgers?|fritters?|tacos?|wraps?|burritos?|biscuits?|bites?|loaf|loaves|cakes?|pies?|dumplings?|pizzas?|tortillas?|flatbreads?|tarts?|quiches?|of (?:them|those|these|em))";
/** A number with what it counts; the number is a group. */
const count = `(?<count>${numeral}|${fraction})(?:(?: (?!the |an? |my )\\w+)? (?:${portions}|${dishParts}))?`;
/** An article counts only portions: "a bowl", not "a coffee". */
const eatenCount = `(?:${count}|(?<count2>an?|one) (?:\\w+ )?${portions})`;
/** The same in a second alternative. */
const count2 = count.replaceAll(/<(\w+)>/g, "<$12>");
const eatingVerb =
  "(?:ate|had|have|having|eaten|eating|drank|took|got|finished|(?:my (?:share|portion|part|plate|bowl|serving) (?:was|is|weighed)))";
const pronoun = "(?:i|i've|ive|we)";
/** Between the parts of a sentence, before it goes on. */
const end =
  "(?=\\s*(?:[.,;:!)\\n+&]|$|(?:and|with|plus|for|on|at|today|tonight|then|myself|so far|but) ?\\b))";
const ofDish =
  "of (?:it|that|this|the (?:whole )?(?:pot|batch|dish|thing|lot|tray|pan|loaf|cake|pie|mix|recipe|total))";
const cookedWeight =
  "(?:(?:it )?(?:came out (?:at|to|as)|weighed(?: in at)?|weighs|(?:the )?(?:total|whole|cooked|finished)(?: cooked)? (?:weight|pot|batch|dish|thing|tray|pan)?(?: (?:was|is|of|weighed))?:?)|(?:makes|made|yields?|yielded))";

/** Into how many portions a dish was divided; the group is their number. */
export const recipeYields = parsePatternRows(String.raw`
  \b(?:(?:that|which|it|this|recipe) )?(?:(?:serves|serving|feeds|fed|yields|yielded|makes|gives|gave) ${approximation}(?:\d+-)?${count}(?: \w+)?|made ${approximation}${count2})(?: (?:total|in total|altogether))?${end}
  + an onion, [serves 4], I had one
  + 2 eggs. [Makes 12]. I ate 2.
  + 2 eggs. [Made 8 small pancakes], I had 3
  - made 2 eggs and toast
  \b(?:(?:and|then|i) ){0,3}(?:cut|sliced|divided|split|portioned|separated)(?: it| that| this)?(?: up)? (?:into|in) ${approximation}${count}(?: \w+)?${end}
  + 2 eggs. [cut into 10 slices] and ate 2
  - cut into cubes
  \b(?:a )?(?:batch of|made|baked|cooked) ${approximation}(?<count>${numeral}) (?:\w+ )?${dishParts}(?=\s*(?:with|using|from|[:(])\s)
  + [batch of 24 cookies] with 250g butter, ate 3 of them
  \bshared (?:it )?(?:between|among|amongst) (?:the |us )?(?<count>${numeral})(?: of us| people)?${end}
  + 3 tbsp oil, [shared between 4], I had a quarter
  \b(?:enough )?for ${approximation}${count}(?: (?:people|persons|of us|adults|ppl|pax))?${end}
  + chili [for 6]: beef
  + soup (4 potatoes) [for 4 people], one bowl for me
  - toast for breakfast
  \b${approximation}(?<count>${numeral}) (?:${portions})(?: (?:total|in total|altogether))?(?=\s*[,.;)])
  + 150g cheese; [6 portions], I had 1
`);

/** The weight of the cooked dish, in grams or kilograms. */
export const cookedWeights = parsePatternRows(String.raw`
  \b${cookedWeight} ${approximation}(?<grams>\d+(?:\.\d+)?) ?(?<unit>kg|kilos?|g|grams?)\b(?: (?:cooked|total|in total|altogether))?
  + 2 onions. [came out at 1.2 kg], I ate 300 g
  + 2 onions, [total cooked weight 900g], had 300 g
`);

/** How much of the dish the person ate: a number of portions, grams, or a fraction of it. */
export const recipeShares = parsePatternRows(String.raw`
  \b(?:(?:and|but|then|so|of which) ){0,3}(?:${pronoun} )?(?:(?:only|just|also) ){0,2}${eatingVerb} ${approximation}(?:an? )?(?<fraction>${fraction}|\d+/\d+|[½¼¾⅓⅔]|\d{1,2} ?%)(?: ${ofDish})?${end}
  + 30g oats, [drank half]
  + 1 pepper. [ate a quarter of it] with 150g rice
  - ate half the pizza
  \b(?:an? )?(?<fraction>${fraction}|\d+/\d+|\d{1,2} ?%) ${ofDish} (?:was|is) mine\b
  + 1 tbsp oil, [quarter of it was mine], with spaghetti
  \b(?:(?:and|but|then|so|of which) ){0,3}(?:${pronoun} )?(?:(?:only|just|also) ){0,2}${eatingVerb} ${approximation}(?<grams>\d+(?:\.\d+)?) ?(?:g|grams?)\b(?: ${ofDish})?${end}
  + came out at 1.2 kg, [I ate 300 g]
  - had 300 g rice
  \b(?:(?:and|but|then|so|of which) ){0,3}(?:${pronoun} )?(?:(?:only|just|also) ){0,2}${eatingVerb} ${approximation}${eatenCount}(?: ${ofDish}| for (?:myself|me))?${end}
  + an onion, serves 4, [I had one]
  + cut into 10 slices [and ate 2]
  + makes 12, [had 2 muffins] with coffee
  + for 6: beef. [I ate one serving].
  - I had a coffee
  - had 2 eggs
  \b${approximation}${eatenCount} (?:was |is )?(?:for (?:me|myself)|mine)\b
  + for 4 people, [one bowl for me]
`);

/** Between the name of a dish and its ingredients. */
export const ingredientIntroductions = parsePatternRows(String.raw`
  \s{0,3}[:(]\s{0,3}
  + chili[: ]beef
  \s{1,3}(?:made |cooked )?(?:with|using|from|out of)\s{1,3}
  + chili[ with ]beef
`);

/** Words before the name of a dish. */
export const dishStart =
  "(?:[.,;:!?\\n(|]|\\b(?:made|baked|cooked|prepared|making|then|and|had|ate|for)\\b|^)(?:\\s+(?:a|an|the|my|some|our|big|large|huge|homemade|pot of|batch of|tray of))*(?=\\s*\\w)";

/** Words after the name of a dish that are not part of it. */
export const dishRemark =
  "(?:\\s+(?:(?:that |which )?(?:i|we) (?:made|baked|cooked)|i'd made|from scratch|recipe))+\\s*$";

/** Names that are the label of a meal, not of a dish. */
export const mealLabels: ReadonlySet<string> = new Set([
  ...mealNames.keys(),
  ...wordSet("ingredients recipe today yesterday"),
]);

/** An amount at the start of an ingredient. */
export const ingredientStart = `(?:\\d|[½¼¾⅓⅔]|(?:${numberWordsBetween(1, 19).join("|")}|${fraction}|an?|some)\\b)`;
/** Between ingredients. */
export const ingredientSeparator = "(?:[,;+&\\n]|\\band\\b|\\bplus\\b|\\bwith\\b|•|^\\s*-)";

export const kilogramUnits = anyOf("kg kilo kilos");
