import type { EditOperation } from "../../edits.ts";
import { forLanguage, type Language } from "../../languages/language.ts";
import type { EditContext } from "../edit-context.ts";
import { findItem } from "../find-target.ts";
import { stemsOfEachWord } from "../item-words.ts";
import { matchPhrases } from "../match-phrases.ts";
import { labelWords } from "./label-words.ts";
import { isCommonWord } from "./remarks.ts";
import { type LabelledWords, mayBeInRemark } from "./roles.ts";

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
  return (
    words.length > 0 &&
    !asksForChange(words, context) &&
    words.every((word) => saysNoValue(word, text, operations, known, context))
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

function saysNoValue(
  { role, words }: LabelledWords,
  text: string,
  operations: readonly EditOperation[],
  known: ReadonlySet<string>,
  context: EditContext,
): boolean {
  const { language, search } = context;
  switch (role) {
    case "unknown":
      return isCommonWord(words, language) || !language.edits.roles.mayBeFood(words).test(text);
    case "item": {
      const place = findItem(words, context);
      return operations.some((one) => "item" in one && (one.item === place || one.item === "all"));
    }
    case "food":
    case "kind":
      return (
        isCommonWord(words, language) ||
        stemsOfEachWord(words, search.index).every((stem) => known.has(stem))
      );
    case "amount":
      return isArticleOnly(language.edits.clauses.wordsOfChanges, words);
    default:
      return mayBeInRemark(role, true);
  }
}

/** "a bunch": an amount without a number. */
const isArticleOnly = (wordsOfChanges: RegExp, words: string) => !wordsOfChanges.test(words);

/** "undo", or "ditch it", "feed the dog": a verb that the reader does not know, and what it is about. */
function asksForChange(words: readonly LabelledWords[], { language }: EditContext): boolean {
  const { titles, roles } = language.edits;
  const [verb, object] = words;
  const said = words.map(({ words: one }) => one).join(" ");
  const isObject = (one: string) =>
    pointing(language).test(one) || roles.determiner.test(one.split(" ")[0] ?? "");
  return (
    matchPhrases(titles.undoPhrases, said).next().value !== undefined ||
    (verb !== undefined && !isSubject(verb, language) && isObject(object?.words ?? ""))
  );
}

const isSubject = ({ role, words }: LabelledWords, { edits }: Language): boolean =>
  role === "filler" || role === "other" || role === "item" || edits.roles.conjunction.test(words);

const pointing = forLanguage((language) => new RegExp(`^${language.edits.clauses.pointing}$`, "i"));
