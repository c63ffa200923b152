import type { EditOperation } from "../edits.ts";
import { forLanguage } from "../languages/language.ts";
import type { EditContext } from "./edit-context.ts";
import { type ClauseReading, type EditRefused, isRefused, refuse } from "./edit-outcome.ts";
import { findItem } from "./find-target.ts";
import { findUnusedWords } from "./find-unused-words.ts";
import { normalizeInstruction, withoutAsides } from "./normalize-instruction.ts";
import { type EditParser, runParser } from "./parsers/edit-parser.ts";
import { parsers, parsersOfWritten } from "./parsers/index.ts";
import { findOneFood } from "./read-food-words.ts";
import { labelWords } from "./roles/label-words.ts";
import { saysWhoElseAte } from "./roles/subjects.ts";

/** Longer text is not a single change, and every parser would search all of it. */
const maxClauseLength = 600;

const negativePattern = forLanguage(
  (language) => new RegExp(language.edits.rewordings.negativeAmount, "i"),
);

/**
 * Reads one clause of an instruction, without politeness; undefined if it changes nothing. A clause that no parser can apply
 * as it is written is read without its asides.
 */
export function readClause(stated: string, context: EditContext): ClauseReading {
  if (saysHowItWas(stated, context) || isOfWhoElseAte(stated, context)) return undefined;
  const read = readStated(stated, context);
  if (read && !isRefused(read)) return read;
  const plain = withoutAsides(context.language)(stated).trim();
  const reread = plain === stated ? undefined : readStated(plain, context);
  return reread && !isRefused(reread) ? reread : read;
}

/** "it went cold", "it tastes like water": nothing was changed. */
const saysHowItWas = (stated: string, { language: { edits } }: EditContext): boolean =>
  edits.clauses.complaint.test(stated) ||
  edits.clauses.occasion.test(stated) ||
  edits.clauses.repeatedCheck.test(stated) ||
  edits.clauses.otherTime.test(stated) ||
  (/\d/.test(stated) && edits.figures.ofNoMeal.test(stated)) ||
  edits.roles.resemblance.test(stated);

/** "my wife had the salmon too" */
const isOfWhoElseAte = (stated: string, context: EditContext): boolean =>
  alsoPattern(context.language).test(stated) &&
  saysWhoElseAte(labelWords(stated, context), context.language);

/** The phrases of cues as whole words. */
const cuePattern = (...cues: readonly string[]) =>
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${cues.join("|")})(?![\\p{L}\\p{N}])`, "iu");

const alsoPattern = forLanguage(({ edits }) => cuePattern(edits.roles.cues.also));

function readStated(stated: string, context: EditContext): ClauseReading {
  const { cache, meal } = context;
  const ofMeal = cache.clauses.get(meal) ?? new Map<string, ClauseReading>();
  cache.clauses.set(meal, ofMeal);
  if (!ofMeal.has(stated)) ofMeal.set(stated, readUncached(stated, context));
  return ofMeal.get(stated);
}

function readUncached(stated: string, context: EditContext): ClauseReading {
  const isOther =
    saysHowItWas(stated, context) || context.language.edits.roles.shareOfPronoun.test(stated);
  if (stated === "" || stated.length > maxClauseLength || isOther) return undefined;
  const asWritten = runParsers(parsersOfWritten, stated, context);
  if (asWritten) return withoutSentences(asWritten, stated, context);
  const words = normalizeInstruction(stated, context);
  return negativePattern(context.language).test(words)
    ? refuse("impossible-amount")
    : withoutSentences(runParsers(parsers, words, context), words, context);
}

/**
 * No reading if the name of a food has a sentence: "the coke was a zero, they never have the normal one". A translated
 * sentence has the order of its language: "a toast my son eaten".
 */
function withoutSentences(read: ClauseReading, words: string, context: EditContext): ClauseReading {
  const { language, mode } = context;
  if (read === undefined || isRefused(read)) return read;
  const { clauses, roles } = language.edits;
  const isSentence = (name: string) =>
    clauses.sentenceInName.test(name) || (mode.isTranslated && roles.notInNames.test(name));
  const hasNoUnit = (one: EditOperation) =>
    one.kind === "set-amount" && clauses.wordsOfChanges.test(one.unit ?? "");
  return read.some(
    (one) =>
      isSentence(nameIn(one)) ||
      hasTwoAmounts(one) ||
      hasNoUnit(one) ||
      isKindOfAmount(one) ||
      isItemAgain(one, words, context) ||
      addsPlace(one, words, context),
  )
    ? undefined
    : read;
}

/** "it was 1 can = 120g": a kind has no number, except for "2 % milk". */
const isKindOfAmount = (one: EditOperation): boolean =>
  one.kind === "change-kind" && /(?<![\d/.-])[1-9]\d*(?![\d/]|[.,]?\d* ?%)/.test(one.words);

/** "granola, seventy" of a meal with granola is not more granola, and "not the cheese, the butter" no other butter. */
function isItemAgain(one: EditOperation, words: string, context: EditContext): boolean {
  if (one.kind !== "add" && one.kind !== "replace") return false;
  const place = findItem(one.mention.words, context);
  if (place === undefined) return false;
  if (one.kind === "replace")
    return (
      one.item !== place &&
      one.mention.amount === undefined &&
      !replaceCue(context.language).test(words)
    );
  return !moreCue(context.language).test(words);
}

/** "swap the cheese for butter" */
const replaceCue = forLanguage(({ edits }) => cuePattern(edits.roles.cues.replace));

/** "extra granola, seventy" */
const moreCue = forLanguage(({ edits: { roles } }) =>
  cuePattern(roles.cues.add, roles.cues.also, roles.cues.more, roles.cues.with),
);

/** "add some to my bagel, 50 g" adds no bagel. */
function addsPlace(one: EditOperation, words: string, context: EditContext): boolean {
  if (one.kind !== "add") return false;
  const at = words.toLowerCase().indexOf(one.mention.words.toLowerCase());
  const { additionPlace } = context.language.edits.presence;
  return (
    at > 0 &&
    additionPlace.test(words.slice(0, at)) &&
    findItem(one.mention.words, context) !== undefined
  );
}

/** True for the unit "scoops 60 g" of "two scoops so 60 g of whey". */
const hasTwoAmounts = (one: EditOperation): boolean =>
  one.kind === "set-amount" && /^\p{L}+ \d/u.test(one.unit ?? "");

const nameIn = (operation: EditOperation): string => {
  if (operation.kind === "change-kind") return operation.words;
  return operation.kind === "replace" || operation.kind === "add" ? operation.mention.words : "";
};

/** The reading of the first parser that can apply the words; otherwise the first refusal about food. */
function runParsers(
  parsers: readonly EditParser[],
  words: string,
  context: EditContext,
): ClauseReading {
  let failure: EditRefused | undefined;
  for (const parser of parsers) {
    const read = runParser(parser, words, context);
    const found = read && refuseUnused(read, words, context);
    if (found && (!isRefused(found) || isFinal(parser, found))) return found;
    if (found && isAboutFood(parser, found, context)) failure ??= found;
  }
  return failure;
}

/** A refusal of a reading that leaves out a number or a food of the words. */
function refuseUnused(
  read: NonNullable<ClauseReading>,
  words: string,
  context: EditContext,
): NonNullable<ClauseReading> {
  const unused = isRefused(read) ? [] : findUnusedWords(words, read, context);
  return unused.length > 0 ? refuse("partly-unread", ...unused) : read;
}

/** No later parser may add "double rice" to a biryani. */
const isFinal = ({ finalRefusal, isOpen }: EditParser, { refusal }: EditRefused) =>
  refusal === finalRefusal || (refusal === "part-of-food" && !isOpen);

function isAboutFood(
  { isOpen }: EditParser,
  { refusal, words }: EditRefused,
  context: EditContext,
): boolean {
  if (refusal === "unread") return false;
  const isOther = isOpen && refusal === "no-such-item";
  return !isOther || words.some((name) => findOneFood(name, context) !== undefined);
}
