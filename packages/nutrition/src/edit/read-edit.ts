import type { EditOperation } from "../edits.ts";
import type { FoodIndex } from "../estimate/match/food-index.ts";
import type { MessageContext } from "../estimate/message/read-time.ts";
import { forLanguage, type Language } from "../languages/language.ts";
import { anyRow } from "../languages/pattern-rows.ts";
import type { MealEstimate } from "../meal.ts";
import { createEditContext, type EditContext, phrasingsOnly } from "./edit-context.ts";
import {
  type ClauseReading,
  type EditReading,
  type EditRefused,
  isRefused,
  refuse,
} from "./edit-outcome.ts";
import { findItem, isPartOf } from "./find-target.ts";
import { isDescription } from "./find-variant.ts";
import { stemsOf } from "./item-words.ts";
import { joinToClauseBefore } from "./join-clauses.ts";
import { findRepeated, joinOperations } from "./join-operations.ts";
import { matchPhrases } from "./match-phrases.ts";
import {
  correctInstruction,
  orderWords,
  repeatShared,
  spellOutSigns,
  stripPoliteness,
} from "./normalize-instruction.ts";
import { bareFigureIn } from "./parsers/figures.ts";
import { pointingPattern, readAboutItem, readTopic } from "./read-about-item.ts";
import { readClause } from "./read-clause.ts";
import { nameOnly } from "./roles/read-by-roles.ts";
import { saysNothing } from "./roles/remarks.ts";
import { canSetAside } from "./roles/set-aside.ts";
import { type Clause, type Piece, segmentInstruction, splitPieces } from "./segment-instruction.ts";

/** Longer instructions are refused. */
const maxClauses = 24;
/**
 * Reads an instruction about a meal as operations. Refused as a whole if any clause cannot be read or
 * names an item that does not exist, so that an instruction is never applied partly.
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
  const spelled = spellOutSigns(foods.language)(instruction.replace(/[^\S\n]+/g, " ").trim());
  const corrected = orderWords(foods.language)(correctInstruction(spelled, foods));
  const text = repeatShared(corrected, foods.language);
  const pieces = splitPieces(text, context);
  if (pieces.length === 0 || pieces.length > maxClauses) return refuse("unread", text);
  if (mode.readsRoles && isUndoWithRemarks(text, pieces, context))
    return { operations: [], isUndo: true };
  const segmented = joinTopics(segmentInstruction(text, pieces, context), context);
  const joined = withoutReasons(joinToClauseBefore(segmented, context), context);
  const said = withoutRemarks(joined, context);
  const clauses = withoutSetAside(said, context);
  const unread = clauses.filter(({ read }) => read === undefined).map(({ words }) => words);
  if (unread.length > 0) {
    return refuse(unread.length === clauses.length ? "unread" : "partly-unread", ...unread);
  }
  const operations: EditOperation[] = [];
  for (const { read } of withoutRestated(withMealType(clauses, context), context)) {
    if (read && isRefused(read)) return explainRefusal(read, context);
    operations.push(...(read ?? []));
  }
  const joinedOperations = joinOperations(operations, text, context);
  const conflict = findConflict(clauses, joinedOperations, context);
  if (conflict !== undefined) return refuse("partly-unread", conflict);
  return {
    operations: joinedOperations,
    isUndo: false,
    remarks: joined.filter((clause) => !said.includes(clause)).map(({ words }) => words),
    unused: said.filter((clause) => !clauses.includes(clause)).map(({ words }) => words),
  };
}

const isUndo = (words: string, { edits }: Language): boolean =>
  matchPhrases(edits.titles.undoPhrases, words).next().value !== undefined;

/** "undo that, I pressed the wrong thing" */
function isUndoWithRemarks(text: string, pieces: readonly Piece[], context: EditContext): boolean {
  const { language } = context;
  const said = pieces.map(({ start, end }) => stripPoliteness(text.slice(start, end), language));
  return (
    said.some((words) => isUndo(words, language)) &&
    said.every(
      (words) =>
        isUndo(words, language) ||
        saysNothing(words, context, new Set()) ||
        (context.mode.setsAside && canSetAside(words, [], context)),
    )
  );
}

/** The words that would change the same again, or add what is there. */
function findConflict(
  clauses: readonly Clause[],
  operations: readonly EditOperation[],
  context: EditContext,
): string | undefined {
  // A second time that is not of the first one's day would take its place.
  const [, time] = clauses.filter(
    ({ read }) => read && !isRefused(read) && read.some(({ kind }) => kind === "set-time"),
  );
  const again = time ?? findContradiction(clauses);
  return again?.words ?? findRepeated(operations, context);
}

/** A clause that sets an item to another amount than a clause before it: "I had 3, my son ate one". */
function findContradiction(clauses: readonly Clause[]): Clause | undefined {
  const known = new Map<string, number>();
  return clauses.find(({ read }) =>
    (read && !isRefused(read) ? read : []).some((one) => {
      if (one.kind !== "set-amount") return false;
      const key = `${one.item} ${one.unit ?? ""}`;
      const isOther = known.has(key) && known.get(key) !== one.amount;
      known.set(key, one.amount);
      return isOther;
    }),
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

/**
 * The clauses without shares that another one says again: "I left half of it, so halve the meal", "my son ate a quarter, so I had three
 * quarters". Two shares are else multiplied.
 */
function withoutRestated(clauses: readonly Clause[], { language }: EditContext): readonly Clause[] {
  const [orders, statement] = [openingPattern(language), statementPattern(language)];
  const isAgain = (one: Clause, earlier: Clause) => {
    const [share, before] = [shareIn(one), shareIn(earlier)];
    if (!share || !before || share.item !== before.item) return undefined;
    if (share.factor === before.factor && orders.test(one.words) && !statement.test(one.words))
      return one;
    return Math.abs(share.factor + before.factor - 1) < 0.01 && share.factor !== 0.5
      ? earlier
      : undefined;
  };
  const restated = clauses.map((one, at) =>
    at === 0 ? undefined : isAgain(one, clauses[at - 1] as Clause),
  );
  return clauses.filter((one) => !restated.includes(one));
}

/** The only change of a clause, if it is a share. */
function shareIn({ read }: Clause) {
  const [only, ...others] = read && !isRefused(read) ? read : [];
  return only?.kind === "scale" && others.length === 0 ? only : undefined;
}

/** "I left half": not an order. */
const statementPattern = forLanguage(
  (language) => new RegExp(`^${language.edits.roles.remarkSubject}\\b`, "i"),
);

const openingPattern = forLanguage(
  (language) => new RegExp(`^${language.edits.clauses.opening}`, "i"),
);

/** Says of a part of an item, as the rice of a biryani, that it is one. */
function explainRefusal(refused: EditRefused, context: EditContext): EditRefused {
  const [name, ...others] = refused.words;
  if (refused.refusal !== "no-such-item" || name === undefined || others.length > 0) return refused;
  const isPart = context.meal.items.some((_, place) => isPartOf(name, place, context));
  return isPart ? refuse("part-of-food", name) : refused;
}

/** The clauses without those that say nothing of the meal's foods: "brown bread, I never eat white". */
function withoutRemarks(clauses: readonly Clause[], context: EditContext): readonly Clause[] {
  const isRead = ({ read }: Clause) => read !== undefined && !isRefused(read);
  if (!context.mode.readsRoles || !clauses.some(isRead)) return clauses;
  const changed = new Set(
    clauses
      .flatMap(({ read }) => (read && !isRefused(read) ? read : []))
      .flatMap((one) => ("item" in one ? [one.item] : []))
      .filter((item) => item !== "all"),
  );
  return clauses.filter((one) => isRead(one) || !saysNothing(one.words, context, changed));
}

/** The clauses without those that no reader knows and that ask for nothing, if others are changes. */
function withoutSetAside(clauses: readonly Clause[], context: EditContext): readonly Clause[] {
  const operations = clauses.flatMap(({ read }) => (read && !isRefused(read) ? read : []));
  if (!context.mode.setsAside || operations.length === 0) return clauses;
  return clauses.filter(
    ({ words, read }) => read !== undefined || !canSetAside(words, operations, context),
  );
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

const isReduction = (operation: EditOperation): boolean =>
  operation.kind === "remove" ||
  (operation.kind === "scale" && operation.factor < 1) ||
  (operation.kind === "add-amount" && operation.amount < 0);

/**
 * Resolves clauses that refer to the item of the previous clause: "I weighed the rice and it was 160 g",
 * "swap the fries for peas and make them 50 g".
 */
function joinTopics(clauses: readonly Clause[], context: EditContext): readonly Clause[] {
  const joined: Clause[] = [];
  let topic: number | undefined;
  for (const clause of clauses) {
    const resolved =
      topic === undefined ? clause : readWithTopic(topic, clause, joined.at(-1), context);
    // A clause that only introduced the item has no operation.
    if (resolved !== clause && joined.at(-1)?.read === undefined) joined.pop();
    joined.push(resolved);
    topic =
      onlyItem(resolved) ??
      (resolved.read === undefined
        ? (readTopic(resolved.words, context) ?? topicByRoles(resolved.words, context))
        : undefined);
  }
  return joined;
}

/** The one item of a clause that says nothing else of it: "had the dressing on the side". */
function topicByRoles(words: string, context: EditContext): number | undefined {
  const named = context.mode.readsRoles ? nameOnly(words, context) : undefined;
  return named === undefined ? undefined : findItem(named, context);
}

/** Reads a clause about the previous clause's item, if it cannot be read by itself. */
function readWithTopic(
  topic: number,
  clause: Clause,
  before: Clause | undefined,
  context: EditContext,
): Clause {
  if (before?.read !== undefined && !mayPoint(topic, clause, before.read, context)) return clause;
  const read = readAboutItem(
    topic,
    clause.words,
    (words) => readClause(words, context),
    context.language,
  );
  const isDescribed = read?.every((one) => describes(one, context)) ?? false;
  if (!read || (isSaidOfAnother(clause, context) && !isDescribed)) return clause;
  return { ...clause, read };
}

/** "poached", "wholemeal": not the name of another food. */
const describes = (operation: EditOperation, { language }: EditContext): boolean =>
  operation.kind === "change-kind" && isDescription(operation.words, language);

/** "large fries and it was coke zero": the clause may be about another item, which is not replaced then. */
const isSaidOfAnother = ({ words, read }: Clause, { language }: EditContext): boolean =>
  read !== undefined &&
  language.edits.clauses.pointingFirst.test(words) &&
  (isRefused(read) ? read.refusal !== "several-items" : read.every((one) => !isOfAll(one)));

const isOfAll = (operation: EditOperation) => "item" in operation && operation.item === "all";

/**
 * True for a clause that may be about the item of the clause before: "2 eggs and they were poached" changes no
 * other food that can be poached, and in "almond croissant, 450 kcal" the energy is not that of the meal.
 */
function mayPoint(
  topic: number,
  { words, read }: Clause,
  before: NonNullable<ClauseReading>,
  { language, mode }: EditContext,
): boolean {
  if (read === undefined) return false;
  const { eachAtEnd, pointingFirst } = language.edits.clauses;
  const isPointing = pointingFirst.test(words) || eachAtEnd.test(words);
  if (isRefused(read)) return read.refusal === "several-items" || isPointing;
  if (read.some(isOfAll)) {
    const isShare = mode.readsRoles && pointingPattern(language).test(words);
    return isShare || (isOfFood(before) && bareFigureIn(words, language) !== undefined);
  }
  return isPointing && read.some((one) => "item" in one && one.item !== topic);
}

const kindsOfFood: ReadonlySet<EditOperation["kind"]> = new Set([
  "replace",
  "change-kind",
  "set-amount",
]);

const isOfFood = (read: NonNullable<ClauseReading>): boolean =>
  !isRefused(read) && read.some(({ kind }) => kindsOfFood.has(kind));

/** The one item that a clause changes. */
function onlyItem(clause: Clause | undefined): number | undefined {
  const read = clause?.read;
  if (read === undefined || isRefused(read)) return undefined;
  const places = new Set(read.map((one) => ("item" in one ? one.item : undefined)));
  const [place] = places;
  return places.size === 1 && typeof place === "number" ? place : undefined;
}
