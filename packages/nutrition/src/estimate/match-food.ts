import type { Food } from "../food.ts";
import { type FoodIndex, namesOfFoodsWith, unaskedFactor } from "./food-index.ts";
import { inchesWord } from "./inches.ts";
import { labelWords, portionLabels } from "./portion-labels.ts";
import type { Postings, WordUse } from "./postings.ts";
import { builtDishes, toppings } from "./vocabulary-kinds.ts";
import { isDenialWord, leftOnPlate } from "./vocabulary-qualities.ts";
import { contradictions, unaskedCosts, unsaidWords } from "./vocabulary-weights.ts";

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
  readonly keys?: readonly string[];
  /** How wide the whole is: `14" pizza` is a food of its own. */
  readonly inches?: number | undefined;
}

/** What beside its name speaks for a food: nothing, an amount, or a weight. */
export type Evidence = "none" | "amount" | "weight";

const leastSimilarity = 0.3;
const leastScore = 3.2;

/**
 * Whether a match is likely what was meant. Below this floor words stay unmatched: nonsense never
 * becomes a food. The noun that names the food must have been said, or nearly all of its words.
 */
export function isLikely(match: FoodMatch, evidence: Evidence): boolean {
  if (match.similarity < (match.namesFood && evidence === "weight" ? 0.25 : leastSimilarity))
    return false;
  if (evidence === "weight") return true;
  if (match.score <= leastScore) return false;
  return match.namesFood || match.similarity >= (evidence === "none" ? 0.7 : 0.5);
}

export interface FoodMatcher {
  (query: FoodQuery): FoodMatch | undefined;
  /** How much it has done so far of what one message may take: 1 is all of it. */
  readonly effort: () => number;
}

// Weights as tuned on the development rows; rules and word lists carry far more than they do.
const unmatchedWordCost = 0.4;
const missingWordCost = 0.48;
const unknownWordWeight = 1.6;
const headBonus = 1.2;
/** "Butter" is not what "toast with butter" names. */
const tailHeadCost = 2;
/** Still less is a sauce or an icing what it lies on: "enchiladas in red sauce" are no sauce. */
const toppingCost = 6;
/** Nor is a food that only the words behind "with" speak for. */
const tailOnlyCost = 1.5;
/** "a package of pudding mix" is none that is prepared. */
const undoneCost = 1;
/** "a wheat bun" is no hamburger on one. */
const unnamedDishCost = 1.5;
const contradictionCost = 2;
const negatedCost = 4;
const unitBonus = 0.8;
/** "a medium bag": of what is sold in medium bags. */
const allUnitsBonus = 0.4;
const unitReach = 1.2;
/** A pack or a cut that a food's portion tells just so, or a width that its name does. */
const keyBonus = 6;
const inchesBonus = 3;

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
  const board = boardOf(index);
  const known = new Map<string, FoodMatch | undefined>();
  const before = board.effort;
  const match = (query: FoodQuery) => {
    const ownWord = own && query.words.find((word) => own.foods.has(word));
    if (ownWord !== undefined) return matchOwn(own?.foods.get(ownWord), query);
    const key = keyOf(query);
    if (known.has(key)) return known.get(key);
    const best = findBest(index, board, query);
    known.set(key, best);
    return best;
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
  const rest = `${(units ?? []).join(" ")}|${keys.join(" ")}|${inches ?? ""}`;
  return `${words.join(" ")}|${head ?? ""}|${(tail ?? []).join(" ")}|${rest}`;
}

/** The foods that are likest to what is asked, the likest first. */
export function rankFoods(index: FoodIndex, query: FoodQuery, count: number): readonly Food[] {
  const board = boardOf(index);
  const asked = scoreWords(index, board, query);
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

/** Scores under way, one place for each name; cleared by going over `touched` only. */
interface Board {
  /** For each name in turn: what was found, what of it the name should say, and what else speaks for it. */
  readonly scores: Float64Array;
  readonly marks: Uint8Array;
  readonly touched: number[];
  /** What words give, by the word and the part that it has. */
  readonly gains: Map<string, (readonly WordGain[])[]>;
  /** What speaks for the name that most speaks for. */
  readonly bestPrior: number;
  /** Names looked at, ever. */
  effort: number;
}

const perName = 3;
const named = 1;
const extra = 2;

/** Marks of a name: its head was said. */
const headMark = 1;
/** A word of the food itself was found, not only of what is in it. */
const mainMark = 2;
/** It says what a contradiction is about; cleared after each. */
const rightMark = 4;

const boards = new WeakMap<FoodIndex, Board>();

/** One board serves all messages of an index, one after the other: it is as long as the table. */
function boardOf(index: FoodIndex): Board {
  const size = index.foodOfName.length;
  const board = boards.get(index) ?? {
    scores: new Float64Array(perName * size),
    marks: new Uint8Array(size),
    touched: [],
    gains: new Map(),
    bestPrior: index.priors.reduce((best, prior) => Math.max(best, prior), 0),
    effort: 0,
  };
  boards.set(index, board);
  return board;
}

/** Scores all words of a query on a clear board; gives the weight that they ask for. */
function scoreWords(index: FoodIndex, board: Board, query: FoodQuery): number {
  const { units = [] } = query;
  const words = new Set(query.words);
  let asked = 0;
  for (const word of words) asked += scoreWord(index, board, word, query);
  for (const unit of units) imply(index, board, impliedByUnit.get(unit));
  if (query.inches !== undefined) likeInches(index, board, inchesWord(query.inches));
  const said = [...words, ...units, ...units.flatMap((unit) => impliedByUnit.get(unit) ?? [])];
  for (const word of said) applyContradictions(index, board, word, said);
  return asked;
}

function findBest(index: FoodIndex, board: Board, query: FoodQuery): FoodMatch | undefined {
  const asked = scoreWords(index, board, query);
  const best = pickBest(index, board, asked, query);
  clear(board);
  return best;
}

/** Adds one word's findings; gives the weight it asked for. */
function scoreWord(index: FoodIndex, board: Board, word: string, query: FoodQuery): number {
  const isDenial = word.startsWith("no_") || isToldTwice(word, query);
  const postings = index.words.get(word);
  const weight = index.weightOf.get(word);
  if (postings === undefined || weight === undefined) {
    return isDenial || isDenialWord(word) ? 0 : unknownWordWeight;
  }
  const isTail = query.tail?.includes(word) ?? false;
  const part = { isHead: word === query.head, isTail, isDone: query.words.includes("prepared") };
  spreadWord(board, postings, recallGains(index, board, word, part));
  return isDenial ? 0 : weight;
}

/** "without the crust" asks for no "crust" as well as for what tables call so: it counts once. */
const isToldTwice = (word: string, { words }: FoodQuery) =>
  leftOnPlate.some(([part, denial]) => denial === word && words.includes(`no_${part}`));

/** What a word gives to a name that holds it, which depends on how it does. */
interface WordGain {
  readonly found: number;
  readonly named: number;
  readonly extra: number;
  readonly marks: number;
}

/** The part that a word has in a query. */
interface WordPart {
  readonly isHead: boolean;
  readonly isTail: boolean;
  /** Whether the query says that things were prepared. */
  readonly isDone: boolean;
}

const mostGains = 2000;

/** What a word gives in each of the index's uses: a word is in many queries, in few parts. */
function recallGains(
  index: FoodIndex,
  board: Board,
  word: string,
  part: WordPart,
): readonly WordGain[] {
  const { gains } = board;
  const at = (part.isHead ? 1 : 0) + (part.isTail ? 2 : 0) + (part.isDone ? 4 : 0);
  const known = gains.get(word) ?? [];
  if (known.length === 0) {
    if (gains.size >= mostGains) gains.clear();
    gains.set(word, known);
  }
  known[at] ??= gainsOf(index, word, part);
  return known[at];
}

function gainsOf(index: FoodIndex, word: string, part: WordPart): readonly WordGain[] {
  const { isHead: isAsked, isTail, isDone } = part;
  const weight = index.weightOf.get(word) ?? 0;
  const unasked = unaskedFactor * (unaskedCosts.get(word) ?? 0);
  const asTail = toppings.has(word) ? toppingCost : tailHeadCost;
  const asHead = isAsked ? headBonus : isTail ? -asTail : 0;
  const undone = isDone ? 0 : -undoneCost;
  const mark = isTail || word.startsWith("no_") ? 0 : mainMark;
  return index.wordUses.map(({ share, isHead, isCharged }) => ({
    found: weight * (0.75 + 0.25 * share),
    named: unsaidWords.has(word) ? 0 : weight * share,
    extra: (isCharged ? unasked : undone) + (isHead ? asHead : 0),
    marks: isHead ? mark | headMark : mark,
  }));
}

/** Adds a word's findings to every name that holds it. */
function spreadWord(board: Board, { names, uses }: Postings, gains: readonly WordGain[]): void {
  const { scores, marks, touched } = board;
  board.effort += names.length;
  for (let at = 0; at < names.length; at += 1) {
    const name = names[at] ?? 0;
    const gain = gains[uses[at] ?? 0] as WordGain;
    const place = perName * name;
    if (scores[place] === 0) touched.push(name);
    add(scores, place, gain.found);
    add(scores, place + named, gain.named);
    add(scores, place + extra, gain.extra);
    marks[name] = (marks[name] ?? 0) | gain.marks;
  }
}

/** What a measure tells of the food in it. */
const impliedByUnit: ReadonlyMap<string, string> = new Map([
  ["can", "canned"],
  ["bottle", "bottled"],
]);
const impliedBonus = 0.8;

/** "a can of peaches" are canned ones, where the table has some. */
function imply(index: FoodIndex, board: Board, word: string | undefined): void {
  if (word === undefined) return;
  const { names = [], uses = [] } = index.words.get(word) ?? {};
  const weight = index.weightOf.get(word) ?? 0;
  const unasked = unaskedFactor * (unaskedCosts.get(word) ?? 0);
  board.effort += names.length;
  for (let at = 0; at < names.length; at += 1) {
    const place = perName * (names[at] ?? 0);
    if (board.scores[place] === 0) continue;
    const { share, isCharged } = index.wordUses[uses[at] ?? 0] as WordUse;
    add(board.scores, place + named, weight * share);
    add(board.scores, place + extra, impliedBonus + (isCharged ? unasked : 0));
  }
}

/** "a 14 inch pizza": of the foods found, those that are called so. */
function likeInches(index: FoodIndex, board: Board, word: string): void {
  const { names = [] } = index.words.get(word) ?? {};
  board.effort += names.length;
  for (const name of names) {
    if (board.scores[perName * name] !== 0) add(board.scores, perName * name + extra, inchesBonus);
  }
}

function applyContradictions(
  index: FoodIndex,
  board: Board,
  word: string,
  words: readonly string[],
): void {
  const others = contradictions.get(word)?.filter((other) => !words.includes(other)) ?? [];
  if (others.length > 0) {
    // A name that says what was asked for is in the right, whatever else it says.
    const right = index.words.get(word)?.names ?? [];
    for (const name of right) board.marks[name] = (board.marks[name] ?? 0) | rightMark;
    for (const other of others) punish(index, board, other, contradictionCost);
    for (const name of right) board.marks[name] = (board.marks[name] ?? 0) & ~rightMark;
  }
  if (word.startsWith("no_") && !words.includes(word.slice(3))) {
    punish(index, board, word.slice(3), negatedCost);
  }
}

/** Speaks against foods by every name they have: "currants" for dried ones are no raw fruit. */
function punish(index: FoodIndex, board: Board, word: string, cost: number): void {
  const names = namesOfFoodsWith(index, word);
  board.effort += names.length;
  for (const name of names) {
    const isFound = board.scores[perName * name] !== 0;
    if (isFound && !isMarked(board, name, rightMark)) {
      add(board.scores, perName * name + extra, -cost);
    }
  }
}

function pickBest(
  index: FoodIndex,
  board: Board,
  asked: number,
  query: FoodQuery,
): FoodMatch | undefined {
  const { words, units = [], keys = [] } = query;
  const isDishUnsaid = !words.some((word) => builtDishes.has(word)) && !units.includes("bar");
  // What a unit implies may count twice, and lift a name above what was found.
  const isImplied = units.some((unit) => impliedByUnit.has(unit));
  let best = -1;
  let bestScore = Number.NEGATIVE_INFINITY;
  board.effort += board.touched.length;
  for (const name of board.touched) {
    if (!isImplied && !mayReach(board, name, asked, bestScore)) continue;
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
function mayReach({ scores, bestPrior }: Board, name: number, asked: number, score: number) {
  const found = scores[perName * name] ?? 0;
  const more = (scores[perName * name + extra] ?? 0) + bestPrior;
  return found - unmatchedWordCost * (asked - found) + more >= score - rounding;
}

const missingOf = (index: FoodIndex, board: Board, name: number) =>
  (index.nameWeights[name] ?? 0) - (board.scores[perName * name + named] ?? 0);

function scoreOf(index: FoodIndex, board: Board, name: number, asked: number): number {
  const place = perName * name;
  const found = board.scores[place] ?? 0;
  const missing = (index.nameWeights[name] ?? 0) - (board.scores[place + named] ?? 0);
  return (
    found -
    unmatchedWordCost * (asked - found) -
    missingWordCost * missing +
    (isMarked(board, name, mainMark) ? 0 : -tailOnlyCost) +
    (index.priors[name] ?? 0) +
    (board.scores[place + extra] ?? 0)
  );
}

/** Among foods almost as good as the best, one that is served in the unit said, or sold in the pack. */
function preferUnit(
  index: FoodIndex,
  board: Board,
  asked: number,
  measure: SaidMeasure,
  bestScore: number,
  best: number,
): number {
  const reach = measure.keys.length > 0 ? keyBonus : unitReach;
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
  const ofKey = keys.some((key) => words.has(key)) ? keyBonus : 0;
  if (!isNear || !units.some((unit) => words.has(unit))) return ofKey;
  return ofKey + unitBonus + (units.length > 1 && isServedSo(food, units) ? allUnitsBonus : 0);
}

/** Whether one of its portions tells all of them. */
const isServedSo = (food: Food, units: readonly string[]) =>
  portionLabels(food).some(({ words, sizes }) =>
    units.every((unit) => words.has(unit) || sizes.has(unit)),
  );

function describe(
  index: FoodIndex,
  board: Board,
  name: number,
  asked: number,
  isDishUnsaid: boolean,
): FoodMatch {
  const food = index.foods[index.foodOfName[name] ?? 0] as Food;
  const place = perName * name;
  const found = Math.min(asked, board.scores[place] ?? 0);
  const said = board.scores[place + named] ?? 0;
  const missing = Math.max(0, (index.nameWeights[name] ?? 0) - said);
  return {
    food,
    score: scoreOf(index, board, name, asked),
    // Words the food has and nobody said weigh half: people say less than a table writes.
    similarity: asked === 0 ? 0 : found / (asked + missing / 2),
    leftover: asked - found,
    namesFood: isMarked(board, name, headMark),
    isUnnamedDish: isDishUnsaid && missing > 0 && index.isDish[name] === 1,
  };
}

function isMarked({ marks }: Board, name: number, mark: number): boolean {
  return ((marks[name] ?? 0) & mark) !== 0;
}

function clear({ scores, marks, touched }: Board): void {
  for (const name of touched) {
    const place = perName * name;
    scores[place] = 0;
    scores[place + named] = 0;
    scores[place + extra] = 0;
    marks[name] = 0;
  }
  touched.length = 0;
}

function add(scores: Float64Array, at: number, amount: number): void {
  scores[at] = (scores[at] ?? 0) + amount;
}
