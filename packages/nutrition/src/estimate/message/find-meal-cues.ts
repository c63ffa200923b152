import {
  continuationsAfterUntil,
  eveningTea,
  foodsNamedByMeal,
  foodsWithoutMeal,
  marksAfterMealLetter,
  marksBeforeMealLetter,
  mealLetters,
  mealNames,
  minMisspeltMeal,
  placesBeforeMeal,
  skippingWords,
  unlikeMeals,
  untilWords,
  wordsAfterMisspeltMeal,
  wordsAfterNamedMeal,
  wordsAfterSkipping,
  wordsBeforeMealInFood,
  wordsBeforeMisspeltMeal,
  wordsBeforeNamedMeal,
} from "../../languages/en/meal-names.ts";
import { sentenceStops } from "../../languages/en/stop-words.ts";
import {
  clockCues,
  dayCues,
  dayPartCues,
  numberedMeals,
  standardTimes,
} from "../../languages/en/times.ts";
import { createPatternTable, type PatternTable } from "../../languages/pattern-table.ts";
import type { MealType } from "../../meal.ts";
import { editDistance } from "../words/correct-words.ts";
import type { Span } from "../words/span.ts";
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
  /** "meal 2": another meal than the one before. */
  readonly number?: string;
}

function findMealLetter(tokens: readonly Token[], position: number): MealType | undefined {
  const previous = tokens[position - 1]?.text ?? "\n";
  const mark = tokens[position + 1]?.text ?? "";
  const isAfterThen = wordsBeforeMisspeltMeal.has(previous) && wordsAfterMisspeltMeal.has(mark);
  const isHead = previous === "\n" || (mark === ":" && marksBeforeMealLetter.has(previous));
  const { text = "" } = tokens[position] ?? {};
  const isMisspelt = isAfterThen && text.length >= minMisspeltMeal;
  if (!isMisspelt && (!isHead || !marksAfterMealLetter.has(mark))) return undefined;
  return mealLetters.get(text) ?? findMisspeltMeal(text);
}

/** "brekfast:", "luch -" */
function findMisspeltMeal(word: string): MealType | undefined {
  if (word.length < minMisspeltMeal || unlikeMeals.has(word)) return undefined;
  const meal = [...mealNames.keys()].find(
    (name) =>
      name.startsWith(word.charAt(0)) &&
      name.length > minMisspeltMeal &&
      editDistance(word, name, 1) <= 1,
  );
  return meal === undefined ? undefined : mealNames.get(meal);
}

const dayTable = createPatternTable(dayCues, { flags: "g" });
const clockTable = createPatternTable(clockCues, { flags: "g" });
const dayPartTable = createPatternTable(dayPartCues, { flags: "g" });
const numberTable = createPatternTable(numberedMeals, { flags: "g" });
const eveningTeaTable = createPatternTable(eveningTea, { flags: "g" });
const standardPattern = new RegExp(
  `\\b(?:${[...standardTimes.keys()].sort((a, b) => b.length - a.length).join("|")})\\b`,
  "g",
);

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
  const findSpans = (table: PatternTable) =>
    table
      .matchAll(joined)
      .map((match) => toSpan(match.index, match.index + match[0].trimEnd().length));
  const textOf = ({ start, end }: Span) => {
    const words = tokens.filter((token) => token.start >= start && token.end <= end);
    const joinedWords = words.map(({ text }) => text).join(" ");
    return standardPattern.test(joinedWords) ? toStandard(joinedWords) : message.slice(start, end);
  };
  const cues: MealCue[] = [
    ...findSpans(dayTable).map((span) => ({ ...span, dayWords: textOf(span) })),
    ...findSpans(clockTable).map((span) => ({ ...span, clockWords: textOf(span) })),
    ...findSpans(numberTable).map((span) => ({ ...span, number: textOf(span) })),
    ...findSpans(dayPartTable).map((span) => ({ ...span, clockWords: textOf(span) })),
  ];
  const eveningTeaStarts = new Set(findSpans(eveningTeaTable).map(({ start }) => start));
  for (const [position, token] of tokens.entries()) {
    const mealType = eveningTeaStarts.has(token.start) ? "dinner" : findMealType(tokens, position);
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

const toStandard = (words: string) =>
  words.replace(standardPattern, (word) => standardTimes.get(word) ?? word);

function findMealType(tokens: readonly Token[], position: number): MealType | undefined {
  const { text = "", stem = "" } = tokens[position] ?? {};
  return mealNames.get(stem) ?? mealNames.get(text) ?? findMealLetter(tokens, position);
}

/** "breakfast burrito", "school lunch pizza", "fruit snacks". */
function isPartOfFoodName(tokens: readonly Token[], position: number, mealType: MealType): boolean {
  const previous = tokens[position - 1]?.text ?? "";
  const next = tokens[position + 1]?.text ?? "";
  if (placesBeforeMeal.has(previous) && (next === "" || wordsAfterNamedMeal.has(next)))
    return false;
  if (wordsBeforeMealInFood.get(tokens[position]?.stem ?? "")?.has(previous)) return true;
  if (isFirstOfMeals(tokens, position)) return false;
  const isNamedFood = foodsNamedByMeal[mealType].has(tokens[position + 1]?.stem ?? "");
  return isNamedFood && !wordsBeforeNamedMeal.has(previous);
}

/** "breakfast cereal lunch soup": begins a list of meals without prepositions. */
function isFirstOfMeals(tokens: readonly Token[], position: number): boolean {
  const isStart = position === 0 || sentenceStops.has(tokens[position - 1]?.text ?? "");
  const food = tokens[position + 1]?.stem ?? "";
  if (!isStart || !foodsWithoutMeal.has(food)) return false;
  const rest = tokens.slice(position + 1);
  const stopAt = rest.findIndex(({ text }) => sentenceStops.has(text));
  return rest
    .slice(0, stopAt < 0 ? rest.length : stopAt)
    .some(
      ({ text }, at) => mealNames.has(text) && !wordsBeforeNamedMeal.has(rest[at - 1]?.text ?? ""),
    );
}

/** "I skipped lunch", "no breakfast", "before dinner": not the meal that is described. */
function isSkippedMeal(tokens: readonly Token[], position: number): boolean {
  const previous = tokens.slice(Math.max(0, position - 3), position).reverse();
  const verb = previous.find((token) => !wordsAfterSkipping.has(token.text))?.text ?? "";
  const next = tokens[position + 1]?.text === "," ? tokens[position + 2] : tokens[position + 1];
  if (untilWords.has(verb) && continuationsAfterUntil.has(next?.text ?? "")) return false;
  return skippingWords.has(verb);
}
