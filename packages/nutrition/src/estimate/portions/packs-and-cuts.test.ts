import { describe, expect, it } from "vitest";
import type { Food } from "../../food.ts";
import { nutrientAmounts } from "../../totals.ts";
import { estimateMeals } from "../estimate-meals.ts";
import { buildFoodIndex } from "../index.ts";
import { writtenAt } from "../test-foods.ts";

const food = (name: string, portions: Readonly<Record<string, number>>, kcal = 120): Food => ({
  id: name,
  name,
  aliases: [],
  per100g: nutrientAmounts({ calories_kcal: kcal, carbs_g: 15 }),
  portions: Object.entries(portions).map(([label, grams]) => ({ label, grams })),
  defaultPortion: null,
  source: { dataset: "test", id: name },
});

const index = buildFoodIndex([
  food("Barley soup", { cup: 240, "can (10.5 oz), prepared": 600 }),
  food("Soup, barley, canned, chunky, ready-to-serve", { cup: 240, "can (19 oz)": 539 }),
  food("Chard, frozen, cooked", { cup: 170, "package (10 oz) yields": 215 }),
  food("Mushroom pizza", { slice: 100, pizza: 800 }),
  food('PIZZA BARN 12" Mushroom Pizza', { slice: 70, pizza: 560 }),
  food('PIZZA BARN 14" Mushroom Pizza', { slice: 110, pizza: 880 }),
  food("Plum pie", { slice: 150, pie: 1200 }),
  food("Pie, plum, commercially prepared", { 'piece (1/6 of 8" pie)': 117 }),
  food("Winter melon", { melon: 1600 }),
  food("Deep dish ham pizza", { slice: 120, pizza: 900, bagel: 200, "English muffin": 110 }),
  food("Bagel", { bagel: 105 }),
  food("Sesame brittle", {}, 480),
  food("Candies, sesame nougat bar", {}, 450),
  food("Braised burdock", {}, 60),
  food("Ham sandwich", { regular: 120, large: 180, slice: 40 }),
  { ...food("Wild berry", { cup: 150, berry: 2 }), defaultPortion: 0 },
  food("Eel roll", { "roll, 8 pieces": 240, piece: 30 }),
  food("Smoked wings", { wing: 35 }),
  food("Popcorn, microwave", { bag: 85, cup: 8 }),
  food("Canned cowpeas", { cup: 170, "can, drained": 250 }),
  food("Popcorn, kettle", { "medium bag": 57, cup: 11 }),
]);

const itemsOf = (message: string) =>
  estimateMeals(message, index, writtenAt).meals.flatMap((meal) => meal.items);

const told = (message: string) => itemsOf(message).map((item) => [item.food.name, item.grams]);

describe("chooses the food and portion of the stated package size", () => {
  it.each([
    ["a 19 oz can of barley soup", "Soup, barley, canned, chunky, ready-to-serve", 538.7],
    ["two 19 oz cans of barley soup", "Soup, barley, canned, chunky, ready-to-serve", 1077.3],
    ["a can of barley soup", "Barley soup", 600],
    ["19 oz of barley soup", "Barley soup", 538.7],
    ["a 10 oz package of frozen chard, cooked", "Chard, frozen, cooked", 215],
    ["a medium bag of popcorn", "Popcorn, kettle", 57],
    ["a bag of popcorn", "Popcorn, microwave", 85],
  ])("%s is %s, %d g", (message, name, grams) => {
    expect(told(message)).toEqual([[name, grams]]);
  });
});

describe("leaves out the liquid of a weighed can", () => {
  it.each([
    ["a 400 g can of cowpeas", 240],
    ["400 g can of cowpeas", 240],
    ["two 400 g cans of cowpeas", 480],
    ["a 240 g can of cowpeas", 240],
    ["400 g of cowpeas", 400],
  ])("%s: %d g", (message, grams) => {
    expect(itemsOf(message).map((item) => item.grams)).toEqual([grams]);
  });
});

describe("takes no single piece for a container or handful of them", () => {
  it.each([
    ["a packet of wild berries", "Wild berry", 150],
    ["a packet of wild berry", "Wild berry", 150],
    ["3 handfuls of wild berries", "Wild berry", 237.6],
    ["4 wild berries", "Wild berry", 8],
    ["20 wings smoked", "Smoked wings", 700],
  ])("%s is %s, %d g", (message, name, grams) => {
    expect(told(message)).toEqual([[name, grams]]);
  });
});

describe("counts the pieces of a food that is sold in so many pieces", () => {
  it.each([
    ["6 eel rolls", 180],
    ["2 eel rolls", 480],
    ["an eel roll", 240],
    ["6 pieces of eel roll", 180],
  ])("%s: %d g", (message, grams) => {
    expect(itemsOf(message).map((item) => item.grams)).toEqual([grams]);
  });
});

describe("chooses the food and portion of the stated diameter", () => {
  it.each([
    ["a 12 inch mushroom pizza from Pizza Barn", 'PIZZA BARN 12" Mushroom Pizza', 560],
    ["a slice of a 14 inch mushroom pizza from Pizza Barn", 'PIZZA BARN 14" Mushroom Pizza', 110],
    ['a slice of Pizza Barn 12" mushroom pizza', 'PIZZA BARN 12" Mushroom Pizza', 70],
    ["a slice of mushroom pizza measuring 16 inches", "Mushroom pizza", 100],
    ["a slice of mushroom pizza", "Mushroom pizza", 100],
  ])("%s is %s, %d g", (message, name, grams) => {
    expect(told(message)).toEqual([[name, grams]]);
  });
});

describe("chooses the portion of the stated cut", () => {
  it.each([
    ["a slice of plum pie, one-sixth of an 8-inch pie", "Pie, plum, commercially prepared", 117],
    ["a serving of plum pie, 1/6 of an 8 inch pie", "Pie, plum, commercially prepared", 117],
    ["a slice of plum pie from a 9-inch pie", "Plum pie", 150],
    ["a slice of plum pie", "Plum pie", 150],
    ["a piece of winter melon", "Winter melon", 200],
    ["a small piece of winter melon", "Winter melon", 200],
  ])("%s is %s, %d g", (message, name, grams) => {
    expect(told(message)).toEqual([[name, grams]]);
  });
});

describe("reads the bread base of a pizza", () => {
  it.each([
    ["half a bagel topped with deep dish ham pizza", "Deep dish ham pizza", 100],
    ["deep dish ham pizza served on a bagel", "Deep dish ham pizza", 200],
    ["half an English muffin topped with deep dish ham pizza", "Deep dish ham pizza", 55],
  ])("%s is %s, %d g", (message, name, grams) => {
    expect(told(message)).toEqual([[name, grams]]);
  });

  it("reads bread and pizza as two foods if each has an amount", () => {
    expect(told("a bagel and a slice of deep dish ham pizza")).toEqual([
      ["Bagel", 105],
      ["Deep dish ham pizza", 120],
    ]);
  });
});

it("reads 'substantial' as the size 'large'", () => {
  expect(told("a substantial ham sandwich")).toEqual([["Ham sandwich", 180]]);
});

describe("assumes a reference serving for foods without portions", () => {
  it.each([
    ["some sesame brittle", 30],
    ["two servings of sesame brittle", 60],
    ["10 sesame brittles", 30],
    ["a sesame nougat bar", 40],
    ["braised burdock", 100],
  ])("%s is %d g", (message, grams) => {
    expect(itemsOf(message).map((item) => [item.grams, item.portion.isStated])).toEqual([
      [grams, false],
    ]);
  });
});
