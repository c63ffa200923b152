import { variants } from "../vocabulary/variants.ts";
import { stem } from "./stem.ts";
import { isVocabulary } from "./stop-words.ts";
import type { Token } from "./tokens.ts";

/** The words that a table knows, prepared for finding what a misspelt word was meant to be. */
export interface Spelling {
  readonly isKnown: (stem: string) => boolean;
  /** Known words by first letter and length; sorted when they are first asked for. */
  readonly byShape: () => ReadonlyMap<string, readonly KnownWord[]>;
  /** How many names hold a word. */
  readonly namesWith: (word: string) => number;
  /** What was looked for before, and found or not: the same slips come again and again. */
  readonly remembered: Map<string, string | undefined>;
}

interface KnownWord {
  readonly word: string;
  /** A bit for each letter that occurs in it. */
  readonly letters: number;
}

/** Prepares the words of a table; the more names hold a word, the earlier it is tried. */
export function makeSpelling(words: ReadonlyMap<string, { readonly names: Int32Array }>): Spelling {
  const namesWith = (word: string) => words.get(word)?.names.length ?? 0;
  let byShape: Map<string, KnownWord[]> | undefined;
  const sortWords = () => {
    const plain = [...new Set([...words.keys(), ...otherSpellings])]
      .filter((word) => /^[a-z]{4,}$/.test(word))
      .map((word) => ({ word, letters: lettersOf(word), count: namesWith(word) }))
      .sort((one, other) => other.count - one.count);
    return Map.groupBy(plain, ({ word }) => shapeOf(word, word.length));
  };
  return {
    isKnown: (word) => words.has(word) || isVocabulary(word),
    byShape: () => {
      byShape ??= sortWords();
      return byShape;
    },
    namesWith,
    remembered: new Map(),
  };
}

/** Words that the table spells otherwise, "porridge" and "courgette", are misspelt as well. */
const otherSpellings = Object.keys(variants)
  .flatMap((phrase) => phrase.split(" "))
  .filter((word) => word.length > 5)
  .map(stem);

function lettersOf(word: string): number {
  let letters = 0;
  for (let at = 0; at < word.length; at += 1) letters |= 1 << (word.charCodeAt(at) - firstLetter);
  return letters;
}

const firstLetter = "a".charCodeAt(0);

/** How many letters occur in only one of two words. */
function countDifferent(one: number, other: number): number {
  let count = 0;
  for (let rest = one ^ other; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}

const shapeOf = (word: string, length: number) => `${word.charAt(0)}${length}`;

/**
 * Writes words that neither table nor engine knows as what they were meant to be, where one known
 * word is near enough or two were run together; marks those that stay unknown.
 */
export function correctWords(tokens: readonly Token[], spelling: Spelling): Token[] {
  return tokens.flatMap((token, place) => {
    if (token.kind !== "word" || spelling.isKnown(token.stem) || spelling.isKnown(token.text)) {
      return [token];
    }
    const meant = recallNearest(token.stem, spelling);
    const isSure = meant !== undefined && editsBetween(token.stem, meant, 1) <= 1;
    const parts = isSure
      ? undefined
      : (splitUnit(token, tokens[place - 1], spelling) ?? splitWord(token, spelling));
    if (parts) return parts;
    if (meant === undefined) return [{ ...token, isUnknown: true }];
    return [{ ...token, text: meant, stem: meant }];
  });
}

/** "100gchicken" is 100 g of chicken: the number is a token of its own. */
function splitUnit(
  token: Token,
  before: Token | undefined,
  { isKnown }: Spelling,
): Token[] | undefined {
  const { text, start } = token;
  if (before?.kind !== "number" || before.end !== start) return undefined;
  const unit = gluedUnits.find(
    (candidate) => text.startsWith(candidate) && isKnown(stem(text.slice(candidate.length))),
  );
  if (unit === undefined || text.length < unit.length + 3) return undefined;
  return halves(token, unit.length);
}

const gluedUnits = ["kg", "grams", "gms", "gm", "g", "ml", "oz", "tbsp", "tsp", "x"];

const shortestRun = 7;
/** Two of the longest words; what is longer is no words. */
const longestRun = 48;
const shortestPart = 4;
/** Foods of three letters that people write onto another word: "oatmilk", "eggsalad". */
const shortFoods = new Set("egg ham tea oat nut jam rye soy bun pie bar pot".split(" "));

const isLongEnough = (part: string) => part.length >= shortestPart || shortFoods.has(part);

/** "chickensandwich" is two words; each must be of foods, and long enough to be no accident. */
function splitWord(token: Token, { namesWith }: Spelling): Token[] | undefined {
  const { text, start } = token;
  const isRun = text.length >= shortestRun && text.length <= longestRun;
  if (!isRun || token.end - start !== text.length) return undefined;
  for (let at = text.length - 3; at >= 3; at -= 1) {
    const [first, second] = [text.slice(0, at), text.slice(at)];
    if (!isLongEnough(first) || !isLongEnough(second)) continue;
    if (namesWith(stem(first)) > 0 && namesWith(stem(second)) > 0) return halves(token, at);
  }
  return undefined;
}

function halves(token: Token, at: number): Token[] {
  const [first, second] = [token.text.slice(0, at), token.text.slice(at)];
  return [
    { ...token, text: first, stem: stem(first), end: token.start + at },
    { ...token, text: second, stem: stem(second), start: token.start + at },
  ];
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

/** The known word that is nearest; among equals, the one that most foods hold. */
function nearestWord(word: string, { byShape, namesWith }: Spelling): string | undefined {
  const limit = editsAllowed(word);
  if (limit === 0) return undefined;
  const own = lettersOf(word);
  let best: string | undefined;
  let bestEdits = limit + 1;
  for (let length = word.length - limit; length <= word.length + limit; length += 1) {
    for (const { word: candidate, letters } of byShape().get(shapeOf(word, length)) ?? []) {
      // An edit brings in one letter and takes out another at most; a count is quicker than the edits.
      if (countDifferent(own, letters) > 2 * Math.min(limit, bestEdits)) continue;
      const edits = editsBetween(word, candidate, Math.min(limit, bestEdits));
      const isNearer = edits < bestEdits;
      const isCommoner = edits === bestEdits && namesWith(candidate) > namesWith(best ?? "");
      if (edits <= limit && (isNearer || isCommoner)) [best, bestEdits] = [candidate, edits];
    }
  }
  return best;
}

/** The longer a word, the less likely another one is near it by chance. */
function editsAllowed(word: string): number {
  if (word.length < 4 || word.length > longestWord) return 0;
  // "created", "steering": plain English is full of them, and near to "creamed" and "string".
  const isInflected = /(?:ed|ing|ly|er|al|ion)$/.test(word);
  return word.length < 8 || isInflected ? 1 : 2;
}

/** In a short word a letter too many, too few or out of place is a slip; another letter is another word. */
const shortWord = 6;

/** "piza" lacks one of two like letters: the only slip that is sure in so short a word. */
function isDoubled(one: string, other: string): boolean {
  return [...one].some((letter, at) => one.slice(0, at) + letter + one.slice(at) === other);
}

/** "yogert", "cheeze": one letter is another that sounds as it does; in words of six, not of five. */
function soundsAlike(one: string, other: string): boolean {
  const differing = [...one].flatMap((letter, at) =>
    letter === other[at] ? [] : [[letter, other[at]].sort().join("")],
  );
  return one.length === shortWord && differing.length === 1 && alike.has(differing[0] ?? "");
}
const alike = new Set("ae ai ao au ei eo eu io iu ou iy ey sz ck cs gj".split(" "));

/** Edits that turn one word into another, a swap of neighbours being one; over `limit`: any greater number. */
export function editsBetween(one: string, other: string, limit: number): number {
  if (Math.abs(one.length - other.length) > limit) return limit + 1;
  if (one.length < 5) return isDoubled(one, other) ? 1 : limit + 1;
  if (limit === 1 && one.length <= shortWord && one.length === other.length) {
    return isSwapped(one, other) || soundsAlike(one, other) ? 1 : 2;
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
