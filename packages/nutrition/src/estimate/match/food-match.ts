import type { Food } from "../../food.ts";

export interface FoodMatch {
  readonly food: Food;
  /** Weight of the words found, less what is missing on either side; greater is better, no upper end. */
  readonly score: number;
  /** 0-1: the share of the words, asked and named, that food and message agree in. */
  readonly similarity: number;
  /** Weight of the words that the food does not have. */
  readonly leftover: number;
  /** Whether the noun that names the food was said. */
  readonly namesFood: boolean;
  /** Whether the food is a dish whose noun nobody said: "bacon, eggs" are no sandwich. */
  readonly isUnnamedDish: boolean;
}

/** What is looked for. */
export interface FoodQuery {
  /** Stems in unified spelling; "no_butter" for what must not be in it. */
  readonly words: readonly string[];
  /** The noun that says what the food is, where the words tell. */
  readonly head?: string | undefined;
  /** Words said only after "with", "on" or the like: what is in the food, not what it is. */
  readonly tail?: readonly string[];
  /** Household units and sizes said with it: a food that has such a portion is liked a little more. */
  readonly units?: readonly string[];
  /** What the amount tells of a pack or a cut, as portions tell it: "can 19oz". */
  readonly keys?: readonly string[] | undefined;
  /** How wide the whole is: `14" pizza` is a food of its own. */
  readonly inches?: number | undefined;
}

export interface FoodMatcher {
  /** @param least Nothing less similar is wanted, so that it may give up early; anything where unset. */
  (query: FoodQuery, least?: number): FoodMatch | undefined;
  /** How much it has done so far of what one message may take: 1 is all of it. */
  readonly effort: () => number;
}

/** What beside its name speaks for a food: nothing, an amount, or a weight. */
export type Evidence = "none" | "amount" | "weight";

const leastSimilarity = 0.3;
const leastOfWeighed = 0.25;
const leastScore = 3.2;

/** Nothing less similar is likely. */
export function leastLikely(evidence: Evidence): number {
  return evidence === "weight" ? leastOfWeighed : leastSimilarity;
}

/**
 * Whether a match is likely what was meant. Below this floor words stay unmatched: nonsense never
 * becomes a food. The noun that names the food must have been said, or nearly all of its words.
 */
export function isLikely(match: FoodMatch, evidence: Evidence): boolean {
  const least = match.namesFood ? leastLikely(evidence) : leastSimilarity;
  if (match.similarity < least) return false;
  if (evidence === "weight") return true;
  if (match.score <= leastScore) return false;
  return match.namesFood || match.similarity >= (evidence === "none" ? 0.7 : 0.5);
}
