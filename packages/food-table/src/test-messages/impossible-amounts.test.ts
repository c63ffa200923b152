import { buildFoodIndex, estimateMeals } from "@morsel/nutrition/estimate";
import { describe, expect, test } from "vitest";
import { loadStarterTable } from "../starter-table.ts";
import { describeReading, writtenAt } from "./check-reading.ts";

const index = buildFoodIndex(loadStarterTable());

/** Impossible amounts, or zero, at one meal. The second part is the reason why a line fails today. */
const amounts: readonly (readonly [message: string, gap?: string])[] = [
  ["0 g rice"],
  ["0 bananas"],
  ["15 kg of flour"],
  ["200 eggs"],
  ["5000 g chicken breast"],
  ["40 litres of milk"],
  ["300 tbsp olive oil"],
  ["1000 slices of bread"],
  ["900 g salt"],
  ["20 pizzas"],
];

describe("an impossible amount is reported or not used", () => {
  for (const [message, gap] of amounts) {
    const check = () => {
      const reading = estimateMeals(message, index, writtenAt);
      const hasNotes = reading.meals.every(({ notes }) => notes !== "");
      expect(hasNotes, `${message} is taken in silence:\n${describeReading(reading)}`).toBe(true);
    };
    if (gap === undefined) test(`${message} is not taken in silence`, check);
    else test.fails(`${message} (${gap}; when this is red, take the gap out)`, check);
  }
});
