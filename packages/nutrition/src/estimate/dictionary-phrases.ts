import type { FoodIndex } from "./match/food-index.ts";
import { haveCommonName } from "./match/postings.ts";
import type { DictionaryEntry } from "./mentions.ts";
import { dishNouns } from "./vocabulary/food-classes.ts";
import { mealWordList } from "./vocabulary/meal-words.ts";
import { nonFoodWords } from "./words/stop-words.ts";
import { type Token, tokenize } from "./words/tokens.ts";

/** A phrase of one's own in a text. */
export interface FoundPhrase {
  readonly start: number;
  readonly end: number;
  readonly word: DictionaryEntry;
}

/** Phrases with the same key are the same: case, accents, gaps and plurals tell none apart. */
export const phraseKey = (phrase: string): string => stemsOfPhrase(phrase).join(" ");

/** The words of a phrase, as they are compared. */
export const stemsOfPhrase = (phrase: string): readonly string[] =>
  tokenize(phrase).map((token) => token.stem);

/** Words that lead to a name and are never part of one. */
const determiners = new Set("a an the my our this that his her their your".split(" "));

const owners = new Set("the my our his her their".split(" "));

const isNoName = (word: string) => determiners.has(word) || nonFoodWords.has(word);

const isName = ({ kind, text, stem }: Token) =>
  kind === "word" && !isNoName(text) && !isNoName(stem);

/** Whether words can be a phrase of one's own: "my usual" and "brekkie bowl", but not "a", "2" or "lunch". */
export function isUsablePhrase(phrase: string): boolean {
  const tokens = tokenize(phrase);
  if (!tokens.every(({ kind }) => kind !== "mark")) return false;
  const [first, second] = tokens;
  const isOwn = owners.has(first?.text ?? "") && second?.kind === "word";
  const isNamedByMeal = mealWordList.includes(first?.text ?? "") && second?.kind === "word";
  return isOwn || isNamedByMeal || tokens.some(isName);
}

/**
 * Where a person's own phrases stand in a text, whole words only, the longest at each place. One
 * that is part of the name of another food ("latte" in "chai latte") is left alone.
 */
export function findPhrases(
  text: string,
  index: FoodIndex,
  ownWords: readonly DictionaryEntry[],
): readonly FoundPhrase[] {
  if (ownWords.length === 0) return [];
  const known = ownWords
    .map((word) => ({ word, stems: stemsOfPhrase(word.phrase) }))
    .sort((one, other) => other.stems.length - one.stems.length);
  const byFirst = Map.groupBy(known, ({ stems }) => stems[0] ?? "");
  const tokens = tokenize(text);
  const found: FoundPhrase[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const here = byFirst
      .get(tokens[at]?.stem ?? "")
      ?.find(({ stems }) => stands(stems, tokens, at));
    if (!here) continue;
    const to = at + here.stems.length;
    if (isPartOfName(tokens, at, to, index)) continue;
    const [start, end] = [tokens[at]?.start ?? 0, tokens[to - 1]?.end ?? 0];
    found.push({ start, end, word: here.word });
    at = to - 1;
  }
  return found;
}

const stands = (stems: readonly string[], tokens: readonly Token[], at: number) =>
  stems.every((stem, offset) => tokens[at + offset]?.stem === stem);

/** What stands right before a noun tells its kind; what stands behind it may be a dish of it. */
function isPartOfName(tokens: readonly Token[], at: number, to: number, index: FoodIndex): boolean {
  const [before, next] = [tokens[at - 1], tokens[to]];
  if (!determiners.has(tokens[at]?.text ?? "") && before && isName(before)) return true;
  if (!next || !isName(next)) return false;
  const names = tokens.slice(at, to).filter(isName);
  if (names.length === 0) return true;
  return dishNouns.has(next.stem) || isOneFood([...names, next], index);
}

function isOneFood(tokens: readonly Token[], { words }: FoodIndex): boolean {
  const lists = tokens.map(({ stem }) => words.get(stem)?.names);
  return lists.every((list) => list !== undefined) && haveCommonName(lists as Int32Array[]);
}
