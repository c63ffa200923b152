import type { LanguagePack, PhrasePattern } from "../../languages/language-pack.ts";
import { translateCompound } from "./compounds.ts";
import { correctWord } from "./correct-word.ts";
import { findPhrase, type Lexicon, type LexiconEntry, sourceWords } from "./lexicon.ts";

/** A part of a translation: its words, and the span of the message that they are of. */
interface Piece {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** A text in the engine's language. */
export interface Translation {
  readonly original: string;
  readonly text: string;
  /** Words of the language that were translated. */
  readonly known: number;
  /** The person's words for a part of the translation; undefined if it is none. */
  readonly restore: (part: string) => string | undefined;
}

/** Translates texts of a language, word by word and phrase by phrase. */
export type Translate = (text: string, isInstruction?: boolean) => Translation;

/** `isForeign` is true for words that the engine knows without a translation. */
export function createTranslate(
  pack: LanguagePack,
  lexicon: Lexicon,
  isForeign: (word: string) => boolean,
): Translate {
  const ofMessages = pack.patterns.map(compile);
  const ofInstructions = [...pack.editPatterns.map(compile), ...ofMessages];
  const clauseBreak = new RegExp(pack.clauseBreak, "giu");
  return (original, isInstruction = false) => {
    const patterns = isInstruction ? ofInstructions : ofMessages;
    const text = original.replaceAll("’", "'");
    const pieces: Piece[] = [];
    let known = 0;
    let from = 0;
    for (const { index, 0: mark } of isInstruction ? text.matchAll(clauseBreak) : []) {
      translatePatterns(from, index, 0);
      pieces.push({ text: clauseSeparator, start: index, end: index + mark.length });
      from = index + mark.length;
    }
    translatePatterns(from, text.length, 0);
    return createTranslation(original, pieces, known);

    function translatePatterns(start: number, end: number, from: number): void {
      for (let at = from; at < patterns.length; at += 1) {
        const { pattern, to } = patterns[at] as (typeof patterns)[number];
        const match = pattern.exec(text.slice(start, end));
        if (!match) continue;
        known += 1;
        const [first, last] = [start + match.index, start + match.index + match[0].length];
        translatePatterns(start, first, at + 1);
        for (const part of to) {
          const group = /^\$\d$/.test(part) ? match.indices?.[Number(part[1])] : undefined;
          if (group) translatePatterns(start + group[0], start + group[1], at + 1);
          else if (!part.startsWith("$")) pieces.push({ text: part, start: first, end: last });
        }
        translatePatterns(last, end, at);
        return;
      }
      translateWords(start, end);
    }

    function translateWords(start: number, end: number): void {
      const words = sourceWords(text.slice(start, end)).map((word) => {
        const folded = pack.fold(word.text);
        return { folded, stem: pack.stem(folded), start: word.start + start, end: word.end + start };
      });
      let done = start;
      for (let at = 0; at < words.length; ) {
        const first = words[at] as (typeof words)[number];
        keep(done, first.start);
        const entry = findAdjacent(at);
        const last = words[at + (entry?.words.length ?? 1) - 1] ?? first;
        pieces.push({
          text: entry?.translation ?? translateWord(first.folded, text.slice(first.start, last.end)),
          start: first.start,
          end: last.end,
        });
        if (entry) known += 1;
        if (text[last.end - 1] === "'") pieces.push({ text: " ", start: last.end, end: last.end });
        done = last.end;
        at += entry?.words.length ?? 1;
      }
      keep(done, end);

      /** A phrase whose words only spaces and hyphens separate. */
      function findAdjacent(at: number): LexiconEntry | undefined {
        let length = 1;
        while (
          words[at + length] !== undefined &&
          /^[\s-]*$/.test(text.slice(words[at + length - 1]?.end, words[at + length]?.start))
        )
          length += 1;
        return findPhrase(lexicon, words.slice(at, at + length), 0);
      }
    }

    function translateWord(folded: string, word: string): string {
      const plain = word.toLowerCase();
      if (isForeign(plain)) return plain;
      const joined = translateCompound(folded, pack, lexicon);
      const corrected = joined ?? correctWord(folded, lexicon);
      if (corrected === undefined) return plain;
      known += 1;
      return corrected;
    }

    /** Numbers and marks stay; "1.500" is 1500, "1,5" is 1.5. */
    function keep(start: number, end: number): void {
      for (const match of text.slice(start, end).matchAll(/\d+(?:[.,]\d+)*|[^\d]+/g)) {
        const at = start + match.index;
        pieces.push({ text: normalizeNumber(match[0]), start: at, end: at + match[0].length });
      }
    }
  };
}

/** Separates the clauses of a translated instruction. */
const clauseSeparator = "; ";

const compile = ({ pattern, to }: PhrasePattern) => ({
  pattern: new RegExp(`(?<![\\p{L}\\d])(?:${pattern})(?!\\p{L})`, "iud"),
  to: to.split(/(\$\d)/),
});

function normalizeNumber(text: string): string {
  if (/^\d{1,3}(?:\.\d{3})+(?:,\d+)?$/.test(text))
    return text.replaceAll(".", "").replace(",", ".");
  return text.replace(/^(\d+),(\d{1,2})$/, "$1.$2");
}

function createTranslation(original: string, pieces: readonly Piece[], known: number): Translation {
  let text = "";
  const placed = pieces.map((piece) => {
    const at = text.length;
    text += piece.text;
    return { ...piece, at, until: text.length };
  });
  const lower = text.toLowerCase();
  const restore = (part: string) => {
    const words = part.trim().toLowerCase();
    const at = words === "" ? -1 : lower.indexOf(words);
    if (at < 0) return undefined;
    const within = placed.filter((one) => one.at < at + words.length && at < one.until);
    const said = within.filter((one) => one.text.trim() !== "");
    const start = Math.min(...said.map((one) => (one.at < at ? one.start + offset(one, at) : one.start)));
    const end = Math.max(...said.map((one) => one.end));
    return original.slice(start, end).trim();
  };
  return { original, text, known, restore };
}

/** The offset in a part that was not translated, such as "2, ". */
const offset = (piece: { at: number; until: number; start: number; end: number }, at: number) =>
  piece.until - piece.at === piece.end - piece.start ? at - piece.at : 0;
