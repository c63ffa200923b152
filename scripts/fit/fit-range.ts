import { estimateMeals, type FoodIndex, type MessageContext } from "@morsel/nutrition/estimate";
import { type EverydayOutcome, type EverydayRow, judgeReading } from "../eval/everyday.ts";
import { withWeights } from "./improve-weights.ts";

/** The share of true energies that should lie within the stated range: between 78 and 85 % of new messages. */
const goal = 0.82;
const steps = 10;
/** Multiples of the widths of the portion rules that are tried. */
const factors = [0.5, 0.75, 1, 1.25, 1.5, 2];
const widths = {
  "household-portion": 0.15,
  "size-word": 0.2,
  "piece-count": 0.25,
  "default-portion": 0.5,
};

/**
 * Finds the narrowest ranges that meet the goal: for each width of the portion rules, the smallest
 * effect of doubt. Stated weights keep their widths: they are known from labels and scales.
 */
export function fitRange(rows: readonly EverydayRow[], index: FoodIndex, context: MessageContext) {
  const candidates = factors.map((factor) => {
    const rules = Object.entries(widths).map(([rule, width]) => [rule, width * factor]);
    const toWeights = (doubt: number): Readonly<Record<string, number>> => ({
      ...Object.fromEntries(rules),
      doubt,
    });
    let [low, high] = [0, 4];
    for (let step = 0; step < steps; step += 1) {
      const middle = (low + high) / 2;
      if (measureRanges(rows, index, context, toWeights(middle)).inside < goal) low = middle;
      else high = middle;
    }
    const weights = toWeights(high);
    return { weights, ...measureRanges(rows, index, context, weights) };
  });
  const reached = candidates.filter(({ inside }) => inside >= goal);
  return reached.reduce((best, each) => (each.width < best.width ? each : best));
}

/** The share of messages whose fair energy is within the range, and the mean width in log units. */
function measureRanges(
  rows: readonly EverydayRow[],
  index: FoodIndex,
  context: MessageContext,
  weights: Readonly<Record<string, number>>,
) {
  const outcomes = withWeights("range", weights, () =>
    rows.map((row) => judgeReading(row, estimateMeals(row.message, index, context))),
  ).filter(({ row, confidence }) => row.meals > 0 && confidence !== undefined);
  const total = outcomes.reduce((sum, outcome) => sum + widthOf(outcome), 0);
  return {
    rows: outcomes.length,
    inside: outcomes.filter(({ isInRange }) => isInRange).length / outcomes.length,
    width: total / outcomes.length,
  };
}

function widthOf({ reading }: EverydayOutcome): number {
  const sum = (bound: "lowKcal" | "highKcal") =>
    reading.meals.reduce((total, { energyRange }) => total + (energyRange[bound] ?? 0), 0);
  return Math.log((sum("highKcal") + 1) / (sum("lowKcal") + 1));
}
