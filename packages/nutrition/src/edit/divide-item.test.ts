import { expect, it } from "vitest";
import { estimateMeals } from "../estimate/estimate-meals.ts";
import { buildFoodIndex } from "../estimate/index.ts";
import { readFoods, testFoods, writtenAt } from "../estimate/test-foods.ts";
import { applyEdit } from "./index.ts";

const foods = readFoods(`
Chicken curry with rice | 154 8 14 7 | *serving 460
Chicken curry | 145 12 5 10 | *serving 240
`);
const index = buildFoodIndex([...testFoods, ...foods]);

it("the parts of a divided dish together weigh as much as the dish", () => {
  const [meal] = estimateMeals("chicken curry with rice", index, writtenAt).meals;
  if (!meal) throw new Error("no meal");
  expect(meal.items.map(({ grams }) => grams)).toEqual([460]);
  const outcome = applyEdit(meal, "half the rice", index, writtenAt);
  if (outcome.kind !== "changed") throw new Error(outcome.kind);
  const [curry, rice] = outcome.meal.items.map(({ grams }) => grams ?? 0);
  expect((curry ?? 0) + 2 * (rice ?? 0)).toBeCloseTo(460, 0);
});
