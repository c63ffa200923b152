import type { Language } from "../../../languages/language.ts";
import type { FoodIndex } from "../../match/food-index.ts";
import type { Span } from "../../words/span.ts";
import type { MealCue } from "../find-meal-cues.ts";
import { boundaryFeatures } from "./boundary-features.ts";
import { type ClockCandidate, findClockCandidates } from "./clock-candidates.ts";
import { clockFeatures } from "./clock-features.ts";
import { eatenFeatures } from "./eaten-features.ts";
import { findCut } from "./find-cut.ts";
import { type LinearModel, probabilityOf, uncertaintyOf } from "./linear-model.ts";
import {
  type FoodRun,
  findFoodRuns,
  isCue,
  readStructureTokens,
  type StructureToken,
} from "./structure-tokens.ts";
import weights from "./weights.json" with { type: "json" };

const modelOf = (kind: "boundary" | "clock" | "eaten"): LinearModel => ({
  scale: weights.scale,
  weights: weights[kind],
});
const boundaryModel = modelOf("boundary");
const clockModel = modelOf("clock");
const eatenModel = modelOf("eaten");

/** From this probability, something is taken for what it may be. */
const likely = 0.5;
/** A number may be an amount. */
const sureClock = 0.8;
const possible = 0.1;
/** Against what the rules say. */
const sure = 0.9;
const unlikely = 0.05;

/** The clock times of the meals of a text, and how uncertain it is which they are (0 to 0.5). */
export interface TextClocks {
  readonly clocks: readonly ClockCandidate[];
  readonly uncertainty: number;
}

/** Reads the clock times of the meals of a text. `cues` are those that patterns find. */
export function readClocks(text: string, cues: readonly MealCue[], index: FoodIndex): TextClocks {
  const candidates = findClockCandidates(text, index.language);
  if (candidates.length === 0) return { clocks: [], uncertainty: 0 };
  const tokens = readStructureTokens(text, [], index);
  const probabilities = candidates.map((one) =>
    probabilityOf(clockModel, clockFeatures(one, candidates, tokens, cues)),
  );
  return {
    clocks: candidates.filter((_, at) => (probabilities[at] ?? 0) >= sureClock),
    uncertainty: uncertaintyOf(probabilities),
  };
}

/** A run of food words with the probability that the person ate it. */
export interface WeighedRun extends FoodRun {
  readonly eaten: number;
}

/** The words of foods of a text. */
export interface TextFoods {
  readonly tokens: readonly StructureToken[];
  readonly runs: readonly WeighedRun[];
}

/**
 * The foods that a text names, with the probability that the person ate them. `labelled` is the same text with its labels
 * replaced by their figures: "fat" of a label is not a food.
 */
export function readFoodRuns(
  text: string,
  cues: readonly MealCue[],
  index: FoodIndex,
  labelled = text,
): TextFoods {
  const tokens = readStructureTokens(text, cues, index);
  const found = findFoodRuns(tokens, index).filter(
    ({ start, end }) => labelled.slice(start, end) === text.slice(start, end),
  );
  const runs = found.map((run, place) => ({
    ...run,
    eaten: probabilityOf(eatenModel, eatenFeatures(found, place, tokens)),
  }));
  return { tokens, runs };
}

/** How uncertain it is which of the foods were eaten: 0 to 0.5. */
export const eatenUncertainty = ({ runs }: TextFoods): number =>
  uncertaintyOf(runs.map(({ eaten }) => eaten));

/** The foods that were probably eaten. */
export const eatenRuns = ({ runs }: TextFoods): readonly FoodRun[] =>
  runs.filter(({ eaten }) => eaten >= likely);

/** What may be food of a meal: foods that were perhaps eaten, and numbers that are not times. */
export function possibleFoods({ tokens, runs }: TextFoods): readonly Span[] {
  const numbers = tokens.filter(({ kind, shape }) => kind === "number" && !isCue(shape));
  return [...runs.filter(({ eaten }) => eaten >= possible), ...numbers];
}

/** The offsets at which another meal begins, in order, and how uncertain it is which they are (0 to 0.5). */
export interface MealStarts {
  readonly starts: readonly number[];
  readonly uncertainty: number;
}

/**
 * Reads where another meal begins. `byCues` are those that times and meal names suggest; they decide
 * where no foods are on both sides.
 */
export function readMealStarts(
  foods: TextFoods,
  byCues: readonly number[],
  cues: readonly Span[],
  language: Language,
): MealStarts {
  const { tokens } = foods;
  const eaten = eatenRuns(foods);
  const probabilities = eaten
    .slice(1)
    .map((_, place) =>
      probabilityOf(boundaryModel, boundaryFeatures(eaten, place, tokens, byCues)),
    );
  const starts = eaten.slice(1).flatMap((run, place) => {
    const left = eaten[place] as FoodRun;
    const isByCues = byCues.some((at) => left.start < at && at <= run.start);
    const least = isByCues ? unlikely : sure;
    return (probabilities[place] ?? 0) >= least ? [findCut(left, run, tokens, cues, language)] : [];
  });
  const [first, last] = [eaten[0]?.start ?? Number.POSITIVE_INFINITY, eaten.at(-1)?.start ?? 0];
  const outside = byCues.filter((at) => at <= first || at > last);
  return {
    starts: [...starts, ...outside].toSorted((one, other) => one - other),
    uncertainty: uncertaintyOf(probabilities),
  };
}

/** The highest probability that words of a span were eaten; 1 if no food is named there. */
export function eatenProbability({ runs }: TextFoods, { start, end }: Span): number {
  const within = runs.filter((run) => run.start < end && start < run.end);
  return within.length === 0 ? 1 : Math.max(...within.map(({ eaten }) => eaten));
}
