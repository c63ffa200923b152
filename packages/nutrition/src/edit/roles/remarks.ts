import { commonStems, nonFoodWords } from "../../estimate/words/stop-words.ts";
import { forLanguage, type Language } from "../../languages/language.ts";
import type { EditContext } from "../edit-context.ts";
import { findItem } from "../find-target.ts";
import { isFoodWord } from "../find-unused-words.ts";
import { stemsOf } from "../item-words.ts";
import { findOneFood, isNamedFood } from "../read-food-words.ts";
import { labelWords } from "./label-words.ts";
import {
  isCueOfValue,
  isNeutral,
  isPart,
  isValue,
  type LabelledWords,
  mayBeInRemark,
  type Role,
  textOf,
} from "./roles.ts";

/** True for words that say nothing of the meal's foods, except of items that were changed. */
export const saysNothing = (
  words: string,
  context: EditContext,
  changed: ReadonlySet<number>,
): boolean => isRemark(labelWords(words, context), context, changed, false);

/**
 * True for words that change nothing, such as a reason, a habit or a denial. A remark at the end of a clause must begin as
 * a sentence does.
 */
export function isRemark(
  words: readonly LabelledWords[],
  context: EditContext,
  changed: ReadonlySet<number>,
  isTail: boolean,
): boolean {
  const { language } = context;
  const { roles } = language.edits;
  const text = textOf(words);
  // "my son" is the subject of what follows.
  const named = words.filter(({ role }) => role !== "filler");
  const isSubject = named.length > 0 && named.every(({ role }) => role === "other");
  // "the broccoli" is a part of a list.
  const isName = named.length > 0 && named.every(isValue);
  if (words.length === 0 || isSubject || isUnfinished(words) || leavesIt(words, language))
    return false;
  if (roles.deniedKind.test(text)) return true;
  const beginning = beginningOf(words, text, changed, context);
  if (isName && beginning.subject === undefined) return false;
  const isConfirmed = words.some(({ role }) => role === "confirmed");
  if (/\d/.test(text) && !isConfirmed) return false;
  const hasCue = words.some(({ role }) => remarkCues.has(role));
  const isBare = !beginning.begins && !hasCue;
  if (isBare && (isTail || !isBareRemark(words))) return false;
  const remark = describeRemark(words, text, beginning, changed, isTail, context);
  return words.every((word) =>
    word.role === "unknown"
      ? isUnknownOfRemark(word.words, remark, context)
      : saysNoChange(word.role, word, remark, context),
  );
}

/** "it was", "I had": the start of a sentence. */
const isUnfinished = (words: readonly LabelledWords[]): boolean => {
  const last = words.at(-1)?.role;
  return (
    (last === "be" || last === "eaten") &&
    words.every(({ role }) => role === "filler" || role === "be" || role === "eaten")
  );
};

/** "I left it", "I threw them away": what the clause before is about was not eaten. */
function leavesIt(words: readonly LabelledWords[], language: Language): boolean {
  const at = words.findIndex(({ role }) => role === "left");
  const object = words[at + 1]?.words ?? "";
  return at >= 0 && pointingWord(language).test(object);
}

/** Cues that a remark may begin with. */
const remarkCues: ReadonlySet<string> = new Set(
  Object.keys({ confirmed: true, old: true, only: true } satisfies Partial<Record<Role, true>>),
);

function describeRemark(
  words: readonly LabelledWords[],
  text: string,
  { begins, hasConjunction, subject }: Beginning,
  changed: ReadonlySet<number>,
  isTail: boolean,
  context: EditContext,
): Remark {
  const { roles } = context.language.edits;
  const hasRole = (wanted: LabelledWords["role"]) => words.some(({ role }) => role === wanted);
  const isHabit = begins && isOfHabit(words, roles.habit);
  const isConfirmed = hasRole("confirmed");
  const isReason = roles.reason.test(text);
  return {
    isReason,
    isConfirmed,
    isHabit,
    isDenied: hasRole("old"),
    saysOfItem: isHabit || isConfirmed || hasRole("only") || roles.place.test(text),
    // "half of it frobnicate": a pronoun alone is not a subject.
    hasPronoun: (subject === "pronoun" && (!isTail || hasConjunction)) || isReason,
    hasUnknown: subject !== undefined && (isReason || hasRole("unknown")),
    hasValue: words.some((word) => isValue(word) && !isChangedItem(word, changed, context)),
    changed,
  };
}

/** True if a habit is named before the foods: not in "had a pear as I prefer it". The subject may be a food. */
function isOfHabit(words: readonly LabelledWords[], habit: RegExp): boolean {
  const value = words.findIndex((word, at) => at > 1 && isValue(word));
  const before = value < 0 ? words : words.slice(0, value + 1);
  return habit.test(textOf(before));
}

const isChangedItem = (
  { role, words }: LabelledWords,
  changed: ReadonlySet<number>,
  context: EditContext,
): boolean => role === "item" && changed.has(findItem(words, context) ?? -1);

/** The subject of a sentence, after a conjunction. */
interface Beginning {
  readonly subject: "pronoun" | "name" | undefined;
  readonly hasConjunction: boolean;
  /** True for words that begin as a sentence does. */
  readonly begins: boolean;
}

function beginningOf(
  words: readonly LabelledWords[],
  text: string,
  changed: ReadonlySet<number>,
  context: EditContext,
): Beginning {
  const { language } = context;
  const { conjunction, determiner } = language.edits.roles;
  const from = Math.max(
    0,
    words.findIndex(({ words: one }) => !conjunction.test(one)),
  );
  const [first, second, third] = words.slice(from);
  const rest = textOf(words.slice(from));
  // "my trainer", "the scale"
  const isNamed =
    first !== undefined &&
    determiner.test(first.words) &&
    [second, third].some((word) => word?.role === "unknown");
  // "tea gives me a headache"
  const isOfItem =
    first !== undefined && isChangedItem(first, changed, context) && second?.role === "unknown";
  const isName = first?.role === "other" || isNamed || isOfItem;
  const named = isName ? "name" : undefined;
  const subject = remarkSubject(language).test(rest) ? "pronoun" : named;
  const begins = subject !== undefined || remarkStart(language).test(text);
  return { subject, hasConjunction: from > 0, begins };
}

/** "counted wrong", "finished the tub" */
const isBareRemark = (words: readonly LabelledWords[]): boolean =>
  words.filter(({ role }) => role === "unknown").length <= maxWordsOfBareRemark &&
  words.every((word) => !isPart(word) || isNeutral(word) || isOfBareRemark(word.role));

/** "asked them to leave both off" */
const isOfBareRemark = (role: Role) => role === "amount" || isCueOfValue(role);

/** What is known of words that may be a remark. */
interface Remark {
  /** "because the boys eat them like monkeys" */
  readonly isReason: boolean;
  /** "40 g is right" */
  readonly isConfirmed: boolean;
  /** "I never eat white" */
  readonly isHabit: boolean;
  /** "not today" */
  readonly isDenied: boolean;
  /** It may name an item: "the rice is fine", "they were in the soup". */
  readonly saysOfItem: boolean;
  /** It begins with a pronoun as its subject, or is a reason: it may have any word except the names of foods. */
  readonly hasPronoun: boolean;
  /** It has a subject, and is a reason or has a word that is not a cue of a change: "I mixed it up with last Sunday". */
  readonly hasUnknown: boolean;
  readonly hasValue: boolean;
  /** The places of the items that the instruction changes. */
  readonly changed: ReadonlySet<number>;
}

function saysNoChange(
  role: Role | "filler",
  { words, isCounted }: LabelledWords,
  { isReason, isConfirmed, isHabit, isDenied, saysOfItem, hasUnknown, hasValue, changed }: Remark,
  context: EditContext,
): boolean {
  if (isHabit) return role !== "figure";
  switch (role) {
    case "item":
      return saysOfItem || changed.has(findItem(words, context) ?? -1);
    case "food":
      return isReason
        ? !namesFood(words, context) || isWordOfReasons(words, context.language)
        : isDenied && isOfChanged(words, changed, context);
    case "amount":
      return (
        isConfirmed || (!isCounted && !context.language.edits.clauses.wordsOfChanges.test(words))
      );
    case "time":
      return isDenied || hasUnknown;
    case "kind":
      return isDenied || saysOfItem || isWordOfReasons(words, context.language);
    default:
      return mayBeInRemark(role, hasValue);
  }
}

/** False for "monkeys", which are only in the name of a food. */
export const namesFood = (words: string, context: EditContext): boolean => {
  const mention = findOneFood(words, context);
  return mention !== undefined && isNamedFood(mention, context);
};

/** True if all of the words name a changed item. */
const isOfChanged = (
  words: string,
  changed: ReadonlySet<number>,
  { items, search }: EditContext,
): boolean =>
  [...changed].some((place) =>
    stemsOf(words, search.index).every((stem) => items[place]?.all.has(stem)),
  );

function isUnknownOfRemark(
  word: string,
  { hasPronoun }: Remark,
  { language, search }: EditContext,
): boolean {
  const stem = language.stem(word.toLowerCase());
  return (
    isCommonWord(word, language) ||
    language.edits.roles.habit.test(word) ||
    (hasPronoun && !isFoodWord(word, stem, search.index.words, language))
  );
}

/** True for a word that names no food, such as "afraid". */
export const isCommonWord = (said: string, language: Language): boolean => {
  const word = said.replace(/['’]\p{L}+$/u, "");
  const stem = language.stem(word.toLowerCase());
  return (
    commonStems(language).has(stem) ||
    nonFoodWords(language).has(word.toLowerCase()) ||
    isWordOfReasons(word, language)
  );
};

/** "the machine was broken" */
const isWordOfReasons = (word: string, language: Language): boolean =>
  language.edits.clauses.wordsOfReasons.has(language.stem(word.toLowerCase()));

/** A remark of more unknown words begins as a sentence does. */
const maxWordsOfBareRemark = 2;

/** The subject of a sentence at its start: "I left half". */
export const remarkSubject = forLanguage(
  (language) => new RegExp(`^${language.edits.roles.remarkSubject}\\b`, "i"),
);
/** "it", "them" */
export const pointingWord = forLanguage(
  (language) => new RegExp(`^${language.edits.clauses.pointing}$`, "i"),
);
const remarkStart = forLanguage(
  (language) => new RegExp(`^${language.edits.roles.remarkStart}\\b`, "i"),
);
