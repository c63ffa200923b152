import { forLanguage, type Language } from "../../languages/language.ts";
import type { Amount } from "../chunks/amount.ts";
import { isPowderWeight, wholeDiameter } from "../chunks/amount-predicates.ts";
import type { Chunk } from "../chunks/chunk.ts";
import { amountKeys } from "../chunks/label-keys.ts";
import { mergeNumberTokens } from "../chunks/merge-number-tokens.ts";
import type { FoodIndex } from "../match/food-index.ts";
import type { FoodQuery } from "../match/food-match.ts";
import { memoize } from "../match/memoize.ts";
import { normalizeSpelling } from "../match/parse-food-name.ts";
import { correctWords, writeCorrected } from "../words/correct-words.ts";
import { expandClippings } from "../words/expand-clippings.ts";
import { rewrite } from "../words/rewrite-tokens.ts";
import { type Token, tokenize } from "../words/tokens.ts";

/** Tokenizes a text, writes clipped words in full, corrects spelling and replaces foods that the table does not have by the nearest ones. */
export function readTokens(text: string, index: FoodIndex): readonly Token[] {
  const cache = recentTokens(index);
  const cached = cache.get(text);
  if (cached) return cached;
  const tokens = normalizeTokens(tokenizeInFull(text, index), index);
  if (text.length > maxNameLength) return tokens;
  if (cache.size >= maxRecentNames) cache.clear();
  cache.set(text, tokens);
  return tokens;
}

/** An instruction asks for the same names of foods and items again and again; longer texts would only take memory. */
const maxNameLength = 60;
const maxRecentNames = 1000;
const recentTokens = memoize((_index: FoodIndex) => new Map<string, readonly Token[]>());

const tokenizeInFull = (text: string, { language }: FoodIndex) =>
  expandClippings(tokenize(text, language), language);

/** The same as `readTokens` for tokens that already exist. */
export const normalizeTokens = (tokens: readonly Token[], index: FoodIndex): readonly Token[] =>
  rewrite(normalizeSpelling(correctTokens(tokens, index), index.language), index.nearest);

const correctTokens = (tokens: readonly Token[], { language, spelling }: FoodIndex) =>
  correctWords(mergeNumberTokens(tokens, language), spelling, language);

/** A text with its misspelt words written as they were meant. */
export const correctSpelling = (text: string, index: FoodIndex): string =>
  writeCorrected(text, correctTokens(tokenizeInFull(text, index), index), index.language);

/** "bacon and egg sandwich", "ham, cheese and egg omelette": the last noun names the dish. */
function endsWithDishNoun(chunks: readonly Chunk[], at: number, language: Language): boolean {
  let last: Chunk | undefined;
  for (const chunk of chunks.slice(at)) {
    if (chunk.kind === "words") last = chunk;
    else if (
      chunk.kind !== "separator" ||
      !language.functionWords.dishListSeparators.has(chunk.text)
    )
      break;
  }
  return last?.kind === "words" && language.foodClasses.dishNouns.has(last.stems.at(-1) ?? "");
}

/** "cream of mushroom soup" is a soup; "a fillet of trout" is trout. */
function continuesAfterOf(
  chunks: readonly Chunk[],
  at: number,
  headWords: readonly string[],
  language: Language,
): boolean {
  const [connector, next] = [chunks[at], chunks[at + 1]];
  if (
    connector?.kind !== "connector" ||
    connector.text !== language.functionWords.partitive ||
    next?.kind !== "words"
  )
    return false;
  return (
    isPieceWord(headWords.at(-1) ?? "", language) || endsWithDishNoun(chunks, at + 1, language)
  );
}

const isPieceWord = (word: string, language: Language) =>
  language.amounts.pieceUnits.has(word) ||
  language.amounts.units.has(word) ||
  language.foodClasses.partNouns.has(word);

/** "chocolate covered raisins" are raisins, and so are "raisins covered with chocolate". */
function isPreparationAdjective(chunks: readonly Chunk[], at: number, language: Language): boolean {
  const [chunk, next] = [chunks[at], chunks[at + 1]];
  return (
    chunk?.kind === "connector" &&
    language.foodPhrases.preparationParticiples.has(chunk.text) &&
    next?.kind === "words"
  );
}

/** The query for the chunks of one food; undefined if they do not name a food. */
export function toFoodQuery(
  chunks: readonly Chunk[],
  language: Language,
  amount?: Amount,
): FoodQuery | undefined {
  const draft: QueryDraft = { headWords: [], otherWords: [], exclusions: [] };
  let isHeadComplete = false;
  let inches = wholeDiameter(amount);
  for (const [at, chunk] of chunks.entries()) {
    // "a slice of deep dish 14 inch pizza"
    if (chunk.kind === "amount") inches ??= chunk.amount.inches;
    isHeadComplete ||= mayEndHead(chunk) && endsHead(chunks, at, draft.headWords, language);
    addChunk(draft, chunk, chunks[at + 1], isHeadComplete, language);
  }
  const { headWords, otherWords, exclusions } = draft;
  if (
    [...headWords, ...otherWords].every((word) => isUninformative(word, language) || isLetter(word))
  )
    return undefined;
  const tail = isHeadComplete ? otherWords.filter((word) => !headWords.includes(word)) : [];
  const words = [...headWords, ...otherWords, ...exclusions];
  if (isInstantPowder(headWords, amount, language)) words.push(language.foodPhrases.powderTerm);
  const units = [...(amount?.units ?? []), ...(amount?.sizes ?? [])];
  return {
    words,
    head: findHead(headWords, language),
    tail,
    units,
    keys: amount && amountKeys(amount, language),
    inches,
  };
}

/** "2 g of instant coffee" is powder: the drink weighs a hundred times as much. */
function isInstantPowder(
  headWords: readonly string[],
  amount: Amount | undefined,
  language: Language,
): boolean {
  if (!headWords.includes(language.foodPhrases.instantTerm) || amount === undefined) return false;
  return isPowderWeight(amount) && headWords.some((word) => isDrink(word, language));
}

const isDrink = (word: string, language: Language) =>
  language.foodClasses.hotDrinks.has(word) || word === language.foodPhrases.cocoaTerm;

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
  language: Language,
): void {
  if (chunk.kind === "without")
    draft.exclusions.push(...chunk.stems.flatMap((word) => toExclusionTerms(word, language)));
  else if (chunk.kind === "amount") draft.otherWords.push(...chunk.amount.sizes);
  else if (chunk.kind !== "words") return;
  else if (!isHeadComplete) draft.headWords.push(...chunk.stems);
  else if (!isStateOfComponent(chunk.stems, next, language)) draft.otherWords.push(...chunk.stems);
}

const mayEndHead = ({ kind }: Chunk) => kind !== "words" && kind !== "without" && kind !== "amount";

const isUninformative = (word: string, language: Language) =>
  language.stopWords.genericWords.has(word) ||
  preparationStates(language).has(word) ||
  language.amounts.units.has(word);

/** Single letters are remains of ids or typing errors: "d", "3f". */
const isLetter = (word: string) => /^[a-z]$/.test(word);

/** True if the words after this chunk describe the food but no longer name it. */
function endsHead(
  chunks: readonly Chunk[],
  at: number,
  headWords: readonly string[],
  language: Language,
): boolean {
  // "a package filled with almonds": the almonds are the food.
  if (headWords.every((word) => isUninformative(word, language))) return false;
  return !(
    endsWithDishNoun(chunks, at, language) ||
    isPreparationAdjective(chunks, at, language) ||
    continuesAfterOf(chunks, at, headWords, language)
  );
}

/** "rice with a fried egg" is not fried rice: the preparation of a component does not describe the dish. */
function isStateOfComponent(
  stems: readonly string[],
  next: Chunk | undefined,
  language: Language,
): boolean {
  return (
    next?.kind === "words" &&
    next.isAdjacentWord &&
    stems.every((word) => language.stopWords.cookingStates.has(word))
  );
}

/** The last word that is not a preparation state: "tea, brewed" has the head "tea". */
function findHead(headWords: readonly string[], language: Language): string | undefined {
  return headWords.findLast((word) => !preparationStates(language).has(word)) ?? headWords.at(-1);
}

const preparationStates = forLanguage((language) =>
  language.stopWords.cookingStates.union(language.foodPhrases.moreCookingStates),
);

/** "without the skin" is "skinless" in food tables. */
function toExclusionTerms(word: string, language: Language): string[] {
  const denial = language.dietQualifiers.findExclusionTerm(word);
  return denial === undefined
    ? [language.dietQualifiers.toExclusion(word)]
    : [language.dietQualifiers.toExclusion(word), denial];
}
