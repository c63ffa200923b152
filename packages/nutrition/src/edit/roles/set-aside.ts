import type { EditOperation } from "../../edits.ts";
import { forLanguage, type Language } from "../../languages/language.ts";
import type { EditContext } from "../edit-context.ts";
import { findItem } from "../find-target.ts";
import { findVariant } from "../find-variant.ts";
import { stemsOfEachWord } from "../item-words.ts";
import { matchPhrases } from "../match-phrases.ts";
import { labelWords } from "./label-words.ts";
import { isCommonWord } from "./remarks.ts";
import { isCueOfValue, isPart, isValue, type LabelledWords, mayBeInRemark } from "./roles.ts";

/**
 * True for a clause that no reader knows and that can be left out beside changes which were read, if the user is told: it has no
 * amount, share, figure or time, names no food but those that are changed, and asks for nothing by itself.
 */
export function canSetAside(
  clause: string,
  operations: readonly EditOperation[],
  context: EditContext,
): boolean {
  const { roles } = context.language.edits;
  const text = clause.replace(roles.numberOfNoFood, " ");
  if (/\d/.test(text) || roles.spelledAmount.test(text) || roles.question.test(text)) return false;
  const words = labelWords(text, context);
  const known = knownStems(operations, context);
  const isChanged = (word: LabelledWords) => isKnown(word, operations, known, context);
  const hasValue = words.some((word) => isPart(word) && isValue(word) && !isChanged(word));
  return (
    words.length > 0 &&
    !asksForChange(words, context) &&
    words.every((word) => isChanged(word) || saysNoValue(word, text, hasValue, context))
  );
}

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

function saysNoValue(
  { isCounted, role, words }: LabelledWords,
  text: string,
  hasValue: boolean,
  context: EditContext,
): boolean {
  const { edits } = context.language;
  switch (role) {
    case "unknown":
      return isCommonWord(words, context.language) || !edits.roles.mayBeFood(words).test(text);
    case "food":
      return isCommonWord(words, context.language);
    case "kind":
      return !isKindOfItem(words, context);
    case "amount":
      return isCounted !== true && !edits.clauses.wordsOfChanges.test(words);
    default:
      return mayBeInRemark(role, hasValue);
  }
}

/** "skimmed" of a milk, but not "bees": a word of the table's names that makes another food of an item. */
const isKindOfItem = (words: string, { items, search }: EditContext): boolean =>
  items.some(({ item }) => findVariant(item, words, search) !== undefined);

/** "undo", or "ditch it", "feed the dog": a verb that the reader does not know, and what it is about. */
function asksForChange(words: readonly LabelledWords[], { language }: EditContext): boolean {
  const { titles, roles } = language.edits;
  const [verb, object] = words;
  const said = words.map(({ words: one }) => one).join(" ");
  const isObject = (one: string) =>
    pointing(language).test(one) || roles.determiner.test(one.split(" ")[0] ?? "");
  return (
    matchPhrases(titles.undoPhrases, said).next().value !== undefined ||
    (verb !== undefined && mayBeVerb(verb, language) && isObject(object?.words ?? ""))
  );
}

const mayBeVerb = ({ role, words }: LabelledWords, { edits }: Language): boolean =>
  role === "unknown"
    ? !edits.roles.conjunction.test(words)
    : role !== "filler" && isCueOfValue(role);

const pointing = forLanguage((language) => new RegExp(`^${language.edits.clauses.pointing}$`, "i"));
