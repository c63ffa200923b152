import type { FoodIndex } from "./food-index.ts";

/** Scores under way, one place for each name; cleared by going over `touched` only. */
export interface ScoreAccumulator {
  /** For each name in turn: what was found, what of it the name should say, and what else speaks for it. */
  readonly scores: Float64Array;
  readonly marks: Uint8Array;
  readonly touched: number[];
  /** The most that was found of any name. */
  most: number;
  /** What words give, by the word and the part that it has. */
  readonly gains: Map<string, (readonly WordGain[])[]>;
  /** What speaks for the name that most speaks for. */
  readonly bestPrior: number;
  /** Names looked at, ever. */
  effort: number;
}

/** How many scores a name has; what was found stands first, the others so far behind it. */
export const slotsPerName = 3;
export const nameWeightSlot = 1;
export const bonusSlot = 2;

/** Marks of a name: its head was said. */
export const headMatched = 1;
/** A word of the food itself was found, not only of what is in it. */
export const contentMatched = 2;
/** It says what a contradiction is about; cleared after each. */
export const contradictionSatisfied = 4;

/** What a word gives to a name that holds it, which depends on how it does. */
export interface WordGain {
  readonly found: number;
  readonly nameWeightSlot: number;
  readonly bonusSlot: number;
  readonly marks: number;
}

const boards = new WeakMap<FoodIndex, ScoreAccumulator>();

/** One board serves all messages of an index, one after the other: it is as long as the table. */
export function accumulatorFor(index: FoodIndex): ScoreAccumulator {
  const size = index.foodOfName.length;
  const board = boards.get(index) ?? {
    scores: new Float64Array(slotsPerName * size),
    marks: new Uint8Array(size),
    touched: [],
    most: 0,
    gains: new Map(),
    bestPrior: index.priors.reduce((best, prior) => Math.max(best, prior), 0),
    effort: 0,
  };
  boards.set(index, board);
  return board;
}

/** Whether a name bears a mark. */
export function isMarked({ marks }: ScoreAccumulator, name: number, mark: number): boolean {
  return ((marks[name] ?? 0) & mark) !== 0;
}

/** Adds to one score. */
export function add(scores: Float64Array, at: number, amount: number): void {
  scores[at] = (scores[at] ?? 0) + amount;
}

/** Makes a board ready for the next query. */
export function clear(board: ScoreAccumulator): void {
  const { scores, marks, touched } = board;
  for (const name of touched) {
    const place = slotsPerName * name;
    scores[place] = 0;
    scores[place + nameWeightSlot] = 0;
    scores[place + bonusSlot] = 0;
    marks[name] = 0;
  }
  touched.length = 0;
  board.most = 0;
}
