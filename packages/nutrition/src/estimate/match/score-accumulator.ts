import type { FoodIndex } from "./food-index.ts";

/** Scores in progress, with slots for each name; cleared through `touched`. */
export interface ScoreAccumulator {
  /** By name: matched weight, matched weight of required words, bonus. */
  readonly scores: Float64Array;
  readonly flags: Uint8Array;
  readonly touched: number[];
  /** The highest matched weight of any name. */
  maxMatched: number;
  /** What the words of the query weigh more than words that no food has, of those that only imported names have. */
  importedWeight: number;
  /** Cached term scores, by word and role of the word. */
  readonly termScores: Map<string, (readonly TermScore[])[]>;
  /** Highest prior of any name (upper bound used for pruning). */
  readonly maxPrior: number;
  /** Number of names visited since creation. */
  effort: number;
}

/** Slots per name: the matched weight is slot 0. */
export const slotsPerName = 3;
export const nameWeightSlot = 1;
export const bonusSlot = 2;

/** Flag: a head noun of the name was matched. */
export const headMatched = 1;
/** Flag: a word other than a component was matched. */
export const contentMatched = 2;
/** Flag: the name contains the word that a contradiction is about; cleared after each. */
export const contradictionSatisfied = 4;

/** The score changes of a name that contains a word in one way. */
export interface TermScore {
  readonly matched: number;
  readonly nameWeight: number;
  readonly bonus: number;
  readonly flags: number;
}

const accumulators = new WeakMap<FoodIndex, ScoreAccumulator>();

/** One accumulator per index is reused for all queries because it is as long as the table. */
export function getAccumulator(index: FoodIndex): ScoreAccumulator {
  const size = index.foodByName.length;
  const accumulator = accumulators.get(index) ?? {
    scores: new Float64Array(slotsPerName * size),
    flags: new Uint8Array(size),
    touched: [],
    maxMatched: 0,
    importedWeight: 0,
    termScores: new Map(),
    maxPrior: index.priors.reduce((best, prior) => Math.max(best, prior), 0),
    effort: 0,
  };
  accumulators.set(index, accumulator);
  return accumulator;
}

export function hasFlag({ flags }: ScoreAccumulator, name: number, flag: number): boolean {
  return ((flags[name] ?? 0) & flag) !== 0;
}

export function addScore(scores: Float64Array, at: number, amount: number): void {
  scores[at] = (scores[at] ?? 0) + amount;
}

/** Resets the accumulator for the next query. */
export function resetAccumulator(accumulator: ScoreAccumulator): void {
  const { scores, flags, touched } = accumulator;
  for (const name of touched) {
    const slot = slotsPerName * name;
    scores[slot] = 0;
    scores[slot + nameWeightSlot] = 0;
    scores[slot + bonusSlot] = 0;
    flags[name] = 0;
  }
  touched.length = 0;
  accumulator.maxMatched = 0;
  accumulator.importedWeight = 0;
}
