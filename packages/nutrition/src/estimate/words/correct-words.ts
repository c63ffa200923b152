import { forLanguage, type Language } from "../../languages/language.ts";
import { commonStems, isVocabularyWord, nonFoodWords, ordinaryStems } from "./stop-words.ts";
import type { Token } from "./tokens.ts";

/** The known words, prepared for spelling correction. */
export interface Spelling {
  readonly isKnown: (stem: string) => boolean;
  /** Known words; built on first use. Imported ones are those that only imported foods have. */
  readonly knownWords: () => { readonly own: WordsByShape; readonly imported: WordsByShape };
  /** Number of names that contain a word. */
  readonly countNames: (word: string) => number;
  /** Cache of corrections, including misses. */
  readonly correctionCache: Map<string, string | undefined>;
}

/** Words by first letter and length, most frequent first. */
type WordsByShape = ReadonlyMap<string, readonly KnownWord[]>;

interface KnownWord {
  readonly word: string;
  /** Number of names of the table that contain it. */
  readonly count: number;
  /** Bit set of its letters. */
  readonly letterSet: number;
}

const noNames = new Int32Array();

/** Prepares the words of a table. */
export function createSpelling(
  words: ReadonlyMap<string, { readonly names: Int32Array }>,
  isImported: Uint8Array,
  language: Language,
): Spelling {
  let knownWords: ReturnType<Spelling["knownWords"]> | undefined;
  const groupWords = () => {
    const vocabulary = new Set(ownStems(language));
    const plain = [...new Set([...words.keys(), ...vocabulary])]
      .filter((word) => /^[a-z]{4,}$/.test(word))
      .map((word) => {
        const names = words.get(word)?.names ?? noNames;
        const own = names.reduce((count, name) => count + 1 - (isImported[name] ?? 0), 0);
        const isOwn = own > 0 || vocabulary.has(word);
        return { word, letterSet: letterSet(word), count: isOwn ? own : names.length, isOwn };
      })
      .sort((one, other) => other.count - one.count);
    const byShape = (known: readonly KnownWord[]) =>
      Map.groupBy(known, ({ word }) => shapeKey(word, word.length));
    return {
      own: byShape(plain.filter(({ isOwn }) => isOwn)),
      imported: byShape(plain.filter(({ isOwn }) => !isOwn)),
    };
  };
  const isOwn = (word: string) =>
    isVocabularyWord(word, language) ||
    (words.get(word)?.names.some((name) => isImported[name] !== 1) ?? false);
  return {
    // National tables have typing errors of their own, such as "brocoli", and words that do not name a food, as in
    // "30 % less fat": they do not change how a message is read.
    isKnown: (word) =>
      isOwn(word) ||
      (words.has(word) &&
        !noFoodWords.some((each) => each(language).has(word)) &&
        !slipsOf(word, language).some(isOwn)),
    knownWords: () => {
      knownWords ??= groupWords();
      return knownWords;
    },
    countNames: (word) => words.get(word)?.names.length ?? 0,
    correctionCache: new Map(),
  };
}

/** English words that a name may have, but that name no food: "less", "many". */
const noFoodWords = [commonStems, ordinaryStems, nonFoodWords];

const minSlipLength = 4;

/**
 * Words that were meant if a word has two adjacent letters swapped, or lacks one of a doubled letter or a vowel, as "Turk'y"
 * does; also the singular of a plural that its ending does not say: "chapatis" ends like "tennis".
 */
function slipsOf(word: string, language: Language): readonly string[] {
  if (word.length < minSlipLength) return [];
  const singular = word.replace(language.wordForms.finalPlural, "");
  const slips = [...word].flatMap((letter, at) => {
    const [before, after] = [word.slice(0, at), word.slice(at + 1)];
    const doubled = `${before}${letter}${letter}${after}`;
    const swapped = `${before}${after.charAt(0)}${letter}${after.slice(1)}`;
    const withVowels = vowels(language).map((vowel) => `${before}${letter}${vowel}${after}`);
    return after === "" ? [doubled] : [doubled, swapped, ...withVowels];
  });
  return singular === word ? slips : [singular, ...slips];
}

/** Words that the table does not contain can be misspelt as well: "porridge", "courgette", "slice", "with". */
const ownStems = forLanguage((language) =>
  [
    ...Object.keys(language.variants.spellingVariants)
      .flatMap((phrase) => phrase.split(" "))
      .filter((word) => word.length > 5),
    ...language.amounts.units.keys(),
    ...language.amounts.pieceUnits.keys(),
    ...language.amounts.sizeWords,
    ...language.stopWords.connectors,
  ].map((word) => language.stem(word)),
);

function letterSet(word: string): number {
  let letterSet = 0;
  for (let at = 0; at < word.length; at += 1) letterSet |= 1 << (word.charCodeAt(at) - firstLetter);
  return letterSet;
}

const firstLetter = "a".charCodeAt(0);

/** Number of letters that occur in only one of the two words. */
function countDifferingLetters(one: number, other: number): number {
  let count = 0;
  for (let rest = one ^ other; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}

const shapeKey = (word: string, length: number) => `${word.charAt(0)}${length}`;

/**
 * Corrects words that neither the table nor the engine knows, if one known word is close enough or
 * two words were joined. Marks the others as unknown.
 */
export function correctWords(
  tokens: readonly Token[],
  spelling: Spelling,
  language: Language,
): Token[] {
  return tokens.flatMap((token, position) => {
    if (token.kind !== "word" || spelling.isKnown(token.stem) || spelling.isKnown(token.text)) {
      return [token];
    }
    const isOrdinary =
      commonStems(language).has(token.stem) || ordinaryStems(language).has(token.stem);
    const correction = isOrdinary ? undefined : correctForms(token, spelling, language);
    const isReliable =
      correction !== undefined &&
      formsOf(token, language).some((form) => editDistance(form, correction, 1, language) <= 1);
    const parts =
      isReliable || isOrdinary
        ? undefined
        : (splitLeadingUnit(token, tokens[position - 1], spelling, language) ??
          splitWord(token, spelling, language));
    if (parts) return parts;
    if (correction === undefined) return [{ ...token, isUnknown: true }];
    return [{ ...token, text: correction, stem: correction }];
  });
}

/** The stem of a misspelt plural may be wrong: "cokies", "toats" for "toast". */
const formsOf = ({ stem: singular, text }: Token, language: Language): readonly string[] =>
  singular === text
    ? [text]
    : [...new Set([singular, text.replace(language.wordForms.finalPlural, ""), text])];

function correctForms(token: Token, spelling: Spelling, language: Language): string | undefined {
  const participle = findParticiple(token, spelling, language);
  if (participle !== undefined) return participle;
  return formsOf(token, language)
    .values()
    .map((form) => getNearestWord(form, spelling, language))
    .find((correction) => correction !== undefined);
}

/** "mashd" is mashed, not mash. */
function findParticiple(
  { text }: Token,
  { isKnown }: Spelling,
  { wordForms: { shortenedParticiple } }: Language,
): string | undefined {
  const { ending, meant } = shortenedParticiple;
  const participle = text.replace(ending, meant);
  return participle !== text && isKnown(participle) ? participle : undefined;
}

/** "100gchicken" is 100 g of chicken; the number is a token of its own. */
function splitLeadingUnit(
  token: Token,
  previous: Token | undefined,
  { isKnown }: Spelling,
  language: Language,
): Token[] | undefined {
  const { text, start } = token;
  if (previous?.kind !== "number" || previous.end !== start) return undefined;
  const unit = language.wordForms.joinableUnits.find(
    (candidate) =>
      text.startsWith(candidate) && isKnown(language.stem(text.slice(candidate.length))),
  );
  if (unit === undefined || text.length < unit.length + 3) return undefined;
  return splitAt(token, unit.length, language);
}

const minJoinedLength = 7;
/** Twice the length of the longest words. */
const maxJoinedLength = 48;
const minPartLength = 4;

const isLongEnough = (part: string, language: Language) =>
  part.length >= minPartLength || language.wordForms.shortFoods.has(part);

/** "chickensandwich", "cokezero": known words of sufficient length, and a food word among them. */
function splitWord(
  token: Token,
  { countNames, isKnown }: Spelling,
  language: Language,
): Token[] | undefined {
  const { text, start } = token;
  const hasJoinedLength = text.length >= minJoinedLength && text.length <= maxJoinedLength;
  if (!hasJoinedLength || token.end - start !== text.length) return undefined;
  for (let at = text.length - 3; at >= 3; at -= 1) {
    const [first, second] = [text.slice(0, at), text.slice(at)];
    if (!isLongEnough(first, language) || !isLongEnough(second, language)) continue;
    const parts = [language.stem(first), language.stem(second)];
    if (parts.every(isKnown) && parts.some((part) => countNames(part) > 0))
      return splitAt(token, at, language);
  }
  return undefined;
}

function splitAt(token: Token, at: number, language: Language): Token[] {
  const [first, second] = [token.text.slice(0, at), token.text.slice(at)];
  return [
    { ...token, text: first, stem: language.stem(first), end: token.start + at },
    { ...token, text: second, stem: language.stem(second), start: token.start + at },
  ];
}

const maxWordLength = 24;

const maxCacheSize = 5000;

function getNearestWord(word: string, spelling: Spelling, language: Language): string | undefined {
  const { correctionCache } = spelling;
  if (correctionCache.has(word)) return correctionCache.get(word);
  if (correctionCache.size >= maxCacheSize) correctionCache.clear();
  const correction = findNearestWord(word, spelling, language);
  correctionCache.set(word, correction);
  return correction;
}

/** The closest known word. Words of imported foods, which are many and rare, must be close and no word of the table. */
function findNearestWord(
  word: string,
  { knownWords }: Spelling,
  language: Language,
): string | undefined {
  const limit = maxEdits(word, language);
  if (limit === 0) return undefined;
  const { own, imported } = knownWords();
  return (
    findNearestOf(word, own, limit, language) ??
    (imported.size > 0 ? findNearestOf(word, imported, 1, language) : undefined)
  );
}

/** The closest of some words; the most frequent one of several. */
function findNearestOf(
  word: string,
  wordsByShape: WordsByShape,
  limit: number,
  language: Language,
): string | undefined {
  const wordLetters = letterSet(word);
  let best: KnownWord | undefined;
  let bestEdits = limit + 1;
  for (let length = word.length - limit; length <= word.length + limit; length += 1) {
    for (const candidate of wordsByShape.get(shapeKey(word, length)) ?? []) {
      // One edit changes at most two letters of the set. This check is faster than the distance.
      if (countDifferingLetters(wordLetters, candidate.letterSet) > 2 * Math.min(limit, bestEdits))
        continue;
      const edits = editDistance(word, candidate.word, Math.min(limit, bestEdits), language);
      const isNearer = edits < bestEdits;
      const isMoreFrequent = edits === bestEdits && candidate.count > (best?.count ?? 0);
      if (edits <= limit && (isNearer || isMoreFrequent)) [best, bestEdits] = [candidate, edits];
    }
  }
  return best?.word;
}

/** Longer words may differ more, because a chance match is less likely. */
function maxEdits(word: string, language: Language): number {
  if (word.length < 4 || word.length > maxWordLength) return 0;
  // "created", "steering": common English words that are close to "creamed" and "string".
  const isInflected = language.wordForms.inflectedEndings.test(word);
  return word.length < 8 || isInflected ? 1 : 2;
}

/** Up to this length, a substituted letter usually makes another word. */
const shortWordLength = 6;

/** Letters that a fast typist leaves out. */
const vowels = forLanguage((language) => [...language.wordForms.vowels]);

/** "piza", "tost": lacks a doubled letter or a vowel inside, the reliable corrections of so short a word. */
function lacksLetter(one: string, other: string, language: Language): boolean {
  return [...one].some((letter, at) => {
    const lacks = (missing: string) => one.slice(0, at) + missing + one.slice(at) === other;
    return lacks(letter) || (at > 0 && vowels(language).some(lacks));
  });
}

/** "bowll", "gravey": has a doubled letter, a vowel inside or a plural s too many; "bosco" is not "bosc". */
const hasSurplusLetter = (one: string, other: string, language: Language) =>
  lacksLetter(other, one, language) || one.replace(language.wordForms.finalPlural, "") === other;

/** "yogert", "cheeze": a letter replaced by one with a similar sound, in words of six letters. */
function soundsAlike(one: string, other: string, language: Language): boolean {
  const differing = [...one].flatMap((letter, at) =>
    letter === other[at] ? [] : [[letter, other[at]].sort().join("")],
  );
  return (
    one.length === shortWordLength &&
    differing.length === 1 &&
    language.wordForms.similarSounds.has(differing[0] ?? "")
  );
}

const isSwappedOrAlike = (one: string, other: string, language: Language) =>
  isSwapped(one, other) || soundsAlike(one, other, language);

/** What makes a short word a slip of the other; undefined for longer words, whose edits are counted. */
function findSlip(
  one: string,
  other: string,
  limit: number,
  language: Language,
): ((one: string, other: string) => boolean) | undefined {
  const hasSameLength = one.length === other.length;
  if (one.length < 5)
    return hasSameLength ? isSwapped : (one, other) => lacksLetter(one, other, language);
  if (limit !== 1 || one.length > shortWordLength || one.length < other.length) return undefined;
  return hasSameLength
    ? (one, other) => isSwappedOrAlike(one, other, language)
    : (one, other) => hasSurplusLetter(one, other, language);
}

/** Edit distance with adjacent swaps; any greater number if it exceeds `limit`. */
export function editDistance(
  one: string,
  other: string,
  limit: number,
  language: Language,
): number {
  if (Math.abs(one.length - other.length) > limit) return limit + 1;
  const isSlip = findSlip(one, other, limit, language);
  if (isSlip !== undefined) return isSlip(one, other) ? 1 : limit + 1;
  if (limit === 1 && one !== other) return isOneSlip(one, other) ? 1 : limit + 1;
  let previousRow: readonly number[] = [];
  let lastRow: readonly number[] = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let row = 1; row <= one.length; row += 1) {
    const current = nextRow(one, other, row, lastRow, previousRow);
    if (Math.min(...current) > limit) return limit + 1;
    [previousRow, lastRow] = [lastRow, current];
  }
  return lastRow[other.length] ?? limit + 1;
}

/** One letter more, less or other, or two adjacent ones swapped. */
export function isOneSlip(one: string, other: string): boolean {
  let start = 0;
  while (start < one.length && one[start] === other[start]) start += 1;
  const [restOne, restOther] = [one.slice(start), other.slice(start)];
  return (
    restOne.slice(1) === restOther.slice(1) ||
    restOne.slice(1) === restOther ||
    restOne === restOther.slice(1) ||
    (restOne.slice(2) === restOther.slice(2) &&
      restOne[0] === restOther[1] &&
      restOne[1] === restOther[0])
  );
}

/** One row of the optimal string alignment distance. */
function nextRow(
  one: string,
  other: string,
  row: number,
  lastRow: readonly number[],
  previousRow: readonly number[],
): number[] {
  const current = [row];
  for (let at = 1; at <= other.length; at += 1) {
    const changed = (lastRow[at - 1] ?? 0) + (one[row - 1] === other[at - 1] ? 0 : 1);
    const swapped = isSwappedAt(one, other, row, at) ? (previousRow[at - 2] ?? 0) + 1 : changed;
    current.push(Math.min((lastRow[at] ?? 0) + 1, (current[at - 1] ?? 0) + 1, changed, swapped));
  }
  return current;
}

function isSwappedAt(one: string, other: string, row: number, at: number): boolean {
  return row > 1 && at > 1 && one[row - 1] === other[at - 2] && one[row - 2] === other[at - 1];
}

function isSwapped(one: string, other: string): boolean {
  const at = [...one].findIndex((letter, position) => letter !== other[position]);
  if (at < 0) return true;
  const swapped = `${one.slice(0, at)}${one.charAt(at + 1)}${one.charAt(at)}${one.slice(at + 2)}`;
  return swapped === other;
}
