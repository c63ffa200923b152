import type { Food } from "../../food.ts";
import type { Language } from "../../languages/language.ts";
import { matchWeights as weights } from "../weights/index.ts";
import type { FoodIndex } from "./food-index.ts";
import type { FoodMatch, FoodMatcher, FoodQuery } from "./food-match.ts";
import { findBestName, scoreName } from "./rank-foods.ts";
import { getAccumulator, resetAccumulator, type ScoreAccumulator } from "./score-accumulator.ts";
import { scoreQueryWords } from "./score-terms.ts";

/*
 * The effort budget of one message: this many passes over all names of the table, or the number of
 * names that takes a fifth of a second. 4,000 characters of dense meals take half of it, a long
 * diary 10 to 20 percent; endless common words would take far more.
 */
const maxPasses = 65;
const maxNames = 12_000_000;

/** Creates a matcher for one message; it caches its results. */
export function createMatcher(foods: FoodIndex): FoodMatcher {
  const { dictionary } = foods;
  const index = dictionary?.table ?? foods;
  const accumulator = getAccumulator(index);
  /** A number means: no match with at least this similarity. */
  const cache = new Map<string, FoodMatch | number | undefined>();
  const initialEffort = accumulator.effort;
  const match = (query: FoodQuery, minSimilarity = 0) => {
    const dictionaryToken = dictionary && query.words.find((word) => dictionary.foods.has(word));
    if (dictionaryToken !== undefined)
      return matchDictionaryFood(dictionary?.foods.get(dictionaryToken), query, foods.language);
    const key = queryKey(query);
    const cached = cache.get(key);
    if (typeof cached === "number" ? cached <= minSimilarity : cache.has(key))
      return toMatch(cached);
    const best = findBest(index, accumulator, query, minSimilarity);
    cache.set(key, best);
    return toMatch(best);
  };
  const budget = Math.min(maxNames, maxPasses * Math.max(1, index.foodByName.length));
  const effort = () => (accumulator.effort - initialEffort) / budget;
  return Object.assign(match, { effort, describes: (word: string) => describes(index, word) });
}

/** So many foods have a word that describes others. */
const minDescribed = 3;

/** True if at least `minDescribed` foods have the word in a name whose noun it is not. */
function describes(
  { words, wordUses, foodByName, isImported, ownWeights }: FoodIndex,
  word: string,
): boolean {
  const { names = [], uses = [] } = words.get(word) ?? {};
  const foods = new Set<number>();
  const isOwn = ownWeights.has(word);
  for (let at = 0; at < names.length && foods.size < minDescribed; at += 1) {
    if (isOwn && isImported[names[at] ?? 0] === 1) continue;
    const isNoun = wordUses[uses[at] ?? 0]?.isHead === true;
    if (!isNoun) foods.add(foodByName[names[at] ?? 0] ?? 0);
  }
  return foods.size >= minDescribed;
}

/** A dictionary token must be the only word of the name. */
function matchDictionaryFood(
  food: Food | undefined,
  { words }: FoodQuery,
  language: Language,
): FoodMatch | undefined {
  const isOnlyWord =
    words.filter((word) => language.dietQualifiers.findExcludedStem(word) === undefined).length ===
    1;
  return food && isOnlyWord ? matchOwnFood(food) : undefined;
}

/** The match of a food that the person has named so. */
export const matchOwnFood = (food: Food): FoodMatch => ({
  food,
  score: weights.dictionaryMatch,
  similarity: 1,
  unmatchedWeight: 0,
  matchesHead: true,
  hasQueryHead: true,
  isUnnamedDish: false,
});

function queryKey({ words, head, tail, units, keys = [], inches }: FoodQuery): string {
  const packageKey =
    keys.length === 0 && inches === undefined ? "" : `|${keys.join(" ")}|${inches}`;
  return `${words.join(" ")}|${head ?? ""}|${(tail ?? []).join(" ")}|${(units ?? []).join(" ")}${packageKey}`;
}

/** The best foods for a query, best first. */
export function rankFoods(index: FoodIndex, query: FoodQuery, count: number): readonly Food[] {
  return rankFoodsOfQueries(index, [{ query, scoreChange: 0 }], count);
}

/**
 * The best foods for any of several queries, best first.
 *
 * @param queries each with a number that is added to all of its scores
 */
export function rankFoodsOfQueries(
  index: FoodIndex,
  queries: readonly { readonly query: FoodQuery; readonly scoreChange: number }[],
  count: number,
): readonly Food[] {
  const bestScores = new Map<number, number>();
  for (const { query, scoreChange } of queries) {
    scoreNames(index, query, (food, nameScore) => {
      const score = nameScore + scoreChange;
      if (score > (bestScores.get(food) ?? Number.NEGATIVE_INFINITY)) bestScores.set(food, score);
    });
  }
  return [...bestScores]
    .sort(([food, score], [otherFood, other]) => other - score || food - otherFood)
    .slice(0, count)
    .map(([food]) => index.foods[food] as Food);
}

/** Scores all names that contain a word of the query; foods are indexes. */
function scoreNames(
  index: FoodIndex,
  query: FoodQuery,
  visit: (food: number, score: number) => void,
): void {
  const accumulator = getAccumulator(index);
  const queryWeight = scoreQueryWords(index, accumulator, query) ?? 0;
  for (const name of accumulator.touched)
    visit(index.foodByName[name] ?? 0, scoreName(index, accumulator, name, queryWeight));
  resetAccumulator(accumulator);
}

/** Foods within this score of the best one match about as well. */
const equalScoreRange = 1;
const smallKcalPer100g = 10;

/** The foods whose names match a query within `range` of the best one, best first. */
export function findNearFoods(index: FoodIndex, query: FoodQuery, range: number): readonly Food[] {
  const table = index.dictionary?.table ?? index;
  const bestScores = new Map<number, number>();
  let best = Number.NEGATIVE_INFINITY;
  scoreNames(table, query, (food, score) => {
    if (score <= best - range) return;
    best = Math.max(best, score);
    if (score > (bestScores.get(food) ?? Number.NEGATIVE_INFINITY)) bestScores.set(food, score);
  });
  return [...bestScores]
    .filter(([, score]) => score > best - range)
    .sort(([food, score], [otherFood, other]) => other - score || food - otherFood)
    .map(([food]) => table.foods[food] as Food);
}

/** Natural logarithm of the largest ratio between the energy of a food and of the foods that match as well. */
export function candidateSpread(index: FoodIndex, query: FoodQuery, { per100g }: Food): number {
  const table = index.dictionary?.table ?? index;
  // Every item needs this, and thousands of names may match: only those near the best so far are kept.
  let best = Number.NEGATIVE_INFINITY;
  let near: (readonly [food: number, score: number])[] = [];
  scoreNames(table, query, (food, score) => {
    if (score <= best - equalScoreRange) return;
    if (score > best) {
      best = score;
      near = near.filter(([, other]) => other > best - equalScoreRange);
    }
    near.push([food, score]);
  });
  const toLog = (kcal: number | null) => Math.log(Math.max(smallKcalPer100g, kcal ?? 0));
  const own = toLog(per100g.calories_kcal);
  const differences = near.map(([food]) =>
    Math.abs(toLog(table.foods[food]?.per100g.calories_kcal ?? null) - own),
  );
  return Math.max(0, ...differences);
}

const toMatch = (cached: FoodMatch | number | undefined) =>
  typeof cached === "number" ? undefined : cached;

/** Returns `minSimilarity` if no name reaches it. */
function findBest(
  index: FoodIndex,
  accumulator: ScoreAccumulator,
  query: FoodQuery,
  minSimilarity: number,
): FoodMatch | number | undefined {
  const queryWeight = scoreQueryWords(index, accumulator, query, minSimilarity);
  const best =
    queryWeight === undefined
      ? minSimilarity
      : findBestName(index, accumulator, queryWeight, query);
  resetAccumulator(accumulator);
  return best;
}
