import { forLanguage, type Language } from "../../languages/language.ts";
import { commonStems, isVocabularyWord, nonFoodWords, ordinaryStems } from "./stop-words.ts";

/** The known words, prepared for spelling correction. */
export interface Spelling {
  readonly isKnown: (stem: string) => boolean;
  /** Known words; built on first use. Imported ones are those that only imported foods have. */
  readonly knownWords: () => { readonly own: WordsByShape; readonly imported: WordsByShape };
  /** Number of names that contain a word. */
  readonly countNames: (word: string) => number;
  /** True if few names of the table contain a word. */
  readonly isRare: (word: string) => boolean;
  /** Number of names of the table that contain both words. */
  readonly countNamesOfBoth: (one: string, other: string) => number;
  /** Cache of the known words that are close to a word. */
  readonly nearWords: Map<string, readonly NearWord[]>;
}

/** Words by `shapeKey`. */
export type WordsByShape = ReadonlyMap<string, readonly KnownWord[]>;

interface KnownWord {
  readonly word: string;
  /** Number of names of the table that contain it. */
  readonly count: number;
  readonly isRare: boolean;
  /** Bit set of its letters. */
  readonly letterSet: number;
}

/** A known word that may have been meant. */
export interface NearWord {
  readonly word: string;
  /** `spellingCost` of what was written. */
  readonly cost: number;
  /** Number of names of the table that contain it. */
  readonly count: number;
  /** True if few names contain it. */
  readonly isRare: boolean;
}

/** A word is rare if at most so large a share of the table's names contain it. */
const rareShare = 1 / 2500;

const noNames = new Int32Array();

/** Prepares the words of a table. */
export function createSpelling(
  words: ReadonlyMap<string, { readonly names: Int32Array }>,
  isImported: Uint8Array,
  language: Language,
): Spelling {
  const ownNames = isImported.length - isImported.reduce((count, one) => count + one, 0);
  const maxRareNames = Math.trunc(ownNames * rareShare);
  const namesOf = (word: string) => words.get(word)?.names ?? noNames;
  const countOwnNames = (word: string, max = Number.POSITIVE_INFINITY) => {
    let count = 0;
    for (const name of namesOf(word)) {
      if (isImported[name] !== 1) count += 1;
      if (count >= max) break;
    }
    return count;
  };
  let knownWords: ReturnType<Spelling["knownWords"]> | undefined;
  const groupWords = () => {
    const [measures, variants] = [measureStems(language), variantStems(language)];
    const plain = [...new Set([...words.keys(), ...measures, ...variants])].flatMap((word) => {
      const own = countOwnNames(word);
      const isOwn = own > 0 || measures.has(word) || variants.has(word);
      const names = isOwn ? own : namesOf(word).length;
      const count = measures.has(word) ? names + measureCount : names;
      if (!isCorrection(word, count)) return [];
      const { ending, plural } = language.misspellings.irregularPlural;
      const forms = ending.test(word) ? [word, word.replace(ending, plural)] : [word];
      const isRare = count <= maxRareNames;
      return forms.map((form) => ({
        word: form,
        letterSet: letterSet(form),
        count,
        isRare,
        isOwn,
      }));
    });
    const byShape = (known: readonly KnownWord[]) =>
      Map.groupBy(known, ({ word }) => shapeKey(word.charAt(0), word.length));
    return {
      own: byShape(plain.filter(({ isOwn }) => isOwn)),
      imported: byShape(plain.filter(({ isOwn }) => !isOwn)),
    };
  };
  const isOwn = (word: string) => isVocabularyWord(word, language) || countOwnNames(word, 1) > 0;
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
    countNames: (word) => namesOf(word).length,
    isRare: (word) => countOwnNames(word, maxRareNames + 1) <= maxRareNames,
    countNamesOfBoth: (one, other) =>
      variantPairs(language).has(pairKey(one, other))
        ? measureCount
        : countCommonNames(namesOf(one), namesOf(other), isImported),
    nearWords: new Map(),
  };
}

/** A measure or connector is meant as often as a word of so many names. */
const measureCount = 30;

/** Words of three letters are close to many others, so that they must be words of several foods. */
const isCorrection = (word: string, count: number) =>
  /^[a-z]{3,}$/.test(word) && (word.length > 3 || count >= minNamesOfShortWord);
const minNamesOfShortWord = 5;

/** The known words of a first letter and length. */
export const shapeKey = (first: string, length: number): string => `${first}${length}`;

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

/** Measures and small words, which a table does not contain, are misspelt as well: "slice", "with". */
const measureStems = forLanguage(
  (language): ReadonlySet<string> =>
    new Set(
      [
        ...language.amounts.units.keys(),
        ...language.amounts.pieceUnits.keys(),
        ...language.amounts.sizeWords,
        ...language.stopWords.connectors,
      ].map((word) => language.stem(word)),
    ),
);

const minVariantLength = 4;

/** Other names of foods: "porridge", "courgette". */
const variantStems = forLanguage(
  (language): ReadonlySet<string> =>
    new Set(
      Object.keys(language.variants.spellingVariants)
        .flatMap((phrase) => phrase.split(" "))
        .filter((word) => word.length >= minVariantLength)
        .map((word) => language.stem(word)),
    ),
);

/** The first two words of names that the table writes as one word: "olive oil". */
const variantPairs = forLanguage(
  (language): ReadonlySet<string> =>
    new Set(
      Object.keys(language.variants.spellingVariants).flatMap((phrase) => {
        const [one, other] = phrase.split(" ").map((word) => language.stem(word));
        return one === undefined || other === undefined ? [] : [pairKey(one, other)];
      }),
    ),
);

const pairKey = (one: string, other: string) =>
  one < other ? `${one} ${other}` : `${other} ${one}`;

export function letterSet(word: string): number {
  let letterSet = 0;
  for (let at = 0; at < word.length; at += 1) letterSet |= 1 << (word.charCodeAt(at) - firstLetter);
  return letterSet;
}

const firstLetter = "a".charCodeAt(0);

/** Letters that a fast typist leaves out. */
const vowels = forLanguage((language) => [...language.wordForms.vowels]);

/** Number of names that are in both of two ascending lists and not excluded. */
function countCommonNames(one: Int32Array, other: Int32Array, isExcluded: Uint8Array): number {
  let count = 0;
  for (let at = 0, otherAt = 0; at < one.length && otherAt < other.length; ) {
    const [name = 0, otherName = 0] = [one[at], other[otherAt]];
    if (name === otherName && isExcluded[name] !== 1) count += 1;
    if (name <= otherName) at += 1;
    if (otherName <= name) otherAt += 1;
  }
  return count;
}
