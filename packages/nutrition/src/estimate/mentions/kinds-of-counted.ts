import type { Language } from "../../languages/language.ts";
import type { Amount } from "../chunks/amount.ts";
import type { Chunk } from "../chunks/chunk.ts";
import { amountAt, stemsOf } from "../chunks/chunk-predicates.ts";
import type { FoodMention } from "../food-mention.ts";
import type { FoodMatch, FoodMatcher } from "../match/food-match.ts";
import { nameWords } from "../match/rank-foods.ts";
import { isFood, isFullMatch, isListMark, matchPart } from "../segment/list-parts.ts";
import type { FoodSpan } from "../segment/segment-foods.ts";

const minKinds = 2;
/** Of a kind and its food to a name: "jelly donut" to jam doughnut, and not "carrot potato" to a stew. */
const namedSimilarity = 0.95;

/**
 * "6 tacos: 3 carnitas, 2 fish, 1 shrimp" are 3 carnitas tacos, 2 fish tacos and 1 shrimp taco: the counts after
 * a counted food and a colon, dash or bracket add up to its own. "2 eggs with a toast and a coffee" are three foods.
 *
 * @param foods the spans of the mentions
 * @param text the text that the mentions quote
 */
export function nameKindsOfCounted(
  mentions: readonly FoodMention[],
  foods: readonly FoodSpan[],
  chunks: readonly Chunk[],
  text: string,
  matcher: FoodMatcher,
  language: Language,
): { readonly mentions: FoodMention[]; readonly foods: FoodSpan[] } {
  const named: { mention: FoodMention; food: FoodSpan }[] = [];
  for (let at = 0; at < mentions.length; at += 1) {
    const [mention, food] = [mentions[at] as FoodMention, foods[at] as FoodSpan];
    const counted = opensKinds(chunks[food.to], language)
      ? countKinds(mentions, foods, chunks, at)
      : 0;
    const kinds = foods.slice(at + 1, at + 1 + counted);
    const foodWords = chunks.slice(food.from, food.to);
    const isEachKind = kinds.every(({ from, to }) =>
      isKindOf(chunks.slice(from, to), foodWords, matcher, language),
    );
    const count = isEachKind ? counted : 0;
    if (count === 0) named.push({ mention, food });
    for (let kind = at + 1; kind <= at + count; kind += 1) {
      const { joinedBy: _, ...rest } = mentions[kind] as FoodMention;
      const words = `${rest.words} ${mention.words}`;
      const quoted = kind === at + 1 ? quoteBoth(text, mention, rest) : rest.text;
      named.push({
        mention: {
          ...rest,
          ...(mention.unit !== undefined && { unit: mention.unit }),
          ...(quoted !== undefined && { text: quoted }),
          words,
        },
        food: foods[kind] as FoodSpan,
      });
    }
    at += count;
  }
  return { mentions: named.map((one) => one.mention), foods: named.map((one) => one.food) };
}

/** The words of the counted food and of its first kind, so that those of the first are read, too. */
function quoteBoth(text: string, counted: FoodMention, kind: FoodMention): string | undefined {
  if (counted.text === undefined || kind.text === undefined) return kind.text;
  const start = text.indexOf(counted.text);
  const kindStart = start < 0 ? -1 : text.indexOf(kind.text, start + counted.text.length);
  return kindStart < 0 ? kind.text : text.slice(start, kindStart + kind.text.length);
}

/**
 * Opens the kinds after a comma like those after a colon: "two burritos, one chicken one beef". Each must be a known
 * kind of the food, because other foods may follow a comma: "2 eggs, 1 tomato and 1 avocado".
 */
export function openKinds(
  chunks: readonly Chunk[],
  matcher: FoodMatcher,
  language: Language,
): readonly Chunk[] {
  const opener = language.foodPhrases.kindsOpener;
  const separatorClass = language.stopWords.separatorClasses.get(opener) ?? "besides";
  return chunks.map((chunk, at) =>
    isListMark(chunk, language) && listsKinds(chunks, at, matcher, language)
      ? { kind: "separator", separatorClass, text: opener, start: chunk.start, end: chunk.end }
      : chunk,
  );
}

/** True if known kinds follow, whose counts add up to that of the food before. */
function listsKinds(
  chunks: readonly Chunk[],
  mark: number,
  matcher: FoodMatcher,
  language: Language,
): boolean {
  if (amountAt(chunks, mark + 1) === undefined) return false;
  const start = chunks.findLastIndex(({ kind }, at) => at < mark && kind !== "words");
  const food = chunks.slice(start + 1, mark);
  const total = pieces(amountAt(chunks, start));
  if (food.length === 0 || total < minKinds) return false;
  let left = total;
  let kinds = 0;
  for (let at = mark + 1; left > 0; kinds += 1) {
    const kind = readKind(chunks, at, language);
    if (!kind || !isNamedKindOf(kind.words, food, matcher, language)) return false;
    left -= kind.count;
    at = kind.end;
  }
  return left === 0 && kinds >= minKinds;
}

/** A count without a unit, and the words after it; undefined if they are something else. */
function readKind(chunks: readonly Chunk[], at: number, language: Language) {
  const amount = amountAt(chunks, at);
  const count = amount && amount.units.length === 0 ? pieces(amount) : 0;
  const next = chunks.findIndex(({ kind }, position) => position > at && kind !== "words");
  const end = next < 0 ? chunks.length : next;
  const words = chunks.slice(at + 1, end);
  if (count === 0 || words.length === 0) return undefined;
  const mark = chunks[end];
  return { count, words, end: mark && isListMark(mark, language) ? end + 1 : end };
}

/** A whole number of pieces or units; 0 if it is none. */
const pieces = (amount: Amount | undefined) =>
  amount?.gramsEach === undefined && amount?.mlEach === undefined && Number.isInteger(amount?.count)
    ? (amount?.count ?? 0)
    : 0;

function isKindOf(
  kindWords: readonly Chunk[],
  foodWords: readonly Chunk[],
  matcher: FoodMatcher,
  language: Language,
): boolean {
  const isIngredient = stemsOf(kindWords).every((word) =>
    language.foodClasses.ingredients.has(word),
  );
  if (isIngredient || !isFood(kindWords, matcher, language)) return true;
  return isKnownKindOf(kindWords, foodWords, matcher, language);
}

/** "carnitas" of tacos; "coffee" is not one of eggs. */
function isKnownKindOf(
  kindWords: readonly Chunk[],
  foodWords: readonly Chunk[],
  matcher: FoodMatcher,
  language: Language,
): boolean {
  const match = matchPart([...kindWords, ...foodWords], matcher, language);
  return hasNameWords(match, [...stemsOf(kindWords), ...stemsOf(foodWords).slice(-1)], language);
}

/** "chicken" of burritos, whose name they are together, and "stout" of beers, which is a beer by itself. */
function isNamedKindOf(
  kindWords: readonly Chunk[],
  foodWords: readonly Chunk[],
  matcher: FoodMatcher,
  language: Language,
): boolean {
  const match = matchPart([...kindWords, ...foodWords], matcher, language);
  const head = stemsOf(foodWords).slice(-1);
  const isNamed = match !== undefined && match.similarity >= namedSimilarity;
  if (isNamed && hasNameWords(match, [...stemsOf(kindWords), ...head], language)) return true;
  const own = matchPart(kindWords, matcher, language);
  return isFullMatch(own) && hasNameWords(own, head, language);
}

function hasNameWords(
  match: FoodMatch | undefined,
  words: readonly string[],
  language: Language,
): boolean {
  const known = match && nameWords(language)(match.food);
  return words.every((word) => known?.has(word) === true);
}

const opensKinds = (chunk: Chunk | undefined, { foodPhrases }: Language) =>
  chunk?.kind === "separator" && foodPhrases.listOpeners.has(chunk.text);

/** The number of mentions after a counted one whose counts add up to its own; 0 if none do. */
function countKinds(
  mentions: readonly FoodMention[],
  foods: readonly FoodSpan[],
  chunks: readonly Chunk[],
  at: number,
): number {
  const total = pieces(amountAt(chunks, foods[at]?.amountAt));
  let sum = 0;
  for (let kinds = 1; at + kinds < mentions.length; kinds += 1) {
    const count = countOf(mentions[at + kinds]);
    if (count === 0 || total === 0) return 0;
    sum += count;
    if (sum >= total) return sum === total && kinds >= minKinds ? kinds : 0;
  }
  return 0;
}

/** A count without a unit; 0 if there is none. */
const countOf = (mention: FoodMention | undefined) =>
  mention?.unit === undefined && Number.isInteger(mention?.amount) ? (mention?.amount ?? 0) : 0;
