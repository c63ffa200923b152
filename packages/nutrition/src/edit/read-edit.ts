import type { EditOperation } from "../edits.ts";
import type { FoodIndex } from "../estimate/match/food-index.ts";
import type { MessageContext } from "../estimate/message/read-time.ts";
import { writeClippingsInFull } from "../estimate/message/write-clippings-in-full.ts";
import { forLanguage, type Language } from "../languages/language.ts";
import { anyRow } from "../languages/pattern-rows.ts";
import type { MealEstimate } from "../meal.ts";
import {
  findConflict,
  withoutLoggedAmounts,
  withoutRepeatedFigures,
  withoutRestated,
} from "./conflicts.ts";
import { createEditContext, type EditContext, phrasingsOnly } from "./edit-context.ts";
import { type EditReading, type EditRefused, isRefused, refuse } from "./edit-outcome.ts";
import { isPartOf } from "./find-target.ts";
import { stemsOf } from "./item-words.ts";
import { joinToClauseBefore } from "./join-clauses.ts";
import { isReduction, joinOperations } from "./join-operations.ts";
import { joinTopics } from "./join-topics.ts";
import { matchPhrases } from "./match-phrases.ts";
import {
  correctInstruction,
  orderWords,
  repeatShared,
  spellOutSigns,
  stripPoliteness,
} from "./normalize-instruction.ts";
import { readClause } from "./read-clause.ts";
import { labelWords } from "./roles/label-words.ts";
import { findOthersFoods } from "./roles/others-foods.ts";
import { isValue } from "./roles/roles.ts";
import { type Clause, type Piece, segmentInstruction, splitPieces } from "./segment-instruction.ts";
import { spellItemNames } from "./spell-item-names.ts";
import { withoutTakenBack } from "./take-back.ts";
import { withoutCorrectedValues } from "./take-back-values.ts";
import { writeNumbers } from "./write-numbers.ts";

/** Longer instructions are refused. */
const maxClauses = 24;

/**
 * Reads an instruction about a meal as operations. Refused as a whole if any clause cannot be read or names an item that does not
 * exist. Only questions and what others ate are left out, and are among what the reading did not use.
 */
export function readEdit(
  meal: MealEstimate,
  instruction: string,
  foods: FoodIndex,
  written: MessageContext,
  mode = phrasingsOnly,
): EditReading | EditRefused {
  if (isUndo(stripPoliteness(instruction, foods.language), foods.language))
    return { operations: [], isUndo: true };
  const context = createEditContext(meal, foods, written, mode);
  const { questions, text } = prepareInstruction(instruction, context);
  if (foods.language.edits.roles.retraction.test(text)) return refuse("unread", text);
  const pieces = splitPieces(text, context);
  if (pieces.length === 0 || pieces.length > maxClauses)
    return refuse("unread", instruction.replace(/[.!?]+$/, ""));
  if (isUndoWithTalk(text, pieces, context)) return { operations: [], isUndo: true };
  const sorted = sortClauses(segmentInstruction(text, pieces, context), context);
  const read = toReading(sorted, text, context);
  return isRefused(read) ? read : { ...read, unused: [...questions, ...(read.unused ?? [])] };
}

/** An instruction in the spellings that the reader knows, without what it takes back and without its questions. */
export function prepareInstruction(instruction: string, context: EditContext) {
  const { language, search } = context;
  const full = withFullWords(instruction, language);
  const spaced = full.replace(/[^\S\n]+/g, " ").trim();
  const spelled = spellOutSigns(language)(withNumbers(spaced, language));
  const corrected = orderWords(language)(
    spellItemNames(correctInstruction(spelled, search.index), context),
  );
  const meant = withoutCorrectedValues(withoutTakenBack(corrected, context), context);
  const { questions, rest } = takeQuestions(repeatShared(meant, language), context);
  return { questions, text: rest };
}

/** The text without clipped words; a title has the person's spelling. */
const withFullWords = (text: string, language: Language): string =>
  language.edits.rewordings.namingWords.test(text)
    ? text
    : writeClippingsInFull({ original: text, corrected: text }, language).corrected;

/** The text with numbers in digits; a title has the person's spelling. */
const withNumbers = (text: string, language: Language): string =>
  language.edits.rewordings.namingWords.test(text) ? text : writeNumbers(text, language);

/** The sentences that ask, and the text without them: "was 2 eggs. Is that too much?" */
function takeQuestions(text: string, { language }: EditContext) {
  const sentences = text.split(/(?<=[.!?]) +/);
  const isQuestion = (one: string) => one.endsWith("?") && language.edits.roles.question.test(one);
  return {
    questions: sentences.filter(isQuestion),
    rest: sentences.filter((one) => !isQuestion(one)).join(" "),
  };
}

/** The clauses of an instruction by their use. */
interface SortedClauses {
  /** Changes, and what was asked for but cannot be read. */
  readonly asked: readonly Clause[];
  /** What others ate, which is left out and shown to the user. */
  readonly unused: readonly Clause[];
}

function sortClauses(segmented: readonly Clause[], context: EditContext): SortedClauses {
  const current = withoutRepeatedFigures(withoutLoggedAmounts(segmented, context), context);
  const joined = joinToClauseBefore(joinTopics(current, context), context);
  const clauses = withoutReasons(withoutLoggedAmounts(joined, context), context);
  const othersFoods = findOthersFoods(clauses, context);
  return {
    asked: clauses.filter((clause) => !othersFoods.has(clause)),
    unused: [...othersFoods],
  };
}

function toReading(
  { asked, unused }: SortedClauses,
  text: string,
  context: EditContext,
): EditReading | EditRefused {
  const unread = asked.filter(({ read }) => read === undefined).map(({ words }) => words);
  if (asked.length === 0) return refuse("unread", text);
  if (unread.length > 0)
    return refuse(unread.length === asked.length ? "unread" : "partly-unread", ...unread);
  const said: EditOperation[] = [];
  for (const { read } of withoutRestated(withMealType(asked, context), context)) {
    if (read && isRefused(read) && deniesPartOfReplaced(read, asked, context)) continue;
    if (read && isRefused(read)) return explainRefusal(read, context);
    said.push(...(read ?? []));
  }
  const operations = joinOperations(said, text, context);
  const conflict = findConflict(asked, operations, context);
  if (conflict !== undefined) return refuse("partly-unread", conflict);
  return { operations, isUndo: false, unused: unused.map(({ words }) => words) };
}

const isUndo = (words: string, { edits }: Language): boolean =>
  matchPhrases(edits.titles.undoPhrases, words).next().value !== undefined;

/** "undo that, I pressed the wrong thing": an undo, and talk that names no food, amount or other value. */
function isUndoWithTalk(text: string, pieces: readonly Piece[], context: EditContext): boolean {
  const said = pieces
    .map(({ start, end }) => stripPoliteness(text.slice(start, end), context.language))
    .filter((words) => words !== "");
  const isTalk = (words: string) =>
    readClause(words, context) === undefined && !labelWords(words, context).some(isValue);
  return (
    said.some((words) => isUndo(words, context.language)) &&
    said.every((words) => isUndo(words, context.language) || isTalk(words))
  );
}

/** The clauses with the times of the meal that another clause names: 6:50 of a breakfast is in the morning. */
function withMealType(clauses: readonly Clause[], context: EditContext): readonly Clause[] {
  const types = clauses.flatMap(({ read }) =>
    read && !isRefused(read)
      ? read.flatMap((one) => (one.kind === "set-meal-type" ? [one.mealType] : []))
      : [],
  );
  const [mealType, ...others] = types;
  if (mealType === undefined || others.length > 0) return clauses;
  const meal = { ...context.meal, mealType };
  return clauses.map((clause) =>
    clause.read && !isRefused(clause.read) && clause.read.every(({ kind }) => kind === "set-time")
      ? { ...clause, read: readClause(clause.words, { ...context, meal }) }
      : clause,
  );
}

/** "chicken pho, no beef in it" after a beef pho: the food that another clause brings has no such part. */
const deniesPartOfReplaced = (
  { refusal, words }: EditRefused,
  clauses: readonly Clause[],
  { items, search }: EditContext,
): boolean =>
  refusal === "part-of-food" &&
  clauses
    .flatMap(({ read }) => (read && !isRefused(read) ? read : []))
    .some(
      (one) =>
        (one.kind === "replace" || one.kind === "change-kind") &&
        words
          .flatMap((name) => stemsOf(name, search.index))
          .every((stem) => items[one.item]?.all.has(stem)),
    );

/** Says of a part of an item, as the rice of a biryani, that it is one. */
function explainRefusal(refused: EditRefused, context: EditContext): EditRefused {
  const [name, ...others] = refused.words;
  if (refused.refusal !== "no-such-item" || name === undefined || others.length > 0) return refused;
  const isPart = context.meal.items.some((_, place) => isPartOf(name, place, context));
  return isPart ? refuse("part-of-food", name) : refused;
}

const reasonPattern = forLanguage(
  (language) => new RegExp(`^(?:${anyRow(language.edits.clauses.reasons)})`, "i"),
);

/**
 * The clauses without those that only say why less was eaten: "no beans, they'd run out", "couldn't finish,
 * left a quarter". Such a clause contains no figure, no food and no word of the food table.
 */
function withoutReasons(
  clauses: readonly Clause[],
  { language, search }: EditContext,
): readonly Clause[] {
  const operations = clauses.flatMap(({ read }) => (read && !isRefused(read) ? read : []));
  if (operations.length === 0 || !operations.every(isReduction)) return clauses;
  const isReason = ({ words, read }: Clause) =>
    (read === undefined || isRefused(read)) &&
    reasonPattern(language).test(words) &&
    !/\d/.test(words) &&
    !language.edits.clauses.wordsOfChanges.test(words) &&
    stemsOf(words, search.index).every(
      (stem) => !search.index.words.has(stem) || language.edits.clauses.wordsOfReasons.has(stem),
    );
  return clauses.filter((clause) => !isReason(clause));
}
