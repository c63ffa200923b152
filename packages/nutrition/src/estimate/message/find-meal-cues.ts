import type { MealType } from "../../meal.ts";
import { type Token, tokenize } from "../words/tokens.ts";

/** Words that say which meal or when: where a new meal may begin. */
export interface Cue {
  readonly start: number;
  readonly end: number;
  readonly mealType?: MealType;
  /** "at 1pm", "this morning". */
  readonly clockWords?: string;
  /** "yesterday": holds for the meals that follow, too. */
  readonly dayWords?: string;
}

const mealWords: ReadonlyMap<string, MealType> = new Map([
  ["breakfast", "breakfast"],
  ["brekkie", "breakfast"],
  ["brekky", "breakfast"],
  ["bfast", "breakfast"],
  ["suhoor", "breakfast"],
  ["sehri", "breakfast"],
  ["brunch", "lunch"],
  ["lunch", "lunch"],
  ["lunchtime", "lunch"],
  ["dinner", "dinner"],
  ["supper", "dinner"],
  ["iftar", "dinner"],
  ["elevenses", "snack"],
  ["merienda", "snack"],
  ["snack", "snack"],
]);

/** "B:", "L:", "D:" at the head of a line. */
const mealLetters: ReadonlyMap<string, MealType> = new Map([
  ["b", "breakfast"],
  ["l", "lunch"],
  ["d", "dinner"],
  ["s", "snack"],
]);

function letterAt(tokens: readonly Token[], place: number): MealType | undefined {
  const isHead = place === 0 || tokens[place - 1]?.text === "\n";
  return isHead && tokens[place + 1]?.text === ":"
    ? mealLetters.get(tokens[place]?.text ?? "")
    : undefined;
}

const list = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/));

/** Foods that are called by a meal: "breakfast burrito" is no breakfast; "dinner pizza" is one. */
const namedByMeal: Readonly<Record<MealType, ReadonlySet<string>>> = {
  breakfast:
    list(`bar burrito sausage link cereal taco pastry tart roll meat mix cake cracker wrap biscuit
    platter pizza sandwich food potato bun bread muffin bowl shake smoothie casserole quesadilla bagel`),
  lunch: list("bar meat bag box pack wrap sandwich bowl"),
  dinner: list("roll bun mint bread"),
  snack: list("bar mix cake cracker food pack chip pie size sized"),
};

/** Foods that are snacks by name: "fruit snacks" tell of no meal. */
const snackFoods = list("fruit corn cheese protein rice seaweed soy potato dairy");

const part = "(?:morning|afternoon|evening|night)";
const weekday = "(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday)";
const clock = "\\d{1,2}(?: : \\d\\d)?";

/** What may stand behind "at 9": an hour, and not so many of what follows. */
const behindClock = `i|we|a|an|and|then|with|in|my|the|had|this|that|last|yesterday|today|tonight|on|for|but|before|after|when|while|${weekday}`;

// Matched against tokens joined by single spaces, so every gap is one character.
const dayPattern = new RegExp(
  `\\b(?:(?:the )?day before yesterday|yesterday|today|(?:last|on|this|past) ${weekday}|${weekday}(?= ${part}))\\b`,
  "g",
);
const clockPattern = new RegExp(
  [
    `\\b(?:(?:at|around|about|by|from) )?${clock} (?:am|pm|a \\. m|p \\. m|oclock|o ' clock)\\b(?: \\.(?! [a-z]))?`,
    `\\b(?:(?:at|around|about|by) )?(?:[01]?\\d|2[0-3]) : [0-5]\\d\\b`,
    `\\b(?:at|around) (?:[01]?\\d|2[0-3])(?= ?$| [,.;:(!?\\n-]| (?:${behindClock})\\b)`,
    `\\b(?:(?:at|around|about|by) )?(?:noon|midday|midnight)\\b`,
    `\\b(?:half past|quarter past|quarter to) \\w+`,
    `\\b(?:early |late )?(?:this|last|in the|yesterday|tomorrow|that) ${part}\\b`,
    `\\btonight\\b`,
    `\\b(?:an|a|one|two|three|four|five|six|few|half an|\\d{1,2}) (?:hours?|hrs?|minutes?|mins?|days?) ago\\b`,
  ].join("|"),
  "g",
);
const partOfDayPattern = new RegExp(`\\b${weekday} (${part})\\b`, "g");

/** Finds meal and time words in a message, in their order. */
export function findCues(message: string): Cue[] {
  const tokens = tokenize(message);
  const starts: number[] = [];
  let joined = "";
  for (const token of tokens) {
    starts.push(joined.length);
    joined += `${token.text} `;
  }
  const spanOf = (from: number, to: number) => {
    const first = tokens[starts.findLastIndex((start) => start <= from)];
    const last = tokens[starts.findLastIndex((start) => start < to)];
    return { start: first?.start ?? 0, end: last?.end ?? message.length };
  };
  const spans = (pattern: RegExp) =>
    [...joined.matchAll(pattern)].map((match) =>
      spanOf(match.index, match.index + match[0].trimEnd().length),
    );
  const wordsOf = ({ start, end }: { start: number; end: number }) => message.slice(start, end);
  const cues: Cue[] = [
    ...spans(dayPattern).map((span) => ({ ...span, dayWords: wordsOf(span) })),
    ...spans(clockPattern).map((span) => ({ ...span, clockWords: wordsOf(span) })),
    ...spans(partOfDayPattern).map((span) => ({ ...span, clockWords: wordsOf(span) })),
  ];
  for (const [place, token] of tokens.entries()) {
    const mealType = mealAt(tokens, place);
    if (mealType === undefined || isInFoodName(tokens, place, mealType) || isSkipped(tokens, place))
      continue;
    cues.push({ start: token.start, end: token.end, mealType });
  }
  return cues.sort((a, b) => a.start - b.start || b.end - a.end);
}

function mealAt(tokens: readonly Token[], place: number): MealType | undefined {
  const { text = "", stem = "" } = tokens[place] ?? {};
  if (text === "tea" && isEveningMeal(tokens, place)) return "dinner";
  return mealWords.get(stem) ?? mealWords.get(text) ?? letterAt(tokens, place);
}

/** "sausages for my tea"; but "milk for my tea". */
function isEveningMeal(tokens: readonly Token[], place: number): boolean {
  const lead = ["my", "our", "their"].includes(tokens[place - 1]?.text ?? "")
    ? place - 2
    : place - 1;
  if (tokens[lead]?.text !== "for") return false;
  return !["milk", "sugar", "honey", "water", "lemon", "cream"].includes(
    tokens[lead - 1]?.stem ?? "",
  );
}

/** "breakfast burrito", "school lunch pizza", "fruit snacks". */
function isInFoodName(tokens: readonly Token[], place: number, mealType: MealType): boolean {
  const before = tokens[place - 1]?.text ?? "";
  const meal = tokens[place]?.stem ?? "";
  if (meal === "snack" && snackFoods.has(before)) return true;
  if (before === "school" && mealWords.get(meal) === "lunch") return true;
  const isNamed = namedByMeal[mealType].has(tokens[place + 1]?.stem ?? "");
  return isNamed && before !== "for" && before !== "my";
}

const skippingVerbs = new Set(
  "skipped skip skipping missed missing forgot no nothing without instead not before after until".split(
    " ",
  ),
);

/** "I skipped lunch", "no breakfast", "before dinner": a meal that is not told of. */
function isSkipped(tokens: readonly Token[], place: number): boolean {
  const before = tokens.slice(Math.max(0, place - 3), place).reverse();
  const verb = before.find(
    (token) => !["my", "the", "of", "any", "eat", "have", "for"].includes(token.text),
  );
  // "nothing until lunch, then a wrap" tells of the lunch.
  const next = tokens[place + 1]?.text === "," ? tokens[place + 2] : tokens[place + 1];
  if (verb?.text === "until" && ["then", "when", "where"].includes(next?.text ?? "")) return false;
  return skippingVerbs.has(verb?.text ?? "");
}
