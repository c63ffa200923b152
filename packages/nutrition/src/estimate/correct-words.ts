import { stem } from "./stem.ts";
import type { Token } from "./tokens.ts";
import { isVocabulary } from "./vocabulary.ts";

/** The words that a table knows, prepared for finding what a misspelt word was meant to be. */
export interface Spelling {
  readonly isKnown: (stem: string) => boolean;
  /** Known words by first letter and length. */
  readonly byShape: ReadonlyMap<string, readonly string[]>;
  /** What was looked for before, and found or not: the same slips come again and again. */
  readonly remembered: Map<string, string | undefined>;
}

/** Prepares the words of a table; the more names hold a word, the earlier it is tried. */
export function makeSpelling(words: ReadonlyMap<string, { readonly names: Int32Array }>): Spelling {
  const plain = [...words].filter(([word]) => /^[a-z]{4,}$/.test(word));
  plain.sort(([, one], [, other]) => other.names.length - one.names.length);
  const byShape = Map.groupBy(
    plain.map(([word]) => word),
    (word) => shapeOf(word, word.length),
  );
  return {
    isKnown: (word) => words.has(word) || isVocabulary(word),
    byShape,
    remembered: new Map(),
  };
}

const shapeOf = (word: string, length: number) => `${word.charAt(0)}${length}`;

/**
 * Writes words that neither table nor engine knows as what they were meant to be, where one known
 * word is near enough or two were run together; marks those that stay unknown.
 */
export function correctWords(tokens: readonly Token[], spelling: Spelling): Token[] {
  return tokens.flatMap((token) => {
    if (token.kind !== "word" || spelling.isKnown(token.stem) || spelling.isKnown(token.text)) {
      return [token];
    }
    const parts = splitWord(token, spelling);
    if (parts) return parts;
    const meant = recallNearest(token.stem, spelling);
    if (meant === undefined) return [{ ...token, isUnknown: true }];
    return [{ ...token, text: meant, stem: meant }];
  });
}

const shortestRun = 8;
const shortestPart = 4;

/** "chickensandwich" is two words; each must be known, and long enough to be no accident. */
function splitWord(token: Token, { isKnown }: Spelling): Token[] | undefined {
  const { text, start } = token;
  if (text.length < shortestRun || token.end - start !== text.length) return undefined;
  for (let at = text.length - shortestPart; at >= shortestPart; at -= 1) {
    const [first, second] = [text.slice(0, at), text.slice(at)];
    if (!isKnown(stem(first)) || !isKnown(stem(second))) continue;
    return [
      { ...token, text: first, stem: stem(first), end: start + at },
      { ...token, text: second, stem: stem(second), start: start + at },
    ];
  }
  return undefined;
}

const longestWord = 24;

const mostRemembered = 5000;

function recallNearest(word: string, spelling: Spelling): string | undefined {
  const { remembered } = spelling;
  if (remembered.has(word)) return remembered.get(word);
  if (remembered.size >= mostRemembered) remembered.clear();
  const meant = nearestWord(word, spelling);
  remembered.set(word, meant);
  return meant;
}

function nearestWord(word: string, { byShape }: Spelling): string | undefined {
  const limit = editsAllowed(word);
  if (limit === 0) return undefined;
  let best: string | undefined;
  let bestEdits = limit + 1;
  for (let length = word.length - limit; length <= word.length + limit; length += 1) {
    for (const candidate of byShape.get(shapeOf(word, length)) ?? []) {
      const edits = editsBetween(word, candidate, bestEdits - 1);
      if (edits < bestEdits) [best, bestEdits] = [candidate, edits];
    }
  }
  return best;
}

/** The longer a word, the less likely another one is near it by chance. */
function editsAllowed(word: string): number {
  if (word.length < 5 || word.length > longestWord) return 0;
  // "created", "steering": plain English is full of them, and near to "creamed" and "string".
  const isInflected = /(?:ed|ing|ly|er|al|ion)$/.test(word);
  return word.length < 8 || isInflected ? 1 : 2;
}

/** In a short word a letter too many, too few or out of place is a slip; another letter is another word. */
const shortWord = 6;

/** Edits that turn one word into another, a swap of neighbours being one; over `limit`: any greater number. */
function editsBetween(one: string, other: string, limit: number): number {
  if (Math.abs(one.length - other.length) > limit) return limit + 1;
  if (limit === 1 && one.length <= shortWord && one.length === other.length) {
    return isSwapped(one, other) ? 1 : 2;
  }
  let before: readonly number[] = [];
  let last: readonly number[] = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let row = 1; row <= one.length; row += 1) {
    const current = nextRow(one, other, row, last, before);
    if (Math.min(...current) > limit) return limit + 1;
    [before, last] = [last, current];
  }
  return last[other.length] ?? limit + 1;
}

/** One row of the table of edits (Damerau and Levenshtein, neighbours swapped only). */
function nextRow(
  one: string,
  other: string,
  row: number,
  last: readonly number[],
  before: readonly number[],
): number[] {
  const current = [row];
  for (let at = 1; at <= other.length; at += 1) {
    const changed = (last[at - 1] ?? 0) + (one[row - 1] === other[at - 1] ? 0 : 1);
    const swapped = isSwappedAt(one, other, row, at) ? (before[at - 2] ?? 0) + 1 : changed;
    current.push(Math.min((last[at] ?? 0) + 1, (current[at - 1] ?? 0) + 1, changed, swapped));
  }
  return current;
}

function isSwappedAt(one: string, other: string, row: number, at: number): boolean {
  return row > 1 && at > 1 && one[row - 1] === other[at - 2] && one[row - 2] === other[at - 1];
}

function isSwapped(one: string, other: string): boolean {
  const at = [...one].findIndex((letter, place) => letter !== other[place]);
  if (at < 0) return true;
  const swapped = `${one.slice(0, at)}${one.charAt(at + 1)}${one.charAt(at)}${one.slice(at + 2)}`;
  return swapped === other;
}
