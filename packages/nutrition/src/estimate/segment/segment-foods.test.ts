import { describe, expect, it } from "vitest";
import { estimateMeals } from "../estimate-meals.ts";
import { buildFoodIndex } from "../index.ts";
import { readFoods, testFoods, writtenAt } from "../test-foods.ts";

const kitchen = readFoods(`
Apple juice | 46 0 11 0 | *glass 248, juice box 209
Bottled iced tea; Snapple iced tea | 45 0 11 0 | *bottle 496
Tortellini with meat; meat tortellini | 190 8 25 6 | *cup 190
White bread; bread | 266 9 49 3 | *slice 28
Cheese bread | 300 11 45 8 | *slice 28
Ham | 120 17 2 5 | *slice 28
Ham and cheese sandwich | 240 15 24 10 | *sandwich 135
Sandwich | 287 12 34 12 | *sandwich 115
Burrito with egg | 240 11 20 13 | *burrito 180
Chicken salad; salad with chicken | 100 13 2 5 | *salad 280
Avocado | 160 2 9 15 | *whole 150
Quarter Pounder with cheese | 260 15 20 13 | *burger 200
Cheeseburger | 250 13 19 13 | *cheeseburger 165
Fig bar | 348 4 71 7 | *bar 16, package 57
Baked potato; potato | 93 3 21 0 | *medium 173
Cupcake; cupcake with icing | 390 4 55 18 | *cupcake 75
White icing; icing | 400 0 67 16 | *serving 36
Tomato soup; soup | 32 1 7 0 | *cup 245
Salad | 20 1 4 0 | *bowl 100
Egg butter | 383 8 1 39 | *serving 40
Rice salad; rice salad with tuna | 170 4 22 7 | *serving 250
`);
const index = buildFoodIndex([...testFoods, ...kitchen]);
const gramsOf = (message: string) =>
  estimateMeals(message, index, writtenAt).meals.flatMap(({ items }) =>
    items.map(({ food, grams }) => [food.name, grams]),
  );
const foodsOf = (message: string) => gramsOf(message).map(([name]) => name);

describe("does not read the name of a container as a food", () => {
  it.each([
    ["a juice box of apple juice", [["Apple juice", 209]]],
    [
      "a Snapple bottle of iced tea and an egg",
      [
        ["Bottled iced tea", 496],
        ["Egg", 50],
      ],
    ],
    ["a bowl of meat-filled tortellini", [["Tortellini with meat", 190]]],
  ])("%s", (message, expected) => {
    expect(gramsOf(message).map(([name]) => name)).toEqual(expected.map(([name]) => name));
  });
});

describe("does not read a remark on a food as another food", () => {
  it.each([
    ["an avocado the size of an egg", [["Avocado", 150]]],
    ["a cupcake similar to a bagel", [["Cupcake", 75]]],
    ["a fresh cupcake, savoring every bite of my 1 cupcake", [["Cupcake", 75]]],
    ["an avocado, enjoying one fruit of each", [["Avocado", 150]]],
    ["a burger with a weight of 200 g", [["Hamburger", 200]]],
    ["a pizza free of butter", [["Pizza", 107]]],
  ])("%s", (message, expected) => {
    expect(gramsOf(message)).toEqual(expected);
  });

  it("reads a food that is only mentioned in a remark", () => {
    expect(foodsOf("I savored every bite of my cupcake")).toEqual(["Cupcake"]);
  });
});

describe("reads adjectives separated by a comma as one amount", () => {
  it.each([
    ["a large, crisp apple", [["Apple", 220]]],
    ["a small, ripe banana", [["Banana", 101]]],
  ])("%s", (message, expected) => {
    expect(gramsOf(message)).toEqual(expected);
  });
});

describe("does not read a preparation as a food", () => {
  it.each(["134 g of battered", "a cup of boiled and drained", "a slice of strained"])(
    "%s",
    (message) => {
      expect(foodsOf(message)).toEqual([]);
    },
  );
});

describe("ignores an article without a food after it", () => {
  it.each([
    ["cheddar cheese as a snack", [["Cheddar cheese", 21]]],
    ["an apple as a light afternoon treat", [["Apple", 180]]],
    ["a fresh, ripe banana", [["Banana", 118]]],
  ])("%s", (message, expected) => {
    expect(gramsOf(message)).toEqual(expected);
  });
});

describe("reads the bread of a sandwich as part of it", () => {
  it.each([
    ["a ham and cheese sandwich, served on white bread", ["Ham and cheese sandwich"]],
    ["a sandwich and a slice of white bread", ["Sandwich", "White bread"]],
  ])("%s", (message, expected) => {
    expect(foodsOf(message)).toEqual(expected);
  });
});

describe("separates the foods of a list", () => {
  it.each([
    ["eggs, bread, butter", ["Egg", "White bread", "Butter"]],
    ["bread and cheese", ["White bread", "Cheddar cheese"]],
    ["macaroni and cheese", ["Macaroni and cheese"]],
    ["rice and salad", ["White rice, cooked", "Salad"]],
    ["rice salad", ["Rice salad"]],
    ["2 eggs on bread with butter", ["Egg", "White bread", "Butter"]],
    ["ham and cheese sandwich", ["Ham and cheese sandwich"]],
    ["a salad with chicken, avocado and an egg", ["Chicken salad", "Avocado", "Egg"]],
  ])("%s", (message, expected) => {
    expect(foodsOf(message)).toEqual(expected);
  });
});

describe("counts a food that is mentioned twice once", () => {
  it.each([
    ["a package of fig bars, which held two bars", ["Fig bar"]],
    ["a boiled egg, specifically one egg, and a banana", ["Egg", "Banana"]],
    ["an apple, apple juice", ["Apple", "Apple juice"]],
    [
      "I made a sandwich using two slices of white bread and a tablespoon of peanut butter",
      ["White bread", "Peanut butter"],
    ],
    // The bread of a sandwich is not among them, so the sandwich stays.
    [
      "a sandwich with a slice of ham and a slice of cheddar cheese",
      ["Sandwich", "Ham", "Cheddar cheese"],
    ],
  ])("%s", (message, expected) => {
    expect(foodsOf(message)).toEqual(expected);
  });
});

describe("does not read a description of a food as a food", () => {
  it.each([
    ["a freshly baked chocolate surprise, a banana", ["Banana"]],
    ["a regular cupcake with a thick icing and a cup of coffee", ["Cupcake", "Coffee"]],
    ["I opted for a cheeseburger and a cup of coffee", ["Cheeseburger", "Coffee"]],
    ["a cup of coffee, a lovely treat", ["Coffee"]],
  ])("%s", (message, expected) => {
    expect(foodsOf(message)).toEqual(expected);
  });
});

it("a food with an article after a comma is a food of its own", () => {
  expect(foodsOf("a glass of juice, an apple")).not.toContain("Apple juice");
  expect(foodsOf("a glass of apple juice")).toEqual(["Apple juice"]);
});
