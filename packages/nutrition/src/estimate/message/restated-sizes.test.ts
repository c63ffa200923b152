import { expect, it } from "vitest";
import { estimateMeals } from "../estimate-meals.ts";
import { buildFoodIndex } from "../index.ts";
import { readFoods, writtenAt } from "../test-foods.ts";

const index = buildFoodIndex(
  readFoods(`
Latte | 54 3 5 2 | *cup 240
Scone | 362 6 50 15 | *piece 70
`),
);
const read = (message: string) =>
  estimateMeals(message, index, writtenAt).meals.flatMap(({ items }) =>
    items.map(({ food, grams }) => `${food.name} ${grams}`),
  );

it.each([
  ["a large latte no wait medium", "a medium latte"],
  ["a large latte, sorry, a small one and a scone", "a small latte and a scone"],
  ["a small latte and a scone. Actually large", "a large latte and a scone"],
])("replaces the size of a food: %s", (message, corrected) => {
  expect(read(message)).toEqual(read(corrected));
});

it("reads another amount for each size", () => {
  const sizes = ["a small latte", "a medium latte", "a large latte"];
  expect(new Set(sizes.flatMap(read)).size).toBe(sizes.length);
});
