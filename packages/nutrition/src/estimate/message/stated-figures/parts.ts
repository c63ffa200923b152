import type { Language } from "../../../languages/language.ts";
import { isPluralToken, type Token, tokenize } from "../../words/tokens.ts";
import { skipPerson } from "../find-parts-left.ts";
import { readAmount } from "../roles/read-amount.ts";
import { readEnergy, readNutrient } from "../roles/read-figure.ts";
import { hasRole, type Role } from "../roles/role.ts";
import type { FoundPart } from "../roles/role-part.ts";
import type { Part } from "./part.ts";

/** The parts of a message in order, without the words that say nothing. */
export function readParts(message: string, language: Language): readonly Part[] {
  const tokens = tokenize(message, language);
  const parts: Part[] = [];
  let fillers: readonly Token[] = [];
  for (let at = 0; at < tokens.length; ) {
    const { length, ...found } =
      readDetail(tokens, at, parts, language) ?? readPart(tokens, at, parts.at(-1), language);
    const read = tokens.slice(at, at + length);
    at += length;
    if (found.role === "filler") {
      fillers = [...fillers, ...read];
      continue;
    }
    addFillers(parts, fillers, language);
    addPart(parts, found, read, fillers, language);
    fillers = [];
  }
  addFillers(parts, fillers, language);
  return parts;
}

/** Words whose role depends on the parts before them and on the words after them. */
function readDetail(
  tokens: readonly Token[],
  at: number,
  parts: readonly Part[],
  language: Language,
): FoundPart | undefined {
  if (tokens[at]?.kind !== "word") return undefined;
  return (
    readFiller(tokens, at, parts, language) ??
    readSharers(tokens, at, parts, language) ??
    readSource(tokens, at, language) ??
    readSize(tokens, at, parts, language) ??
    readExclusion(tokens, at, parts, language) ??
    readPronoun(tokens, at, parts, language)
  );
}

/** "weighed out", "60 g dry", "3 slices toasted", "small pack" */
function readFiller(
  tokens: readonly Token[],
  at: number,
  parts: readonly Part[],
  language: Language,
): FoundPart | undefined {
  const { text = "", stem = "" } = tokens[at] ?? {};
  const { statedFigures, stopWords, amounts } = language;
  const before = parts.at(-1);
  const isParticle = before?.role === "eat" && statedFigures.particles.has(text);
  const isState = statedFigures.statesAfterAmount.has(text) || stopWords.weighedStates.has(stem);
  const isStateOfAmount =
    isState &&
    hasRole(before, "weight", "count", "fraction", "noun") &&
    endsPhrase(tokens, at + 1, language);
  const isSizeOfNoun =
    amounts.sizeWords.has(text) && readWords(tokens, at + 1, language)?.role === "noun";
  return isParticle || isStateOfAmount || isSizeOfNoun ? { role: "filler", length: 1 } : undefined;
}

/** "shared", "with my sister", "she had more" */
function readSharers(
  tokens: readonly Token[],
  at: number,
  parts: readonly Part[],
  language: Language,
): FoundPart | undefined {
  const { sharerPrepositions, sharingVerbs } = language.sharing;
  const { text = "" } = tokens[at] ?? {};
  if (sharingVerbs.has(text)) return { role: "share", length: 1 };
  const end = sharerPrepositions.has(text) ? skipPerson(tokens, at + 1, language) : undefined;
  if (end !== undefined) return { role: "share", length: end - at };
  const isStart = parts.length === 0 || hasRole(parts.at(-1), "comma", "stop", "join");
  const verb = isStart ? skipPerson(tokens, at, language) : undefined;
  if (verb === undefined) return undefined;
  // "my wife and I had a portion each"
  const isWithOwn =
    tokens[verb]?.text === language.functionWords.conjunction &&
    language.sharing.speakers.has(tokens[verb + 1]?.text ?? "");
  if (isWithOwn) return { role: "share", length: verb + 1 - at };
  if (readWords(tokens, verb, language)?.role !== "eat") return undefined;
  let to = verb + 1;
  while (tokens[to]?.kind === "word" && !readAmount(tokens, to, language)) to += 1;
  return tokens[to]?.kind === "word" || tokens[to]?.kind === "number"
    ? undefined
    : { role: "share", length: to - at };
}

/** "serving 30 g", "2 wraps at 62 g", and the food in "a pack of crackers" */
function readSize(
  tokens: readonly Token[],
  at: number,
  parts: readonly Part[],
  language: Language,
): FoundPart | undefined {
  const { text = "", stem = "" } = tokens[at] ?? {};
  const { servingNouns, wordsBeforeSize, wordsOfBasis, foodNouns } = language.statedFigures;
  const before = parts.at(-1);
  const amount = readAmount(tokens, at + 1, language);
  if (
    servingNouns.has(text) &&
    !hasRole(before, "count", "fraction", "article", "per", "weight", "eat") &&
    hasRole(amount, "fraction", "count", "weight")
  )
    return { role: "serving", length: 1 };
  const isAfterBasis = hasRole(before, "weight", "noun", "close");
  if (wordsOfBasis.has(text) && isAfterBasis && readEnergy(tokens, at + 1, language))
    return { role: "is", length: 1 };
  if (wordsBeforeSize.has(text) && amount?.role === "weight" && hasRole(before, "food", "noun"))
    return { role: "per", length: 1 };
  const isFood =
    before?.role === "of" &&
    foodNouns.has(stem) &&
    isPackage(parts.at(-2)) &&
    readWords(tokens, at + 1, language)?.role !== "noun";
  return isFood ? { role: "food", length: 1, text, stem } : undefined;
}

/** "no milk", after figures */
function readExclusion(
  tokens: readonly Token[],
  at: number,
  parts: readonly Part[],
  language: Language,
): FoundPart | undefined {
  const isNegation = language.stopWords.negations.has(tokens[at]?.text ?? "");
  if (!isNegation || !parts.some(({ role }) => role === "energy")) return undefined;
  const end = tokens.findIndex((_, index) => index > at && endsPhrase(tokens, index, language));
  const length = (end < 0 ? tokens.length : end) - at;
  return length > 1 && length <= maxExcluded + 1 ? { role: "filler", length } : undefined;
}

const isPackage = (part: Part | undefined) => part?.role === "noun" || part?.noun !== undefined;

/** "fun size one" of "had a 20 g fun size one" */
function readPronoun(
  tokens: readonly Token[],
  at: number,
  parts: readonly Part[],
  { statedFigures }: Language,
): FoundPart | undefined {
  const isAfterFigure =
    parts.at(-1)?.role === "weight" && parts.some(({ role }) => role === "energy");
  const end = tokens.findIndex(
    ({ kind, text }, index) =>
      index >= at && (kind !== "word" || statedFigures.wordsForFood.has(text)),
  );
  const isJoined = statedFigures.figureRoles.get(tokens[at]?.text ?? "") === "join";
  const isPronoun = !isJoined && statedFigures.wordsForFood.has(tokens[end]?.text ?? "");
  const length = end + 1 - at;
  return isAfterFigure && isPronoun && length <= maxExcluded
    ? { role: "filler", length }
    : undefined;
}

/** "according to the box", up to its last word. */
function readSource(
  tokens: readonly Token[],
  at: number,
  language: Language,
): FoundPart | undefined {
  if (!language.statedFigures.wordsBeforeSource.has(tokens[at]?.text ?? "")) return undefined;
  let end = at + 1;
  // "acc. to"
  while (tokens[end]?.text === "." || readWords(tokens, end, language)?.role === "filler") end += 1;
  return { role: "filler", length: (tokens[end]?.kind === "word" ? end + 1 : end) - at };
}

/** After a negation: "no sugar added". */
const maxExcluded = 3;

/** A mark, a word of a statement, or the end. */
const endsPhrase = (tokens: readonly Token[], at: number, language: Language) =>
  tokens[at]?.kind !== "word" ||
  hasRoleInWords(tokens, at, language) ||
  language.stopWords.negations.has(tokens[at]?.text ?? "");

const hasSourceWord = (words: readonly Token[], { statedFigures }: Language) =>
  words.some(({ text }) => statedFigures.sourceWords.has(text));

/** Extends the last part by the words after it that say nothing. */
function addFillers(parts: Part[], fillers: readonly Token[], language: Language): void {
  const [before, last] = [parts.at(-1), fillers.at(-1)];
  if (!before || !last || before.role === "meal") return;
  const hasSource = before.hasSource || hasSourceWord(fillers, language);
  const withFillers = { ...before.withFillers, end: last.end };
  parts[parts.length - 1] = { ...before, withFillers, hasSource };
}

/** Adds a part; words without a role next to each other are one name, with a noun after them. */
function addPart(
  parts: Part[],
  found: Omit<FoundPart, "length">,
  read: readonly Token[],
  fillers: readonly Token[],
  language: Language,
): void {
  const [first, last] = [read[0], read.at(-1)];
  if (!first || !last) return;
  const isInName = isWithinName(parts, found, fillers, language);
  const before = fillers.length === 0 || isInName ? parts.at(-1) : undefined;
  const isPlural = isPluralToken(last);
  if (before && isOneName(before, found, parts.at(-2))) {
    parts[parts.length - 1] = {
      ...before,
      role: "food",
      end: last.end,
      withFillers: { ...before.withFillers, end: last.end },
      text: `${before.text} ${last.text}`,
      stem: found.stem ?? "",
      isPlural,
      ...(found.role === "noun" && { noun: found.stem ?? "", nameEnd: before.end }),
    };
    return;
  }
  // What is between a meal and its first word stays: "lunch was a wrap".
  const isAfterMeal = parts.at(-1)?.role === "meal";
  const start = (isAfterMeal ? undefined : fillers[0]?.start) ?? first.start;
  const hasSource = hasSourceWord(fillers, language);
  const withFillers = { start, end: last.end };
  parts.push({ ...found, start: first.start, end: last.end, withFillers, hasSource, isPlural });
}

/** "in" of "tuna in oil" */
const isWithinName = (
  parts: readonly Part[],
  { role }: Pick<Part, "role">,
  fillers: readonly Token[],
  { statedFigures }: Language,
) =>
  role === "food" &&
  parts.at(-1)?.role === "food" &&
  fillers.length === 1 &&
  statedFigures.wordsWithinNames.has(fillers[0]?.text ?? "");

/** "rice pudding tin"; "cookie dough", but not "2 slices toast" */
function isOneName(before: Part, { role }: Pick<Part, "role">, first: Part | undefined): boolean {
  const isCounted = hasRole(first, "count", "fraction", "article", "whole", "weight", "of");
  return before.role === "food"
    ? role === "food" || role === "noun"
    : before.role === "noun" && role === "food" && !isCounted;
}

/** The part at this index, after the given one. */
function readPart(
  tokens: readonly Token[],
  at: number,
  before: Part | undefined,
  language: Language,
): FoundPart {
  const meal = readMeal(tokens, at, before, language);
  if (meal) return meal;
  // "energy per 100 g", but "energy drink"
  const isEnergyName = language.nutrientWords.energyNames.has(tokens[at]?.text ?? "");
  if (isEnergyName && (tokens[at + 1]?.kind !== "word" || hasRoleInWords(tokens, at + 1, language)))
    return readEnergy(tokens, at, language) ?? { role: "filler", length: 1 };
  const isDailyValue =
    before?.role === "nutrient" && language.amounts.percentPattern.test(tokens[at]?.text ?? "");
  if (isDailyValue) return { role: "filler", length: 1 };
  return (
    readEnergy(tokens, at, language) ??
    readNutrient(tokens, at, before, language) ??
    readDiameter(tokens, at, language) ??
    readAmount(tokens, at, language) ??
    readMark(tokens[at]) ??
    readWords(tokens, at, language, before) ?? {
      role: "food",
      length: 1,
      stem: tokens[at]?.stem ?? "",
      text: tokens[at]?.text ?? "",
    }
  );
}

const marks: ReadonlyMap<string, Role> = new Map([
  ...[..."\n.!?"].map((mark): [string, Role] => [mark, "stop"]),
  ...[..."()"].map((mark): [string, Role] => [mark, mark === "(" ? "open" : "close"]),
  ...[..."[]"].map((mark): [string, Role] => [mark, mark === "[" ? "open" : "close"]),
  ...[...",;–—-|…•*'"].map((mark): [string, Role] => [mark, "comma"]),
  ["=", "is"],
  [":", "is"],
  ["/", "per"],
  ["@", "per"],
  ["+", "join"],
  ["&", "join"],
]);

function readMark(token: Token | undefined): FoundPart | undefined {
  if (token?.kind !== "mark") return undefined;
  return { role: marks.get(token.text) ?? "filler", length: 1, text: token.text };
}

/** "lunch", "7 am", "L:" */
function readMeal(
  tokens: readonly Token[],
  at: number,
  before: Part | undefined,
  language: Language,
): FoundPart | undefined {
  const isName =
    language.mealNames.mealNames.has(tokens[at]?.text ?? "") ||
    isMealLetter(tokens, at, before, language);
  const length = isName ? 1 : timeAt(tokens, at, language);
  if (length > 0) return { role: "meal", length };
  // "at 4 in the afternoon"
  const dayPart = tokens[at]?.kind === "number" ? readWords(tokens, at + 1, language) : undefined;
  return dayPart?.role === "meal" ? { role: "meal", length: dayPart.length + 1 } : undefined;
}

/** "L: soup" */
function isMealLetter(
  tokens: readonly Token[],
  at: number,
  before: Part | undefined,
  { mealNames }: Language,
): boolean {
  const isStart = before === undefined || hasRole(before, "stop", "comma");
  return (
    isStart && mealNames.mealLetters.has(tokens[at]?.text ?? "") && tokens[at + 1]?.text === ":"
  );
}

/** "6 inch", which is a part of the name of a sandwich or a pizza */
function readDiameter(
  tokens: readonly Token[],
  at: number,
  { amountPhrases }: Language,
): FoundPart | undefined {
  const [number, unit] = [tokens[at], tokens[at + 1]];
  return number?.kind === "number" && unit?.stem === amountPhrases.inchUnit
    ? { role: "food", length: 2, stem: unit.stem, text: number.text }
    : undefined;
}

/** The number of tokens of a time: "7 am", "12:30". */
function timeAt(tokens: readonly Token[], at: number, { recipeRemarks }: Language): number {
  const [token, next, minute] = [tokens[at], tokens[at + 1], tokens[at + 2]];
  if (token?.kind !== "number") return 0;
  const isClock =
    next?.text === ":" &&
    next.start === token.end &&
    minute?.kind === "number" &&
    minute.start === next.end;
  if (isClock) return 3;
  return recipeRemarks.wordsAfterTime.has(next?.text ?? "") ? 2 : 0;
}

/** True if the word has a role. */
const hasRoleInWords = (tokens: readonly Token[], at: number, language: Language) =>
  readWords(tokens, at, language) !== undefined;

/** "serves 6", but "2 serves", "serves 6 g" and "serves 120 kcal" */
function servesNumber(
  tokens: readonly Token[],
  at: number,
  before: Part | undefined,
  language: Language,
): boolean {
  if (!language.statedFigures.servingVerbs.has(tokens[at]?.text ?? "") || before?.role === "count")
    return false;
  const isEnergy = readEnergy(tokens, at + 1, language) !== undefined;
  return !isEnergy && readAmount(tokens, at + 1, language)?.role === "count";
}

const maxPhrase = 3;

/** The longest phrase with a role. */
function readWords(
  tokens: readonly Token[],
  at: number,
  language: Language,
  before?: Part,
): FoundPart | undefined {
  const { figureRoles, sayingVerbs } = language.statedFigures;
  for (let length = Math.min(maxPhrase, tokens.length - at); length > 0; length -= 1) {
    const phrase = tokens.slice(at, at + length).map(({ text }) => text);
    const role = figureRoles.get(phrase.join(" "));
    // "per serving: 120 kcal"
    const isPer = role === "serving" && hasRole(before, "per", "weight");
    if (role === undefined || isPer) continue;
    const isVerb = servesNumber(tokens, at, before, language);
    if (isVerb) return { role: "makes", length: 1 };
    const isSource = role === "noun" && sayingVerbs.has(tokens[at + length]?.text ?? "");
    if (isSource) return { role: "filler", length: length + 1 };
    return {
      role,
      length,
      text: phrase.join(" "),
      stem: tokens[at + length - 1]?.stem ?? "",
    };
  }
  return undefined;
}
