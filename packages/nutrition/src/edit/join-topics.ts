import type { EditOperation } from "../edits.ts";
import type { EditContext } from "./edit-context.ts";
import { type ClauseReading, isRefused } from "./edit-outcome.ts";
import { findItem } from "./find-target.ts";
import { isDescription } from "./find-variant.ts";
import { isReduction } from "./join-operations.ts";
import { bareFigureIn } from "./parsers/figures.ts";
import { pointingPattern, readAboutItem, readTopic, subjectAtStart } from "./read-about-item.ts";
import { readClause } from "./read-clause.ts";
import { itemsNamed, labelWords } from "./roles/label-words.ts";
import { asksWhich, type Clause } from "./segment-instruction.ts";

/**
 * Resolves clauses that refer to the item of the previous clause: "I weighed the rice and it was 160 g",
 * "swap the fries for peas and make them 50 g".
 */
export function joinTopics(clauses: readonly Clause[], context: EditContext): readonly Clause[] {
  const joined: Clause[] = [];
  let topic: number | undefined;
  for (const clause of clauses) {
    if (takesOffPart(clause, joined, context)) continue;
    const read =
      topic === undefined ? clause : readWithTopic(topic, clause, joined.at(-1), context);
    const resolved =
      topic === undefined || read === clause ? read : withPartOnly(topic, read, joined, context);
    // A clause that only introduced the item has no operation.
    if (resolved !== clause && joined.at(-1)?.read === undefined) joined.pop();
    joined.push(resolved);
    topic = topicOf(resolved, context);
  }
  return joined;
}

/** "my son ate half the fries, so take that off": the part, which the clause before has taken off, and not the fries. */
function takesOffPart({ words }: Clause, before: readonly Clause[], context: EditContext): boolean {
  if (!context.language.edits.clauses.partTakenOff.test(words)) return false;
  const last = before.findLastIndex(({ read }) => read !== undefined);
  const { read } = before[last] ?? {};
  const isPart = (one: EditOperation) => one.kind !== "remove" && isReduction(one);
  return (
    read !== undefined &&
    !isRefused(read) &&
    read.length > 0 &&
    read.every(isPart) &&
    before.slice(last + 1).every(({ words: one }) => itemsNamed(one, context).length === 0)
  );
}

/** "one slice of toast went stone cold, so I threw it out": what was said of the item, if the clause takes off all of it. */
function withPartOnly(
  place: number,
  clause: Clause,
  before: readonly Clause[],
  context: EditContext,
): Clause {
  const { read } = clause;
  if (!read || isRefused(read) || !read.every(({ kind }) => kind === "remove")) return clause;
  const naming = before.findLast(({ words }) => itemsNamed(words, context).includes(place));
  if (!naming || naming.read !== undefined) return clause;
  const named = labelWords(naming.words, context).filter(({ role }) => role !== "filler");
  const at = named.findIndex(
    ({ role, words }) => role === "item" && findItem(words, context) === place,
  );
  const { role, words = "" } = named[at - 1] ?? {};
  const { references, roles } = context.language.edits;
  const item = references.wordPlace(place);
  const isAmount = role === "amount" && named[at - 1]?.isCounted === true;
  if (role !== "share" && !isAmount) return clause;
  const part = isAmount ? roles.wordLess(words, item) : roles.wordLeft(words, item);
  return { ...clause, read: readClause(part, context) };
}

/** The item that a clause is about, for the next one. */
function topicOf(clause: Clause, context: EditContext): number | undefined {
  return clause.read === undefined ? readTopic(clause.words, context) : onlyItem(clause);
}

/** Reads a clause about the previous clause's item, if it cannot be read by itself. */
function readWithTopic(
  topic: number,
  clause: Clause,
  before: Clause | undefined,
  context: EditContext,
): Clause {
  if (before?.read !== undefined && !mayPoint(topic, clause, before.read, context)) return clause;
  if (context.language.edits.clauses.occasion.test(clause.words)) return clause;
  const named = itemsNamed(clause.words, context);
  // "make it 180 g fries and 200 g steak"
  if (named.length > 0 && !named.includes(topic) && asksWhich(clause)) return clause;
  const read = readAboutItem(topic, clause.words, (words) => readClause(words, context), context);
  const isDescribed = read?.every((one) => describes(one, context)) ?? false;
  // "I counted the crusts" is not a kind of the pizza.
  const isOfSpeaker =
    subjectAtStart(context.language).test(clause.words) &&
    !pointingPattern(context.language).test(clause.words) &&
    (read?.some(({ kind }) => kind === "change-kind") ?? false);
  if (!read || isOfSpeaker || (isSaidOfAnother(clause, context) && !isDescribed)) return clause;
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
  { language }: EditContext,
): boolean {
  if (read === undefined) return false;
  const { eachAtEnd, pointingFirst } = language.edits.clauses;
  const isPointing = pointingFirst.test(words) || eachAtEnd.test(words);
  if (isRefused(read)) return read.refusal === "several-items" || isPointing;
  if (read.some(isOfAll)) {
    return isOfFood(before) && bareFigureIn(words, language) !== undefined;
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
