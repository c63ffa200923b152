import { describe, expect, it } from "vitest";
import { estimateMeals } from "../estimate-meals.ts";
import { testIndex, writtenAt } from "../test-foods.ts";

const energies = (message: string) =>
  estimateMeals(message, testIndex, writtenAt).meals.flatMap(({ items }) =>
    items.map(({ food, nutrients }) => [food.name, Math.round(nutrients.calories_kcal ?? 0)]),
  );
const total = (message: string) =>
  energies(message).reduce((sum, [, kcal]) => sum + Number(kcal), 0);

describe("figures after several foods", () => {
  it.each([
    ["a bagel and a banana. 450 kcal", 450],
    ["a bagel with butter\n2 eggs\n700 kcal", 700],
    ["bagel. 310 kcal", 310],
    ["a bagel with a banana, 390 kcal", 390],
    ["a bagel and 2 eggs, 500 kcal", 500],
    ["a bagel and a banana, 700 kcal", 700],
    ["bagel 300 kcal, banana 90 kcal. 390 kcal", 390],
    ["bagel 300 kcal and 2 eggs. 450 kcal", 750],
    ["bagel 300 kcal, banana 90 kcal, black tea. total 391 kcal", 390],
  ])("are of all foods without their own: %s", (message, kcal) => {
    expect(total(message)).toBe(kcal);
  });

  it.each([
    ["a bagel with a banana, 105 kcal", 105],
    ["a bagel and a banana, 120 kcal", 120],
    ["a bagel 280 kcal, an egg and a banana, 190 kcal", 190],
  ])("are of the last food if they fit it: %s", (message, kcal) => {
    expect(energies(message).at(-1)).toEqual(["Banana", kcal]);
  });

  it("stay a food of their own if every food has some", () => {
    expect(total("bagel 300 kcal. 450 kcal")).toBe(750);
  });
});
