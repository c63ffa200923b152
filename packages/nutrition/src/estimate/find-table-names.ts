import type { Food } from "../food.ts";
import type { Language } from "../languages/language.ts";
import type { FoodIndex } from "./match/food-index.ts";
import { nameKey } from "./match/parse-food-name.ts";
import { nonFoodWords } from "./words/stop-words.ts";
import { type Token, tokenize } from "./words/tokens.ts";

/** A name of the table found in a text, word for word. */
export interface NameMatch {
  readonly start: number;
  readonly end: number;
  readonly food: Food;
}

/** Longer names are read word by word. */
const maxNameTokens = 6;

/**
 * Finds names and aliases of the table that stand alone in a text: between marks, numbers, and words
 * that name no food. Longest first, from the left.
 */
export function findTableNames(text: string, index: FoodIndex): readonly NameMatch[] {
  const tokens = tokenize(text, index.language);
  const found: NameMatch[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    if (tokens[at]?.kind === "mark") continue;
    const to = findNameEnd(tokens, at, index);
    if (to === undefined) continue;
    const food = index.foods[index.foodByNameKey.get(nameKey(tokens.slice(at, to))) ?? -1];
    if (!food) continue;
    found.push({ start: tokens[at]?.start ?? 0, end: tokens[to - 1]?.end ?? 0, food });
    at = to - 1;
  }
  return found;
}

function findNameEnd(tokens: readonly Token[], at: number, index: FoodIndex): number | undefined {
  if (!isNameStart(tokens, at, index.language)) return undefined;
  for (let to = Math.min(tokens.length, at + maxNameTokens); to > at; to -= 1) {
    const isKnown =
      isNameEnd(tokens, at, to, index.language) &&
      index.foodByNameKey.has(nameKey(tokens.slice(at, to)));
    if (isKnown) return to;
  }
  return undefined;
}

const isFoodWord = ({ kind, text, stem }: Token, language: Language) =>
  kind === "word" &&
  ![text, stem].some(
    (word) => language.functionWords.determiners.has(word) || nonFoodWords(language).has(word),
  );

/** "for breakfast bagel and coffee" says a meal, not a breakfast bagel. */
function isNameStart(tokens: readonly Token[], at: number, language: Language): boolean {
  const [previous, first] = [tokens[at - 1], tokens[at]];
  if (!previous) return true;
  if (previous.text === "-") return false;
  // "fish & chips from the chippy", "fish and chips"
  const isSecondOfDish =
    previous.text !== language.functionWords.comma &&
    language.functionWords.dishListSeparators.has(previous.text);
  if (isSecondOfDish) return false;
  if (previous.kind !== "word") return true;
  const isMeal = language.mealWords.commonNonFoodWords.includes(first?.text ?? "");
  return isMeal
    ? language.functionWords.determiners.has(previous.text)
    : !isFoodWord(previous, language);
}

/** "smashed avocado on toast", "a cup of cocoa made from ...", "the cookies and cream one" */
const continuesName = ({ text }: Token, language: Language) =>
  text === language.functionWords.pronounOne ||
  (language.stopWords.connectors.has(text) &&
    !language.functionWords.accompanyingWords.has(text) &&
    !language.times.mealPrepositions.has(text));

/** One word alone must be all between marks and numbers: "date" is a fruit in a list, not in "on a date". */
function isNameEnd(tokens: readonly Token[], at: number, to: number, language: Language): boolean {
  const [previous, next] = [tokens[at - 1], tokens[to]];
  if (next?.text === ":" || next?.text === "-") return false;
  if (next && continuesName(next, language)) return false;
  if (to - at === 1) return previous?.kind !== "word" && (!next || next.kind === "mark");
  return !next || !isFoodWord(next, language);
}
