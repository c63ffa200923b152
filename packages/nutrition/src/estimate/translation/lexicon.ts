import type { Food } from "../../food.ts";
import { type LanguagePack, withoutAccents } from "../../languages/language-pack.ts";

/** The names of a food in a language by the food's id; the first is shown. With "~", a name is of a neighbour. */
export type FoodNames = ReadonlyMap<string, readonly string[]>;

/** A phrase of the language. */
export interface LexiconEntry {
  readonly words: readonly string[];
  readonly stems: readonly string[];
  readonly translation: string;
  /** True for the name of another food, which takes the figures of the one that it is translated to. */
  readonly isNeighbour: boolean;
}

/** The phrases of a language. */
export interface Lexicon {
  /** By the stem of their first word, longest first. */
  readonly byStem: ReadonlyMap<string, readonly LexiconEntry[]>;
  /** Single words, by the word and by its stem. */
  readonly words: ReadonlyMap<string, string>;
  readonly stems: ReadonlyMap<string, string>;
  /** True for a word of any phrase. */
  readonly hasWord: (folded: string) => boolean;
  /** True for a word of any phrase, also with another ending. */
  readonly isKnown: (folded: string) => boolean;
  /** Names in which a digit is next to a letter. */
  readonly numbered: NumberedNames;
  /** Words by length, in which misspelt ones are searched. */
  readonly byLength: ReadonlyMap<number, readonly string[]>;
}

/** Names in which a digit is next to a letter: "7up", also written "7 up" or "7-up". */
interface NumberedNames {
  readonly pattern: RegExp;
  readonly find: (name: string) => NumberedName | undefined;
}

type NumberedName = Pick<LexiconEntry, "translation" | "isNeighbour">;

/** The words of a text with their offsets. */
export interface SourceWord {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

const wordPattern = /\p{L}[\p{L}\p{M}]*['’]?/gu;

/** The words of a text; an elided one keeps its apostrophe: "l'", "eau". */
export function sourceWords(text: string): readonly SourceWord[] {
  return Array.from(text.matchAll(wordPattern), ({ 0: word, index }) => ({
    text: word,
    start: index,
    end: index + word.length,
  }));
}

/**
 * The name of a food as a message says it: of those that no other food has, the one with the fewest words of the
 * food's own name, so that other words can join it: "rice" for "Cooked white rice". `findNamed` gives the food that
 * has a name.
 */
function spokenName(food: Food, findNamed: (name: string) => Food | undefined): string {
  const own = food.name.replace(/,.*|\(.*?\)/g, "").trim();
  const isOwn = (name: string) => findNamed(name)?.id === food.id;
  const countWords = (name: string) => name.split(" ").length;
  const words = new Set(own.toLowerCase().split(/[\s-]+/));
  const shorter = food.aliases
    .filter((alias) =>
      alias
        .toLowerCase()
        .split(/[\s-]+/)
        .every((word) => words.has(word)),
    )
    .filter((alias) => countWords(alias) < countWords(own) && isOwn(alias))
    .sort((one, other) => countWords(one) - countWords(other));
  const isOfOther = findNamed(own) !== undefined && !isOwn(own);
  return shorter[0] ?? (isOfOther ? (food.aliases.find(isOwn) ?? own) : own);
}

const isNumbered = (name: string) => /^[\p{L}\d ]*(?:\p{L}\d|\d\p{L})[\p{L}\d ]*$/u.test(name);

const joined = (name: string) => name.toLowerCase().replace(/[ -]/g, "");

/** Finds names in which a digit is next to a letter. */
function createNumberedNames(names: readonly (readonly [string, NumberedName])[]): NumberedNames {
  const byName = new Map(names.map(([name, found]) => [joined(name), found]));
  const spelt = names
    .map(([name]) => name.replace(/(?<=\p{L})(?=\d)|(?<=\d)(?=\p{L})/gu, "[ -]?"))
    .sort((one, other) => other.length - one.length);
  return {
    pattern: new RegExp(
      `(?<![\\p{L}\\d]|\\d[.,])(?:${spelt.join("|") || "(?!)"})(?![\\p{L}\\d])`,
      "giu",
    ),
    find: (name) => byName.get(joined(name)),
  };
}

/** The phrases of a pack and the names of foods in its language. Those of the pack go before. */
export function buildLexicon(
  pack: LanguagePack,
  names: FoodNames,
  foods: readonly Food[],
  findNamed: (name: string) => Food | undefined,
): Lexicon {
  const byStem = new Map<string, LexiconEntry[]>();
  const words = new Map<string, string>();
  const stems = new Map<string, string>();
  const known = new Set<string>();
  /** Words of phrases, and the stems of all words. */
  const inPhrases = new Set<string>();
  const knownStems = new Set<string>();
  const add = (phrase: string, translation: string) => {
    const folded = sourceWords(phrase).map(({ text }) => pack.fold(text));
    const key = folded.join(" ");
    if (key === "" || known.has(key)) return;
    known.add(key);
    const isNeighbour = phrase.startsWith("~");
    const entry = { words: folded, stems: folded.map(pack.stem), translation, isNeighbour };
    const first = entry.stems[0] ?? "";
    const list = byStem.get(first) ?? [];
    byStem.set(first, list);
    list.push(entry);
    for (const word of entry.stems) knownStems.add(word);
    if (folded.length > 1) {
      for (const word of folded) inPhrases.add(word);
      return;
    }
    words.set(key, translation);
    if (!stems.has(first)) stems.set(first, translation);
  };
  for (const [phrase, translation] of pack.glossary) add(phrase, translation);
  const numbered: [string, NumberedName][] = [];
  for (const food of foods) {
    const translations = names.get(food.id) ?? [];
    if (translations.length === 0) continue;
    // Instructions are read by letters without accents.
    const translation = withoutAccents(spokenName(food, findNamed));
    for (const name of translations) {
      if (isNumbered(name)) numbered.push([name, { translation, isNeighbour: false }]);
      else add(name, translation);
    }
  }
  for (const list of byStem.values())
    list.sort((one, other) => other.words.length - one.words.length);
  const all = new Set([...words.keys(), ...inPhrases]);
  return {
    byStem,
    words,
    stems,
    numbered: createNumberedNames(numbered),
    hasWord: (folded) => words.has(folded) || inPhrases.has(folded),
    isKnown: (folded) => knownStems.has(pack.stem(folded)),
    byLength: Map.groupBy(all, ({ length }) => length),
  };
}

/** The phrases of two lexicons; those of the first go before. */
export function joinLexicons(first: Lexicon, second: Lexicon): Lexicon {
  const byStem = new Map(second.byStem);
  for (const [stem, entries] of first.byStem) {
    const phrases = new Set(entries.map(({ words }) => words.join(" ")));
    const others = second.byStem.get(stem) ?? [];
    const joined = [...entries, ...others.filter(({ words }) => !phrases.has(words.join(" ")))];
    byStem.set(
      stem,
      joined.sort((one, other) => other.words.length - one.words.length),
    );
  }
  return {
    byStem,
    words: new Map([...second.words, ...first.words]),
    stems: new Map([...second.stems, ...first.stems]),
    numbered: second.numbered,
    hasWord: (folded) => first.hasWord(folded) || second.hasWord(folded),
    isKnown: (folded) => first.isKnown(folded) || second.isKnown(folded),
    byLength: second.byLength,
  };
}

/** The longest phrase that begins at a word. */
export function findPhrase(
  lexicon: Lexicon,
  words: readonly { readonly folded: string; readonly stem: string }[],
  at: number,
): LexiconEntry | undefined {
  let best: LexiconEntry | undefined;
  for (const entry of lexicon.byStem.get(words[at]?.stem ?? "") ?? []) {
    if (best && entry.words.length < best.words.length) break;
    const isExact = entry.words.every((word, place) => words[at + place]?.folded === word);
    if (isExact) return entry;
    best ??= entry.stems.every((stem, place) => words[at + place]?.stem === stem)
      ? entry
      : undefined;
  }
  return best;
}
