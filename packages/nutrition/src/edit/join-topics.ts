import type { EditOperation } from "../edits.ts";
import type { EditContext } from "./edit-context.ts";
import { type ClauseReading, isRefused } from "./edit-outcome.ts";
import { findItem, isPartOf } from "./find-target.ts";
import { isDescription } from "./find-variant.ts";
import { isReduction } from "./join-operations.ts";
import { bareFigureIn } from "./parsers/figures.ts";
import { pointingPattern, readAboutItem, readTopic } from "./read-about-item.ts";
import { readClause } from "./read-clause.ts";
import { labelWords } from "./roles/label-words.ts";
import { nameOnly } from "./roles/read-by-roles.ts";
import { remarkSubject } from "./roles/remarks.ts";
import { asksNothingOfFoods, itemsNamed, namesFoods } from "./roles/set-aside.ts";
import { saysWhoElseAte } from "./roles/subjects.ts";
import { asksWhich, type Clause } from "./segment-instruction.ts";

/**
 * Resolves clauses that refer to the item of the previous clause: "I weighed the rice and it was 160 g",
 * "swap the fries for peas and make them 50 g".
 */
export function joinTopics(clauses: readonly Clause[], context: EditContext): readonly Clause[] {
  const joined: Clause[] = [];
  let topic: Topic | undefined;
  for (const clause of clauses) {
    if (takesOffPart(clause, joined, context)) continue;
    const isMeant =
      topic !== undefined && (topic.isIntroduced || pointsToTopic(clause, joined, context));
    const read =
      topic && isMeant ? readWithTopic(topic.place, clause, joined.at(-1), context) : clause;
    const resolved =
      topic && read !== clause ? withPartOnly(topic.place, read, joined, context) : read;
    // A clause that only introduced the item has no operation.
    if (resolved !== clause && topic?.isIntroduced && joined.at(-1)?.read === undefined)
      joined.pop();
    joined.push(resolved);
    topic = topicAfter(resolved, topic, context);
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
interface Topic {
  readonly place: number;
  /** False for an item that talk only named: a clause must point to it. */
  readonly isIntroduced: boolean;
}

/** What a clause is about; the topic before if it changes nothing and names none of the foods. */
function topicAfter(
  clause: Clause,
  before: Topic | undefined,
  context: EditContext,
): Topic | undefined {
  const { words, read } = clause;
  const changed = onlyItem(clause);
  if (changed !== undefined) return { place: changed, isIntroduced: true };
  if (read !== undefined) return undefined;
  const introduced =
    readTopic(words, context) ?? topicByRoles(words, context) ?? topicOfOthers(words, context);
  if (introduced !== undefined) return { place: introduced, isIntroduced: true };
  if (!context.mode.setsAside) return undefined;
  // "they put chicken on the salad": what follows may be about either.
  if (namesFoods(words, context)) return undefined;
  const named = itemsNamed(words, context).at(-1);
  const label = labelWords(words, context).findLast(({ role }) => role === "item");
  // "why is there sugar in my coffee": what follows is about the sugar.
  const isOfPart =
    label?.isPlace === true ||
    (label && named !== undefined && isPartOf(label.words, named, context));
  if (isOfPart) return undefined;
  return named === undefined ? before : { place: named, isIntroduced: false };
}

/** "take it off": a change of what the words before named. */
const pointsOnly = ({ words, read }: Clause, { language }: EditContext): boolean =>
  pointingPattern(language).test(words) && (read === undefined || asksWhich({ words, read }));

/** "too much salt, take it off" is about what was said last, unless an earlier clause has taken something off. */
const pointsToTopic = (
  clause: Clause,
  before: readonly Clause[],
  context: EditContext,
): boolean => {
  const operations = before.flatMap(({ read }) => (read && !isRefused(read) ? read : []));
  return pointsOnly(clause, context) && !asksNothingOfFoods(clause.words, operations, context);
};

/** The one item of a clause that says nothing else of it: "had the dressing on the side". */
function topicByRoles(words: string, context: EditContext): number | undefined {
  const named = context.mode.readsRoles ? nameOnly(words, context) : undefined;
  return named === undefined ? undefined : findItem(named, context);
}

/** The one item that others had as well: "my wife had salmon too, mine was 130 g". */
function topicOfOthers(words: string, context: EditContext): number | undefined {
  const isOfOthers =
    context.mode.readsRoles && saysWhoElseAte(labelWords(words, context), context.language);
  const [place, ...others] = isOfOthers ? itemsNamed(words, context) : [];
  return others.length === 0 ? place : undefined;
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
    remarkSubject(context.language).test(clause.words) &&
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
