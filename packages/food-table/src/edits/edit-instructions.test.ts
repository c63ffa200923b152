import { applyEdit } from "@morsel/nutrition/edit";
import { describe, expect, test } from "vitest";
import { writtenAt } from "../test-messages/check-reading.ts";
import { starterIndex } from "../testing/starter-index.ts";
import { describeOutcome, findEditFaults } from "./check-edit.ts";
import { readEditGaps, readInstructions, readRefusedInstructions } from "./edit-data.ts";
import { getMeal, messages } from "./logged-meals.ts";

const lines = readInstructions();
const refused = readRefusedInstructions();
const keyOf = ({ meal, instruction }: { meal: string; instruction: string }) =>
  `${meal}: ${instruction}`;
const gaps = new Map(readEditGaps().map((gap) => [keyOf(gap), gap.gap]));

// A failing test.fails reports only that the test passed.
const closedHint = "a failure means that the gap is closed: remove its line from known-gaps.csv";

test("there are at least 260 instructions for at least 20 meals and 45 that must be refused, without duplicates", () => {
  expect(lines.length).toBeGreaterThanOrEqual(260);
  expect(new Set(lines.map(({ meal }) => meal)).size).toBeGreaterThanOrEqual(20);
  expect(refused.length).toBeGreaterThanOrEqual(45);
  const keys = [...lines, ...refused].map(keyOf);
  expect(keys.filter((key, place) => keys.indexOf(key) !== place)).toEqual([]);
});

test("at most 3 % of the instructions are known gaps", () => {
  expect(1 - gaps.size / lines.length).toBeGreaterThanOrEqual(0.97);
});

test("every known gap is one of the instructions", () => {
  const keys = new Set([...lines, ...refused].map(keyOf));
  expect([...gaps.keys()].filter((key) => !keys.has(key))).toEqual([]);
});

describe.each([...Map.groupBy(lines, ({ meal }) => meal)])("edits of the meal %s", (key, group) => {
  for (const line of group) {
    const words = JSON.stringify(line.instruction);
    const check = () => {
      const meal = getMeal(key);
      const outcome = applyEdit(meal, line.instruction, starterIndex, writtenAt);
      const faults = findEditFaults(line, meal, outcome, starterIndex);
      if (faults.length === 0) return;
      const got = describeOutcome(outcome);
      expect.fail(
        `${words} of "${messages.get(key)}"\nexpected ${line.expected}\ngot\n${got}\nwrong\n${faults.join("\n")}`,
      );
    };
    const gap = gaps.get(keyOf(line));
    if (gap === undefined) test(`${words} gives the expected changes`, check);
    else test.fails(`${words} is a known gap (${gap}); ${closedHint}`, check);
  }
});

describe("refused instructions", () => {
  test.each(refused)("$instruction ($meal): $refusal", ({ meal, instruction, refusal, words }) => {
    const outcome = applyEdit(getMeal(meal), instruction, starterIndex, writtenAt);
    expect(outcome, describeOutcome(outcome)).toMatchObject({ kind: "refused", refusal });
    const told = outcome.kind === "refused" ? outcome.words : [];
    if (words !== "") expect(told).toContain(words);
  });
});

test.each([
  "the menu says 550 kcal",
  "the restaurant menu says it's 550 kcal",
  "label says 550 calories",
  "it was 550 kcal",
])("%j sets the energy of the meal", (instruction) => {
  const outcome = applyEdit(getMeal("caesar"), instruction, starterIndex, writtenAt);
  expect(outcome.kind === "changed" && outcome.meal.nutrients.calories_kcal).toBeCloseTo(550, 0);
});
