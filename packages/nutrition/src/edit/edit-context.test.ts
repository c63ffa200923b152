import { expect, it } from "vitest";
import { buildFoodIndex } from "../estimate/index.ts";
import { testFoods, testIndex, writtenAt } from "../estimate/test-foods.ts";
import { createEditContext, phrasingsOnly } from "./edit-context.ts";
import { readMeal } from "./operations/test-meals.ts";

it("the modes of one edit share what they read with the same foods, and only that", () => {
  const mode = { ...phrasingsOnly, caches: new WeakMap() };
  const meal = readMeal("3 eggs");
  const cacheOf = (foods = testIndex) => createEditContext(meal, foods, writtenAt, mode).cache;
  expect(cacheOf()).toBe(cacheOf());
  expect(cacheOf(buildFoodIndex(testFoods))).not.toBe(cacheOf());
});
