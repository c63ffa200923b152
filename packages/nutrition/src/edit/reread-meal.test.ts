import { describe, expect, it } from "vitest";
import { estimateMeals } from "../estimate/estimate-meals.ts";
import type { FoodMention } from "../estimate/food-mention.ts";
import { buildFoodIndex } from "../estimate/index.ts";
import { testFoods } from "../estimate/test-foods.ts";
import type { MealEstimate } from "../meal.ts";
import { sumNutrients } from "../totals.ts";
import { rereadMeal as replaceItems } from "./index.ts";

const index = buildFoodIndex(testFoods);
const written = { nowMs: 1_777_809_600_000, timeZone: "UTC" };

function mealOf(message: string): MealEstimate {
  const [meal] = estimateMeals(message, index, written).meals;
  if (!meal) throw new Error("No meal");
  return meal;
}

const rereadMeal = (meal: MealEstimate, mentions: readonly FoodMention[]) =>
  replaceItems(meal, estimateMeals([{ mentions }], index, written));

describe("replaceItems", () => {
  it("replaces the items and keeps the meal type, time and description", () => {
    const meal = mealOf("for breakfast 10 g butter and 2 zorblats");
    const outcome = rereadMeal(meal, [
      { words: "butter", amount: 10, unit: "g" },
      { words: "eggs", amount: 2, text: "2 zorblats" },
    ]);
    if (outcome.kind !== "changed") throw new Error(outcome.kind);
    expect(outcome.operations).toEqual([]);
    expect(outcome.changes).toEqual([
      { kind: "item", before: null, after: expect.objectContaining({ grams: 100 }) },
      expect.objectContaining({ kind: "title" }),
      { kind: "not-counted", before: "2 zorblats", after: null },
    ]);
    const { items, nutrients, title, confidence, notes, unmatched, ...kept } = outcome.meal;
    expect(kept).toMatchObject({
      mealType: "breakfast",
      consumedAtMs: meal.consumedAtMs,
      description: meal.description,
    });
    expect(unmatched).toBeUndefined();
    expect(notes).not.toContain("zorblat");
    expect(nutrients.calories_kcal).toBeCloseTo(
      sumNutrients(items.map((item) => item.nutrients)).amounts.calories_kcal ?? 0,
      2,
    );
  });

  it("lists a replaced food as one change", () => {
    const meal = mealOf("200 g coffee");
    const stated = { words: "cola", amount: 200, unit: "g", text: "200 g coffee" };
    const outcome = rereadMeal(meal, [stated]);
    expect(outcome).toMatchObject({
      kind: "changed",
      changes: [{ kind: "item", before: { name: "Coffee" }, after: { name: "Cola" } }, {}],
    });
  });

  it("keeps a title that the user gave", () => {
    const meal = { ...mealOf("10 g butter"), title: "Midnight" };
    const outcome = rereadMeal(meal, [{ words: "butter", amount: 20, unit: "g" }]);
    expect(outcome).toMatchObject({ kind: "changed", meal: { title: "Midnight" } });
  });

  it.each([
    ["there are no mentions", []],
    ["the mentions match no food", [{ words: "qqqq" }]],
  ])("refuses the change if %s", (_, mentions) => {
    const outcome = rereadMeal(mealOf("10 g butter"), mentions);
    expect(outcome).toMatchObject({ kind: "refused", refusal: "unread" });
  });

  it("refuses the change if the items are the same", () => {
    const meal = mealOf("10 g butter");
    const outcome = rereadMeal(meal, [{ words: "butter", amount: 10, unit: "g" }]);
    expect(outcome).toMatchObject({ kind: "refused", refusal: "changes-nothing" });
  });
});
