import { describe, expect, it } from "vitest";
import { estimateMeals } from "../estimate-meals.ts";
import { testIndex, writtenAt } from "../test-foods.ts";

const itemsOf = (message: string) =>
  estimateMeals(message, testIndex, writtenAt).meals.flatMap(({ items }) => items);
const energies = (message: string) =>
  itemsOf(message).map(({ nutrients }) => Math.round(nutrients.calories_kcal ?? 0));

describe("a bare number after a food", () => {
  it.each([
    ["of one food that would be far more than a portion", "bagel, 390", [390]],
    ["in brackets", "bagel (390)", [390]],
    [
      "of foods whose usual energies are closer than their usual grams",
      "bagel 300, banana 90",
      [300, 90],
    ],
    ["next to a food with an energy", "bagel 300 kcal, banana 95", [300, 95]],
  ])("is an energy: %s", (_, message, expected) => {
    expect(energies(message)).toEqual(expected);
  });

  it.each(["bagel 105, banana 118", "banana 120 g, bagel 100"])("is grams: %s", (message) => {
    const grams = message.match(/\d+/g)?.map(Number);
    expect(itemsOf(message).map((item) => item.grams)).toEqual(grams);
  });
});
