import { basename } from "node:path";
import { estimateMeals, type FoodIndex, type MessageLanguages } from "@morsel/nutrition/estimate";
import { isMisspeltMeals } from "../../packages/food-table/src/testing/misspelt-meals.ts";
import {
  type EverydayMeasures,
  type EverydayOutcome,
  everydayContext,
  judgeReading,
  measureEveryday,
  readEverydayRows,
} from "./everyday.ts";
import { isInstructions } from "./instructions.ts";

export const isEveryday = (path: string) =>
  path.endsWith(".tsv") && !isInstructions(path) && !isMisspeltMeals(path);

export const judgeFile = (
  path: string,
  index: FoodIndex,
  languages: MessageLanguages = {},
): readonly EverydayOutcome[] => {
  const context = { ...everydayContext, ...languages };
  return readEverydayRows(path).map((row) =>
    judgeReading(row, estimateMeals(row.message, index, context)),
  );
};

/** Prints and returns the measures of everyday messages; prints the first `count` that are wrong. */
export function printEveryday(
  path: string,
  index: FoodIndex,
  count: number,
  languages: MessageLanguages,
): EverydayMeasures {
  const outcomes = judgeFile(path, index, languages);
  const measures = measureEveryday(outcomes);
  console.log(`${basename(path)}: ${describeMeasures(measures)}`);
  const wrong = outcomes.filter(({ faults }) => faults.length > 0);
  for (const outcome of wrong.slice(0, count)) console.log(describeOutcome(outcome));
  return measures;
}

function describeMeasures(measures: EverydayMeasures): string {
  const percent = (share: number) => `${(100 * share).toFixed(1)} %`;
  return [
    `${measures.messages} messages`,
    `right in everything ${percent(measures.right)}`,
    `with a food lost in silence ${percent(measures.lost)}`,
    `wrong at confidence 0.7 or more ${percent(measures.wrongAndSure)}`,
    `area under the curve ${measures.area.toFixed(2)}`,
    `middle of the fair energy within the range ${percent(measures.inRange)}`,
  ].join(", ");
}

function describeOutcome({ row, faults, reading, confidence }: EverydayOutcome): string {
  const items = reading.meals.flatMap((meal) => meal.items);
  const read = items.map(
    ({ food, grams, nutrients }) =>
      `${food.name} ${grams} g ${Math.round(nutrients.calories_kcal ?? 0)} kcal`,
  );
  return [
    `\n${JSON.stringify(row.message)} (confidence ${confidence ?? "none"})`,
    `  ${faults.join("; ")}`,
    `  ${read.join("; ") || "nothing"}`,
    ...reading.unmatched.map((words) => `  not counted: ${words}`),
  ].join("\n");
}
