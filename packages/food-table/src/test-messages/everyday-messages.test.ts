import { describe, expect, test } from "vitest";
import { starterFoods } from "../testing/starter-index.ts";
import { describeReading, findReadingFaults, matchesId } from "./check-reading.ts";
import { readEverydayMessages, readKnownGaps } from "./everyday-data.ts";
import { readEveryday } from "./read-everyday.ts";

const hasFood = (pattern: string) => starterFoods.some(({ id }) => matchesId(pattern, id));
const lines = readEverydayMessages();
const gaps = new Map(
  readKnownGaps()
    .filter(({ kind }) => kind !== "read as food")
    .map(({ message, gap }) => [message, gap]),
);

// A failing test.fails reports only that the test passed.
const closedHint = "a failure means that the gap is closed: remove its line from known-gaps.csv";

test("there are at least 300 everyday messages, without duplicates", () => {
  expect(lines.length).toBeGreaterThanOrEqual(300);
  expect(new Set(lines.map(({ message }) => message)).size).toBe(lines.length);
});

test("every known gap is one of the messages", () => {
  const messages = new Set(lines.map(({ message }) => message));
  expect([...gaps.keys()].filter((message) => !messages.has(message))).toEqual([]);
});

describe.each([...Map.groupBy(lines, ({ group }) => group)])("%s", (_, group) => {
  for (const line of group) {
    const words = JSON.stringify(line.message);
    const check = () => {
      const reading = readEveryday(line.message);
      const faults = findReadingFaults(line, reading, hasFood);
      if (faults.length === 0) return;
      const message = faults.map((fault) => `  ${fault.kind}: ${fault.message}`).join("\n");
      const got = describeReading(reading);
      expect.fail(`${words}\nexpected ${line.expected}\ngot\n${got}\nwrong\n${message}`);
    };
    const gap = gaps.get(line.message);
    if (gap === undefined) test(`${words} gives the expected foods and amounts`, check);
    else test.fails(`${words} is a known gap (${gap}); ${closedHint}`, check);
  }
});
