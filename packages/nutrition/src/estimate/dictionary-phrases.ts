import { forLanguage, type Language } from "../languages/language.ts";
import type { DictionaryEntry } from "./food-mention.ts";
import type { FoodIndex } from "./match/food-index.ts";
import { memoize } from "./match/memoize.ts";
import { haveCommonName } from "./match/postings.ts";
import { nonFoodWords } from "./words/stop-words.ts";
import { joinStems, type Token, tokenize } from "./words/tokens.ts";

/** A dictionary phrase found in a text. */
export interface PhraseMatch {
  readonly start: number;
  readonly end: number;
  readonly entry: DictionaryEntry;
}

/** Normalizes case, accents, whitespace and plurals. */
export const phraseKey = (phrase: string, language: Language): string =>
  joinStems(tokenize(phrase, language));

/** The stems of a phrase. */
export const phraseStems = (phrase: string, language: Language): readonly string[] =>
  tokenize(phrase, language).map((token) => token.stem);

const isFunctionWord = (word: string, language: Language) =>
  language.functionWords.determiners.has(word) || nonFoodWords(language).has(word);

/** True for a word that may name a food: no determiner, amount, meal or small talk. */
export const isNameWord = ({ kind, text, stem }: Token, language: Language) =>
  kind === "word" && !isFunctionWord(text, language) && !isFunctionWord(stem, language);

/** The stems of each entry's phrase: a person may have thousands of names, which every mention is compared with. */
export const entryStems = forLanguage((language) =>
  memoize(({ phrase }: DictionaryEntry) => phraseStems(phrase, language)),
);

/** The same as one text. */
export const entryKey = forLanguage((language) =>
  memoize((entry: DictionaryEntry) => entryStems(language)(entry).join(" ")),
);

/** The stems of a phrase without determiners: "chili" of "my chili". */
export const nameStems = (phrase: string, language: Language): readonly string[] =>
  tokenize(phrase, language)
    .filter(({ kind, text }) => kind === "word" && !language.functionWords.determiners.has(text))
    .map((token) => token.stem);

/** True for phrases such as "my usual" and "brekkie bowl"; false for "a", "2" or "lunch". */
export function isUsablePhrase(phrase: string, language: Language): boolean {
  const tokens = tokenize(phrase, language);
  if (!tokens.every(({ kind }) => kind !== "mark")) return false;
  const [first, second] = tokens;
  const hasPossessive =
    language.functionWords.possessiveDeterminers.has(first?.text ?? "") && second?.kind === "word";
  const isNamedByMeal =
    language.mealWords.commonNonFoodWords.includes(first?.text ?? "") && second?.kind === "word";
  return hasPossessive || isNamedByMeal || tokens.some((one) => isNameWord(one, language));
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
    .map((entry) => ({ word: entry, stems: entryStems(index.language)(entry) }))
    .sort((one, other) => other.stems.length - one.stems.length);
  const entriesByFirstStem = Map.groupBy(entries, ({ stems }) => stems[0] ?? "");
  const tokens = tokenize(text, index.language);
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
  if (
    !index.language.functionWords.determiners.has(tokens[at]?.text ?? "") &&
    previous &&
    isNameWord(previous, index.language)
  )
    return true;
  if (!next || !isNameWord(next, index.language)) return false;
  const names = tokens.slice(at, to).filter((one) => isNameWord(one, index.language));
  if (names.length === 0) return true;
  return (
    index.language.foodClasses.dishNouns.has(next.stem) || nameSameFood([...names, next], index)
  );
}

function nameSameFood(tokens: readonly Token[], { words }: FoodIndex): boolean {
  const lists = tokens.map(({ stem }) => words.get(stem)?.names);
  return lists.every((list) => list !== undefined) && haveCommonName(lists as Int32Array[]);
}
