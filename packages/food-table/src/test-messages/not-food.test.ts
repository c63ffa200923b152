import { estimateMeals } from "@morsel/nutrition/estimate";
import { describe, expect, test } from "vitest";
import { starterIndex } from "../testing/starter-index.ts";
import { describeReading, writtenAt } from "./check-reading.ts";
import { readKnownGaps, readNotFoodTexts } from "./everyday-data.ts";

const lines = readNotFoodTexts();
const gaps = new Map(
  readKnownGaps()
    .filter(({ kind }) => kind === "read as food")
    .map(({ message, gap }) => [message, gap]),
);
// A failing test.fails reports only that the test passed.
const closedHint = "a failure means that the gap is closed: remove its line from known-gaps.csv";

test("there are at least 100 texts without food, without duplicates", () => {
  expect(lines.length).toBeGreaterThanOrEqual(100);
  expect(new Set(lines.map(({ text }) => text)).size).toBe(lines.length);
});

test("every known gap is one of the texts", () => {
  const texts = new Set(lines.map(({ text }) => text));
  expect([...gaps.keys()].filter((text) => !texts.has(text))).toEqual([]);
});

describe.each([...Map.groupBy(lines, ({ group }) => group)])("%s", (_, group) => {
  for (const { text } of group) {
    const words = JSON.stringify(text);
    const check = () => {
      const reading = estimateMeals(text, starterIndex, writtenAt);
      if (reading.meals.length === 0) return;
      expect.fail(`${words}\nexpected no meal\ngot\n${describeReading(reading)}`);
    };
    const gap = gaps.get(text);
    if (gap === undefined) test(`${words} gives no meal`, check);
    else test.fails(`${words} is a known gap, read as a meal (${gap}); ${closedHint}`, check);
  }
});
