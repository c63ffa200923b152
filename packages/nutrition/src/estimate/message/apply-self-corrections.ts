import { forLanguage, type Language } from "../../languages/language.ts";
import { createPatternTable, type PatternTable } from "../../languages/pattern-table.ts";
import { numberOf } from "../chunks/read-count.ts";
import { type Token, tokenize } from "../words/tokens.ts";

/** A message and the same message with its corrections applied, of equal length. */
export interface CorrectedMessage {
  /** What the person wrote, with padding in the place of longer words. */
  readonly original: string;
  readonly corrected: string;
}

/** A character that no message needs. */
const padding = "\u2060";

/** The person's words without the padding. */
export const removePadding = (text: string): string => text.replaceAll(padding, "");

interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

type Groups = Readonly<Record<string, string | undefined>>;

/** Finds what a correction changes in the words before it; undefined if it changes nothing. */
type ReadCorrection = (before: string, groups: Groups, text: string) => Edit | undefined;

const corrections = forLanguage(
  (language): readonly (readonly [PatternTable, ReadCorrection])[] => [
    [
      createPatternTable(language.selfCorrections.restatedInclusions),
      (before, groups) => includePart(before, groups, language),
    ],
    [
      createPatternTable(language.selfCorrections.restatedPhrases),
      (before, groups) => restatePhrase(before, groups, language),
    ],
    [
      createPatternTable(language.selfCorrections.substitutions),
      (before, groups, text) => substitute(before, groups, text, language),
    ],
    [
      createPatternTable(language.selfCorrections.unfinishedPieces),
      (before, groups, text) => restateAmount(before, groups, text, language),
    ],
    [
      createPatternTable(language.selfCorrections.restatedSizes),
      (before, groups) => restateSize(before, groups, language),
    ],
    [
      createPatternTable(language.selfCorrections.restatedAfterFood),
      (before, groups, text) => restateAmount(before, groups, text, language),
    ],
    [
      createPatternTable(language.selfCorrections.restatedStates),
      (before, groups) => restateState(before, groups, language),
    ],
    [
      createPatternTable(language.selfCorrections.restatedAmounts),
      (before, groups, text) => restateAmount(before, groups, text, language),
    ],
    [
      createPatternTable(language.selfCorrections.retractedFoods),
      (before, groups) => retractFood(before, groups, language),
    ],
    [
      createPatternTable(language.selfCorrections.restatedVarieties),
      (before, groups, text) => restateVariety(before, groups, text, language),
    ],
    [
      createPatternTable(language.selfCorrections.partsOfMentioned),
      (before, groups) => readPart(before, groups, language),
    ],
  ],
);

/** More corrections than this are not expected in a message. */
const maxCorrections = 8;

/**
 * Applies the corrections that name what they correct: "2 eggs and toast. Actually 3 eggs", "chicken
 * curry, it was tofu, not chicken". The corrected words replace the first ones, and the correction is blanked.
 */
export function applySelfCorrections(message: string, language: Language): CorrectedMessage {
  let words: CorrectedMessage = { original: message, corrected: message };
  for (const [table, read] of corrections(language))
    for (const { pattern } of table.candidates(() => words.corrected))
      words = applyEach(words, pattern, read);
  return words;
}

function applyEach(message: CorrectedMessage, pattern: RegExp, read: ReadCorrection) {
  let words = message;
  pattern.lastIndex = 0;
  for (let count = 0; count < maxCorrections; count += 1) {
    const match = pattern.exec(words.corrected);
    if (!match) break;
    const [text] = match;
    const edit = read(words.corrected.slice(0, match.index), match.groups ?? {}, text);
    pattern.lastIndex = match.index + 1;
    if (!edit) continue;
    const blank = { start: match.index, end: match.index + text.length, text: "" };
    words = applyEdit(applyEdit(words, blank), edit);
  }
  return words;
}

/** Writes a text over its span and pads the shorter of the two. */
function applyEdit({ original, corrected }: CorrectedMessage, edit: Edit): CorrectedMessage {
  const { start, end, text } = edit;
  const extra = Math.max(0, text.length - (end - start));
  return {
    original: `${original.slice(0, end)}${padding.repeat(extra)}${original.slice(end)}`,
    corrected: `${corrected.slice(0, start)}${text.padEnd(end - start)}${corrected.slice(end)}`,
  };
}

/** "it was tofu, not chicken": one word in the place of its last mention. */
function substitute(
  before: string,
  { fresh = "", old = "" }: Groups,
  text: string,
  language: Language,
): Edit | undefined {
  const names = tokenize(old, language);
  const tokens = tokenize(before, language);
  const at = tokens.findLastIndex((_, index) =>
    names.every(({ stem }, offset) => tokens[index + offset]?.stem === stem),
  );
  const first = tokens[at];
  // "chicken salad, no chicken, it was a halloumi salad"
  const next = tokens[at + names.length];
  const isRepeated = next !== undefined && next.stem === tokenize(fresh, language).at(-1)?.stem;
  const last = isRepeated ? next : tokens[at + names.length - 1];
  if (first && last) return { start: first.start, end: last.end, text: fresh };
  // "sorry, not rice, it was couscous" corrects another message.
  const end = before.length + text.length;
  return text.endsWith(fresh) && !language.selfCorrections.startsWithNot.test(text)
    ? { start: end - fresh.length, end, text: fresh }
    : undefined;
}

/** "white wine. I mean red wine": the words before the same noun. */
function restateVariety(
  before: string,
  { words = "" }: Groups,
  text: string,
  language: Language,
): Edit | undefined {
  if (language.selfCorrections.weakCues.test(text) || language.selfCorrections.negation.test(text))
    return undefined;
  const names = tokenize(words, language);
  const tokens = tokenize(before, language);
  const nounAt = findLastNoun(tokens, names.at(-1)?.stem ?? "", language);
  const noun = tokens[nounAt];
  if (noun === undefined) return undefined;
  const start = findDescription(tokens, nounAt, names.length - 1, language)?.start ?? noun.start;
  return { start, end: noun.end, text: words };
}

/** The first of at most `limit` words that describe a noun: "tuna" in "a tuna wrap". */
function findDescription(
  tokens: readonly Token[],
  nounAt: number,
  limit: number,
  language: Language,
): Token | undefined {
  const isDescription = (token: Token | undefined) =>
    token?.kind === "word" &&
    !isCount(token, language) &&
    !language.selfCorrections.endsDescription.has(token.text);
  let from = nounAt;
  while (nounAt - from < limit && isDescription(tokens[from - 1])) from -= 1;
  return tokens[from];
}

/** "actually 3 eggs", "no just one", "edit: 150 g" */
function restateAmount(
  before: string,
  { count: stated = "", unit, words = "" }: Groups,
  text: string,
  language: Language,
): Edit | undefined {
  const tokens = tokenize(before, language);
  const names = tokenize(words, language);
  const isSameFood = findLastNoun(tokens, names.at(-1)?.stem ?? "", language) === tokens.length - 1;
  if (language.selfCorrections.weakCues.test(text) && !isSameFood) return undefined;
  const count = language.selfCorrections.wholeCount.test(stated) ? "1" : stated;
  if (unit !== undefined) return restateMeasure(tokens, `${count} ${unit}`, unit, names, language);
  return names.length === 0
    ? restateLastCount(tokens, count, language)
    : restateCount(tokens, count, words, language);
}

/** The last count of the line before a food. */
function restateLastCount(
  tokens: readonly Token[],
  count: string,
  language: Language,
): Edit | undefined {
  const at = tokens.findLastIndex(
    (token, index) => isCount(token, language) && tokens[index + 1]?.kind === "word",
  );
  const old = tokens[at];
  const isSameLine = !tokens.slice(at).some(({ text }) => text === "\n");
  return old && isSameLine ? { start: old.start, end: old.end, text: count } : undefined;
}

const isCount = (token: Token | undefined, language: Language) =>
  token !== undefined &&
  (numberOf(token, language) !== undefined || language.amounts.articles.has(token.text));

/** The amount with this unit that is nearest to the food, or the last one. */
function restateMeasure(
  tokens: readonly Token[],
  amount: string,
  unit: string,
  names: readonly Token[],
  language: Language,
): Edit | undefined {
  const unitStem = tokenize(unit, language)[0]?.stem;
  const noun = names.at(-1)?.stem;
  const nounAt = noun === undefined ? tokens.length : findLastNoun(tokens, noun, language);
  if (nounAt < 0) return undefined;
  const [unitAt] = tokens
    .flatMap(({ stem }, at) =>
      stem === unitStem && isCountBefore(tokens, at, language) ? [at] : [],
    )
    .toSorted((one, other) => Math.abs(nounAt - one) - Math.abs(nounAt - other));
  if (unitAt === undefined) return addMeasure(tokens, amount, nounAt, language);
  const [count, last] = [tokens[unitAt - 1], tokens[unitAt]];
  return count && last ? { start: count.start, end: last.end, text: amount } : undefined;
}

/** A weight or volume of a food that had none: "pesto was 2 tbsp". */
function addMeasure(
  tokens: readonly Token[],
  amount: string,
  nounAt: number,
  language: Language,
): Edit | undefined {
  const [noun, next] = [tokens[nounAt], tokens[nounAt + 1]];
  const isLast = next?.kind !== "word" || language.selfCorrections.endsDescription.has(next.text);
  if (noun === undefined || !isLast) return undefined;
  const [count, unit, of] = tokens.slice(Math.max(0, nounAt - 3), nounAt);
  return of?.text === language.functionWords.partitive && count && unit && isCount(count, language)
    ? { start: count.start, end: unit.end, text: amount }
    : { start: noun.start, end: noun.start, text: `${amount} ` };
}

/** "the 200g was cooked weight": says it after the amount. */
function restateState(
  before: string,
  { count = "", unit = "", state = "" }: Groups,
  language: Language,
): Edit | undefined {
  const tokens = tokenize(before, language);
  const unitStem = tokenize(unit, language)[0]?.stem;
  const at = tokens.findLastIndex(
    (token, index) => token.stem === unitStem && tokens[index - 1]?.text === count,
  );
  const last =
    tokens[at + 1]?.text === language.functionWords.partitive ? tokens[at + 1] : tokens[at];
  return last && { start: last.end, end: last.end, text: ` ${state}` };
}

/** "a large latte, no wait medium": the last size of the line. */
function restateSize(before: string, { size = "" }: Groups, language: Language): Edit | undefined {
  const line = before.lastIndexOf("\n") + 1;
  const last = [...before.slice(line).matchAll(language.selfCorrections.statedSizes)].at(-1);
  if (last === undefined) return undefined;
  const start = line + last.index;
  return { start, end: start + last[0].length, text: size };
}

/** "without the bun, no wait with the bun": the second correction cancels the exclusion. */
function includePart(before: string, { words = "" }: Groups, language: Language): Edit | undefined {
  const denied = [
    ...before.matchAll(
      new RegExp(`${language.selfCorrections.denials}${escapePattern(words)}\\b`, "gi"),
    ),
  ];
  const last = denied.at(-1);
  if (last === undefined) return undefined;
  const end = last.index + last[0].length;
  return { start: last.index, end, text: `${language.functionWords.accompaniment} ${words}` };
}

const escapePattern = (text: string) => text.replace(/[^\w\s]/g, "\\$&");

/** "on rye no wait on wholewheat": the words after the last such preposition. */
function restatePhrase(
  before: string,
  { preposition = "", words = "" }: Groups,
  language: Language,
): Edit | undefined {
  const tokens = tokenize(before, language);
  const at = tokens.findLastIndex(({ text }) => text === preposition.toLowerCase());
  const [first, ...rest] = tokens.slice(at + 1);
  const isPhrase = [first, ...rest].every(
    (token) => token?.kind === "word" && !language.selfCorrections.endsDescription.has(token.text),
  );
  const last = rest.at(-1) ?? first;
  return at >= 0 && isPhrase && first && last && rest.length < maxAdjectives
    ? { start: first.start, end: last.end, text: words }
    : undefined;
}

/** "actually no fries": the last mention of the food with its count. */
function retractFood(before: string, { words = "" }: Groups, language: Language): Edit | undefined {
  const tokens = tokenize(before, language);
  const names = tokenize(words, language);
  const nounAt = findLastNoun(tokens, names.at(-1)?.stem ?? "", language);
  const noun = tokens[nounAt];
  if (noun === undefined) return undefined;
  const first = findDescription(tokens, nounAt, names.length - 1, language) ?? noun;
  const at = tokens.indexOf(first);
  const count = tokens[at - 1];
  const start = count && isCount(count, language) ? findCountStart(tokens, at - 1, language) : at;
  return { start: tokens[start]?.start ?? noun.start, end: noun.end, text: "" };
}

/** The first word of a count: "half" in "half of a pita". */
function findCountStart(tokens: readonly Token[], countAt: number, language: Language): number {
  const isPart = (at: number) => isCount(tokens[at], language) || isFraction(tokens[at], language);
  let at = countAt;
  while (at > 0) {
    const previous = tokens[at - 1]?.text === language.functionWords.partitive ? at - 2 : at - 1;
    if (!isPart(previous)) break;
    at = previous;
  }
  return at;
}

const isFraction = (token: Token | undefined, language: Language) =>
  language.amounts.fractionWords.has(token?.text ?? "");

const isCountBefore = (tokens: readonly Token[], at: number, language: Language) =>
  numberOf(tokens[at - 1], language) !== undefined;

const findLastNoun = (tokens: readonly Token[], noun: string, language: Language) =>
  tokens.findLastIndex(
    ({ stem, kind }) =>
      kind === "word" && withoutEnding(stem, language) === withoutEnding(noun, language),
  );

/** "toastie" and "toasty", the stem of "toasties", are the same noun. */
const withoutEnding = (stem: string, language: Language) =>
  stem.replace(language.selfCorrections.nounEndings, "");

/** Words between the count of a food and its noun: "one old fashioned plain timbit". */
const maxAdjectives = 5;

/** The count of the food's last mention, or all of it if the correction says more about the food. */
function restateCount(
  tokens: readonly Token[],
  count: string,
  words: string,
  language: Language,
): Edit | undefined {
  const all = tokenize(words, language);
  const ofAt = all.findIndex(({ text }) => text === language.functionWords.partitive);
  const names = ofAt > 0 ? all.slice(0, ofAt) : all;
  const nounAt = findLastNoun(tokens, names.at(-1)?.stem ?? "", language);
  const noun = tokens[nounAt];
  if (noun === undefined) return undefined;
  const isUnit = tokens[nounAt + 1]?.text === language.functionWords.partitive;
  const [bracket, inBrackets] = tokens.slice(nounAt + 1, nounAt + 3);
  if (bracket?.text === "(" && inBrackets?.kind === "number")
    return { start: inBrackets.start, end: inBrackets.end, text: count };
  const countAt = tokens.findLastIndex((token, at) => at < nounAt && isCount(token, language));
  const between = tokens.slice(countAt + 1, nounAt);
  const isCounted =
    countAt >= 0 && between.length <= maxAdjectives && between.every(({ kind }) => kind === "word");
  const described = findDescription(tokens, nounAt, names.length - 1, language);
  const first = (isCounted ? tokens[findCountStart(tokens, countAt, language)] : described) ?? noun;
  const known = new Set(tokens.slice(countAt + 1).map(({ stem }) => stem));
  const addsWords = !isUnit && names.some(({ stem }) => !known.has(stem));
  if (addsWords) return { start: first.start, end: noun.end, text: `${count} ${words}` };
  if (!isCounted) return { start: noun.start, end: noun.start, text: `${count} ` };
  const description = between.map(({ text }) => `${text} `).join("");
  return {
    start: first.start,
    end: noun.end,
    text: `${count} ${description}${names.at(-1)?.text}`,
  };
}

/** "only half the naan": says it after the naan. */
function readPart(
  before: string,
  { verb, verb2 = "", part = "", food = "" }: Groups,
  language: Language,
): Edit | undefined {
  const noun = tokenize(food, language).at(-1);
  const tokens = tokenize(before, language);
  const mention = tokens[findLastNoun(tokens, noun?.stem ?? "", language)];
  if (mention === undefined) return undefined;
  const isLeft = language.selfCorrections.leavingVerbs.has((verb ?? verb2).toLowerCase());
  const written = isLeft
    ? language.selfCorrections.leavingVerb
    : language.selfCorrections.eatingVerb;
  return {
    start: mention.end,
    end: mention.end,
    text: `, ${written} ${part} ${language.selfCorrections.ofIt},`,
  };
}
