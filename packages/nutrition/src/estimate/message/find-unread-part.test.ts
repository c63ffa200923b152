import { describe, expect, it } from "vitest";
import { estimateMeals } from "../estimate-meals.ts";
import { testIndex, writtenAt } from "../test-foods.ts";

const read = (message: string) => estimateMeals(message, testIndex, writtenAt);

describe("a stated part or energy that no item uses", () => {
  it.each([
    ["200g rice, serves 4", "serves 4"],
    ["200g rice and 100g cheese, split", "split"],
    ["200g rice and 100g cheese, left most of what he gave me", "left most"],
  ])("is reported as not counted, and the meal is not sure: %s", (message, words) => {
    const { meals, unmatched } = read(message);
    expect(unmatched.join()).toContain(words);
    expect(meals[0]?.notes).toContain(words);
    expect(meals[0]?.confidence).toBeLessThan(0.7);
  });

  it.each([
    "200g rice, ate half",
    "200g rice, 300 kcal",
    "200g rice, we split the bill",
    "burned 300 kcal, had 200g rice",
  ])("is not reported if it is used or says something else: %s", (message) => {
    expect(read(message).unmatched.join()).not.toMatch(/half|kcal|split/);
  });

  it("makes a recipe doubtful if it has more figures than a yield and a share", () => {
    const cake = "cake: 400g rice, 200g cheese, 2 eggs. Makes 10,";
    const confidence = (share: string) => read(`${cake} ${share}`).meals[0]?.confidence;
    expect(confidence("took two, gave one to my sister")).toBeLessThan(0.7);
    expect(confidence("took two")).toBeGreaterThan(
      confidence("took two, gave one to my sister") ?? 1,
    );
  });
});
