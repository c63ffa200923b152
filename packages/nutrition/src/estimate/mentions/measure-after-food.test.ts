import { describe, expect, it } from "vitest";
import type { Food } from "../../food.ts";
import { nutrientAmounts } from "../../totals.ts";
import { estimateMeals } from "../estimate-meals.ts";
import { buildFoodIndex } from "../index.ts";
import { writtenAt } from "../test-foods.ts";

const food = (name: string, portions: Readonly<Record<string, number>>): Food => ({
  id: name,
  name,
  aliases: [],
  per100g: nutrientAmounts({ calories_kcal: 110, protein_g: 4, carbs_g: 15 }),
  portions: Object.entries(portions).map(([label, grams]) => ({ label, grams })),
  defaultPortion: 0,
  source: { dataset: "test", id: name },
});

const index = buildFoodIndex([
  food("Barley stew", { serving: 250, cup: 236.6, bowl: 350 }),
  food("Plum relish", { tbsp: 15, cup: 236.6 }),
  food("Bulgur", { serving: 140 }),
]);

const told = (message: string) =>
  estimateMeals(message, index, writtenAt).meals.flatMap((meal) =>
    meal.items.map((item) => [item.text, item.grams]),
  );

describe("reads a measure after its food", () => {
  it.each([
    ["barley stew ladle", [["barley stew ladle", 120]]],
    [
      "barley stew bowl, bulgur",
      [
        ["barley stew bowl", 350],
        ["bulgur", 140],
      ],
    ],
    ["plum relish dollop", [["plum relish dollop", 16]]],
    // What follows is on the plate as well.
    [
      "barley stew plate with bulgur",
      [
        ["barley stew", 250],
        ["bulgur", 140],
      ],
    ],
    [
      "barley stew box, 2 pieces bulgur",
      [
        ["barley stew", 250],
        ["2 pieces bulgur", 90],
      ],
    ],
    // A package of an unknown size.
    ["plum relish cup", [["plum relish", 15]]],
  ])("%s", (message, items) => {
    expect(told(message)).toEqual(items);
  });
});
