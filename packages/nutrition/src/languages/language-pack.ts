import type { PackTexts } from "./pack-wording.ts";

/** The tags of the languages that have a pack: messages in them are read, and meals are worded in them. */
export const packTags = ["de", "es", "fr", "pt"] as const;
export type PackTag = (typeof packTags)[number];

/** A phrase of a language and how the engine's own language says it; without words, it is left out. */
export type GlossaryRow = readonly [phrase: string, words: string];

/**
 * A pattern whose words depend on each other, and its equivalent: $1 is translated in turn, =$1 is kept as it is, and
 * "{$1 de $2}" is the translation of the phrase of these words, without which the pattern does not match.
 */
export interface PhrasePattern {
  /** The source of a regular expression without regard to case. */
  readonly pattern: string;
  readonly to: string;
  /** A text and its translation; `translate.test.ts` tests it. */
  readonly example: readonly [text: string, translation: string];
}

/**
 * A language that is read by translating its words into those of the engine's own language. Names of foods are in
 * `packages/food-table/names`.
 */
export interface LanguagePack {
  readonly tag: PackTag;
  /** Frequent words that English does not have: they say which language a message is in. */
  readonly signs: ReadonlySet<string>;
  /** Lower case, as words are compared: "Käse" is "kaese". */
  readonly fold: (word: string) => string;
  /** The stem of a folded word. */
  readonly stem: (word: string) => string;
  /** The words that a folded word may be the diminutive of: "huevo" of "huevito". */
  readonly diminutiveOf?: (word: string) => readonly string[];
  /** The infinitives that a folded word of an instruction may be a form of: "dejar" of "dejaron". */
  readonly infinitivesOf?: (word: string) => readonly string[];
  readonly patterns: readonly PhrasePattern[];
  /** Words of instructions and others that the patterns have in their place, or none for words that mean no change. */
  readonly editRewrites: readonly PhrasePattern[];
  /** Patterns of a clause of an instruction about a meal, and the source of an expression that divides instructions. */
  readonly editPatterns: readonly PhrasePattern[];
  readonly clauseBreak: string;
  /** The source of an expression for words that may join clauses: "and". */
  readonly conjunctions: string;
  readonly glossary: readonly GlossaryRow[];
  /** Phrases of instructions; they go before those of the glossary. */
  readonly editGlossary?: readonly GlossaryRow[];
  readonly compounds?: Compounds;
  readonly joiners: Joiners;
  /** Labels of portions: the words of the engine's language and those of this one. */
  readonly portionLabels: ReadonlyMap<string, string>;
  readonly texts: PackTexts;
}

/** How words are joined to one: "Käsebrot" is "bread with cheese". */
export interface Compounds {
  /** Letters that may be between two parts, such as "s". */
  readonly joints: readonly string[];
  /** The equivalent of a last part, with {} in place of the first. */
  readonly heads: ReadonlyMap<string, string>;
  /** Last parts of words that are none of food, whatever is before: "Frühschicht". Instructions know them. */
  readonly partsWithoutFood?: ReadonlySet<string>;
  /** Words that begin no name of a food: "auf" of "aufstocken". */
  readonly notFirst?: ReadonlySet<string>;
}

/** Folded words after the words for a whole food. */
export interface Joiners {
  /** Before what it came with, such as "with". */
  readonly companions: ReadonlySet<string>;
  /** The same, and before what it is made of, such as "of". */
  readonly contents: ReadonlySet<string>;
}

/** Reads lines of "phrase | phrase = words". */
export function parseGlossary(lines: string): readonly GlossaryRow[] {
  return lines.split("\n").flatMap((line) => {
    const [phrases = "", words] = line.split("=");
    if (words === undefined) return [];
    return phrases.split("|").map((phrase): GlossaryRow => [phrase.trim(), words.trim()]);
  });
}

/** Reads patterns, each followed by "= its equivalent" and "+ an example = its translation". */
export function parsePhrasePatterns(table: string): readonly PhrasePattern[] {
  const lines = table.trim().split(/\n */);
  return lines.flatMap((pattern, at) => {
    const [to, example] = lines.slice(at + 1, at + 3);
    if (!to?.startsWith("=") || !example?.startsWith("+ ")) return [];
    const [text = "", translation = ""] = example.slice(2).split(/ = ?/);
    return { pattern, to: to.slice(2), example: [text, translation] as const };
  });
}

/** Letters without accents. */
export const withoutAccents = (word: string): string =>
  word.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/**
 * The source of a pattern that also matches words without their accents: "añade" and "anade". A letter by itself keeps
 * its accent: "a" is another word than "à".
 */
export const allowUnaccented = (source: string): string =>
  source.replace(/(?<!\[[^\]]*)(?:(?<=\p{L})[ßà-öø-ÿœ]|[ßà-öø-ÿœ](?=\p{L}))/gu, (letter) => {
    const others = spellings[letter] ?? letter.normalize("NFD")[0] ?? letter;
    return `(?:${letter}|${others})`;
  });

const spellings: Readonly<Record<string, string>> = {
  ä: "ae|a",
  ö: "oe|o",
  ü: "ue|u",
  ß: "ss",
  œ: "oe",
};

/** Patterns that also match words without their accents. */
export const unaccented = (patterns: readonly PhrasePattern[]): readonly PhrasePattern[] =>
  patterns.map((row) => ({ ...row, pattern: allowUnaccented(row.pattern) }));
