import { describe, expect, it } from "vitest";
import { testIndex } from "../../test-foods.ts";
import { findMealCues } from "../find-meal-cues.ts";
import { splitClauses } from "../split-clauses.ts";
import { findStartsByCues } from "./starts-by-cues.ts";
import { findFoodRuns, readStructureTokens } from "./structure-tokens.ts";

/** The meals of a message by its times and meal names. */
function divide(message: string): readonly string[] {
  const { language } = testIndex;
  const cues = findMealCues(message, language);
  const tokens = readStructureTokens(message, cues, testIndex);
  const foods = findFoodRuns(tokens, testIndex);
  const starts = findStartsByCues(splitClauses(message, cues, language), foods);
  return [0, ...starts].map((start, at) => message.slice(start, starts[at]).trim());
}

describe("meals by their times and names", () => {
  it("begin where another meal is named", () => {
    expect(divide("Breakfast: oatmeal. Lunch: pizza")).toHaveLength(2);
    expect(divide("Breakfast: oatmeal. Breakfast was good")).toHaveLength(1);
  });

  it("begin where another day is named behind food", () => {
    expect(divide("Oatmeal. Yesterday a pizza")).toHaveLength(2);
    expect(divide("Yesterday. A pizza")).toHaveLength(1);
  });

  it("do not begin where only a time is added to the name of the meal", () => {
    expect(divide("For lunch. At 1pm a pizza")).toHaveLength(1);
  });

  it("begin at a second clock time", () => {
    expect(divide("8am oatmeal. 1pm pizza")).toHaveLength(2);
  });
});
