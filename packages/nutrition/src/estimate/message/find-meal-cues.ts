import { forLanguage, type Language } from "../../languages/language.ts";
import { createPatternTable, type PatternTable } from "../../languages/pattern-table.ts";
import type { MealType } from "../../meal.ts";
import type { Span } from "../words/span.ts";
import { spellingCost } from "../words/spelling-cost.ts";
import { type Token, tokenize } from "../words/tokens.ts";

/** Words for a meal or a time, where a new meal may begin. */
export interface MealCue {
  readonly start: number;
  readonly end: number;
  readonly mealType?: MealType;
  /** "supper": another meal than a dinner before it. */
  readonly isLaterMeal?: boolean;
  /** "at 1pm", "this morning". */
  readonly clockWords?: string;
  /** "yesterday": also applies to the following meals. */
  readonly dayWords?: string;
  /** "meal 2": another meal than the one before. */
  readonly number?: string;
}

function findMealLetter(
  tokens: readonly Token[],
  position: number,
  language: Language,
): MealType | undefined {
  const previous = tokens[position - 1]?.text ?? "\n";
  const mark = tokens[position + 1]?.text ?? "";
  const isAfterThen =
    language.mealNames.wordsBeforeMisspeltMeal.has(previous) &&
    language.mealNames.wordsAfterMisspeltMeal.has(mark);
  const { text = "" } = tokens[position] ?? {};
  const [first, firstMark] = tokens;
  const isInList =
    firstMark?.text === mark && language.mealNames.mealLetters.has(first?.text ?? "");
  const isHead =
    previous === "\n" ||
    language.times.weekdayNames.has(previous) ||
    ((mark === ":" || isInList) && language.mealNames.marksBeforeMealLetter.has(previous));
  const isMisspelt = isAfterThen && text.length >= language.mealNames.minMisspeltMeal;
  if (!isMisspelt && (!isHead || !language.mealNames.marksAfterMealLetter.has(mark)))
    return undefined;
  return language.mealNames.mealLetters.get(text) ?? findMisspeltMeal(text, language);
}

/** "brekfast:", "luch -" */
function findMisspeltMeal(word: string, language: Language): MealType | undefined {
  if (word.length < language.mealNames.minMisspeltMeal || language.mealNames.unlikeMeals.has(word))
    return undefined;
  const meal = [...language.mealNames.mealNames.keys()].find(
    (name) =>
      name.startsWith(word.charAt(0)) &&
      name.length > language.mealNames.minMisspeltMeal &&
      spellingCost(word, name, 1, language) <= 1,
  );
  return meal === undefined ? undefined : language.mealNames.mealNames.get(meal);
}

const dayTable = forLanguage((language) =>
  createPatternTable(language.times.dayCues, { flags: "g" }),
);
const clockTable = forLanguage((language) =>
  createPatternTable(language.times.clockCues, { flags: "g" }),
);
const dayPartTable = forLanguage((language) =>
  createPatternTable(language.times.dayPartCues, { flags: "g" }),
);
const numberTable = forLanguage((language) =>
  createPatternTable(language.times.numberedMeals, { flags: "g" }),
);
const eveningTeaTable = forLanguage((language) =>
  createPatternTable(language.mealNames.eveningTea, { flags: "g" }),
);
const standardPattern = forLanguage(
  (language) =>
    new RegExp(
      `\\b(?:${[...language.times.standardTimes.keys()].sort((a, b) => b.length - a.length).join("|")})\\b`,
      "g",
    ),
);

/** Finds meal and time words in a message, in order. */
export function findMealCues(message: string, language: Language): MealCue[] {
  const tokens = tokenize(message, language);
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
    return standardPattern(language).test(joinedWords)
      ? toStandard(joinedWords, language)
      : message.slice(start, end);
  };
  const cues: MealCue[] = [
    ...findSpans(dayTable(language))
      .map((span) => ({ ...span, dayWords: textOf(span) }))
      .filter(({ dayWords }) => !language.times.unclearDayOfFood.test(dayWords)),
    ...findSpans(clockTable(language)).map((span) => ({ ...span, clockWords: textOf(span) })),
    ...findSpans(numberTable(language)).map((span) => ({ ...span, number: textOf(span) })),
    ...findSpans(dayPartTable(language)).map((span) => ({ ...span, clockWords: textOf(span) })),
  ];
  const eveningTeaStarts = new Set(findSpans(eveningTeaTable(language)).map(({ start }) => start));
  for (const [position, token] of tokens.entries()) {
    const mealType = eveningTeaStarts.has(token.start)
      ? "dinner"
      : findMealType(tokens, position, language);
    if (
      mealType === undefined ||
      isPartOfFoodName(tokens, position, mealType, language) ||
      isSkippedMeal(tokens, position, language)
    )
      continue;
    const isLaterMeal = language.mealNames.laterMeals.has(token.text);
    cues.push({
      start: token.start,
      end: token.end,
      mealType,
      ...(isLaterMeal && { isLaterMeal }),
    });
  }
  return cues.sort((a, b) => a.start - b.start || b.end - a.end);
}

const toStandard = (words: string, language: Language) =>
  words.replace(
    standardPattern(language),
    (word) => language.times.standardTimes.get(word) ?? word,
  );

function findMealType(
  tokens: readonly Token[],
  position: number,
  language: Language,
): MealType | undefined {
  const { text = "", stem = "" } = tokens[position] ?? {};
  return (
    language.mealNames.mealNames.get(stem) ??
    language.mealNames.mealNames.get(text) ??
    findMealLetter(tokens, position, language)
  );
}

/** "breakfast burrito", "school lunch pizza", "fruit snacks". */
function isPartOfFoodName(
  tokens: readonly Token[],
  position: number,
  mealType: MealType,
  language: Language,
): boolean {
  const previous = tokens[position - 1]?.text ?? "";
  const next = tokens[position + 1]?.text ?? "";
  if (
    language.mealNames.placesBeforeMeal.has(previous) &&
    (next === "" || language.mealNames.wordsAfterNamedMeal.has(next))
  )
    return false;
  if (language.mealNames.wordsBeforeMealInFood.get(tokens[position]?.stem ?? "")?.has(previous))
    return true;
  if (isOneOfMeals(tokens, position, language)) return false;
  const isNamedFood = language.mealNames.foodsNamedByMeal[mealType].has(
    tokens[position + 1]?.stem ?? "",
  );
  return isNamedFood && !language.mealNames.wordsBeforeNamedMeal.has(previous);
}

/** "breakfast cereal lunch soup", "toast for breakfast, lunch wrap": one of a list of meals without prepositions. */
function isOneOfMeals(tokens: readonly Token[], position: number, language: Language): boolean {
  const isStop = ({ text }: Token) => language.stopWords.sentenceStops.has(text);
  const startAt = tokens.slice(0, position).findLastIndex(isStop) + 1;
  const food = tokens[position + 1]?.stem ?? "";
  const isInList =
    tokens[position - 1]?.text === language.functionWords.comma &&
    !language.mealNames.foodsNextToMeal.has(food);
  if ((position !== startAt && !isInList) || !language.mealNames.foodsWithoutMeal.has(food))
    return false;
  const rest = tokens.slice(position + 1);
  const stopAt = rest.findIndex(isStop);
  const isMeal = ({ text }: Token) => language.mealNames.mealNames.has(text);
  const before = tokens.slice(startAt, position);
  return (
    before.some(isMeal) ||
    rest
      .slice(0, stopAt < 0 ? rest.length : stopAt)
      .some(
        (token, at) =>
          isMeal(token) && !language.mealNames.wordsBeforeNamedMeal.has(rest[at - 1]?.text ?? ""),
      )
  );
}

/** "I skipped lunch", "no breakfast", "before dinner": not the meal that is described. */
function isSkippedMeal(tokens: readonly Token[], position: number, language: Language): boolean {
  const previous = tokens.slice(Math.max(0, position - 3), position).reverse();
  const verb =
    previous.find((token) => !language.mealNames.wordsAfterSkipping.has(token.text))?.text ?? "";
  const next = tokens[position + 1]?.text === "," ? tokens[position + 2] : tokens[position + 1];
  if (
    language.mealNames.untilWords.has(verb) &&
    language.mealNames.continuationsAfterUntil.has(next?.text ?? "")
  )
    return false;
  return language.mealNames.skippingWords.has(verb);
}
