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

test.each([
  ["egg ".repeat(50), /“egg” is here \d+ times/],
  ["pizza\n".repeat(50), /“pizza” is here 50 times/],
  ["2 eggs and toast. ".repeat(50), /“2 eggs” is here 50 times.*“toast” is here 50 times/],
])("a pasted text has a note: %s", (message, note) => {
  const [meal] = estimateMeals(message, starterIndex, writtenAt).meals;
  expect(meal?.notes).toMatch(note);
});

test("a food that is named three times has no note", () => {
  const [meal] = estimateMeals("pizza. Pizza! pizza", starterIndex, writtenAt).meals;
  expect(meal?.notes).not.toMatch(/times/);
});
