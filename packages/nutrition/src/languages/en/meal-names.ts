/** Words that name a meal, and words that show that they do not. */
import { parsePatternRows } from "../pattern-rows.ts";
import { wordMap, wordSet } from "../word-lists.ts";

type MealName = "breakfast" | "lunch" | "dinner" | "snack";

export const mealNames: ReadonlyMap<string, MealName> = wordMap([
  ["breakfast brekkie brekky bfast brekfast breakfst breakfest brakfast suhoor sehri", "breakfast"],
  ["brunch lunch lunchtime lucnh lunhc", "lunch"],
  ["dinner supper dinnner dinenr dinnr iftar", "dinner"],
  ["elevenses merienda snack", "snack"],
]);

/** "B:", "L -", "D:" at the start of a line. */
export const mealLetters: ReadonlyMap<string, MealName> = new Map([
  ["b", "breakfast"],
  ["l", "lunch"],
  ["d", "dinner"],
  ["s", "snack"],
]);

/** Marks before such a letter with a colon, besides the start of a line. */
export const marksBeforeMealLetter = wordSet(", ; .");
/** Marks after such a letter. */
export const marksAfterMealLetter = wordSet(": - – — =");

/** Foods named after a meal: "breakfast burrito" is not a breakfast; "dinner pizza" is one. Stems. */
export const foodsNamedByMeal: Readonly<Record<MealName, ReadonlySet<string>>> = {
  breakfast:
    wordSet(`bar burrito sausage link cereal taco pastry tart roll meat mix cake cracker wrap biscuit
    platter pizza sandwich food potato bun bread muffin bowl shake smoothie casserole quesadilla bagel`),
  lunch: wordSet("bar meat bag box pack wrap sandwich bowl"),
  dinner: wordSet("roll bun mint bread"),
  snack: wordSet("bar mix cake cracker food pack chip pie size sized"),
};

/** Words before the stem of a meal, which is then part of a food's name: "fruit snacks", "school lunch pizza". */
export const wordsBeforeMealInFood: ReadonlyMap<string, ReadonlySet<string>> = wordMap([
  ["snack", wordSet("fruit corn cheese protein rice seaweed soy potato dairy")],
  ["brunch lunch lunchtime", wordSet("school")],
]);

/** "school lunch" is a meal before these words or at the end: "school lunch was a wrap". */
export const placesBeforeMeal = wordSet("school");
export const wordsAfterNamedMeal = wordSet(": - , – — . was were i we had today yesterday");

/** Words before a meal that is named even if a food follows: "for breakfast cereal". */
export const wordsBeforeNamedMeal = wordSet("for my");

/** Tea as a meal; matched against tokens joined by single spaces. */
export const eveningTea = parsePatternRows(String.raw`
  (?<=(?<!\b(?:milk|sugar|honey|water|lemon|cream)s? )\bfor (?:(?:my|our|their) )?)tea\b
  + sausages for my [tea]
  - milk for my tea
`);

/** "I skipped lunch", "no breakfast", "before dinner": not the meal that is described. */
export const skippingWords = wordSet(
  "skipped skip skipping missed missing forgot no nothing without instead not before after until",
);

/** Words between such a word and the meal: "forgot to have my lunch". */
export const wordsAfterSkipping = wordSet("my the of any eat have for");

/** In "nothing until lunch, then a wrap" the meal is lunch. */
export const untilWord = "until";
export const continuationsAfterUntil = wordSet("then when where");
