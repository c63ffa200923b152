import type { Food } from "../food.ts";
import { readChunks } from "./chunks/read-chunks.ts";
import type { FoodIndex } from "./match/food-index.ts";
import { rankFoodsOfQueries } from "./match/match-food.ts";
import { readTokens, toFoodQuery } from "./segment/food-query.ts";
import type { ReaderLanguage } from "./translation/reader-language.ts";
import { type Token, tokenize } from "./words/tokens.ts";

/** A food that matches a search text. */
export interface FoodHit {
  readonly food: Food;
  /** The food's name in the person's language. */
  readonly name: string;
  /** The alias that contains the searched words; undefined if the food's name does, or no name does. */
  readonly alias: string | undefined;
}

/** The last word of a search text may be the beginning of many words of the table; the most common ones are tried. */
const maxCompletions = 12;

/**
 * The foods that match a search text, best first; [] if there are none. Capitals, accents and small
 * spelling mistakes make no difference, and the last word may be incomplete: "chicken br". Names in the person's
 * language come first.
 */
export function searchFoods(
  index: FoodIndex,
  text: string,
  count: number,
  language?: ReaderLanguage,
): readonly FoodHit[] {
  const named = language?.searchNames(text, count) ?? [];
  const ids = new Set(named.map(({ food }) => food.id));
  const others = searchTable(index, text, count)
    .filter(({ food }) => !ids.has(food.id))
    .map((hit) => ({ ...hit, name: language?.foodName(hit.food.id, hit.name) ?? hit.name }));
  return [...named, ...others].slice(0, count);
}

function searchTable(index: FoodIndex, text: string, count: number): readonly FoodHit[] {
  const queries = completeText(index, text).flatMap(({ complete, scoreChange }) => {
    const query = toFoodQuery(
      readChunks(readTokens(complete, index), index.language),
      index.language,
    );
    return query ? [{ query, scoreChange }] : [];
  });
  const searched = tokenize(text, index.language);
  const spelled = readTokens(text, index);
  return rankFoodsOfQueries(index, queries, count).map((food) => ({
    food,
    name: food.name,
    alias:
      findNameWith(food, (name) => containsWords(tokenize(name, index.language), searched)) ??
      findNameWith(food, (name) => containsWords(readTokens(name, index), spelled)),
  }));
}

/** The first alias with the words, if the food's name does not have them. */
const findNameWith = ({ name, aliases }: Food, hasWords: (name: string) => boolean) =>
  hasWords(name) ? undefined : aliases.find(hasWords);

interface CompleteText {
  readonly complete: string;
  readonly scoreChange: number;
}

/** A word of the table comes before the longer words that begin with it, unless they are e² times as common. */
const wholeWordBonus = 2;

/** The text, and if it ends within a word, a text for each longer word of the table that begins so. */
function completeText(index: FoodIndex, text: string): readonly CompleteText[] {
  const last = tokenize(text, index.language).at(-1);
  const isTyping = last?.kind === "word" && last.end === text.length && !last.isHyphened;
  if (!isTyping) return [{ complete: text, scoreChange: 0 }];
  const completions = findWordsWithPrefix(index, last.text).filter(
    ({ word }) => word !== last.stem,
  );
  const whole = index.words.get(last.stem);
  if (!whole && completions.length === 0) return [{ complete: text, scoreChange: 0 }];
  const before = text.slice(0, last.start);
  // The index gives more weight to rare words, but foods with a common word are likelier to be meant.
  // A compound is read as several words: "peanutbutter" as "peanutbutter peanut".
  const change = (word: string, names: number) =>
    readTokens(word, index).reduce(
      (rest, { stem }) => rest - (index.wordWeights.get(stem) ?? 0),
      Math.log(names),
    );
  return [
    ...(whole
      ? [{ complete: text, scoreChange: change(last.stem, whole.names.length) + wholeWordBonus }]
      : []),
    ...completions.map(({ word, names }) => ({
      complete: before + word,
      scoreChange: change(word, names),
    })),
  ];
}

interface IndexedWord {
  readonly word: string;
  /** The number of names that contain it. */
  readonly names: number;
}

const sortedWordsCache = new WeakMap<FoodIndex, readonly IndexedWord[]>();

/** The words of the table in alphabetical order, without those that only the engine uses, such as exclusions. */
function sortedWords(index: FoodIndex): readonly IndexedWord[] {
  const cached = sortedWordsCache.get(index);
  if (cached) return cached;
  const words = [...index.words]
    .filter(([word]) => /^[a-z]+$/.test(word))
    .map(([word, { names }]) => ({ word, names: names.length }))
    .sort((one, other) => (one.word < other.word ? -1 : 1));
  sortedWordsCache.set(index, words);
  return words;
}

/** The most common words that begin with a prefix. */
function findWordsWithPrefix(index: FoodIndex, prefix: string): readonly IndexedWord[] {
  const words = sortedWords(index);
  let [low, high] = [0, words.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((words[middle] as IndexedWord).word < prefix) low = middle + 1;
    else high = middle;
  }
  const found: IndexedWord[] = [];
  for (let at = low; words[at]?.word.startsWith(prefix); at += 1)
    found.push(words[at] as IndexedWord);
  return found.sort((one, other) => other.names - one.names).slice(0, maxCompletions);
}

/** True if a name has each of the words, or a word that begins with it. */
function containsWords(ofName: readonly Token[], words: readonly Token[]): boolean {
  return words
    .filter(({ kind }) => kind !== "mark")
    .every(({ text, stem }) =>
      ofName.some((token) => token.stem === stem || token.text.startsWith(text)),
    );
}
