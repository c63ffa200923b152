import type { Food } from "../../food.ts";
import { compositeDishes } from "../vocabulary/food-classes.ts";
import type { FoodIndex } from "./food-index.ts";
import type { FoodMatch, FoodQuery } from "./food-match.ts";
import { labelWords, portionLabels } from "./portion-labels.ts";
import {
  bonusSlot,
  contentMatched,
  headMatched,
  isMarked,
  nameWeightSlot,
  type ScoreAccumulator,
  slotsPerName,
} from "./score-accumulator.ts";
import { impliedByUnit } from "./score-terms.ts";

// Weights as tuned on the development rows; rules and word lists carry far more than they do.
const unmatchedWordCost = 0.4;
const missingWordCost = 0.48;
/** A food that only the words behind "with" speak for is hardly what was named. */
const tailOnlyCost = 1.5;
/** "a wheat bun" is no hamburger on one. */
const unnamedDishCost = 1.5;
const unitBonus = 0.8;
/** "a medium bag": of what is sold in medium bags. */
const allUnitsBonus = 0.4;
const unitReach = 1.2;
/** A pack or a cut that a food's portion tells just so. */
const packageSizeBonus = 6;

/** The best of the names that a scored board holds; undefined where it holds none. */
export function findBestName(
  index: FoodIndex,
  board: ScoreAccumulator,
  asked: number,
  query: FoodQuery,
): FoodMatch | undefined {
  const { words, units = [], keys = [] } = query;
  const isDishUnsaid = !words.some((word) => compositeDishes.has(word)) && !units.includes("bar");
  // What a unit implies may count twice, and lift a name above what was found.
  const isImplied = units.some((unit) => impliedByUnit.has(unit));
  let best = -1;
  let bestScore = Number.NEGATIVE_INFINITY;
  board.effort += board.touched.length;
  for (const name of board.touched) {
    if (!isImplied && !canBeat(board, name, asked, bestScore)) continue;
    const isUnnamed = isDishUnsaid && index.isDish[name] === 1 && missingOf(index, board, name) > 0;
    const score = scoreOf(index, board, name, asked) - (isUnnamed ? unnamedDishCost : 0);
    if (score > bestScore || (score === bestScore && name < best)) {
      best = name;
      bestScore = score;
    }
  }
  if (best < 0) return undefined;
  const chosen =
    units.length + keys.length === 0
      ? best
      : preferUnit(index, board, asked, { units, keys }, bestScore, best);
  return describe(index, board, chosen, asked, isDishUnsaid);
}

/** Sums are rounded: two that should be equal may differ by less. */
const rounding = 1e-6;

/**
 * Whether a name may score as much as `score`, by what was found of it alone: most names of a
 * common word hold no other word that was asked for, and are far behind.
 */
function canBeat(
  { scores, bestPrior }: ScoreAccumulator,
  name: number,
  asked: number,
  score: number,
) {
  const found = scores[slotsPerName * name] ?? 0;
  const more = (scores[slotsPerName * name + bonusSlot] ?? 0) + bestPrior;
  return found - unmatchedWordCost * (asked - found) + more >= score - rounding;
}

const missingOf = (index: FoodIndex, board: ScoreAccumulator, name: number) =>
  (index.nameWeights[name] ?? 0) - (board.scores[slotsPerName * name + nameWeightSlot] ?? 0);

/** The score of one name on a board whose words ask for so much weight. */
export function scoreOf(
  index: FoodIndex,
  board: ScoreAccumulator,
  name: number,
  asked: number,
): number {
  const place = slotsPerName * name;
  const found = board.scores[place] ?? 0;
  return (
    found -
    unmatchedWordCost * (asked - found) -
    missingWordCost * missingOf(index, board, name) +
    (isMarked(board, name, contentMatched) ? 0 : -tailOnlyCost) +
    (index.priors[name] ?? 0) +
    (board.scores[place + bonusSlot] ?? 0)
  );
}

/** Among foods almost as good as the best, one that is served in the unit said, or sold in the pack. */
function preferUnit(
  index: FoodIndex,
  board: ScoreAccumulator,
  asked: number,
  measure: SaidMeasure,
  bestScore: number,
  best: number,
): number {
  const reach = measure.keys.length > 0 ? packageSizeBonus : unitReach;
  let chosen = best;
  let chosenScore = Number.NEGATIVE_INFINITY;
  for (const name of board.touched) {
    const plain = scoreOf(index, board, name, asked);
    if (plain < bestScore - reach) continue;
    const food = index.foods[index.foodOfName[name] ?? 0] as Food;
    const score = plain + bonusOfMeasure(food, measure, plain >= bestScore - unitReach);
    if (score > chosenScore || (score === chosenScore && name < chosen)) {
      [chosen, chosenScore] = [name, score];
    }
  }
  return chosen;
}

/** Units and sizes, and the keys of a pack or a cut. */
interface SaidMeasure {
  readonly units: readonly string[];
  readonly keys: readonly string[];
}

function bonusOfMeasure(food: Food, { units, keys }: SaidMeasure, isNear: boolean): number {
  const words = labelWords(food);
  const ofKey = keys.some((key) => words.has(key)) ? packageSizeBonus : 0;
  if (!isNear || !units.some((unit) => words.has(unit))) return ofKey;
  return (
    ofKey + unitBonus + (units.length > 1 && hasPortionWithUnits(food, units) ? allUnitsBonus : 0)
  );
}

/** Whether one of its portions tells all of them. */
const hasPortionWithUnits = (food: Food, units: readonly string[]) =>
  portionLabels(food).some(({ words, sizes }) =>
    units.every((unit) => words.has(unit) || sizes.has(unit)),
  );

function describe(
  index: FoodIndex,
  board: ScoreAccumulator,
  name: number,
  asked: number,
  isDishUnsaid: boolean,
): FoodMatch {
  const food = index.foods[index.foodOfName[name] ?? 0] as Food;
  const place = slotsPerName * name;
  const found = Math.min(asked, board.scores[place] ?? 0);
  const said = board.scores[place + nameWeightSlot] ?? 0;
  const missing = Math.max(0, (index.nameWeights[name] ?? 0) - said);
  return {
    food,
    score: scoreOf(index, board, name, asked),
    // Words the food has and nobody said weigh half: people say less than a table writes.
    similarity: asked === 0 ? 0 : found / (asked + missing / 2),
    leftover: asked - found,
    namesFood: isMarked(board, name, headMatched),
    isUnnamedDish: isDishUnsaid && missing > 0 && index.isDish[name] === 1,
  };
}
