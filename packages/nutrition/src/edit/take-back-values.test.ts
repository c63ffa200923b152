import { describe, expect, it } from "vitest";
import { testIndex, writtenAt } from "../estimate/test-foods.ts";
import { createEditContext } from "./edit-context.ts";
import { readMeal } from "./operations/test-meals.ts";
import { withoutCorrectedValues } from "./take-back-values.ts";

const context = createEditContext(
  readMeal("3 eggs, 200 g rice, a slice of toast"),
  testIndex,
  writtenAt,
);

describe("a corrected value takes the place of the one before", () => {
  it.each([
    ["half of the rice no call it a third of them", "a third of the rice"],
    ["rice 150 g, no wait, 180 g", "rice 180 g"],
    ["add 100 grams rice hmm maybe 120", "add 120 grams rice"],
    ["ate half no let's say 2/3", "ate 2/3"],
    ["double no actually triple the rice", "triple the rice"],
    ["at 7:30, no, at 8:15", "at 8:15"],
  ])("%j is %j", (said, meant) => {
    expect(withoutCorrectedValues(said, context)).toBe(meant);
  });

  it.each([
    "rice 150 g, no toast, 2 eggs",
    "2 eggs, yes, 150 g rice",
    "half the rice and a third of the toast",
    "not half but a third of the rice",
  ])("%j has no correction", (said) => {
    expect(withoutCorrectedValues(said, context)).toBe(said);
  });
});
