import { wordMap, wordSet } from "../../languages/word-lists.ts";
import type { MealType } from "../../meal.ts";
import { type Token, tokenize } from "../words/tokens.ts";

/** Words for a meal or a time, where a new meal may begin. */
export interface MealCue {
  readonly start: number;
  readonly end: number;
  readonly mealType?: MealType;
  /** "at 1pm", "this morning". */
  readonly clockWords?: string;
  /** "yesterday": also applies to the following meals. */
  readonly dayWords?: string;
}

const mealWords: ReadonlyMap<string, MealType> = wordMap([
  ["breakfast brekkie brekky bfast suhoor sehri", "breakfast"],
  ["brunch lunch lunchtime", "lunch"],
  ["dinner supper iftar", "dinner"],
  ["elevenses merienda snack", "snack"],
]);

/** "B:", "L:", "D:" at the start of a line. */
const mealLetters: ReadonlyMap<string, MealType> = new Map([
  ["b", "breakfast"],
  ["l", "lunch"],
  ["d", "dinner"],
  ["s", "snack"],
]);

function findMealLetter(tokens: readonly Token[], position: number): MealType | undefined {
  const isHead = position === 0 || tokens[position - 1]?.text === "\n";
  return isHead && tokens[position + 1]?.text === ":"
    ? mealLetters.get(tokens[position]?.text ?? "")
    : undefined;
}

/** Foods named after a meal: "breakfast burrito" is not a breakfast; "dinner pizza" is one. */
const foodsNamedByMeal: Readonly<Record<MealType, ReadonlySet<string>>> = {
  breakfast:
    wordSet(`bar burrito sausage link cereal taco pastry tart roll meat mix cake cracker wrap biscuit
    platter pizza sandwich food potato bun bread muffin bowl shake smoothie casserole quesadilla bagel`),
  lunch: wordSet("bar meat bag box pack wrap sandwich bowl"),
  dinner: wordSet("roll bun mint bread"),
  snack: wordSet("bar mix cake cracker food pack chip pie size sized"),
};

/** Foods whose name ends in "snacks": "fruit snacks" does not name a meal. */
const snackFoods = wordSet("fruit corn cheese protein rice seaweed soy potato dairy");

const dayPart = "(?:morning|afternoon|evening|night)";
const weekday = "(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday)";
const clock = "\\d{1,2}(?: : \\d\\d)?";

/** Words that may follow "at 9" if it is a time and not a count. */
const wordsAfterClock = `i|we|a|an|and|then|with|in|my|the|had|this|that|last|yesterday|today|tonight|on|for|but|before|after|when|while|${weekday}`;

// Matched against tokens joined by single spaces, so every gap is one character.
const dayPattern = new RegExp(
  `\\b(?:(?:the )?day before yesterday|yesterday|today|(?:last|on|this|past) ${weekday}|${weekday}(?= ${dayPart}))\\b`,
  "g",
);
const clockPattern = new RegExp(
  [
    `\\b(?:(?:at|around|about|by|from) )?${clock} (?:am|pm|a \\. m|p \\. m|oclock|o ' clock)\\b(?: \\.(?! [a-z]))?`,
    `\\b(?:(?:at|around|about|by) )?(?:[01]?\\d|2[0-3]) : [0-5]\\d\\b`,
    `\\b(?:at|around) (?:[01]?\\d|2[0-3])(?= ?$| [,.;:(!?\\n-]| (?:${wordsAfterClock})\\b)`,
    `\\b(?:(?:at|around|about|by) )?(?:noon|midday|midnight)\\b`,
    `\\b(?:half past|quarter past|quarter to) \\w+`,
    `\\b(?:early |late )?(?:this|last|in the|yesterday|tomorrow|that) ${dayPart}\\b`,
    `\\btonight\\b`,
    `\\b(?:an|a|one|two|three|four|five|six|few|half an|\\d{1,2}) (?:hours?|hrs?|minutes?|mins?|days?) ago\\b`,
  ].join("|"),
  "g",
);
const dayPartPattern = new RegExp(`\\b${weekday} (${dayPart})\\b`, "g");

/** Finds meal and time words in a message, in order. */
export function findMealCues(message: string): MealCue[] {
  const tokens = tokenize(message);
  const offsets: number[] = [];
  let joined = "";
  for (const token of tokens) {
    offsets.push(joined.length);
    joined += `${token.text} `;
  }
  const toSpan = (from: number, to: number) => {
    const first = tokens[offsets.findLastIndex((start) => start <= from)];
    const last = tokens[offsets.findLastIndex((start) => start < to)];
    return { start: first?.start ?? 0, end: last?.end ?? message.length };
  };
  const findSpans = (pattern: RegExp) =>
    [...joined.matchAll(pattern)].map((match) =>
      toSpan(match.index, match.index + match[0].trimEnd().length),
    );
  const textOf = ({ start, end }: { start: number; end: number }) => message.slice(start, end);
  const cues: MealCue[] = [
    ...findSpans(dayPattern).map((span) => ({ ...span, dayWords: textOf(span) })),
    ...findSpans(clockPattern).map((span) => ({ ...span, clockWords: textOf(span) })),
    ...findSpans(dayPartPattern).map((span) => ({ ...span, clockWords: textOf(span) })),
  ];
  for (const [position, token] of tokens.entries()) {
    const mealType = findMealType(tokens, position);
    if (
      mealType === undefined ||
      isPartOfFoodName(tokens, position, mealType) ||
      isSkippedMeal(tokens, position)
    )
      continue;
    cues.push({ start: token.start, end: token.end, mealType });
  }
  return cues.sort((a, b) => a.start - b.start || b.end - a.end);
}

function findMealType(tokens: readonly Token[], position: number): MealType | undefined {
  const { text = "", stem = "" } = tokens[position] ?? {};
  if (text === "tea" && isEveningMeal(tokens, position)) return "dinner";
  return mealWords.get(stem) ?? mealWords.get(text) ?? findMealLetter(tokens, position);
}

/** "sausages for my tea"; not "milk for my tea". */
function isEveningMeal(tokens: readonly Token[], position: number): boolean {
  const prepositionAt = ["my", "our", "their"].includes(tokens[position - 1]?.text ?? "")
    ? position - 2
    : position - 1;
  if (tokens[prepositionAt]?.text !== "for") return false;
  return !["milk", "sugar", "honey", "water", "lemon", "cream"].includes(
    tokens[prepositionAt - 1]?.stem ?? "",
  );
}

/** "breakfast burrito", "school lunch pizza", "fruit snacks". */
function isPartOfFoodName(tokens: readonly Token[], position: number, mealType: MealType): boolean {
  const previous = tokens[position - 1]?.text ?? "";
  const meal = tokens[position]?.stem ?? "";
  if (meal === "snack" && snackFoods.has(previous)) return true;
  if (previous === "school" && mealWords.get(meal) === "lunch") return true;
  const isNamedFood = foodsNamedByMeal[mealType].has(tokens[position + 1]?.stem ?? "");
  return isNamedFood && previous !== "for" && previous !== "my";
}

const skippingVerbs = wordSet(
  "skipped skip skipping missed missing forgot no nothing without instead not before after until",
);

/** "I skipped lunch", "no breakfast", "before dinner": not the meal that is described. */
function isSkippedMeal(tokens: readonly Token[], position: number): boolean {
  const previous = tokens.slice(Math.max(0, position - 3), position).reverse();
  const verb = previous.find(
    (token) => !["my", "the", "of", "any", "eat", "have", "for"].includes(token.text),
  );
  // In "nothing until lunch, then a wrap" the meal is lunch.
  const next = tokens[position + 1]?.text === "," ? tokens[position + 2] : tokens[position + 1];
  if (verb?.text === "until" && ["then", "when", "where"].includes(next?.text ?? "")) return false;
  return skippingVerbs.has(verb?.text ?? "");
}
