import { pieceUnits, units } from "../../languages/en/amounts.ts";
import { findExclusionTerm, toExclusion } from "../../languages/en/diet-qualifiers.ts";
import { dishNouns, hotDrinks, partNouns } from "../../languages/en/food-classes.ts";
import * as foodPhrases from "../../languages/en/food-phrases.ts";
import { dishListSeparators, partitive } from "../../languages/en/function-words.ts";
import { cookingStates, genericWords } from "../../languages/en/stop-words.ts";
import type { Amount } from "../chunks/amount.ts";
import { isPowderWeight, wholeDiameter } from "../chunks/amount-predicates.ts";
import type { Chunk } from "../chunks/chunk.ts";
import { amountKeys } from "../chunks/label-keys.ts";
import { mergeNumberTokens } from "../chunks/merge-number-tokens.ts";
import type { FoodIndex } from "../match/food-index.ts";
import type { FoodQuery } from "../match/food-match.ts";
import { normalizeSpelling } from "../match/parse-food-name.ts";
import { correctWords } from "../words/correct-words.ts";
import { rewrite } from "../words/rewrite-tokens.ts";
import { type Token, tokenize } from "../words/tokens.ts";

/** Tokenizes a text, corrects spelling and replaces foods that the table does not have by the nearest ones. */
export function readTokens(text: string, index: FoodIndex): readonly Token[] {
  return normalizeTokens(tokenize(text), index);
}

/** The same as `readTokens` for tokens that already exist. */
export function normalizeTokens(tokens: readonly Token[], index: FoodIndex): readonly Token[] {
  const words = correctWords(mergeNumberTokens(tokens), index.spelling);
  return rewrite(normalizeSpelling(words), index.nearest);
}

/** "bacon and egg sandwich", "ham, cheese and egg omelette": the last noun names the dish. */
function endsWithDishNoun(chunks: readonly Chunk[], at: number): boolean {
  let last: Chunk | undefined;
  for (const chunk of chunks.slice(at)) {
    if (chunk.kind === "words") last = chunk;
    else if (chunk.kind !== "separator" || !dishListSeparators.has(chunk.text)) break;
  }
  return last?.kind === "words" && dishNouns.has(last.stems.at(-1) ?? "");
}

/** "cream of mushroom soup" is a soup; "a fillet of trout" is trout. */
function continuesAfterOf(
  chunks: readonly Chunk[],
  at: number,
  headWords: readonly string[],
): boolean {
  const [connector, next] = [chunks[at], chunks[at + 1]];
  if (connector?.kind !== "connector" || connector.text !== partitive || next?.kind !== "words")
    return false;
  return isPieceWord(headWords.at(-1) ?? "") || endsWithDishNoun(chunks, at + 1);
}

const isPieceWord = (word: string) =>
  pieceUnits.has(word) || units.has(word) || partNouns.has(word);

/** "chocolate covered raisins" are raisins, and so are "raisins covered with chocolate". */
function isPreparationAdjective(chunks: readonly Chunk[], at: number): boolean {
  const [chunk, next] = [chunks[at], chunks[at + 1]];
  return (
    chunk?.kind === "connector" &&
    foodPhrases.preparationParticiples.has(chunk.text) &&
    next?.kind === "words"
  );
}

/** The query for the chunks of one food; undefined if they do not name a food. */
export function toFoodQuery(chunks: readonly Chunk[], amount?: Amount): FoodQuery | undefined {
  const draft: QueryDraft = { headWords: [], otherWords: [], exclusions: [] };
  let isHeadComplete = false;
  let inches = wholeDiameter(amount);
  for (const [at, chunk] of chunks.entries()) {
    // "a slice of deep dish 14 inch pizza"
    if (chunk.kind === "amount") inches ??= chunk.amount.inches;
    isHeadComplete ||= mayEndHead(chunk) && endsHead(chunks, at, draft.headWords);
    addChunk(draft, chunk, chunks[at + 1], isHeadComplete);
  }
  const { headWords, otherWords, exclusions } = draft;
  if ([...headWords, ...otherWords].every((word) => isUninformative(word) || isLetter(word)))
    return undefined;
  const tail = isHeadComplete ? otherWords.filter((word) => !headWords.includes(word)) : [];
  const words = [...headWords, ...otherWords, ...exclusions];
  if (isInstantPowder(headWords, amount)) words.push(foodPhrases.powderTerm);
  const units = [...(amount?.units ?? []), ...(amount?.sizes ?? [])];
  return {
    words,
    head: findHead(headWords),
    tail,
    units,
    keys: amount && amountKeys(amount),
    inches,
  };
}

/** "2 g of instant coffee" is powder: the drink weighs a hundred times as much. */
function isInstantPowder(headWords: readonly string[], amount: Amount | undefined): boolean {
  if (!headWords.includes(foodPhrases.instantTerm) || amount === undefined) return false;
  return isPowderWeight(amount) && headWords.some(isDrink);
}

const isDrink = (word: string) => hotDrinks.has(word) || word === foodPhrases.cocoaTerm;

interface QueryDraft {
  /** Words that name the food. */
  readonly headWords: string[];
  /** Sizes, and words of its components. */
  readonly otherWords: string[];
  readonly exclusions: string[];
}

function addChunk(
  draft: QueryDraft,
  chunk: Chunk,
  next: Chunk | undefined,
  isHeadComplete: boolean,
): void {
  if (chunk.kind === "without") draft.exclusions.push(...chunk.stems.flatMap(toExclusionTerms));
  else if (chunk.kind === "amount") draft.otherWords.push(...chunk.amount.sizes);
  else if (chunk.kind !== "words") return;
  else if (!isHeadComplete) draft.headWords.push(...chunk.stems);
  else if (!isStateOfComponent(chunk.stems, next)) draft.otherWords.push(...chunk.stems);
}

const mayEndHead = ({ kind }: Chunk) => kind !== "words" && kind !== "without" && kind !== "amount";

const isUninformative = (word: string) =>
  genericWords.has(word) || preparationStates.has(word) || units.has(word);

/** Single letters are remains of ids or typing errors: "d", "3f". */
const isLetter = (word: string) => /^[a-z]$/.test(word);

/** True if the words after this chunk describe the food but no longer name it. */
function endsHead(chunks: readonly Chunk[], at: number, headWords: readonly string[]): boolean {
  // "a package filled with almonds": the almonds are the food.
  if (headWords.every(isUninformative)) return false;
  return !(
    endsWithDishNoun(chunks, at) ||
    isPreparationAdjective(chunks, at) ||
    continuesAfterOf(chunks, at, headWords)
  );
}

/** "rice with a fried egg" is not fried rice: the preparation of a component does not describe the dish. */
function isStateOfComponent(stems: readonly string[], next: Chunk | undefined): boolean {
  return (
    next?.kind === "words" && next.isAdjacentWord && stems.every((word) => cookingStates.has(word))
  );
}

/** The last word that is not a preparation state: "tea, brewed" has the head "tea". */
function findHead(headWords: readonly string[]): string | undefined {
  return headWords.findLast((word) => !preparationStates.has(word)) ?? headWords.at(-1);
}

const preparationStates = cookingStates.union(foodPhrases.moreCookingStates);

/** "without the skin" is "skinless" in food tables. */
function toExclusionTerms(word: string): string[] {
  const denial = findExclusionTerm(word);
  return denial === undefined ? [toExclusion(word)] : [toExclusion(word), denial];
}
