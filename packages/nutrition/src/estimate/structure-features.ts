import type { FoodIndex } from "./match/food-index.ts";
import type { MealCue } from "./message/find-meal-cues.ts";
import { splitClauses } from "./message/split-clauses.ts";
import { boundaryFeatures } from "./message/structure/boundary-features.ts";
import { type ClockCandidate, findClockCandidates } from "./message/structure/clock-candidates.ts";
import { clockFeatures } from "./message/structure/clock-features.ts";
import { eatenFeatures } from "./message/structure/eaten-features.ts";
import { findStartsByCues } from "./message/structure/starts-by-cues.ts";
import {
  type FoodRun,
  findFoodRuns,
  readStructureTokens,
} from "./message/structure/structure-tokens.ts";
import { describeMessage } from "./read-message.ts";

interface WithFeatures {
  readonly features: readonly string[];
}

/** The features of what a message may say, for fitting. */
export interface StructureFeatures {
  readonly clocks: readonly (ClockCandidate & WithFeatures)[];
  /** Of the foods, if these are the clock times. */
  readonly readFoods: (clocks: readonly ClockCandidate[]) => {
    readonly runs: readonly (FoodRun & WithFeatures)[];
    /** That each of the eaten foods but the first belongs to another meal than the food before it. */
    readonly boundariesOf: (eaten: readonly FoodRun[]) => readonly (readonly string[])[];
  };
}

/** Lists what a message may say, with the features by which it is read. */
export function listStructureFeatures(message: string, index: FoodIndex): StructureFeatures {
  const { bounds, cues, mealCues, words } = describeMessage({ corrected: message }, index);
  const candidates = findClockCandidates(message, index.language);
  const plain = readStructureTokens(message, [], index);
  return {
    clocks: candidates.map((one) => ({
      ...one,
      features: clockFeatures(one, candidates, plain, mealCues),
    })),
    readFoods: (clocks) => {
      const byPatterns = cues.filter((cue) => !cue.clockWords || mealCues.includes(cue));
      const times = clocks.map(
        ({ start, end }): MealCue => ({ start, end, clockWords: message.slice(start, end) }),
      );
      const tokens = readStructureTokens(message, [...byPatterns, ...times], index);
      const runs = findFoodRuns(tokens, index);
      return {
        runs: runs.map((run, at) => ({ ...run, features: eatenFeatures(runs, at, tokens) })),
        boundariesOf: (eaten) => {
          const clauses = splitClauses(words, cues, index.language, bounds);
          const byCues = findStartsByCues(clauses, eaten);
          return eaten.slice(1).map((_, at) => boundaryFeatures(eaten, at, tokens, byCues));
        },
      };
    },
  };
}
