import { expect, it } from "vitest";
import { estimateMeals } from "../estimate-meals.ts";
import { buildFoodIndex } from "../index.ts";
import { readFoods, writtenAt } from "../test-foods.ts";

const index = buildFoodIndex(
  readFoods(`
Beef | 230 26 0 14 | *serving 85
Mint | 70 4 15 1 | *sprig 2
Beef stew | 107 9 7 5 | *bowl 255
Spinach | 30 3 4 0 | *serving 90
Ricotta | 148 11 5 11 | *serving 60
Cheese ravioli; ravioli | 173 8 22 6 | *serving 160
Manicotti with ricotta and spinach | 153 8 12 8 | *serving 235
Pork | 192 28 0 8 | *serving 85
Dumplings; dumpling | 200 8 24 8 | *piece 25
Egg; eggs | 147 13 1 10 | *whole 50
Miso soup | 24 2 3 1 | *bowl 245
Bacon | 468 34 2 35 | *rasher 8
Apple pie | 296 2 43 13 | *slice 125
Bagel | 264 11 52 1 | *whole 105
Salmon | 206 22 0 12 | *serving 140
Chicken | 164 29 0 5 | *serving 85
Risotto | 124 3 20 3 | *serving 320
Toast | 290 9 54 4 | *slice 25
Tomato soup | 34 1 7 0 | *bowl 245
`),
);
const read = (message: string) =>
  estimateMeals(message, index, writtenAt)
    .meals.flatMap(({ items }) => items)
    .map(({ food, grams, text }) => `${food.name} ${grams} "${text}"`)
    .join(", ");

it.each([
  ["beef and mint stew", 'Beef stew 255 "beef and mint stew"'],
  ["spinach and ricotta ravioli", 'Cheese ravioli 160 "spinach and ricotta ravioli"'],
  ["spinach ricotta ravioli", 'Cheese ravioli 160 "spinach ricotta ravioli"'],
  ["15 pork n chive dumplings", 'Dumplings 375 "15 pork n chive dumplings"'],
  ["a chicken & spinach risotto", 'Risotto 320 "a chicken & spinach risotto"'],
])("reads a dish with its ingredients as one food: %s", (message, foods) => {
  expect(read(message)).toBe(foods);
});

it.each([
  ["egg and miso soup", 'Egg 50 "egg", Miso soup 245 "miso soup"'],
  ["bacon and apple pie", 'Bacon 8 "bacon", Apple pie 125 "apple pie"'],
  ["toast and tomato soup", 'Toast 25 "toast", Tomato soup 245 "tomato soup"'],
  ["salmon and ricotta bagel", 'Salmon 140 "salmon", Ricotta 60 "ricotta", Bagel 105 "bagel"'],
  ["2 eggs and spinach ravioli", 'Egg 100 "2 eggs", Cheese ravioli 160 "spinach ravioli"'],
  [
    "150 g chicken and spinach risotto",
    'Chicken 150 "150 g chicken", Risotto 320 "spinach risotto"',
  ],
])("keeps a food separate from a dish: %s", (message, foods) => {
  expect(read(message)).toBe(foods);
});
