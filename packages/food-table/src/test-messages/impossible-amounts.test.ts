import { estimateMeals } from "@morsel/nutrition/estimate";
import { describe, expect, test } from "vitest";
import { starterIndex } from "../testing/starter-index.ts";
import { describeReading, writtenAt } from "./check-reading.ts";

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

describe("a meal with an impossible amount has a note, or there is no meal", () => {
  for (const [message, gap] of amounts) {
    const check = () => {
      const reading = estimateMeals(message, starterIndex, writtenAt);
      const hasNotes = reading.meals.every(({ notes }) => notes !== "");
      expect(hasNotes, `${message} is taken in silence:\n${describeReading(reading)}`).toBe(true);
    };
    if (gap === undefined) test(`${message}`, check);
    else
      test.fails(
        `${message} is a known gap (${gap}); a failure means that the gap is closed: remove it from this list`,
        check,
      );
  }
});
