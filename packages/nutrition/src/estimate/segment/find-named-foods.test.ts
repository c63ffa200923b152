import { expect, it } from "vitest";
import { estimateMeals } from "../estimate-meals.ts";
import { buildFoodIndex } from "../index.ts";
import { readFoods, writtenAt } from "../test-foods.ts";

const index = buildFoodIndex(
  readFoods(`
Egg; eggs | 147 13 1 10 | *whole 50
Bacon | 468 34 2 35 | *rasher 8
Cooked beans; beans | 127 9 23 1 | *serving 90
White toast; toast | 290 9 54 4 | *slice 25
Black tea; tea | 1 0 0 0 | *cup 240
Chicken | 190 29 0 7 | *serving 85
Noodles | 138 5 25 2 | *cup 160
Soup | 49 2 6 2 | *cup 245
Chicken noodle soup | 53 3 6 2 | *cup 245
Beef steak; steak | 229 27 0 13 | *serving 160
Cooked rice; rice | 130 3 28 0 | *cup 158
Garden salad; salad | 24 1 5 0 | *serving 100
Pasta | 157 6 31 1 | *cup 140
Dry pasta | 371 13 75 2 | *serving 75
Pasta with tomato sauce | 120 4 22 2 | *cup 250
Jam | 260 0 65 0 | *tbsp 20
Tomato sauce | 50 1 8 1 | *serving 60
Porridge | 64 2 11 2 | *bowl 240
Rolled oats; oats | 379 13 68 7 | *serving 40
`),
);
const read = (message: string) => {
  const { meals, unmatched } = estimateMeals(message, index, writtenAt);
  const foods = meals.flatMap(({ items }) => items.map(({ food }) => food.name));
  return [...foods, ...unmatched.map((words) => `not counted: ${words}`)].join(", ");
};

it.each([
  ["2 eggs 2 bacon beans toast tea", "Egg, Bacon, Cooked beans, White toast, Black tea"],
  ["2 eggs toast tea beans", "Egg, White toast, Black tea, Cooked beans"],
  ["rice beans grilled beef steak 120 g", "Cooked rice, Cooked beans, Beef steak"],
])("separates a list without commas: %s", (message, foods) => {
  expect(read(message)).toBe(foods);
});

it.each([
  ["2 bowls of chicken noodle soup", "Chicken noodle soup"],
  ["200 g beef steak", "Beef steak"],
])("keeps a dish of several words: %s", (message, food) => {
  expect(read(message)).toBe(food);
});

it.each([
  ["80 g dry pasta with tomato sauce", "Dry pasta, Tomato sauce"],
  ["150 g chicken with beans and salad", "Chicken, Cooked beans, Garden salad"],
])("counts a food without an amount beside a weighed food: %s", (message, foods) => {
  expect(read(message)).toBe(foods);
});

it.each([
  ["200 g soup with beans and rice", "Soup"],
  ["200 g pasta with tomato sauce", "Pasta with tomato sauce"],
])("keeps the components of a weighed dish: %s", (message, food) => {
  expect(read(message)).toBe(food);
});

it("does not count a dish before its weighed ingredients", () => {
  expect(read("50 g bacon and then porridge from 60 g oats")).toBe(
    "Bacon, Rolled oats, not counted: porridge",
  );
});

it.each([
  [
    "2 jam toast",
    [
      ["White toast", 50],
      ["Jam", 40],
    ],
  ],
  [
    "jam toast x2",
    [
      ["White toast", 50],
      ["Jam", 20],
    ],
  ],
  [
    "a slice of jam toast",
    [
      ["White toast", 25],
      ["Jam", 20],
    ],
  ],
])("counts slices of bread, not its spread: %s", (message, foods) => {
  const { meals } = estimateMeals(message, index, writtenAt);
  expect(meals.flatMap(({ items }) => items.map(({ food, grams }) => [food.name, grams]))).toEqual(
    foods,
  );
});
