/** Words of a cooked dish: its name, and the meals at which parts of it were eaten. */
import { parsePatternRows } from "../pattern-rows.ts";
import { mealNames } from "./meal-names.ts";

const mealWords = [...mealNames.keys()].join("|");

/** Words before and after a dish that are not its name. */
export const dishAsides = parsePatternRows(String.raw`
  ^(?:for (?:my|our|the) )?(?:made|cooked|baked|prepped|prepared|making|a|the|some|batch|big batch|meal prep|recipe)$
  + [made]
  + [for my meal prep]
  - baked potatoes
  ^(?:for (?:my|our|the)|i (?:made|baked|cooked|brought)(?: (?:the|an?|my|some))?)\b\s*
  + [I brought the ]pasta salad
  - fried rice for my mum
  (?<=\w)[\s,]*\b(?:today|tonight|yesterday|last night|this (?:morning|evening|week)|batch|thing|meal prep|boiled|cooked|baked|w|with|and|i|for (?:my|our|the)(?: (?:kids|family|week)(?: and (?:us|me))?)?|in (?:the |my |an? )?(?:slow cooker|crock ?pot|oven|air ?fryer|instant pot))[\s.!]*$
  + chili[ tonight]
  + overnight oats[ batch]
  + beef stew[ in slow cooker]
  - thing salad
`);

/** The heading of a meal in a diary: "breakfast: ... lunch: ...", "B: ... L: ...". */
export const headingOfMeal = new RegExp(
  `(?:^|[.;,!\\n])\\s*(?:${mealWords}|snacks?|[bld])\\s*:`,
  "giu",
);

/** Words that say that a dish was cooked: a verb, a vessel, or its name before its ingredients. */
export const cookedDish =
  /\b(?:made|cooked|baked|prepped|batch|recipe|(?:pot|tray|pan|tin|loaf) of|leftovers)\b|^\s*[a-z' -]{3,40}[:(]/i;

/** Between the parts of a dish that were eaten at two meals: "one for lunch and one for dinner". */
export const mealBetweenShares = `(?:[\\s,.;:&+()–-]|\\b(?:for|at|as|with|in|on|and|then|plus|my|the|an?|this|today|yesterday|i|had|ate|also|later|after|before|pre|post|around|about|${mealWords}|snack|morning|afternoon|arvo|evening|night|tonight|noon|work|workout|gym|training|run|school|film|movie|telly|bed|bedtime|o'?clock|\\d{1,2}(?:[:.]\\d\\d)?(?: ?[ap]\\.?m)?)\\b)+`;

/** At the end of the words before the name of a dish. */
export const cookingVerb = "^(?:made|baked|cooked|prepared|making)\\b";
