import {
  allowUnaccented,
  type LanguagePack,
  type PhrasePattern,
  unaccented,
} from "../../languages/language-pack.ts";
import { createLiteralTest } from "../../languages/required-literals.ts";
import { lazy } from "../match/memoize.ts";
import { findJoinedWord, translateCompound } from "./compounds.ts";
import { correctWord } from "./correct-word.ts";
import {
  buildLexicon,
  findPhrase,
  joinLexicons,
  type Lexicon,
  type LexiconEntry,
  type SourceWord,
  sourceWords,
} from "./lexicon.ts";
import { createRewrite, type Rewritten, unchanged } from "./rewrite.ts";
import { createTranslation, type Guess, type Piece, type Translation } from "./translation.ts";

/**
 * Translates texts of a language, word by word and phrase by phrase.
 *
 * @param isByWords true for an instruction that is translated without the patterns of whole clauses, if the pack has an
 * `editGlossary`
 */
export type Translate = (text: string, isInstruction?: boolean, isByWords?: boolean) => Translation;

/** `isForeign` is true for words that the engine knows without a translation. */
export function createTranslate(
  pack: LanguagePack,
  lexicon: Lexicon,
  isForeign: (word: string) => boolean,
): Translate {
  const diminutiveOf = pack.diminutiveOf ?? (() => []);
  const ofMessages = pack.patterns.map(compile);
  const ofClauses = unaccented(pack.editPatterns).map(compile);
  const ofInstructions = [...ofClauses, ...ofMessages];
  const clauseBreak = new RegExp(allowUnaccented(pack.clauseBreak), "giu");
  // "quejo" is rather "queijo" of the lexicon than a verb of the patterns.
  const isMisspelt = (word: string, meant: string) => {
    const folded = pack.fold(word);
    if (!isStrangeWord(folded, word, ofInstruction())) return false;
    const known = correctWord(folded, lexicon);
    return known === undefined || known === pack.fold(meant);
  };
  const conjunction = new RegExp(`,? (?:${pack.conjunctions}) |, `, "giu");
  const rules = { pack, lexicon, isForeign, basesOf: diminutiveOf };
  const ofEdits = lazy(() =>
    joinLexicons(
      buildLexicon({ ...pack, glossary: pack.editGlossary ?? [] }, new Map(), [], () => undefined),
      lexicon,
    ),
  );
  const ofInstruction = lazy(() => ({
    ...rules,
    lexicon: ofEdits(),
    ofMessages: lexicon,
    basesOf: (word: string) => [...diminutiveOf(word), ...(pack.infinitivesOf?.(word) ?? [])],
  }));
  const patternsOf = (isInstruction: boolean, isByWords: boolean) =>
    isInstruction && !(isByWords && pack.editGlossary) ? ofInstructions : ofMessages;
  const rewriteInstruction = createRewrite(pack.editRewrites, pack.editPatterns, isMisspelt);
  return (original, isInstruction = false, isByWords = false) => {
    const patterns = patternsOf(isInstruction, isByWords);
    const rewrite = isInstruction ? rewriteInstruction : unchanged;
    const rewritten = rewrite(original.replaceAll("’", "'"));
    const { text } = rewritten;
    const clausePatterns = patterns.length - ofMessages.length;
    const translator = new Translator(text, {
      ...(isInstruction ? ofInstruction() : rules),
      patterns,
      clausePatterns,
      conjunction,
    });
    let from = 0;
    for (const { index, 0: mark } of isInstruction ? text.matchAll(clauseBreak) : []) {
      translator.translateClauses(from, index);
      translator.add(clauseSeparator, index, index + mark.length);
      from = index + mark.length;
    }
    if (isInstruction) translator.translateClauses(from, text.length);
    else translator.translatePatterns(from, text.length);
    const pieces = placeInOriginal(translator.pieces, rewritten);
    return createTranslation(original, pieces, isInstruction);
  };
}

/** Pieces of a rewritten text with the spans of the original. */
const placeInOriginal = (pieces: readonly Piece[], { starts, ends }: Rewritten): readonly Piece[] =>
  pieces.map((piece) => {
    const start = starts[piece.start] ?? 0;
    const end = piece.end > piece.start ? (ends[piece.end - 1] ?? start) : start;
    return { ...piece, start, end };
  });

/** With more marks, too many parts would be compared with all patterns. */
const maxMarks = 4;

/** Where a part of a text begins and ends. */
type Span = readonly [start: number, end: number];

/** A longer text is not a single change. */
const maxClauseLength = 200;

/** Separates the clauses of a translated instruction. */
const clauseSeparator = "; ";

interface CompiledPattern {
  readonly pattern: RegExp;
  /** False for a text in lower case that the pattern cannot match. */
  readonly mayMatch: (lower: string) => boolean;
  /** The equivalent, divided at its groups. */
  readonly to: readonly string[];
}

const compile = ({ pattern, to }: PhrasePattern): CompiledPattern => ({
  pattern: new RegExp(`(?<![\\p{L}\\d])(?:${pattern})(?!\\p{L})`, "iud"),
  mayMatch: createLiteralTest(pattern),
  to: to.split(/(=?\$\d|\{.*?\})/),
});

/** A part of an equivalent that stands for a phrase of the lexicon: "{$1 de $2}". */
const isPhrasePart = (part: string) => part.startsWith("{");

interface Words {
  readonly pack: LanguagePack;
  readonly lexicon: Lexicon;
  /** For an instruction: the lexicon without the words of instructions. */
  readonly ofMessages?: Lexicon;
  readonly isForeign: (word: string) => boolean;
  /** The words that an unknown word may be a form of. */
  readonly basesOf: (folded: string) => readonly string[];
}

interface Rules extends Words {
  readonly patterns: readonly CompiledPattern[];
  /** How many of the patterns are of whole clauses, before those of messages. */
  readonly clausePatterns: number;
  /** What may separate clauses, besides what always does. */
  readonly conjunction: RegExp;
}

/** True for a word that is neither known nor made of known words. */
const isStrangeWord = (folded: string, word: string, words: Words) =>
  isUnknownForm(folded, word, words) && findBase(folded, words) === undefined;

const findBase = (folded: string, { lexicon, basesOf }: Words) =>
  basesOf(folded).find((one) => lexicon.hasWord(one));

const isUnknownForm = (folded: string, word: string, { pack, lexicon, isForeign }: Words) =>
  !lexicon.isKnown(folded) &&
  !isForeign(word) &&
  translateCompound(folded, pack, lexicon) === undefined;

interface Word {
  readonly folded: string;
  readonly stem: string;
  readonly start: number;
  readonly end: number;
  readonly isCorrected: boolean;
}

/** Translates one text. */
class Translator {
  readonly pieces: Piece[] = [];
  readonly #text: string;
  readonly #rules: Rules;
  /** Whether a pattern fits a text. */
  readonly #clauses = new Map<string, boolean>();

  constructor(text: string, rules: Rules) {
    this.#text = text;
    this.#rules = rules;
  }

  add(text: string, start: number, end: number): void {
    this.pieces.push({ text, start, end });
  }

  addWords(text: string, start: number, end: number, guess: Guess | undefined): void {
    this.pieces.push({ text, start, end, guess, isWord: text !== "" });
  }

  /** Translates a clause, or several if only each of them by itself has a pattern that fits all of it. */
  translateClauses(start: number, end: number): void {
    const marks = [...this.#text.slice(start, end).matchAll(this.#rules.conjunction)].slice(
      0,
      maxMarks,
    );
    const clauses = this.#findClauses(
      start,
      end,
      marks.map(({ index, 0: mark }) => [start + index, start + index + mark.length]),
    );
    for (const [at, until] of clauses ?? [[start, end]]) {
      if (at > start) this.add(clauseSeparator, at, at);
      this.translatePatterns(at, until);
    }
  }

  /** The fewest clauses between some of the marks; undefined if one of them has no pattern. */
  #findClauses(start: number, end: number, marks: readonly Span[]): readonly Span[] | undefined {
    if (this.#isClause(start, end)) return [[start, end]];
    for (const [place, [until, next]] of marks.entries()) {
      if (!this.#isClause(start, until)) continue;
      const others = this.#findClauses(next, end, marks.slice(place + 1));
      if (others) return [[start, until], ...others];
    }
    return undefined;
  }

  /** True if a pattern fits all of a span. */
  #isClause(start: number, end: number): boolean {
    if (end - start > maxClauseLength) return true;
    const text = this.#text.slice(start, end);
    const { patterns, clausePatterns } = this.#rules;
    const known = this.#clauses.get(text);
    if (known !== undefined) return known;
    const lower = text.toLowerCase();
    const isClause = patterns
      .slice(0, clausePatterns)
      .some(
        ({ pattern, mayMatch }) =>
          mayMatch(lower) && pattern.exec(text)?.[0].length === text.length,
      );
    this.#clauses.set(text, isClause);
    return isClause;
  }

  /** Translates a span by the first pattern from `from` that it matches, and what is outside its match. */
  translatePatterns(start: number, end: number, from = 0): void {
    const { patterns, clausePatterns } = this.#rules;
    const first = end - start > maxClauseLength ? Math.max(from, clausePatterns) : from;
    const text = this.#text.slice(start, end);
    const lower = text.toLowerCase();
    for (let at = first; at < patterns.length; at += 1) {
      const { pattern, to, mayMatch } = patterns[at] as CompiledPattern;
      const match = mayMatch(lower) ? pattern.exec(text) : null;
      if (!match) continue;
      if (!to.filter(isPhrasePart).every((part) => this.#findWhole(part, match))) continue;
      const last = start + match.index + match[0].length;
      const isClause = at < clausePatterns;
      this.translatePatterns(start, start + match.index, at + 1);
      // A part of a clause is none, unless the pattern only removes words before it.
      const next = isClause && to.join("") !== "$1" ? clausePatterns : at + 1;
      for (const part of to) this.#addPart(part, match, start, next);
      this.translatePatterns(last, end, isClause ? next : at);
      return;
    }
    this.#translateWords(start, end);
  }

  /** Adds a part of the equivalent of a pattern: words, the translation of a group, or a group as it is. */
  #addPart(part: string, match: RegExpExecArray, start: number, next: number): void {
    const phrase = isPhrasePart(part) ? this.#findWhole(part, match) : undefined;
    if (phrase) {
      // Its words are joined: no span of the text has them.
      const { translation, isNeighbour } = phrase;
      const at = start + match.index;
      this.addWords(translation, at, at, isNeighbour ? "neighbour" : undefined);
      return;
    }
    if (!/^=?\$\d$/.test(part)) {
      const first = start + match.index;
      this.add(part, first, first + match[0].length);
      return;
    }
    const group = match.indices?.[Number(part.at(-1))];
    if (group && part.startsWith("="))
      this.add(
        match[0].slice(group[0] - match.index, group[1] - match.index),
        start + group[0],
        start + group[1],
      );
    else if (group) this.translatePatterns(start + group[0], start + group[1], next);
  }

  /** The phrase of the lexicon that the words of "{$1 de $2}" are as a whole, if it says more than the first of them. */
  #findWhole(part: string, match: RegExpExecArray): LexiconEntry | undefined {
    const text = part.slice(1, -1).replace(/\$(\d)/g, (_, group) => match[Number(group)] ?? "");
    const words = sourceWords(text).map((word) => this.#readWord(word, 0));
    const phrase = findPhrase(this.#rules.lexicon, words, 0);
    if (phrase?.words.length !== words.length) return undefined;
    const [first] = words;
    const said = first && findPhrase(this.#rules.lexicon, [first], 0);
    return phrase.translation === said?.translation ? undefined : phrase;
  }

  /** A name with digits, such as "7up", is one word. */
  #translateWords(start: number, end: number): void {
    const { numbered } = this.#rules.lexicon;
    let from = start;
    for (const { 0: name, index } of this.#text.slice(start, end).matchAll(numbered.pattern)) {
      const found = numbered.find(name);
      if (!found) continue;
      const at = start + index;
      this.#translatePlainWords(from, at);
      from = at + name.length;
      this.addWords(found.translation, at, from, found.isNeighbour ? "neighbour" : undefined);
    }
    this.#translatePlainWords(from, end);
  }

  #translatePlainWords(start: number, end: number): void {
    const words = sourceWords(this.#text.slice(start, end)).map((word) =>
      this.#readWord(word, start),
    );
    let done = start;
    for (let at = 0; at < words.length; ) {
      const first = words[at] as Word;
      this.#keep(done, first.start);
      const entry = this.#findAdjacent(words, at) ?? this.#findForm(words, at);
      const count = entry?.words.length ?? 1;
      const last = words[at + count - 1] ?? first;
      if (entry) {
        const isGuess = words.slice(at, at + count).some(({ isCorrected }) => isCorrected);
        const guess = entry.isNeighbour ? "neighbour" : undefined;
        this.addWords(entry.translation, first.start, last.end, isGuess ? "guessed" : guess);
      } else this.#addWord(first);
      // An elided word is followed by its apostrophe and no space.
      if (this.#text[last.end - 1] === "'") this.add(" ", last.end, last.end);
      done = last.end;
      at += count;
    }
    this.#keep(done, end);
  }

  /** A phrase whose words only spaces and hyphens separate. */
  #findAdjacent(words: readonly Word[], at: number): LexiconEntry | undefined {
    const { pack, lexicon } = this.#rules;
    let length = 1;
    while (this.#isAdjacent(words[at + length - 1], words[at + length])) length += 1;
    const adjacent = words.slice(at, at + length);
    const phrase = findPhrase(lexicon, adjacent, 0);
    if (phrase && phrase.words.length > 1) return phrase;
    return findJoinedWord(adjacent, pack, lexicon) ?? phrase;
  }

  /** A phrase with a form of its first word, which only other phrases of instructions have: "venía" of "venir" and "venía con". */
  #findForm(words: readonly Word[], at: number): LexiconEntry | undefined {
    const first = words[at] as Word;
    const { ofMessages } = this.#rules;
    const base = findBase(first.folded, this.#rules);
    if (base === undefined || ofMessages?.isKnown(first.folded)) return undefined;
    const ofBase = { ...first, folded: base, stem: this.#rules.pack.stem(base) };
    return this.#findAdjacent([ofBase, ...words.slice(at + 1)], 0);
  }

  #isAdjacent(word: Word | undefined, next: Word | undefined): boolean {
    return next !== undefined && /^[\s-]*$/.test(this.#text.slice(word?.end, next.start));
  }

  /** A word as it is compared with the lexicon; a misspelt one is corrected. */
  #readWord({ text, start, end }: SourceWord, offset: number): Word {
    const { pack, lexicon } = this.#rules;
    const folded = pack.fold(text);
    const isStrange = isUnknownForm(folded, text.toLowerCase(), this.#rules);
    const base = isStrange ? findBase(folded, this.#rules) : undefined;
    const corrected = isStrange && base === undefined ? correctWord(folded, lexicon) : undefined;
    const word = base ?? corrected ?? folded;
    return {
      folded: word,
      stem: pack.stem(word),
      start: start + offset,
      end: end + offset,
      isCorrected: corrected !== undefined,
    };
  }

  /** Adds a word that no phrase has. */
  #addWord({ folded, start, end }: Word): void {
    const { pack, lexicon, isForeign } = this.#rules;
    const plain = this.#text.slice(start, end).toLowerCase();
    const isKnown = isForeign(plain);
    const compound = isKnown ? undefined : translateCompound(folded, pack, lexicon);
    const guess = compound === undefined ? "unknown" : "guessed";
    this.addWords(compound ?? plain, start, end, isKnown ? undefined : guess);
  }

  /** Numbers and marks stay. */
  #keep(start: number, end: number): void {
    for (const match of this.#text.slice(start, end).matchAll(/\d+(?:[.,]\d+)*|[^\d]+/g)) {
      const at = start + match.index;
      const text = normalizeNumber(match[0]);
      this.pieces.push({ text, start: at, end: at + match[0].length, isKept: true });
    }
  }
}

/** "1.500" is 1500, "1,5" is 1.5. */
function normalizeNumber(text: string): string {
  if (/^\d{1,3}(?:\.\d{3})+(?:,\d+)?$/.test(text))
    return text.replaceAll(".", "").replace(",", ".");
  return text.replace(/^(\d+),(\d{1,2})$/, "$1.$2");
}
