import { commonStems, nonFoodWords } from "../../estimate/words/stop-words.ts";
import { forLanguage, type Language } from "../../languages/language.ts";
import type { EditContext } from "../edit-context.ts";
import { findItem } from "../find-target.ts";
import { isFoodWord } from "../find-unused-words.ts";
import { stemsOf } from "../item-words.ts";
import { labelWords } from "./label-words.ts";
import {
  isCueOfValue,
  isNeutral,
  isPart,
  isValue,
  type LabelledWords,
  mayBeInRemark,
  type Role,
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
  const text = words.map(({ words: one }) => one).join(" ");
  // "my son" is the subject of what follows.
  const named = words.filter(({ role }) => role !== "filler");
  const isSubject = named.length > 0 && named.every(({ role }) => role === "other");
  if (words.length === 0 || isSubject) return false;
  if (roles.deniedKind.test(text)) return true;
  const begins = remarkStart(language).test(text);
  const isConfirmed = words.some(({ role }) => role === "confirmed");
  if (/\d/.test(text) && !isConfirmed) return false;
  const isDenied = words.some(({ role }) => role === "old");
  const isOnly = words.some(({ role }) => role === "only");
  const isBare = !begins && !isConfirmed && !isDenied && !isOnly;
  if (isBare && (isTail || !isBareRemark(words))) return false;
  const isHabit = begins && roles.habit.test(text);
  const remark: Remark = {
    isConfirmed,
    isHabit,
    isDenied,
    saysOfItem: isHabit || isConfirmed || isOnly || roles.place.test(text),
    hasSubject: !isTail && remarkSubject(language).test(text),
    hasValue: words.some((word) => isPart(word) && isValue(word)),
    changed,
  };
  return words.every((word) =>
    word.role === "unknown"
      ? isUnknownOfRemark(word.words, remark, context)
      : saysNoChange(word.role, word, remark, context),
  );
}

/** "counted wrong", "finished the tub" */
const isBareRemark = (words: readonly LabelledWords[]): boolean =>
  words.filter(({ role }) => role === "unknown").length <= maxWordsOfBareRemark &&
  words.every((word) => !isPart(word) || isNeutral(word) || isOfBareRemark(word.role));

/** "asked them to leave both off" */
const isOfBareRemark = (role: Role) => role === "amount" || isCueOfValue(role);

/** What is known of words that may be a remark. */
interface Remark {
  /** "40 g is right" */
  readonly isConfirmed: boolean;
  /** "I never eat white" */
  readonly isHabit: boolean;
  /** "not today" */
  readonly isDenied: boolean;
  /** It may name an item: "the rice is fine", "they were in the soup". */
  readonly saysOfItem: boolean;
  /** It begins with a pronoun. */
  readonly hasSubject: boolean;
  readonly hasValue: boolean;
  /** The places of the items that the instruction changes. */
  readonly changed: ReadonlySet<number>;
}

function saysNoChange(
  role: Role | "filler",
  { words, isCounted }: LabelledWords,
  { isConfirmed, isHabit, isDenied, saysOfItem, hasValue, changed }: Remark,
  context: EditContext,
): boolean {
  switch (role) {
    case "item":
      return saysOfItem || changed.has(findItem(words, context) ?? -1);
    case "food":
      return isHabit || (isDenied && isOfChanged(words, changed, context));
    case "amount":
      return isHabit || isConfirmed || !isCounted;
    case "time":
      return isDenied;
    case "kind":
      return isHabit || isDenied || saysOfItem;
    default:
      return mayBeInRemark(role, hasValue);
  }
}

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
  { hasSubject }: Remark,
  { language, search }: EditContext,
): boolean {
  const stem = language.stem(word.toLowerCase());
  return (
    isCommonWord(word, language) ||
    language.edits.roles.habit.test(word) ||
    (hasSubject && !isFoodWord(word, stem, search.index.words, language))
  );
}

/** True for a word that names no food, such as "afraid". */
export const isCommonWord = (word: string, language: Language): boolean => {
  const stem = language.stem(word.toLowerCase());
  return (
    commonStems(language).has(stem) ||
    nonFoodWords(language).has(word.toLowerCase()) ||
    language.edits.clauses.wordsOfReasons.has(stem)
  );
};

/** A remark of more unknown words begins as a sentence does. */
const maxWordsOfBareRemark = 2;

const remarkSubject = forLanguage(
  (language) => new RegExp(`^${language.edits.roles.remarkSubject}\\b`, "i"),
);
const remarkStart = forLanguage(
  (language) => new RegExp(`^${language.edits.roles.remarkStart}\\b`, "i"),
);
