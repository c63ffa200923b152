import { describe, expect, it } from "vitest";
import { estimateMeals } from "../estimate/estimate-meals.ts";
import { buildFoodIndex } from "../estimate/index.ts";
import { testFoods, testIndex, writtenAt } from "../estimate/test-foods.ts";
import type { MealItem } from "../meal.ts";
import { listAlternatives, suggestFoods } from "./list-alternatives.ts";

function readItem(message: string): MealItem {
  const item = estimateMeals(message, testIndex, writtenAt).meals[0]?.items[0];
  if (!item) throw new Error(`"${message}" is no food`);
  return item;
}

const names = (item: MealItem, index = testIndex) =>
  listAlternatives(item, index).foods.map(({ name }) => name);

describe("listAlternatives", () => {
  it("returns the foods most similar to the item's words, best first", () => {
    expect(names(readItem("a coffee"))).toEqual(["Coffee", "Coffee with milk"]);
    expect(names(readItem("2 slices of whole wheat toast")).slice(0, 2)).toEqual([
      "Whole wheat toast",
      "Whole wheat bread",
    ]);
  });

  it("returns at most five different foods, including the chosen food", () => {
    const item = { ...readItem("a chicken breast"), food: { id: "zigni", name: "Zigni" } };
    const foods = names({ ...item, words: "milk cheese chicken toast butter salad" });
    expect(foods).toHaveLength(5);
    expect(new Set(foods).size).toBe(5);
    expect(foods.at(-1)).toBe("Zigni");
  });

  it("returns the portions of the chosen food", () => {
    expect(
      listAlternatives(readItem("a banana"), testIndex).portions.map(({ label }) => label),
    ).toEqual(["medium", "large", "small", "cup, sliced"]);
  });

  it("returns similar foods and no portions for a food that the table no longer has", () => {
    const without = buildFoodIndex(testFoods.filter(({ id }) => id !== "coffee"));
    expect(listAlternatives(readItem("a coffee"), without)).toMatchObject({
      foods: [{ name: "Coffee with milk" }],
      portions: [],
    });
  });
});

describe("suggestFoods", () => {
  it.each([
    ["a glass of zorblat milk", "Milk"],
    ["2 slices of zorblat toast", "White toast"],
  ])("returns at most three foods for %j, best first, ignoring the amount", (words, nearest) => {
    const foods = suggestFoods(words, testIndex);
    expect(foods.length).toBeLessThanOrEqual(3);
    expect(foods[0]?.name).toBe(nearest);
  });

  it.each(["zorblat", "", "3", "100 g"])("returns no foods for %j", (words) => {
    expect(suggestFoods(words, testIndex)).toEqual([]);
  });
});
