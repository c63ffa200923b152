import type { Language } from "../../languages/language.ts";
import type { Chunk } from "../chunks/chunk.ts";
import type { FoodMatch, FoodMatcher } from "../match/food-match.ts";
import { segmentWeights as weights } from "../weights/index.ts";
import { toFoodQuery } from "./food-query.ts";

/** "and", a comma and similar, between the parts of a list of foods. */
export const isListMark = (chunk: Chunk, language: Language) =>
  chunk.kind === "separator" && language.functionWords.foodListSeparators.has(chunk.text);

/** Cached by the first chunk and the length of a part: a part occurs in many candidate names. */
const isFoodCache = new WeakMap<Chunk, (boolean | undefined)[]>();

/** True if the words name a food by themselves. */
export function isFood(part: readonly Chunk[], matcher: FoodMatcher, language: Language): boolean {
  const [first] = part;
  if (first === undefined) return false;
  const cached = isFoodCache.get(first) ?? [];
  isFoodCache.set(first, cached);
  cached[part.length] ??= isFullMatch(matchPart(part, matcher, language));
  return cached[part.length] === true;
}

export const isFullMatch = (match: FoodMatch | undefined) =>
  match?.matchesHead === true && match.similarity >= weights.confidentSimilarity;

export function matchPart(
  part: readonly Chunk[],
  matcher: FoodMatcher,
  language: Language,
): FoodMatch | undefined {
  const query = toFoodQuery(part, language);
  return query && matcher(query);
}
