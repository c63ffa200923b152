import { applyWithoutUnread, type ClauseEvidence, talkThreshold } from "@morsel/nutrition/edit";
import type { FoodIndex } from "@morsel/nutrition/estimate";
import { everydayContext } from "../eval/everyday.ts";
import {
  findFaults,
  type InstructionRow,
  judgeInstruction,
  logMeal,
} from "../eval/instructions.ts";
import { fitLogistic, type LabelledFeatures, type LinearWeights, predict } from "./logistic.ts";

/** A feature of fewer clauses has no weight. */
const minClauses = 8;
const penalty = 5;
const folds = 5;
const iterations = 12_000;
/** There are five times as many changes as clauses of talk. */
const talkWeight = 2;

/** An instruction that has a change, read without its unread clauses. */
interface Example {
  readonly clauses: readonly ClauseEvidence[];
  /** True if what is left is what the instruction means. */
  readonly isRight: boolean;
  readonly labelled: readonly LabelledFeatures[];
}

/**
 * Fits the log odds that a clause of an instruction asks for nothing. An unread clause is talk if the instruction is done
 * rightly without the unread clauses; a clause that is read is a change. The measures are those of sets by writers whom the fit did not have.
 */
export function fitTalk(sets: readonly (readonly InstructionRow[])[], index: FoodIndex) {
  const examples = sets.map((set) => set.flatMap((row) => toExample(row, index) ?? []));
  const fitWithout = (fold: number) =>
    fitExamples(examples.filter((_, at) => at % folds !== fold).flat());
  const weightsOfFolds = Array.from({ length: folds }, (_, fold) => fitWithout(fold));
  const done = examples.flatMap((set, at) =>
    set.filter(({ clauses }) => isLeftOut(clauses, weightsOfFolds[at % folds] ?? {})),
  );
  const all = examples.flat();
  return {
    weights: fitExamples(all),
    rows: all.flatMap(({ labelled }) => labelled).length,
    refused: all.filter(({ clauses }) => clauses.some(isUnread)).length,
    right: done.filter(({ isRight }) => isRight).length,
    wrong: done.filter(({ isRight }) => !isRight).length,
  };
}

/** True if only these weights leave out all unread clauses. */
const isLeftOut = (clauses: readonly ClauseEvidence[], weights: LinearWeights): boolean =>
  clauses.some(isUnread) &&
  clauses
    .filter(isUnread)
    .every(
      ({ features }) =>
        features.mayAsk === undefined && predict(weights, features) >= talkThreshold,
    );

const isUnread = ({ isRead, isTalkByRules }: ClauseEvidence) => !isRead && !isTalkByRules;

function toExample(row: InstructionRow, index: FoodIndex): Example | undefined {
  const meal = logMeal(row, index);
  if (!meal || row.expected === "restored") return undefined;
  const { outcome, clauses } = applyWithoutUnread(meal, row.instruction, index, everydayContext);
  if (outcome.kind !== "changed") return undefined;
  const isRight = findFaults(row, meal, outcome).length === 0;
  const hasUnread = clauses.some(({ isRead }) => !isRead);
  // A clause that another phrasing reads is not to be left out here.
  if (!isRight && (!hasUnread || judgeInstruction(row, index).faults.length === 0))
    return undefined;
  return { clauses, isRight, labelled: toLabelled(clauses, isRight) };
}

function toLabelled(
  clauses: readonly ClauseEvidence[],
  isRight: boolean,
): readonly LabelledFeatures[] {
  const unread = clauses.filter(({ isRead }) => !isRead);
  if (!isRight)
    return unread.map(({ features }) => ({ features, isRight: false, weight: 1 / unread.length }));
  return clauses.map(({ features, isRead }) => ({
    features,
    isRight: !isRead,
    weight: isRead ? 1 : talkWeight,
  }));
}

function fitExamples(examples: readonly Example[]): LinearWeights {
  const rows = examples.flatMap(({ labelled }) => labelled);
  const counts = new Map<string, number>();
  for (const { features } of rows)
    for (const name of Object.keys(features)) counts.set(name, (counts.get(name) ?? 0) + 1);
  const names = [...counts].flatMap(([name, count]) => (count >= minClauses ? [name] : [])).sort();
  return fitLogistic(rows, { names, penalty, doubts: new Set(), iterations });
}
