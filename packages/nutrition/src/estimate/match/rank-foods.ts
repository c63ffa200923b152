import type { Food } from "../../food.ts";
import { forLanguage, type Language } from "../../languages/language.ts";
import { matchWeights as weights } from "../weights/index.ts";
import type { FoodIndex } from "./food-index.ts";
import type { FoodMatch, FoodQuery } from "./food-match.ts";
import { headsOf } from "./food-words.ts";
import { memoize } from "./memoize.ts";
import { parseFoodName } from "./parse-food-name.ts";
import { labelWords, portionLabels } from "./portion-labels.ts";
import {
  bonusSlot,
  contentMatched,
  hasFlag,
  headMatched,
  nameWeightSlot,
  type ScoreAccumulator,
  slotsPerName,
} from "./score-accumulator.ts";

/** The best name in a scored accumulator; undefined if none was touched. */
export function findBestName(
  index: FoodIndex,
  accumulator: ScoreAccumulator,
  queryWeight: number,
  query: FoodQuery,
): FoodMatch | undefined {
  const { words, units = [], keys = [] } = query;
  const lacksDishNoun = ![...words, ...units].some((word) =>
    index.language.foodClasses.compositeDishes.has(word),
  );
  // A term implied by a unit may count twice and so exceed the bound of `canBeat`.
  const isImplied = units.some((unit) => index.language.portionLabels.impliedByUnit.has(unit));
  const own: BestName = { name: -1, score: Number.NEGATIVE_INFINITY };
  const imported: BestName = { ...own };
  accumulator.effort += accumulator.touched.length;
  for (const name of accumulator.touched) {
    const best = index.isImported[name] === 1 ? imported : own;
    const weight = weightFor(index, accumulator, name, queryWeight);
    const mayBeat = isImplied || canBeat(accumulator, name, weight, best.score);
    if (!mayBeat || !mayBeMeant(index, accumulator, name)) continue;
    const penalty = lacksDishNoun ? unnamedDishPenalty(index, accumulator, name) : 0;
    const score = scoreName(index, accumulator, name, queryWeight) - penalty;
    const isBetter =
      score > best.score || (score === best.score && goesBefore(index, name, best.name));
    if (isBetter) {
      best.name = name;
      best.score = score;
    }
  }
  const { name: best, score: bestScore } = chooseTable(
    index,
    accumulator,
    queryWeight,
    query,
    own,
    imported,
  );
  if (best < 0) return undefined;
  const chosen =
    units.length + keys.length === 0
      ? best
      : preferUnit(index, accumulator, queryWeight, { units, keys }, bestScore, best);
  return toFoodMatch(index, accumulator, chosen, queryWeight, query, lacksDishNoun);
}

const unnamedDishPenalty = (index: FoodIndex, accumulator: ScoreAccumulator, name: number) =>
  index.isDish[name] === 1 && missingWeight(index, accumulator, name) > 0
    ? weights.unnamedDishPenalty
    : 0;

/** An imported food is meant only by its head noun: "my Turkish neighbour" is not "Coffee, Turkish". */
const mayBeMeant = (index: FoodIndex, accumulator: ScoreAccumulator, name: number) =>
  index.isImported[name] !== 1 || hasFlag(accumulator, name, headMatched);

/** Of two names that match equally well: that of the food eaten more often, which only imported foods state. */
function goesBefore(index: FoodIndex, name: number, other: number): boolean {
  const eatings = (one: number) => index.foods[index.foodByName[one] ?? 0]?.eatings ?? 0;
  return eatings(name) === eatings(other) ? name < other : eatings(name) > eatings(other);
}

/** The best name of one table. */
interface BestName {
  name: number;
  score: number;
}

/**
 * The table's own food goes before an imported one, unless the imported one alone has the noun of the query ("oat
 * flour") or all of its words and no others ("sweet mustard"). "Toast with butter" is two foods of the table, not one
 * of another.
 */
function chooseTable(
  index: FoodIndex,
  accumulator: ScoreAccumulator,
  queryWeight: number,
  { words, head, tail = [] }: FoodQuery,
  own: BestName,
  imported: BestName,
): BestName {
  if (imported.name < 0) return own;
  if (own.name < 0) return namesOnlyPart(words, index.language) ? own : imported;
  const foodOf = ({ name }: BestName) => index.foods[index.foodByName[name] ?? 0] as Food;
  const ownWords = nameWords(index.language)(foodOf(own));
  const isCloser =
    head !== undefined &&
    !ownWords.has(head) &&
    // "A slice with cream" is no "Cream slice".
    !index.language.amounts.pieceUnits.has(head) &&
    headsOf(index.language)(foodOf(imported)).has(head) &&
    // The table has the noun and a component: the query is of two of its foods.
    !(tail.length > 0 && isOwnHead(index, head));
  const isExact = () =>
    tail.length === 0 &&
    words.some((word) => !ownWords.has(word)) &&
    (foodOf(own).contains ?? []).length === 0 &&
    isWholeMatch(index, accumulator, imported.name, queryWeight);
  if (!isCloser && !isExact()) return own;
  return imported.score - (tail.length > 0 ? weights.importedTail : 0) > own.score ? imported : own;
}

/** True if the word is the noun of one of the table's own foods. */
function isOwnHead({ words, wordUses, isImported }: FoodIndex, word: string): boolean {
  const { names = [], uses = [] } = words.get(word) ?? {};
  for (let at = 0; at < names.length; at += 1) {
    if (isImported[names[at] ?? 0] === 0 && wordUses[uses[at] ?? 0]?.isHead === true) return true;
  }
  return false;
}

/** "140 g flesh" is of the food before it. */
const namesOnlyPart = (words: readonly string[], { foodClasses }: Language) =>
  words.every((word) => foodClasses.partNouns.has(word));

/** True if the name has the words of the query and no others. */
const isWholeMatch = (
  index: FoodIndex,
  accumulator: ScoreAccumulator,
  name: number,
  queryWeight: number,
) =>
  missingWeight(index, accumulator, name) <= scoreTolerance &&
  (accumulator.scores[slotsPerName * name + nameWeightSlot] ?? 0) >= queryWeight - scoreTolerance;

/** The words of all names of a food. */
export const nameWords = forLanguage((language) =>
  memoize(
    (food: Food): ReadonlySet<string> =>
      new Set(
        [food.name, ...food.aliases]
          .flatMap((name) => parseFoodName(name, language))
          .flatMap(({ words }) => words),
      ),
  ),
);

/** Tolerance for floating-point sums. */
const scoreTolerance = 1e-6;

/** Cheap upper bound: most names that contain a common word contain no other query word. */
function canBeat(
  { scores, maxPrior }: ScoreAccumulator,
  name: number,
  queryWeight: number,
  score: number,
) {
  const matched = scores[slotsPerName * name] ?? 0;
  const bonus = (scores[slotsPerName * name + bonusSlot] ?? 0) + maxPrior;
  return (
    matched - weights.unmatchedWordPenalty * (queryWeight - matched) + bonus >=
    score - scoreTolerance
  );
}

const missingWeight = (index: FoodIndex, accumulator: ScoreAccumulator, name: number) =>
  (index.nameWeights[name] ?? 0) - (accumulator.scores[slotsPerName * name + nameWeightSlot] ?? 0);

/** The weight of the query words for one name: see `importedWeight`. */
const weightFor = (
  { isImported }: FoodIndex,
  { importedWeight }: ScoreAccumulator,
  name: number,
  queryWeight: number,
) => (isImported[name] === 1 ? queryWeight : queryWeight - importedWeight);

/** The score of one name; `totalWeight` is that of the query words. */
export function scoreName(
  index: FoodIndex,
  accumulator: ScoreAccumulator,
  name: number,
  totalWeight: number,
): number {
  const slot = slotsPerName * name;
  const matched = accumulator.scores[slot] ?? 0;
  const queryWeight = weightFor(index, accumulator, name, totalWeight);
  return (
    matched -
    weights.unmatchedWordPenalty * (queryWeight - matched) -
    weights.missingWordPenalty * missingWeight(index, accumulator, name) +
    (hasFlag(accumulator, name, contentMatched) ? 0 : -weights.componentOnlyPenalty) +
    (index.priors[name] ?? 0) +
    (accumulator.scores[slot + bonusSlot] ?? 0)
  );
}

/**
 * Among foods that score almost as well as the best, prefers one with a portion in the requested
 * unit or package size.
 */
function preferUnit(
  index: FoodIndex,
  accumulator: ScoreAccumulator,
  queryWeight: number,
  measure: RequestedMeasure,
  bestScore: number,
  best: number,
): number {
  const scoreRange = measure.keys.length > 0 ? weights.packageSizeBonus : weights.unitScoreRange;
  let chosen = best;
  let chosenScore = Number.NEGATIVE_INFINITY;
  for (const name of accumulator.touched) {
    const baseScore = scoreName(index, accumulator, name, queryWeight);
    if (baseScore < bestScore - scoreRange || index.isImported[name] !== index.isImported[best])
      continue;
    const food = index.foods[index.foodByName[name] ?? 0] as Food;
    const score =
      baseScore +
      measureBonus(food, measure, baseScore >= bestScore - weights.unitScoreRange, index.language);
    if (score > chosenScore || (score === chosenScore && goesBefore(index, name, chosen))) {
      [chosen, chosenScore] = [name, score];
    }
  }
  return chosen;
}

/** Units and sizes of the amount, and the keys of its package size or cut. */
interface RequestedMeasure {
  readonly units: readonly string[];
  readonly keys: readonly string[];
}

function measureBonus(
  food: Food,
  { units, keys }: RequestedMeasure,
  isNear: boolean,
  language: Language,
): number {
  const words = labelWords(language)(food);
  const packageBonus = keys.some((key) => words.has(key)) ? weights.packageSizeBonus : 0;
  if (!isNear || !units.some((unit) => words.has(unit))) return packageBonus;
  return (
    packageBonus +
    weights.unitBonus +
    (units.length > 1 && hasPortionWithUnits(food, units, language) ? weights.allUnitsBonus : 0)
  );
}

/** True if one portion has all of the units. */
const hasPortionWithUnits = (food: Food, units: readonly string[], language: Language) =>
  portionLabels(language)(food).some(({ words, sizes }) =>
    units.every((unit) => words.has(unit) || sizes.has(unit)),
  );

function toFoodMatch(
  index: FoodIndex,
  accumulator: ScoreAccumulator,
  name: number,
  totalWeight: number,
  { head }: FoodQuery,
  lacksDishNoun: boolean,
): FoodMatch {
  const queryWeight = weightFor(index, accumulator, name, totalWeight);
  const food = index.foods[index.foodByName[name] ?? 0] as Food;
  const slot = slotsPerName * name;
  const matched = Math.min(queryWeight, accumulator.scores[slot] ?? 0);
  const matchedNameWeight = accumulator.scores[slot + nameWeightSlot] ?? 0;
  const missing = Math.max(0, (index.nameWeights[name] ?? 0) - matchedNameWeight);
  return {
    food,
    // The penalty compares an imported food with the table's own, not one food with two.
    score:
      scoreName(index, accumulator, name, totalWeight) +
      (index.isImported[name] === 1 ? weights.importedPenalty : 0),
    // Unmatched words of the name count half: people write less than tables.
    similarity:
      queryWeight === 0 ? 0 : matched / (queryWeight + weights.missingInSimilarity * missing),
    unmatchedWeight: queryWeight - matched,
    matchesHead: hasFlag(accumulator, name, headMatched),
    // Single letters are remains of typing, as in "cookies x2".
    hasQueryHead:
      head === undefined || head.length === 1 || nameWords(index.language)(food).has(head),
    isUnnamedDish: lacksDishNoun && missing > 0 && index.isDish[name] === 1,
  };
}
