import type { EditChange } from "../../edits.ts";
import type { FoodIndex } from "../../estimate/match/food-index.ts";
import { normalizeClockTimes } from "../../estimate/message/normalize-clock-times.ts";
import type { MessageContext } from "../../estimate/message/read-time.ts";
import type { MealEstimate } from "../../meal.ts";
import {
  createEditContext,
  type EditContext,
  phrasingsOnly,
  type ReadingCaches,
  type ReadingMode,
} from "../edit-context.ts";
import type { EditOutcome } from "../edit-outcome.ts";
import { matchPhrases } from "../match-phrases.ts";
import { applyOperations } from "../operations/apply-operations.ts";
import { prepareInstruction } from "../read-edit.ts";
import { type Piece, splitPieces } from "../segment-instruction.ts";
import { listReadings, type RankedReading, type Weigh, withFeatures } from "./list-readings.ts";
import { featuresOfOutcome } from "./outcome-features.ts";
import { withSharedWeights } from "./shared-features.ts";
import weightsFile from "./weights.json" with { type: "json" };

/** An instruction below this probability of its most likely outcome is refused. */
const minProbability = 0.6;
/** The same, in place of a doubtful reading of the parsers. */
const minInPlaceOfDoubtful = 0.5;

/** How the clauses of ranked readings are read. */
export const rankingMode = (caches: ReadingCaches = new WeakMap()): ReadingMode => ({
  ...phrasingsOnly,
  splitsRunOns: false,
  caches,
});

/** The feature of a refusal. */
export const refusalFeature = "refuse";

type Changed = Extract<EditOutcome, { kind: "changed" }>;

/** What readings of an instruction make of a meal. */
export interface ReadingOutcome {
  readonly reading: RankedReading;
  readonly outcome: Changed;
  /** Equal for readings that make the same of the meal. */
  readonly key: string;
}

const weights: Readonly<Record<string, number | undefined>> = weightsFile.weights;
const weightOf = withSharedWeights((feature) => (weights[feature] ?? 0) / weightsFile.scale);

/**
 * An instruction that the parsers cannot read, read as what is most probable by weights that `npm run fit` fits to
 * labelled instructions; undefined if nothing is probable enough. Its talk and other words that were not used are among the changes.
 */
export function readByRanking(
  meal: MealEstimate,
  instruction: string,
  foods: FoodIndex,
  written: MessageContext,
  caches: ReadingCaches,
  isInPlaceOfDoubtful = false,
): Changed | undefined {
  const context = createEditContext(meal, foods, written, rankingMode(caches));
  if (!mayBeRanked(instruction, context)) return undefined;
  const { questions, text } = prepareInstruction(instruction, context);
  const outcomes = listOutcomes(text, context, weightOf);
  const probable = mostProbable(outcomes, weightOf);
  const least = isInPlaceOfDoubtful ? minInPlaceOfDoubtful : minProbability;
  if (!probable || probable.probability < least) return undefined;
  const { outcome, reading } = probable.best;
  const unused = [...questions, ...reading.talk, ...reading.leftOver].map(
    (words): EditChange => ({ kind: "not-used", words }),
  );
  return { ...outcome, changes: [...outcome.changes, ...unused] };
}

/** False for what is only done in phrasings that the parsers know: what is taken back, undone, of no meal, negative, or said no to. */
export function mayBeRanked(instruction: string, context: EditContext): boolean {
  const { figures, roles, titles } = context.language.edits;
  const isUndone = ({ start, end }: Piece) =>
    !matchPhrases(titles.undoPhrases, instruction.slice(start, end).trim()).next().done;
  const never = [roles.retraction, roles.negative, roles.disagreement, figures.ofNoMeal];
  return (
    !never.some((pattern) => pattern.test(instruction)) &&
    !splitPieces(instruction, context).some(isUndone)
  );
}

/** What a prepared instruction may make of the meal, with the readings whose operations can be applied. */
export function listOutcomes(
  text: string,
  context: EditContext,
  weighed: Weigh,
): readonly ReadingOutcome[] {
  const { meal, search, written } = context;
  const applied = new Map<string, EditOutcome>();
  const timed = normalizeClockTimes(text, context.language);
  return listReadings(timed, context, weighed).flatMap((reading) => {
    const said = JSON.stringify(reading.operations);
    const outcome =
      applied.get(said) ?? applyOperations(meal, reading.operations, search.index, written);
    applied.set(said, outcome);
    if (outcome.kind !== "changed") return [];
    const features = featuresOfOutcome(outcome.changes, reading.kinds);
    return [{ reading: withFeatures(reading, features, weighed), outcome, key: keyOf(outcome) }];
  });
}

/** What was changed, without its wording. */
function keyOf({ meal: { consumedAtMs, items, mealType, title } }: Changed): string {
  const figures = items.map(({ food, grams, nutrients }) => [
    food.name,
    Math.round(grams ?? 0),
    Math.round(nutrients.calories_kcal ?? 0),
  ]);
  return JSON.stringify([figures, consumedAtMs, mealType, title]);
}

/** The outcome that the readings together make most probable, with the best of its readings. */
export function mostProbable(
  outcomes: readonly ReadingOutcome[],
  weightOfFeature: (feature: string) => number,
): { readonly best: ReadingOutcome; readonly probability: number } | undefined {
  const refusal = weightOfFeature(refusalFeature);
  const highest = Math.max(refusal, ...outcomes.map(({ reading }) => reading.score));
  const sums = new Map<string, { best: ReadingOutcome; sum: number }>();
  let total = Math.exp(refusal - highest);
  for (const one of outcomes) {
    const odds = Math.exp(one.reading.score - highest);
    total += odds;
    const { best = one, sum = 0 } = sums.get(one.key) ?? {};
    sums.set(one.key, { best, sum: sum + odds });
  }
  const [first] = [...sums.values()].sort((one, other) => other.sum - one.sum);
  return first && { best: first.best, probability: first.sum / total };
}
