import type { EditOperation } from "../../edits.ts";
import type { Language } from "../../languages/language.ts";
import type { EditContext } from "../edit-context.ts";
import { isRefused } from "../edit-outcome.ts";
import { findItem } from "../find-target.ts";
import { isNumberOf } from "../find-unused-words.ts";
import { findVariant } from "../find-variant.ts";
import { stemsOfEachWord } from "../item-words.ts";
import { isReduction } from "../join-operations.ts";
import { matchPhrases } from "../match-phrases.ts";
import { readClause } from "../read-clause.ts";
import { readNumber, readStatedAmount } from "../read-stated-amount.ts";
import { labelWords } from "./label-words.ts";
import { isCommonWord, namesFood, pointingWord } from "./remarks.ts";
import {
  isCueOfValue,
  isValue,
  type LabelledWords,
  mayBeInRemark,
  type Role,
  textOf,
} from "./roles.ts";
import { isVerb, withoutOthers } from "./subjects.ts";

/**
 * True for a clause that no reader knows and that can be left out if other clauses are changes and the user sees it: it is about
 * another person or a thing, says an order again, or has no amount, share, figure or time, names only foods that are
 * changed, and asks for nothing by itself.
 */
export function canSetAside(
  clause: string,
  operations: readonly EditOperation[],
  context: EditContext,
): boolean {
  const { roles } = context.language.edits;
  const plain = clause.replace(roles.numberOfNoFood, " ");
  if (plain.trim() === "" || [clause, plain].some((one) => isJudgement(one, context))) return true;
  if (roles.eatenLater.test(plain)) return false;
  const text = withoutKnownNumbers(plain, operations, context);
  const words = labelWords(text, context).map((word) => asUnknown(word, context));
  // "my wife" is the subject of what follows.
  const isSentence =
    text !== plain || words.some(({ role }) => role !== "filler" && role !== "other");
  if (plain === clause && repeatsOrder(words, operations, context)) return true;
  // "the crisps" is a part of a list.
  const isName = words.every(({ role }) => role === "item" || role === "food" || role === "filler");
  if (!isSentence || isName || asksForChange(words, context)) return false;
  const own = withoutOthers(words, operations, context);
  return asksNothing(own, roles.saidBefore.test(plain), operations, context);
}

/**
 * True for a clause that may be a change whatever else it says: an order, a larger portion, the kind of an item, an unknown food, a bare
 * amount, or what another person gave the speaker.
 */
export function mayAskForChange(clause: string, context: EditContext): boolean {
  const { roles, subjects } = context.language.edits;
  const plain = clause.replace(roles.numberOfNoFood, " ");
  const words = labelWords(clause, context);
  const text = textOf(words);
  return (
    (words.length < wordsOfSentence && /\d/.test(plain)) ||
    clause.split(", ").some((part) => roles.partEaten.test(part)) ||
    roles.eatenLater.test(plain) ||
    subjects.givenToSpeaker.test(clause) ||
    words.some(
      ({ role, words: one }) =>
        role === "larger" || role === "smaller" || (role === "kind" && isKindOfItem(one, context)),
    ) ||
    words.some(
      ({ role, words: one }) =>
        role === "unknown" &&
        !isCommonWord(one, context.language) &&
        mayBeFood(one, text, context.language),
    ) ||
    asksForChange(words, context)
  );
}

/** True for a clause about other persons or things, whatever a reader takes its words for: "my aunt insisted on turkey". */
export function isOfOthers(
  clause: string,
  operations: readonly EditOperation[],
  context: EditContext,
): boolean {
  const words = labelWords(clause, context);
  return words.length > 0 && withoutOthers(words, operations, context).length === 0;
}

/** "the toast was dry", "it's payday", "too much salt for me with the butter": not too much of an item. */
function isJudgement(clause: string, context: EditContext): boolean {
  const { clauses, roles } = context.language.edits;
  const { noun } = roles.tooMuch.exec(clause)?.groups ?? {};
  return (
    clauses.opinion.test(clause) ||
    clauses.occasion.test(clause) ||
    clauses.repeatedCheck.test(clause) ||
    clauses.otherTime.test(clause) ||
    (noun !== undefined && findItem(noun, context) === undefined)
  );
}

/** True for an order that another clause says in full, and for "no alarm", which removes nothing that the table has. */
export function asksNothingOfFoods(
  clause: string,
  operations: readonly EditOperation[],
  context: EditContext,
): boolean {
  const words = labelWords(clause, context).map((word) => asUnknown(word, context));
  if (repeatsOrder(words, operations, context)) return true;
  const said = words.filter(({ role }) => role !== "filler");
  return (
    said[0]?.role === "remove" &&
    said.slice(1).every(({ role }) => role === "unknown" || role === "time")
  );
}

/** "swap them in", "use that number", "correct the milk": an order about what other clauses change, without a value of its own. */
function repeatsOrder(
  words: readonly LabelledWords[],
  operations: readonly EditOperation[],
  context: EditContext,
): boolean {
  const { order, removingOrder } = context.language.edits.roles;
  const text = textOf(words);
  const isOrder =
    (order.test(text) && operations.some((one) => !isReduction(one))) ||
    (removingOrder.test(text) && operations.some(isReduction));
  if (!isOrder) return false;
  const known = knownStems(operations, context);
  return words.every(
    (word) =>
      isKnown(word, operations, known, context) ||
      (word.role === "unknown" ? isCommonWord(word.words, context.language) : !isValue(word)),
  );
}

/** True for words about the speaker or the meal without an amount, share, figure or time, and with no food that is not changed. */
function asksNothing(
  words: readonly LabelledWords[],
  isOld: boolean,
  operations: readonly EditOperation[],
  context: EditContext,
): boolean {
  const { roles } = context.language.edits;
  const known = knownStems(operations, context);
  // "twice the lasagne" is not what "all twice" says.
  const isShared = words.some(({ role }) => role === "share" || role === "multiple");
  const isNamed = (word: LabelledWords) => !isShared || !isOfAllOnly(word, operations, context);
  const isChanged = (word: LabelledWords) =>
    (isKnown(word, operations, known, context) && isNamed(word)) || (isOld && word.role === "item");
  const isSame = words.some(({ words: one }) => roles.unchanged.test(one));
  const others = words.filter(
    (word) =>
      !isChanged(word) &&
      !isReason(word, operations) &&
      !isKnownShare(word, operations, context) &&
      !(isSame && isLoggedAmount(word, context)),
  );
  const text = textOf(others);
  if (/\d/.test(text) || roles.spelledAmount.test(text)) return false;
  const hasValue = others.some(isValue);
  const saysNothing = (word: LabelledWords) =>
    (isOld && word.role !== "food" && word.role !== "unknown") ||
    saysNoValue(word, text, hasValue, context);
  return (!isShared && namesOnly(others, text, context)) || others.every(saysNothing);
}

/** "roti the same", "it all tastes alike under the gravy": nothing is said of items but that they were there. */
function namesOnly(words: readonly LabelledWords[], text: string, context: EditContext): boolean {
  const isSentence = words.some(
    (word) =>
      word.role === "whole" ||
      isVerb(word, context.language) ||
      context.language.edits.roles.unchanged.test(word.words),
  );
  return (
    isSentence &&
    words.some(({ role }) => role === "item") &&
    words.every((word, at) =>
      word.role === "item" ? words[at + 1]?.role !== "be" : saysNoValue(word, text, true, context),
    )
  );
}

/** "the same two hundred grams" of an item that was logged so */
function isLoggedAmount({ role, words }: LabelledWords, context: EditContext): boolean {
  const { amount = Number.NaN } = (role === "amount" && readStatedAmount(words, context)) || {};
  return context.items.some(({ item }) =>
    [item.grams, item.portion.count].some((one) => Math.abs((one ?? Number.NaN) - amount) < 0.01),
  );
}

/** "double" where an operation doubles */
function isKnownShare(
  { role, words }: LabelledWords,
  operations: readonly EditOperation[],
  context: EditContext,
): boolean {
  if (role !== "share" && role !== "multiple") return false;
  const factors = operations.flatMap((one) => (one.kind === "scale" ? [one.factor] : []));
  if (factors.length === 0) return false;
  const { wholeMeal, wordMultiple, wordShare } = context.language.edits.roles;
  const word = role === "share" ? wordShare : wordMultiple;
  const read = readClause(word(words, wholeMeal), context);
  const [said] = read && !isRefused(read) ? read : [];
  return said?.kind === "scale" && factors.some((factor) => Math.abs(factor - said.factor) < 0.01);
}

/** "yeah five" where an operation sets five, "I said two" where two were logged: the text without numbers that change nothing. */
function withoutKnownNumbers(
  text: string,
  operations: readonly EditOperation[],
  context: EditContext,
): string {
  const isOld = context.language.edits.roles.saidBefore.test(text);
  const logged = isOld
    ? context.items.flatMap(({ item }) => [item.grams ?? 0, item.portion.count ?? 0])
    : [];
  const isSame = (value: number) =>
    isNumberOf(value, operations, context) || logged.some((one) => Math.abs(one - value) < 0.01);
  return text.replace(/[\p{L}\p{N}][\p{L}\p{N}.,]*/gu, (word) => {
    const value = readNumber(word.replace(/[.,]$/, ""), context.language);
    return value !== undefined && isSame(value) ? " " : word;
  });
}

/** A name of no food in the table is a word like others: "moth". */
const asUnknown = (word: LabelledWords, context: EditContext): LabelledWords =>
  word.role === "food" && !namesFood(word.words, context) ? { ...word, role: "unknown" } : word;

/** "I shared it with Mia", "I went back for more": why less or more was eaten, if that is all that changes. */
const isReason = ({ role }: LabelledWords, operations: readonly EditOperation[]): boolean =>
  operations.length > 0 &&
  ((cuesOfLess.has(role) && operations.every(isReduction)) ||
    (cuesOfMore.has(role) && operations.every(isIncrease)));

const isIncrease = (one: EditOperation): boolean =>
  one.kind === "add" ||
  (one.kind === "scale" && one.factor > 1) ||
  (one.kind === "add-amount" && one.amount > 0);

const cuesOfLess: ReadonlySet<string> = new Set(
  Object.keys({
    shared: true,
    unfinished: true,
    left: true,
    other: true,
    // "the portions look too big"
    smaller: true,
  } satisfies Partial<Record<Role, true>>),
);

const cuesOfMore: ReadonlySet<string> = new Set(
  Object.keys({ more: true, larger: true } satisfies Partial<Record<Role, true>>),
);

/** True for words that name foods which are not of the meal. */
export const namesFoods = (words: string, context: EditContext): boolean =>
  labelWords(words, context).some(
    ({ role, words: one }) => role === "food" && namesFood(one, context),
  );

/** The places of the items that words name, in their order. */
export const itemsNamed = (words: string, context: EditContext): readonly number[] =>
  labelWords(words, context).flatMap((one) => {
    const place = one.role === "item" ? findItem(one.words, context) : undefined;
    return place === undefined ? [] : [place];
  });

/** Stems of what the operations name and of the items that they change. */
function knownStems(
  operations: readonly EditOperation[],
  { meal, search }: EditContext,
): ReadonlySet<string> {
  const items = operations.flatMap((one) =>
    "item" in one && one.item !== "all" ? [meal.items[one.item]] : [],
  );
  const texts = [
    ...operations.flatMap((one) => ("mention" in one ? [one.mention.words] : [])),
    ...operations.flatMap((one) => ("words" in one ? [one.words] : [])),
    ...items.flatMap((item) => (item ? [item.food.name, item.text, item.words ?? ""] : [])),
    // "set the protein to that"
    ...operations.flatMap((one) => (one.kind === "set-figures" ? Object.keys(one.amounts) : [])),
  ];
  return new Set(texts.flatMap((text) => stemsOfEachWord(text, search.index)));
}

/** True for the name of what an operation changes, or brings. */
function isKnown(
  { role, words }: LabelledWords,
  operations: readonly EditOperation[],
  known: ReadonlySet<string>,
  context: EditContext,
): boolean {
  if (role === "item") {
    const place = findItem(words, context);
    return operations.some((one) => "item" in one && (one.item === place || one.item === "all"));
  }
  return (
    (role === "food" || role === "kind") &&
    stemsOfEachWord(words, context.search.index).every((stem) => known.has(stem))
  );
}

/** True for one of several items, if only operations of all items change it. */
const isOfAllOnly = (
  { role, words }: LabelledWords,
  operations: readonly EditOperation[],
  context: EditContext,
): boolean =>
  role === "item" &&
  context.items.length > 1 &&
  !operations.some((one) => "item" in one && one.item === findItem(words, context));

function saysNoValue(
  { isWeight, role, words }: LabelledWords,
  text: string,
  hasValue: boolean,
  context: EditContext,
): boolean {
  const { edits } = context.language;
  switch (role) {
    case "unknown":
      return isCommonWord(words, context.language) || !mayBeFood(words, text, context.language);
    case "food":
      return isCommonWord(words, context.language) || isPredicate(words, text, context.language);
    case "kind":
      return !isKindOfItem(words, context);
    case "amount":
      return isWeight !== true && !edits.clauses.wordsOfChanges.test(words);
    default:
      return mayBeInRemark(role, hasValue);
  }
}

/** "I'm a monster" */
const isPredicate = (word: string, text: string, { edits }: Language): boolean =>
  edits.roles.predicateOfPerson.test(text.slice(0, text.indexOf(word)));

/** "with some zorblat", "it was pecorino": an unknown word in the place of a food. */
const mayBeFood = (word: string, text: string, { edits: { roles } }: Language): boolean =>
  /^[\p{L}'’-]+$/u.test(word) &&
  (roles.mayBeEaten(word).test(text) ||
    (roles.mayBeWhatItWas(word).test(text) && !roles.describing.test(word)));

/** "skimmed" of a milk, but not "bees": a word of the table's names that makes another food of an item. */
const isKindOfItem = (words: string, { items, search }: EditContext): boolean =>
  items.some(({ item }) => findVariant(item, words, search) !== undefined);

/** "undo", or "ditch it", "feed the dog": a verb that the reader does not know, and what it is about. */
function asksForChange(words: readonly LabelledWords[], { language }: EditContext): boolean {
  const { titles, roles } = language.edits;
  const [verb, object] = words;
  const said = textOf(words);
  const isObject = (one: string) =>
    pointingWord(language).test(one) || roles.determiner.test(one.split(" ")[0] ?? "");
  return (
    matchPhrases(titles.undoPhrases, said).next().value !== undefined ||
    (verb !== undefined &&
      mayBeVerb(verb, language) &&
      isObject(object?.words ?? "") &&
      !(roles.pastTense.test(verb.words) && words.length > maxWordsOfOrder))
  );
}

/** A number in fewer words is an amount: "frumious 200". */
const wordsOfSentence = 4;

/** "binned it" is an order; "worked it out from the box" has more words. */
const maxWordsOfOrder = 3;

const mayBeVerb = ({ role, words }: LabelledWords, { edits }: Language): boolean =>
  role === "unknown"
    ? !edits.roles.conjunction.test(words)
    : role !== "filler" && isCueOfValue(role);
