import type { Language } from "../languages/language.ts";
import type { Chunk } from "./chunks/chunk.ts";
import { stemsOf } from "./chunks/chunk-predicates.ts";
import type { FoodMatcher } from "./match/food-match.ts";
import { nameWords } from "./match/rank-foods.ts";
import type { FoodMention } from "./mentions.ts";
import { isFood, matchPart } from "./segment/list-parts.ts";
import type { FoodSpan } from "./segment/segment-foods.ts";

const minKinds = 2;

/**
 * "6 tacos: 3 carnitas, 2 fish, 1 shrimp" are 3 carnitas tacos, 2 fish tacos and 1 shrimp taco: the counts after
 * a counted food and a colon, dash or bracket add up to its own. "2 eggs with a toast and a coffee" are three foods.
 *
 * @param foods the spans of the mentions
 */
export function nameKindsOfCounted(
  mentions: readonly FoodMention[],
  foods: readonly FoodSpan[],
  chunks: readonly Chunk[],
  matcher: FoodMatcher,
  language: Language,
): { readonly mentions: FoodMention[]; readonly foods: FoodSpan[] } {
  const named: { mention: FoodMention; food: FoodSpan }[] = [];
  for (let at = 0; at < mentions.length; at += 1) {
    const [mention, food] = [mentions[at] as FoodMention, foods[at] as FoodSpan];
    const counted = opensKinds(chunks[food.to], language) ? countKinds(mentions, at) : 0;
    const kinds = foods.slice(at + 1, at + 1 + counted);
    const isEachKind = kinds.every((kind) => isKindOf(kind, food, chunks, matcher, language));
    const count = isEachKind ? counted : 0;
    if (count === 0) named.push({ mention, food });
    for (let kind = at + 1; kind <= at + count; kind += 1) {
      const { joinedBy: _, ...rest } = mentions[kind] as FoodMention;
      const words = `${rest.words} ${mention.words}`;
      named.push({ mention: { ...rest, words }, food: foods[kind] as FoodSpan });
    }
    at += count;
  }
  return { mentions: named.map((one) => one.mention), foods: named.map((one) => one.food) };
}

/** "carnitas" of tacos; "coffee" is not one of eggs. */
function isKindOf(
  kind: FoodSpan,
  food: FoodSpan,
  chunks: readonly Chunk[],
  matcher: FoodMatcher,
  language: Language,
): boolean {
  const kindWords = chunks.slice(kind.from, kind.to);
  const foodWords = chunks.slice(food.from, food.to);
  const stems = stemsOf(kindWords);
  if (stems.every((word) => language.foodClasses.ingredients.has(word))) return true;
  if (!isFood(kindWords, matcher, language)) return true;
  const match = matchPart([...kindWords, ...foodWords], matcher, language);
  const known = match && nameWords(language)(match.food);
  return [...stems, ...stemsOf(foodWords).slice(-1)].every((word) => known?.has(word) === true);
}

const opensKinds = (chunk: Chunk | undefined, { foodPhrases }: Language) =>
  chunk?.kind === "separator" && foodPhrases.listOpeners.has(chunk.text);

/** The number of mentions after a counted one whose counts add up to its own; 0 if none do. */
function countKinds(mentions: readonly FoodMention[], at: number): number {
  const total = countOf(mentions[at]);
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
