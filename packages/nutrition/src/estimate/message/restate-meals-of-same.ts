import { forLanguage, type Language } from "../../languages/language.ts";
import { createPatternTable, type PatternTable } from "../../languages/pattern-table.ts";
import { countIn } from "../chunks/read-count.ts";
import { applyEdit, type CorrectedMessage } from "./corrected-message.ts";
import type { Edit } from "./correction-target.ts";
import { addPreposition } from "./split-parts-at-times.ts";

const timesTable = forLanguage(({ mealsOfSame }) => createPatternTable(mealsOfSame.countsAtTimes));
const mealsTable = forLanguage(({ mealsOfSame }) =>
  createPatternTable(mealsOfSame.foodsOfTwoMeals),
);

/**
 * Writes "2 bananas, one at 10 and one at 4" as "1 bananas at 10 and 1 bananas at 4", and "same for lunch and dinner: rice" as
 * "lunch: rice. dinner: rice". Later meals are inserted behind the person's words, so that no receipt quotes a part of a word.
 */
export function restateMealsOfSame(
  message: CorrectedMessage,
  language: Language,
): CorrectedMessage {
  const edits =
    firstEdits(mealsTable(language), message.corrected, language, writeTwoMeals) ??
    firstEdits(timesTable(language), message.corrected, language, writeAtTimes);
  return (edits ?? []).reduceRight(applyEdit, message);
}

/** The edits of a match, in the order of the text. */
type Write = (match: RegExpExecArray, language: Language) => readonly Edit[] | undefined;

function firstEdits(
  table: PatternTable,
  text: string,
  language: Language,
  write: Write,
): readonly Edit[] | undefined {
  for (const match of table.matchAll(text)) {
    const edits = write(match, language);
    if (edits) return edits;
  }
  return undefined;
}

const writeTwoMeals: Write = ({ 0: words, index, groups }, { mealsOfSame }) => {
  const { foods = "", first = "", second = "", rest = "" } = groups ?? {};
  const isOne = first.toLowerCase() === second.toLowerCase();
  if (isOne || mealsOfSame.potOfTwoMeals.test(foods)) return undefined;
  const start = index + words.indexOf(foods);
  const end = index + words.length;
  return [
    { start: index, end: start, text: mealsOfSame.headMeal(first) },
    { start: start + foods.length, end, text: rest },
    { start: end, end, text: `. ${mealsOfSame.headMeal(second)}${foods.trim()}${rest}` },
  ];
};

/** The count of each part with its time; undefined if they do not add up to the count of all. */
const writeAtTimes: Write = ({ 0: words, index, groups }, language) => {
  const { functionWords, mealsOfSame } = language;
  const { count = "", food = "", parts = "" } = groups ?? {};
  const read = [...parts.matchAll(mealsOfSame.partAtTime)].map(({ groups: part }) => ({
    count: mealsOfSame.oneOfSeveral.test(part?.count ?? "1") ? 1 : toNumber(part?.count, language),
    when: part?.when ?? "",
  }));
  const sum = read.reduce((total, part) => total + part.count, 0);
  if (read.length < 2 || sum !== toNumber(count, language)) return undefined;
  const [first = "", ...later] = read.map(
    (part) => `${part.count} ${food} ${addPreposition(part.when, language)}`,
  );
  const end = index + words.length;
  return [
    { start: index, end, text: first },
    { start: end, end, text: later.map((one) => ` ${functionWords.conjunction} ${one}`).join("") },
  ];
};

const toNumber = (words: string | undefined, language: Language): number =>
  countIn(words ?? "1", language) ?? Number.NaN;
