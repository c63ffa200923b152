import type { EditChange, EditOperation, EditRefusal } from "../edits.ts";
import type { MealReading } from "../estimate/estimate-meals.ts";
import type { FoodIndex } from "../estimate/match/food-index.ts";
import type { MessageContext } from "../estimate/message/read-time.ts";
import { substituteDictionaryPhrases } from "../estimate/user-dictionary.ts";
import { defaultLanguage } from "../languages/default-language.ts";
import type { Language } from "../languages/language.ts";
import type { MealEstimate } from "../meal.ts";
import type { OwnFood } from "../own-foods.ts";
import { isDoubtful } from "./doubt-reading.ts";
import {
  createEditContext,
  phrasingsOnly,
  type ReadingCaches,
  type ReadingMode,
} from "./edit-context.ts";
import { editDivided } from "./edit-divided.ts";
import {
  type EditOutcome,
  type EditReading,
  type EditRefused,
  isRefused,
  refuse,
} from "./edit-outcome.ts";
import * as operations from "./operations/apply-operations.ts";
import { readByRanking } from "./ranking/rank-readings.ts";
import { readEdit } from "./read-edit.ts";
import * as reread from "./reread-meal.ts";
import { takeTitle } from "./take-title.ts";
import { translateEdit } from "./translate-edit.ts";
import * as update from "./update-own-food.ts";

export { createEditContext } from "./edit-context.ts";
export type { EditOutcome, EditReading, EditRefused } from "./edit-outcome.ts";
export { type ChosenFood, estimateFood } from "./estimate-food.ts";
export { findFoodById } from "./find-variant.ts";
export { listAlternatives, suggestFoods } from "./list-alternatives.ts";
export {
  listOutcomes,
  mayBeRanked,
  mostProbable,
  type ReadingOutcome,
  rankingMode,
  refusalFeature,
} from "./ranking/rank-readings.ts";
export { sharedFeatures, withSharedWeights } from "./ranking/shared-features.ts";
export { prepareInstruction, readEdit } from "./read-edit.ts";
export { suggestDictionaryEntry } from "./suggest-dictionary-entry.ts";
export { translateEdit } from "./translate-edit.ts";

/**
 * Applies an instruction in words to a meal: all that it asks for, or nothing if any of that cannot be read or
 * applied, with the reason. Talk, questions and what others ate may be left out, and are among the changes as `not-used`. The same words, meal and time give the same outcome.
 */
export function applyEdit(
  meal: MealEstimate,
  instruction: string,
  foods: FoodIndex,
  written: MessageContext,
  options: EditOptions = {},
): EditOutcome {
  const outcome = readAndApply(meal, instruction, foods, written, options);
  return addsNegative(outcome, instruction, foods)
    ? refuse("impossible-amount")
    : quoteAsWritten(outcome, instruction);
}

/** A refusal quotes what the person wrote, not what it was reworded to; without such words, all of an instruction that was not read. */
function quoteAsWritten(outcome: EditOutcome, instruction: string): EditOutcome {
  if (outcome.kind !== "refused" || !quotedRefusals.has(outcome.refusal)) return outcome;
  const { refusal, words } = outcome;
  const said = new Set(wordsIn(instruction));
  const written = words.filter((one) => wordsIn(one).every((word) => said.has(word)));
  if (written.length === words.length) return outcome;
  const isAll = written.length === 0 && refusal === "unread";
  return refuse(refusal, ...(isAll ? [instruction.trim().replace(/[.!?]+$/, "")] : written));
}

const quotedRefusals: ReadonlySet<EditRefusal> = new Set(["unread", "partly-unread"]);

/** Without numbers, which may be quoted in digits. */
const wordsIn = (text: string): readonly string[] => text.toLowerCase().match(/\p{L}+/gu) ?? [];

/** "add -4 eggs" */
function addsNegative(outcome: EditOutcome, instruction: string, { language }: FoodIndex): boolean {
  if (outcome.kind !== "changed") return false;
  const numbers = [...instruction.matchAll(language.edits.roles.negativeNumbers)].map(
    ([, number]) => Number(number?.replace(",", ".")),
  );
  const isBelowZero = language.edits.roles.belowZero.test(instruction);
  return outcome.operations.some(
    (one) =>
      (one.kind === "add" && numbers.includes(one.mention.amount ?? Number.NaN)) ||
      (one.kind === "add-amount" && one.amount < 0 && isBelowZero),
  );
}

function readAndApply(
  meal: MealEstimate,
  instruction: string,
  foods: FoodIndex,
  written: MessageContext,
  options: EditOptions,
): EditOutcome {
  const outcomeOf = (isByWords: boolean) => {
    const translated = translateEdit(meal, instruction, foods, written, isByWords);
    const { translatedQuestion } = foods.language.edits.roles;
    const edited = translated?.localize(editMeal(translated, translated.isTranslated));
    const isQuestion = translatedQuestion.test(translated?.instruction ?? "");
    return edited?.kind === "changed" && isQuestion ? refuse("unread", instruction) : edited;
  };
  const outcome = outcomeOf(false);
  if (!outcome) return editMeal({ meal, instruction, foods, written, ...options }, false);
  if (!isOfWording(outcome)) return outcome;
  // A pattern that fits all of a clause may have misread it.
  const byWords = outcomeOf(true);
  return byWords && byWords.kind !== "refused" ? byWords : outcome;
}

/** Reads a title apart from what else an instruction asks for. */
function editMeal(edited: EditedMeal, isTranslated: boolean): EditOutcome {
  const { foods, instruction, meal, written } = edited;
  if (!foods.language.edits.titles.titleWords.test(instruction))
    return editUntitled(edited, isTranslated);
  const context = createEditContext(meal, foods, written, { ...phrasingsOnly, isTranslated });
  const titled = takeTitle(instruction, context);
  if (!titled) return editUntitled(edited, isTranslated);
  const { mayChange, rename, rest } = titled;
  const unread: EditOutcome = {
    kind: "changed",
    meal,
    changes: [{ kind: "not-used", words: rest }],
    operations: [],
  };
  const outcome = mayChange ? editUntitled({ ...edited, instruction: rest }, isTranslated) : unread;
  if (outcome.kind !== "changed") return outcome;
  const renamed = operations.applyOperations(outcome.meal, [rename], foods, written);
  if (renamed.kind !== "changed") return renamed;
  return {
    ...renamed,
    changes: [...outcome.changes, ...renamed.changes],
    operations: [...outcome.operations, rename],
  };
}

function editUntitled(edited: EditedMeal, isTranslated: boolean): EditOutcome {
  const caches: ReadingCaches = new WeakMap();
  const outcome = editAsPhrased({ ...phrasingsOnly, isTranslated, caches }, edited);
  const { foods, instruction, meal, readsByRanking, written } = edited;
  const isDoubted = !isOfWording(outcome);
  if (isDoubted && !isMisread(outcome, isTranslated, edited, caches)) return outcome;
  if (foods.language.edits.roles.belowZero.test(instruction))
    return isDoubted ? outcome : refuse("impossible-amount");
  if (readsByRanking === false) return outcome;
  const ranked = readByRanking(meal, instruction, foods, written, caches, isDoubted);
  const isMeant = ranked && !scalesByContent(ranked.operations, meal, instruction, foods);
  return isMeant ? ranked : outcome;
}

/** True if another reading of what the parsers read may be better. Only the parsers know the person's own phrases. */
const isMisread = (
  outcome: EditOutcome,
  isTranslated: boolean,
  { foods, instruction, meal, written }: EditedMeal,
  caches: ReadingCaches,
): boolean => {
  if (outcome.kind !== "changed" || isTranslated) return false;
  const { text } = substituteDictionaryPhrases(instruction, foods, written.dictionary);
  if (text !== instruction) return false;
  const context = createEditContext(meal, foods, written, { ...phrasingsOnly, caches });
  return isDoubtful(outcome, instruction, context);
};

/** Refusals of instructions that may only be in no known phrasing. */
const refusalsOfWording: ReadonlySet<EditRefusal> = new Set([
  "unread",
  "partly-unread",
  "no-such-item",
  "part-of-food",
  "several-items",
  "unknown-food",
]);

/** True for a refusal that another reading of the words may avoid. */
export const isOfWording = (outcome: EditOutcome): outcome is EditRefused =>
  outcome.kind === "refused" && refusalsOfWording.has(outcome.refusal);

/** What the parsers make of an instruction in phrasings that they know. */
function editAsPhrased(
  mode: ReadingMode,
  { meal, instruction, foods, written }: EditedMeal,
): EditOutcome {
  const readAs = (one: MealEstimate) => readWithDictionary(one, instruction, foods, written, mode);
  const said = readAs(meal);
  const read =
    !isRefused(said) && scalesByContent(said.operations, meal, instruction, foods)
      ? refuse("unread", instruction)
      : said;
  if (!isRefused(read) && read.isUndo) return { kind: "undo" };
  const outcome = isRefused(read)
    ? read
    : operations.applyOperations(meal, read.operations, foods, written);
  const divided = editDivided(meal, outcome, foods, written, readAs);
  if (divided || isRefused(read) || outcome.kind !== "changed") return divided ?? outcome;
  const unused = (read.unused ?? []).map((words): EditChange => ({ kind: "not-used", words }));
  return { ...outcome, changes: [...outcome.changes, ...unused] };
}

/** "the milk was 1.5 %" says its fat. */
function scalesByContent(
  changes: readonly EditOperation[],
  { items }: MealEstimate,
  instruction: string,
  { language }: FoodIndex,
): boolean {
  const { soldByPercent, statedPercent } = language.edits.factors;
  const percent = statedPercent.exec(instruction)?.[1];
  if (percent === undefined) return false;
  const factor = Number(percent.replace(",", ".")) / 100;
  return changes.some(
    (one) =>
      one.kind === "scale" &&
      one.item !== "all" &&
      Math.abs(one.factor - factor) < 1e-6 &&
      soldByPercent.test(items[one.item]?.food.name ?? ""),
  );
}

/**
 * Applies all operations to a meal, or none if one of them fails. Items that no operation names do not change; the
 * meal's totals are computed again from its items.
 */
export function applyOperations(
  meal: MealEstimate,
  changes: readonly EditOperation[],
  foods: FoodIndex,
  written: MessageContext,
): EditOutcome {
  const words = changes.flatMap((change) => ("words" in change ? change.words : [])).join(", ");
  const translated = translateEdit(meal, words, foods, written);
  if (!translated) return operations.applyOperations(meal, changes, foods, written);
  const inTable = changes.map(translated.toTable);
  return translated.localize(
    operations.applyOperations(translated.meal, inTable, translated.foods, translated.written),
  );
}

export interface EditOptions {
  /** False to refuse what the parsers cannot read, for `npm run fit`. */
  readonly readsByRanking?: boolean;
}

interface EditedMeal extends EditOptions {
  readonly meal: MealEstimate;
  readonly instruction: string;
  readonly foods: FoodIndex;
  readonly written: MessageContext;
}

/**
 * Replaces a meal's items by what another reader found in its words. Type, time, description and a title
 * that the user set stay. Refused if it has no food, or if nothing would change.
 */
export const rereadMeal = (
  meal: MealEstimate,
  reading: MealReading,
  language: Language = defaultLanguage,
): EditOutcome => reread.rereadMeal(meal, reading, language);

/**
 * Changes the items of an own food to its present figures: servings stay servings, and a stated weight stays
 * as it is. Figures that the person stated for one meal stay. Refused if nothing would change.
 */
export const updateOwnFood = (
  meal: MealEstimate,
  own: OwnFood,
  language: Language = defaultLanguage,
): EditOutcome => update.updateOwnFood(meal, own, language);

/**
 * Reads an instruction that may contain dictionary phrases. If that is refused, reads it unchanged, since
 * a phrase may refer to an item: "remove my latte".
 */
function readWithDictionary(
  meal: MealEstimate,
  instruction: string,
  foods: FoodIndex,
  written: MessageContext,
  mode: ReadingMode,
): EditReading | EditRefused {
  const taught = substituteDictionaryPhrases(instruction, foods, written.dictionary);
  if (taught.text === instruction) return readEdit(meal, instruction, foods, written, mode);
  const read = readEdit(meal, taught.text, taught.foods, written, mode);
  if (isRefused(read)) return readEdit(meal, instruction, foods, written, mode);
  return {
    ...read,
    operations: read.operations.map((one) => restore(one, taught.restore)),
    unused: (read.unused ?? []).map(taught.restore),
  };
}

/** The operation with the original phrases in all of its texts. */
function restore(operation: EditOperation, toPhrases: (text: string) => string): EditOperation {
  const isText = (value: unknown) => typeof value === "string";
  return JSON.parse(
    JSON.stringify(operation, (_key, value) => (isText(value) ? toPhrases(value) : value)),
  );
}
