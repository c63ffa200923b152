import { forLanguage, type Language } from "../../languages/language.ts";

/**
 * Costs of slips, as people make them: a letter is not doubled, a vowel is another, two letters are swapped. A letter
 * that was added for no reason costs 1.
 */
const costs = {
  plural: 0.2,
  doubled: 0.4,
  sound: 0.5,
  swapped: 0.5,
  missingVowel: 0.5,
  vowel: 0.6,
  surplusVowel: 0.7,
  nextKey: 0.8,
  missingLetter: 0.8,
  surplusLetter: 1,
  otherLetter: 1.3,
  /** Added for a slip in the first letter. */
  first: 0.5,
} as const;

const letterCount = 26;
const maxLength = 26;
const firstLetter = "a".charCodeAt(0);

/** How a language is misspelt, by letters and by pairs of letters (`pairOf`). */
interface SlipTables {
  /** The cost of one letter for the other; 0 for the same. */
  readonly change: Float64Array;
  /** Letters that sound alike, by their last ones. */
  readonly soundsAlike: readonly (readonly (readonly [string, string])[] | undefined)[];
  readonly isVowel: Uint8Array;
  readonly pluralEnding: number;
}

const slipTables = forLanguage((language): SlipTables => {
  const isVowel = new Uint8Array(letterCount);
  for (const vowel of language.wordForms.vowels) isVowel[letterOf(vowel, 0)] = 1;
  return {
    isVowel,
    change: costChanges(language.misspellings.keyboardRows, isVowel),
    soundsAlike: pairSounds(language.misspellings.soundsAlike),
    pluralEnding: letterOf(language.wordForms.pluralEnding, 0),
  };
});

function costChanges(keyboardRows: readonly string[], isVowel: Uint8Array): Float64Array {
  const change = Float64Array.from({ length: letterCount * letterCount }, (_, pair) => {
    const [written, meant] = [Math.trunc(pair / letterCount), pair % letterCount];
    if (written === meant) return 0;
    return isVowel[written] && isVowel[meant] ? costs.vowel : costs.otherLetter;
  });
  for (const row of keyboardRows) {
    for (let at = 1; at < row.length; at += 1) {
      const [one, other] = [letterOf(row, at - 1), letterOf(row, at)];
      for (const pair of [pairOf(one, other), pairOf(other, one)])
        change[pair] = Math.min(costs.nextKey, change[pair] ?? costs.nextKey);
    }
  }
  return change;
}

/** The pairs of letters of each row, by their last letters. */
function pairSounds(rows: readonly string[]): SlipTables["soundsAlike"] {
  const byLastLetters: [string, string][][] = Array.from({ length: letterCount * letterCount });
  for (const spellings of rows.map((row) => row.split(" "))) {
    for (const [written, meant] of spellings.flatMap((one) =>
      spellings.filter((other) => other !== one).map((other) => [one, other] as const),
    )) {
      const pair = pairOf(letterOf(written, written.length - 1), letterOf(meant, meant.length - 1));
      byLastLetters[pair] = [...(byLastLetters[pair] ?? []), [written, meant]];
    }
  }
  return byLastLetters;
}

const letterOf = (word: string, at: number) => word.charCodeAt(at) - firstLetter;
const pairOf = (written: number, meant: number) => written * letterCount + meant;

/** By letters of the word written and the word meant: the least cost so far. Overwritten by each call. */
const table = new Float64Array((maxLength + 1) * (maxLength + 1));
const cellOf = (row: number, at: number) => row * (maxLength + 1) + at;

/**
 * What it costs to write `written` for `meant`, 0 or more; `Infinity` above `limit`, or if the words have other letters
 * than a to z. A slip that people make often, such as a letter that is not doubled or written as it sounds, costs less.
 */
export function spellingCost(
  written: string,
  meant: string,
  limit: number,
  language: Language,
): number {
  if (written === meant) return 0;
  if (![written, meant].every(isPlainWord)) return Number.POSITIVE_INFINITY;
  const tables = slipTables(language);
  let lastPossible = 0;
  for (let row = 0; row <= written.length; row += 1) {
    let least = Number.POSITIVE_INFINITY;
    for (let at = 0; at <= meant.length; at += 1) {
      const cost = cellCost(written, meant, row, at, tables);
      table[cellOf(row, at)] = cost;
      if (cost < least) least = cost;
    }
    if (least <= limit) lastPossible = row;
    // A sound of three letters reaches back over three rows.
    if (row - lastPossible >= longestSound) return Number.POSITIVE_INFINITY;
  }
  const cost = table[cellOf(written.length, meant.length)] ?? Number.POSITIVE_INFINITY;
  return cost <= limit + rounding ? cost : Number.POSITIVE_INFINITY;
}

const rounding = 1e-9;
const longestSound = 3;

function isPlainWord(word: string): boolean {
  if (word.length > maxLength) return false;
  for (let at = 0; at < word.length; at += 1) {
    const letter = letterOf(word, at);
    if (letter < 0 || letter >= letterCount) return false;
  }
  return true;
}

/** The least cost of writing the first `row` letters of one word for the first `at` letters of the other. */
function cellCost(
  written: string,
  meant: string,
  row: number,
  at: number,
  tables: SlipTables,
): number {
  if (row === 0 && at === 0) return 0;
  let least = Number.POSITIVE_INFINITY;
  if (row > 0) least = before(row - 1, at) + looseLetterCost(written, row - 1, true, tables);
  if (at > 0)
    least = Math.min(least, before(row, at - 1) + looseLetterCost(meant, at - 1, false, tables));
  if (row === 0 || at === 0) return least;
  const pair = pairOf(letterOf(written, row - 1), letterOf(meant, at - 1));
  const change = tables.change[pair] ?? 0;
  const isFirst = row === 1 && at === 1 && change > 0;
  return Math.min(
    least,
    before(row - 1, at - 1) + change + (isFirst ? costs.first : 0),
    isSwapped(written, meant, row, at)
      ? before(row - 2, at - 2) + costs.swapped
      : Number.POSITIVE_INFINITY,
    soundCost(written, meant, row, at, tables.soundsAlike[pair]),
  );
}

const before = (row: number, at: number) => table[cellOf(row, at)] ?? Number.POSITIVE_INFINITY;

function soundCost(
  written: string,
  meant: string,
  row: number,
  at: number,
  rules: readonly (readonly [string, string])[] = [],
): number {
  let least = Number.POSITIVE_INFINITY;
  for (const [one, other] of rules) {
    if (written.endsWith(one, row) && meant.endsWith(other, at))
      least = Math.min(least, before(row - one.length, at - other.length) + costs.sound);
  }
  return least;
}

/** The cost of a letter that only one of the words has. */
function looseLetterCost(
  word: string,
  at: number,
  isSurplus: boolean,
  { isVowel, pluralEnding }: SlipTables,
): number {
  if (at === 0) return costs.surplusLetter + costs.first;
  const letter = letterOf(word, at);
  if (at === word.length - 1 && letter === pluralEnding) return costs.plural;
  if (letter === letterOf(word, at - 1) || letter === letterOf(word, at + 1)) return costs.doubled;
  if (isVowel[letter]) return isSurplus ? costs.surplusVowel : costs.missingVowel;
  return isSurplus ? costs.surplusLetter : costs.missingLetter;
}

const isSwapped = (written: string, meant: string, row: number, at: number) =>
  row > 1 && at > 1 && written[row - 1] === meant[at - 2] && written[row - 2] === meant[at - 1];
