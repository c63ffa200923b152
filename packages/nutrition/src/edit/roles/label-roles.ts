import { isWeightOrVolume } from "../../estimate/chunks/amount-predicates.ts";
import { readAmount } from "../../estimate/chunks/read-amount.ts";
import { readFigure } from "../../estimate/chunks/read-figures.ts";
import { readTokens } from "../../estimate/segment/food-query.ts";
import { commonStems, nonFoodWords } from "../../estimate/words/stop-words.ts";
import type { Token } from "../../estimate/words/tokens.ts";
import { forLanguage, type Language } from "../../languages/language.ts";
import type { EditContext } from "../edit-context.ts";
import { findItem, isCalledBy, isPronoun, isWholeMeal } from "../find-target.ts";
import { isFoodWord } from "../find-unused-words.ts";
import { stemsOf } from "../item-words.ts";
import { findOneFood } from "../read-food-words.ts";

/** What a word of an instruction says about the change. */
export type Cue =
  | "remove"
  | "old"
  | "add"
  | "also"
  | "with"
  | "confirmed"
  | "unfinished"
  | "replace"
  | "into"
  | "instead"
  | "left"
  | "other"
  | "more"
  | "less"
  | "larger"
  | "smaller"
  | "shared"
  | "people"
  | "evenly"
  | "each"
  | "whole"
  | "be"
  | "eaten"
  | "only";

/** The role of a part of an instruction. */
export type Role =
  | Cue
  | "item"
  | "food"
  | "kind"
  | "amount"
  | "share"
  | "multiple"
  | "figure"
  | "time";

/** A part of an instruction with its role. */
export interface LabelledPart {
  readonly role: Role;
  readonly words: string;
  /** True for an amount in a unit of weight or volume. */
  readonly isWeight?: boolean;
  /** True for an amount with a number. */
  readonly isCounted?: boolean;
  /** True if nothing but a space is between it and the part before it. */
  readonly isAdjacent: boolean;
  /** True for a food with a definite article. */
  readonly isDefinite?: boolean;
}

/** An instruction in more words than these is not one change. */
const maxWords = 24;
const maxWordsOfName = 4;

/** Order decides between parts of the same length. */
const orderOfRoles: readonly (Role | "filler")[] = [
  "figure",
  "time",
  "evenly",
  "people",
  "share",
  "multiple",
  "item",
  "amount",
  "confirmed",
  "remove",
  "left",
  "unfinished",
  "more",
  "less",
  "larger",
  "smaller",
  "shared",
  "replace",
  "old",
  "each",
  "whole",
  "add",
  "also",
  "with",
  "instead",
  "other",
  "eaten",
  "only",
  "be",
  "into",
  "filler",
  "food",
  "kind",
];

interface Candidate {
  readonly role: Role | "filler";
  readonly end: number;
  readonly isWeight?: boolean;
  readonly isCounted?: boolean;
}

const wordPatterns = forLanguage((language) => {
  const { again, cues, fillers, multiple, share, time } = language.edits.roles;
  const sources = { ...cues, time, share, multiple: `(?:${multiple}|${again})`, filler: fillers };
  return (Object.entries(sources) as [Role | "filler", string][]).map(([role, source]) => ({
    role,
    pattern: new RegExp(`${source}(?![\\p{L}\\p{N}'’])`, "iuy"),
  }));
});

/**
 * Divides an instruction into parts with roles, without the words that have no meaning of their own and without a
 * remark at its end; undefined if another word has no role.
 */
export function labelRoles(
  instruction: string,
  context: EditContext,
): readonly LabelledPart[] | undefined {
  const { negative, question } = context.language.edits.roles;
  if (negative.test(instruction) || question.test(instruction)) return undefined;
  const words = labelWords(instruction, context);
  const ofRemark = words.findIndex(({ role }) => role === "unknown");
  if (ofRemark < 0) return withRoles(words);
  const last = words.findLastIndex(({ role }, at) => at < ofRemark && role !== "filler");
  const remark = words.slice(last + 1);
  return last >= 0 && isRemark(remark, context, new Set(), true)
    ? withRoles(words.slice(0, last + 1))
    : undefined;
}

/** True for words that say nothing of the meal's foods, except of items that were changed. */
export const saysNothing = (
  words: string,
  context: EditContext,
  changed: ReadonlySet<number>,
): boolean => isRemark(labelWords(words, context), context, changed, false);

const valueRoles: ReadonlySet<Role> = new Set([
  "item",
  "food",
  "kind",
  "amount",
  "share",
  "multiple",
  "figure",
  "time",
]);
/** True for a part that a change needs, as a food or an amount. */
export const isValue = ({ role }: LabelledPart) => valueRoles.has(role);

const cuesOfRemarks: ReadonlySet<LabelledWord["role"]> = new Set([
  "filler",
  "unknown",
  "be",
  "eaten",
  "only",
  "other",
  "old",
  "into",
  "instead",
  "with",
  "also",
  "confirmed",
]);

/** Cues that change nothing without a value: "I mean without". */
const cuesOfValues: ReadonlySet<LabelledWord["role"]> = new Set([
  "remove",
  "add",
  "replace",
  "left",
]);

function isRemark(
  words: readonly LabelledWord[],
  context: EditContext,
  changed: ReadonlySet<number>,
  isTail: boolean,
): boolean {
  const { language, search } = context;
  const text = words.map(({ words: one }) => one).join(" ");
  if (words.length === 0 || /\d/.test(text)) return false;
  const { roles } = language.edits;
  const begins = remarkStart(language).test(text);
  const hasSubject = remarkSubject(language).test(text);
  const isHabit = begins && roles.habit.test(text);
  const isPlace = roles.place.test(text);
  const isConfirmed = words.some(({ role }) => role === "confirmed");
  const isDenied = words.some(({ role }) => role === "old");
  const isBare = !begins && !isConfirmed && !isDenied;
  if (isBare && (isTail || text.split(" ").length > maxWordsOfBareRemark)) return false;
  const hasValue = words.some((word) => isPart(word) && isValue(word));
  const isOfChanged = (one: string) =>
    [...changed].some((place) => {
      const item = context.items[place];
      return item !== undefined && stemsOf(one, search.index).every((stem) => item.all.has(stem));
    });
  return words.every(({ role, words: one, isCounted }) => {
    if (role === "item")
      return isPlace || isConfirmed || isHabit || changed.has(findItem(one, context) ?? -1);
    if (role === "food") return isHabit || (isDenied && isOfChanged(one));
    if (role === "amount") return isHabit || !isCounted;
    if (role === "time") return isDenied;
    if (role === "kind") return isHabit || isDenied;
    if (cuesOfValues.has(role)) return !hasValue;
    if (role !== "unknown") return cuesOfRemarks.has(role);
    return (
      isCommonWord(one, language) ||
      (hasSubject &&
        !isFoodWord(one, language.stem(one.toLowerCase()), search.index.words, language))
    );
  });
}

const isCommonWord = (word: string, language: Language): boolean => {
  const stem = language.stem(word.toLowerCase());
  return (
    commonStems(language).has(stem) ||
    nonFoodWords(language).has(word.toLowerCase()) ||
    language.edits.clauses.wordsOfReasons.has(stem)
  );
};

/** A remark of more words begins as a sentence does. */
const maxWordsOfBareRemark = 2;

const remarkSubject = forLanguage(
  (language) => new RegExp(`^${language.edits.roles.remarkSubject}\\b`, "i"),
);
const remarkStart = forLanguage(
  (language) => new RegExp(`^${language.edits.roles.remarkStart}\\b`, "i"),
);

interface LabelledWord extends Omit<LabelledPart, "role"> {
  readonly role: Role | "filler" | "unknown";
}

const isPart = (word: LabelledWord): word is LabelledPart =>
  word.role !== "filler" && word.role !== "unknown";

/** The parts with roles, each with whether it follows another one directly. */
const withRoles = (words: readonly LabelledWord[]): readonly LabelledPart[] => words.filter(isPart);

/** All words of an instruction with their roles; [] if it is too long for one change. */
function labelWords(instruction: string, context: EditContext): readonly LabelledWord[] {
  const { language } = context;
  const tokens = readTokens(instruction, context.search.index);
  if (tokens.length > maxWords) return [];
  const found: LabelledWord[] = [];
  let at = 0;
  let endOfLast = -1;
  while (at < instruction.length) {
    const gap = /^[\s,.;:!?"()–—-]+/.exec(instruction.slice(at));
    if (gap) {
      at += gap[0].length;
      continue;
    }
    const { role, end, isCounted, isWeight } = bestAt(instruction, at, tokens, context);
    const words = instruction.slice(at, end).trim().replace(trailing(language), "");
    found.push({
      role,
      words: role === "multiple" ? multipleIn(words, language) : words,
      isAdjacent: instruction.slice(endOfLast, at) === " ",
      ...(isWeight && { isWeight }),
      ...(isCounted && { isCounted }),
      ...(role === "food" && {
        isDefinite: language.edits.roles.definite.test(instruction.slice(0, at)),
      }),
    });
    at = end;
    if (role !== "filler") endOfLast = end;
  }
  return found;
}

function bestAt(
  instruction: string,
  at: number,
  tokens: readonly Token[],
  context: EditContext,
): Candidate | (Omit<Candidate, "role"> & { readonly role: "unknown" }) {
  const order = ({ role }: Candidate) => orderOfRoles.indexOf(role);
  const [best] = candidatesAt(instruction, at, tokens, context).sort(
    (one, other) => other.end - one.end || order(one) - order(other),
  );
  const length = /^[\p{L}\p{N}'’]+|^./u.exec(instruction.slice(at))?.[0].length ?? 1;
  return best ?? { role: "unknown", end: at + length };
}

function candidatesAt(
  instruction: string,
  at: number,
  tokens: readonly Token[],
  context: EditContext,
): Candidate[] {
  const { language } = context;
  const found: Candidate[] = [];
  for (const { role, pattern } of wordPatterns(language)) {
    pattern.lastIndex = at;
    const match = pattern.exec(instruction);
    if (match && match[0] !== "") found.push({ role, end: pattern.lastIndex });
  }
  const first = tokens.findIndex(({ start }) => start === at);
  if (first < 0) return found;
  const endOf = (end: number) => tokens[end - 1]?.end ?? at;
  const figure = readFigure(tokens, first, language);
  if (figure) found.push({ role: "figure", end: endOf(figure.end) });
  const amount = readAmount(tokens, first, language);
  const share = found.find(({ role }) => role === "share" || role === "multiple");
  const isArticle = amount?.value.isArticle && amount.measureFrom === amount.end;
  if (amount && !isArticle && endOf(amount.end) > (share?.end ?? 0))
    found.push({
      role: "amount",
      end: endOf(amount.end),
      isWeight: isWeightOrVolume(amount.value),
      isCounted: !amount.value.isArticle,
    });
  const isName = !amount || (amount.value.isArticle && amount.value.sizes.length === 0);
  if (isName) found.push(...namesAt(instruction, first, tokens, context));
  return found;
}

const againPattern = forLanguage((language) => new RegExp(`^${language.edits.roles.again}$`, "i"));

const multipleIn = (words: string, language: Language): string =>
  againPattern(language).test(words) ? language.edits.roles.wordDouble : words;

/** The names of items and foods that begin with a token. */
function namesAt(
  instruction: string,
  first: number,
  tokens: readonly Token[],
  context: EditContext,
): Candidate[] {
  const { language } = context;
  const found: Candidate[] = [];
  const start = tokens[first]?.start ?? 0;
  if (isFiller(tokens[first], context) || startsCue(instruction, start, language)) return [];
  const last = Math.min(tokens.length, first + maxWordsOfName);
  for (let next = first + 1; next <= last; next += 1) {
    const token = tokens[next - 1];
    if (token?.kind !== "word") break;
    if (next > first + 1 && startsCue(instruction, token.start, language)) break;
    const words = instruction.slice(start, token.end);
    if (isPronoun(words, language) || isWholeMeal(words, language)) continue;
    const place = findItem(words, context);
    const item = place === undefined ? undefined : context.items[place];
    // "brown rice" is not a white rice; "cheese" may be a parmesan.
    const isOther =
      item &&
      next > first + 1 &&
      token.stem === item.head &&
      !isCalledBy(words, item, context) &&
      findOneFood(words, context);
    if (item && !isOther) found.push({ role: "item", end: token.end });
    else if (findOneFood(words, context)) found.push({ role: "food", end: token.end });
    else if (next === first + 1 && isKind(token, context))
      found.push({ role: "kind", end: token.end });
  }
  return found;
}

/** A word of the table's names that is no name: "white" of white wine. */
const isKind = ({ stem, text }: Token, { language, search }: EditContext) =>
  isFoodWord(text, stem, search.index.words, language);

const trailing = forLanguage(
  (language) => new RegExp(`(?: ${language.edits.roles.afterAmount})+$`, "i"),
);

const startsCue = (instruction: string, at: number, language: Language): boolean =>
  wordPatterns(language).some(({ role, pattern }) => {
    pattern.lastIndex = at;
    return role !== "whole" && pattern.test(instruction);
  });

const isFiller = (token: Token | undefined, { language }: EditContext) =>
  token === undefined || language.stopWords.fillers.has(token.stem);
