import { dishNouns } from "../languages/en/food-classes.ts";
import { determiners, possessiveDeterminers } from "../languages/en/function-words.ts";
import { commonNonFoodWords } from "../languages/en/meal-words.ts";
import type { FoodIndex } from "./match/food-index.ts";
import { memoize } from "./match/memoize.ts";
import { haveCommonName } from "./match/postings.ts";
import type { DictionaryEntry } from "./mentions.ts";
import { nonFoodWords } from "./words/stop-words.ts";
import { type Token, tokenize } from "./words/tokens.ts";

/** A dictionary phrase found in a text. */
export interface PhraseMatch {
  readonly start: number;
  readonly end: number;
  readonly entry: DictionaryEntry;
}

/** Normalizes case, accents, whitespace and plurals. */
export const phraseKey = (phrase: string): string => phraseStems(phrase).join(" ");

/** The stems of a phrase. */
export const phraseStems = (phrase: string): readonly string[] =>
  tokenize(phrase).map((token) => token.stem);

const isFunctionWord = (word: string) => determiners.has(word) || nonFoodWords.has(word);

const isNameWord = ({ kind, text, stem }: Token) =>
  kind === "word" && !isFunctionWord(text) && !isFunctionWord(stem);

/** The stems of each entry's phrase: a person may have thousands of names, which every mention is compared with. */
export const entryStems = memoize(({ phrase }: DictionaryEntry) => phraseStems(phrase));

/** The same as one text. */
export const entryKey = memoize((entry: DictionaryEntry) => entryStems(entry).join(" "));

/** The stems of a phrase without determiners: "chili" of "my chili". */
export const nameStems = (phrase: string): readonly string[] =>
  tokenize(phrase)
    .filter(({ kind, text }) => kind === "word" && !determiners.has(text))
    .map((token) => token.stem);

/** True for phrases such as "my usual" and "brekkie bowl"; false for "a", "2" or "lunch". */
export function isUsablePhrase(phrase: string): boolean {
  const tokens = tokenize(phrase);
  if (!tokens.every(({ kind }) => kind !== "mark")) return false;
  const [first, second] = tokens;
  const hasPossessive = possessiveDeterminers.has(first?.text ?? "") && second?.kind === "word";
  const isNamedByMeal = commonNonFoodWords.includes(first?.text ?? "") && second?.kind === "word";
  return hasPossessive || isNamedByMeal || tokens.some(isNameWord);
}

/**
 * Finds the person's phrases in a text: whole words, longest first. Skips phrases that are part of
 * another food's name ("latte" in "chai latte").
 */
export function findPhrases(
  text: string,
  index: FoodIndex,
  dictionary: readonly DictionaryEntry[],
): readonly PhraseMatch[] {
  if (dictionary.length === 0) return [];
  const entries = dictionary
    .map((entry) => ({ word: entry, stems: entryStems(entry) }))
    .sort((one, other) => other.stems.length - one.stems.length);
  const entriesByFirstStem = Map.groupBy(entries, ({ stems }) => stems[0] ?? "");
  const tokens = tokenize(text);
  const found: PhraseMatch[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const entry = entriesByFirstStem
      .get(tokens[at]?.stem ?? "")
      ?.find(({ stems }) => matchesAt(stems, tokens, at));
    if (!entry) continue;
    const to = at + entry.stems.length;
    if (isPartOfFoodName(tokens, at, to, index)) continue;
    const [start, end] = [tokens[at]?.start ?? 0, tokens[to - 1]?.end ?? 0];
    found.push({ start, end, entry: entry.word });
    at = to - 1;
  }
  return found;
}

const matchesAt = (stems: readonly string[], tokens: readonly Token[], at: number) =>
  stems.every((stem, offset) => tokens[at + offset]?.stem === stem);

/** The word before a noun is its modifier; the word after it may be a dish made of it. */
function isPartOfFoodName(
  tokens: readonly Token[],
  at: number,
  to: number,
  index: FoodIndex,
): boolean {
  const [previous, next] = [tokens[at - 1], tokens[to]];
  if (!determiners.has(tokens[at]?.text ?? "") && previous && isNameWord(previous)) return true;
  if (!next || !isNameWord(next)) return false;
  const names = tokens.slice(at, to).filter(isNameWord);
  if (names.length === 0) return true;
  return dishNouns.has(next.stem) || nameSameFood([...names, next], index);
}

function nameSameFood(tokens: readonly Token[], { words }: FoodIndex): boolean {
  const lists = tokens.map(({ stem }) => words.get(stem)?.names);
  return lists.every((list) => list !== undefined) && haveCommonName(lists as Int32Array[]);
}
