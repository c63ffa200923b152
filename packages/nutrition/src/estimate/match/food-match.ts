import type { Food } from "../../food.ts";
import { matchWeights as weights } from "../weights/index.ts";

/** All words match, as far as it matters: greater similarities are equally good. */
export const { fullMatch } = weights;

export interface FoodMatch {
  readonly food: Food;
  /**
   * Weight of the matched words minus penalties for unmatched words of query and name. Unbounded;
   * greater is better.
   */
  readonly score: number;
  /** 0 to 1: the share of the words of query and name that match. */
  readonly similarity: number;
  /** Weight of the query words that the food does not have. */
  readonly unmatchedWeight: number;
  /** True if the query contains the head noun of the food. */
  readonly matchesHead: boolean;
  /** True if a name of the food contains the head noun of the query. */
  readonly hasQueryHead: boolean;
  /** True for a dish whose noun is not in the query: "bacon, eggs" is not a sandwich. */
  readonly isUnnamedDish: boolean;
}

export interface FoodQuery {
  /** Stems in normalized spelling; "no_butter" for an exclusion. */
  readonly words: readonly string[];
  /** The noun that says what the food is, if known. */
  readonly head?: string | undefined;
  /** Words after "with", "on" and similar: components of the food. */
  readonly tail?: readonly string[];
  /** Household units and sizes of the amount; foods with such a portion get a bonus. */
  readonly units?: readonly string[];
  /** Keys of the package size or cut, as labels have them: "can 19oz". */
  readonly keys?: readonly string[] | undefined;
  /** Diameter of the whole item: `14" pizza` may be a separate food. */
  readonly inches?: number | undefined;
}

export interface FoodMatcher {
  /** @param minSimilarity Matches with less similarity are not needed, which allows an early exit. */
  (query: FoodQuery, minSimilarity?: number): FoodMatch | undefined;
  /** The share of the effort budget of one message used so far; may exceed 1. */
  readonly effort: () => number;
  /** True if names of the table have the word before their noun, as "chicken" in "chicken soup" and "chicken curry". */
  readonly describes: (word: string) => boolean;
}

/** Evidence for a food besides its name. */
export type Evidence = "none" | "amount" | "weight";

/** The minimum similarity of a likely match. */
export const minLikelySimilarity = () => weights.minSimilarity;

/**
 * True if the match is probably correct; words without a likely match stay unmatched. The query
 * must contain the head noun of the food or nearly all of its words.
 */
export function isLikely(match: FoodMatch, evidence: Evidence): boolean {
  if (match.similarity < minLikelySimilarity()) return false;
  if (!match.hasQueryHead && match.similarity < weights.minSimilarityWithoutQueryHead) return false;
  if (evidence === "weight") return true;
  if (match.score <= weights.minScore) return false;
  return (
    match.matchesHead ||
    match.similarity >=
      (evidence === "none" ? weights.minSimilarityWithoutHead : weights.minSimilarityWithAmount)
  );
}
