import { expect, it } from "vitest";
import { estimateMeals } from "../estimate-meals.ts";
import { testIndex } from "../test-foods.ts";
import { instantOf } from "./read-time.ts";

const evening = { year: 2025, month: 1, day: 15, hour: 20, minute: 0 };
const context = { nowMs: instantOf(evening, "UTC"), timeZone: "UTC" };

it.each([
  ["my usual starbucks and a banana", 1, ["my usual starbucks"]],
  ["the usual", 0, ["the usual"]],
  ["my regular order and a banana", 1, ["my regular order"]],
  ["usual lunch and a banana", 1, ["usual lunch"]],
  ["my usual pizza", 1, []],
])(
  "reports what a person always has, if its foods are not said: %j",
  (message, items, unmatched) => {
    const { meals, unmatched: words } = estimateMeals(message, testIndex, context);
    expect(meals.flatMap((meal) => meal.items)).toHaveLength(items);
    expect(words).toEqual(unmatched);
  },
);

it("keeps the meal that such words name", () => {
  const [meal] = estimateMeals("usual lunch and a banana", testIndex, context).meals;
  expect(meal?.mealType).toBe("lunch");
});
