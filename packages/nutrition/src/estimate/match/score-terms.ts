import { inchesWord } from "../vocabulary/diameters.ts";
import { isDenialWord, removableParts } from "../vocabulary/diet-qualifiers.ts";
import { toppings } from "../vocabulary/food-classes.ts";
import { contradictions, extraTermPenalties, optionalTerms } from "../vocabulary/term-weights.ts";
import { extraTermFactor, type FoodIndex, namesOfFoodsWith } from "./food-index.ts";
import type { FoodQuery } from "./food-match.ts";
import type { Postings, WordUse } from "./postings.ts";
import {
  add,
  bonusSlot,
  contentMatched,
  contradictionSatisfied,
  headMatched,
  isMarked,
  nameWeightSlot,
  type ScoreAccumulator,
  slotsPerName,
  type WordGain,
} from "./score-accumulator.ts";

// Weights as tuned on the development rows; rules and word lists carry far more than they do.
const unknownWordWeight = 1.6;
const headBonus = 1.2;
/** "Butter" is not what "toast with butter" names. */
const tailHeadCost = 2;
/** Still less is a sauce or an icing what it lies on: "enchiladas in red sauce" are no sauce. */
const toppingCost = 6;
/** "a package of pudding mix" is none that is prepared. */
const unpreparedPenalty = 1;
const contradictionCost = 2;
const negatedCost = 4;
/** A width that a food's name tells: `14" pizza`. */
const inchesBonus = 3;

/**
 * Scores all words of a query on a clear board; gives the weight that they ask for. Undefined where
 * no name holds a share of it as large as `least`: the words of many foods in a row name none.
 */
export function scoreWords(
  index: FoodIndex,
  board: ScoreAccumulator,
  query: FoodQuery,
  least = 0,
): number | undefined {
  const { units = [] } = query;
  const words = new Set(query.words);
  let asked = 0;
  for (const word of words) asked += scoreWord(index, board, word, query);
  if (board.most / asked < least) return undefined;
  for (const unit of units) boostImpliedTerm(index, board, impliedByUnit.get(unit));
  if (query.inches !== undefined) likeInches(index, board, inchesWord(query.inches));
  const said = [...words, ...units];
  for (const word of said) applyContradictions(index, board, word, said);
  if (units.includes("can") && !words.has("raw")) penalize(index, board, "raw", contradictionCost);
  return asked;
}

/** Adds one word's findings; gives the weight it asked for. */
function scoreWord(
  index: FoodIndex,
  board: ScoreAccumulator,
  word: string,
  query: FoodQuery,
): number {
  const isDenial = word.startsWith("no") && (word[2] === "_" || isToldTwice(word, query));
  const postings = index.words.get(word);
  const weight = index.weightOf.get(word);
  if (postings === undefined || weight === undefined) {
    return isDenial || isDenialWord(word) ? 0 : unknownWordWeight;
  }
  const isTail = query.tail?.includes(word) ?? false;
  const part = {
    isHead: word === query.head,
    isTail,
    isPrepared: query.words.includes("prepared"),
  };
  spreadWord(board, postings, cachedTermScores(index, board, word, part));
  return isDenial ? 0 : weight;
}

/** "without the crust" asks for no "crust" as well as for what tables call so: it counts once. */
const isToldTwice = (word: string, { words }: FoodQuery) =>
  removableParts.some(([part, denial]) => denial === word && words.includes(`no_${part}`));

/** The part that a word has in a query. */
interface WordPart {
  readonly isHead: boolean;
  readonly isTail: boolean;
  /** Whether the query says that things were prepared. */
  readonly isPrepared: boolean;
}

const mostGains = 2000;

/** What a word gives in each of the index's uses: a word is in many queries, in few parts. */
function cachedTermScores(
  index: FoodIndex,
  board: ScoreAccumulator,
  word: string,
  part: WordPart,
): readonly WordGain[] {
  const { gains } = board;
  const at = (part.isHead ? 1 : 0) + (part.isTail ? 2 : 0) + (part.isPrepared ? 4 : 0);
  const known = gains.get(word) ?? [];
  if (known.length === 0) {
    if (gains.size >= mostGains) gains.clear();
    gains.set(word, known);
  }
  known[at] ??= gainsOf(index, word, part);
  return known[at];
}

function gainsOf(index: FoodIndex, word: string, part: WordPart): readonly WordGain[] {
  const { isHead: isAsked, isTail, isPrepared } = part;
  const weight = index.weightOf.get(word) ?? 0;
  const unasked = extraTermFactor * (extraTermPenalties.get(word) ?? 0);
  const asTail = toppings.has(word) ? toppingCost : tailHeadCost;
  const asHead = isAsked ? headBonus : isTail ? -asTail : 0;
  const undone = isPrepared ? 0 : -unpreparedPenalty;
  const mark = isTail || word.startsWith("no_") ? 0 : contentMatched;
  return index.wordUses.map(({ share, isHead, isCharged }) => ({
    found: weight * (0.75 + 0.25 * share),
    nameWeightSlot: optionalTerms.has(word) ? 0 : weight * share,
    bonusSlot: (isCharged ? unasked : undone) + (isHead ? asHead : 0),
    marks: isHead ? mark | headMatched : mark,
  }));
}

/** Adds a word's findings to every name that holds it. */
function spreadWord(
  board: ScoreAccumulator,
  { names, uses }: Postings,
  gains: readonly WordGain[],
): void {
  const { scores, marks, touched } = board;
  board.effort += names.length;
  for (let at = 0; at < names.length; at += 1) {
    const name = names[at] ?? 0;
    const gain = gains[uses[at] ?? 0] as WordGain;
    const place = slotsPerName * name;
    if (scores[place] === 0) touched.push(name);
    const found = (scores[place] ?? 0) + gain.found;
    scores[place] = found;
    if (found > board.most) board.most = found;
    add(scores, place + nameWeightSlot, gain.nameWeightSlot);
    add(scores, place + bonusSlot, gain.bonusSlot);
    marks[name] = (marks[name] ?? 0) | gain.marks;
  }
}

/** What a measure tells of the food in it. */
export const impliedByUnit: ReadonlyMap<string, string> = new Map([
  ["can", "canned"],
  ["bottle", "bottled"],
]);

const impliedBonus = 0.8;

/** "a can of peaches" are canned ones, where the table has some. */
function boostImpliedTerm(
  index: FoodIndex,
  board: ScoreAccumulator,
  word: string | undefined,
): void {
  if (word === undefined) return;
  const { names = [], uses = [] } = index.words.get(word) ?? {};
  const weight = index.weightOf.get(word) ?? 0;
  const unasked = extraTermFactor * (extraTermPenalties.get(word) ?? 0);
  board.effort += names.length;
  for (let at = 0; at < names.length; at += 1) {
    const place = slotsPerName * (names[at] ?? 0);
    if (board.scores[place] === 0) continue;
    const { share, isCharged } = index.wordUses[uses[at] ?? 0] as WordUse;
    add(board.scores, place + nameWeightSlot, weight * share);
    add(board.scores, place + bonusSlot, impliedBonus + (isCharged ? unasked : 0));
  }
}

/** "a 14 inch pizza": of the foods found, those that are called so. */
function likeInches(index: FoodIndex, board: ScoreAccumulator, word: string): void {
  const { names = [] } = index.words.get(word) ?? {};
  board.effort += names.length;
  for (const name of names) {
    if (board.scores[slotsPerName * name] !== 0)
      add(board.scores, slotsPerName * name + bonusSlot, inchesBonus);
  }
}

function applyContradictions(
  index: FoodIndex,
  board: ScoreAccumulator,
  word: string,
  words: readonly string[],
): void {
  const others = contradictions.get(word)?.filter((other) => !words.includes(other)) ?? [];
  if (others.length > 0) {
    // A name that says what was asked for is in the right, whatever else it says.
    const right = index.words.get(word)?.names ?? [];
    for (const name of right) board.marks[name] = (board.marks[name] ?? 0) | contradictionSatisfied;
    for (const other of others) penalize(index, board, other, contradictionCost);
    for (const name of right)
      board.marks[name] = (board.marks[name] ?? 0) & ~contradictionSatisfied;
  }
  if (word.startsWith("no_") && !words.includes(word.slice(3))) {
    penalize(index, board, word.slice(3), negatedCost);
  }
}

/** Speaks against foods by every name they have: "currants" for dried ones are no raw fruit. */
function penalize(index: FoodIndex, board: ScoreAccumulator, word: string, cost: number): void {
  const names = namesOfFoodsWith(index, word);
  board.effort += names.length;
  for (const name of names) {
    const isFound = board.scores[slotsPerName * name] !== 0;
    if (isFound && !isMarked(board, name, contradictionSatisfied)) {
      add(board.scores, slotsPerName * name + bonusSlot, -cost);
    }
  }
}
