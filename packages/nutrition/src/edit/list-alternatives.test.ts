import { describe, expect, it } from "vitest";
import { estimateMeals } from "../estimate/estimate-meals.ts";
import { buildFoodIndex } from "../estimate/match/food-index.ts";
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

describe("the choices of an item", () => {
  it("are the foods that are likest its words, best first", () => {
    expect(names(readItem("a coffee"))).toEqual(["Coffee", "Coffee with milk"]);
    expect(names(readItem("2 slices of whole wheat toast")).slice(0, 2)).toEqual([
      "Whole wheat toast",
      "Whole wheat bread",
    ]);
  });

  it("are five at most, each once, with the chosen food among them", () => {
    const item = { ...readItem("a chicken breast"), food: { id: "zigni", name: "Zigni" } };
    const foods = names({ ...item, words: "milk cheese chicken toast butter salad" });
    expect(foods).toHaveLength(5);
    expect(new Set(foods).size).toBe(5);
    expect(foods.at(-1)).toBe("Zigni");
  });

  it("come with the portions of the chosen food", () => {
    expect(
      listAlternatives(readItem("a banana"), testIndex).portions.map(({ label }) => label),
    ).toEqual(["medium", "large", "small", "cup, sliced"]);
  });

  it("of a food that the table has no longer are those like it, and no portions", () => {
    const without = buildFoodIndex(testFoods.filter(({ id }) => id !== "coffee"));
    expect(listAlternatives(readItem("a coffee"), without)).toMatchObject({
      foods: [{ name: "Coffee with milk" }],
      portions: [],
    });
  });
});

describe("the foods suggested for words", () => {
  it.each([
    ["a glass of zorblat milk", "Milk"],
    ["2 slices of zorblat toast", "White toast"],
  ])("%j are at most three, nearest first, without regard to the amount", (words, nearest) => {
    const foods = suggestFoods(words, testIndex);
    expect(foods.length).toBeLessThanOrEqual(3);
    expect(foods[0]?.name).toBe(nearest);
  });

  it.each(["zorblat", "", "3", "100 g"])("%j are none", (words) => {
    expect(suggestFoods(words, testIndex)).toEqual([]);
  });
});
