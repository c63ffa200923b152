import { expect, it } from "vitest";
import { estimateMeals } from "../estimate-meals.ts";
import { testIndex, writtenAt } from "../test-foods.ts";

const gramsOf = (message: string) =>
  estimateMeals(message, testIndex, writtenAt).meals.flatMap(({ items }) =>
    items.map(({ food, grams }) => `${food.name} ${grams}`),
  );

it.each([
  ["rice 180, cheddar cheese 40", ["White rice, cooked 180", "Cheddar cheese 40"]],
  ["rice 180, butter 5", ["White rice, cooked 180", "Butter 5"]],
  ["rice 100g and 40 cheddar cheese", ["White rice, cooked 100", "Cheddar cheese 40"]],
])("%s: several numbers without a unit are grams", (message, grams) => {
  expect(gramsOf(message)).toEqual(grams);
});

it("keeps a count of pieces after a food", () => {
  expect(gramsOf("egg 5, rice 180")).not.toContain("Egg 5");
});

it("keeps a count of pieces before a food", () => {
  expect(gramsOf("24 eggs and 100g rice")).not.toContain("Egg 24");
});
