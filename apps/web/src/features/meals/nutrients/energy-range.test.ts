import { defaultUnits } from "@morsel/nutrition";
import { expect, test } from "vitest";
import { sampleItem, sampleMacros, sampleMeal } from "../../../testing/sample-meals.ts";
import { describeRange, rangeOfMeals } from "./energy-range.ts";

const mealOf = (calories_kcal: number | null, range: readonly [number, number] | null) =>
  sampleMeal({
    id: "m",
    macros: sampleMacros({ calories_kcal }),
    energy_range: range && { low_kcal: range[0], high_kcal: range[1] },
  });
const textOf = (...meals: readonly ReturnType<typeof mealOf>[]) =>
  describeRange(rangeOfMeals(meals), defaultUnits)?.replaceAll("\u00a0", " ");

test("one meal has its own range", () => {
  expect(textOf(mealOf(540.4, [460, 640]))).toBe("≈ 540 (460–640)");
});

test("the distances to the bounds of several meals are combined as the root of their sum of squares", () => {
  expect(textOf(mealOf(500, [470, 560]), mealOf(1000, [960, 1080]))).toBe("≈ 1,500 (1,450–1,600)");
});

test("the lower bound is not below 0", () => {
  expect(textOf(mealOf(5, [-10, 30]))).toBe("≈ 5 (0–30)");
});

test("no range is shown if it has no width, or if an energy or a range is unknown", () => {
  expect(textOf(mealOf(350, [350, 350]))).toBeUndefined();
  expect(textOf(mealOf(540, [460, 640]), mealOf(null, null))).toBeUndefined();
  expect(textOf(mealOf(540, null))).toBeUndefined();
  const unknown = sampleItem({ macros: sampleMacros({ calories_kcal: null }) });
  expect(textOf({ ...mealOf(540, [460, 640]), items: [unknown] })).toBeUndefined();
});
