import type { Food } from "../../food.ts";
import type { FoodIndex } from "./food-index.ts";
import type { FoodMatch, FoodMatcher, FoodQuery } from "./food-match.ts";
import { findBestName, scoreOf } from "./rank-foods.ts";
import { accumulatorFor, clear, type ScoreAccumulator } from "./score-accumulator.ts";
import { scoreWords } from "./score-terms.ts";

/*
 * What one message may take: so many times the names of the table, or as many names as take a fifth
 * of a second. 4,000 characters of dense meals take half of it, a long diary a tenth or two; common
 * words without an end would take far more.
 */
const mostRounds = 65;
const mostNames = 12_000_000;

/** A matcher over one index. It remembers what it was asked, so keep it for one message. */
export function makeMatcher(foods: FoodIndex): FoodMatcher {
  const { own } = foods;
  const index = own?.table ?? foods;
  const board = accumulatorFor(index);
  /** A number where nothing is as similar as that. */
  const known = new Map<string, FoodMatch | number | undefined>();
  const before = board.effort;
  const match = (query: FoodQuery, least = 0) => {
    const ownWord = own && query.words.find((word) => own.foods.has(word));
    if (ownWord !== undefined) return matchOwn(own?.foods.get(ownWord), query);
    const key = keyOf(query);
    const seen = known.get(key);
    if (typeof seen === "number" ? seen <= least : known.has(key)) return asMatch(seen);
    const best = findBest(index, board, query, least);
    known.set(key, best);
    return asMatch(best);
  };
  const allowance = Math.min(mostNames, mostRounds * Math.max(1, index.foodOfName.length));
  const effort = () => (board.effort - before) / allowance;
  return Object.assign(match, { effort });
}

/** One word is all of its name, and no other belongs to it. */
function matchOwn(food: Food | undefined, { words }: FoodQuery): FoodMatch | undefined {
  const isWhole = words.filter((word) => !word.startsWith("no_")).length === 1;
  if (!food || !isWhole) return undefined;
  const sure = { similarity: 1, leftover: 0, namesFood: true, isUnnamedDish: false };
  return { food, score: ownScore, ...sure };
}

/** As of a food that is named in full by a rare word. */
const ownScore = 12;

function keyOf({ words, head, tail, units, keys = [], inches }: FoodQuery): string {
  const whole = keys.length === 0 && inches === undefined ? "" : `|${keys.join(" ")}|${inches}`;
  return `${words.join(" ")}|${head ?? ""}|${(tail ?? []).join(" ")}|${(units ?? []).join(" ")}${whole}`;
}

/** The foods that are likest to what is asked, the likest first. */
export function rankFoods(index: FoodIndex, query: FoodQuery, count: number): readonly Food[] {
  const board = accumulatorFor(index);
  const asked = scoreWords(index, board, query) ?? 0;
  const bestOf = new Map<number, number>();
  for (const name of board.touched) {
    const food = index.foodOfName[name] ?? 0;
    const score = scoreOf(index, board, name, asked);
    if (score > (bestOf.get(food) ?? Number.NEGATIVE_INFINITY)) bestOf.set(food, score);
  }
  clear(board);
  return [...bestOf]
    .sort(([food, score], [otherFood, other]) => other - score || food - otherFood)
    .slice(0, count)
    .map(([food]) => index.foods[food] as Food);
}

const asMatch = (seen: FoodMatch | number | undefined) =>
  typeof seen === "number" ? undefined : seen;

/** Gives `least` where no name can be as similar. */
function findBest(
  index: FoodIndex,
  board: ScoreAccumulator,
  query: FoodQuery,
  least: number,
): FoodMatch | number | undefined {
  const asked = scoreWords(index, board, query, least);
  const best = asked === undefined ? least : findBestName(index, board, asked, query);
  clear(board);
  return best;
}
