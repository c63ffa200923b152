import type { Language } from "../../languages/language.ts";
import {
  letterSet,
  type NearWord,
  type Spelling,
  shapeKey,
  type WordsByShape,
} from "./spelling.ts";
import { spellingCost } from "./spelling-cost.ts";

const minLength = 3;
const maxLength = 24;

/** The costs up to which a word of so many letters is taken for another: a long word is rarely close to another by chance. */
const limits = [0, 0, 0, 0.4, 0.5, 0.8, 1, 1.2, 1.4, 1.6, 1.8, 2];
/** The same next to a word that a name has together with the other. */
const limitsInContext = [0, 0, 0, 0.8, 1, 1.1, 1.3, 1.5, 1.8, 2, 2.2, 2.4];
const inflectedShare = 0.75;
const minInflectedLength = 6;
/** A word that few names contain is rarely meant. */
const rareShare = 0.7;
const minRareLimit = 0.5;
const rareShareInContext = 0.85;

/** The cost up to which a word is taken for another one. */
export function costLimit(
  word: string,
  { isRare, isInContext }: { readonly isRare: boolean; readonly isInContext: boolean },
  language: Language,
): number {
  const limit = limitOf(word, isInContext ? limitsInContext : limits);
  if (isInContext) return isRare ? limit * rareShareInContext : limit;
  // "created", "steering": common English words that are close to "creamed" and "string".
  const isInflected =
    word.length >= minInflectedLength && language.wordForms.inflectedEndings.test(word);
  const inflected = isInflected ? limit * inflectedShare : limit;
  return isRare ? Math.max(inflected * rareShare, Math.min(limit, minRareLimit)) : inflected;
}

const limitOf = ({ length }: string, byLength: readonly number[]) =>
  byLength[Math.min(length, byLength.length - 1)] ?? 0;

const maxImportedCost = 1;

const maxCacheSize = 1000;

/** The known words that are close to a word. Words of imported foods, which are many and rare, only if no word of the table is. */
export function findNearWords(
  word: string,
  spelling: Spelling,
  language: Language,
): readonly NearWord[] {
  const { nearWords } = spelling;
  const cached = nearWords.get(word);
  if (cached) return cached;
  if (nearWords.size >= maxCacheSize) nearWords.clear();
  const found = searchNearWords(word, spelling, language);
  nearWords.set(word, found);
  return found;
}

function searchNearWords(
  word: string,
  { knownWords }: Spelling,
  language: Language,
): readonly NearWord[] {
  if (word.length < minLength || word.length > maxLength || !/^[a-z]+$/.test(word)) return [];
  const { own, imported } = knownWords();
  const maxLimit = limitOf(word, limitsInContext);
  const near = searchWords(word, own, maxLimit, language);
  const isClose = near.some(
    ({ cost, isRare }) => cost <= costLimit(word, { isRare, isInContext: false }, language),
  );
  if (isClose || imported.size === 0) return near;
  return [...near, ...searchWords(word, imported, Math.min(maxImportedCost, maxLimit), language)];
}

function searchWords(
  word: string,
  wordsByShape: WordsByShape,
  limit: number,
  language: Language,
): readonly NearWord[] {
  const letters = letterSet(word);
  const found: NearWord[] = [];
  const maxDifference = Math.ceil(limit / 0.5);
  // A slip changes at most three letters of the set: "ph" for "f". This check is faster than the cost.
  const maxDifferingLetters = 2 + 2 * Math.floor(limit);
  for (const first of firstLetters(word, language)) {
    for (
      let length = word.length - maxDifference;
      length <= word.length + maxDifference;
      length += 1
    ) {
      for (const { word: known, letterSet, count, isRare } of wordsByShape.get(
        shapeKey(first, length),
      ) ?? []) {
        if (countDifferingLetters(letters, letterSet) > maxDifferingLetters) continue;
        const cost = spellingCost(word, known, limit, language);
        if (cost <= limit) found.push({ word: known, cost, count, isRare });
      }
    }
  }
  return found;
}

/** The letters that the word meant may begin with: the first and second, and those that sound like the first. */
function firstLetters(word: string, language: Language): ReadonlySet<string> {
  const alike = language.misspellings.soundsAlike
    .map((row) => row.split(" "))
    .filter((row) => row.some((letters) => word.startsWith(letters)))
    .flatMap((row) => row.map((letters) => letters.charAt(0)));
  return new Set([word.charAt(0), word.charAt(1), ...alike]);
}

/** Number of letters that occur in only one of the two words. */
function countDifferingLetters(one: number, other: number): number {
  let count = 0;
  for (let rest = one ^ other; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}
